// The greedy player: whole games without stalling, and what it does where there is something to be had.
#include "games/blood/bot.h"

#include "bots/arena.h"
#include "games/blood/tests/law_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

Move chosen_by(const BloodTable& table, Seat seat) {
  Thinking thinking(1, 1);
  return players()[0].choose(table.rules, view_of<Rules>(table.rules, table.state, seat, nullptr), thinking).move;
}
std::string choice(const BloodTable& table, Seat seat) { return table.rules.text(chosen_by(table, seat)); }

TEST(BloodBot, FinishesGamesOfEverySize) {
  const std::vector<std::pair<int, OptionValues>> games = {
      {3, {{"turns", "10"}}},
      {4, {{"turns", "10"}}},
      {4, {{"turns", "5"}, {"out", "france"}, {"border", "armed"}}},
      {5, {{"turns", "10"}, {"target", "800"}}}};
  for (const auto& [seats, options] : games) {
    const Rules rules = rules_for(seats, options);
    constexpr int kMostSteps = 40'000;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      State state = rules.initial();
      Rng luck(seed);
      Thinking thinking(1, seed);
      Silence silence;
      int steps = 0;
      while (rules.pending(state).step != Step::over && ++steps < kMostSteps) {
        const Pending pending = rules.pending(state);
        if (pending.step == Step::chance) {
          rules.apply(state, kChance, draw_outcome(rules, state, luck), silence);
          continue;
        }
        const Seat seat = pending.owing.first();
        const Move move = players()[0].choose(rules, view_of<Rules>(rules, state, seat, nullptr), thinking).move;
        ASSERT_TRUE(rules.check(state, seat, move).ok()) << rules.text(move);
        rules.apply(state, seat, move, silence);
      }
      EXPECT_LT(steps, kMostSteps) << seats << " players";
    }
  }
}

// What happens in games of ten turns among five players of a kind.
struct Happened {
  int contracts = 0;
  int battles = 0;  // between players
};
Happened games_of(const std::string& id, int games) {
  const Rules rules = rules_for(5, {{"turns", "10"}});
  const std::vector<Player<Rules>> all = players();
  const auto player = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.id == id; });
  Happened happened;
  for (int game = 0; game < games; ++game) {
    State state = rules.initial();
    Rng luck(static_cast<std::uint64_t>(game) + 1);
    Thinking thinking(1, static_cast<std::uint64_t>(game) + 1);
    while (rules.pending(state).step != Step::over) {
      const Pending pending = rules.pending(state);
      Listener<Event> heard;
      if (pending.step == Step::chance) {
        rules.apply(state, kChance, draw_outcome(rules, state, luck), heard);
      } else {
        const Seat seat = pending.owing.first();
        const Chosen chosen = player->choose(rules, view_of<Rules>(rules, state, seat, nullptr), thinking);
        EXPECT_LE(chosen.words.size(), rules.words(state, seat, chosen.move).longest) << chosen.words;
        rules.apply(state, seat, chosen.move, heard);
      }
      for (const auto& telling : heard.tellings) {
        happened.contracts += std::holds_alternative<ContractSigned>(telling.event) ? 1 : 0;
        if (const auto* battle = std::get_if<BattleBegan>(&telling.event))
          happened.battles += rules.in_play().has(battle->attacker) && rules.in_play().has(battle->defender) ? 1 : 0;
      }
    }
  }
  return happened;
}

TEST(BloodBot, SignsContractsAndFightsByTemper) {
  constexpr int kGames = 4;
  const Happened greedy = games_of("greedy", kGames);
  EXPECT_GE(greedy.contracts, kGames) << "marries for more than money";
  const Happened steady = games_of("steady", kGames);
  EXPECT_GE(steady.contracts, kGames);
  EXPECT_EQ(steady.battles, 0);
  EXPECT_GT(games_of("bold", kGames).battles, 0);
}

// Of five turns.
Result<MatchResult> match_of(std::vector<std::string> bots, int games) {
  MatchPlan plan;
  plan.bots = std::move(bots);
  plan.games = games;
  return play_match(rules_for(5, {{"turns", "5"}}), players(), plan);
}

TEST(BloodBot, IsRicherThanWhoeverPlaysAtRandom) {
  const Result<MatchResult> result = match_of({"greedy", "random", "random", "random", "random"}, 20);
  ASSERT_TRUE(result.ok()) << result.error();
  EXPECT_GT(result->by_bot.at("greedy").wins, 12 * kWholeWin);
}

