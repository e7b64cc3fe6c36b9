#include "table/table.h"

#include <algorithm>

#include "engine/text.h"
#include "table/words.h"

namespace regalia {
namespace {

constexpr std::size_t kLongestName = 40;
constexpr std::size_t kMostWishes = 16;
// So many wishes and silent take-backs a seat may make before something is told again: a record must stay readable.
constexpr int kMostQuiet = 200;

Result<std::vector<std::string>> names_for(int players, const std::vector<std::string>& given) {
  if (!given.empty() && given.size() != static_cast<std::size_t>(players))
    return Error{"There are " + std::to_string(players) + " players, but " + std::to_string(given.size()) + " names."};
  std::vector<std::string> names = given;
  for (int i = static_cast<int>(names.size()); i < players; ++i) names.push_back("Player " + std::to_string(i + 1));
  for (const std::string& name : names)
    if (name.empty() || columns_of(name) > kLongestName || !is_plain_text(name))
      return Error{"A name has 1 to " + std::to_string(kLongestName) + " letters of plain text, unlike " +
                   in_quotes(name) + "."};
  return names;
}

}  // namespace

Table::Table(const GameEntry& entry, std::unique_ptr<Game> game, Header header, AnyValue first)
    : entry_(&entry),
      game_(std::move(game)),
      header_(std::move(header)),
      header_seal_(sealing().seal(header_, {*game_, first, 0})),
      tips_{History::kRoot},
      history_(*game_, std::move(first)),
      chance_(header_),
      told_{0} {}

// A table of which everything is checked but the chance.
Result<Table> Table::make(const GameEntry& entry, const GameSetup& setup, Header header) {
  Result<std::unique_ptr<Game>> made = make_game(entry, setup);
  if (!made) return Error{made.error()};
  std::unique_ptr<Game> game = std::move(made).value();
  header.game = entry.id;
  header.setup = game->setup();
  Result<std::vector<std::string>> names = names_for(game->seats(), header.names);
  if (!names) return Error{names.error()};
  header.names = std::move(names).value();
  if (!(header.contributors - SeatSet::all(game->seats())).empty())
    return Error{"Only seats of the table can contribute to chance."};
  AnyValue first = game->initial();
  if (!header.position.empty()) {
    Result<AnyValue> position = game->parse_position(header.position);
    if (!position) return Error{"Position: " + position.error()};
    first = std::move(position).value();
    header.position = game->position_json(first);
  }
  return Table(entry, std::move(game), std::move(header), std::move(first));
}

Result<Table> Table::start(const GameEntry& entry, const GameSetup& setup, const TableSetup& seating) {
  Header header;
  header.names = seating.names;
  header.position = seating.position;
  header.chance = seating.chance;
  const Secret secret = random_secret();
  if (seating.chance == ChanceKind::seeded) header.seed = seating.seed;
  if (seating.chance == ChanceKind::fair) {
    header.commitment = commitment_to(secret, kNobody);
    header.contributors = seating.contributors;
  } else if (!seating.contributors.empty()) {
    return Error{"Seats contribute to fair chance only."};
  }
  Result<Table> table = make(entry, setup, std::move(header));
  if (!table) return table;
  Table started = std::move(table).value();
  if (seating.chance == ChanceKind::fair) started.chance_.keep_secret(secret);
  started.resume();
  return started;
}

Verdict Table::play(Seat seat, std::span<const Move> moves, std::string_view words) {
  if (moves.empty()) return Verdict::no("table.play.list", "Say at least one move.");
  if (seat == kChance && !chance_.is_manual())
    return Verdict::no("table.chance.own", "At this table chance is not played by hand.");
  if (chance_.lacks_secret() && chance_.is_complete())
    return Verdict::no("table.chance.secret", "This table was opened without its secret and can only be looked at.");
  if (const Verdict verdict = check_list(seat, moves, words); !verdict.ok()) return verdict;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Verdict verdict = enter(Decision{seat, moves[i], i + 1 == moves.size() ? std::string(words) : std::string()});
    if (!verdict.ok()) {
      assert(i == 0);
      return verdict;
    }
  }
  resume();
  return Verdict::yes();
}

// All of the list is tried before any of it is played. Past something that is told it could be used to look ahead: a
// list that fails there would have shown what the first moves bring, and would change nothing.
Verdict Table::check_list(Seat seat, std::span<const Move> moves, std::string_view words) const {
  if (moves.size() == 1) return Verdict::yes();
  AnyValue trial = state();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const bool last = i + 1 == moves.size();
    const AttachmentSpec spec = game_->attachment(trial, seat, moves[i]);
    Listener heard;
    if (const Verdict verdict = game_->try_apply(trial, seat, moves[i], heard); !verdict.ok()) return verdict;
    if (last) return check_words(spec, words);
    if (seat != kChance && (!heard.tellings.empty() || game_->pending(trial).standing))
      return Verdict::no("table.play.list", "A list of moves may not run past something that is told to somebody.");
  }
  return Verdict::yes();
}

