// Dice that nobody chose. docs/fair_chance.md says what is proved and what is not.
//
// The table and the seats that contribute each commit to 32 random bytes. When all commitments are in, the seats open
// theirs; the table opens its own at the end of the game. All of them together make the seed, and every outcome is a
// function of the seed, of the scope that asks and of a counter within it.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/seat.h"
#include "table/digest.h"

namespace regalia {

using Secret = Bytes<32>;
using Commitment = Bytes<32>;
using ChanceSeed = Bytes<32>;

[[nodiscard]] Secret random_secret();
// For bots, whose choices need no proof.
[[nodiscard]] std::uint64_t random_seed();

// `who` is kNobody for the table. It is part of the commitment, so nobody can hand in a copy of another's.
[[nodiscard]] Commitment commitment_to(const Secret& secret, Seat who);

// The seed of a fair table. Nothing goes into it that was not committed to.
[[nodiscard]] ChanceSeed fair_seed(const Secret& table, const std::vector<std::pair<Seat, Secret>>& seats);

// The seed of a table that repeats the same chance for the same number, and is not fair.
[[nodiscard]] ChanceSeed seed_from_number(std::uint64_t number);

// A number below `total`, every one equally likely (by rejection). `total` must not be 0.
[[nodiscard]] std::uint32_t draw_ticket(const ChanceSeed& seed, std::string_view scope, std::uint64_t n,
                                        std::uint32_t total);

}  // namespace regalia
