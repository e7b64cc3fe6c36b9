#include "tests/probe/json.h"

#include <algorithm>
#include <boost/json.hpp>

#include "tests/probe/position_info.h"

namespace regalia::probe {
namespace {

namespace bj = boost::json;

constexpr std::array<std::string_view, 7> kPhaseIds = {"veto", "token", "bargain", "vote", "strike", "bid", "over"};
constexpr std::array<std::string_view, 2> kColourIds = {"red", "blue"};
constexpr std::array<std::string_view, 3> kAnswerIds = {"none", "no", "yes"};
constexpr std::array<std::string_view, 4> kStatusIds = {"offered", "accepted", "refused", "withdrawn"};

int number_of(Seat seat) { return index(seat) + 1; }
std::string text_of(std::string_view text) { return std::string(text); }

PledgeInfo pledge_info(const Pledge& pledge) { return {number_of(pledge.from), number_of(pledge.to), pledge.points}; }

std::vector<PledgeInfo> pledge_infos(const std::vector<Pledge>& pledges) {
  std::vector<PledgeInfo> infos;
  for (const Pledge& pledge : pledges) infos.push_back(pledge_info(pledge));
  return infos;
}

template <class T> std::optional<std::vector<T>> unless_empty(std::vector<T> list) {
  if (list.empty()) return std::nullopt;
  return list;
}

// Turns what was read into a state; the first thing that cannot be is the error.
class PositionReader {
 public:
  PositionReader(const Rules& rules, const PositionInfo& info) : rules_(rules), info_(info) {}

  Result<State> state() {
    if (info_.format < 1 || info_.format > kPositionFormats) complain("There is no position format of that number.");
    state_.open.phase = id_at<Phase>(kPhaseIds, info_.phase);
    state_.open.round = small(info_.round);
    if (info_.coins.size() != at(rules_.seats())) complain("Every seat has its coins.");
    for (std::size_t i = 0; i < std::min(info_.coins.size(), at(kMostSeats)); ++i)
      state_.open.coins[i] = small(info_.coins[i]);
    if (info_.veto_holder) state_.veto_holder = seat(*info_.veto_holder);
    for (const int done : listed(info_.done)) state_.open.done.add(seat(done));
    for (const AnswerPosition& answer : listed(info_.answers)) read_answer(answer);
    int round = 0;
    for (const TokenPosition& token : listed(info_.tokens))
      state_.tokens.push_back(
          {seat_at(round++ % rules_.seats()), id_at<Colour>(kColourIds, token.colour), token.counts});
    for (const DealPosition& deal : listed(info_.deals)) read_deal(deal);
    for (const DraftInfo& draft : listed(info_.drafts)) read_draft(draft);
    state_.pledges = pledges(listed(info_.pledges));
    if (error_.empty()) error_ = rules_.fault(state_);
    if (!error_.empty()) return Error{error_};
    return std::move(state_);
  }

 private:
  void complain(const std::string& what) {
    if (error_.empty()) error_ = what;
  }
  template <class T> static const std::vector<T>& listed(const std::optional<std::vector<T>>& list) {
    static const std::vector<T> none;
    return list ? *list : none;
  }
  Seat seat(int number) {
    if (number >= 1 && number <= rules_.seats()) return seat_at(number - 1);
    complain("There is no seat of that number.");
    return seat_at(0);
  }
  std::uint8_t small(int number) {
    if (number < 0 || number > 255) complain("A number is out of range.");
    return static_cast<std::uint8_t>(number);
  }
  template <class Id, std::size_t N> Id id_at(const std::array<std::string_view, N>& ids, const std::string& id) {
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found == ids.end()) complain("There is no such word as " + id.substr(0, 20) + " here.");
    return static_cast<Id>(found == ids.end() ? 0 : found - ids.begin());
  }
  std::vector<Pledge> pledges(const std::vector<PledgeInfo>& infos) {
    std::vector<Pledge> list;
    for (const PledgeInfo& info : infos) list.push_back({seat(info.from), seat(info.to), info.points});
    return list;
  }
  SeatSet parties(int maker, int partner) { return SeatSet::both(seat(maker), seat(partner)); }
  DealId id(int maker, int partner, int number) {
    return {parties(maker, partner),
            number < 0 || number > 255 ? std::uint16_t{0} : static_cast<std::uint16_t>(number)};
  }

  void read_answer(const AnswerPosition& info) {
    Answer& answer = state_.answers[at(seat(info.seat))];
    if (answer != Answer::none) complain("A seat has answered twice.");
    answer = id_at<Answer>(kAnswerIds, info.answer);
    if (answer == Answer::none) complain("An answer is no or yes.");
  }
  // Wordings are put in turn, so who had the last word follows from their number.
  void read_deal(const DealPosition& info) {
    PledgeDeal deal;
    deal.id = id(info.maker, info.partner, info.number);
    deal.maker = seat(info.maker);
    deal.revision = small(info.revision);
    deal.last_word = seat(deal.revision % 2 == 1 ? info.maker : info.partner);
    deal.status = id_at<DealStatus>(kStatusIds, info.status);
    if (deal.status == DealStatus::accepted) deal.agreed = deal.id.parties - SeatSet::only(deal.last_word);
    deal.clauses = pledges(info.clauses);
    state_.deals.push_back(std::move(deal));
  }
  void read_draft(const DraftInfo& info) {
    PledgeDraft draft{seat(info.maker), parties(info.maker, info.partner), {}, pledges(info.clauses)};
    if (info.answers) {
      const DealId answered = id(info.maker, info.partner, *info.answers);
      const PledgeDeal* deal = find_deal(state_.deals, answered);
      draft.answers = DealWording{answered, deal == nullptr ? 0 : deal->revision};
    }
    std::optional<PledgeDraft>& place = state_.drafts[at(draft.maker)];
    if (place) complain("A seat has two drafts.");
    place = std::move(draft);
  }

