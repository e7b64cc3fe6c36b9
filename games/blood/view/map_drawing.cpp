#include "games/blood/view/map_drawing.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "engine/text.h"

namespace regalia::blood {
namespace {

constexpr int kLinesOfEurope = 36;
constexpr int kLinesOfARegion = 20;
const std::string kBelow = "└";  // what stands in the place above
constexpr std::array<char, kGoods> kGoodLetters = {'m', 'c', 'f', 's', 'l'};

// Letters in columns, each with the ink of a seat.
class Canvas {
 public:
  Canvas(int lines, int columns)
      : columns_(columns), cells_(at(lines), std::vector<Cell>(at(columns), Cell{" ", kNobody, false})) {}

  [[nodiscard]] int lines() const { return static_cast<int>(cells_.size()); }
  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] bool is_free(int line, int column, int height, int width) const {
    if (line < 0 || column < 0 || line + height > lines() || column + width > columns_) return false;
    for (int y = line; y < line + height; ++y)
      for (int x = std::max(column - 1, 0); x < std::min(column + width + 1, columns_); ++x)
        if (cells_[at(y)][at(x)].is_taken) return false;
    return true;
  }
  void write(int line, int column, const std::string& text, Seat ink) {
    for (std::size_t i = 0; i < text.size() && column < columns_; ++column) {
      std::size_t bytes = 1;
      while (i + bytes < text.size() && (static_cast<unsigned char>(text[i + bytes]) & 0xC0U) == 0x80U) ++bytes;
      cells_[at(line)][at(column)] = {text.substr(i, bytes), ink, true};
      i += bytes;
    }
  }
  [[nodiscard]] std::string text(const Paper& paper) const {
    std::string text;
    for (const std::vector<Cell>& line : cells_) {
      std::string row;
      for (std::size_t x = 0; x < line.size();) {
        std::string run;
        const Seat ink = line[x].ink;
        for (; x < line.size() && line[x].ink == ink; ++x) run += line[x].letter;
        row += ink == kNobody ? run : paper.of(ink, run);
      }
      text += row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
  }

 private:
  struct Cell {
    std::string letter;
    Seat ink;
    bool is_taken;
  };

  int columns_;
  std::vector<std::vector<Cell>> cells_;
};

// A place with what is written there: its name, and below it what stands there.
struct Label {
  int x = 0;
  int y = 0;
  std::string name{};
  std::string pieces{};
  Seat ink = kNobody;

  [[nodiscard]] int width() const { return static_cast<int>(std::max(columns_of(name), columns_of(pieces) + 1)); }
};

class Cartographer {
 public:
  Cartographer(const Rules& rules, const View<Rules>& view)
      : rules_(rules), state_(view.seen.shown), realm_(state_.realm), map_(rules.facts().map) {}

  [[nodiscard]] Label label(Province province) const {
    const ProvinceFacts& facts = map_[province];
    const Seat ruler = rules_.ruler(state_, realm_.control[at(province)]);
    Label label{facts.x, facts.y, std::string(1, letter(ruler)) + " " + std::string(facts.name), {}, ruler};
    if (std::find(realm_.capital.begin(), realm_.capital.end(), province) != realm_.capital.end()) label.name += "*";
    if (facts.good != kNoGood) label.name += std::string(":") + kGoodLetters[at(facts.good)];
    label.pieces = pieces(province);
    return label;
  }

  [[nodiscard]] Label label(Sea sea) const {
    const SeaFacts& facts = map_.seas[at(sea)];
    std::string fleets;
    for (const Country country : CountrySet::all()) fleets += fleets_at(country, Place::at_sea(sea));
    return {facts.x, facts.y, "~ " + std::string(facts.name) + " ~", trimmed(fleets), kNobody};
  }

 private:
  [[nodiscard]] static char letter(Seat seat) { return seat == kNobody ? '-' : static_cast<char>('A' + index(seat)); }
  [[nodiscard]] static std::string trimmed(const std::string& text) { return text.empty() ? text : text.substr(1); }
  [[nodiscard]] char letter(Country country) const { return letter(rules_.ruler(state_, country)); }
  [[nodiscard]] std::string fleets_at(Country country, const Place& place) const {
    const auto count = std::count_if(realm_.fleets[at(country)].begin(), realm_.fleets[at(country)].end(),
                                     [&](const Fleet& fleet) { return fleet.place == place; });
    return count == 0 ? "" : " ~" + std::to_string(count) + letter(country);
  }

  // "3A 1B K P ~1A 2f famine"
  [[nodiscard]] std::string pieces(Province province) const {
    std::string text;
    for (const Country country : CountrySet::all())
      if (const int armies = realm_.armies[at(province)][at(country)]; armies > 0)
        text += " " + std::to_string(armies) + letter(country);
    for (const Country country : CountrySet::all())
      for (int i = 0; i < kMostPieces; ++i)
        if (const RoyalPiece& piece = realm_.pieces[at(country)][at(i)];
            piece.person != kNoPerson && piece.ship == kAshore && piece.place == Place::in(province))
          text += std::string(i == kKingPiece ? " K" : " P") + letter(country);
    for (const Country country : CountrySet::all()) text += fleets_at(country, Place::in(province));
    for (int good = 0; good < kGoods; ++good) {
      int items = 0;
      for (const Country owner : CountrySet::all()) items += realm_.items[at(province)][at(owner)].counts[at(good)];
      if (items > 0) text += " " + std::to_string(items) + kGoodLetters[at(good)];
    }
    if (realm_.famine.has(province)) text += " famine";
    if (realm_.rebellion.has(province)) text += " rebels";
    return trimmed(text);
  }

