// What clients look up besides a view: a person's sheet, and where a group could go. And what views tell of plans and drafts.
#include <boost/json.hpp>

#include "games/blood/tests/law_table.h"
#include "games/blood/view/json.h"
#include "games/blood/view/lookup.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

class BloodConsult : public BloodLaw {
 protected:
  [[nodiscard]] View<Rules> view(Seat seat = kEnglish) const {
    return view_of<Rules>(table.rules, table.state, seat, nullptr);
  }
  [[nodiscard]] PersonSheet sheet(PersonId person, Seat seat = kEnglish) const {
    return person_sheet(table.rules, view(seat), person, names);
  }
  [[nodiscard]] std::optional<ReachInfo> reach(std::vector<Move> moves, Seat seat = kEnglish) const {
    return reach_of(table.rules, view(seat), moves);
  }
  [[nodiscard]] static const ReachedInfo* find(const ReachInfo& reach, std::string_view spot) {
    const auto found = std::find_if(reach.reached.begin(), reach.reached.end(),
                                    [&](const ReachedInfo& each) { return each.spot == spot; });
    return found == reach.reached.end() ? nullptr : &*found;
  }

  [[nodiscard]] static std::vector<std::string> texts_of(const std::vector<json::MoveStep>& steps) {
    std::vector<std::string> texts;
    for (const json::MoveStep& step : steps) texts.push_back(step.move);
    return texts;
  }

  const std::vector<std::string> names = {"Anna", "Ben", "Cleo", "Dan", "Eve"};
};

TEST_F(BloodConsult, AGroupSeesHowFarItComesAndWhatStopsIt) {
  to_march();
  put(kent, england, 3);
  put(champagne, france, 2);
  table.state.realm.famine.add(warwickshire);
  const auto reached = reach({take(kent, england, 2)});
  ASSERT_TRUE(reached);
  const ReachedInfo* champagne_there = find(*reached, "champagne");
  ASSERT_NE(champagne_there, nullptr);
  EXPECT_EQ(texts_of(champagne_there->way), (std::vector<std::string>{"go calais", "go champagne"}));
  EXPECT_EQ(champagne_there->how, Arrival::stop);
  EXPECT_EQ(champagne_there->faces, 2);
  EXPECT_EQ(champagne_there->of, "france");
  EXPECT_TRUE(champagne_there->may_ask.value);
  EXPECT_EQ(find(*reached, "anjou"), nullptr) << "abroad a group stops";
  EXPECT_EQ(find(*reached, "essex")->how, Arrival::own);
  EXPECT_EQ(find(*reached, "warwickshire"), nullptr);
  ASSERT_EQ(reached->barred.size(), 1U);
  EXPECT_EQ(reached->barred[0].spot, "warwickshire");
  EXPECT_EQ(reached->barred[0].rule, "blood.move.famine");
  EXPECT_EQ(table.rules.check(table.state, kEnglish, take(kent, england, 3)).ok(), true) << "nothing was played";
}

TEST_F(BloodConsult, AContractClosesOrOpensTheWay) {
  in_force({promise(Matter::peace), promise(Matter::march, france, england)});
  to_march();
  put(calais, england, 2);
  const auto reached = reach({take(calais, england, 2)});
  ASSERT_TRUE(reached);
  EXPECT_EQ(find(*reached, "champagne")->how, Arrival::leave) << "the right of way goes before the peace";
  EXPECT_NE(find(*reached, "anjou"), nullptr);
}

TEST_F(BloodConsult, APeaceClosesTheWay) {
  in_force({promise(Matter::peace)});
  to_march();
  put(calais, england, 2);
  const auto reached = reach({take(calais, england, 2)});
  ASSERT_TRUE(reached);
  EXPECT_EQ(find(*reached, "champagne"), nullptr);
  const auto bar = std::find_if(reached->barred.begin(), reached->barred.end(),
                                [](const BarredInfo& each) { return each.spot == "champagne"; });
  ASSERT_NE(bar, reached->barred.end());
  EXPECT_EQ(bar->rule, "blood.contract.binds");
  EXPECT_NE(bar->reason.find("does not attack France"), std::string::npos) << bar->reason;
}

