#include "games/blood/bot/greedy.h"

#include <algorithm>
#include <optional>

#include "games/blood/bot/carrier.h"
#include "games/blood/bot/marshal.h"
#include "games/blood/bot/matchmaker.h"
#include "games/blood/bot/notary.h"
#include "games/blood/people/scores.h"

namespace regalia::blood {
namespace {

constexpr int kChildrenWanted = 3;  // at a court, of its house
constexpr int kSafeRoll = 4;        // for a mother, on two dice
constexpr int kLovedFrom = 2;       // Charisma at which people bear high taxes
constexpr int kReserve = 30;        // Crowns that are not spent on armies
constexpr int kPercent = 100;
constexpr int kGuards = 3;         // armies more where goods are found, at first
constexpr int kTurnsToPayFor = 3;  // after which peace has paid
constexpr int kMostSearches = 6;   // for matches, in a turn

class Greedy {
 public:
  Greedy(const Rules& rules, const View<Rules>& view, const Temper& temper, Rng& rng)
      : rules_(rules), view_(view), state_(view.seen.shown), seat_(view.viewer), temper_(temper), rng_(rng) {}

  [[nodiscard]] Chosen choose() const {
    const Phase& phase = state_.phases[state_.phases.size() - 1];
    return std::visit([&](const auto& chapter) { return Chosen(in(chapter)); }, phase);
  }

 private:
  // ---- Families

  [[nodiscard]] Move in(const Births&) const {
    int children = 0;
    state_.people.for_living([&](PersonId, const Person& person) {
      if (person.court == own_house() && person.house == own_house() && person.age(state_.year) < kComingOfAge)
        ++children;
    });
    if (children < kChildrenWanted)
      for (const Offer& offer : view_.moves)
        if (offer.move.kind<MoveKind>() == MoveKind::again && is_safe(person_of(offer.move))) return offer.move;
    return done();
  }
  [[nodiscard]] bool is_safe(PersonId mother) const {
    const Person& person = state_.people[mother];
    return survival_number(person.age(state_.year)) - (constitution_of(person) - 1) <= kSafeRoll;
  }

  // A crown is not given away, and a regent is well liked.
  [[nodiscard]] Move in(const Crowns& chapter) const {
    switch (chapter.step) {
      case Crowns::Step::choose:
        return state_.people[chapter.heir].court == own_house() ? move_of(MoveKind::crown, chapter.heir)
                                                                : move_of(MoveKind::pass_over, chapter.heir);
      case Crowns::Step::end_line: return move_of(MoveKind::relative);
      case Crowns::Step::regent: return best([&](Move move) { return int{state_.people[person_of(move)].charisma}; });
      default: {
        const Move at_home = move_of(MoveKind::stand, state_.realm.capital[at(chapter.country)]);
        return lists(at_home) ? at_home : any();
      }
    }
  }

  [[nodiscard]] Move in(const Bidding& chapter) const {
    const Matchmaker matchmaker(rules_, state_, seat_, {});
    const auto worth = [&](PersonId partner) {
      const bool is_bride = !state_.people[chapter.hand].is_man();
      return is_bride ? matchmaker.worth(partner, chapter.hand) : matchmaker.worth(chapter.hand, partner);
    };
    const int entry = rules_.facts().entry;
    if (chapter.step == Bidding::Step::amounts) {
      const int half = (worth(chapter.partners[at(own_house())]) - entry) / 2;
      const int most = chapter.most(rules_, state_, seat_);
      return move_of(MoveKind::bid).with_amount(static_cast<std::uint32_t>(std::clamp(half, 0, most)));
    }
    const Move entering =
        best([&](Move move) { return move.kind<MoveKind>() == MoveKind::enter ? worth(person_of(move)) : 2 * entry; });
    return entering;
  }

