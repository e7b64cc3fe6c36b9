// How the events of Blood Royale are written in JSON: which members they have, and the ids of what they speak of.
#pragma once

#include <boost/describe.hpp>

#include "games/blood/rules.h"
#include "games/blood/view/enum_words.h"
#include "json/event_json.h"

namespace regalia::blood {

BOOST_DESCRIBE_STRUCT(YearBegan, (), (year))
BOOST_DESCRIBE_STRUCT(Answered, (), (seat))
BOOST_DESCRIBE_STRUCT(CourtEnded, (), (year))
BOOST_DESCRIBE_STRUCT(BirthRolled, (), (mother, dice, is_born))
BOOST_DESCRIBE_STRUCT(Born, (), (person, sex, father, mother, house, age))
BOOST_DESCRIBE_STRUCT(Scored, (), (person, is_man, strength, constitution, charisma))
BOOST_DESCRIBE_STRUCT(TriesAgain, (), (seat, mothers))
BOOST_DESCRIBE_STRUCT(SurvivalRolled, (), (person, dice, constitution, needed, survives))
BOOST_DESCRIBE_STRUCT(Died, (), (person, age, death))
BOOST_DESCRIBE_STRUCT(LeftGame, (), (person))
BOOST_DESCRIBE_STRUCT(ChangedCourt, (), (person, court))
BOOST_DESCRIBE_STRUCT(PassedOver, (), (country, heir))
BOOST_DESCRIBE_STRUCT(Crowned, (), (country, monarch, ruler, is_change))
BOOST_DESCRIBE_STRUCT(CharismaLost, (), (country, lost, is_for_help))
BOOST_DESCRIBE_STRUCT(UnionMade, (), (country, king, queen))
BOOST_DESCRIBE_STRUCT(CameForward, (), (country, person, is_regent))
BOOST_DESCRIBE_STRUCT(FamilyFounded, (), (country, head, wife, is_new_house))
BOOST_DESCRIBE_STRUCT(RegentChosen, (), (country, regent))
BOOST_DESCRIBE_STRUCT(RegencyEnded, (), (country, monarch))
BOOST_DESCRIBE_STRUCT(HandOffered, (), (person))
BOOST_DESCRIBE_STRUCT(EntryPaid, (), (seat, person, partner, crowns))
BOOST_DESCRIBE_STRUCT(HandUnsought, (), (person))
BOOST_DESCRIBE_STRUCT(BidShown, (), (seat, person, crowns))
BOOST_DESCRIBE_STRUCT(HandWon, (), (seat, person, crowns, is_by_die))
BOOST_DESCRIBE_STRUCT(Proposed, (), (seat, groom, bride, has_contract, clauses))
BOOST_DESCRIBE_STRUCT(ProposalEnded, (), (seat, groom, bride, is_withdrawn))
BOOST_DESCRIBE_STRUCT(DealOffered, (), (seat, to, clauses))
BOOST_DESCRIBE_STRUCT(DealEnded, (), (seat, to, is_recalled))
BOOST_DESCRIBE_STRUCT(DealStruck, (), (seat, to))
BOOST_DESCRIBE_STRUCT(BetrothalOffered, (), (seat, to, groom, bride, groom_unborn, bride_unborn, clauses))
BOOST_DESCRIBE_STRUCT(Betrothed, (), (seat, to, groom, bride, groom_unborn, bride_unborn))
BOOST_DESCRIBE_STRUCT(BetrothalEnded, (), (seat, groom, bride, groom_unborn, bride_unborn))
BOOST_DESCRIBE_STRUCT(CountryGivenBack, (), (seat, country, monarch))
BOOST_DESCRIBE_STRUCT(ContractSigned, (), (groom, bride, one, other, clauses, is_public))
BOOST_DESCRIBE_STRUCT(ContractShown, (), (seat, to, groom, bride))
BOOST_DESCRIBE_STRUCT(ContractEnded, (), (groom, bride))
BOOST_DESCRIBE_STRUCT(DutyWaived, (), (groom, bride, clause, crowns))
BOOST_DESCRIBE_STRUCT(ClaimRenounced, (), (person, country))
BOOST_DESCRIBE_STRUCT(Paid, (), (seat, to, crowns))
BOOST_DESCRIBE_STRUCT(GoodsGiven, (), (country, to, where, good, count))
BOOST_DESCRIBE_STRUCT(FiefSold, (), (seat, province, good, crowns))
BOOST_DESCRIBE_STRUCT(LandCeded, (), (country, to, province))
BOOST_DESCRIBE_STRUCT(Named, (), (seat, person))
BOOST_DESCRIBE_STRUCT(HouseNamed, (), (seat, country, founded_anew))
BOOST_DESCRIBE_STRUCT(Wed, (), (groom, bride, money))
BOOST_DESCRIBE_STRUCT(Honoured, (), (house, spouse, crowns))
BOOST_DESCRIBE_STRUCT(PiecePlaced, (), (person, colour, piece, province))
BOOST_DESCRIBE_STRUCT(ArmiesReturned, (), (country, armies))
BOOST_DESCRIBE_STRUCT(Taxed, (), (seat, is_high, provinces, crowns))
BOOST_DESCRIBE_STRUCT(ItemPlaced, (), (province, good, owner))
BOOST_DESCRIBE_STRUCT(GoodsLost, (), (province, good, count))
BOOST_DESCRIBE_STRUCT(FamineEnded, (), (province))
BOOST_DESCRIBE_STRUCT(RebellionPaidOff, (), (seat, province, crowns))
BOOST_DESCRIBE_STRUCT(Disbanded, (), (country, province, sea, armies, fleets))
BOOST_DESCRIBE_STRUCT(UpkeepPaid, (), (seat, units, crowns))
BOOST_DESCRIBE_STRUCT(Raised, (), (seat, country, armies, port))
BOOST_DESCRIBE_STRUCT(Levied, (), (seat, province))
BOOST_DESCRIBE_STRUCT(PlacesFirst, (), (seat))
BOOST_DESCRIBE_STRUCT(UnitPlaced, (), (seat, province, is_fleet))
BOOST_DESCRIBE_STRUCT(MarkerDrawn, (), (seat, round))
BOOST_DESCRIBE_STRUCT(EventRolled, (), (seat, dice))
BOOST_DESCRIBE_STRUCT(EventHappens, (), (seat, calamity))
BOOST_DESCRIBE_STRUCT(StrikesProvinces, (), (count))
BOOST_DESCRIBE_STRUCT(Struck, (), (province, calamity))
BOOST_DESCRIBE_STRUCT(ArmiesDied, (), (province, country, armies))
BOOST_DESCRIBE_STRUCT(RebellionRolled, (), (province, dice, modifier, rebels))
BOOST_DESCRIBE_STRUCT(StormRolled, (), (country, sea, dice, is_lost, armies, royals, goods))
BOOST_DESCRIBE_STRUCT(Marched, (), (seat, from, path, armies, royals, goods))
BOOST_DESCRIBE_STRUCT(Sailed, (), (seat, country, fleets, from, path, is_stopped))
BOOST_DESCRIBE_STRUCT(LeaveAsked, (), (seat, to, where, port))
BOOST_DESCRIBE_STRUCT(LeaveAnswered, (), (seat, to, is_given))
BOOST_DESCRIBE_STRUCT(TroopsAsked, (), (seat, to, country, armies, from, path))
BOOST_DESCRIBE_STRUCT(GoodsAsked, (), (seat, to, country, goods, from, path))
BOOST_DESCRIBE_STRUCT(ArmiesLent, (), (seat, to, province, armies))
BOOST_DESCRIBE_STRUCT(ArmiesTakenBack, (), (seat, from, province))
BOOST_DESCRIBE_STRUCT(StoodAside, (), (seat, from, province))
BOOST_DESCRIBE_STRUCT(TreatyEnded, (), (seat, to))
BOOST_DESCRIBE_STRUCT(GoodsDestroyed, (), (seat, province, good, count))
BOOST_DESCRIBE_STRUCT(GoodsConfiscated, (), (seat, province, from))
BOOST_DESCRIBE_STRUCT(RebellionPutDown, (), (seat, province))
BOOST_DESCRIBE_STRUCT(BattleBegan, (), (province, attacker, defender, armies, royals, castle))
BOOST_DESCRIBE_STRUCT(StandsInside, (), (province, power, is_inside))
BOOST_DESCRIBE_STRUCT(Fled, (), (person, province))
BOOST_DESCRIBE_STRUCT(FreeRolls, (), (province, power, rolls))
BOOST_DESCRIBE_STRUCT(BattleRolled, (), (province, power, dice, hits, round))
BOOST_DESCRIBE_STRUCT(BattleLosses, (), (province, power, armies, castle))
BOOST_DESCRIBE_STRUCT(FellBack, (), (power, from, to, armies))
BOOST_DESCRIBE_STRUCT(Captured, (), (person, captor))
BOOST_DESCRIBE_STRUCT(SurrenderOffered, (), (province, power, terms, armies, crowns))
BOOST_DESCRIBE_STRUCT(RansomOffered, (), (seat, person, crowns))
BOOST_DESCRIBE_STRUCT(OfferAnswered, (), (seat, is_accepted))
BOOST_DESCRIBE_STRUCT(BattleWon, (), (province, power))
BOOST_DESCRIBE_STRUCT(MarkerPut, (), (seat, province, before, now))
BOOST_DESCRIBE_STRUCT(CapitalMoved, (), (country, province))
BOOST_DESCRIBE_STRUCT(LandLost, (), (country))
BOOST_DESCRIBE_STRUCT(Cashed, (), (seat, country, set, sets, crowns))
BOOST_DESCRIBE_STRUCT(TargetReached, (), (seat, crowns))
BOOST_DESCRIBE_STRUCT(GameEnded, (), (year))

}  // namespace regalia::blood

