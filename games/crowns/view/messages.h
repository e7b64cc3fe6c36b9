// What clients are told of Game of Crowns: what never changes in a game, and what a seat sees.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

#include "games/crowns/view/names.h"
#include "json/described.h"

namespace regalia::crowns {

// --- components ---

struct TypeInfo {
  std::string id;
  std::string name;
  std::string plural;
  bool guest = false;
  int copies = 0;
  std::string text;
  std::string confidence;

  static constexpr const char* kName = "CrownsTypeInfo";
  static constexpr std::array kNotes = {
      "as cards name it",
      "for people",
      "for people, of several",
      "whether it is a guest; all others are house cards",
      "in a house, or among the guests",
      "what it does, in a sentence or two",
      "how sure the number of copies is: `sourced`, `inferred`, `reconstructed` or `from a facts file`"};
};
BOOST_DESCRIBE_STRUCT(TypeInfo, (), (id, name, plural, guest, copies, text, confidence))

struct HouseInfo {
  std::string id;
  std::string name;
  std::optional<int> seat;
  bool second = false;

  static constexpr const char* kName = "CrownsHouseInfo";
  static constexpr std::array kNotes = {"as cards name it", "for people", "whose it is; left out: it is in the box",
                                        "a second house, for customized hands"};
};
BOOST_DESCRIBE_STRUCT(HouseInfo, (), (id, name, seat, second))

struct Components {
  std::vector<TypeInfo> types;
  std::vector<HouseInfo> houses;
  int rounds = 0;
  int ravens = 0;
  bool agendas = false;
  bool negotiations = false;
  bool customized = false;
  bool teams = false;

  static constexpr const char* kName = "CrownsComponents";
  static constexpr std::array kNotes = {
      "of cards in the game", "all nine",     "of the game",      "of each player at the start",
      "hidden agendas",       "negotiations", "customized hands", "team play"};
};
BOOST_DESCRIBE_STRUCT(Components, (), (types, houses, rounds, ravens, agendas, negotiations, customized, teams))

// --- view ---

struct SeatInfo {
  int cards = 0;
  int ravens = 0;
  int raised = 0;
  int spent = 0;
  bool in = false;
  std::vector<std::string> laid;
  std::optional<std::string> words;
  bool answered = false;
  std::optional<std::string> vote;
  bool done = false;
  std::vector<std::string> seen;
  int unseen = 0;
  int gone = 0;
  std::vector<std::string> hand;
  std::optional<std::string> agenda;
  std::optional<int> partner;

  static constexpr const char* kName = "CrownsSeat";
  static constexpr std::array kNotes = {"in hand, those laid on the table included",
                                        "all of them, those on the table included",
                                        "ravens on offer",
                                        "ravens on a vote",
                                        "takes part in the exchange",
                                        "cards on the table",
                                        "said with them",
                                        "the question that is put under seal",
                                        "once votes are shown: `attacker` or `defender`",
                                        "with these talks",
                                        "cards of the hand that the viewer has seen",
                                        "cards of the hand that came there unseen",
                                        "cards that left the hand unseen: some of those seen may be gone",
                                        "once the game is over",
                                        "hidden agenda, once the game is over",
                                        "in team play"};
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (),
                      (cards, ravens, raised, spent, in, laid, words, answered, vote, done, seen, unseen, gone, hand,
                       agenda, partner))

struct WorthLine {
  std::string type;
  int cards = 0;
  int counted = 0;
  int points = 0;
  bool open = false;

  static constexpr const char* kName = "CrownsWorthLine";
  static constexpr std::array kNotes = {"of cards", "how many of them", "what they count: ravens, Knights, Coinage, …",
                                        "for all of them", "depends on the hands of others: no points yet"};
};
BOOST_DESCRIBE_STRUCT(WorthLine, (), (type, cards, counted, points, open))

struct WorthInfo {
  std::optional<std::string> element;
  int points = 0;
  std::vector<WorthLine> lines;

  static constexpr const char* kName = "CrownsWorth";
  static constexpr std::array kNotes = {"after what touching this element leads to; left out: now",
                                        "as far as one's own hand decides", "by type of card"};
};
BOOST_DESCRIBE_STRUCT(WorthInfo, (), (element, points, lines))

struct PromiseInfo {
  std::optional<std::string> deed;
  std::optional<int> whom;
  std::vector<int> spared;

  static constexpr const char* kName = "CrownsPromises";
  static constexpr std::array kNotes = {"`attack`, `coinage` or `trade`", "whom", "not to be attacked"};
};
BOOST_DESCRIBE_STRUCT(PromiseInfo, (), (deed, whom, spared))

struct VoteCount {
  int attacker = 0;
  int defender = 0;

  static constexpr const char* kName = "CrownsVoteCount";
  static constexpr std::array kNotes = {"ravens included; wins a tie", "ravens included"};
};
BOOST_DESCRIBE_STRUCT(VoteCount, (), (attacker, defender))

struct ViewInfo {
  Phase phase{};
  std::optional<int> turn;
  std::optional<int> actor;
  std::optional<int> starter;
  int round = 0;
  int guests = 0;
  std::vector<std::string> discards;
  int ravens_lost = 0;
  std::vector<std::string> hand;
  std::optional<std::string> agenda;
  std::optional<int> target;
  std::optional<std::string> coin;
  std::optional<std::string> knight;
  std::optional<std::string> vote;
  std::optional<VoteCount> votes;
  std::optional<int> victor;
  std::vector<std::string> looked_at;
  int swap = 0;
  std::vector<std::string> second_house;
  std::optional<PromiseInfo> promises;
  std::vector<SeatInfo> seats;
  WorthInfo worth;
  std::vector<WorthInfo> prospects;

  static constexpr const char* kName = "CrownsView";
  static constexpr std::array kNotes = {
      "`start`, `agendas`, `customize`, `sentinel`, `talk`, `act`, `offer`, `second`, `offer-second`, `raise`, "
      "`choose`, `draw`, "
      "`hand-over`, `talk-attack`, `target`, `vote`, `spend`, `reward`, `take`, `guest` or `over`",
      "the active player; before the first turn, who begins",
      "who decides, where one does",
      "who begins every round",
      "where the round marker lies, from 1; one past the last round: Game End",
      "cards of the face-down deck",
      "face up",
      "out of the game",
      "the viewer's own",
      "the viewer's own hidden agenda",
      "of a Coinage or an attack",
      "the Coinage that is being played, for the two whom it concerns",
      "that attacks",
      "the viewer's own, under seal",
      "once they are shown",
      "of an attack that is decided",
      "the hand of the defeated, for the victor who takes a card of it",
      "which swap with the second house is asked for, from 1; 0: none",
      "what is left of the viewer's second house, while swaps are asked for",
      "of the active player for this turn",
      "by seat",
      "of the viewer's own hand",
      "what the hand would be worth after what is on offer"};
};
BOOST_DESCRIBE_STRUCT(ViewInfo, (),
                      (phase, turn, actor, starter, round, guests, discards, ravens_lost, hand, agenda, target, coin,
                       knight, vote, votes, victor, looked_at, swap, second_house, promises, seats, worth, prospects))

}  // namespace regalia::crowns
