// What stands in a position of Blood Royale: its structs, described for view/plain.h.
#pragma once

#include "games/blood/rules.h"
#include "games/blood/view/enum_words.h"
#include "games/blood/view/plain.h"

namespace regalia::blood {

BOOST_DESCRIBE_STRUCT(Person, (),
                      (serial, born, late, sex, name, father, mother, spouse, house, court, captor, fate,
                       came_by_marriage, honoured, is_made_regent, again, is_new, doomed, constitution, charisma,
                       strength, extra_births, passed_over, renounced, cut_by_father, cut_by_mother, by_mother))
BOOST_DESCRIBE_STRUCT(Reign, (), (monarch, regent, lost_by_passing_over, lost_by_foreign_help))
BOOST_DESCRIBE_STRUCT(Place, (), (province, sea))
BOOST_DESCRIBE_STRUCT(Ship, (), (colour, number))
BOOST_DESCRIBE_STRUCT(Fleet, (), (place, armies, goods, host, is_evicted))
BOOST_DESCRIBE_STRUCT(RoyalPiece, (), (person, place, ship))
BOOST_DESCRIBE_STRUCT(Lent, (), (province, colour, commander, armies, has_cost))
BOOST_DESCRIBE_STRUCT(Realm, (),
                      (control, armies, items, famine, rebellion, capital, castle, fleets, pieces, dead, lent, guests,
                       treasury, paid))
BOOST_DESCRIBE_STRUCT(Condition, (), (what, is_not, one, other, province, person))
BOOST_DESCRIBE_STRUCT(Clause, (),
                      (matter, who, whom, third, good, returned, amount, returns, provinces, person, from, until, every,
                       conditions, met, arrears))
BOOST_DESCRIBE_STRUCT(Contract, (),
                      (status, maker, other, groom, bride, year, is_public, shown, clauses, is_betrothal, grooms_mother,
                       brides_mother, words))
BOOST_DESCRIBE_STRUCT(Law, (), (contracts, clauses, wars, answers))
BOOST_DESCRIBE_STRUCT(Founding, (), (founds, country, age_of_late, head, wife, children, rolls_sex, scored))
BOOST_DESCRIBE_STRUCT(Births, (), (step, wave, mother, aristocrats, scored, asked, answered))
BOOST_DESCRIBE_STRUCT(Survival, (), (person, buried))
BOOST_DESCRIBE_STRUCT(Crowns, (), (step, country, heir, passed_captive, age_of_late, late_stood, heir_stood))
BOOST_DESCRIBE_STRUCT(Bidding, (), (step, hand, partners, amounts, asked, answered))
BOOST_DESCRIBE_STRUCT(Proposal, (), (groom, bride, maker))
BOOST_DESCRIBE_STRUCT(Court, (), (proposals, sought, searches, strokes, done, said_done))
BOOST_DESCRIBE_STRUCT(Announcements::Entry, (), (prince, colour, province))
BOOST_DESCRIBE_STRUCT(Announcements, (), (begun, entries, asked, answered))
BOOST_DESCRIBE_STRUCT(Taxing, (), (rates, answered))
BOOST_DESCRIBE_STRUCT(PayingOff, (), (chosen, answered))
BOOST_DESCRIBE_STRUCT(Upkeep, (), (armies, fleets, answered))
BOOST_DESCRIBE_STRUCT(Raising, (), (done, resting, levied, armies, fleets))
BOOST_DESCRIBE_STRUCT(Placing, (), (turn, armies, fleets))
BOOST_DESCRIBE_STRUCT(Round, (), (step, number, cup, mover, had_event, barons, moved))
BOOST_DESCRIBE_STRUCT(Group, (),
                      (kind, from, where, armies, royals, items, colour, fleets, spent, is_stopped, path, leave,
                       rested))
BOOST_DESCRIBE_STRUCT(Tired, (), (what, where, colour, good, person, spent, count))
BOOST_DESCRIBE_STRUCT(March, (), (seat, sent, dropped, is_over, group, tired, asked, port, for_troops, for_goods))
BOOST_DESCRIBE_STRUCT(Scorching, (), (mover, burnt, answered))
BOOST_DESCRIBE_STRUCT(Conflicts, (),
                      (mover, asked, fought, fallen_back, resting, is_over, province, attacker, defender))
BOOST_DESCRIBE_STRUCT(Battle::Flight, (), (person, province))
BOOST_DESCRIBE_STRUCT(Battle, (),
                      (step, resume, province, powers, with_castle, round, answered, flights, counted, free_rolls,
                       free_side, retreats, losses, tried, wiped, fell_back, withdrawn, resting, terms, sacrificed,
                       tribute, yielded, keeps_goods, ceded_to, taken, price))
BOOST_DESCRIBE_STRUCT(Marking, (), (step, chosen, answered, country))
BOOST_DESCRIBE_STRUCT(Fortune, (),
                      (step, roller, calamity, count, struck, rebelled_before, person, province, fleet, country))
BOOST_DESCRIBE_STRUCT(Cashing, (), (sets, answered))

}  // namespace regalia::blood

