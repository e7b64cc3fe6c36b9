// A table in the middle of a round, for tests of marches and battles.
#pragma once

#include "games/blood/tests/blood_table.h"

namespace regalia::blood {

[[nodiscard]] inline Move take(Spot spot, Country colour, int count) {
  return Move::of(MoveKind::take, static_cast<int>(spot), static_cast<int>(colour), 0,
                  static_cast<std::uint32_t>(count));
}
[[nodiscard]] inline Move take(Province province, Country colour, int count) {
  return take(spot_of(province), colour, count);
}
[[nodiscard]] inline Move carry(Spot spot, Country owner, Good good, int count) {
  return Move::of(MoveKind::carry, static_cast<int>(spot), static_cast<int>(owner), static_cast<int>(good),
                  static_cast<std::uint32_t>(count));
}
[[nodiscard]] inline Move go(Province province) { return move_of(MoveKind::go, province); }
[[nodiscard]] inline Move with_ship(MoveKind kind, Country colour, int number) {
  return Move::of(kind, static_cast<int>(spot_of(Ship{colour, static_cast<std::uint8_t>(number)})));
}
[[nodiscard]] inline Move sail(Sea sea) { return Move::of(MoveKind::sail, static_cast<int>(spot_of(sea))); }
[[nodiscard]] inline Move attack(Province province, Country power) {
  return Move::of(MoveKind::attack, static_cast<int>(province), static_cast<int>(power));
}
inline const Move kSend = move_of(MoveKind::send);
inline const Move kDone = move_of(MoveKind::done);

class BloodWar : public testing::Test {
 protected:
  // To the first move of the first round, that of a seat.
  void to_march(Seat seat = kEnglish) {
    table.go_to<Round>();
    table.chance(Move::of(MoveKind::marker, index(seat)));
    table.roll(5);
    ASSERT_TRUE(table.in<March>());
  }
  void put(Province province, Country colour, int count) {
    table.state.realm.armies[at(province)][at(colour)] = static_cast<std::uint8_t>(count);
  }
  [[nodiscard]] int armies(Province province, Country colour) const {
    return table.state.realm.armies[at(province)][at(colour)];
  }
  PersonId prince(Country country, Province province, int strength = 0, int piece = 1) {
    const PersonId id = table.add(Sex::male, 25, house_of(country));
    table.person(id).strength = static_cast<std::int8_t>(strength);
    table.state.realm.pieces[at(country)][at(piece)] = {id, Place::in(province), kAshore};
    return id;
  }
  [[nodiscard]] Place place(PersonId person) const {
    for (const auto& pieces : table.state.realm.pieces)
      for (const RoyalPiece& piece : pieces)
        if (piece.person == person) return piece.place;
    return {};
  }
  void march(Province from, Country colour, int count, std::initializer_list<Province> path) {
    const Seat seat = std::get<March>(table.state.phases[1]).seat;
    table.play(seat, take(from, colour, count));
    for (const Province to : path) table.play(seat, go(to));
    table.play(seat, kSend);
  }
  // Ends the move; whoever is asked before a battle does nothing.
  void end_move() {
    table.play(std::get<March>(table.state.phases[1]).seat, kDone);
    while (table.in<Scorching>()) table.usual_step();
  }
  void fight(Seat seat, Province province, Country power) {
    if (table.in<Conflicts>()) table.play(seat, attack(province, power));
    while (table.in<Battle>() && table.rules.pending(table.state).step == Step::sealed) {
      const Seat who = table.rules.pending(table.state).owing.first();
      table.play(who, kDone);
    }
  }

  BloodTable table;
};

}  // namespace regalia::blood
