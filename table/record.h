// The record of a game: a header and an append-only list of entries, a line of JSON each. Everything else about a table
// follows from it.
//
//   {"format":2,"game":"royals",…,"start":"…","hash":"…"}
//   {"seat":"chance","move":"start 2","hash":"…"}
//   {"seat":2,"move":"draw pile","hash":"…"}
//   {"undo":3,"seat":2,"consent":[1,3],"position":"…","hash":"…"}
//
// The text is canonical: there is one way to write an entry. What the hashes cover, and which lines state a digest of
// the position that they lead to, is for table/seal.h to say.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/options.h"
#include "engine/words.h"
#include "json/made_game.h"
#include "table/digest.h"
#include "table/fair_chance.h"

namespace regalia {

// What new tables write. Records of every earlier format are read, and go on as they began.
inline constexpr int kRecordFormat = 2;

// Where outcomes come from: a seed that nobody chose; a number, so that the same chance can be repeated; or whoever
// plays the seat `chance`. Only the first is fair.
enum class ChanceKind : std::uint8_t { fair, seeded, manual };

[[nodiscard]] constexpr std::string_view name_of(ChanceKind kind) {
  return kind == ChanceKind::fair ? "fair" : kind == ChanceKind::seeded ? "seeded" : "manual";
}

// What a seat may take back without asking: what nobody was told of; or whatever it did in its turn, as long as nothing that
// was hidden has come to light.
enum class TakeBackRight : std::uint8_t { silent, turn };

[[nodiscard]] constexpr std::string_view name_of(TakeBackRight right) {
  return right == TakeBackRight::silent ? "silent" : "turn";
}

struct Header {
  int format = kRecordFormat;
  std::string game;
  GameSetup setup;  // settled
  std::vector<std::string> names;
  std::string position;  // where the game begins, as JSON; empty: as the game itself begins
  WordBook words;        // that belong to that position
  ChanceKind chance = ChanceKind::fair;
  std::uint64_t seed = 0;   // if seeded
  Commitment commitment{};  // if fair: the table's
  SeatSet contributors;     // if fair: the seats that add to the seed
  TakeBackRight take_back = TakeBackRight::silent;

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

// What stands at the end of a line to prove it.
struct Seal {
  std::optional<Digest> position;  // of the position that the line leads to, if the line states it
  Digest hash{};

  bool operator==(const Seal&) const = default;
};

// A line of a record, read.
template <class Content> struct Line {
  Content content;
  Seal seal;
};

// Lines as they are written and hashed, without their hash. A header calls the digest of its position `start`, since it
// may hold a whole position besides.
[[nodiscard]] std::string text_of(const Header& header, const std::optional<Digest>& start = {});
[[nodiscard]] std::string text_of(const Entry& entry, const MadeGame& game, const std::optional<Digest>& position = {});
[[nodiscard]] std::string with_hash(std::string text, const Digest& hash);

// Exact inverses: whatever is not written as it would be written here is refused with the reason.
[[nodiscard]] Result<Line<Header>> read_header(std::string_view line);
[[nodiscard]] Result<Line<Entry>> read_entry(std::string_view line, const MadeGame& game, int format);

}  // namespace regalia