TEST(BloodBot, AnnalsAccountForEveryCrown) {
  const Result<MatchResult> result = match_of({"greedy", "bold", "steady", "random", "greedy"}, 5);
  ASSERT_TRUE(result.ok()) << result.error();
  ASSERT_EQ(result->annals.by_seat.size(), 5U);
  for (std::size_t i = 0; i < 5; ++i) {
    std::int64_t crowns = 0;
    for (const auto& [source, amount] : result->annals.by_seat[i]) crowns += amount;
    EXPECT_EQ(crowns, result->by_seat[i].points) << "seat " << i;
  }
  EXPECT_EQ(result->annals.by_time.size(), 5U) << "a row for every turn";
  EXPECT_GT(result->annals.happened.at("Weddings"), 0);
  EXPECT_GT(result->annals.happened.at("Items found"), 0);
}

class BloodGreedy : public BloodWar {
 protected:
  // All that the seat does in its move.
  void let_move(Seat seat = kEnglish) {
    while (table.in<March>() && table.rules.pending(table.state).owing.has(seat))
      table.play(seat, chosen_by(table, seat));
  }
};

TEST_F(BloodGreedy, BringsGoodsHome) {
  to_march();
  table.state.realm.items[at(lancashire)][at(england)][Good::food] = 2;
  const std::string first = choice(table, kEnglish);
  EXPECT_EQ(first.substr(0, 6), "carry ") << first;
  let_move();
  EXPECT_EQ(table.state.realm.items[at(lancashire)][at(england)][Good::food], 0);
}

class BloodCarrier : public BloodLaw {};

TEST_F(BloodCarrier, FetchesGoodsBySea) {
  in_force({promise(Matter::ports, france, england)});
  to_march();
  table.state.realm.fleets[at(england)].push_back(Fleet::in(essex));
  table.state.realm.items[at(bordeaux)][at(england)][Good::cloth] = 2;
  while (table.in<March>() && table.rules.pending(table.state).owing.has(kEnglish))
    table.play(kEnglish, chosen_by(table, kEnglish));
  const Fleet& fleet = table.state.realm.fleets[at(england)][0];
  EXPECT_FALSE(fleet.place.is_at_sea()) << "a storm would take it";
  EXPECT_EQ(table.state.realm.items[at(bordeaux)][at(england)][Good::cloth], 0);
  EXPECT_EQ(table.rules.ruler(table.state, table.state.realm.control[at(fleet.place.province)]), kEnglish);
}

TEST_F(BloodGreedy, LaunchesAFleetForGoodsAcrossTheSea) {
  table.go_to<Raising>(1305);
  table.rules.money(table.state, kEnglish) = 200;
  put(essex, england, 18);
  EXPECT_EQ(choice(table, kEnglish), "enough");
  table.state.realm.items[at(bordeaux)][at(england)][Good::cloth] = 1;
  EXPECT_EQ(choice(table, kEnglish).substr(0, 6), "launch");
}

TEST_F(BloodGreedy, LeavesAFamineAndDestroysNothing) {
  to_march();
  put(kent, england, 4);
  table.state.realm.famine.add(kent);
  table.state.realm.items[at(essex)][at(england)][Good::food] = 3;
  table.state.realm.fleets[at(england)].push_back(Fleet::in(kent));
  let_move();
  EXPECT_EQ(armies(kent, england), 0);
  EXPECT_NE(table.state.realm.fleets[at(england)][0].place, Place::in(kent));
  EXPECT_GE(table.state.realm.items[at(essex)][at(england)][Good::food], 3);
}

TEST_F(BloodGreedy, HoldsBackWhoeverHasMostLand) {
  to_march(kFrench);
  for (const Country other : {england, germany, italy, spain}) put(table.state.realm.capital[at(other)], other, 9);
  put(angouleme, france, 6);
  table.state.realm.control[at(liguria)] = spain;
  let_move(kFrench);
  int in_spain = 0;
  for (const Province province : provinces_of(spain)) in_spain += armies(province, france);
  EXPECT_GT(in_spain, 0) << "although Spain is stronger";
}

TEST_F(BloodGreedy, TakesWhatNobodyGuards) {
  to_march(kFrench);
  put(burgundy, france, 5);
  let_move(kFrench);
  EXPECT_LT(armies(burgundy, france), 5);
}

