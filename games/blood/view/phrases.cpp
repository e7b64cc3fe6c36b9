#include "games/blood/view/phrases.h"

#include "engine/text.h"
#include "games/blood/law/reader.h"
#include "games/blood/people/scores.h"
#include "games/blood/people/succession.h"
#include "games/blood/rules/betrothal.h"
#include "games/blood/rules/move_forms.h"
#include "games/blood/view/certificate.h"
#include "games/blood/view/deals.h"
#include "games/blood/view/march_reader.h"

namespace regalia::blood {
namespace {

std::string crowns(int count) { return std::to_string(count) + (count == 1 ? " Crown" : " Crowns"); }

class Speaker {
 public:
  Speaker(const Rules& rules, const View<Rules>& view) : rules_(rules), view_(view), state_(view.seen.shown) {}

  [[nodiscard]] std::string titled(PersonId person) const {
    return titled_name(rules_.who(state_, person), view_.reader());
  }
  [[nodiscard]] std::string_view province(int number) const { return rules_.facts().map.provinces[at(number)].name; }

  // "19, Guile +1, Constitution 0, Charisma -1"
  [[nodiscard]] std::string about(PersonId id) const {
    const Person& person = state_.people[id];
    return std::to_string(person.age(state_.year)) + (person.is_man() ? ", Strength " : ", Guile ") +
           signed_number(person.strength) + ", Constitution " + signed_number(constitution_of(person)) + ", Charisma " +
           signed_number(person.charisma);
  }

  [[nodiscard]] std::string does(Move move) const {
    if (move.kind<MoveKind>() == MoveKind::done && !state_.phases.empty())
      return std::visit(Done{}, state_.phases[state_.phases.size() - 1]);
    if (move.kind<MoveKind>() == MoveKind::cash && move.a() < kCountries && move.b() < kSets) return sale(move);
    if (move.kind<MoveKind>() == MoveKind::drop && drops_draft(rules_, view_)) return "drop your draft";
    if (move.kind<MoveKind>() == MoveKind::seek && is_wife(state_, person_of(move)))
      return "seek a match for a child that " + titled(person_of(move)) + " may have";
    const auto forms = move_forms(rules_.facts());
    std::string text = forms.phrase(move, [&](Arg kind, int number) -> std::string {
      if (kind == Arg::person) return titled(static_cast<PersonId>(number));
      if (kind == Arg::terms) return terms(Terms::of(number));
      return forms.spelling().name(kind, number);
    });
    return text + more(move);
  }

 private:
  // What being done means in each chapter.
  struct Done {
    std::string operator()(const Births&) const { return "leave it at that"; }
    std::string operator()(const Court&) const { return "be done at court, unless somebody asks you"; }
    std::string operator()(const Announcements&) const { return "leave the others in the capital"; }
    std::string operator()(const PayingOff&) const { return "pay off no others"; }
    std::string operator()(const Upkeep&) const { return "pay for what is left"; }
    std::string operator()(const Raising&) const { return "raise no more, unless others do"; }
    std::string operator()(const Cashing&) const { return "keep the rest"; }
    std::string operator()(const March&) const { return "end your move"; }
    std::string operator()(const Scorching&) const { return "keep the rest"; }
    std::string operator()(const Conflicts&) const { return "attack nobody else"; }
    std::string operator()(const Battle& battle) const {
      return battle.step == Battle::Step::retreat ? "fight on" : "leave it at that";
    }
    std::string operator()(const Marking&) const { return "put no other marker"; }
    std::string operator()(const auto&) const { return "be done"; }
  };

  // "sell 2 sets of metal, cloth and food, with semi-luxury, of France (80 Crowns each)"
  [[nodiscard]] std::string sale(Move move) const {
    constexpr std::array<std::string_view, kSets> kSetsOfGoods = {"", ", with semi-luxury",
                                                                  ", with semi-luxury and luxury"};
    return "sell " + counted(static_cast<int>(move.amount()), "set", "sets") + " of metal, cloth and food" +
           std::string(kSetsOfGoods[at(move.b())]) + ", of " + std::string(name_of(static_cast<Country>(move.a()))) +
           more(move);
  }