Verdict Table::enter(Entry entry) {
  const Verdict verdict = admit(entry);
  if (verdict.ok()) append(std::move(entry));
  return verdict;
}

void Table::append(Entry entry) {
  const Seal seal = sealing().seal(entry, hash_at(steps()), {*game_, state(), history_.depth(history_.tip())});
  append({std::move(entry), seal});
}

void Table::append(Line<Entry> line) {
  entries_.push_back(std::move(line));
  tips_.push_back(history_.tip());
  told_.push_back(log_.size());
}

void Table::resume() {
  while (chance_.is_complete()) {
    const Pending now = pending();
    Verdict verdict = Verdict::yes();
    if (now.step == Step::over) {
      if (header_.chance == ChanceKind::fair && !chance_.is_open() && chance_.secret())
        verdict = enter(Reveal{kNobody, *chance_.secret()});
      assert(verdict.ok());
      return;
    }
    if (now.step == Step::chance && chance_.has_seed())
      verdict = enter(Decision{kChance, chance_.next(game_->outcomes(state()), game_->chance_scope(state())), {}});
    else if (now.standing)
      verdict = enter(
          Decision{now.owing.first(), wishes_.answer(now.owing.first(), game_->moves(state(), now.owing.first())), {}});
    else
      return;
    assert(verdict.ok());
  }
}

Verdict Table::admit(const Entry& entry) {
  return std::visit([this](const auto& content) { return admit(content); }, entry);
}

// Whether it is for this seat, or for this source of chance, to decide.
Verdict Table::check_source(const Decision& decision) const {
  if (!chance_.is_complete())
    return Verdict::no("table.chance.wait", "The game begins when every seat that contributes to chance has opened.");
  const Pending now = pending();
  if (decision.seat == kChance && now.step == Step::chance && chance_.has_seed() &&
      decision.move != chance_.next(game_->outcomes(state()), game_->chance_scope(state())))
    return Verdict::no("table.chance.proof", "The seed of this table gives another outcome.");
  if (now.standing && now.owing.has(decision.seat) &&
      (decision.seat != now.owing.first() ||
       decision.move != wishes_.answer(decision.seat, game_->moves(state(), decision.seat))))
    return Verdict::no("table.standing", "Standing steps are answered in order of the seats, by their wishes.");
  return Verdict::yes();
}

Verdict Table::admit(const Decision& decision) {
  if (const Verdict verdict = check_source(decision); !verdict.ok()) return verdict;
  AnyValue after = state();
  Listener heard;
  if (const Verdict verdict = game_->try_apply(after, decision.seat, decision.move, heard); !verdict.ok())
    return verdict;
  AttachmentSpec words;
  if (!decision.words.empty()) {
    words = game_->attachment(state(), decision.seat, decision.move);
    if (const Verdict verdict = check_words(words, decision.words); !verdict.ok()) return verdict;
    words.readers.add(decision.seat);
  }
  const Pending now = pending();
  if (decision.seat == kChance) chance_.count(game_->chance_scope(state()));
  History::Made made{decision.seat, decision.move, now.step, now.standing};
  made.silent = heard.tellings.empty() && decision.words.empty();
  made.log_begin = log_.size();
  for (const Telling& telling : heard.tellings) log_.tell(telling);
  if (!decision.words.empty()) log_.tell(Spoken{decision.seat, words.readers, decision.words});
  made.log_end = log_.size();
  // A request stands until something is told: if it lapsed before, it would tell of a silent move.
  if (!made.silent) {
    request_.reset();
    quiet_ = {};
  }
  history_.push(made, std::move(after));
  return Verdict::yes();
}

Verdict Table::admit(const Wishes& wishes) {
  if (index(wishes.seat) >= game_->seats()) return Verdict::no("table.seat", "There is no such seat.");
  if (wishes.moves.size() > kMostWishes) return Verdict::no("table.standing.wishes", "These are too many wishes.");
  if (is_over()) return Verdict::no("table.over", "The game has ended.");
  if (const Verdict verdict = check_quiet(wishes.seat); !verdict.ok()) return verdict;
  ++quiet_[static_cast<std::size_t>(index(wishes.seat))];
  wishes_.set(wishes.seat, wishes.moves);
  return Verdict::yes();
}

