// What lies on the map and in the treasuries: a plain value, trivially copyable, that knows nothing of turns.
//
// Things on the map belong to a crown, by the colour of their country: whoever plays that country has them. Money belongs to
// a house, with or without a crown.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <type_traits>

#include "engine/fixed_list.h"
#include "games/blood/facts/facts.h"
#include "games/blood/people/person.h"

namespace regalia::blood {

inline constexpr int kMostFleets = 8;  // of a country, as facts may have it
inline constexpr int kMostPieces = 9;  // the king and up to eight princes

inline constexpr std::size_t kAllPieces = std::size_t{kCountries} * kMostPieces;

// Somewhere on the map: in a province, or at sea.
struct Place {
  Province province = kNoProvince;  // also the port of a fleet
  Sea sea{};                        // where there is no province

  [[nodiscard]] static constexpr Place in(Province province) { return {province, Sea{}}; }
  [[nodiscard]] static constexpr Place at_sea(Sea sea) { return {kNoProvince, sea}; }
  [[nodiscard]] constexpr bool is_at_sea() const { return province == kNoProvince; }
  constexpr bool operator==(const Place&) const = default;
};

// How many items of each kind.
struct Goods {
  std::array<std::uint16_t, kGoods> counts{};

  [[nodiscard]] std::uint16_t& operator[](Good good) { return counts[at(good)]; }
  [[nodiscard]] std::uint16_t operator[](Good good) const { return counts[at(good)]; }
  bool operator==(const Goods&) const = default;
};

// A fleet of a country, by its place in the list of them; kAshore: none.
struct Ship {
  Country colour = kNoCountry;
  std::uint8_t number = 0;

  constexpr bool operator==(const Ship&) const = default;
};
inline constexpr Ship kAshore{};

[[nodiscard]] std::string ship_id(Ship ship);  // "england-fleet-1"

// A fleet with what is aboard, royal pieces apart.
struct Fleet {
  Place place;
  std::array<std::uint8_t, kCountries> armies{};  // by colour
  std::array<Goods, kCountries> goods{};          // by the crown that owns them
  Country host = kNoCountry;                      // in a port of whose player it lies by leave
  bool is_evicted = false;                        // its port was captured by another player

  [[nodiscard]] static Fleet in(Province port) { return {Place::in(port), {}, {}, kNoCountry, false}; }
  bool operator==(const Fleet&) const = default;
};
[[nodiscard]] bool has_goods(const Fleet& fleet);
using Fleets = FixedList<Fleet, kMostFleets>;

// The piece of a king or prince on the map. A person without one is in the capital.
struct RoyalPiece {
  PersonId person = kNoPerson;  // kNoPerson: the piece is free
  Place place;                  // that of the fleet, if he is aboard one
  Ship ship;

  bool operator==(const RoyalPiece&) const = default;
};

// Armies of a country that stand in a province under the command of another player, named by the country of his house.
struct Lent {
  Province province = kNoProvince;
  Country colour = kNoCountry;
  Country commander = kNoCountry;
  std::uint8_t armies = 0;
  bool has_cost = false;  // Charisma, as foreign help

  bool operator==(const Lent&) const = default;
};
inline constexpr std::size_t kMostLent = 100;

struct Realm {
  std::array<Country, kProvinces> control{};                              // by whose marker, or as a home province
  std::array<std::array<std::uint8_t, kCountries>, kProvinces> armies{};  // by colour
  std::array<std::array<Goods, kCountries>, kProvinces> items{};          // that lie there, by the crown that owns them
  ProvinceSet famine;
  ProvinceSet rebellion;
  // Of each country.
  std::array<Province, kCountries> capital{};
  std::array<std::uint8_t, kCountries> castle{};  // what is left of it; 0: destroyed for ever
  std::array<Fleets, kCountries> fleets{};
  std::array<std::array<RoyalPiece, kMostPieces>, kCountries> pieces{};  // the king's first
  std::array<std::array<std::uint8_t, kCountries>, 2> dead{};  // armies lost in years that end with 0, and with 5
  FixedList<Lent, kMostLent> lent;
  std::array<ProvinceSet, kCountries> guests{};  // where armies of each player stand by leave
  // Of each house.
  std::array<std::int32_t, kCountries> treasury{};
  // Of what each treasury has: Crowns that one house has paid another in secret so far, less what came back.
  std::array<std::array<std::int32_t, kCountries>, kCountries> paid{};

