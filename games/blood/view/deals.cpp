#include "games/blood/view/deals.h"

#include "games/blood/rules/court_choices.h"
#include "games/blood/rules/drafting.h"
#include "games/blood/view/certificate.h"

namespace regalia::blood {
namespace {

bool is_seated(const Rules& rules, const View<Rules>& view) { return index(view.viewer) < rules.seats(); }

// Of an offer of a wedding, as `accept p3 p7` names it.
std::string couple_id(PersonId groom, PersonId bride) {
  return "p" + std::to_string(static_cast<int>(groom)) + ".p" + std::to_string(static_cast<int>(bride));
}
// Of an offer without a wedding: who makes it, and to whom. There is one at a time.
std::string offer_id(House maker, House other) {
  return std::string(id_of(country_of(maker))) + "." + std::string(id_of(country_of(other)));
}

// What is under way at court, also while it waits for something else.
const Court* court_in(const State& state) {
  const Court* found = nullptr;
  for (const Phase& phase : state.phases)
    if (const auto* court = std::get_if<Court>(&phase)) found = court;
  return found;
}

class Registry {
 public:
  Registry(const Rules& rules, const View<Rules>& view)
      : rules_(rules), view_(view), state_(view.seen.shown), own_(rules.house_of(view.viewer)) {}

  [[nodiscard]] std::vector<DealText> deals() const {
    std::vector<DealText> texts;
    if (const int draft = draft_of(state_.law, own_); draft >= 0) texts.push_back(contract(draft, kDraftId));
    if (const Court* court = court_in(state_))
      for (const Proposal& proposal : court->proposals) texts.push_back(offered_wedding(proposal));
    int agreed = 0;
    for (int i = 0; i < static_cast<int>(state_.law.contracts.size()); ++i) {
      const Contract& each = state_.law.contracts[at(i)];
      if (!each.is_party(own_)) continue;
      const bool is_offer = each.status == Contract::Status::put;
      if (is_offer && (each.is_plain() || each.is_betrothal))
        texts.push_back(contract(i, offer_id(each.maker, each.other)));
      else if (!is_offer && each.status != Contract::Status::drafted)
        texts.push_back(contract(i, "agreed." + std::to_string(++agreed)));
    }
    return texts;
  }

 private:
  [[nodiscard]] DealText offered_wedding(const Proposal& proposal) const {
    const std::string id = couple_id(proposal.groom, proposal.bride);
    if (const int number = offered_with(state_, proposal.groom, proposal.bride); number >= 0)
      return contract(number, id);
    Contract wedding;
    wedding.groom = proposal.groom;
    wedding.bride = proposal.bride;
    DealText text{.id = id,
                  .parties = SeatSet::both(proposal.maker, other_of(rules_, state_, proposal)),
                  .maker = proposal.maker,
                  .last_word = proposal.maker,
                  .revision = 1,
                  .status = DealStatus::offered,
                  .agreed = SeatSet::only(proposal.maker)};
    text.clauses.push_back({about_couple(wedding)});
    return text;
  }

  [[nodiscard]] DealText contract(int number, std::string id) const {
    const Contract& contract = state_.law.contracts[at(number)];
    const Seat maker = rules_.seat_of(contract.maker);
    DealText text{.id = std::move(id),
                  .parties = SeatSet::both(maker, rules_.seat_of(contract.other)),
                  .maker = maker,
                  .words = std::string(view_.reader()(contract.words))};
    if (contract.status != Contract::Status::drafted) {
      const bool is_offer = contract.status == Contract::Status::put;
      text.last_word = maker;
      text.revision = 1;
      text.status = is_offer ? DealStatus::offered : DealStatus::accepted;
      text.agreed = is_offer ? SeatSet::only(maker) : text.parties;
    }
    if (!contract.is_plain()) text.clauses.push_back({about_couple(contract)});
    for (const Clause& clause : clauses_of(state_.law, number))
      text.clauses.push_back({rules_.clause_text(state_, clause, view_.reader()), rules_.seat_of(house_of(clause.who)),
                              rules_.seat_of(house_of(clause.whom))});
    return text;
  }

  // "King Henry of England and Princess Anne of France wed."
  [[nodiscard]] std::string about_couple(const Contract& contract) const {
    return couple_text(rules_, view_, contract) + (contract.is_betrothal ? " are betrothed" : " wed") +
           (contract.is_public ? "; everybody may read the contract." : ".");
  }

  const Rules& rules_;
  const View<Rules>& view_;
  const State& state_;
  House own_;
};

}  // namespace

bool drops_draft(const Rules& rules, const View<Rules>& view) {
  const State& state = view.seen.shown;
  const Court* court = court_in(state);
  if (court == nullptr || !is_seated(rules, view)) return false;
  const House own = rules.house_of(view.viewer);
  return court->sought[at(own)] == kNoPerson && draft_of(state.law, own) >= 0;
}

MoveRole role_of(const Rules& rules, const View<Rules>& view, Move move) {
  const auto kind = move.kind<MoveKind>();
  if (is_drafting(kind)) return kind == MoveKind::strike_out ? MoveRole::strike : MoveRole::clause;
  switch (kind) {
    case MoveKind::done:
    case MoveKind::enough: return MoveRole::done;
    case MoveKind::draft:
    case MoveKind::deal:
    case MoveKind::betroth:
    case MoveKind::betroth_child:
    case MoveKind::betroth_children: return MoveRole::draft;
    case MoveKind::put: return MoveRole::put;
    case MoveKind::counter: return MoveRole::counter;
    case MoveKind::accept:
    case MoveKind::agree: return MoveRole::accept;
    case MoveKind::decline:
    case MoveKind::refuse: return MoveRole::refuse;
    case MoveKind::withdraw:
    case MoveKind::recall: return MoveRole::withdraw;
    case MoveKind::drop: return drops_draft(rules, view) ? MoveRole::withdraw : MoveRole::plain;
    default: return MoveRole::plain;
  }
}

std::string deal_of(const Rules& rules, const View<Rules>& view, Move move) {
  const auto offer = [&](bool is_own) -> std::string {
    if (!is_seated(rules, view) || move.a() >= kCountries) return "";
    const House own = rules.house_of(view.viewer);
    const auto other = static_cast<House>(move.a());
    return is_own ? offer_id(own, other) : offer_id(other, own);
  };
  switch (move.kind<MoveKind>()) {
    case MoveKind::accept:
    case MoveKind::decline:
    case MoveKind::counter:
    case MoveKind::withdraw: return couple_id(person_of(move), other_person_of(move));
    case MoveKind::agree:
    case MoveKind::refuse: return offer(false);
    case MoveKind::recall: return offer(true);
    default: break;
  }
  switch (role_of(rules, view, move)) {
    case MoveRole::clause:
    case MoveRole::strike:
    case MoveRole::put:
    case MoveRole::withdraw: return kDraftId;
    default: return "";
  }
}

std::vector<DealText> deal_texts(const Rules& rules, const View<Rules>& view) {
  if (!is_seated(rules, view)) return {};
  return Registry(rules, view).deals();
}

}  // namespace regalia::blood
