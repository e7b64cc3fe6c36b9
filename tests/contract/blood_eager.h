// Players of Blood Royale who like contracts: any kind of move is as likely as any other, and what is offered is mostly taken.
#pragma once

#include <map>

#include "tests/contract/blood_traits.h"

namespace regalia::contract {

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
  std::map<MoveKind, std::vector<Offer>> kinds;
  for (const Offer& offer : list) kinds[offer.move.kind<MoveKind>()].push_back(offer);
  for (const MoveKind liked : {MoveKind::accept, MoveKind::put, MoveKind::draft})
    if (kinds.contains(liked) && rng.below(3) == 0) kinds = {{liked, kinds[liked]}};
  auto kind = kinds.begin();
  std::advance(kind, rng.below(static_cast<std::uint32_t>(kinds.size())));
  const Offer& offer = kind->second[rng.below(static_cast<std::uint32_t>(kind->second.size()))];
  const auto amount = offer.least() + rng.below(static_cast<std::uint32_t>(offer.count()));
  rules.apply(state, seat, offer.move.with_amount(amount), sink);
}

}  // namespace regalia::contract