namespace regalia::blood::plain {

// ---- Words

template <> struct IdWord<Matter> {
  static std::string write(Matter matter) { return std::string(form_of(matter).word); }
  static std::optional<Matter> read(std::string_view text) {
    for (int i = 0; i < kMatters; ++i)
      if (form_of(static_cast<Matter>(i)).word == text) return static_cast<Matter>(i);
    return std::nullopt;
  }
};

template <> struct IdWord<Country> {
  static std::string write(Country country) {
    return country == kNoCountry ? std::string("none") : std::string(id_of(country));
  }
  static std::optional<Country> read(std::string_view text) {
    const Country found = country_at(text);
    return found != kNoCountry || text == "none" ? std::optional(found) : std::nullopt;
  }
};
template <> struct IdWord<Province> {
  static std::string write(Province province) {
    return province == kNoProvince ? std::string("none") : std::string(id_of(province));
  }
  static std::optional<Province> read(std::string_view text) {
    const Province found = province_at(text);
    return found != kNoProvince || text == "none" ? std::optional(found) : std::nullopt;
  }
};
template <> struct IdWord<Sea> {
  static std::string write(Sea sea) { return std::string(id_of(sea)); }
  static std::optional<Sea> read(std::string_view text) {
    const Sea found = sea_at(text);
    return found == kNoSea ? std::nullopt : std::optional(found);
  }
};
template <> struct IdWord<Spot> {
  static std::string write(Spot spot) { return spot == kNoSpot ? "none" : id_of(spot); }
  static std::optional<Spot> read(std::string_view text) {
    const Spot found = spot_at(text);
    return found != kNoSpot || text == "none" ? std::optional(found) : std::nullopt;
  }
};
template <> struct IdWord<House> {
  static std::string write(House house) {
    if (house == kNoHouse) return "none";
    return house == kAristocrats ? "aristocrats" : std::string(id_of(country_of(house)));
  }
  static std::optional<House> read(std::string_view text) {
    for (const House house : {kNoHouse, kAristocrats})
      if (write(house) == text) return house;
    const Country country = country_at(text);
    return country == kNoCountry ? std::nullopt : std::optional(house_of(country));
  }
};

// ---- Notes

template <> struct PlainNotes<Person> {
  static constexpr const char* kName = "BloodPersonPosition";
  static constexpr std::array kNotes = {"a number that is never used again",
                                        "the year, as written down",
                                        "by so many years later than the turn, for seniority",
                                        "man or woman",
                                        "the number of the usual name",
                                        "the place of his sheet",
                                        "of hers",
                                        "of the husband's or wife's",
                                        "whose name is borne",
                                        "whose player has the sheet",
                                        "who holds the captive",
                                        "whether alive",
                                        "to this court, and goes home as a widow or widower",
                                        "whether the house has been paid for the marriage to a monarch",
                                        "for a minority only",
                                        "another birth is tried, under seal",
                                        "may still be named in this turn",
                                        "has failed the survival roll of this step",
                                        "as rolled",
                                        "as rolled",
                                        "as rolled; of women: Guile",
                                        "rolls of this turn beyond the first",
                                        "for these crowns, or descends from somebody who was",
                                        "these crowns",
                                        "claims that the father had given up",
                                        "claims that the mother had given up",
                                        "crowns that came through the mother"};
};
template <> struct PlainNotes<Reign> {
  static constexpr const char* kName = "BloodReignPosition";
  static constexpr std::array kNotes = {"the place of the sheet", "of a minor", "of Charisma", "of Charisma"};
};
template <> struct PlainNotes<Place> {
  static constexpr const char* kName = "BloodPlacePosition";
  static constexpr std::array kNotes = {"or port; `none`: at sea", "where there is no province"};
};
template <> struct PlainNotes<RoyalPiece> {
  static constexpr const char* kName = "BloodPiecePosition";
  static constexpr std::array kNotes = {"the place of the sheet", "where it stands", "aboard which he is"};
};
template <> struct PlainNotes<Ship> {
  static constexpr const char* kName = "BloodShipPosition";
  static constexpr std::array kNotes = {"of which country; `none`: ashore", "among its fleets, from 0"};
};
template <> struct PlainNotes<Fleet> {
  static constexpr const char* kName = "BloodFleetPosition";
  static constexpr std::array kNotes = {"where it is", "aboard, by colour", "aboard, by owner",
                                        "in whose port it lies by leave", "whether another player captured its port"};
};
template <> struct PlainNotes<Lent> {
  static constexpr const char* kName = "BloodLent";
  static constexpr std::array kNotes = {"where", "whose", "by the country of his house", "how many",
                                        "Charisma, as foreign help"};
};
template <> struct PlainNotes<Realm> {
  static constexpr const char* kName = "BloodRealmPosition";
  static constexpr std::array kNotes = {
      "of provinces, where it is not as at the start",
      "how many, by province and colour",
      "of goods, by province and owner",
      "provinces with one",
      "provinces with one",
      "of each country; `none`: it has none",
      "what is left of it, of each country",
      "by colour, in the order in which moves number them",
      "by colour, then by piece: `1` is the king's, `2` to `9` are princes'; left out: nobody has it",
      "armies in the two boxes of the dead: `1` of years that end with 0, `2` of years that end "
      "with 5; in each by colour",
      "armies under another's command",
      "provinces in which a player's armies stand by leave, by the country of that player's house",
      "Crowns, by house",
      "Crowns, in secret, by house to each house, less what came back"};
};
template <> struct PlainNotes<Condition> {
  static constexpr const char* kName = "BloodCondition";
  static constexpr std::array kNotes = {"what must be so", "whether it must not", "who",
                                        "with whom",       "that is held",        "who lives or reigns"};
};
template <> struct PlainNotes<Clause> {
  static constexpr const char* kName = "BloodClausePosition";
  static constexpr std::array kNotes = {"what it is about",
                                        "whom it binds",
                                        "for whom",
                                        "of whom it speaks besides",
                                        "items",
                                        "items that come back",
                                        "how much",
                                        "items that come back",
                                        "where; none: everywhere",
                                        "of whom it speaks",
                                        "this year on; 0: at once",
                                        "this year; 0: for ever",
                                        "so many years; 0: once",
                                        "that must be fulfilled",
                                        "the year in which it was last carried out",
                                        "Crowns that are still owed"};
};
template <> struct PlainNotes<Contract> {
  static constexpr const char* kName = "BloodContractPosition";
  static constexpr std::array kNotes = {"whether it is drafted, put, in force, or a betrothal that was agreed to",
                                        "who drafted it",
                                        "who signs too",
                                        "the place of his sheet",
                                        "of hers",
                                        "of the wedding, or of the betrothal",
                                        "whether everybody may read it",
                                        "houses that were shown it later",
                                        "how many",
                                        "of those who are not both of age",
                                        "whose next son is meant",
                                        "whose next daughter is meant",
                                        "under which is kept what was said with it; 0: nothing"};
};
template <> struct PlainNotes<Law> {
  static constexpr const char* kName = "BloodLaw";
  static constexpr std::array kNotes = {"one after another", "those of the first, then of the second, and so on",
                                        "whom the player of each house has attacked of late",
                                        "of each house to groups of each other that ask for leave"};
};
template <> struct PlainNotes<Founding> {
  static constexpr const char* kName = "BloodFounding";
  static constexpr std::array kNotes = {"what kind of family",       "whose", "monarch", "of it", "his", "made so far",
                                        "whether it is rolled next", "rolled"};
};
template <> struct PlainNotes<Births> {
  static constexpr const char* kName = "BloodBirths";
  static constexpr std::array kNotes = {"what comes next",  "0: rolls of the table; 1, 2: those asked for",
                                        "whose turn it is", "rolls for the family that nobody plays",
                                        "rolled",           "who had a couple to decide about",
                                        "who has"};
};
template <> struct PlainNotes<Survival> {
  static constexpr const char* kName = "BloodSurvival";
  static constexpr std::array kNotes = {"who rolls", "all who failed"};
};
template <> struct PlainNotes<Crowns> {
  static constexpr const char* kName = "BloodCrowns";
  static constexpr std::array kNotes = {"what comes next",
                                        "whose throne",
                                        "who is next in line",
                                        "so that Charisma suffers",
                                        "monarchs",
                                        "kings, when the step began",
                                        "as a prince"};
};
template <> struct PlainNotes<Bidding> {
  static constexpr const char* kName = "BloodBidding";
  static constexpr std::array kNotes = {"what is asked",
                                        "the place of the sheet",
                                        "of each house, at first under seal",
                                        "of each house, under seal",
                                        "who bids",
                                        "who has"};
};
template <> struct PlainNotes<Proposal> {
  static constexpr const char* kName = "BloodProposalPosition";
  static constexpr std::array kNotes = {"the place of his sheet", "of hers", "the seat that proposes, from 1"};
};
template <> struct PlainNotes<Court> {
  static constexpr const char* kName = "BloodCourt";
  static constexpr std::array kNotes = {"of weddings, unanswered",
                                        "for whom each house seeks a match",
                                        "of each house so far",
                                        "of each house's pen so far",
                                        "who is",
                                        "as everybody has heard"};
};
template <> struct PlainNotes<Announcements::Entry> {
  static constexpr const char* kName = "BloodPlacingPrince";
  static constexpr std::array kNotes = {"the place of his sheet", "of the piece", "under seal"};
};
template <> struct PlainNotes<Announcements> {
  static constexpr const char* kName = "BloodAnnouncements";
  static constexpr std::array kNotes = {"whether the widowed are home", "princes to be placed", "who places",
                                        "who has"};
};
template <> struct PlainNotes<Taxing> {
  static constexpr const char* kName = "BloodTaxing";
  static constexpr std::array kNotes = {"by house, under seal", "who has"};
};
template <> struct PlainNotes<PayingOff> {
  static constexpr const char* kName = "BloodPayingOff";
  static constexpr std::array kNotes = {"rebellions to be paid, under seal", "who has"};
};
template <> struct PlainNotes<Upkeep> {
  static constexpr const char* kName = "BloodUpkeep";
  static constexpr std::array kNotes = {"that go, by province and colour", "that go, a bit for each, by colour",
                                        "who has"};
};
template <> struct PlainNotes<Raising> {
  static constexpr const char* kName = "BloodRaising";
  static constexpr std::array kNotes = {"who is", "who is whatever others buy", "where, this turn",
                                        "bought in the first turn", "bought in the first turn"};
};
template <> struct PlainNotes<Placing> {
  static constexpr const char* kName = "BloodPlacing";
  static constexpr std::array kNotes = {"the seat that places, from 1; left out: a marker is drawn for who begins",
                                        "armies left, by country", "fleets left, by country"};
};

template <> struct PlainNotes<Round> {
  static constexpr const char* kName = "BloodRoundPosition";
  static constexpr std::array kNotes = {"what comes next",
                                        "of the turn",
                                        "whose markers are still to be drawn",
                                        "the seat that was drawn last, from 1",
                                        "whether it has happened",
                                        "without a country who have moved",
                                        "armies, by province and colour"};
};
template <> struct PlainNotes<Fortune> {
  static constexpr const char* kName = "BloodFortune";
  static constexpr std::array kNotes = {"what comes next",
                                        "the seat that rolls, from 1",
                                        "what happens",
                                        "provinces still to be struck",
                                        "provinces struck so far",
                                        "where there was one when it began",
                                        "who rolls",
                                        "that rolls",
                                        "that rolls: its place among the fleets of the country, from 0",
                                        "whose"};
};
template <> struct PlainNotes<Group> {
  static constexpr const char* kName = "BloodGroupPosition";
  static constexpr std::array kNotes = {"what moves",
                                        "where it began",
                                        "where it is in the plan",
                                        "by colour",
                                        "who lead it",
                                        "by owner and good, counted from 1",
                                        "of the fleets",
                                        "a bit for each",
                                        "points",
                                        "for this move",
                                        "after the beginning",
                                        "who has given it",
                                        "points, when it asked last"};
};
template <> struct PlainNotes<Tired> {
  static constexpr const char* kName = "BloodTired";
  static constexpr std::array kNotes = {"what has moved", "where it is", "or owner, from 0", "from 0", "who",
                                        "points",         "how many"};
};
template <> struct PlainNotes<March> {
  static constexpr const char* kName = "BloodMarchPosition";
  static constexpr std::array kNotes = {"the seat that moves, from 1",
                                        "so far",
                                        "plans so far",
                                        "whether the move is",
                                        "being planned",
                                        "what has moved",
                                        "the seat that is asked for leave, from 1",
                                        "or for a port",
                                        "or for armies of the player who is asked",
                                        "or for goods of that player"};
};
template <> struct PlainNotes<Scorching> {
  static constexpr const char* kName = "BloodScorching";
  static constexpr std::array kNotes = {"the seat that has moved, from 1", "where goods are destroyed, under seal",
                                        "who has"};
};
template <> struct PlainNotes<Conflicts> {
  static constexpr const char* kName = "BloodConflicts";
  static constexpr std::array kNotes = {"the seat that has moved, from 1",
                                        "the seat that is asked, from 1",
                                        "where, with each power",
                                        "where to, of each power",
                                        "armies of each power that fell back, by province: they attack nobody there",
                                        "whether all were asked",
                                        "of the battle declared",
                                        "who",
                                        "whom"};
};
template <> struct PlainNotes<Battle::Flight> {
  static constexpr const char* kName = "BloodFlight";
  static constexpr std::array kNotes = {"who", "where to"};
};
template <> struct PlainNotes<Battle> {
  static constexpr const char* kName = "BloodBattlePosition";
  static constexpr std::array kNotes = {"what comes next",
                                        "what comes after losses",
                                        "where",
                                        "attacker and defender",
                                        "whether it counts for the defender",
                                        "from 0",
                                        "who has",
                                        "under seal",
                                        "princes beside a king",
                                        "left",
                                        "whose they are",
                                        "of each side",
                                        "of each side, still to be taken",
                                        "who must roll for survival",
                                        "of each side",
                                        "of each side, where to",
                                        "armies of each side that fell back, by province",
                                        "armies of the attacker that take no part",
                                        "of surrender, of each side, counted from 1",
                                        "armies of each side that are killed by its terms",
                                        "Crowns that each side pays by its terms",
                                        "of each side, whether it has surrendered",
                                        "whether whoever surrendered does",
                                        "the province, when all have left",
                                        "captives of this battle",
                                        "that is offered for the first of them"};
};
template <> struct PlainNotes<Marking> {
  static constexpr const char* kName = "BloodMarking";
  static constexpr std::array kNotes = {"what comes next", "under seal", "who has", "whose capital is looked at"};
};
template <> struct PlainNotes<Cashing> {
  static constexpr const char* kName = "BloodCashing";
  static constexpr std::array kNotes = {"that are sold, of each country and kind, under seal", "who has"};
};

// ---- Chapters

template <class Chapter> inline constexpr std::string_view kChapterId{};
template <> inline constexpr std::string_view kChapterId<Founding> = "founding";
template <> inline constexpr std::string_view kChapterId<Births> = "births";
template <> inline constexpr std::string_view kChapterId<Survival> = "survival";
template <> inline constexpr std::string_view kChapterId<Crowns> = "crowns";
template <> inline constexpr std::string_view kChapterId<Bidding> = "bidding";
template <> inline constexpr std::string_view kChapterId<Court> = "court";
template <> inline constexpr std::string_view kChapterId<Announcements> = "announcements";
template <> inline constexpr std::string_view kChapterId<Taxing> = "taxing";
template <> inline constexpr std::string_view kChapterId<PayingOff> = "paying-off";
template <> inline constexpr std::string_view kChapterId<Upkeep> = "upkeep";
template <> inline constexpr std::string_view kChapterId<Raising> = "raising";
template <> inline constexpr std::string_view kChapterId<Placing> = "placing";

template <> inline constexpr std::string_view kChapterId<Round> = "round";
template <> inline constexpr std::string_view kChapterId<Fortune> = "fortune";
template <> inline constexpr std::string_view kChapterId<March> = "march";
template <> inline constexpr std::string_view kChapterId<Scorching> = "scorching";
template <> inline constexpr std::string_view kChapterId<Conflicts> = "conflicts";
template <> inline constexpr std::string_view kChapterId<Battle> = "battle";
template <> inline constexpr std::string_view kChapterId<Marking> = "marking";
template <> inline constexpr std::string_view kChapterId<Cashing> = "cashing";

[[nodiscard]] inline std::string_view chapter_id(const Phase& phase) {
  return std::visit([]<class Chapter>(const Chapter&) { return kChapterId<Chapter>; }, phase);
}

}  // namespace regalia::blood::plain
