// How the rules are read where a later version mended them. A game is played to its end by the readings of the version
// that it began with, so stored records replay to the same hashes (docs/records.md).
#pragma once

namespace regalia::blood {

inline constexpr int kRulesVersion = 3;

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
  bool regents_get_no_piece = false;      // blood.prince.king: a prince's piece beside the king's, at the announcements
  bool loans_outlast_contracts = false;  // blood.command.lend: a contract that promised no command takes no armies back
  bool mothers_can_still_bear = false;   // blood.betrothal.unborn: no child is promised of a wife who will be too old
};

// The one place where a version of the rules becomes readings.
[[nodiscard]] constexpr Readings readings_of(int rules_version) {
  const bool second = rules_version >= 2;
  const bool third = rules_version >= 3;
  return {
      .duties_outlast_tries = second,
      .captives_seek_no_match = second,
      .positions_are_strict = second,
      .surrender_moves_capitals = second,
      .lost_houses_begin_again = second,
      .neutrals_recover = second,
      .counted_royals_stay = second,
      .castles_keep_goods = second,
      .captured_ports_are_left = second,
      .goods_need_armies = second,
      .only_beaten_armies_rest = second,
      .help_costs_once = second,
      .dues_are_set_aside = second,
      .goods_at_sea_are_given = second,
      .regents_get_no_piece = third,
      .loans_outlast_contracts = third,
      .mothers_can_still_bear = third,
  };
}

}  // namespace regalia::blood
