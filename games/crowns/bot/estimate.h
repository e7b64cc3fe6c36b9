// What hands promise, compared with each other: quick enough to be asked many times in every imagined turn.
#pragma once

#include <array>

#include "games/crowns/bot/value.h"
#include "games/crowns/rules.h"

namespace regalia::crowns {

inline constexpr double kNothing = -1e9;  // worse than all there is

// The best so far.
template <class What> struct Best {
  What what{};
  double worth = kNothing;

  void consider(What other, double value) {
    if (value <= worth) return;
    what = other;
    worth = value;
  }
};

class Estimate {
 public:
  Estimate(const Rules& rules, const State& state);

  [[nodiscard]] Holding holding(Seat seat) const {
    return {rules_, state_.hands[at(seat)], seat, board_.ravens[at(seat)]};
  }
  // Of a seat's hand, or of what it would become.
  [[nodiscard]] double worth(Seat seat) const { return worth(seat, holding(seat)); }
  [[nodiscard]] double worth(Seat seat, const Holding& hand) const {
    return hand.prospects(rounds_, rivals_[at(seat)]);
  }
  [[nodiscard]] double worth_with(Seat seat, Holding hand, Card card) const {
    hand.add(card);
    return worth(seat, hand);
  }
  [[nodiscard]] double worth_without(Seat seat, Holding hand, Card card) const {
    hand.take(card);
    return worth(seat, hand);
  }

  // The hand of a seat after it has given what lies before it for what lies before another.
  [[nodiscard]] Holding after_exchange(Seat seat, Seat other) const;

  // What a seat offers, of those cards: what helps itself most if it is taken; of that, what is wanted more.
  struct Offered {
    Card card = kNoCard;
    double brings = kNothing;  // what the active player's hand is worth with it
  };
  // The hands as they would be after the exchange but for that card.
  [[nodiscard]] Offered best_offer(Seat seat, const Holding& hand, const Cards& cards, Seat active,
                                   const Holding& hand_of_active) const;

  // What it brings one to be victorious over another, and costs the other.
  struct Prize {
    Card card = kNoCard;  // none: a guest
    double gain = 0;
    double loss = 0;
  };
  [[nodiscard]] Prize prize(Seat victor, Seat loser) const;

 private:
  // The card of the loser that the victor takes, if he takes one.
  [[nodiscard]] Prize best_card(Seat victor, Seat loser) const;

  const Rules& rules_;
  const State& state_;
  const Board& board_;
  double rounds_;
  std::array<Holding::Rivals, kSeatLimit> rivals_{};
};

}  // namespace regalia::crowns