  // The best match is sought first, the next best after it, with a contract where both have something to give.
  [[nodiscard]] Chosen in(const Court& court) const {
    const Notary notary(rules_, state_, seat_, temper_);
    Matchmaker::Ties ties{};
    for (const Country country : rules_.in_play())
      if (country != own_power()) ties[at(country)] = notary.worth_of_ties(house_of(country));
    const Matchmaker matchmaker(rules_, state_, seat_, ties);
    const auto worth = [&](Move move) {
      const PersonId groom = person_of(move);
      const PersonId bride = other_person_of(move);
      return matchmaker.worth(groom, bride) + notary.worth_of_contract(groom, bride);
    };
    for (const Offer& offer : view_.moves) {
      const MoveKind kind = offer.move.kind<MoveKind>();
      if (kind == MoveKind::accept && worth(offer.move) > 0)
        return {offer.move, notary.approval(person_of(offer.move), other_person_of(offer.move))};
      if (kind == MoveKind::refuse) {
        const Move agree = Move::of(MoveKind::agree, offer.move.a());
        const auto maker = static_cast<House>(offer.move.a());
        const int deal = notary.worth_of_deal(maker);
        const bool is_good = deal > 0 || (deal == 0 && is_betrothal_from(maker));
        if (is_good && lists(agree)) return {agree, notary.approval(maker)};
        return {offer.move, notary.objection(maker, view_.reader())};
      }
      if (kind == MoveKind::decline) {
        const Move accept = move_of(MoveKind::accept, person_of(offer.move), other_person_of(offer.move));
        if (!lists(accept) || worth(accept) <= 0)
          return {offer.move, reason_against(notary, matchmaker, person_of(accept), other_person_of(accept))};
      }
    }
    if (const int draft = draft_of(state_.law, own_house()); draft >= 0) {
      const Contract& contract = state_.law.contracts[at(draft)];
      const Move stroke = notary.next_stroke();
      if (stroke.kind<MoveKind>() == MoveKind::put && lists(stroke))
        return {stroke,
                contract.is_plain() ? notary.reason_for_deal(contract.other) : notary.reason_for(contract.other)};
      return lists(stroke) ? stroke : move_of(MoveKind::drop);
    }
    // What was agreed to long ago is asked for once in a turn.
    if (court.searches[at(own_house())] == 0)
      for (const Offer& offer : view_.moves)
        if (offer.move.kind<MoveKind>() == MoveKind::confirm &&
            matchmaker.worth(person_of(offer.move), other_person_of(offer.move)) > 0)
          return offer.move;
    const std::vector<Match> matches = matchmaker.matches();
    const int searches = court.searches[at(own_house())];
    if (court.sought[at(own_house())] == kNoPerson) {
      if (searches >= kMostSearches || at(searches) >= matches.size()) return offer_deal(court, notary);
      const Move seek = move_of(MoveKind::seek, matches[at(searches)].own(rules_, state_, seat_));
      return lists(seek) ? seek : offer_deal(court, notary);
    }
    const auto number = static_cast<std::size_t>(searches - 1);
    if (number >= matches.size()) return move_of(MoveKind::drop);
    const auto [groom, bride, crowns] = matches[number];
    const House other =
        state_.people[groom].court == own_house() ? state_.people[bride].court : state_.people[groom].court;
    if (const Move draft = move_of(MoveKind::draft, groom, bride); lists(draft) && !notary.terms_with(other).empty())
      return draft;
    const Move propose = move_of(MoveKind::propose, groom, bride);
    return lists(propose) ? propose : move_of(MoveKind::drop);
  }

  // What a contract costs; or, without one, what is wrong with the match.
  [[nodiscard]] std::string reason_against(const Notary& notary, const Matchmaker& matchmaker, PersonId groom,
                                           PersonId bride) const {
    std::string text = notary.objection(groom, bride, view_.reader());
    if (!text.empty()) return text;
    return matchmaker.would_lose_heir(groom, bride) ? "My house cannot spare an heir."
                                                    : "This match brings my house too little.";
  }