namespace regalia::json {

// Everybody has a number that is never used again; 0 is nobody.
template <> struct IdForm<blood::Who> {
  static Shape shape() { return Shape::whole(0); }
  static std::uint32_t write(const blood::Rules&, const blood::Who& who) { return who.serial; }
};
template <> struct IdForm<blood::Terms> {
  static std::string write(const blood::Rules&, blood::Terms terms) { return blood::text_of(terms); }
};
template <> struct IdForm<blood::Country> {
  static Shape shape() { return Shape::text({blood::kCountryIds.begin(), blood::kCountryIds.end()}); }
  static std::string write(const blood::Rules&, blood::Country country) { return std::string(blood::id_of(country)); }
};
template <> struct IdForm<blood::House> {
  static Shape shape() {
    Shape houses = IdForm<blood::Country>::shape();
    houses.choices.insert(houses.choices.end(), {"aristocrats", "none"});
    return houses;
  }
  static std::string write(const blood::Rules&, blood::House house) {
    if (house == blood::kNoHouse) return "none";
    return blood::is_of_country(house) ? std::string(blood::id_of(blood::country_of(house))) : "aristocrats";
  }
};
template <> struct IdForm<blood::Province> {
  static std::string write(const blood::Rules&, blood::Province province) {
    return province == blood::kNoProvince ? "sea" : std::string(blood::id_of(province));
  }
};
template <> struct IdForm<blood::Spot> {
  static std::string write(const blood::Rules&, blood::Spot spot) { return blood::id_of(spot); }
};
template <> struct IdForm<blood::Sea> {
  static std::string write(const blood::Rules&, blood::Sea sea) { return std::string(blood::id_of(sea)); }
};

}  // namespace regalia::json