Verdict Table::admit(const Commit& commit) {
  const Verdict verdict = chance_.check(commit);
  if (verdict.ok()) chance_.take(commit);
  return verdict;
}

Verdict Table::admit(const Reveal& reveal) {
  if (reveal.seat == kNobody && !is_over())
    return Verdict::no("table.chance.reveal", "The table opens its secret when the game has ended.");
  const Verdict verdict = chance_.check(reveal);
  if (verdict.ok()) chance_.take(reveal);
  return verdict;
}

Verdict Table::wish(Seat seat, std::vector<Move> moves) { return enter(Wishes{seat, std::move(moves)}); }

Verdict Table::check_quiet(Seat seat) const {
  if (quiet_[static_cast<std::size_t>(index(seat))] < kMostQuiet) return Verdict::yes();
  return Verdict::no("table.quiet", "You have changed your mind too often; go on with the game first.");
}

Verdict Table::commit(Seat seat, const Commitment& commitment) { return enter(Commit{seat, commitment}); }

Verdict Table::reveal(Seat seat, const Secret& secret) {
  if (seat == kNobody) return Verdict::no("table.seat", "There is no such seat.");
  const Verdict verdict = enter(Reveal{seat, secret});
  if (verdict.ok()) resume();
  return verdict;
}

const AnyValue& Table::memory(Seat viewer) {
  const std::size_t slot = index(viewer) < kMaxSeats ? static_cast<std::size_t>(index(viewer)) : kMaxSeats;
  std::optional<Recollection>& recollection = memories_[slot];
  if (!recollection) recollection.emplace(viewer);
  bring_news(*recollection);
  return recollection->memory(*game_);
}

void Table::bring_news(Recollection& recollection, History::Node until) const {
  const Seat viewer = recollection.viewer();
  if (!recollection.at() || !history_.is_on_path(*recollection.at(), until))
    recollection.begin(game_->first_memory(history_.state_at(History::kRoot), viewer));
  for (const History::Node node : history_.path(*recollection.at(), until))
    for (std::uint32_t i = history_.made(node).log_begin; i < history_.made(node).log_end; ++i)
      if (const auto* telling = std::get_if<Telling>(&log_[i]))
        if (const auto event = telling->received_by(viewer)) recollection.hear(*event);
  recollection.arrive(until);
}

std::optional<std::size_t> Table::step_of_line(Seat viewer, std::uint32_t line) const {
  if (line == 0) return 0;
  const std::span<const std::uint32_t> heard = log_.heard_by(viewer);
  if (line > heard.size()) return std::nullopt;
  const auto step = std::upper_bound(told_.begin(), told_.end(), heard[line - 1]);
  return static_cast<std::size_t>(step - told_.begin());
}

std::string Table::view_json_after(std::size_t step, Seat viewer) const {
  const AnyValue then = state_after(step);
  if (!game_->shows_memory()) return game_->view_json(then, viewer, nullptr);
  Recollection recollection(viewer);
  bring_news(recollection, tips_[step]);
  return game_->view_json(then, viewer, &recollection.memory(*game_));
}

std::vector<LogLine> Table::log(Seat viewer, std::uint32_t since) const {
  std::vector<LogLine> lines;
  const std::span<const std::uint32_t> heard = log_.heard_by(viewer);
  for (std::size_t i = since; i < heard.size(); ++i) {
    lines.push_back(log_line(viewer, heard[i]));
    lines.back().number = static_cast<std::uint32_t>(i + 1);
  }
  return lines;
}

LogLine Table::log_line(Seat viewer, std::uint32_t place) const {
  const auto name = [&](Seat seat) { return names()[static_cast<std::size_t>(index(seat))]; };
  const Told& told = log_[place];
  LogLine line;
  if (const auto* telling = std::get_if<Telling>(&told)) {
    const Event event = viewer == kOpenHands ? telling->event : *telling->received_by(viewer);
    line.text = game_->tell(event, names());
    line.shows = game_->shown_json(event);
  } else if (const auto* spoken = std::get_if<Spoken>(&told)) {
    line.text = name(spoken->seat) + " says: " + spoken->words;
    line.speaker = spoken->seat;
    line.words = spoken->words;
  } else {
    const Undone& undone = std::get<Undone>(told);
    line.undone_from = log_.number_of(undone.log_from, viewer);
    line.text = name(undone.seat) + " takes back what happened from line " + std::to_string(line.undone_from) +
                " on; everybody agreed.";
  }
  return line;
}

}  // namespace regalia
