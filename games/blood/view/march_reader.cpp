#include "games/blood/view/march_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>

#include "engine/text.h"
#include "games/blood/view/called.h"

namespace regalia::blood {
namespace {

constexpr std::size_t kLongestWord = 24;  // and no number has more digits than it may

std::optional<int> number_in(const std::string& word) {
  int number = 0;
  const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (code != std::errc() || end != word.data() + word.size() || number < 1) return std::nullopt;
  return number;
}

// What is to be moved, before it is known from where.
struct Wanted {
  enum class What : std::uint8_t { armies, fleets, goods, king, person };
  static constexpr int kAll = 0;

  What what = What::armies;
  int count = kAll;
  Good good = kNoGood;
  std::string name{};
};

class Reader {
 public:
  Reader(const Rules& rules, const View<Rules>& view, std::string_view text)
      : rules_(rules), view_(view), state_(view.seen.shown), words_(words_of(text)) {}

  [[nodiscard]] Result<std::vector<Move>> read() {
    const auto& march = std::get<March>(state_.phases[state_.phases.size() - 1]);
    if (march.group.kind == Group::Kind::none) {
      while (next_ < words_.size() && take_wanted()) {
      }
      if (wanted_.empty())
        return Error{"Say what moves, from where, and which way, for example: 3 armies essex kent calais"};
      const std::optional<Spot> from = take_origin();
      if (!from) return unknown();
      where_ = *from;
      for (const Wanted& wanted : wanted_)
        if (const std::string error = begin(wanted, *from); !error.empty()) return Error{error};
    } else if (next_ < words_.size() && take_wanted()) {
      return Error{"You have put a group together already: say where it goes, send it, or drop it with anew."};
    } else {
      where_ = march.group.where;
      is_fleet_ = march.group.kind == Group::Kind::fleet;
    }
    if (is_aboard_) {
      moves_.push_back(move_of(MoveKind::land));
      where_ = spot_of(fleet_at(state_.realm, where_).place);
      while (next_ < words_.size() && is_landing(words_[next_])) ++next_;
    } else if (next_ == words_.size()) {
      return Error{"Say also where to, province by province."};
    }
    while (next_ < words_.size())
      if (const std::string error = step(); !error.empty()) return Error{error};
    moves_.push_back(move_of(MoveKind::send));
    return moves_;
  }

 private:
  [[nodiscard]] static std::vector<std::string> words_of(std::string_view text) {
    constexpr std::string_view kEmptyWords[] = {"from", "to",   "via", "then", "and", "of",
                                                "the",  "with", "by",  "in",   "go"};
    std::vector<std::string> words;
    std::string plain = plain_name(text);
    std::replace(plain.begin(), plain.end(), ',', '-');
    std::string word;
    const auto finish = [&] {
      if (!word.empty() && std::find(std::begin(kEmptyWords), std::end(kEmptyWords), word) == std::end(kEmptyWords))
        words.push_back(word.substr(0, kLongestWord));
      word.clear();
    };
    for (const char c : plain) {
      if (c == '-')
        finish();
      else if (c != '.')
        word += c;
    }
    finish();
    return words;
  }

  // "3 armies", "armies", "2 food", "king", "prince henry"
  bool take_wanted() {
    std::size_t here = next_;
    Wanted wanted;
    if (const auto count = number_in(words_[here])) {
      wanted.count = *count;
      if (++here == words_.size()) return false;
    } else if (words_[here] == "all") {
      if (++here == words_.size()) return false;
    }
    const std::string& noun = words_[here];
    if (noun == "army" || noun == "armies") {
      wanted.what = Wanted::What::armies;
    } else if (noun == "fleet" || noun == "fleets") {
      wanted.what = Wanted::What::fleets;
    } else if (noun == "king" || noun == "queen") {
      wanted.what = Wanted::What::king;
    } else if (noun == "prince" || noun == "princes") {
      // By name, or whoever is there.
      wanted.what = Wanted::What::person;
      if (here + 1 < words_.size() && is_somebody(words_[here + 1])) wanted.name = words_[++here];
    } else if (const Good good = good_called(here); good != kNoGood) {
      wanted.what = Wanted::What::goods;
      wanted.good = good;
    } else {
      return false;
    }
    next_ = here + 1;
    wanted_.push_back(wanted);
    return true;
  }

