// How the rules are read where a later version mended them. A game is played to its end by the readings of the version
// that it began with, so stored records replay to the same hashes (docs/records.md).
#pragma once

namespace regalia::blood {

inline constexpr int kRulesVersion = 2;

// Each switch names the newest reading of a rule, and false is the reading before it.
struct Readings {
  bool duties_outlast_tries = false;    // blood.move.obliged: armies leave famine although no more groups may be formed
  bool captives_seek_no_match = false;  // blood.marriage.proposal: a match is sought for nobody who is captive
  bool positions_are_strict = false;    // blood.prince.piece, blood.control.marker: of positions that are loaded
  bool surrender_moves_capitals = false;  // blood.capital.lost: at once, where a capital is surrendered with its land
  bool lost_houses_begin_again = false;   // blood.baron.new-house: also that of a player without a country
  bool neutrals_recover = false;          // blood.neutral.battle: also when everybody falls, or the victor leaves
  bool counted_royals_stay = false;       // blood.battle.stay: whose Strength counted fights the first round
  bool castles_keep_goods = false;        // blood.battle.spoils: goods in a capital whose castle stands
  bool captured_ports_are_left = false;   // blood.fleet.leave: also by fleets with armies aboard
  bool goods_need_armies = false;         // blood.items.rebellion: kings and princes alone are no escort
  bool only_beaten_armies_rest = false;   // blood.battle.retreat: armies that were there before may attack
  bool help_costs_once = false;           // blood.command.charisma: also of armies that march on under one command
  bool dues_are_set_aside = false;        // blood.contract.set-aside: at court, in the turn in which they fall due
  bool goods_at_sea_are_given = false;    // blood.contract.goods: duties take goods aboard fleets at sea, too
};

// The one place where a version of the rules becomes readings.
[[nodiscard]] constexpr Readings readings_of(int rules_version) {
  if (rules_version < 2) return {};
  return {
      .duties_outlast_tries = true,
      .captives_seek_no_match = true,
      .positions_are_strict = true,
      .surrender_moves_capitals = true,
      .lost_houses_begin_again = true,
      .neutrals_recover = true,
      .counted_royals_stay = true,
      .castles_keep_goods = true,
      .captured_ports_are_left = true,
      .goods_need_armies = true,
      .only_beaten_armies_rest = true,
      .help_costs_once = true,
      .dues_are_set_aside = true,
      .goods_at_sea_are_given = true,
  };
}

}  // namespace regalia::blood