  bool operator==(const Realm&) const = default;
};
static_assert(std::is_trivially_copyable_v<Realm>);

// As a game begins: every country has its home provinces, its castle, and nothing else.
[[nodiscard]] Realm first_realm(const Facts& facts);

// blood.neutral.armies: as a game begins in a country that nobody plays. It has no castle.
enum class Armed : std::uint8_t { no, yes };
// Of a country that defends itself, in a province of it.
[[nodiscard]] int neutral_armies(const Facts& facts, Country country, Province province);
void make_neutral(Realm& realm, const Facts& facts, Country country, Armed armed);

[[nodiscard]] ProvinceSet controlled_by(const Realm& realm, Country country);
[[nodiscard]] inline ProvinceSet home_provinces(const Realm& realm, Country country) {
  return controlled_by(realm, country) & provinces_of(country);
}
[[nodiscard]] inline bool has_lost_capital(const Realm& realm, const Facts& facts, Country country) {
  return realm.capital[at(country)] != facts.map.capitals[at(country)];
}

// Armies, those aboard included, and fleets of a colour on the map.
[[nodiscard]] int armies_of(const Realm& realm, Country country);
[[nodiscard]] inline int fleets_of(const Realm& realm, Country country) {
  return static_cast<int>(realm.fleets[at(country)].size());
}
// Whether a fleet of one of these colours lies in port there.
[[nodiscard]] bool has_fleet_in(const Realm& realm, CountrySet colours, Province port);
// What is neither on the map nor in a box of the dead.
[[nodiscard]] int armies_in_pool(const Realm& realm, const Facts& facts, Country country);
[[nodiscard]] inline int fleets_in_pool(const Realm& realm, const Facts& facts, Country country) {
  return facts.fleets - fleets_of(realm, country);
}

// Armies and royal pieces aboard a fleet. A regent has two pieces and is counted once.
[[nodiscard]] int units_aboard(const Realm& realm, Ship ship);

// Of a colour in a province: under anybody else's command, or under somebody's.
[[nodiscard]] int lent_armies(const Realm& realm, Province province, Country colour);
[[nodiscard]] int lent_armies(const Realm& realm, Province province, Country colour, Country commander);
// So many more are, or fewer.
void lend(Realm& realm, Province province, Country colour, Country commander, int more);
// So many of them march on under the same command; help that has cost Charisma costs none again.
void move_lent(Realm& realm, Province from, Province to, Country colour, Country commander, int count);
// Never more than there are.
void trim_lent(Realm& realm);

// Armies that fall cannot be raised for ten years.
void bury_armies(Realm& realm, int year, Country country, int count);
// A fleet is gone with the armies and goods aboard; those behind it move up. Royal pieces must have left it before.
void remove_fleet(Realm& realm, Ship ship);

// The box for armies that are lost in a year, and that come back when a year with the same last digit begins its Interphase.
[[nodiscard]] constexpr int box_of(int year) { return year % 10 == 0 ? 0 : 1; }

// How many more armies may be raised for a country: twice its home provinces that are controlled and quiet (once if it is
// annexed), less those on the map; never more than the pool has.
enum class Annexed : std::uint8_t { no, yes };
[[nodiscard]] int armies_to_raise(const Realm& realm, const Facts& facts, Country country, Annexed annexed);
// Where its fleets may be launched.
[[nodiscard]] ProvinceSet ports_to_launch(const Realm& realm, const Facts& facts, Country country);

// What a rate brings: all controlled provinces without famine and rebellion pay.
[[nodiscard]] int taxed_provinces(const Realm& realm, Country country);
// Where an item appears now, and whose it is: areas of goods without famine and rebellion.
[[nodiscard]] ProvinceSet yielding_provinces(const Realm& realm, const Facts& facts);

// All pieces of a person, of which a regent has two, to one place.
void move_royal(Realm& realm, PersonId person, const Place& place, Ship ship);

// The piece of a person; kNoPiece: he has none. The king's is 0.
inline constexpr int kNoPiece = -1;
inline constexpr int kKingPiece = 0;
// Items of a kind that a country has in provinces and aboard fleets in port; and at sea, if those count.
enum class Afloat : std::uint8_t { no, yes };
[[nodiscard]] int items_at_hand(const Realm& realm, Country owner, Good good, Afloat afloat = Afloat::no);
[[nodiscard]] int piece_of(const Realm& realm, Country country, PersonId person);
[[nodiscard]] int free_prince_piece(const Realm& realm, const Facts& facts, Country country);   // the lowest
[[nodiscard]] int free_prince_pieces(const Realm& realm, const Facts& facts, Country country);  // how many

}  // namespace regalia::blood