TEST_F(BloodGreedy, ProvokesNobodyWhoIsStronger) {
  to_march(kFrench);
  for (const Country other : {england, germany, italy, spain}) put(table.state.realm.capital[at(other)], other, 9);
  put(burgundy, france, 5);
  let_move(kFrench);
  int at_home = 0;
  for (const Province province : provinces_of(france)) at_home += armies(province, france);
  EXPECT_EQ(at_home, 5);
  EXPECT_GT(armies(dauphine, france) + armies(aquitaine, france) + armies(bordeaux, france), 0)
      << "it guards where goods are found";
}

TEST_F(BloodGreedy, PutsARebellionDown) {
  to_march(kFrench);
  for (const Country other : {england, germany, italy, spain}) put(table.state.realm.capital[at(other)], other, 9);
  table.state.realm.rebellion.add(champagne);
  put(burgundy, france, 5);
  let_move(kFrench);
  EXPECT_FALSE(table.state.realm.rebellion.has(champagne)) << "the king is there, with three armies";
}

TEST_F(BloodGreedy, TaxesHighOnlyWhenItIsLoved) {
  table.go_to<Taxing>(1305);
  EXPECT_EQ(choice(table, kEnglish), "tax");
  table.person(table.monarch(england)).charisma = 2;
  EXPECT_EQ(choice(table, kEnglish), "high-tax");
}

TEST_F(BloodGreedy, WedsForMoneyAndKeepsItsOwnHeiress) {
  table.go_to<Court>(1305);
  const PersonId prince = table.add(Sex::male, 20, house_of(england));
  const PersonId rich = table.add(Sex::female, 20, house_of(france));
  table.person(rich).charisma = 2;
  table.add(Sex::female, 20, house_of(spain));
  EXPECT_EQ(chosen_by(table, kEnglish), move_of(MoveKind::seek, prince));
  table.play(kEnglish, chosen_by(table, kEnglish));
  EXPECT_EQ(chosen_by(table, kEnglish), move_of(MoveKind::draft, prince, rich)) << "with a contract";
  while (table.state.law.contracts.empty() || table.state.law.contracts[0].status == Contract::Status::drafted)
    table.play(kEnglish, chosen_by(table, kEnglish));
  EXPECT_EQ(chosen_by(table, kFrench), move_of(MoveKind::accept, prince, rich)) << "she is far from the throne";
  table.person(rich).father = table.monarch(france);
  table.person(table.child(france)).sex = Sex::female;
  table.person(table.monarch(france)).born = 1250;
  EXPECT_EQ(chosen_by(table, kFrench), move_of(MoveKind::decline, prince, rich)) << "she is the next but one";
}

// The same match with two contracts: one that gives, one that takes.
class BloodBotAtCourt : public BloodLaw {};

TEST_F(BloodBotAtCourt, ReadsContractsBeforeItSigns) {
  RULE("blood.contract.counter");
  table.rules.money(table.state, kEnglish) = 500;
  table.rules.money(table.state, kFrench) = 500;
  for (const Country payer : {england, france}) {
    BloodTable copy = table;
    copy.play(kEnglish, move_of(MoveKind::seek, henry));
    copy.play(kEnglish, move_of(MoveKind::draft, henry, anne));
    copy.play(kEnglish, clause_of(Matter::dowry, payer));
    copy.play(kEnglish, amount_of(MoveKind::sum, 400));
    copy.play(kEnglish, move_of(MoveKind::put));
    EXPECT_EQ(chosen_by(copy, kFrench), move_of(payer == england ? MoveKind::accept : MoveKind::decline, henry, anne));
  }
}

class BloodNotary : public BloodLaw {
 protected:
  [[nodiscard]] Chosen chosen(Seat seat) const {
    Thinking thinking(1, 1);
    return players()[0].choose(table.rules, view_of<Rules>(table.rules, table.state, seat, nullptr), thinking);
  }
};

TEST_F(BloodNotary, DraftsPeaceAndTradeAndSaysWhy) {
  begin_draft();
  Chosen next = chosen(kEnglish);
  for (int strokes = 0; next.move.kind<MoveKind>() != MoveKind::put && strokes < 40; ++strokes) {
    table.play(kEnglish, next.move);
    next = chosen(kEnglish);
  }
  ASSERT_EQ(next.move.kind<MoveKind>(), MoveKind::put);
  EXPECT_EQ(text(0), "England does not attack France, until 1325.");
  EXPECT_EQ(text(1), "France does not attack England, until 1325.");
  EXPECT_TRUE(next.words.starts_with("Our houses would be friends until 1325.")) << next.words;
  table.play(kEnglish, next.move);
  EXPECT_EQ(chosen(kFrench).move.kind<MoveKind>(), MoveKind::accept);
}

