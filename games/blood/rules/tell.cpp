// What happened, in sentences.
#include "engine/text.h"
#include "games/blood/rules.h"

namespace regalia::blood {

std::string name_of(Seat seat, std::span<const std::string> names) {
  return at(seat) < names.size() ? names[at(seat)] : "Player " + std::to_string(index(seat) + 1);
}

std::string person_name(const Who& who, WordReader words) {
  if (who.serial == 0) return "nobody";
  const std::string_view given = words(who.serial);
  return std::string(given.empty() ? word_of(who.name) : given);
}

std::string titled_name(const Who& who, WordReader words) {
  constexpr std::array<std::string_view, 6> kTitles = {"King ", "Queen ", "Prince ", "Princess ", "Lord ", "Lady "};
  if (who.serial == 0) return "nobody";
  std::string text(kTitles[at(who.title)]);
  text += person_name(who, words);
  if (who.country != kNoCountry) text += " of " + std::string(name_of(who.country));
  return text;
}

std::string house_name(Country country, int founded_anew, WordReader words) {
  const std::string_view given = words(Rules::house_words(country, founded_anew));
  const auto usual = family_names(country);
  return std::string(given.empty() ? usual[at(founded_anew) % usual.size()] : given);
}

std::string signed_number(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

std::string counted(int count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

namespace {

std::string crowns(int count) { return counted(count, "Crown", "Crowns"); }

struct Teller {
  const Rules& rules;
  std::span<const std::string> names;
  WordReader words;

  [[nodiscard]] std::string name(Seat seat) const { return name_of(seat, names); }
  [[nodiscard]] std::string person(const Who& who) const { return titled_name(who, words); }
  [[nodiscard]] std::string_view province(Province province) const { return rules.facts().map[province].name; }
  [[nodiscard]] std::string in(Sea where) const {
    return " in the " + std::string(rules.facts().map.seas[at(where)].name);
  }
  [[nodiscard]] std::string in(Province where) const {
    return where == kNoProvince ? " at sea" : " in " + std::string(province(where));
  }
  [[nodiscard]] static std::string country(Country country) { return std::string(name_of(country)); }
  [[nodiscard]] static std::string court(House house) {
    return is_of_country(house) ? "the court of " + country(country_of(house)) : "the family";
  }
  [[nodiscard]] std::string player_of(House house) const {
    const Seat seat = rules.seat_of(house);
    return seat == kNobody ? "nobody" : name(seat);
  }
  [[nodiscard]] static std::string good(Good good) { return std::string(kGoodIds[at(good)]); }

  std::string operator()(const YearBegan& e) const { return "The year " + std::to_string(e.year) + " begins."; }
  std::string operator()(const Answered&) const { return {}; }  // what he has decided is told in its time
  std::string operator()(const CourtEnded&) const { return {}; }
  std::string operator()(const BirthRolled& e) const {
    const std::string mother = e.mother.serial == 0 ? "The aristocratic family" : person(e.mother);
    return mother + " rolls " + std::to_string(e.dice) + (e.is_born ? ": a child is born." : ": no child.");
  }
  std::string operator()(const Born& e) const {
    const std::string child = e.sex == Sex::male ? "a son" : "a daughter";
    if (e.father.serial == 0 && e.mother.serial == 0)
      return "The aristocratic family has " + child + ": " + person(e.person) + ".";
    const std::string parents = person(e.father) + " and " + person(e.mother);
    if (e.age > 0)
      return parents + " have " + child + ", " + std::to_string(e.age) + " years old: " + person(e.person) + ".";
    return (e.sex == Sex::male ? "A son" : "A daughter") + std::string(" is born to ") + parents + ": " +
           person(e.person) + ".";
  }
  std::string operator()(const Scored& e) const {
    return person(e.person) + ": " + (e.is_man ? "Strength " : "Guile ") + signed_number(e.strength) +
           ", Constitution " + signed_number(e.constitution) + ", Charisma " + signed_number(e.charisma) + ".";
  }
  std::string operator()(const TriesAgain& e) const {
    if (e.mothers.empty()) return name(e.seat) + " tries for no other child.";
    std::vector<std::string> mothers;
    for (const Who& mother : e.mothers) mothers.push_back(person(mother));
    return name(e.seat) + " tries for another child of " + joined(mothers) + ".";
  }
  std::string operator()(const SurvivalRolled& e) const {
    const std::string with = e.constitution == 0 ? "" : " with Constitution " + signed_number(e.constitution);
    return person(e.person) + " rolls " + std::to_string(e.dice) + with + ", needs " + std::to_string(e.needed) +
           (e.survives ? " and lives." : " and does not live on.");
  }
  std::string operator()(const Died& e) const {
    constexpr std::array<std::string_view, 4> kHow = {" dies", " dies of the plague", " is lost at sea",
                                                      " falls in battle"};
    return person(e.person) + std::string(kHow[at(e.death)]) + ", " + std::to_string(e.age) + " years old.";
  }
  std::string operator()(const LeftGame& e) const { return person(e.person) + " leaves the stage."; }
  std::string operator()(const ChangedCourt& e) const { return person(e.person) + " goes to " + court(e.court) + "."; }
  std::string operator()(const PassedOver& e) const {
    return person(e.heir) + " is passed over for the crown of " + country(e.country) + ".";
  }
  std::string operator()(const Crowned& e) const {
    return person(e.monarch) + " is crowned" +
           (e.monarch.country == e.country ? "." : ", and reigns in " + country(e.country) + " too.") +
           (e.is_change ? " " + player_of(e.ruler) + " has " + country(e.country) + " now." : "");
  }
  std::string operator()(const CharismaLost& e) const {
    return "The monarch of " + country(e.country) + " loses " + std::to_string(e.lost) +
           (e.is_for_help ? " Charisma for foreign help." : " Charisma for having passed over a captive.");
  }
  std::string operator()(const UnionMade& e) const {
    return person(e.king) + " and " + person(e.queen) + ": whoever has the king has " + country(e.country) + " too.";
  }
  std::string operator()(const CameForward& e) const {
    return person(e.person) + " comes forward, " + (e.is_regent ? "to act as regent of " : "for the throne of ") +
           country(e.country) + ".";
  }
  std::string operator()(const FamilyFounded& e) const {
    const std::string of = country(e.country);
    return (e.is_new_house ? "A new house begins in " + of + ": " : "A family for the throne of " + of + ": ") +
           person(e.head) + " and " + person(e.wife) + ".";
  }
  std::string operator()(const RegentChosen& e) const {
    return person(e.regent) + " is regent of " + country(e.country) + ".";
  }
  std::string operator()(const RegencyEnded& e) const {
    return person(e.monarch) + " is of age; the regency of " + country(e.country) + " ends.";
  }
  std::string operator()(const HandOffered& e) const { return "The hand of " + person(e.person) + " is free."; }
  std::string operator()(const EntryPaid& e) const {
    return name(e.seat) + " asks for the hand of " + person(e.person) + " for " + person(e.partner) + ", and pays " +
           crowns(e.crowns) + " to bid.";
  }
  std::string operator()(const HandUnsought& e) const { return "Nobody asks for " + person(e.person) + "."; }
  std::string operator()(const BidShown& e) const {
    return name(e.seat) + " bids " + crowns(e.crowns) + " for " + person(e.person) + ".";
  }
  std::string operator()(const HandWon& e) const {
    return name(e.seat) + " wins the hand of " + person(e.person) + (e.crowns == 0 ? "" : " for " + crowns(e.crowns)) +
           (e.is_by_die ? ", by the die." : ".");
  }
  std::string operator()(const Proposed& e) const {
    const std::string what = name(e.seat) + " proposes that " + person(e.groom) + " weds " + person(e.bride);
    if (!e.has_contract) return what + ".";
    return what + (e.clauses == 0 ? ", with a contract of words alone."
                                  : ", with a contract of " + counted(e.clauses, "clause", "clauses") + ".");
  }
  std::string operator()(const DealOffered& e) const {
    return name(e.seat) + " offers " + name(e.to) + " a deal of " + counted(e.clauses, "clause", "clauses") + ".";
  }
  std::string operator()(const DealEnded& e) const {
    return e.is_recalled ? name(e.seat) + " no longer offers " + name(e.to) + " a deal."
                         : name(e.to) + " refuses the deal that " + name(e.seat) + " has offered.";
  }
  std::string operator()(const DealStruck& e) const {
    return name(e.to) + " agrees to the deal that " + name(e.seat) + " has offered.";
  }
  [[nodiscard]] std::string couple(const auto& e) const {
    return (e.groom_unborn ? "the next son of " : "") + person(e.groom) + " and " +
           (e.bride_unborn ? "the next daughter of " : "") + person(e.bride);
  }
  std::string operator()(const BetrothalOffered& e) const {
    return name(e.seat) + " offers " + name(e.to) + " to betroth " + couple(e) +
           (e.clauses == 0 ? "." : ", with a contract of " + counted(e.clauses, "clause", "clauses") + ".");
  }
  std::string operator()(const Betrothed& e) const {
    return name(e.to) + " agrees with " + name(e.seat) + " to betroth " + couple(e) + ".";
  }
  std::string operator()(const BetrothalEnded& e) const {
    return e.seat == kNobody ? "The betrothal of " + couple(e) + " has lapsed."
                             : name(e.seat) + " breaks off the betrothal of " + couple(e) + ".";
  }
  std::string operator()(const CountryGivenBack& e) const {
    return name(e.seat) + " gives " + country(e.country) + " back to its house: " + person(e.monarch) +
           " and all descendants give up the crown.";
  }
  std::string operator()(const FiefSold& e) const {
    return name(e.seat) + " sells the new " + good(e.good) + in(e.province) + " for " + crowns(e.crowns) + ".";
  }
  std::string operator()(const ContractSigned& e) const {
    return player_of(e.one) + " and " + player_of(e.other) + " sign a " + (e.is_public ? "public" : "secret") +
           " contract of " + counted(e.clauses, "clause", "clauses") + " for " + person(e.groom) + " and " +
           person(e.bride) + ".";
  }
  std::string operator()(const ContractShown& e) const {
    return name(e.seat) + " shows " + name(e.to) + " the contract for " + person(e.groom) + " and " + person(e.bride) +
           ".";
  }
  std::string operator()(const ContractEnded& e) const {
    return "The contract for " + person(e.groom) + " and " + person(e.bride) + " has ended.";
  }
  std::string operator()(const DutyWaived& e) const {
    return "Clause " + std::to_string(e.clause) +
           (e.groom.serial == 0 ? " of an agreement"
                                : " of the contract for " + person(e.groom) + " and " + person(e.bride)) +
           (e.crowns > 0 ? " cannot be met: " + crowns(e.crowns) + " are still owed."
                         : " cannot be met, and is not due this time.");
  }
  std::string operator()(const ClaimRenounced& e) const {
    return person(e.person) + " renounces the crown of " + country(e.country) + ".";
  }
  std::string operator()(const Paid& e) const {
    return name(e.seat) + " pays " + name(e.to) + " " + crowns(e.crowns) + ".";
  }
  std::string operator()(const GoodsGiven& e) const {
    return country(e.country) + " gives " + country(e.to) + " " + std::to_string(e.count) + " " + good(e.good) +
           " in " + name_of(rules.facts().map, e.where) + ".";
  }
  std::string operator()(const LandCeded& e) const {
    return country(e.country) + " cedes " + std::string(province(e.province)) + " to " + country(e.to) + ".";
  }
  std::string operator()(const ProposalEnded& e) const {
    return name(e.seat) + (e.is_withdrawn ? " no longer proposes" : " declines") + " that " + person(e.groom) +
           " weds " + person(e.bride) + ".";
  }
  std::string operator()(const Named& e) const { return name(e.seat) + " names " + person(e.person) + "."; }
  std::string operator()(const HouseNamed& e) const {
    return name(e.seat) + " names the house of " + country(e.country) + ": " +
           house_name(e.country, e.founded_anew, words) + ".";
  }
  std::string operator()(const Wed& e) const {
    const std::string pair = person(e.groom) + " weds " + person(e.bride);
    if (e.money == 0) return pair + ".";
    return pair + (e.money > 0 ? "; the people give " + crowns(e.money) : "; it costs " + crowns(-e.money)) + ".";
  }
  std::string operator()(const Honoured& e) const {
    return player_of(e.house) + " gets " + crowns(e.crowns) + " for the marriage of " + person(e.spouse) + ".";
  }
  std::string operator()(const PiecePlaced& e) const {
    return person(e.person) + " stands" + in(e.province) +
           (e.piece == kKingPiece ? ", with the king's piece." : ", with piece " + std::to_string(e.piece) + ".");
  }
  std::string operator()(const ArmiesReturned& e) const {
    return counted(e.armies, "army", "armies") + " of " + country(e.country) + " can be raised again.";
  }
  std::string operator()(const Taxed& e) const {
    return name(e.seat) + " taxes " + counted(e.provinces, "province", "provinces") +
           (e.is_high ? " at the high rate: " : " at the usual rate: ") + crowns(e.crowns) + ".";
  }
  std::string operator()(const ItemPlaced& e) const {
    return "One " + good(e.good) + in(e.province) + ", for " + country(e.owner) + ".";
  }
  std::string operator()(const GoodsLost& e) const {
    return "Nobody has seized " + std::to_string(e.count) + " " + good(e.good) + in(e.province) + ".";
  }
  std::string operator()(const FamineEnded& e) const { return "The famine" + in(e.province) + " ends."; }
  std::string operator()(const RebellionPaidOff& e) const {
    return name(e.seat) + " pays " + crowns(e.crowns) + ", and the rebellion" + in(e.province) + " ends.";
  }
  std::string operator()(const Disbanded& e) const {
    const std::string what = e.armies > 0 ? counted(e.armies, "army", "armies") : counted(e.fleets, "fleet", "fleets");
    const std::string where = e.sea ? in(*e.sea) : in(e.province);
    return what + " of " + country(e.country) + where + (e.armies + e.fleets == 1 ? " is" : " are") + " not kept.";
  }
  std::string operator()(const UpkeepPaid& e) const {
    return name(e.seat) + " pays " + crowns(e.crowns) + " for " +
           counted(e.units, "army or fleet", "armies and fleets") + ".";
  }
  std::string operator()(const Raised& e) const {
    if (e.armies > 0)
      return name(e.seat) + " raises " + counted(e.armies, "army", "armies") + " for " + country(e.country) + ".";
    return name(e.seat) + " launches a fleet for " + country(e.country) + (e.port ? in(*e.port) : "") + ".";
  }
  std::string operator()(const Levied& e) const { return name(e.seat) + " raises an army" + in(e.province) + "."; }
  std::string operator()(const PlacesFirst& e) const { return name(e.seat) + " is the first to place."; }
  std::string operator()(const UnitPlaced& e) const {
    return name(e.seat) + (e.is_fleet ? " puts a fleet on the coast of " : " puts an army into ") +
           std::string(province(e.province)) + ".";
  }
  std::string operator()(const MarkerDrawn& e) const {
    return "Round " + std::to_string(e.round) + ": it is the turn of " + name(e.seat) + ".";
  }
  std::string operator()(const EventRolled& e) const {
    return name(e.seat) + " rolls " + std::to_string(e.dice) + " for the event of the round.";
  }
  std::string operator()(const EventHappens& e) const {
    switch (e.calamity) {
      case Calamity::plague: return "Plague breaks out.";
      case Calamity::famine: return "Famine comes over the land.";
      case Calamity::rebellion: return "There is unrest everywhere.";
      case Calamity::storms: return "Storms rage at sea.";
      case Calamity::nothing: break;
    }
    return "Nothing happens.";
  }
  std::string operator()(const StrikesProvinces& e) const {
    return counted(e.count, "province is", "provinces are") + " struck.";
  }
  std::string operator()(const Struck& e) const {
    return (e.calamity == Calamity::famine ? "There is famine" : "The plague is") + in(e.province) + ".";
  }
  std::string operator()(const ArmiesDied& e) const {
    return counted(e.armies, "army", "armies") + " of " + country(e.country) + (e.armies == 1 ? " dies" : " die") +
           in(e.province) + ".";
  }
  std::string operator()(const RebellionRolled& e) const {
    if (!e.rebels) return {};  // there are dozens of them
    const std::string with = e.modifier == 0 ? "" : " " + signed_number(e.modifier);
    return std::string(province(e.province)) + ": " + std::to_string(e.dice) + with + ", and the people rise.";
  }
  // "3 armies, Prince Henry and food, cloth"
  [[nodiscard]] std::string load(int armies, const std::vector<Who>& royals, const std::vector<Good>& goods) const {
    std::vector<std::string> parts;
    if (armies > 0) parts.push_back(counted(armies, "army", "armies"));
    for (const Who& royal : royals) parts.push_back(person(royal));
    if (!goods.empty()) {
      std::string items;
      for (const Good each : goods) items += (items.empty() ? "" : ", ") + good(each);
      parts.push_back(items);
    }
    return joined(parts);
  }
  std::string operator()(const StormRolled& e) const {
    const std::string text = "A fleet of " + country(e.country) + in(e.sea) + " rolls " + std::to_string(e.dice);
    if (!e.is_lost) return text + ".";
    const std::string lost = load(e.armies, e.royals, e.goods);
    return text + " and goes down" + (lost.empty() ? "." : " with " + lost + ".");
  }
  [[nodiscard]] std::string spot(Spot where) const { return name_of(rules.facts().map, where); }
  [[nodiscard]] std::string route(Spot from, const std::vector<Spot>& path) const {
    std::string text = " from " + spot(from) + " to ";
    for (std::size_t i = 0; i < path.size(); ++i) text += (i == 0 ? "" : ", then ") + spot(path[i]);
    return text + ".";
  }
  // A player's name, or that of a country that nobody plays.
  [[nodiscard]] std::string power(Country power) const {
    const Seat seat = rules.seat_of(house_of(power));
    return seat == kNobody ? country(power) : name(seat);
  }
  std::string operator()(const Marched& e) const {
    return name(e.seat) + ": " + load(e.armies, e.royals, e.goods) + route(e.from, e.path);
  }
  std::string operator()(const Sailed& e) const {
    std::string text = name(e.seat) + ": " + counted(e.fleets, "fleet", "fleets") + " of " + country(e.country) +
                       route(e.from, e.path);
    return e.is_stopped ? text + " More fleets of another stop them there." : text;
  }
  std::string operator()(const LeaveAsked& e) const {
    return name(e.seat) + " asks " + name(e.to) + " for leave " +
           (e.port ? "to lie in port" + in(*e.port) : "to go on from " + spot(e.where)) + ".";
  }
  std::string operator()(const LeaveAnswered& e) const {
    return name(e.seat) + (e.is_given ? " gives " : " refuses ") + name(e.to) + " leave.";
  }
  std::string operator()(const TroopsAsked& e) const {
    return name(e.seat) + " would lead " + counted(e.armies, "army", "armies") + " of " + country(e.country) +
           route(e.from, e.path);
  }
  std::string operator()(const GoodsAsked& e) const {
    return name(e.seat) + " asks " + name(e.to) + " to let goods of " + country(e.country) +
           " go along: " + load(0, {}, e.goods) + route(e.from, e.path);
  }
  std::string operator()(const ArmiesLent& e) const {
    return name(e.to) + " commands " + counted(e.armies, "army", "armies") + " of " + name(e.seat) + in(e.province) +
           ".";
  }
  std::string operator()(const ArmiesTakenBack& e) const {
    return name(e.seat) + " takes back armies from " + name(e.from) + (e.province ? in(*e.province) : "") + ".";
  }
  std::string operator()(const StoodAside& e) const {
    return "The armies of " + name(e.seat) + in(e.province) + " take no part, and are no longer under " + name(e.from) +
           ".";
  }
  std::string operator()(const TreatyEnded& e) const {
    return name(e.seat) + " ends the treaty with " + name(e.to) + ".";
  }
  std::string operator()(const GoodsDestroyed& e) const {
    return name(e.seat) + " destroys " + std::to_string(e.count) + " " + good(e.good) + in(e.province) + ".";
  }
  std::string operator()(const GoodsConfiscated& e) const {
    return name(e.seat) + " confiscates the goods of " + country(e.from) + in(e.province) + ".";
  }
  std::string operator()(const RebellionPutDown& e) const {
    return name(e.seat) + " puts down the rebellion" + in(e.province) + ".";
  }
  // "3 armies under King Edward of England and Prince John of England, and a castle of 10"
  [[nodiscard]] std::string host(const BattleBegan& e, std::size_t side, const std::string& castle) const {
    std::vector<std::string> leaders;
    for (const Who& royal : e.royals[side]) leaders.push_back(person(royal));
    std::string text;
    if (e.armies[side] > 0) text = counted(e.armies[side], "army", "armies");
    if (!leaders.empty()) text += (text.empty() ? "" : " under ") + joined(leaders);
    if (!castle.empty()) text += (text.empty() ? "" : ", and ") + castle;
    return text;
  }
  std::string operator()(const BattleBegan& e) const {
    const std::string castle = e.castle == 0 ? "" : "a castle of " + std::to_string(e.castle);
    return power(e.attacker) + " attacks " + power(e.defender) + in(e.province) + ": " + host(e, 0, "") + " against " +
           host(e, 1, castle) + ".";
  }
  std::string operator()(const StandsInside& e) const {
    return power(e.power) + (e.is_inside ? " defends the castle from inside." : " fights outside the castle.");
  }
  std::string operator()(const Fled& e) const {
    return person(e.person) + " flees to " + std::string(province(e.province)) + ".";
  }
  std::string operator()(const FreeRolls& e) const {
    return power(e.power) + " has " + counted(e.rolls, "free roll", "free rolls") + " for the leaders' Strength.";
  }
  std::string operator()(const BattleRolled& e) const {
    return (e.round == 0 ? "" : "Battle round " + std::to_string(e.round) + ": ") + power(e.power) + " rolls " +
           std::to_string(e.dice) +
           (e.hits == 0 ? ": nobody falls." : ": " + std::to_string(e.hits) + (e.hits == 1 ? " falls." : " fall."));
  }
  std::string operator()(const BattleLosses& e) const {
    std::vector<std::string> parts;
    if (e.armies > 0) parts.push_back(counted(e.armies, "army", "armies"));
    if (e.castle > 0) parts.push_back(std::to_string(e.castle) + " of the castle's strength");
    return power(e.power) + " loses " + (parts.empty() ? "nobody" : joined(parts)) + ".";
  }
  std::string operator()(const FellBack& e) const {
    return counted(e.armies, "army", "armies") + " of " + power(e.power) + (e.armies == 1 ? " falls" : " fall") +
           " back to " + std::string(province(e.to)) + ".";
  }
  std::string operator()(const Captured& e) const {
    return e.captor == kNoHouse ? person(e.person) + " is free, and at home."
                                : person(e.person) + " is a captive of " + player_of(e.captor) + ".";
  }
  std::string operator()(const SurrenderOffered& e) const {
    return power(e.power) + " offers to surrender" + in(e.province) + ": " +
           described(e.terms, e.armies, e.crowns.value_or(0)) + ".";
  }
  std::string operator()(const RansomOffered& e) const {
    return name(e.seat) + " offers " + (e.crowns ? crowns(*e.crowns) : "a ransom") + " for " + person(e.person) + ".";
  }
  std::string operator()(const OfferAnswered& e) const {
    return name(e.seat) + (e.is_accepted ? " accepts." : " does not accept.");
  }
  std::string operator()(const BattleWon& e) const {
    return e.power ? power(*e.power) + " has the field" + in(e.province) + "."
                   : "The battle" + in(e.province) + " is over, and neither side has won it.";
  }
  std::string operator()(const MarkerPut& e) const {
    return name(e.seat) + " takes " + std::string(province(e.province)) + " from " + country(e.before) + " for " +
           country(e.now) + ".";
  }
  std::string operator()(const CapitalMoved& e) const {
    return "The capital of " + country(e.country) + " is" + in(e.province) + " now.";
  }
  std::string operator()(const LandLost& e) const { return country(e.country) + " has lost its last province."; }
  std::string operator()(const Cashed& e) const {
    constexpr std::array<std::string_view, 3> kWith = {"", " with semi-luxuries", " with luxuries"};
    return name(e.seat) + " sells " + counted(e.sets, "set of goods", "sets of goods") + std::string(kWith[at(e.set)]) +
           " in the capital of " + country(e.country) + " for " + crowns(e.crowns) + ".";
  }
  std::string operator()(const TargetReached& e) const {
    return name(e.seat) + " has " + crowns(e.crowns) + ", as many as it takes.";
  }
  std::string operator()(const GameEnded& e) const { return "The game ends in " + std::to_string(e.year) + "."; }
};

}  // namespace

std::string Rules::tell(const Event& event, std::span<const std::string> names, WordReader words) const {
  return std::visit(Teller{*this, names, words}, event);
}

bool Rules::is_foreseeable(const Event& event) const { return std::holds_alternative<UnitPlaced>(event); }

}  // namespace regalia::blood