  // Whoever has refused may be asked again, but not for ever: so many strokes of the pen are two or three deals.
  [[nodiscard]] Move offer_deal(const Court& court, const Notary& notary) const {
    constexpr std::uint32_t kOneIn = 3;
    constexpr int kStrokes = 20;
    if (court.strokes[at(own_house())] > kStrokes) return done();
    for (const Country country : rules_.in_play()) {
      const Move deal = Move::of(MoveKind::deal, static_cast<int>(country));
      if (country == own_power() || !lists(deal) || notary.deal_with(house_of(country)).empty() ||
          deal_of(state_.law, own_house(), house_of(country)) >= 0)
        continue;
      return rng_.below(kOneIn) == 0 ? done() : deal;
    }
    return done();
  }

  // It binds nobody.
  [[nodiscard]] bool is_betrothal_from(House maker) const {
    return state_.law.contracts[at(deal_of(state_.law, maker, own_house()))].is_betrothal;
  }

  [[nodiscard]] Move in(const Announcements&) const { return done(); }  // in the capital

  // ---- Money

  [[nodiscard]] Move in(const Taxing&) const {
    bool is_loved = true;
    for (const Country country : rules_.countries_of(state_, seat_)) {
      const auto capital = has_lost_capital(state_.realm, rules_.facts(), country) ? Capital::lost : Capital::held;
      is_loved = is_loved && charisma_of_reign(state_.people, state_.reigns[at(country)], capital) >= kLovedFrom;
    }
    const Move high = move_of(MoveKind::high_tax);
    // Who rebels at the end does little harm.
    return (is_loved || turns_left() <= 1) && lists(high) ? high : move_of(MoveKind::tax);
  }
  [[nodiscard]] Move in(const PayingOff& chapter) const {
    int units = 0;
    for (const Country country : rules_.countries_of(state_, seat_))
      units += armies_of(state_.realm, country) + fleets_of(state_.realm, country);
    const int left = chapter.money_left(rules_, state_, seat_) - rules_.facts().upkeep * units;
    for (const Offer& offer : view_.moves) {
      if (offer.move.kind<MoveKind>() != MoveKind::pay_off || left < rules_.facts().rebellion_payment) continue;
      const bool is_rich = rules_.facts().map[first_province_of(offer.move)].good != kNoGood;
      if (turns_left() >= (is_rich ? 1 : kTurnsToPayFor)) return offer.move;
    }
    return done();
  }
  [[nodiscard]] Move in(const Upkeep&) const { return lists(move_of(MoveKind::done)) ? done() : any(); }

  [[nodiscard]] Move in(const Raising& chapter) const {
    const int price = rules_.facts().price;
    const int affordable = (rules_.money(state_, seat_) - kReserve) / price;
    if (turns_left() >= kTurnsToPayFor && affordable > 0)
      for (const Offer& offer : view_.moves) {
        if (offer.move.kind<MoveKind>() != MoveKind::raise) continue;
        const auto country = static_cast<Country>(offer.move.a());
        const int raised = state_.year == kFirstYear ? chapter.armies[at(country)] : 0;
        const int wanted = temper_.armies - armies_of(state_.realm, country) - raised;
        const int count = std::min({wanted, affordable, static_cast<int>(offer.most)});
        if (count > 0) return offer.move.with_amount(static_cast<std::uint32_t>(count));
      }
    int launched = 0;  // in the first turn, and not on the map yet
    for (const Country country : rules_.countries_of(state_, seat_)) launched += chapter.fleets[at(country)];
    if (affordable > 0 && launched == 0 && Carrier(rules_, state_, seat_).lacks_fleet())
      for (const Offer& offer : view_.moves)
        if (offer.move.kind<MoveKind>() == MoveKind::launch) return offer.move;
    return move_of(MoveKind::enough);
  }
  // Where goods are found, evenly.
  [[nodiscard]] Move in(const Placing&) const {
    return best([&](Move move) {
      const Province province = first_province_of(move);
      int armies = 0;
      for (const std::uint8_t count : state_.realm.armies[at(province)]) armies += count;
      return (rules_.facts().map[province].good != kNoGood ? kGuards : 0) - armies;
    });
  }
  // The dearest sets, as many as there are.
  [[nodiscard]] Move in(const Cashing&) const {
    std::optional<Offer> dearest;
    for (const Offer& offer : view_.moves)
      if (offer.move.kind<MoveKind>() == MoveKind::cash && (!dearest || offer.move.b() > dearest->move.b()))
        dearest = offer;
    return dearest ? dearest->move.with_amount(dearest->most) : done();
  }

