#include "table/record.h"

#include <boost/json.hpp>
#include <charconv>

#include "engine/text.h"
#include "json/object_reader.h"
#include "table/seal.h"
#include "table/words_json.h"

namespace regalia {

namespace bj = boost::json;

namespace {

bj::string_view view(std::string_view text) { return {text.data(), text.size()}; }

bj::value seat_json(Seat seat, const char* special) {
  if (seat == kChance || seat == kNobody) return special;
  return index(seat) + 1;
}

bj::array seats_json(SeatSet seats) {
  bj::array list;
  for (const Seat seat : seats) list.emplace_back(index(seat) + 1);
  return list;
}

bj::object chance_json(const Header& header) {
  bj::object chance{{"kind", view(name_of(header.chance))}};
  if (header.chance == ChanceKind::seeded) chance["seed"] = std::to_string(header.seed);
  if (header.chance == ChanceKind::fair) {
    chance["commitment"] = to_hex(header.commitment);
    if (!header.contributors.empty()) chance["contributors"] = seats_json(header.contributors);
  }
  return chance;
}

// Reads the parts of a line that several kinds of line share.
class LineReader {
 public:
  LineReader(const bj::value& value, int seats) : seats_(seats), reader_(value, "", error_) {}

  json::ObjectReader& object() { return reader_; }
  std::string& error() { return error_; }
  void complain(const std::string& what) {
    if (error_.empty()) error_ = what;
  }

  // A number from 1, or the word that stands for `special_seat`.
  Seat seat(std::string_view special, Seat special_seat) {
    const bj::value* value = reader_.find("seat");
    if (value == nullptr) complain("The line names no seat.");
    if (!error_.empty()) return kNobody;
    if (!special.empty() && value->is_string() && value->get_string() == view(special)) return special_seat;
    return seat_at(json::read_number(*value, "seat", 1, seats_, 1, error_) - 1);
  }
  SeatSet seats(std::string_view key) { return seats(reader_, key, seats_); }
  SeatSet seats(json::ObjectReader& reader, std::string_view key, int most) {
    SeatSet set;
    const bj::value* value = reader.find(key);
    if (value == nullptr) return set;
    if (!value->is_array()) {
      reader.complain(key, "must be a list of seats.");
      return set;
    }
    for (const bj::value& item : value->get_array())
      set.add(seat_at(json::read_number(item, reader.path_of(key), 1, most, 1, error_) - 1));
    return set;
  }
  template <std::size_t Size> Bytes<Size> hex(json::ObjectReader& reader, std::string_view key) {
    const auto bytes = from_hex<Size>(reader.text(key, ""));
    if (!bytes) reader.complain(key, "must be " + std::to_string(2 * Size) + " hexadecimal digits.");
    return bytes.value_or(Bytes<Size>{});
  }
  Move move(const MadeGame& game, std::string_view text) {
    const Result<Move> parsed = game.words().parse_move(text);
    if (!parsed) complain(parsed.error());
    return parsed ? *parsed : Move{};
  }