  const Rules& rules_;
  const State& state_;
  const Realm& realm_;
  const Map& map_;
};

struct Corner {
  int line = 0;
  int column = 0;
};

// The nearest room for so much; nothing: there is none.
std::optional<Corner> room_near(const Canvas& canvas, Corner wanted, int height, int width) {
  constexpr int kFarthest = 40;  // columns; a line counts for more
  int best = std::numeric_limits<int>::max();
  std::optional<Corner> found;
  for (int y = wanted.line - kFarthest / 4; y <= wanted.line + kFarthest / 4; ++y)
    for (int x = wanted.column - kFarthest; x <= wanted.column + kFarthest; ++x) {
      const int lines = y - wanted.line;
      const int columns = x - wanted.column;
      const int cost = 12 * lines * lines + columns * columns;
      if (cost >= best || !canvas.is_free(y, x, height, width)) continue;
      best = cost;
      found = {y, x};
    }
  return found;
}

// Each as near as possible to where it lies, without covering another.
std::string laid_out(std::vector<Label> labels, int lines, const Paper& paper) {
  constexpr int kHeight = 2;
  Canvas canvas(lines, paper.columns);
  const auto [west, east] =
      std::minmax_element(labels.begin(), labels.end(), [](const Label& a, const Label& b) { return a.x < b.x; });
  const auto [north, south] =
      std::minmax_element(labels.begin(), labels.end(), [](const Label& a, const Label& b) { return a.y < b.y; });
  const int left = west->x;
  const int wide = std::max(1, east->x - left);
  const int top = north->y;
  const int high = std::max(1, south->y - top);
  std::stable_sort(labels.begin(), labels.end(), [](const Label& a, const Label& b) { return a.y < b.y; });
  for (const Label& label : labels) {
    const int column = (label.x - left) * (canvas.columns() - 12) / wide + 6 - label.width() / 2;
    const int line = (label.y - top) * (canvas.lines() - kHeight) / high;
    // With little room at least the name is written.
    for (const bool is_whole : {true, false}) {
      const bool has_pieces = is_whole && !label.pieces.empty();
      const int width = is_whole ? label.width() : static_cast<int>(columns_of(label.name));
      const std::optional<Corner> corner = room_near(canvas, {line, column}, has_pieces ? kHeight : 1, width);
      if (!corner) continue;
      canvas.write(corner->line, corner->column, label.name, label.ink);
      if (has_pieces) canvas.write(corner->line + 1, corner->column, kBelow + label.pieces, kNobody);
      break;
    }
  }
  return canvas.text(paper);
}

std::string legend(const Rules& rules, const State& state, const Paper& paper) {
  std::string text;
  for (int i = 0; i < rules.seats(); ++i) {
    const Seat seat = seat_at(i);
    std::vector<std::string> countries;
    for (const Country country : rules.countries_of(state, seat)) countries.emplace_back(name_of(country));
    text += (text.empty() ? "" : ", ") + paper.of(seat, std::string(1, static_cast<char>('A' + i))) + " " +
            (countries.empty() ? "no country" : joined(countries));
  }
  if (rules.seats() < kCountries) text += ", - nobody";
  return wrapped(text + ". 3A armies, K king, P prince, ~ fleets, * capital, :m goods found, 2m lying.",
                 static_cast<std::size_t>(paper.columns), 2) +
         "\n";
}

}  // namespace

std::string draw_europe(const Rules& rules, const View<Rules>& view, const Paper& paper) {
  const Cartographer cartographer(rules, view);
  std::vector<Label> labels;
  for (int i = 0; i < kProvinces; ++i) labels.push_back(cartographer.label(static_cast<Province>(i)));
  for (int i = 0; i < kSeas; ++i) labels.push_back(cartographer.label(static_cast<Sea>(i)));
  return laid_out(std::move(labels), kLinesOfEurope, paper) + legend(rules, view.seen.shown, paper);
}

std::string draw_region(const Rules& rules, const View<Rules>& view, Country country, const Paper& paper) {
  const Cartographer cartographer(rules, view);
  const Map& map = rules.facts().map;
  ProvinceSet provinces = provinces_of(country);
  for (const Province province : provinces_of(country)) provinces = provinces | map.neighbours(province);
  std::vector<Label> labels;
  for (const Province province : provinces) labels.push_back(cartographer.label(province));
  for (int i = 0; i < kSeas; ++i)
    if (!(map.seas[at(i)].coasts & provinces_of(country)).empty())
      labels.push_back(cartographer.label(static_cast<Sea>(i)));
  return laid_out(std::move(labels), kLinesOfARegion, paper) + legend(rules, view.seen.shown, paper);
}

}  // namespace regalia::blood