TEST_F(BloodConsult, FleetsSeeSeasAndPorts) {
  to_march();
  table.state.realm.fleets[at(england)].push_back(Fleet::in(kent));
  const auto reached = reach({Move::of(MoveKind::ship, static_cast<int>(spot_of(Ship{england, 0})))});
  ASSERT_TRUE(reached);
  EXPECT_EQ(find(*reached, "north-sea")->how, Arrival::sea);
  EXPECT_EQ(texts_of(find(*reached, "calais")->way), (std::vector<std::string>{"sail north-sea", "dock calais"}));
  EXPECT_EQ(find(*reached, "calais")->points, find(*reached, "north-sea")->points) << "to lie at a coast costs nothing";
  EXPECT_EQ(find(*reached, "calais")->how, Arrival::own);
}

TEST_F(BloodConsult, GoodsStopWhereOnlyArmiesMayPass) {
  in_force({promise(Matter::march, france, england)});
  to_march();
  put(calais, england, 2);
  table.state.realm.items[at(calais)][at(england)][Good::food] = 1;
  EXPECT_EQ(find(*reach({take(calais, england, 1)}), "champagne")->how, Arrival::leave);
  const auto reached = reach({take(calais, england, 1), carry(spot_of(calais), england, Good::food, 1)});
  ASSERT_TRUE(reached);
  EXPECT_EQ(find(*reached, "champagne")->how, Arrival::stop) << "there is no leave for what they carry";
}

TEST_F(BloodConsult, UpkeepIsForWhatAHousePays) {
  const int before = Json::show(table.rules, view()).seats[0].upkeep;
  table.state.realm.fleets[at(france)].push_back(Fleet::in(calais));
  table.state.realm.fleets[at(france)][0].armies[at(england)] = 3;
  EXPECT_EQ(Json::show(table.rules, view()).seats[0].upkeep, before) << "whose the fleet is pays for what is aboard";
}

TEST_F(BloodConsult, APeaceClosesTheShoreAndSaysSo) {
  in_force({promise(Matter::peace)});
  to_march();
  Fleet fleet = Fleet::in(Province::normandy);
  fleet.armies[at(england)] = 2;
  table.state.realm.fleets[at(england)].push_back(fleet);
  const auto reached = reach({take(spot_of(Ship{england, 0}), england, 2)});
  ASSERT_TRUE(reached);
  EXPECT_EQ(find(*reached, "normandy"), nullptr);
  ASSERT_EQ(reached->barred.size(), 1U);
  EXPECT_EQ(reached->barred[0].spot, "normandy");
  EXPECT_EQ(reached->barred[0].rule, "blood.contract.binds");
}

TEST_F(BloodConsult, OnlyWhoeverMovesLooksAhead) {
  to_march();
  put(kent, england, 3);
  EXPECT_FALSE(reach({take(kent, england, 1)}, kFrench));
  EXPECT_FALSE(reach({take(kent, england, 4)})) << "there are not so many";
  EXPECT_FALSE(reach({})) << "nobody goes";
  EXPECT_FALSE(reach({move_of(MoveKind::done)})) << "that is no plan";
}

TEST_F(BloodConsult, ASheetTellsMatchesAndWhatADeathWouldMean) {
  table.person(anne).charisma = 2;
  const PersonSheet his = sheet(henry);
  const auto match = std::find_if(his.matches.begin(), his.matches.end(),
                                  [&](const MatchInfo& each) { return each.id == static_cast<int>(anne); });
  ASSERT_NE(match, his.matches.end());
  EXPECT_EQ(match->money, 2 * table.rules.facts().wedding_money);
  EXPECT_EQ(match->honour, 0);
  const PersonSheet kings = sheet(table.monarch(france));
  EXPECT_EQ(kings.needs, 4);
  EXPECT_TRUE(kings.matches.empty()) << "he is married";
  ASSERT_FALSE(kings.if_died.empty());
  const std::string all = [&] {
    std::string text;
    for (const std::string& each : kings.if_died) text += each + "\n";
    return text;
  }();
  EXPECT_NE(all.find("is crowned"), std::string::npos) << all;
  EXPECT_TRUE(table.state.people.lives(table.monarch(france))) << "nobody died";
}

