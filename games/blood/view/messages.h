// What clients are told of Blood Royale as a seat sees it.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

#include "games/blood/state.h"
#include "games/blood/view/enum_words.h"
#include "json/described.h"
#include "json/move_step.h"

namespace regalia::blood {

using json::Sparse;

struct PersonInfo {
  int id = 0;
  std::uint32_t number = 0;
  std::string name;
  std::string title;
  Sex sex{};
  int born = 0;
  int age = 0;
  Sparse<bool> dead;
  std::optional<int> father;
  std::optional<int> mother;
  std::optional<int> spouse;
  std::optional<std::string> house;
  std::optional<std::string> court;
  std::optional<std::string> captor;
  int strength = 0;
  int constitution = 0;
  int charisma = 0;
  std::optional<int> effective_strength;
  Sparse<std::vector<std::string>> stronger_against;
  Sparse<std::vector<std::string>> reigns;
  Sparse<std::vector<std::string>> regent;
  Sparse<std::vector<std::string>> passed_over;
  Sparse<std::vector<std::string>> renounced;

  static constexpr const char* kName = "BloodPerson";
  static constexpr std::array kNotes = {"as moves and elements of the board name him now",
                                        "never used again",
                                        "for people: `Edward`",
                                        "for people: `King Edward of England`",
                                        "`male` or `female`",
                                        "the year, as written down",
                                        "counted by turns",
                                        "or has left the stage",
                                        "the id of somebody in this list",
                                        "the id of somebody in this list",
                                        "the id of somebody in this list",
                                        "whose name is borne: a country, or `aristocrats`; left out: of none",
                                        "whose player has the sheet; left out: dead",
                                        "who holds the captive",
                                        "of a woman: Guile; as rolled",
                                        "as rolled, less what births have cost this turn",
                                        "as rolled",
                                        "of a living man: what counts in battle, with his wife's Guile, and one less "
                                        "while his court reigns against somebody it passed over",
                                        "countries against whose houses it is one more, for a claimant at his court",
                                        "in these countries",
                                        "of these countries",
                                        "for these crowns, or descends from somebody who was",
                                        "these crowns"};
};
BOOST_DESCRIBE_STRUCT(PersonInfo, (),
                      (id, number, name, title, sex, born, age, dead, father, mother, spouse, house, court, captor,
                       strength, constitution, charisma, effective_strength, stronger_against, reigns, regent,
                       passed_over, renounced))

struct ItemInfo {
  std::string good;
  std::string owner;
  int count = 0;