  const Rules& rules_;
  const PositionInfo& info_;
  State state_;
  std::string error_;
};

int points_seen(const View<Rules>& view, Seat seat) {
  int points = kCoins - view.seen.open.coins[at(seat)];
  for (std::size_t i = 0; i < view.seen.tokens.size(); ++i) {
    const SeenToken& token = view.seen.tokens[i];
    const auto colour = Rules::colour_seen(view, i);
    if (token.owner == seat && token.counts && colour) points += points_of(*colour);
  }
  for (const Pledge& pledge : view.seen.pledges)
    points += (pledge.to == seat ? pledge.points : 0) - (pledge.from == seat ? pledge.points : 0);
  return points;
}

}  // namespace

bj::object Json::write_position(const Rules& rules, const State& state, PositionFormat format) {
  const Open& open = state.open;
  PositionInfo info;
  info.format = static_cast<int>(format);
  info.phase = kPhaseIds[at(open.phase)];
  info.round = open.round;
  for (int i = 0; i < rules.seats(); ++i) info.coins.push_back(open.coins[at(i)]);
  if (state.veto_holder != kNobody) info.veto_holder = number_of(state.veto_holder);
  std::vector<int> done;
  for (const Seat seat : open.done) done.push_back(number_of(seat));
  std::vector<AnswerPosition> answers;
  for (const Seat seat : state.answered())
    answers.push_back({number_of(seat), text_of(kAnswerIds[at(state.answers[at(seat)])])});
  std::vector<TokenPosition> tokens;
  for (const Token& token : state.tokens) tokens.push_back({text_of(kColourIds[at(token.colour)]), token.counts});
  std::vector<DraftInfo> drafts;
  for (const auto& draft : state.drafts) {
    if (!draft) continue;
    drafts.push_back(
        {number_of(draft->maker), number_of(draft->parties.other(draft->maker)), {}, pledge_infos(draft->clauses)});
    if (draft->answers) drafts.back().answers = draft->answers->deal.number;
  }
  std::vector<DealPosition> deals;
  for (const PledgeDeal& deal : state.deals)
    deals.push_back({number_of(deal.maker), number_of(deal.id.parties.other(deal.maker)), deal.id.number,
                     static_cast<int>(deal.revision), text_of(kStatusIds[at(deal.status)]),
                     pledge_infos(deal.clauses)});
  info.done = unless_empty(std::move(done));
  info.answers = unless_empty(std::move(answers));
  info.tokens = unless_empty(std::move(tokens));
  info.drafts = unless_empty(std::move(drafts));
  info.deals = unless_empty(std::move(deals));
  info.pledges = unless_empty(pledge_infos(state.pledges));
  return json::write(info).as_object();
}

Result<State> Json::read_position(const Rules& rules, const bj::value& json) {
  std::string error;
  const auto info = json::read<PositionInfo>(json, "position", error);
  if (!error.empty()) return Error{error};
  return PositionReader(rules, info).state();
}

bj::object Json::write_components(const Rules& rules) {
  return json::write(Components{rules.rounds(), {points_of(Colour::red), points_of(Colour::blue)}, kCoins}).as_object();
}

ViewInfo Json::show(const Rules& rules, const View<Rules>& view) {
  const Observation& seen = view.seen;
  ViewInfo info;
  info.phase = kPhaseIds[at(seen.open.phase)];
  info.round = std::min(seen.open.round + 1, rules.rounds());
  info.rounds = rules.rounds();
  if (const Seat active = rules.active(seen.open); active != kNobody) info.active = number_of(active);
  info.has_veto = seen.has_veto;
  info.veto_spent = seen.veto_spent;
  for (int i = 0; i < rules.seats(); ++i) {
    const Seat seat = seat_at(i);
    const int coins = seen.open.coins[at(i)];
    info.seats.push_back(
        {coins, kCoins - coins, points_seen(view, seat), seen.open.done.has(seat), seen.answered.has(seat)});
  }
  for (std::size_t i = 0; i < seen.tokens.size(); ++i) {
    info.tokens.push_back({number_of(seen.tokens[i].owner), {}, seen.tokens[i].counts});
    if (const auto colour = Rules::colour_seen(view, i)) info.tokens.back().colour = text_of(kColourIds[at(*colour)]);
  }
  info.pledges = pledge_infos(seen.pledges);
  for (std::size_t i = 0; i < Rules::judged(seen.open); ++i) {
    info.chronicle.push_back({number_of(seen.tokens[i].owner), seen.tokens[i].counts, {}});
    const std::string_view motto = view.read(Rules::motto_number(static_cast<int>(i)));
    if (!motto.empty()) info.chronicle.back().motto = text_of(motto);
  }
  return info;
}

}  // namespace regalia::probe