TEST_F(BloodConsult, WhatNobodyIsCalledIsNotFound) {
  const auto found = [&](std::string_view about) {
    return Json::consult(table.rules, view(), about, {}, names).size();
  };
  EXPECT_GT(found("p0"), 0U);
  for (const char* about : {"", "p", "p-1", "p99999", "p1x", "p99999999999999999999", "march", "England"})
    EXPECT_EQ(found(about), 0U) << about;
}

TEST_F(BloodConsult, ADraftIsReadClauseByClauseWithWarnings) {
  begin_draft();
  table.play(kEnglish, clause_of(Matter::peace, england));
  table.play(kEnglish, clause_of(Matter::land, france));
  const ViewInfo shown = Json::show(table.rules, view());
  const ContractInfo& draft = shown.contracts.value.back();
  ASSERT_EQ(draft.clauses.size(), 2U);
  EXPECT_EQ(draft.clauses[0].verb, Verb::forbids);
  EXPECT_EQ(draft.clauses[0].who, "england");
  EXPECT_FALSE(draft.clauses[0].warning);
  EXPECT_EQ(texts_of(draft.clauses[0].strokes.value), (std::vector<std::string>{"clause peace england"}));
  EXPECT_TRUE(draft.clauses[1].warning) << "no province is named";
  ASSERT_TRUE(draft.warning);
  EXPECT_NE(draft.warning->find("See clause 2."), std::string::npos) << *draft.warning;
  for (const ContractInfo& each : Json::show(table.rules, view(kFrench)).contracts.value)
    EXPECT_NE(each.status, Contract::Status::drafted);
}

TEST_F(BloodConsult, APlanIsShownToWhoeverMakesIt) {
  to_march();
  put(kent, england, 3);
  table.play(kEnglish, take(kent, england, 2));
  table.play(kEnglish, go(calais));
  const ViewInfo own = Json::show(table.rules, view());
  ASSERT_TRUE(own.march && own.march->group);
  EXPECT_EQ(own.march->group->path, std::vector<std::string>{"calais"});
  EXPECT_EQ(own.march->group->armies.value.at("england"), 2);
  ASSERT_TRUE(own.round);
  EXPECT_EQ(own.round->number, 1);
  const ViewInfo others = Json::show(table.rules, view(kFrench));
  ASSERT_TRUE(others.march);
  EXPECT_FALSE(others.march->group);
}

TEST_F(BloodConsult, TheViewSaysWhatStrengthCountsInBattle) {
  RULE("blood.succession.strength");
  RULE("blood.person.strength");
  const auto shown = [&](PersonId id) {
    for (const PersonInfo& each : Json::show(table.rules, view()).people)
      if (each.id == static_cast<int>(id)) return each;
    return PersonInfo{};
  };
  const PersonId king = table.monarch(france);
  const PersonId queen = table.person(king).spouse;
  table.person(king).strength = 2;
  table.person(queen).strength = -1;
  EXPECT_EQ(shown(king).strength, 2) << "as rolled";
  EXPECT_EQ(shown(king).effective_strength, 1) << "with his wife's Guile";
  EXPECT_EQ(shown(queen).effective_strength, std::nullopt);
  // Somebody who was passed over for the crown of France lives in Spain.
  const PersonId claimant = table.add(Sex::male, 25, house_of(spain));
  table.person(claimant).passed_over.add(france);
  table.person(claimant).strength = 1;
  EXPECT_EQ(shown(king).effective_strength, 0);
  EXPECT_EQ(shown(claimant).effective_strength, 1);
  EXPECT_EQ(shown(claimant).stronger_against.value, std::vector<std::string>{"france"});
  table.person(claimant).renounced.add(france);
  EXPECT_EQ(shown(king).effective_strength, 1);
  EXPECT_TRUE(shown(claimant).stronger_against.value.empty());
}

}  // namespace
}  // namespace regalia::blood