  [[nodiscard]] bool is_somebody(std::string_view name) const {
    return std::any_of(view_.moves.begin(), view_.moves.end(), [&](const Offer& offer) {
      return offer.move.kind<MoveKind>() == MoveKind::lead && is_called(person_of(offer.move), name);
    });
  }
  [[nodiscard]] bool is_called(PersonId person, std::string_view name) const {
    return plain_name(person_name(rules_.who(state_, person), view_.reader())).starts_with(name);
  }

  // "food", or "semi luxury" in two words.
  [[nodiscard]] Good good_called(std::size_t& here) const {
    if (words_[here] == "semi" && here + 1 < words_.size() && words_[here + 1] == "luxury") {
      ++here;
      return Good::semi_luxury;
    }
    for (int good = 0; good < kGoods; ++good)
      if (kGoodIds[at(good)] == words_[here]) return static_cast<Good>(good);
    return kNoGood;
  }

  // Names of two or three words are tried first.
  std::optional<Spot> take_spot() {
    constexpr std::size_t kMostWords = 3;
    for (std::size_t count = std::min(kMostWords, words_.size() - next_); count > 0; --count) {
      std::string name = words_[next_];
      for (std::size_t i = 1; i < count; ++i) name += "-" + words_[next_ + i];
      if (const Spot spot = spot_called(rules_.facts().map, name); spot != kNoSpot) {
        next_ += count;
        return spot;
      }
    }
    return std::nullopt;
  }

  // A place, or a fleet that lies in one: "aboard calais".
  std::optional<Spot> take_origin() {
    if (next_ == words_.size() || words_[next_] != "aboard") return take_spot();
    ++next_;
    const std::optional<Spot> port = take_spot();
    const std::optional<Spot> ship = port ? fleet_in(*port, Fullest::yes) : std::nullopt;
    is_aboard_ = ship.has_value();
    return ship;
  }
  // With most aboard, or least.
  enum class Fullest : std::uint8_t { no, yes };
  [[nodiscard]] std::optional<Spot> fleet_in(Spot port, Fullest fullest) const {
    std::optional<Spot> found;
    int best = 0;
    for (const Country country : rules_.countries_of(state_, view_.viewer))
      for (int i = 0; i < fleets_of(state_.realm, country); ++i) {
        const Fleet& fleet = state_.realm.fleets[at(country)][at(i)];
        const Ship ship{country, static_cast<std::uint8_t>(i)};
        const int aboard = 2 * units_aboard(state_.realm, ship) + (has_goods(fleet) ? 1 : 0);
        const bool is_better = fullest == Fullest::yes ? aboard > best : aboard < best;
        if (spot_of(fleet.place) != port || (found && !is_better)) continue;
        best = aboard;
        found = spot_of(ship);
      }
    return found;
  }

  [[nodiscard]] Error unknown() const {
    if (next_ == words_.size()) return Error{"Say also from where, and where to."};
    return Error{"No place on the map is called " + in_quotes(words_[next_]) + ", or more than one is."};
  }

  [[nodiscard]] static bool is_landing(const std::string& word) { return word == "land" || word == "ashore"; }
  [[nodiscard]] std::string place(Spot spot) const { return name_of(rules_.facts().map, spot); }

  // What is listed of one kind in a place, as many as are wanted.
  std::string begin(const Wanted& wanted, Spot from) {
    int left = wanted.count == Wanted::kAll ? static_cast<int>(Move::kMostAmount) : wanted.count;
    int found = 0;
    for (const Offer& offer : view_.moves) {
      if (left == 0 || !is_wanted(wanted, offer.move, from)) continue;
      const int most = offer.most == 0 ? 1 : static_cast<int>(offer.most);
      const int count = std::min(left, most);
      moves_.push_back(offer.most == 0 ? offer.move : offer.move.with_amount(static_cast<std::uint32_t>(count)));
      left -= count;
      found += count;
    }
    is_fleet_ = is_fleet_ || wanted.what == Wanted::What::fleets;
    if (found == 0) return "You have nothing of the kind in " + place(from) + " that can move now.";
    if (wanted.count != Wanted::kAll && left > 0)
      return "Only " + std::to_string(found) + " of them in " + place(from) + " can move now.";
    return "";
  }

