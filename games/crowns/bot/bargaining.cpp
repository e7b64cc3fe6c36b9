#include "games/crowns/bot/bargaining.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace regalia::crowns {
namespace {

constexpr double kSlight = 0.5;      // not worth speaking of
constexpr double kWorthATry = -1.5;  // what ravens may still make good
constexpr int kMostAsked = 2;        // ravens, in an answer

class Bargainer {
 public:
  Bargainer(const Rules& rules, const View<Rules>& view, Appraiser& appraiser)
      : rules_(rules), view_(view), seen_(view.seen), board_(view.seen.board), appraiser_(appraiser) {}

  [[nodiscard]] Chosen choose() {
    if (seen_.draft) return go_on_with_draft();
    for (const TalkDeal& deal : seen_.deals)
      if (deal.id.number != 0 && deal.to_answer().has(view_.viewer)) return answer(deal);
    if (const std::optional<Move> draft = begin()) return *draft;
    return rest();
  }

 private:
  [[nodiscard]] bool may(Move move) const { return covers(view_.moves, move); }
  [[nodiscard]] Chosen rest() const {
    const Move done = move_of(MoveKind::done);
    return may(done) ? done : move_of(MoveKind::close);
  }

  static std::string points(double gain) {
    const auto count = static_cast<int>(std::lround(std::abs(gain)));
    return count == 1 ? "a point" : std::to_string(count) + " points";
  }

  [[nodiscard]] Chosen answer(const TalkDeal& deal) const {
    const Seat partner = deal.id.parties.other(view_.viewer);
    const int revision = static_cast<int>(deal.revision);
    const Move agree = move_of(MoveKind::agree, partner, deal.id.number, revision);
    const Move refuse = move_of(MoveKind::refuse, partner, deal.id.number, revision);
    if (!may(agree)) return {refuse, "I do not have that to give."};
    const double gained = appraiser_.gain(deal.clauses, partner);
    if (gained >= kEnoughGain / 2)
      return {agree, gained >= kSlight ? "Agreed: that is worth about " + points(gained) + " to me."
                                       : "Agreed: it costs me nothing."};
    const Move counter = move_of(MoveKind::counter, partner, deal.id.number);
    if (deal.revision == 1 && may(counter) && gained > kWorthATry && board_.ravens[at(partner)] > 0 &&
        wants_ravens(deal.clauses, partner))
      return counter;
    return {refuse,
            gained > -kSlight ? "No: that brings me nothing." : "No: that would cost me about " + points(gained) + "."};
  }

  // Whether a raven or two of the other would make it good.
  [[nodiscard]] bool wants_ravens(const Clauses& clauses, Seat partner) const {
    for (const Clause& clause : clauses)
      if (clause.kind == ClauseKind::ravens) return false;
    return !clauses.full() && with_ravens(clauses, partner) >= kEnoughGain;
  }
  [[nodiscard]] double with_ravens(Clauses clauses, Seat partner) const {
    clauses.push_back(Clause::gives_ravens(partner, std::min<int>(kMostAsked, board_.ravens[at(partner)])));
    return appraiser_.gain(clauses, partner);
  }

  // Nothing: there is no deal worth proposing.
  [[nodiscard]] std::optional<Move> begin() {
    const bool active = view_.viewer == board_.turn;
    if (active && board_.done.has(view_.viewer)) return std::nullopt;
    if (!active && seen_.deals[at(view_.viewer)].id.number != 0) return std::nullopt;  // one proposal in these talks
    if (!active) {
      const Move draft = move_of(MoveKind::draft, board_.turn);
      if (!may(draft)) return std::nullopt;
      if (wants_to_be_spared()) return draft;
      return board_.phase == Phase::talk && appraiser_.best_trade(board_.turn, kNoCard).gain > 0 ? std::optional(draft)
                                                                                                 : std::nullopt;
    }
    if (board_.phase == Phase::talk_attack) return std::nullopt;
    for (const TalkDeal& deal : seen_.deals)
      if (deal.id.number != 0) return std::nullopt;
    Seat best = kNobody;
    double most = 0;
    for (int i = 0; i < rules_.seats(); ++i) {
      if (!may(move_of(MoveKind::draft, i))) continue;
      if (const double gained = appraiser_.best_trade(seat_at(i), kNoCard).gain; gained > most) {
        most = gained;
        best = seat_at(i);
      }
    }
    return best == kNobody ? std::nullopt : std::optional(move_of(MoveKind::draft, best));
  }

  // Under attack a raven or two buy peace, if one can spare them.
  [[nodiscard]] bool wants_to_be_spared() const {
    return board_.phase == Phase::talk_attack && board_.target == view_.viewer &&
           board_.ravens[at(view_.viewer)] >= 2 && count_of(seen_.hand, Type::castellan) < 2;
  }

  // A draft is worded clause by clause; whoever cannot finish it lets it go by being done.
  [[nodiscard]] Chosen go_on_with_draft() {
    const Clauses& clauses = seen_.draft->clauses;
    const Seat partner = seen_.draft->parties.other(view_.viewer);
    if (seen_.draft->answers) return go_on_with_answer(partner);
    if (wants_to_be_spared()) {
      if (clauses.empty()) return only(move_of(MoveKind::promise, Deed::spare, index(view_.viewer)));
      if (clauses.size() == 1) return only(move_of(MoveKind::give_ravens, 0, 0, 0, 1));
      return put("A raven for you if you ride elsewhere.");
    }
    if (clauses.empty()) {
      const Trade trade = appraiser_.best_trade(partner, kNoCard);
      return trade.gain > 0 ? only(move_of(MoveKind::give_card, trade.give)) : rest();
    }
    if (clauses.size() == 1 && clauses[0].kind == ClauseKind::card) {
      const Trade trade = appraiser_.best_trade(partner, clauses[0].card());
      return trade.gain > 0 ? only(move_of(MoveKind::ask_card, trade.ask)) : rest();
    }
    return put("This would help us both.");
  }

  [[nodiscard]] Chosen go_on_with_answer(Seat partner) const {
    const TalkDeal& deal = seen_.deals[at(view_.viewer == board_.turn ? partner : view_.viewer)];
    if (seen_.draft->clauses == deal.clauses) {
      const auto most = static_cast<std::uint32_t>(std::min<int>(kMostAsked, board_.ravens[at(partner)]));
      const Move ask = move_of(MoveKind::ask_ravens, 0, 0, 0, most);
      if (most > 0 && may(ask)) return ask;
      return move_of(MoveKind::drop);
    }
    return put("For that, if you add something.");
  }

  [[nodiscard]] Chosen only(Move move) const { return may(move) ? Chosen(move) : rest(); }
  [[nodiscard]] Chosen put(const std::string& words) const {
    const Move move = move_of(MoveKind::put);
    return may(move) ? Chosen(move, words) : rest();
  }

  const Rules& rules_;
  const View<Rules>& view_;
  const Observation& seen_;
  const Board& board_;
  Appraiser& appraiser_;
};

}  // namespace

Chosen bargain(const Rules& rules, const View<Rules>& view, Appraiser& appraiser) {
  return Bargainer(rules, view, appraiser).choose();
}

}  // namespace regalia::crowns