  // With what the viewer has added to them.
  [[nodiscard]] std::string terms(Terms offered) const {
    const auto* battle =
        state_.phases.empty() ? nullptr : std::get_if<Battle>(&state_.phases[state_.phases.size() - 1]);
    if (battle == nullptr || index(view_.viewer) >= rules_.seats()) return described(offered);
    const int side = battle->powers[Battle::attacking] == country_of(rules_.house_of(view_.viewer)) ? Battle::attacking
                                                                                                    : Battle::defending;
    return described(offered, battle->sacrificed[at(side)], battle->tribute[at(side)]);
  }

  // What it costs, or brings, or whom it is about.
  [[nodiscard]] std::string more(Move move) const {
    const Facts& facts = rules_.facts();
    const auto noted = [](const std::string& note) { return " (" + note + ")"; };
    switch (move.kind<MoveKind>()) {
      case MoveKind::again: return again_note(person_of(move));
      case MoveKind::pass_over: return noted("-1 Strength for all men of the court while a claimant lives");
      case MoveKind::crown:
      case MoveKind::regent:
      case MoveKind::seek: return state_.people.has(person_of(move)) ? noted(about(person_of(move))) : "";
      case MoveKind::propose:
      case MoveKind::betroth:
      case MoveKind::confirm:
      case MoveKind::accept: return wedding_note(move);
      case MoveKind::break_off: {
        const int number =
            index(view_.viewer) < rules_.seats() ? betrothal_of(rules_, state_, view_.viewer, move.a()) : -1;
        return number < 0 ? "" : noted("of " + couple_text(rules_, view_, state_.law.contracts[at(number)]));
      }
      case MoveKind::enter:
        return state_.people.has(person_of(move))
                   ? noted(about(person_of(move)) + "; " + crowns(facts.entry) + " now, and what you bid")
                   : "";
      case MoveKind::tax: return tax_note(facts.tax, "");
      case MoveKind::high_tax: return tax_note(facts.high_tax, ", and -2 on rolls for rebellion");
      case MoveKind::pay_off: return noted(crowns(facts.rebellion_payment));
      case MoveKind::raise: return noted(crowns(facts.price) + " each");
      case MoveKind::levy:
      case MoveKind::launch: return noted(crowns(facts.price));
      case MoveKind::cash: return move.b() < kSets ? noted(crowns(facts.sets[at(move.b())]) + " each") : "";
      case MoveKind::scrap:
        if (move.b() < kCountries && move.a() < fleets_of(state_.realm, static_cast<Country>(move.b()))) {
          const Place& place = state_.realm.fleets[at(move.b())][at(move.a())].place;
          return place.is_at_sea() ? noted("in the " + std::string(facts.map.seas[at(place.sea)].name))
                                   : noted("in " + std::string(facts.map[place.province].name));
        }
        return "";
      default: return "";
    }
  }

  [[nodiscard]] std::string again_note(PersonId wife) const {
    if (!state_.people.has(wife)) return "";
    const Person& person = state_.people[wife];
    const int age = person.age(state_.year);
    const int needed = survival_number(age) - (constitution_of(person) - 1);
    return " (she is " + std::to_string(age) + ", and must then roll " + std::to_string(needed) + " to survive)";
  }

  [[nodiscard]] std::string wedding_note(Move move) const {
    const PersonId groom = person_of(move);
    const PersonId bride = other_person_of(move);
    if (!state_.people.has(groom) || !state_.people.has(bride)) return "";
    const bool is_groom_own = rules_.seat_of(state_.people[groom].court) == view_.viewer;
    const int money = rules_.facts().wedding_money * state_.people[bride].charisma;
    std::string note = about(is_groom_own ? bride : groom);
    if (money != 0)
      note +=
          money > 0 ? "; " + crowns(money) + " for the groom's house" : "; costs the groom's house " + crowns(-money);
    const auto honour = [&](PersonId monarch, PersonId other) {
      if (crowns_of(state_.reigns, monarch).empty() || state_.people[other].house == state_.people[monarch].house)
        return;
      note += "; " + crowns(rules_.facts().honour) + " of honour for the house of " + titled(other);
    };
    honour(groom, bride);
    honour(bride, groom);
    return " (" + note + ")";
  }

