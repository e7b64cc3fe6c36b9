#include "table/fair_chance.h"

#include <sodium.h>

#include <stdexcept>
#include <string>

namespace regalia {
namespace {

std::string name_of(Seat who) { return who == kNobody ? "table" : "seat" + std::to_string(index(who) + 1); }

// Eight bytes, the lowest first, whatever the machine.
std::string little_endian(std::uint64_t number) {
  std::string bytes;
  for (int i = 0; i < 8; ++i) bytes += static_cast<char>(number >> (8 * i) & 0xFF);
  return bytes;
}

std::uint64_t number_in(const Bytes<16>& block) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number |= std::uint64_t{block[i]} << (8 * i);
  return number;
}

}  // namespace

Secret random_secret() {
  if (sodium_init() < 0) throw std::runtime_error("the system has no source of random numbers");
  Secret secret;
  randombytes_buf(secret.data(), secret.size());
  return secret;
}

std::uint64_t random_seed() {
  const Secret random = random_secret();
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < 8; ++i) seed = seed << 8 | random[i];
  return seed;
}

Commitment commitment_to(const Secret& secret, Seat who) {
  return hash_of<32>({"regalia commitment 1\n", name_of(who), "\n", as_text(secret)});
}

ChanceSeed fair_seed(const Secret& table, const std::vector<std::pair<Seat, Secret>>& seats) {
  std::string contributions;
  for (const auto& [seat, secret] : seats) contributions += name_of(seat) + "\n" + std::string(as_text(secret));
  return hash_of<32>({"regalia seed 1\n", as_text(table), contributions});
}

ChanceSeed seed_from_number(std::uint64_t number) {
  return hash_of<32>({"regalia seeded 1\n", std::to_string(number)});
}

std::uint32_t draw_ticket(const ChanceSeed& seed, std::string_view scope, std::uint64_t n, std::uint32_t total) {
  // The largest multiple of `total` that 64 bits hold; numbers past it would favour small tickets.
  const std::uint64_t excess = (UINT64_MAX % total + 1) % total;
  for (std::uint64_t attempt = 0;; ++attempt) {
    Bytes<16> block;
    hash_into(block, {scope, std::string_view("\n", 1), little_endian(n), little_endian(attempt)}, seed);
    const std::uint64_t number = number_in(block);
    if (number <= UINT64_MAX - excess) return static_cast<std::uint32_t>(number % total);
  }
}

}  // namespace regalia