  // ---- War

  [[nodiscard]] Move in(const March& march) const {
    if (march.asked == seat_) {
      // Whoever comes without an army does no harm.
      const bool is_harmless =
          march.group.armies_in_all() == 0 && !is_at_war(state_.law, own_house(), rules_.house_of(march.seat));
      if (march.for_goods) return move_of(MoveKind::deny);
      if (march.for_troops || !lists(move_of(MoveKind::deny)))
        return lists(move_of(MoveKind::allow)) ? move_of(MoveKind::allow) : move_of(MoveKind::deny);
      return is_harmless && lists(move_of(MoveKind::allow)) ? move_of(MoveKind::allow) : move_of(MoveKind::deny);
    }
    const Marshal marshal(rules_, state_, march, view_.moves, temper_);
    if (const Move order = marshal.order(); lists(order)) return order;
    if (lists(done())) return done();
    const Move leaving = marshal.leave();
    return lists(leaving) ? leaving : any();
  }
  // What the enemy would take.
  [[nodiscard]] Move in(const Scorching& chapter) const {
    const Country enemy = country_of(rules_.house_of(chapter.mover));
    for (const Offer& offer : view_.moves)
      if (offer.move.kind<MoveKind>() == MoveKind::burn &&
          units(enemy, first_province_of(offer.move)) > 2 * units(own_power(), first_province_of(offer.move)))
        return offer.move;
    return done();
  }
  [[nodiscard]] Move in(const Conflicts&) const {
    for (const Offer& offer : view_.moves) {
      if (offer.move.kind<MoveKind>() != MoveKind::attack) continue;
      const Province province = first_province_of(offer.move);
      const int ours = rules_.armies_in(state_, own_power(), province);
      const auto enemy = static_cast<Country>(offer.move.b());
      if (!temper_.attacks && rules_.in_play().has(enemy)) continue;
      if (kPercent * ours > temper_.advantage * units(enemy, province)) return offer.move;
    }
    return lists(move_of(MoveKind::done)) ? done() : any();
  }
  [[nodiscard]] Move in(const Battle& battle) const {
    const int side = battle.powers[0] == own_power() ? 0 : 1;
    const int ours = battle.units(rules_, state_, side);
    const int theirs = battle.units(rules_, state_, 1 - side);
    switch (battle.step) {
      case Battle::Step::inside: return move_of(MoveKind::inside);
      case Battle::Step::flight:
        if (theirs > 2 * ours)
          for (const Offer& offer : view_.moves)
            if (offer.move.kind<MoveKind>() == MoveKind::flee) return offer.move;
        return done();
      case Battle::Step::princes:
        for (const Offer& offer : view_.moves)
          if (offer.move.kind<MoveKind>() == MoveKind::count &&
              strength_with_wife(state_.people, person_of(offer.move)) > 0)
            return offer.move;
        return done();
      case Battle::Step::retreat:
        return theirs > 2 * ours && lists(move_of(MoveKind::retreat)) ? move_of(MoveKind::retreat) : done();
      case Battle::Step::terms: {
        // More than that they march off.
        const bool is_gain =
            battle.terms[at(1 - side)] > 1 || battle.sacrificed[at(1 - side)] > 0 || battle.tribute[at(1 - side)] > 0;
        return move_of(is_gain || theirs >= ours ? MoveKind::grant : MoveKind::reject);
      }
      case Battle::Step::ransom: {
        const bool is_king = rules_.is_king_piece(state_, battle.taken[0]);
        const int worth = is_king ? kKingsRansom : kPrincesRansom;
        const Move bid = move_of(MoveKind::ransom).with_amount(static_cast<std::uint32_t>(worth));
        return rules_.money(state_, seat_) >= 2 * worth && lists(bid) ? bid : done();
      }
      case Battle::Step::price: {
        const bool is_king = rules_.is_king_piece(state_, battle.taken[0]);
        return move_of(battle.price >= (is_king ? kKingsRansom : kPrincesRansom) ? MoveKind::grant : MoveKind::reject);
      }
      case Battle::Step::losses: {
        // The castle is repaired as long as something is left of it.
        const Offer& losses = view_.moves[0];
        const int spared = battle.losses[at(side)] - (battle.castle(rules_, state_, side) - 1);
        return losses.move.with_amount(static_cast<std::uint32_t>(
            std::clamp(spared, static_cast<int>(losses.least()), static_cast<int>(losses.most))));
      }
      default: {
        // Home, where most of ours stand.
        const Move back = best([&](Move move) {
          const Province province = first_province_of(move);
          const bool is_own = rules_.ruler(state_, state_.realm.control[at(province)]) == seat_;
          return (is_own ? temper_.armies : 0) + rules_.armies_in(state_, own_power(), province);
        });
        for (const Offer& offer : view_.moves)
          if (offer.covers(back)) return back.with_amount(offer.most);
        return back;
      }
    }
  }
  [[nodiscard]] Move in(const Marking& marking) const {
    if (marking.step == Marking::Step::mark) {
      const Move first = view_.moves[0].move;
      return first.kind<MoveKind>() == MoveKind::mark ? first : done();
    }
    return best([&](Move move) { return rules_.armies_in(state_, own_power(), first_province_of(move)); });
  }

