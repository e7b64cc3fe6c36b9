#include <algorithm>

#include "games/crowns/view/json.h"
#include "games/crowns/view/position_info.h"
#include "json/position_reader.h"

namespace regalia::crowns {
namespace {

class PositionReader : public json::PositionReader<Rules> {
 public:
  using json::PositionReader<Rules>::PositionReader;

  State read(const PositionInfo& info) {
    Board& board = state_.board;
    board.laid.fill(kNothingLaid);
    state_.agendas.fill(kNoCard);
    board.phase = info.phase.as<Phase>();
    board.round = static_cast<std::uint8_t>(info.round - 1);
    board.turn = seat("turn", info.turn.value);
    board.actor = seat("actor", info.actor.value);
    board.starter = seat("starter", info.starter.value);
    board.target = seat("target", info.target.value);
    board.knight = card("knight", info.knight.value);
    state_.coin = card("coin", info.coin.value);
    board.swap = static_cast<std::uint8_t>(info.swaps.value.value);
    board.cards_moved = info.cards_moved.value;
    board.raise_in_pass = info.raise_in_pass.value;
    board.promises.deed = info.promised.value.as<Deed>();
    board.promises.whom = seat("promised_whom", info.promised_whom.value);
    for (const SeatNumber number : info.spared.value) board.promises.spared.add(seat("spared", number));
    board.ravens_lost = small(info.ravens_lost.value);
    board.discards = cards("discards", info.discards.value);
    must_have("seats", info.seats.size(), rules_.seats());
    for (std::size_t i = 0; i < at(rules_.seats()) && error_.empty(); ++i) read_seat(info.seats[i], i);
    for (std::size_t i = 0; i < at(rules_.seats()) && error_.empty(); ++i)
      if (info.seats[i].draft)
        read_draft(*info.seats[i].draft, seat_at(static_cast<int>(i)), "seats[" + std::to_string(i + 1) + "].draft.");
    find_guests();
    return state_;
  }

 private:
  static std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

  Card card(const std::string& path, const std::string& id) {
    if (id.empty()) return kNoCard;
    const Card found = rules_.card_at(id);
    if (found == kNoCard) complain(path, "names a card that does not exist: " + in_quotes(id) + ".");
    return found;
  }
  Cards cards(const std::string& path, const std::vector<std::string>& ids) {
    Cards found;
    for (const std::string& id : ids) {
      const Card one = card(path, id);
      if (one == kNoCard || found[one] >= Cards::kMostCopies) {
        complain(path, "names a card that does not exist, or too often: " + in_quotes(id) + ".");
        return found;
      }
      found.add(one);
    }
    return found;
  }
  Clauses clauses(const std::string& path, const std::vector<std::string>& texts) {
    Clauses found;
    for (const std::string& text : texts) {
      const std::optional<Clause> clause = clause_at(rules_, text);
      if (!clause || found.full()) {
        complain(path, "has a clause that cannot be: " + in_quotes(text) + ".");
        return found;
      }
      found.push_back(*clause);
    }
    return found;
  }

  void read_seat(const SeatPosition& info, std::size_t i) {
    Board& board = state_.board;
    const Seat own = seat_at(static_cast<int>(i));
    const std::string path = "seats[" + std::to_string(i + 1) + "].";
    state_.hands[i] = cards(path + "hand", info.hand.value);
    state_.agendas[i] = card(path + "agenda", info.agenda.value);
    board.ravens[i] = small(info.ravens.value);
    if (info.laid.value.size() > 2) complain(path + "laid", "has more than two cards.");
    for (std::size_t k = 0; k < std::min<std::size_t>(info.laid.value.size(), 2); ++k)
      board.laid[i][k] = card(path + "laid", info.laid.value[k]);
    // Who has laid a card takes part; the active player stands apart.
    if (!info.laid.value.empty() && own != board.turn) board.in.add(own);
    board.raised[i] = small(info.raised.value);
    board.votes[i] = info.vote.value.as<Vote>();
    state_.votes[i] = info.sealed_vote.value.as<Vote>();
    board.spent[i] = small(info.spent.value);
    state_.sentinels[i] = info.sentinel.value.as<SentinelAnswer>();
    state_.sentinel_least[i] = small(info.sentinel_least.value);
    if (info.swap)
      state_.swaps[i] = {card(path + "swap.out", info.swap->out.value), card(path + "swap.in", info.swap->in.value)};
    if (state_.votes[i] != Vote::none || state_.sentinels[i] != SentinelAnswer::none || info.swap)
      board.answered.add(own);
    if (info.done.value) board.done.add(own);
    if (info.deal) read_deal(*info.deal, own, path + "deal.");
  }

  void read_draft(const DraftPosition& info, Seat maker, const std::string& path) {
    const SeatSet parties = SeatSet::both(maker, seat(path + "partner", info.partner));
    TalkDraft draft{maker, parties, {}, clauses(path + "clauses", info.clauses.value)};
    const Seat other = maker == state_.board.turn ? seat(path + "partner", info.partner) : maker;
    if (info.answers.value && error_.empty()) draft.answers = state_.deals[at(other)].wording();
    state_.drafts[at(maker)] = draft;
  }

  // Wordings are put in turn, so who had the last word follows from their number.
  void read_deal(const DealPosition& info, Seat other, const std::string& path) {
    const Seat active = state_.board.turn;
    TalkDeal& deal = state_.deals[at(other)];
    deal.id = {SeatSet::both(other, active), static_cast<std::uint16_t>(info.number.value)};
    deal.maker = seat(path + "maker", info.maker);
    deal.revision = static_cast<std::uint32_t>(info.revision.value);
    const Seat second = deal.maker == other ? active : other;
    deal.last_word = deal.revision % 2 == 1 ? deal.maker : second;
    deal.status = info.status.as<DealStatus>();
    if (deal.status == DealStatus::accepted) deal.agreed = deal.id.parties - SeatSet::only(deal.last_word);
    deal.clauses = clauses(path + "clauses", info.clauses.value);
  }

  // What is named nowhere is in the deck.
  void find_guests() {
    if (!error_.empty()) return;
    state_.guests = rules_.guest_cards();
    const auto take = [&](const Cards& from, int most) {
      for (const Card each : from) {
        if (is_house_card(each)) continue;
        const int count = std::min(from[each], most);
        if (count > state_.guests[each])
          complain("seats", "have a " + rules_.card_name(each) + " too many.");
        else
          state_.guests.take(each, count);
      }
    };
    for (const Cards& hand : state_.hands) take(hand, Cards::kMostCopies);
    take(state_.board.discards, Cards::kMostCopies);
    for (const Card agenda : state_.agendas)
      if (agenda != kNoCard) take(Cards::one(agenda), 1);
  }
};

}  // namespace

Result<State> Json::read_position(const Rules& rules, const boost::json::value& json) {
  return json::read_position<PositionInfo, PositionReader>(rules, json);
}

}  // namespace regalia::crowns
