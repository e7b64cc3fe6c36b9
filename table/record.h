// The record of a game: a header and an append-only list of entries, a line of JSON each. Everything else about a table
// follows from it.
//
//   {"format":1,"game":"royals",…,"hash":"…"}
//   {"seat":"chance","move":"start 2","hash":"…"}
//   {"seat":2,"move":"draw pile","hash":"…"}
//   {"undo":3,"seat":2,"consent":[1,3],"hash":"…"}
//
// The text is canonical: there is one way to write an entry. Each hash covers the hash before it, its own line and the
// canonical text of the position that the line leads to.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/game.h"
#include "engine/options.h"
#include "table/digest.h"
#include "table/fair_chance.h"

namespace regalia {

inline constexpr int kRecordFormat = 1;

// Where outcomes come from: a seed that nobody chose; a number, so that the same chance can be repeated; or whoever
// plays the seat `chance`. Only the first is fair.
enum class ChanceKind : std::uint8_t { fair, seeded, manual };

[[nodiscard]] constexpr std::string_view name_of(ChanceKind kind) {
  return kind == ChanceKind::fair ? "fair" : kind == ChanceKind::seeded ? "seeded" : "manual";
}

struct Header {
  std::string game;
  GameSetup setup;  // settled
  std::vector<std::string> names;
  std::string position;  // where the game begins, as JSON; empty: as the game itself begins
  ChanceKind chance = ChanceKind::fair;
  std::uint64_t seed = 0;   // if seeded
  Commitment commitment{};  // if fair: the table's
  SeatSet contributors;     // if fair: the seats that add to the seed

  bool operator==(const Header&) const = default;
};

// A move of a seat or of chance, with the words that go with it.
struct Decision {
  Seat seat = kNobody;
  Move move;
  std::string words;

  bool operator==(const Decision&) const = default;
};

// The last `count` decisions that stand are undone: by right, or because all other seats agreed.
struct TakeBack {
  Seat seat = kNobody;
  int count = 0;
  SeatSet consent;

  bool operator==(const TakeBack&) const = default;
};

// What a seat wants done at standing steps from now on, the most wanted first.
struct Wishes {
  Seat seat = kNobody;
  std::vector<Move> moves;

  bool operator==(const Wishes&) const = default;
};

struct Commit {
  Seat seat = kNobody;
  Commitment value{};

  bool operator==(const Commit&) const = default;
};

struct Reveal {
  Seat seat = kNobody;  // kNobody: the table, when the game has ended
  Secret value{};

  bool operator==(const Reveal&) const = default;
};

using Entry = std::variant<Decision, TakeBack, Wishes, Commit, Reveal>;

// A line of a record, read.
template <class Content> struct Line {
  Content content;
  Digest hash{};
};

// Lines as they are written and hashed, without their hash.
[[nodiscard]] std::string text_of(const Header& header);
[[nodiscard]] std::string text_of(const Entry& entry, const Game& game);
[[nodiscard]] std::string with_hash(std::string text, const Digest& hash);

// Exact inverses: whatever is not written as it would be written here is refused with the reason.
[[nodiscard]] Result<Line<Header>> read_header(std::string_view line);
[[nodiscard]] Result<Line<Entry>> read_entry(std::string_view line, const Game& game);

// The hash of a line, given the hash of the one before it and the position it leads to.
[[nodiscard]] Digest line_hash(const Digest& previous, std::string_view text, std::string_view position);

}  // namespace regalia
