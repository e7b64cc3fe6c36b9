// What a viewer holds possible about the hidden cards of one other player: which are in the hand, face down at the end of a
// column, under a Cloak, among the discards that nobody saw, or still in the supply.
//
// Every card of a set that has not been seen since the last shuffle is as likely to be in one hidden place as any other. So
// a world need not say which card lies where, only how many cards of which *origin* do: an origin is what was shuffled into
// the supply together and has not been seen since. Before the first reshuffle there is one origin and one world. Worlds are
// exact, never thinned. Where a set has several copies of a card, each counts as a card of its own.
#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

#include "engine/random.h"
#include "games/gambit/state.h"

namespace regalia::gambit {

class SetBelief {
 public:
  // A single card that lies somewhere. While a card is being turned up two may lie at the end of a column: the earlier
  // one is meant first.
  struct Spot {
    enum class Kind : std::uint8_t { end_of_column, under_cloak };
    Kind kind = Kind::end_of_column;
    std::uint8_t column = 0;
    std::uint8_t place = 0;  // of a Cloak

    bool operator==(const Spot&) const = default;
  };

  // Where the hidden cards are, card by card.
  struct Deal {
    Cards hand;
    Cards supply;
    Cards unseen_discards;
    std::vector<Card> spots;  // as spots() has them
  };

  SetBelief() = default;
  // `cards` are hidden in a hand, discards and spots of these sizes; the rest is the supply.
  SetBelief(Cards cards, int hand, int unseen_discards, std::vector<Spot> spots);

  void draw();                      // a card of the supply came to the hand
  void lay(Spot spot);              // a card of the hand went there
  void show(Spot spot, Card card);  // the card there was seen, and is hidden no longer
  void discard_unseen(Spot spot);   // the card there went to the discards unseen
  void shuffle(Cards seen);         // these and the unseen discards became the supply

  [[nodiscard]] bool has(Spot spot) const;
  [[nodiscard]] const std::vector<Spot>& spots() const { return spots_; }
  [[nodiscard]] Deal sample(Rng& rng) const;

 private:
  struct Origin {
    Cards cards;
    std::uint8_t hand = 0;
    std::uint8_t supply = 0;
    std::uint8_t discards = 0;

    auto operator<=>(const Origin&) const = default;
  };
  struct World {
    std::vector<Origin> origins;      // the oldest first
    std::vector<std::uint8_t> spots;  // of which origin the card is that lies there
    double weight = 1;

    [[nodiscard]] auto key() const { return std::tie(origins, spots); }
  };

  [[nodiscard]] std::size_t index_of(Spot spot) const;
  void remove_spot(std::size_t index);
  // Every world becomes one for each origin that `weigh(world, origin)` gives a weight; `change` makes it so.
  template <class Weigh, class Change> void spread(Weigh weigh, Change change);
  void tidy();

  std::vector<Spot> spots_;
  std::vector<World> worlds_{World{}};
};

}  // namespace regalia::gambit
