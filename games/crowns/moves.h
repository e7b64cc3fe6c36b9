// The moves of Game of Crowns and their stable text. Cards are named by kind and house, "knight.lyre", guests by their kind,
// "jester"; seats count from 1.
#pragma once

#include <cstdint>

#include "engine/move.h"
#include "games/crowns/facts.h"

namespace regalia::crowns {

enum class MoveKind : std::uint8_t {
  none,
  // an action
  lay,      // a: Card          "lay feud.lyre": begins an exchange
  coinage,  // a: Card, b: seat "coinage lyre 3"
  knight,   // a: Card, b: seat "knight lyre 3"
  pass,     //                  "pass": no action is possible, or a Sentinel stays in hand
  // an exchange
  offer,   // a: Card           "offer feud.lyre"
  add,     // a: Card           "add feud.lyre": a second card
  enough,  //                   "enough": no second card
  raise,   // amount: ravens    "raise 2"
  again,   //                   "again": lets all raise once more
  accept,  // a: seat           "accept 3"
  // a Coinage played on one's partner
  hand_over,  // a: Card        "hand-over feud.lyre"
  // an attack
  target,         // a: seat  "target 3": in place of one who must be spared
  vote_attacker,  //          "vote attacker"
  vote_defender,  //          "vote defender"
  spend,          // amount   "spend 2"
  look,           //          "look": into the hand of the defeated
  draw_guest,     //          "guest"
  take,           // a: Card  "take feud.lyre"
  use_sentinel,   // a: seat + 1, 0: anyone; amount: the least ravens   "sentinel 3 4", "sentinel anyone 4"
  // customized hands
  swap,  // a: Card, b: Card    "swap feud.lyre trader.akroyear"
  keep,  //                     "keep"
  // negotiations
  draft,        // a: seat    "draft 3"
  give_card,    // a: Card    "give feud.lyre"
  ask_card,     // a: Type    "ask feud"
  give_ravens,  // amount     "give ravens 2"
  ask_ravens,   // amount     "ask ravens 2"
  promise,      // a: Deed, b: seat   "promise attack 3", "promise spare 3", "promise coinage 3", "promise trade 3"
  strike,       // a: clause  "strike 1"
  put,          //            "put"
  drop,         //            "drop"
  counter,      // a: seat, b: number of the deal              "counter 3.1"
  agree,        // a: seat, b: number of the deal, c: revision "agree 3.1 2"
  refuse,       // the same   "refuse 3.1 2"
  withdraw,     // a: seat, b: number of the deal              "withdraw 3.1"
  done,         //            "done"
  close,        //            "close": the active player ends the talks
  // chance's
  start,        // a: seat      "start 2"
  deal_agenda,  // a: Card      "agenda jester"
  deal_guest,   // a: Card      "deal jester"
  draw,         // a: Card      "draw feud.lyre": from a hand
};

template <class Id = int>
[[nodiscard]] constexpr Move move_of(MoveKind kind, Id id = {}, int b = 0, int c = 0, std::uint32_t amount = 0) {
  return Move::of(kind, static_cast<int>(id), b, c, amount);
}

}  // namespace regalia::crowns
