// What a seat sees, what it was shown before, and the positions it must hold possible. probe.secrets
#include "tests/probe/probe.h"

namespace regalia::probe {

Observation Rules::observe(const State& state, Seat seat) const {
  Observation seen;
  const bool over = state.open.phase == Phase::over;
  seen.viewer = seat;
  seen.open = state.open;
  seen.answered = state.answered();
  seen.has_veto = seat != kNobody && seat == state.veto_holder;
  seen.veto_spent = state.veto_spent();
  for (const Token& token : state.tokens)
    seen.tokens.push_back(
        {token.owner, token.owner == seat || over ? std::optional(token.colour) : std::nullopt, token.counts});
  for (const PledgeDeal& deal : state.deals)
    if (deal.id.parties.has(seat)) seen.deals.push_back(deal);
  for (const Pledge& pledge : state.pledges)
    if (over || pledge.from == seat || pledge.to == seat) seen.pledges.push_back(pledge);
  if (index(seat) >= seats_) return seen;
  seen.answer = state.answers[at(seat)];
  seen.draft = state.drafts[at(seat)];
  return seen;
}

// Who has answered is seen, and whether a seat may draft or not is asked of nobody else: all of it may be known.
Pending Rules::pending_for(const State& state, Seat) const { return pending(state); }

Knowledge Rules::first_knowledge(const Observation& seen) const {
  Knowledge known;
  for (const SeenToken& token : seen.tokens) known.colours.push_back(token.colour);
  return known;
}

void Rules::note(Knowledge& known, Seat, const Event& event) const {
  const auto* drawn = std::get_if<TokenDrawn>(&event);
  if (drawn == nullptr) return;
  known.colours.resize(at(drawn->round.index) + 1);
  known.colours.back() = drawn->colour;
}

std::optional<Colour> Rules::colour_seen(const View<Rules>& view, std::size_t round) {
  if (view.seen.tokens[round].colour) return view.seen.tokens[round].colour;
  return view.known != nullptr && round < view.known->colours.size() ? view.known->colours[round] : std::nullopt;
}

// Bargains and drafts of others are imagined absent. What was drawn unseen is drawn again from what is left.
State Rules::imagine(const View<Rules>& view, Rng& rng) const {
  const Observation& seen = view.seen;
  const bool seated = index(seen.viewer) < seats_;
  const auto one_of = [&](int count) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(count))); };
  State state;
  state.open = seen.open;
  state.deals = seen.deals;
  state.pledges = seen.pledges;
  if (seated) state.drafts[at(seen.viewer)] = seen.draft;

  if (seen.has_veto) {
    state.veto_holder = seen.viewer;
  } else if (seen.open.phase != Phase::hand_out_veto && !seen.veto_spent) {
    const int pick = one_of(seated ? seats_ - 1 : seats_);
    state.veto_holder = seat_at(seated && pick >= index(seen.viewer) ? pick + 1 : pick);
  }

  std::array<int, 2> left = {options_.red, options_.blue};
  for (std::size_t i = 0; i < seen.tokens.size(); ++i)
    if (const auto colour = colour_seen(view, i)) --left[at(*colour)];
  for (std::size_t i = 0; i < seen.tokens.size(); ++i) {
    std::optional<Colour> colour = colour_seen(view, i);
    if (!colour) {
      colour = one_of(left[0] + left[1]) < left[0] ? Colour::red : Colour::blue;
      --left[at(*colour)];
    }
    state.tokens.push_back({seen.tokens[i].owner, *colour, seen.tokens[i].counts});
  }

  for (const Seat seat : seen.answered) {
    // Any answer of its list is as likely as any other; the second of the list is yes.
    MoveList list;
    moves(state, seat, list);
    const Answer any = one_of(static_cast<int>(list.size())) == 0 ? Answer::no : Answer::yes;
    state.answers[at(seat)] = seat == seen.viewer ? seen.answer : any;
  }
  return state;
}

}  // namespace regalia::probe
