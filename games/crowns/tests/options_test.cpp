#include "games/crowns/tests/crowns_table.h"

namespace regalia::crowns {
namespace {

std::string refused(int seats, const OptionValues& values) {
  const Result<Options> options = parse_options(values, seats);
  if (!options.ok()) return options.error();
  const Result<Rules> rules = Rules::make(seats, *options, standard_facts());
  return rules.ok() ? "" : rules.error();
}

// --- hidden agendas ---

TEST(CrownsAgendas, TheSentinelsGoAndEverybodyIsDealtAGuest) {
  RULE("crowns.agenda.sentinels");
  RULE("crowns.agenda.deal");
  CrownsTable table(5, {{"agendas", "on"}});
  EXPECT_EQ(table.phase(), Phase::agendas);
  EXPECT_FALSE(table.state.guests.has(guest_card(Type::sentinel)));
  EXPECT_EQ(table.rules.chance_scope(table.state).text(), "seat1.agenda");
  table.play(0, "agenda priest");
  EXPECT_EQ(table.told(1), "Anna is dealt the Priest as a hidden agenda.");
  EXPECT_EQ(table.told(2), "Anna is dealt a guest as a hidden agenda.");
  table.play_all({{0, "agenda jester"}, {0, "agenda jester"}, {0, "agenda bard"}, {0, "agenda artist"}});
  EXPECT_EQ(table.phase(), Phase::act);
  EXPECT_EQ(table.state.guests.size(), 4);
  EXPECT_EQ(table.hand(1).size(), 10);  // it is no part of the hand
  EXPECT_EQ(Json::show(table.rules, table.view(1)).agenda, "priest");
  EXPECT_FALSE(Json::show(table.rules, table.view(2)).agenda == "priest");
}

// Nothing reaches an agenda: it cannot be laid, drawn, looked at or taken.
TEST(CrownsAgendas, NobodyElseCanDoAnythingWithIt) {
  CrownsTable table(4, {{"agendas", "on"}});
  table.play_all({{0, "agenda priest"}, {0, "agenda jester"}, {0, "agenda bard"}, {0, "agenda artist"}});
  EXPECT_EQ(table.refusal(1, "lay priest"), "crowns.turn.action");
  table.play(1, "coinage lyre 2");
  OutcomeList outcomes;
  table.rules.outcomes(table.state, outcomes);
  for (const Outcome& outcome : outcomes) EXPECT_NE(table.rules.text(outcome.move), "draw jester");
  table.play(0, "draw feud.redtower");
  table.play(2, "knight redtower 3");
  table.vote("aaaa");
  table.spend_nothing();
  table.play(2, "look");
  EXPECT_EQ(table.told(2).find("Bard"), std::string::npos);
  EXPECT_EQ(table.refusal(2, "take bard"), "crowns.knight.look");
}

TEST(CrownsAgendas, TheyJoinTheHandsAtTheEnd) {
  RULE("crowns.agenda.score");
  RULE("crowns.g37");
  CrownsTable table(4, {{"agendas", "on"}});
  table.play_all({{0, "agenda priest"}, {0, "agenda undertaker"}, {0, "agenda bard"}, {0, "agenda artist"}});
  EXPECT_EQ(table.points(1), 11 + 3);
  // Points and the number of cards: Ben's Undertaker is his eleventh card.
  EXPECT_EQ(table.points(2), 11 + 3);
  EXPECT_EQ(table.rules.tie_breaks(table.state, seat_at(1))[0].value, 11);
  // Who has an agenda and nothing else has an empty hand.
  table.deal({{1, "feud.lyre"}, {2, "coinage.redtower"}, {3, "coinage.orlok"}});
  table.state.board.turn = seat_at(3);
  table.state.board.actor = seat_at(3);
  table.play(4, "knight chiron 1");
  table.vote("aaaa");
  table.spend_nothing();
  table.play(4, "look");
  EXPECT_EQ(table.phase(), Phase::over);
  EXPECT_EQ(Json::show(table.rules, table.view(0)).seats[1].agenda, "undertaker");
}

TEST(CrownsAgendas, WithNinePlayersTheDeckIsEmptyFromTheStart) {
  RULE("crowns.g36");
  CrownsTable table(9, {{"agendas", "on"}});
  for (const char* guest :
       {"artist", "bard", "diplomat", "jester", "jester", "jester", "jester", "priest", "undertaker"})
    table.play(0, std::string("agenda ") + guest);
  EXPECT_TRUE(table.state.guests.empty());
  table.play(1, "knight lyre 2");
  table.vote("aaaaaaaaa");
  table.spend_nothing();
  EXPECT_EQ(table.phase(), Phase::take);  // there is no guest to choose
  Facts facts = standard_facts();
  facts.types[at(Type::jester)].copies.value = 3;
  EXPECT_FALSE(Rules::make(9, CrownsTable::options({{"agendas", "on"}}, 9), facts).ok());
}

// --- customized hands ---

TEST(CrownsCustomized, OnlyForFour) {
  RULE("crowns.custom.players");
  EXPECT_EQ(refused(4, {{"customized", "on"}}), "");
  for (const int seats : {5, 6, 7, 8, 9})
    EXPECT_NE(refused(seats, {{"customized", "on"}}).find("crowns.custom.players"), std::string::npos);
}

TEST(CrownsCustomized, UpToThreeCardsAreSwappedInSecret) {
  RULE("crowns.custom.swap");
  RULE("crowns.custom.secret");
  RULE("crowns.g41");
  CrownsTable table(4, {{"customized", "on"}});
  EXPECT_EQ(table.phase(), Phase::customize);
  for (int seat = 1; seat <= 4; ++seat) {
    const std::vector<std::string> box = Json::show(table.rules, table.view(seat)).second_house;
    EXPECT_EQ(box.size(), 10U);
    const std::string& own = table.rules.facts().houses[at(table.rules.second_house(seat_at(seat - 1)))].id;
    for (const std::string& card : box) EXPECT_TRUE(card.ends_with("." + own)) << card;  // and no other's
  }
  EXPECT_TRUE(Json::show(table.rules, table.view(0)).second_house.empty());
  EXPECT_EQ(table.refusal(1, "swap feud.lyre feud.midian"), "crowns.custom.swap");  // Ben's second house
  EXPECT_EQ(table.refusal(1, "swap feud.redtower feud.akroyear"), "crowns.custom.swap");
  table.play(1, "swap feud.lyre princess.akroyear");
  EXPECT_EQ(table.told(1), "Anna would swap the Feud of Lyre for the Princess of Akroyear.");
  EXPECT_EQ(table.told(2), "Anna has decided about a swap with the second house.");
  table.play(1, "swap knight.lyre princess.akroyear");  // she may still change it
  EXPECT_EQ(table.told(2), "");
  table.play_all({{2, "keep"}, {3, "keep"}, {4, "swap trader.chiron knight.occultus"}});
  EXPECT_EQ(table.told(2),
            "Dan has decided about a swap with the second house. Everybody has decided about swap 1 of 3.");
  EXPECT_TRUE(table.has(1, "princess.akroyear princess.lyre knight.lyre*2 feud.lyre*2"));
  EXPECT_EQ(table.hand(1).size(), 10);
  EXPECT_EQ(table.refusal(1, "swap feud.lyre princess.akroyear"), "crowns.custom.swap");  // there is but one
  EXPECT_EQ(table.refusal(1, "swap princess.akroyear feud.akroyear"),
            "crowns.custom.swap");  // only cards of her own go
  table.play_all({{1, "swap feud.lyre knight.akroyear"}, {2, "keep"}, {3, "keep"}, {4, "keep"}});
  table.play_all({{1, "swap feud.lyre knight.akroyear"}, {2, "keep"}, {3, "keep"}, {4, "keep"}});
  EXPECT_EQ(table.phase(), Phase::act);
  EXPECT_TRUE(table.has(1, "princess.akroyear princess.lyre knight.lyre*2 knight.akroyear*2"));
  EXPECT_TRUE(Json::show(table.rules, table.view(1)).second_house.empty());
}

TEST(CrownsCustomized, BothHousesAreOnesOwn) {
  RULE("crowns.custom.banner");
  RULE("crowns.g42");
  CrownsTable table(4, {{"customized", "on"}});
  table.play_all({{1, "swap feud.lyre knight.akroyear"}, {2, "keep"}, {3, "keep"}, {4, "keep"}});
  for (int swap = 0; swap < 2; ++swap) table.play_all({{1, "keep"}, {2, "keep"}, {3, "keep"}, {4, "keep"}});
  EXPECT_TRUE(table.lists(1, "knight akroyear 2"));
  // Ben gets that Knight and cannot attack Anna with it.
  const Card knight = table.rules.card_at("knight.akroyear");
  table.state.hands[0].take(knight);
  table.state.hands[1].add(knight);
  EXPECT_FALSE(table.rules.targets_of(knight, seat_at(1)).has(seat_at(0)));
  EXPECT_TRUE(table.rules.is_own(seat_at(0), knight));
  EXPECT_FALSE(table.rules.is_own(seat_at(1), knight));
  Rules::HandsOfSeats hands{};
  hands[0] = hands[1] = table.cards("diplomat knight.akroyear knight.lyre");
  EXPECT_EQ(table.rules.score(hands, seat_at(0), 0).points[at(Type::diplomat)], 0);
  EXPECT_EQ(table.rules.score(hands, seat_at(1), 0).points[at(Type::diplomat)], 2);
  // Where a kind is asked for, a card of either house goes before one of another.
  EXPECT_EQ(table.rules.card_for(table.cards("knight.redtower knight.akroyear"), seat_at(0), Type::knight), knight);
}

// --- longer games ---

TEST(CrownsLongerGames, FourToSixRounds) {
  RULE("crowns.long.rounds");
  RULE("crowns.g43");
  for (const char* rounds : {"4", "5", "6"}) {
    EXPECT_EQ(refused(9, {{"rounds", rounds}}), "");  // not advised, but allowed
    EXPECT_NE(option_specs()[0].help.find("not advised with 7 players or more"), std::string::npos);
    CrownsTable table(4, {{"rounds", rounds}});
    table.state.board.round = static_cast<std::uint8_t>(std::stoi(rounds) - 2);
    table.state.board.turn = seat_at(3);
    table.state.board.actor = seat_at(3);
    table.play_all({{4, "coinage chiron 1"}, {0, "draw feud.lyre"}});
    EXPECT_EQ(table.phase(), Phase::act);
    table.state.board.turn = seat_at(3);
    table.state.board.actor = seat_at(3);
    table.play_all({{4, "coinage chiron 1"}, {0, "draw feud.lyre"}});
    EXPECT_EQ(table.phase(), Phase::over);
    EXPECT_EQ(table.state.board.round, std::stoi(rounds));  // the marker would pass the number that was agreed
  }
  EXPECT_NE(refused(4, {{"rounds", "7"}}), "");
}

// --- teams ---

TEST(CrownsTeams, OnlyForSixOrEightAndPartnersSitOpposite) {
  RULE("crowns.team.players");
  RULE("crowns.g44");
  for (const int seats : {4, 5, 7, 9})
    EXPECT_NE(refused(seats, {{"teams", "on"}}).find("crowns.team.players"), std::string::npos);
  EXPECT_NE(refused(4, {{"teams", "on"}, {"customized", "on"}}), "");
  for (const int seats : {6, 8}) {
    const CrownsTable table(seats, {{"teams", "on"}});
    for (int i = 0; i < seats; ++i) EXPECT_EQ(table.rules.partner_of(seat_at(i)), seat_at((i + seats / 2) % seats));
  }
  EXPECT_EQ(CrownsTable(6).rules.partner_of(seat_at(1)), kNobody);
}

TEST(CrownsTeams, NobodyAttacksHisPartner) {
  RULE("crowns.team.attack");
  CrownsTable table(6, {{"teams", "on"}});
  EXPECT_EQ(table.refusal(1, "knight lyre 4"), "crowns.team.attack");
  EXPECT_TRUE(table.lists(1, "knight lyre 5"));
}

TEST(CrownsTeams, APartnerChoosesTheCardForACoinage) {
  RULE("crowns.team.coinage");
  RULE("crowns.g46");
  CrownsTable table(6, {{"teams", "on"}});
  table.play(1, "coinage lyre 4");
  EXPECT_EQ(table.phase(), Phase::hand_over);
  EXPECT_EQ(table.refusal(4, "hand-over feud.lyre"), "crowns.team.coinage");
  EXPECT_EQ(table.refusal(1, "hand-over feud.lyre"), "crowns.turn.order");
  table.play(4, "hand-over princess.chiron");
  EXPECT_EQ(table.told(2).substr(0, 34), "Dan hands a card over to Anna. It ");
  EXPECT_TRUE(table.has(1, "princess.chiron"));
  EXPECT_TRUE(table.has(4, "coinage.lyre"));
  EXPECT_EQ(table.hand(1).size(), 10);
  CrownsTable other(6, {{"teams", "on"}});
  other.play(1, "coinage lyre 3");
  EXPECT_EQ(other.phase(), Phase::draw);
}

TEST(CrownsTeams, PointsAreCountedAloneAndAdded) {
  RULE("crowns.team.score");
  RULE("crowns.g45");
  CrownsTable table(6, {{"teams", "on"}});
  table.ravens({7, 4, 4, 2, 4, 3});
  // A partner's ravens do not help one's Castellan.
  EXPECT_EQ(table.points(1), 14);
  EXPECT_EQ(table.points(4), 9);
  for (const int seat : {0, 3}) EXPECT_EQ(table.rules.tally(table.state, seat_at(seat)).total(), 23);
  for (const int seat : {1, 4}) EXPECT_EQ(table.rules.tally(table.state, seat_at(seat)).total(), 22);
  for (const int seat : {2, 5}) EXPECT_EQ(table.rules.tally(table.state, seat_at(seat)).total(), 21);
  const Ranking ranking = table.rules.ranking(table.state);
  for (const int seat : {0, 3}) EXPECT_TRUE(ranking.wins(seat_at(seat)));
  for (const int seat : {1, 2, 4, 5}) EXPECT_FALSE(ranking.wins(seat_at(seat)));
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(ranking.place[at(seat)], ranking.place[at(seat + 3)]);
  EXPECT_LT(ranking.place[1], ranking.place[2]);
  EXPECT_EQ(table.rules.tell(TeamScored{seat_at(0), seat_at(3), 23}, table.names),
            "Anna and Dan have 23 points together.");
  // Majorities look at each hand alone, and a partner's house is a foreign one.
  Rules::HandsOfSeats hands{};
  hands[0] = table.cards("feud.lyre*2 diplomat feud.chiron");
  hands[1] = table.cards("feud.redtower*2 feud.orlok*2");
  hands[3] = table.cards("feud.chiron");
  EXPECT_EQ(table.rules.score(hands, seat_at(0), 0).points[at(Type::feud)], 0);
  EXPECT_EQ(table.rules.score(hands, seat_at(0), 0).points[at(Type::diplomat)], 1);
  EXPECT_EQ(table.rules.score(hands, seat_at(1), 0).points[at(Type::feud)], 4);
}

TEST(CrownsTeams, LevelTeamsAreDecidedByCardsThenRavensTogether) {
  RULE("crowns.team.tie");
  CrownsTable table(6, {{"teams", "on"}});
  const Ranking level = table.rules.ranking(table.state);
  for (int i = 0; i < 6; ++i) EXPECT_EQ(level.place[at(i)], 1);
  // Two teams have four points each, the second one card more.
  table.ravens({});
  table.deal(
      {{1, "jester*2"}, {4, "knight.lyre"}, {2, "jester*2"}, {5, "knight.orlok knight.midian"}, {3, "feud.orlok"}});
  const Ranking ranking = table.rules.ranking(table.state);
  EXPECT_EQ(ranking.place[0], ranking.place[3]);
  EXPECT_LT(ranking.place[0], ranking.place[1]);
  EXPECT_EQ(table.rules.tie_breaks(table.state, seat_at(3))[0].value, 3);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(table.rules.tally(table.state, seat_at(i)).total(), 4);
  // With as many cards the fewer ravens decide.
  table.deal({{1, "jester*2"}, {4, "knight.lyre"}, {2, "jester*2"}, {5, "knight.orlok"}, {3, "feud.orlok"}});
  table.ravens({2, 1, 0, 0, 0, 0});
  for (int i = 0; i < 2; ++i) EXPECT_EQ(table.rules.tally(table.state, seat_at(i)).total(), 4);
  EXPECT_LT(table.rules.ranking(table.state).place[1], table.rules.ranking(table.state).place[0]);
}

TEST(CrownsTeams, ASentinelMayBeUsedAgainstOnesPartnerAndTalkIsFree) {
  RULE("crowns.g47");
  RULE("crowns.g48");
  CrownsTable table(6, {{"teams", "on"}});
  table.deal(
      {{1, "coinage.lyre feud.lyre"}, {2, "feud.redtower"}, {5, "sentinel"}, {3, "feud.orlok"}, {4, "feud.chiron"}});
  table.play_all({{1, "coinage lyre 3"}, {0, "draw feud.orlok"}});
  EXPECT_TRUE(table.lists(5, "sentinel 2 4"));  // Eve is Ben's partner
  // Hands stay secret between partners, and what is said is for all or for nobody.
  EXPECT_TRUE(Json::show(table.rules, table.view(5)).seats[1].hand.empty());
  table.play_all({{1, "pass"}, {3, "pass"}, {4, "pass"}, {5, "pass"}, {6, "pass"}});
  EXPECT_EQ(table.turn(), 2);
  const WordsSpec words = table.rules.words(table.state, seat_at(1), table.move("lay feud.redtower"));
  EXPECT_GT(words.longest, 0U);
  EXPECT_TRUE(words.readers.everybody);
}

}  // namespace
}  // namespace regalia::crowns
