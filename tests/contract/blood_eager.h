// Players of Blood Royale who like contracts: any kind of move is as likely as any other, and what is offered is mostly taken.
#pragma once

#include <map>

#include "tests/contract/blood_traits.h"

namespace regalia::contract {

using KindsOfMoves = std::map<blood::MoveKind, std::vector<Offer>>;

// A draft is written before it is put: four clauses, each whole before the next, and most without years and conditions.
inline void keep_to_draft(const blood::State& state, blood::House house, KindsOfMoves& kinds, Rng& rng) {
  using blood::MoveKind;
  const int draft = draft_of(state.law, house);
  if (draft < 0) return;
  constexpr int kEnough = 4;
  const bool is_whole = kinds.contains(MoveKind::put);
  if (is_whole && state.law.contracts[at(draft)].clauses >= kEnough && rng.below(2) == 0) {
    kinds = {{MoveKind::put, kinds[MoveKind::put]}};
    return;
  }
  std::erase_if(kinds, [&](const auto& kind) {
    const bool is_drafting = kind.first >= MoveKind::clause && kind.first <= MoveKind::unless;
    const bool is_qualifier = kind.first == MoveKind::from || kind.first == MoveKind::until ||
                              (kind.first >= MoveKind::while_holds && kind.first <= MoveKind::unless);
    if (is_qualifier && rng.below(6) > 0) return true;
    return !is_drafting || (kind.first == MoveKind::clause && !is_whole && rng.below(4) > 0);
  });
}

template <class Sink> void eager_step(const blood::Rules& rules, blood::State& state, Rng& rng, Sink& sink) {
  using blood::MoveKind;
  const Pending pending = rules.pending(state);
  if (pending.step == Step::chance) {
    random_step(rules, state, pending, rng, sink);
    return;
  }
  const Seat seat = pending.owing.first();
  MoveList list;
  rules.moves(state, seat, list);
  KindsOfMoves all;
  for (const Offer& offer : list) all[offer.move.kind<MoveKind>()].push_back(offer);
  KindsOfMoves kinds = all;
  for (const MoveKind liked : {MoveKind::accept, MoveKind::agree, MoveKind::confirm, MoveKind::draft})
    if (kinds.contains(liked) && rng.below(3) == 0) kinds = {{liked, kinds[liked]}};
  if (kinds.size() > 1) keep_to_draft(state, rules.house_of(seat), kinds, rng);
  if (kinds.empty()) kinds = all;  // the pen is worn out
  auto kind = kinds.begin();
  std::advance(kind, rng.below(static_cast<std::uint32_t>(kinds.size())));
  const Offer& offer = kind->second[rng.below(static_cast<std::uint32_t>(kind->second.size()))];
  constexpr std::size_t kModest = 30;
  const auto amount =
      offer.least() + rng.below(static_cast<std::uint32_t>(std::min<std::size_t>(kModest, offer.count())));
  rules.apply(state, seat, offer.move.with_amount(amount), sink);
}

}  // namespace regalia::contract