TEST_F(BloodNotary, TradesWhatEachHasTooMuchOf) {
  Realm& realm = table.state.realm;
  realm.items[at(essex)][at(england)][Good::food] = 6;
  realm.items[at(saxony)][at(germany)][Good::cloth] = 6;
  std::get<Court>(table.state.phases[table.state.phases.size() - 1]).searches[at(kEngland)] = Court::kSearchesOfASeat;
  Chosen next = chosen(kEnglish);
  for (int strokes = 0; next.move.kind<MoveKind>() != MoveKind::put && strokes < 20; ++strokes) {
    table.play(kEnglish, next.move);
    next = chosen(kEnglish);
  }
  ASSERT_EQ(next.move.kind<MoveKind>(), MoveKind::put);
  EXPECT_EQ(next.words, "I have more food than I can sell, and you more cloth.");
  table.play(kEnglish, next.move);
  const Chosen answer = chosen(kGerman);
  EXPECT_EQ(answer.move.kind<MoveKind>(), MoveKind::agree);
  EXPECT_EQ(answer.words, "I can use your food.");
}

TEST_F(BloodNotary, BidsForACaptive) {
  table.rules.money(table.state, kEnglish) = 200;
  table.person(henry).captor = kFrance;
  std::get<Court>(table.state.phases[table.state.phases.size() - 1]).searches[at(kEngland)] = Court::kSearchesOfASeat;
  Chosen next = chosen(kEnglish);
  for (int strokes = 0; next.move.kind<MoveKind>() != MoveKind::put && strokes < 20; ++strokes) {
    table.play(kEnglish, next.move);
    next = chosen(kEnglish);
  }
  ASSERT_EQ(next.move.kind<MoveKind>(), MoveKind::put);
  table.play(kEnglish, next.move);
  EXPECT_EQ(chosen(kFrench).move.kind<MoveKind>(), MoveKind::agree);
}

TEST_F(BloodNotary, DoesNotOfferTheSameForEver) {
  table.rules.money(table.state, kEnglish) = 200;
  table.person(henry).captor = kFrance;
  auto& court = std::get<Court>(table.state.phases[table.state.phases.size() - 1]);
  court.searches[at(kEngland)] = Court::kSearchesOfASeat;
  EXPECT_EQ(chosen(kEnglish).move.kind<MoveKind>(), MoveKind::deal);
  court.strokes[at(kEngland)] = 30;
  EXPECT_EQ(chosen(kEnglish).move.kind<MoveKind>(), MoveKind::done);
}

TEST_F(BloodNotary, DeclinesWhatCostsTooMuchAndReadsOutWhat) {
  begin_draft();
  write({clause_of(Matter::pension, france), amount_of(MoveKind::sum, 300), move_of(MoveKind::put)});
  const Chosen answer = chosen(kFrench);
  EXPECT_EQ(answer.move.kind<MoveKind>(), MoveKind::decline);
  EXPECT_NE(answer.words.find("France pays England 300 Crowns"), std::string::npos) << answer.words;
}

TEST_F(BloodNotary, SparesNoHeirButOneWhoStaysIsNotLost) {
  table.rules.money(table.state, kEnglish) = 500;
  table.person(henry).father = table.monarch(england);
  table.person(anne).charisma = -9;
  table.play(kFrench, move_of(MoveKind::seek, anne));
  table.play(kFrench, move_of(MoveKind::propose, henry, anne));
  const Chosen grooms = chosen(kEnglish);
  EXPECT_EQ(grooms.move.kind<MoveKind>(), MoveKind::decline);
  EXPECT_EQ(grooms.words, "This match brings my house too little.") << "she would come to him";
  table.play(kFrench, move_of(MoveKind::withdraw, henry, anne));
  table.person(anne).father = table.monarch(france);
  table.person(table.child(france)).sex = Sex::female;
  table.person(table.monarch(france)).born = 1250;
  table.play(kEnglish, move_of(MoveKind::seek, henry));
  table.play(kEnglish, move_of(MoveKind::propose, henry, anne));
  const Chosen brides = chosen(kFrench);
  EXPECT_EQ(brides.move.kind<MoveKind>(), MoveKind::decline);
  EXPECT_EQ(brides.words, "My house cannot spare an heir.");
}

TEST_F(BloodNotary, DropsADraftThatIsAnothersWork) {
  begin_draft();
  write({clause_of(Matter::usual_tax, england)});
  EXPECT_EQ(chosen(kEnglish).move.kind<MoveKind>(), MoveKind::drop);
}

}  // namespace
}  // namespace regalia::blood
