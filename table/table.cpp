#include "table/table.h"

#include <algorithm>

#include "engine/text.h"

namespace regalia {
namespace {

constexpr std::size_t kLongestName = 40;
constexpr std::size_t kMostWishes = 16;
// So many outcomes and standing answers in a row no game needs.
constexpr int kMostByItself = 100'000;

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

Table::Table(const GameEntry& entry, MadeGame game, Header header, AnyValue first)
    : entry_(&entry),
      game_(std::move(game)),
      header_(std::move(header)),
      header_seal_(sealing().seal(header_, {game_, first, 0})),
      tips_{History::kRoot},
      history_(game_.rules(), std::move(first)),
      chance_(header_),
      words_(header_.words),
      told_{0} {}

// A table of which everything is checked but the chance.
Result<Table> Table::make(const GameEntry& entry, const GameSetup& setup, Header header) {
  Result<MadeGame> made = make_game(entry, setup);
  if (!made) return Error{made.error()};
  MadeGame game = std::move(made).value();
  header.game = entry.id;
  header.setup = game.setup();
  Result<std::vector<std::string>> names = names_for(game.seats(), header.names);
  if (!names) return Error{names.error()};
  header.names = std::move(names).value();
  if (!(header.contributors - SeatSet::all(game.seats())).empty())
    return Error{"Only seats of the table can contribute to chance."};
  AnyValue first = game.rules().initial();
  if (!header.position.empty()) {
    Result<AnyValue> position = game.codec().parse_position(header.position);
    if (!position) return Error{"Position: " + position.error()};
    first = std::move(position).value();
    header.position = game.codec().position_text(first, sealing_of(header.format).position_format());
  }
  return Table(entry, std::move(game), std::move(header), std::move(first));
}

Result<Table> Table::start(const GameEntry& entry, const GameSetup& setup, const TableSetup& seating) {
  Header header;
  header.names = seating.names;
  header.position = seating.position;
  header.words = seating.words;
  header.chance = seating.chance;
  header.take_back = seating.take_back;
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

// --- playing ---

Ruling Table::play(Seat seat, std::span<const Said> moves) {
  if (moves.empty()) return Verdict::no("table.play.list", "Say at least one move.");
  if (seat == kChance && !chance_.is_manual())
    return Verdict::no("table.chance.own", "At this table chance is not played by hand.");
  if (chance_.lacks_secret() && chance_.is_complete())
    return Verdict::no("table.chance.secret", "This table was opened without its secret and can only be looked at.");
  if (!trouble_.empty()) return {"table.trouble", trouble_};
  try {
    if (Ruling ruling = check_list(seat, moves); !ruling.ok()) return ruling;
    for (const Said& said : moves) {
      Ruling ruling = enter(Decision{seat, said.move, said.words});
      if (!ruling.ok()) {
        assert(&said == &moves.front());
        return ruling;
      }
    }
  } catch (const std::exception& error) {
    return {"table.trouble", std::string("The program cannot carry this out: ") + error.what() + "."};
  }
  resume();
  return Ruling::yes();
}

// All of the list is tried before any of it is played. Past something that is told it could be used to look ahead: a
// list that fails there would have shown what the first moves bring, and would change nothing.
Ruling Table::check_list(Seat seat, std::span<const Said> moves) const {
  if (moves.size() == 1) return Ruling::yes();
  AnyValue trial = state();
  for (const Said& said : moves) {
    const bool last = &said == &moves.back();
    const WordsSpec spec = game_.rules().words(trial, seat, said.move);
    if (const Verdict verdict = game_.rules().check(trial, seat, said.move); !verdict.ok())
      return ruling(seat, trial, verdict);
    if (const Verdict verdict = check_words(spec, said.words); !verdict.ok()) return verdict;
    Listener<AnyEvent> heard;
    (void)game_.rules().try_apply(trial, seat, said.move, heard);
    const bool told = !heard.tellings.empty() || game_.rules().pending(trial).standing;
    if (!last && seat != kChance && told)
      return {"table.play.list", "A list of moves ends with the first that is told to anybody: play up to " +
                                     in_quotes(game_.words().text(said.move)) + ", look again, and play the rest."};
  }
  return Ruling::yes();
}

Ruling Table::check(Seat seat, Move move) const {
  return ruling(seat, state(), game_.rules().check(state(), seat, move));
}

Ruling Table::ruling(Seat seat, const AnyValue& state, const Verdict& verdict) const {
  if (verdict.ok()) return Ruling::yes();
  const AnyValue view = game_.rules().view(state, seat, nullptr, nullptr, &words());
  return {verdict.rule(), game_.words().reason(view, verdict, names())};
}

Ruling Table::enter(Entry entry) {
  Ruling ruling = admit(entry);
  if (ruling.ok()) append(std::move(entry));
  return ruling;
}

void Table::append(Entry entry) {
  const Seal seal = sealing().seal(entry, hash_at(steps()), {game_, state(), history_.depth(history_.tip())});
  append({std::move(entry), seal});
}

void Table::append(Line<Entry> line) {
  const Seat actor = std::visit([](const auto& content) { return content.seat; }, line.content);
  const bool by_table = std::holds_alternative<Decision>(line.content) && history_.made(history_.tip()).standing;
  if (index(actor) < kMaxSeats && !by_table) ++acted_[static_cast<std::size_t>(index(actor))];
  entries_.push_back(std::move(line));
  tips_.push_back(history_.tip());
  told_.push_back(log_.size());
}

void Table::cut(std::uint32_t decisions) {
  history_.cut(decisions);
  words_.follow(history_);
}

// --- what the table does by itself ---

void Table::resume() {
  bool done = false;
  for (int steps = 0; trouble_.empty() && !done && chance_.is_complete(); ++steps) {
    try {
      const Ruling ruling = next_by_itself(done);
      if (!ruling.ok()) trouble_ = "The table cannot go on: " + ruling.reason();
    } catch (const std::exception& error) {
      trouble_ = std::string("The table cannot go on: ") + error.what() + ".";
    }
    if (steps == kMostByItself) trouble_ = "The table cannot go on: chance and standing steps come to no end.";
  }
}

// An outcome of chance, an answer to a standing step, or the end; `done` if a seat is to act.
Ruling Table::next_by_itself(bool& done) {
  const Pending now = pending();
  done = true;
  if (now.step == Step::over) {
    if (header_.chance != ChanceKind::fair || chance_.is_open() || !chance_.secret()) return Ruling::yes();
    return enter(Reveal{kNobody, *chance_.secret()});
  }
  if (now.step == Step::chance && chance_.has_seed()) {
    done = false;
    const OutcomeList outcomes = game_.rules().outcomes(state());
    if (total_weight(outcomes) == 0) return {"table.trouble", "Chance is asked, and nothing can come of it."};
    return enter(Decision{kChance, chance_.next(outcomes, game_.rules().chance_scope(state())), {}});
  }
  if (!now.standing || !to_consult().empty()) return Ruling::yes();
  done = false;
  const Seat seat = now.owing.first();
  const MoveList listed = game_.rules().moves(state(), seat);
  if (listed.empty()) return {"table.trouble", "A seat is asked, and there is no answer it could give."};
  return enter(Decision{seat, wishes_.answer(seat, listed), {}});
}

SeatSet Table::to_consult() const {
  const Pending now = pending();
  if (!now.standing) return {};
  return now.owing - (now.owing - consulted_first_) - consulted_;
}

Ruling Table::consulted(Seat seat, Move wish) {
  if (!to_consult().has(seat)) return Verdict::no("table.standing", "This seat is not consulted now.");
  if (Ruling refusal = check(seat, wish); !refusal.ok()) return refusal;
  Ruling ruling = enter(Wishes{seat, {wish}});
  if (!ruling.ok()) return ruling;
  consulted_.add(seat);
  resume();
  return ruling;
}

// --- entries ---

Ruling Table::admit(const Entry& entry) {
  return std::visit([this](const auto& content) { return admit(content); }, entry);
}

// Whether it is for this seat, or for this source of chance, to decide.
Verdict Table::check_source(const Decision& decision) const {
  if (!chance_.is_complete())
    return Verdict::no("table.chance.wait", "The game begins when every seat that contributes to chance has opened.");
  const Game& rules = game_.rules();
  const Pending now = pending();
  if (decision.seat == kChance && now.step == Step::chance && chance_.has_seed() &&
      decision.move != chance_.next(rules.outcomes(state()), rules.chance_scope(state())))
    return Verdict::no("table.chance.proof", "The seed of this table gives another outcome.");
  if (now.standing && now.owing.has(decision.seat) &&
      (decision.seat != now.owing.first() ||
       decision.move != wishes_.answer(decision.seat, rules.moves(state(), decision.seat))))
    return Verdict::no("table.standing", "Standing steps are answered in order of the seats, by their wishes.");
  return Verdict::yes();
}

Ruling Table::admit(const Decision& decision) {
  if (const Verdict verdict = check_source(decision); !verdict.ok()) return verdict;
  const Game& rules = game_.rules();
  AnyValue after = state();
  Listener<AnyEvent> heard;
  if (const Verdict verdict = rules.try_apply(after, decision.seat, decision.move, heard); !verdict.ok())
    return ruling(decision.seat, state(), verdict);
  WordsSpec words;
  // Whoever says nothing takes back what was said in this place before.
  if (!decision.words.empty() || (decision.seat != kChance && !words_.now().all().empty()))
    words = rules.words(state(), decision.seat, decision.move);
  if (!decision.words.empty()) {
    if (const Verdict verdict = check_words(words, decision.words); !verdict.ok()) return verdict;
    words.readers.seats.add(decision.seat);
  }
  const Pending now = pending();
  if (decision.seat == kChance) chance_.count(rules.chance_scope(state()));
  if (now.standing) consulted_.remove(decision.seat);
  History::Made made{decision.seat, decision.move, now.step, now.standing};
  made.silent = heard.tellings.empty() && decision.words.empty();
  made.foreseen = decision.words.empty() &&
                  std::all_of(heard.tellings.begin(), heard.tellings.end(), [&](const Telling<AnyEvent>& telling) {
                    return telling.audience.everybody && rules.is_foreseeable(telling.event);
                  });
  made.log_begin = log_.size();
  // Words stand behind what they went with, before all that came of it.
  const auto came_of_it = heard.tellings.begin() + (heard.tellings.empty() ? 0 : 1);
  for (auto telling = heard.tellings.begin(); telling != came_of_it; ++telling) log_.tell(std::move(*telling));
  if (!decision.words.empty()) log_.tell(Spoken{decision.seat, words.readers, decision.words});
  for (auto telling = came_of_it; telling != heard.tellings.end(); ++telling) log_.tell(std::move(*telling));
  made.log_end = log_.size();
  const auto hears = [&](Seat viewer) {
    return log_.number_of(made.log_begin, viewer) <= log_.heard_by(viewer).size();
  };
  // A request stands until everybody is told something: if it lapsed before, it would tell of what was done in secret. So
  // would a count that others begin anew for a seat.
  if (hears(kNobody)) request_.reset();
  for (int i = 0; i < game_.seats(); ++i)
    if (hears(seat_at(i))) quiet_[static_cast<std::size_t>(i)] = 0;
  history_.push(made, std::move(after));
  const bool has_old = words_.now().all().contains(words.number);
  if (words.number != kNoWords && (has_old || !decision.words.empty()))
    words_.give(history_.tip(), words.number, {decision.words, words.readers});
  return Ruling::yes();
}

Ruling Table::admit(const Wishes& wishes) {
  if (index(wishes.seat) >= game_.seats()) return Verdict::no("table.seat", "There is no such seat.");
  if (wishes.moves.size() > kMostWishes) return Verdict::no("table.standing.wishes", "These are too many wishes.");
  for (const Move move : wishes.moves) {
    // What has no text of its own could not be read again.
    const Result<Move> read = game_.words().parse_move(game_.words().text(move));
    if (!read || *read != move) return Verdict::no("table.standing.wishes", "There is no such move.");
    if (const Verdict verdict = game_.rules().check_wish(wishes.seat, move); !verdict.ok())
      return ruling(wishes.seat, state(), verdict);
  }
  if (is_over()) return Verdict::no("table.over", "The game has ended.");
  if (const Verdict verdict = check_quiet(wishes.seat); !verdict.ok()) return verdict;
  ++quiet_[static_cast<std::size_t>(index(wishes.seat))];
  wishes_.set(wishes.seat, wishes.moves);
  return Ruling::yes();
}

Ruling Table::admit(const Commit& commit) {
  const Verdict verdict = chance_.check(commit);
  if (verdict.ok()) chance_.take(commit);
  return verdict;
}

Ruling Table::admit(const Reveal& reveal) {
  if (reveal.seat == kNobody && !is_over())
    return Verdict::no("table.chance.reveal", "The table opens its secret when the game has ended.");
  const Verdict verdict = chance_.check(reveal);
  if (verdict.ok()) chance_.take(reveal);
  return verdict;
}

Ruling Table::wish(Seat seat, std::vector<Move> moves) { return enter(Wishes{seat, std::move(moves)}); }

std::vector<WishText> Table::possible_wishes(Seat seat) const {
  std::vector<WishText> wishes = game_.words().wishes(names());
  std::erase_if(wishes, [&](const WishText& wish) { return !game_.rules().check_wish(seat, wish.offer.move).ok(); });
  return wishes;
}

Verdict Table::check_quiet(Seat seat) const {
  if (quiet_[static_cast<std::size_t>(index(seat))] < kMostQuiet) return Verdict::yes();
  return too_often();
}

Ruling Table::commit(Seat seat, const Commitment& commitment) { return enter(Commit{seat, commitment}); }

Ruling Table::reveal(Seat seat, const Secret& secret) {
  if (seat == kNobody) return Verdict::no("table.seat", "There is no such seat.");
  Ruling ruling = enter(Reveal{seat, secret});
  if (ruling.ok()) resume();
  return ruling;
}

}  // namespace regalia