 private:
  int seats_;
  std::string error_;
  json::ObjectReader reader_;
};

void read_chance(LineReader& line, Header& header) {
  const bj::value* value = line.object().find("chance");
  if (value == nullptr) return line.complain("The header does not say where chance comes from.");
  json::ObjectReader chance(*value, "chance", line.error());
  const std::string kind = chance.text("kind", "");
  if (kind == name_of(ChanceKind::fair)) {
    header.chance = ChanceKind::fair;
    header.commitment = line.hex<32>(chance, "commitment");
    header.contributors = line.seats(chance, "contributors", header.setup.players);
  } else if (kind == name_of(ChanceKind::seeded)) {
    header.chance = ChanceKind::seeded;
    const std::string seed = chance.text("seed", "");
    const auto [end, code] = std::from_chars(seed.data(), seed.data() + seed.size(), header.seed);
    if (code != std::errc() || end != seed.data() + seed.size()) chance.complain("seed", "must be a number in quotes.");
  } else if (kind == name_of(ChanceKind::manual)) {
    header.chance = ChanceKind::manual;
  } else {
    chance.complain("kind", "must be fair, seeded or manual.");
  }
  chance.finish();
}

// Entries by the key that stands first.
Entry read_content(LineReader& line, const MadeGame& game) {
  json::ObjectReader& object = line.object();
  if (object.find("move") != nullptr) {
    const Seat seat = line.seat("chance", kChance);
    return Decision{seat, line.move(game, object.text("move", "")), object.text("words", "")};
  }
  if (object.find("undo") != nullptr)
    return TakeBack{line.seat("", kNobody), object.number("undo", 1, 1 << 24, 1), line.seats("consent")};
  if (object.find("commit") != nullptr) return Commit{line.seat("", kNobody), line.hex<32>(object, "commit")};
  if (object.find("reveal") != nullptr) return Reveal{line.seat("table", kNobody), line.hex<32>(object, "reveal")};
  if (const bj::value* wishes = object.find("wishes")) {
    Wishes entry{line.seat("", kNobody), {}};
    if (!wishes->is_array())
      object.complain("wishes", "must be a list of moves.");
    else
      for (const bj::value& wish : wishes->get_array())
        entry.moves.push_back(line.move(game, wish.is_string()
                                                  ? std::string_view(wish.get_string().data(), wish.get_string().size())
                                                  : std::string_view()));
    return entry;
  }
  line.complain("The line is no entry of a record.");
  return Decision{};
}

}  // namespace

std::string text_of(const Header& header, const std::optional<Digest>& start) {
  bj::object object{{"format", header.format}, {"game", header.game}};
  object["rules_version"] = header.setup.rules_version;
  object["players"] = header.setup.players;
  bj::object options;
  for (const auto& [name, value] : header.setup.options) options[name] = value;
  object["options"] = std::move(options);
  if (!header.setup.facts.empty()) object["facts"] = bj::parse(header.setup.facts);
  object["names"] = bj::array(header.names.begin(), header.names.end());
  if (!header.position.empty()) object["position"] = bj::parse(header.position);
  if (!header.words.empty()) object["words"] = words_json(header.words);
  if (header.take_back != TakeBackRight::silent) object["take_back"] = view(name_of(header.take_back));
  object["chance"] = chance_json(header);
  if (start) object["start"] = to_hex(*start);
  return bj::serialize(object);
}

std::string text_of(const Entry& entry, const MadeGame& game, const std::optional<Digest>& position) {
  bj::object object;
  if (const auto* decision = std::get_if<Decision>(&entry)) {
    object["seat"] = seat_json(decision->seat, "chance");
    object["move"] = game.words().text(decision->move);
    if (!decision->words.empty()) object["words"] = decision->words;
  } else if (const auto* undo = std::get_if<TakeBack>(&entry)) {
    object["undo"] = undo->count;
    object["seat"] = seat_json(undo->seat, "");
    if (!undo->consent.empty()) object["consent"] = seats_json(undo->consent);
  } else if (const auto* wishes = std::get_if<Wishes>(&entry)) {
    bj::array moves;
    for (const Move move : wishes->moves) moves.emplace_back(game.words().text(move));
    object["wishes"] = std::move(moves);
    object["seat"] = seat_json(wishes->seat, "");
  } else if (const auto* commit = std::get_if<Commit>(&entry)) {
    object["commit"] = to_hex(commit->value);
    object["seat"] = seat_json(commit->seat, "");
  } else if (const auto* reveal = std::get_if<Reveal>(&entry)) {
    object["reveal"] = to_hex(reveal->value);
    object["seat"] = seat_json(reveal->seat, "table");
  }
  if (position) object["position"] = to_hex(*position);
  return bj::serialize(object);
}

std::string with_hash(std::string text, const Digest& hash) {
  text.pop_back();
  return std::move(text) + ",\"hash\":\"" + to_hex(hash) + "\"}";
}

Result<Line<Header>> read_header(std::string_view text) {
  const Result<bj::value> value = json::parse(text);
  if (!value) return Error{value.error()};
  Line<Header> line;
  Header& header = line.content;
  // How many seats there are is known only when the line is half read.
  LineReader reader(*value, kMaxSeats);
  json::ObjectReader& object = reader.object();
  header.format = object.number("format", 1, 1 << 20, 0);
  if (header.format > kRecordFormat)
    return Error{"The record has format " + std::to_string(header.format) + "; this Regalia reads formats up to " +
                 std::to_string(kRecordFormat) + ". A newer one can open it."};
  if (header.format == 0) return Error{"This is not the record of a game: its first line has no format number."};
  header.game = object.text("game", "");
  header.setup.rules_version = object.number("rules_version", 1, 1 << 20, 1);
  header.setup.players = object.number("players", 1, kMaxSeats, 1);
  if (const bj::value* options = object.find("options"); options != nullptr && options->is_object()) {
    for (const auto& [key, option] : options->get_object()) {
      if (!option.is_string())
        reader.complain("options." + std::string(key) + " must be a text.");
      else
        header.setup.options[std::string(key)] = std::string(option.get_string());
    }
  }
  if (const bj::value* facts = object.find("facts")) header.setup.facts = bj::serialize(*facts);
  if (const bj::value* names = object.find("names"); names != nullptr && names->is_array())
    for (const bj::value& name : names->get_array()) {
      if (!name.is_string())
        reader.complain("names must be a list of texts.");
      else
        header.names.emplace_back(name.get_string());
    }
  if (const bj::value* position = object.find("position")) header.position = bj::serialize(*position);
  if (const bj::value* words = object.find("words"))
    header.words = read_words(*words, header.setup.players, reader.error());
  const std::string right = object.text("take_back", std::string(name_of(TakeBackRight::silent)));
  if (right == name_of(TakeBackRight::turn))
    header.take_back = TakeBackRight::turn;
  else if (right != name_of(TakeBackRight::silent))
    object.complain("take_back", "must be silent or turn.");
  read_chance(reader, header);
  if (sealing_of(header.format).has_checkpoints()) line.seal.position = reader.hex<16>(object, "start");
  line.seal.hash = reader.hex<16>(object, "hash");
  object.finish();
  if (!reader.error().empty()) return Error{reader.error()};
  if (with_hash(text_of(header, line.seal.position), line.seal.hash) != text)
    return Error{"The line is not written as Regalia writes it."};
  return line;
}

Result<Line<Entry>> read_entry(std::string_view text, const MadeGame& game, int format) {
  const Result<bj::value> value = json::parse(text);
  if (!value) return Error{value.error()};
  LineReader reader(*value, game.seats());
  Line<Entry> line{read_content(reader, game), {}};
  if (sealing_of(format).has_checkpoints() && reader.object().find("position") != nullptr)
    line.seal.position = reader.hex<16>(reader.object(), "position");
  line.seal.hash = reader.hex<16>(reader.object(), "hash");
  reader.object().finish();
  if (!reader.error().empty()) return Error{reader.error()};
  if (with_hash(text_of(line.content, game, line.seal.position), line.seal.hash) != text)
    return Error{"The line is not written as Regalia writes it."};
  return line;
}

}  // namespace regalia
