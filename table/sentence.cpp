#include "table/sentence.h"

#include <string_view>
#include <utility>

#include "engine/text.h"

namespace regalia {
namespace {

// Control characters, which no name and no game has, around the number of a seat.
constexpr char kBegin = '\x02';
constexpr char kEnd = '\x03';
constexpr std::size_t kLength = 3;

std::string mark(std::size_t seat) { return {kBegin, static_cast<char>('0' + seat), kEnd}; }

// The seat that is marked there; kNobody: none is.
Seat marked_at(std::string_view text, std::size_t place, std::size_t seats) {
  if (text.size() < place + kLength || text[place] != kBegin || text[place + 2] != kEnd) return kNobody;
  const auto seat = static_cast<std::size_t>(text[place + 1] - '0');
  return seat < seats ? seat_at(static_cast<int>(seat)) : kNobody;
}

SeatSet named_in(std::string_view text, std::size_t seats) {
  SeatSet named;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (const Seat seat = marked_at(text, i, seats); seat != kNobody) named.add(seat);
  return named;
}

std::string with_names(std::string_view text, const std::vector<std::string>& names) {
  std::string named;
  for (std::size_t i = 0; i < text.size();) {
    const Seat seat = marked_at(text, i, names.size());
    named += seat == kNobody ? std::string(1, text[i]) : names[static_cast<std::size_t>(index(seat))];
    i += seat == kNobody ? 1 : kLength;
  }
  return named;
}

// "'s turn is over." becomes "Turn is over."; two who do something together are not taken apart.
std::string without_subject(std::string rest) {
  constexpr std::string_view kOwn = "'s ";
  if (rest.starts_with(kOwn))
    rest.erase(0, kOwn.size());
  else if (rest.starts_with(' ') && !rest.starts_with(" and "))
    rest.erase(0, 1);
  else
    return {};
  return capitalised(std::move(rest));
}

}  // namespace

Sentence told_sentence(const std::vector<std::string>& names, const std::function<std::string(Names)>& tell) {
  std::vector<std::string> marks;
  for (std::size_t i = 0; i < names.size(); ++i) marks.push_back(mark(i));
  const std::string marked = tell(marks);
  Sentence sentence{with_names(marked, names), marked_at(marked, 0, names.size()), named_in(marked, names.size())};
  if (sentence.about != kNobody) sentence.rest = without_subject(with_names(marked.substr(kLength), names));
  return sentence;
}

}  // namespace regalia