  static constexpr const char* kName = "BloodItems";
  static constexpr std::array kNotes = {"what", "the country whose they are", "how many"};
  bool operator==(const ItemInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(ItemInfo, (), (good, owner, count))

struct LandInfo {
  std::string control;
  Sparse<json::ByName<int>> armies;
  Sparse<std::vector<ItemInfo>> items;
  Sparse<bool> famine;
  Sparse<bool> rebellion;

  static constexpr const char* kName = "BloodLand";
  static constexpr std::array kNotes = {"the country that has it", "by country", "of goods", "whether there is",
                                        "whether there is"};
};
BOOST_DESCRIBE_STRUCT(LandInfo, (), (control, armies, items, famine, rebellion))

struct PieceInfo {
  int person = 0;
  std::string colour;
  int piece = 0;
  std::optional<std::string> province;
  std::optional<std::string> sea;
  std::optional<std::string> aboard;

  static constexpr const char* kName = "BloodPiece";
  static constexpr std::array kNotes = {
      "the id of a person", "of which country",   "0 is the king's, 1 to 8 are princes'",
      "where it stands",    "where it is at sea", "the id of a fleet"};
  bool operator==(const PieceInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(PieceInfo, (), (person, colour, piece, province, sea, aboard))

struct FleetInfo {
  std::string id;
  std::string colour;
  std::optional<std::string> province;
  std::optional<std::string> sea;
  Sparse<json::ByName<int>> armies;
  Sparse<std::vector<ItemInfo>> items;
  std::optional<std::string> host;

  static constexpr const char* kName = "BloodFleet";
  static constexpr std::array kNotes = {"as moves and elements of the board name it now",
                                        "of which country",
                                        "in whose port it lies",
                                        "where it is at sea",
                                        "aboard, by country",
                                        "of goods aboard",
                                        "by leave of which house it lies there"};
};
BOOST_DESCRIBE_STRUCT(FleetInfo, (), (id, colour, province, sea, armies, items, host))

struct CrownInfo {
  std::string id;
  std::string house;
  std::optional<int> seat;
  std::optional<int> monarch;
  std::optional<int> regent;
  std::vector<int> line;
  std::optional<std::string> capital;
  int castle = 0;
  int charisma = 0;
  int armies = 0;
  int fleets = 0;
  int can_raise = 0;
  std::vector<int> fallen;
  Sparse<bool> taxed_high;

  static constexpr const char* kName = "BloodCrown";
  static constexpr std::array kNotes = {"a country",
                                        "the name of its house",
                                        "the seat that plays the country now, from 1",
                                        "the id of a person",
                                        "the id of a person",
                                        "who would follow, ids of persons in order; the first few",
                                        "now; left out: it has no land",
                                        "what is left of it",
                                        "of the monarch or regent, with all that counts",
                                        "on the map",
                                        "on the map",
                                        "armies, as far as pool and provinces go",
                                        "armies that come back in a year ending with 0, and with 5",
                                        "by the house, in this turn"};
};
BOOST_DESCRIBE_STRUCT(CrownInfo, (),
                      (id, house, seat, monarch, regent, line, capital, castle, charisma, armies, fleets, can_raise,
                       fallen, taxed_high))

struct SeatInfo {
  std::string house;
  int crowns = 0;
  std::vector<std::string> countries;
  int taxes = 0;
  int high_taxes = 0;
  int upkeep = 0;
  bool answered = false;

  static constexpr const char* kName = "BloodSeat";
  static constexpr std::array kNotes = {"the country whose house is played",
                                        "in the treasury; of others, with secret cash, what the viewer can reckon",
                                        "that are played now",
                                        "Crowns that all provinces would bring now, at the usual rate",
                                        "the same at the high rate",
                                        "Crowns that all armies and fleets would cost now",
                                        "what is asked now, as far as it is known"};
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (), (house, crowns, countries, taxes, high_taxes, upkeep, answered))

struct ProposalInfo {
  int groom = 0;
  int bride = 0;
  int maker = 0;

  static constexpr const char* kName = "BloodProposal";
  static constexpr std::array kNotes = {"the id of a person", "the id of a person", "a seat, from 1"};
  bool operator==(const ProposalInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(ProposalInfo, (), (groom, bride, maker))

struct ClauseInfo {
  std::string matter;
  Verb verb{};
  std::string who;
  std::string whom;
  std::string text;
  Sparse<std::vector<std::string>> conditions;
  std::optional<std::string> standing;
  Sparse<bool> due;
  std::optional<std::string> warning;
  Sparse<std::vector<json::MoveStep>> strokes;

  static constexpr const char* kName = "BloodClause";
  static constexpr std::array kNotes = {"what it is about: the id of a matter",
                                        "what it does",
                                        "the country that it binds, or whose house",
                                        "the country for which, or whose house",
                                        "for people, a sentence",
                                        "its conditions, each a phrase of that sentence",
                                        "of a contract in force, for people: `due this turn`, `next due in 1320`",
                                        "of a contract in force: something is due this turn",
                                        "of a draft or an offer, for people: why it could not be signed so today",
                                        "of the viewer's own draft: the moves that write it anew"};
  bool operator==(const ClauseInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(ClauseInfo, (), (matter, verb, who, whom, text, conditions, standing, due, warning, strokes))

struct ContractInfo {
  Contract::Status status{};
  std::optional<int> groom;
  std::optional<int> bride;
  std::vector<std::string> houses;
  std::optional<int> year;
  Sparse<bool> is_public;
  Sparse<bool> is_betrothal;
  std::optional<int> grooms_mother;
  std::optional<int> brides_mother;
  std::vector<ClauseInfo> clauses;
  std::optional<std::string> warning;
  std::optional<std::string> words;

  static constexpr const char* kName = "BloodContract";
  static constexpr std::array kNotes = {
      "how it stands",
      "the id of somebody in the list of people; left out: of a plain deal, or unborn",
      "the id of somebody in the list of people; left out: as for the groom",
      "who sign, the one first who drafted it",
      "of the wedding, or of the betrothal",
      "whether everybody may read it once it is in force",
      "whether it is for a couple that is not of age, or not born",
      "the id of somebody: the groom is her next son",
      "the id of somebody: the bride is her next daughter",
      "in their order",
      "of the viewer's draft, or of an offer to him, for people: why it cannot be put or agreed to as it is",
      "what was said with the offer, which binds nobody"};
  bool operator==(const ContractInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(ContractInfo, (),
                      (status, groom, bride, houses, year, is_public, is_betrothal, grooms_mother, brides_mother,
                       clauses, warning, words))

struct BidInfo {
  int seat = 0;
  int partner = 0;
  std::optional<int> crowns;

  static constexpr const char* kName = "BloodBid";
  static constexpr std::array kNotes = {"the seat that asks for the hand, from 1", "the id of a person at that court",
                                        "what is bid; left out: not known, or not yet"};
  bool operator==(const BidInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(BidInfo, (), (seat, partner, crowns))

struct RoundInfo {
  int number = 0;
  std::optional<int> mover;
  std::vector<int> to_come;

  static constexpr const char* kName = "BloodRound";
  static constexpr std::array kNotes = {"of the turn, from 1", "the seat whose marker was drawn last, from 1",
                                        "seats whose markers are still to be drawn"};
  bool operator==(const RoundInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(RoundInfo, (), (number, mover, to_come))

struct GroupInfo {
  Group::Kind kind{};
  std::string from;
  std::string where;
  Sparse<json::ByName<int>> armies;
  Sparse<std::vector<int>> royals;
  Sparse<std::vector<ItemInfo>> items;
  Sparse<std::vector<std::string>> fleets;
  std::vector<std::string> path;
  int points = 0;
  Sparse<bool> stopped;

  static constexpr const char* kName = "BloodGroup";
  static constexpr std::array kNotes = {"by land, or of fleets",
                                        "the id of a province, a sea area or a fleet",
                                        "the same, as it is planned so far",
                                        "by country",
                                        "ids of persons",
                                        "of goods",
                                        "ids of fleets",
                                        "where it has gone from there, ids",
                                        "that are left",
                                        "whether it has to stop there"};
  bool operator==(const GroupInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(GroupInfo, (), (kind, from, where, armies, royals, items, fleets, path, points, stopped))

struct MarchInfo {
  int seat = 0;
  std::optional<GroupInfo> group;
  std::optional<int> asked;
  std::optional<std::string> port;

  static constexpr const char* kName = "BloodMarch";
  static constexpr std::array kNotes = {"the seat that moves, from 1",
                                        "that is planned, of the viewer, or that asks for leave",
                                        "the seat that is asked for leave", "the province in whose port it would lie"};
  bool operator==(const MarchInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(MarchInfo, (), (seat, group, asked, port))

struct BattleInfo {
  std::string province;
  std::vector<std::string> powers;
  int round = 0;

  static constexpr const char* kName = "BloodBattle";
  static constexpr std::array kNotes = {"where", "countries: who attacks, and who is attacked", "so far"};
  bool operator==(const BattleInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(BattleInfo, (), (province, powers, round))

struct ViewInfo {
  int year = 0;
  std::optional<std::string> chapter;
  std::vector<SeatInfo> seats;
  std::vector<CrownInfo> crowns;
  std::vector<PersonInfo> people;
  json::ByName<LandInfo> provinces;
  std::vector<FleetInfo> fleets;
  std::vector<PieceInfo> pieces;
  std::optional<int> hand;
  Sparse<std::vector<BidInfo>> bids;
  Sparse<std::vector<ProposalInfo>> proposals;
  Sparse<std::vector<ContractInfo>> contracts;
  std::optional<int> sought;
  std::optional<int> searches;
  std::optional<int> strokes;
  Sparse<json::ByName<Leave>> leave;
  Sparse<std::vector<int>> again;
  Sparse<std::vector<PieceInfo>> placing;
  std::optional<Taxing::Rate> rate;
  Sparse<std::vector<std::string>> paying;
  Sparse<std::vector<std::string>> disbanding;
  Sparse<json::ByName<int>> bought;
  Sparse<std::vector<std::string>> marking;
  std::optional<RoundInfo> round;
  std::optional<MarchInfo> march;
  std::optional<BattleInfo> battle;
  Sparse<json::ByName<std::vector<int>>> selling;

  static constexpr const char* kName = "BloodView";
  static constexpr std::array kNotes = {
      "of the turn",
      "`founding`, `births`, `survival`, `crowns`, `bidding`, `court`, `announcements`, `taxing`, `paying-off`, "
      "`upkeep`, "
      "`raising`, `placing`, `round`, `fortune`, `march`, `scorching`, `conflicts`, `battle`, `marking` or `cashing`; "
      "left out: the game is over",
      "by seat",
      "all five",
      "the living, and the dead who are needed to tell kinship",
      "where something is not as at the start",
      "in port and at sea",
      "kings and princes on the map",
      "the id of a person of the family that nobody plays, for whom houses bid now",
      "for that hand, as far as the viewer knows them",
      "of weddings, which the viewer has made or may answer",
      "that the viewer may read: his own draft, offers, and those in force",
      "the id of a person for whom the viewer seeks a match",
      "that the viewer has begun in this turn",
      "of the pen that the viewer has made in drafts in this turn",
      "what the viewer says to groups of a house that ask for it: `always` or `never`; left out: he is asked",
      "ids of wives for whom the viewer tries for another child",
      "where the viewer puts princes, under seal",
      "the viewer's own, under seal: `low` or `high`",
      "provinces whose rebellions the viewer pays off, under seal",
      "where the viewer keeps an army or fleet no longer, once for each; under seal",
      "armies and fleets that are bought and not placed yet, by country",
      "provinces on which the viewer puts markers, under seal",
      "of marches, that is under way",
      "somebody's move in it",
      "that is being fought",
      "sets of each kind that the viewer sells, by country; under seal"};
};
BOOST_DESCRIBE_STRUCT(ViewInfo, (),
                      (year, chapter, seats, crowns, people, provinces, fleets, pieces, hand, bids, proposals,
                       contracts, sought, searches, strokes, leave, again, placing, rate, paying, disbanding, bought,
                       marking, round, march, battle, selling))

}  // namespace regalia::blood