  [[nodiscard]] bool is_wanted(const Wanted& wanted, Move move, Spot from) const {
    switch (wanted.what) {
      case Wanted::What::armies: return move.kind<MoveKind>() == MoveKind::take && static_cast<Spot>(move.a()) == from;
      case Wanted::What::goods:
        return move.kind<MoveKind>() == MoveKind::carry && static_cast<Spot>(move.a()) == from &&
               static_cast<Good>(move.c()) == wanted.good;
      case Wanted::What::fleets:
        return move.kind<MoveKind>() == MoveKind::ship &&
               spot_of(fleet_at(state_.realm, static_cast<Spot>(move.a())).place) == from;
      case Wanted::What::king:
        return move.kind<MoveKind>() == MoveKind::lead && stands_in(person_of(move), from) &&
               rules_.is_king_piece(state_, person_of(move));
      default:
        return move.kind<MoveKind>() == MoveKind::lead && stands_in(person_of(move), from) &&
               !rules_.is_king_piece(state_, person_of(move)) && is_called(person_of(move), wanted.name);
    }
  }
  [[nodiscard]] bool stands_in(PersonId person, Spot from) const {
    for (const auto& pieces : state_.realm.pieces)
      for (const RoyalPiece& piece : pieces)
        if (piece.person == person && spot_of(piece) == from) return true;
    return false;
  }

  // The next place of the way; "fleet": aboard the one that lies here; "land": ashore.
  std::string step() {
    if (is_landing(words_[next_])) {
      moves_.push_back(move_of(MoveKind::land));
      if (is_ship(where_)) where_ = spot_of(fleet_at(state_.realm, where_).place);
      ++next_;
      return "";
    }
    if (words_[next_] == "fleet" || words_[next_] == "board" || words_[next_] == "aboard") {
      ++next_;
      const std::optional<Spot> ship = fleet_in(where_, Fullest::no);
      if (!ship) return "No fleet of yours lies in " + place(where_) + ".";
      moves_.push_back(Move::of(MoveKind::board, static_cast<int>(*ship)));
      where_ = *ship;
      return "";
    }
    const std::optional<Spot> to = words_[next_] == "home" ? home() : take_spot();
    if (!to) return unknown().message;
    if (is_sea(*to) && !is_fleet_)
      return "Armies board a fleet first: 3 armies essex fleet; then: fleet essex north-sea kent";
    if (is_fleet_) {
      moves_.push_back(Move::of(is_sea(*to) ? MoveKind::sail : MoveKind::dock, static_cast<int>(*to)));
    } else if (!is_province(where_)) {
      moves_.push_back(move_of(MoveKind::go, province_at(*to)));
    } else {
      for (const Province province : way(province_at(where_), province_at(*to)))
        moves_.push_back(move_of(MoveKind::go, province));
    }
    where_ = *to;
    return "";
  }

  [[nodiscard]] std::optional<Spot> home() {
    const Province capital = rules_.capital_of(state_, rules_.house_of(view_.viewer));
    if (capital == kNoProvince) return std::nullopt;
    ++next_;
    return spot_of(capital);
  }

  // The shortest way over one's own land; where there is none, straight there, and the rules say why not.
  [[nodiscard]] std::vector<Province> way(Province from, Province to) const {
    std::array<Province, kProvinces> before{};
    before.fill(kNoProvince);
    std::vector<Province> edge = {from};
    for (std::size_t i = 0; i < edge.size() && before[at(to)] == kNoProvince; ++i)
      for (const Province next : rules_.ways_from(state_, view_.viewer, edge[i])) {
        const bool is_own = rules_.ruler(state_, state_.realm.control[at(next)]) == view_.viewer;
        if (next == from || before[at(next)] != kNoProvince || (next != to && !is_own)) continue;
        before[at(next)] = edge[i];
        edge.push_back(next);
      }
    if (before[at(to)] == kNoProvince) return {to};
    std::vector<Province> path;
    for (Province here = to; here != from; here = before[at(here)]) path.push_back(here);
    std::reverse(path.begin(), path.end());
    return path;
  }

  const Rules& rules_;
  const View<Rules>& view_;
  const State& state_;
  std::vector<std::string> words_;
  std::size_t next_ = 0;
  std::vector<Wanted> wanted_;
  std::vector<Move> moves_;
  Spot where_ = kNoSpot;
  bool is_fleet_ = false;
  bool is_aboard_ = false;  // as it begins
};

}  // namespace

Result<std::vector<Move>> read_march(const Rules& rules, const View<Rules>& view, std::string_view text) {
  return Reader(rules, view, text).read();
}

}  // namespace regalia::blood