  [[nodiscard]] std::string tax_note(int rate, const char* besides) const {
    int provinces = 0;
    for (const Country country : rules_.countries_of(state_, view_.viewer))
      provinces += taxed_provinces(state_.realm, country);
    return " (" + crowns(provinces * rate) + besides + ")";
  }

  const Rules& rules_;
  const View<Rules>& view_;
  const State& state_;
};

// What is asked in each chapter.
struct Prompt {
  const Rules& rules;
  const View<Rules>& view;
  Names names;
  const State& state;

  std::string operator()(const Births& chapter) const {
    return std::string(chapter.wave == 1 ? "For" : "Once more: for") +
           " whom do you try for another child? Each try costs the mother a point of Constitution this turn.";
  }
  std::string operator()(const Crowns& chapter) const {
    const Speaker speaker(rules, view);
    const std::string country(name_of(chapter.country));
    switch (chapter.step) {
      case Crowns::Step::choose:
        return speaker.titled(chapter.heir) + " is next in line for the crown of " + country +
               ": crown the heir, or pass over?";
      case Crowns::Step::end_line: return "Your house has died out. How does " + country + " go on?";
      case Crowns::Step::regent: return "The monarch of " + country + " is a minor. Who acts as regent?";
      default: return "Where does " + speaker.titled(chapter.heir) + " stand?";
    }
  }
  std::string operator()(const Bidding& chapter) const {
    const Speaker speaker(rules, view);
    if (chapter.step == Bidding::Step::entries)
      return "Who of your court asks for the hand of " + speaker.titled(chapter.hand) + " (" +
             speaker.about(chapter.hand) + ")? Nobody sees it before all have chosen.";
    return "What do you bid for the hand of " + speaker.titled(chapter.hand) + "? You have " +
           crowns(rules.money(state, view.viewer)) + ".";
  }
  std::string operator()(const Court& chapter) const {
    const PersonId own = chapter.sought[at(rules.house_of(view.viewer))];
    for (const Proposal& proposal : chapter.proposals)
      if (proposal.maker != view.viewer)
        return name_of(proposal.maker, names) + " waits for your answer to a proposal of marriage.";
    for (const Country country : rules.in_play())
      if (const int deal = deal_of(state.law, house_of(country), rules.house_of(view.viewer)); deal >= 0)
        return name_of(rules.seat_of(house_of(country)), names) + " waits for your answer to a " +
               (state.law.contracts[at(deal)].is_betrothal ? "betrothal." : "deal.");
    const Speaker speaker(rules, view);
    if (own != kNoPerson)
      return "With whom shall " + std::string(is_wife(state, own) ? "a child of " : "") + speaker.titled(own) + " wed?";
    if (draft_of(state.law, rules.house_of(view.viewer)) >= 0)
      return "Write your draft clause by clause, and put it to the other house.";
    return "Court is held: arrange marriages, name who is new, and say when you are done.";
  }
  std::string operator()(const Announcements&) const {
    return "Where do your new princes stand? Nobody sees it before all have placed theirs; the capital if you say "
           "nothing.";
  }
  std::string operator()(const Taxing&) const {
    return "At which rate do you tax? Nobody sees it before all have chosen, and you may change it.";
  }
  std::string operator()(const PayingOff&) const {
    return "Which rebellions do you pay off? You have " + crowns(rules.money(state, view.viewer)) + ".";
  }
  std::string operator()(const Upkeep& chapter) const {
    const int cost = chapter.units_kept(rules, state, view.viewer) * rules.facts().upkeep;
    return "Upkeep costs you " + crowns(cost) + " of " + crowns(rules.money(state, view.viewer)) +
           ". Which armies and fleets do you not keep?";
  }
  std::string operator()(const Raising&) const {
    return "Raise armies and fleets, in sight of all? You have " + crowns(rules.money(state, view.viewer)) + ".";
  }
  std::string operator()(const Placing& chapter) const {
    int armies = 0;
    int fleets = 0;
    for (const Country country : rules.countries_of(state, view.viewer)) {
      armies += chapter.armies[at(country)];
      fleets += chapter.fleets[at(country)];
    }
    return "Put one of your first armies or fleets on the map. Left are " + counted(armies, "army", "armies") +
           " and " + counted(fleets, "fleet", "fleets") + ".";
  }
  std::string operator()(const March& march) const {
    if (march.for_troops)
      return name_of(march.seat, names) + " would lead armies of yours from " +
             name_of(rules.facts().map, march.group.from) + " to " + name_of(rules.facts().map, march.group.where) +
             ". Do you let them go?";
    if (march.for_goods)
      return name_of(march.seat, names) + " would carry goods of yours from " +
             name_of(rules.facts().map, march.group.from) + " to " + name_of(rules.facts().map, march.group.where) +
             ". They stay yours. Do you allow it?";
    if (march.asked != kNobody)
      return name_of(march.seat, names) + " asks you for leave " +
             (march.port == kNoProvince ? "to go on from " + name_of(rules.facts().map, march.group.where)
                                        : "to lie in port in " + std::string(rules.facts().map[march.port].name)) +
             ". Refused, the group stays where it is.";
    if (march.group.kind == Group::Kind::none && !covers(view.moves, move_of(MoveKind::done)))
      return "Your move. Armies of yours stand in a famine, or fleets in a port where they may not stay: they must "
             "leave "
             "before you can end it.";
    if (march.group.kind == Group::Kind::none)
      return "Your move: put a group together from one place and send it, as often as you like; then be done.";
    return "Where does the group go from " + name_of(rules.facts().map, march.group.where) + "?";
  }
  std::string operator()(const Scorching&) const {
    return "Foreign armies stand where your goods are. Which do you destroy before there is a battle?";
  }
  std::string operator()(const Conflicts&) const { return "Whom do you attack?"; }
  std::string operator()(const Battle& battle) const {
    const int side = battle.powers[0] == country_of(rules.house_of(view.viewer)) ? 0 : 1;
    const auto force = [&](int whose) {
      const int castle = battle.castle(rules, state, whose);
      const int armies = rules.armies_in(state, battle.powers[at(whose)], battle.province);
      return counted(armies, "army", "armies") + (castle > 0 ? " and a castle of " + std::to_string(castle) : "");
    };
    const std::string where = std::string(rules.facts().map[battle.province].name) + " (you have " + force(side) +
                              "; they " + force(1 - side) + ")";
    switch (battle.step) {
      case Battle::Step::inside: return "You are attacked in " + where + ": are your armies in the castle?";
      case Battle::Step::flight: return "The battle of " + where + ": does anybody flee?";
      case Battle::Step::princes: return "The battle of " + where + ": which princes count beside the king?";
      case Battle::Step::retreat:
        return "The battle of " + where + ": do you fight on, or retreat, at which the enemy has one roll" +
               (battle.round > 0 ? ", or surrender?" : "?");
      case Battle::Step::terms: {
        const int offered_by = battle.yielding_side();
        return "The battle of " + where + ": the enemy would surrender; " +
               described(Terms::of(battle.terms[at(offered_by)] - 1), battle.sacrificed[at(offered_by)],
                         battle.tribute[at(offered_by)]) +
               ". Do you accept?";
      }
      case Battle::Step::ransom:
        return titled_name(rules.who(state, battle.taken[0]), view.reader()) +
               " is a captive. Do you offer a ransom at once?";
      case Battle::Step::price:
        return crowns(battle.price) + " are offered for " +
               titled_name(rules.who(state, battle.taken[0]), view.reader()) + ". Do you accept?";
      case Battle::Step::losses:
        return "The battle of " + where + ": how many armies do you lose instead of the castle?";
      default: return "Where do your armies fall back to from " + where + "?";
    }
  }
  std::string operator()(const Marking& marking) const {
    if (marking.step == Marking::Step::capitals)
      return "The capital of " + std::string(name_of(marking.country)) + " is lost. Where is the new one?";
    return "Where do you put control markers?";
  }
  std::string operator()(const Cashing&) const {
    return "Which sets of goods do you sell? Nobody sees it before all have decided.";
  }
  std::string operator()(const auto&) const { return {}; }
};

}  // namespace

std::string Phrases::prompt(const Rules& rules, const View<Rules>& view, Names names) {
  const State& state = view.seen.shown;
  if (state.phases.empty()) return {};
  return std::visit(Prompt{rules, view, names, state}, state.phases[state.phases.size() - 1]);
}

Phrase Phrases::phrase(const Rules& rules, const View<Rules>& view, Move move, Names) {
  return {Speaker(rules, view).does(move), role_of(rules, view, move), deal_of(rules, view, move)};
}

std::vector<DealText> Phrases::deals(const Rules& rules, const View<Rules>& view, Names) {
  return deal_texts(rules, view);
}

// A march while one marches, and otherwise a clause.
Result<std::vector<Move>> Phrases::read_sentence(const Rules& rules, const View<Rules>& view, std::string_view text) {
  const State& state = view.seen.shown;
  const auto* march = state.phases.empty() ? nullptr : std::get_if<March>(&state.phases[state.phases.size() - 1]);
  const bool is_asked = march != nullptr && march->seat == view.viewer && march->asked == kNobody;
  if (is_asked) return read_march(rules, view, text);
  // Without a draft only what is long enough to be a clause is taken for one.
  constexpr auto kFewSpaces = 3;
  const bool has_draft = index(view.viewer) < rules.seats() && draft_of(state.law, rules.house_of(view.viewer)) >= 0;
  if (!has_draft && std::count(text.begin(), text.end(), ' ') < kFewSpaces) return Error{""};
  return rules.read_sentence(view, text);
}

namespace {

// "1 army kent essex", of what may be taken now; empty: nothing may.
std::string example_march(const Rules& rules, const View<Rules>& view) {
  for (const Offer& offer : view.moves) {
    if (offer.move.kind<MoveKind>() != MoveKind::take || !is_province(spot_in(offer.move))) continue;
    const Province from = province_at(spot_in(offer.move));
    for (const Province to : rules.facts().map.neighbours(from))
      return "1 army " + std::string(id_of(from)) + " " + std::string(id_of(to));
  }
  return "";
}

}  // namespace

std::string Phrases::example_sentence(const Rules& rules, const View<Rules>& view) {
  const State& state = view.seen.shown;
  if (state.phases.empty() || index(view.viewer) >= rules.seats()) return "";
  const Phase& phase = state.phases[state.phases.size() - 1];
  if (std::holds_alternative<March>(phase)) return example_march(rules, view);
  const int draft = std::holds_alternative<Court>(phase) ? draft_of(state.law, rules.house_of(view.viewer)) : -1;
  if (draft < 0) return "";
  const Contract& contract = state.law.contracts[at(draft)];
  const std::string mine(name_of(country_of(contract.maker)));
  const std::string yours(name_of(country_of(contract.other)));
  return contract.is_plain() ? mine + " hands " + yours + " 2 metal."
                             : mine + " does not attack " + yours + ", until " + std::to_string(state.year + 20) + ".";
}

std::vector<Move> Phrases::known_moves(const Rules& rules) {
  const auto forms = move_forms(rules.facts());
  std::vector<Move> moves;
  for (int kind = 0; kind <= static_cast<int>(MoveKind::bid); ++kind) {
    const MoveForm<Arg>& form = *forms.form_of(move_of(static_cast<MoveKind>(kind)));
    if (!form.a.exists()) moves.push_back(move_of(static_cast<MoveKind>(kind)));
    if (form.a.kind == Arg::province && !form.b.exists())
      for (int i = 0; i < kProvinces; ++i) moves.push_back(Move::of(static_cast<MoveKind>(kind), i));
    if (form.a.kind == Arg::country)
      for (int i = 0; i < kCountries; ++i)
        moves.push_back(Move::of(static_cast<MoveKind>(kind), i, 0, 0, form.amount.name.empty() ? 0 : 1));
  }
  return moves;
}

}  // namespace regalia::blood