  [[nodiscard]] Move in(const auto&) const { return any(); }

  // ---- What all of them ask

  [[nodiscard]] House own_house() const { return rules_.house_of(seat_); }
  [[nodiscard]] Country own_power() const { return country_of(own_house()); }
  [[nodiscard]] int turns_left() const { return (rules_.last_year() - state_.year) / kYearsOfATurn; }
  [[nodiscard]] int units(Country power, Province province) const {
    return rules_.armies_in(state_, power, province) + rules_.castle_in(state_, power, province) +
           static_cast<int>(rules_.royals_in(state_, power, province).size());
  }
  [[nodiscard]] bool lists(Move move) const { return covers(view_.moves, move); }
  [[nodiscard]] static Move done() { return move_of(MoveKind::done); }
  [[nodiscard]] Move any() const { return pick_uniformly(view_.moves, rng_); }
  // The first of those that are worth most.
  template <class Worth> [[nodiscard]] Move best(Worth worth) const {
    Move found = view_.moves[0].move;
    for (const Offer& offer : view_.moves)
      if (worth(offer.move) > worth(found)) found = offer.move;
    return found;
  }

  const Rules& rules_;
  const View<Rules>& view_;
  const State& state_;
  Seat seat_;
  const Temper& temper_;
  Rng& rng_;
};

}  // namespace

Move greedy_move(const Rules& rules, const View<Rules>& view, Rng& rng) {
  return Greedy(rules, view, kGreedyTemper, rng).choose().move;
}

Chosen choose_greedily(const Rules& rules, const View<Rules>& view, Thinking& thinking) {
  return Greedy(rules, view, kGreedyTemper, thinking.rng()).choose();
}

Chosen choose_steadily(const Rules& rules, const View<Rules>& view, Thinking& thinking) {
  return Greedy(rules, view, kSteadyTemper, thinking.rng()).choose();
}

Chosen choose_boldly(const Rules& rules, const View<Rules>& view, Thinking& thinking) {
  return Greedy(rules, view, kBoldTemper, thinking.rng()).choose();
}

}  // namespace regalia::blood
