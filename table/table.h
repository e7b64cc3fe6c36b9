// A running game: its seats, its record, its chance, and what each seat has been told.
//
// Whatever changes a table is an entry of its record, and an entry is admitted or refused in one place: a move played
// now and a line read from a file go through the same door. Chance and standing steps are answered by the table itself
// as soon as they come up.
#pragma once

#include <array>
#include <boost/json.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/standing_wishes.h"
#include "games/catalogue.h"
#include "table/chance_source.h"
#include "table/given_words.h"
#include "table/history.h"
#include "table/recollection.h"
#include "table/record.h"
#include "table/ruling.h"
#include "table/seal.h"
#include "table/seat_log.h"

namespace regalia {

// The rules that hold at every table, in Markdown.
[[nodiscard]] std::string_view table_rulebook();

// What is chosen besides the game.
struct TableSetup {
  std::vector<std::string> names;  // empty: "Player 1", "Player 2" …
  ChanceKind chance = ChanceKind::fair;
  std::uint64_t seed = 0;  // if seeded
  SeatSet contributors;    // if fair: the seats that add to the seed
  TakeBackRight take_back = TakeBackRight::silent;
  std::string position;  // where to begin, as JSON; empty: where the game begins
  WordBook words;        // that belong to that position
};

// A move, with the words that go with it.
struct Said {
  Move move;
  std::string words{};
};

// A line of a seat's log.
struct LogLine {
  std::uint32_t number = 0;
  std::string text;
  Seat about = kNobody;  // the seat whose name the text begins with
  SeatSet named{};       // the seats that it names
  std::string rest{};    // the text without that name; empty: it makes no sense without
  std::vector<Gain> gains{};
  boost::json::object shows;  // the event, for clients that play it on the board; empty: it is no event
  Seat speaker = kNobody;     // of words that went with a move
  std::string words;
  std::uint32_t undone_from = 0;  // the first line that no longer stands; 0: none
};

// Somebody wants to take back more than the rules of the table give by right, and the others are asked.
struct TakeBackRequest {
  std::uint32_t number = 0;  // counts the requests of a table, so that nobody agrees to another than he read
  Seat seat = kNobody;
  History::Node first = History::kRoot;  // the first decision that would go
  std::uint32_t log_from = 0;            // what was told from here on would no longer stand
  SeatSet agreed;
};

// Why a record is refused, and where: 0 is its header, 1 its first entry.
struct RecordFault {
  std::size_t step = 0;
  std::string reason;

  [[nodiscard]] std::string sentence() const;
};

class Table {
 public:
  enum class HashCheck : std::uint8_t {
    every_step,
    last_step,  // for records of format 1 that were kept safe: several times faster, all moves are still checked
  };

  [[nodiscard]] static Result<Table> start(const GameEntry& entry, const GameSetup& setup, const TableSetup& seating);

  // The table of a record, exactly as far as the record goes. A fair table that has not ended needs its secret to be
  // played on; without it the table can only be looked at.
  [[nodiscard]] static std::variant<Table, RecordFault> open(Catalogue games, std::string_view record,
                                                             const std::optional<Secret>& secret = std::nullopt,
                                                             HashCheck hashes = HashCheck::every_step);

  // Plays for chance and answers standing steps until a seat is asked or the game is over. Everything that is done at a
  // table ends with this; only a record may have been cut off before.
  void resume();

  // What is there.
  [[nodiscard]] const GameEntry& entry() const { return *entry_; }
  [[nodiscard]] const MadeGame& game() const { return game_; }
  [[nodiscard]] const Header& header() const { return header_; }
  [[nodiscard]] const std::vector<std::string>& names() const { return header_.names; }
  [[nodiscard]] const ChanceSource& chance() const { return chance_; }
  [[nodiscard]] const AnyValue& state() const { return history_.state(); }
  [[nodiscard]] const History& history() const { return history_; }
  [[nodiscard]] Pending pending() const { return game_.rules().pending(state()); }
  [[nodiscard]] bool is_over() const { return pending().step == Step::over; }
  [[nodiscard]] const std::optional<TakeBackRequest>& request() const { return request_; }
  [[nodiscard]] const std::vector<Move>& wishes_of(Seat seat) const { return wishes_.of(seat); }
  // What a seat can wish for, whatever it holds.
  [[nodiscard]] std::vector<WishText> possible_wishes(Seat seat) const;
  [[nodiscard]] const WordBook& words() const { return words_.now(); }
  // Empty, or why the table cannot go on by itself although it should: a fault of the program, told to everybody.
  [[nodiscard]] const std::string& trouble() const { return trouble_; }

  // As a seat sees it; kNobody is an onlooker. What a viewer knows is folded when it is asked for, so this is not const.
  // A view is good until something happens at the table.
  [[nodiscard]] AnyValue view(Seat viewer);
  // The same with what a bot believes.
  [[nodiscard]] AnyValue view_for_bot(Seat seat);
  // Calls `see` with the view that the viewer had after a step.
  void look_back(std::size_t step, Seat viewer, const std::function<void(const AnyValue& view)>& see) const;
  // Whether a seat is asked for a decision now. Standing steps are not asked for: the table answers them.
  [[nodiscard]] bool is_asked(Seat seat) const;
  // In a sealed step: what a seat that may still change its answer has answered.
  [[nodiscard]] std::optional<Move> given_by(Seat seat) const;
  // Counts what a viewer was told and what it did itself, so it changes with whatever may change for the viewer, and with
  // nothing else.
  [[nodiscard]] std::uint32_t moment(Seat viewer) const;
  // Collects what the viewer has been told since, for whoever takes it in on another thread.
  void bring_news(Recollection& recollection) const { bring_news(recollection, history_.tip()); }
  void bring_news(Recollection& recollection, History::Node until) const;
  [[nodiscard]] std::vector<LogLine> log(Seat viewer, std::uint32_t since = 0, std::size_t most = SIZE_MAX) const;
  [[nodiscard]] const SeatLog& everything_told() const { return log_; }

  // What can be done. A refusal names the rule and changes nothing.
  // A list of moves is played as a whole or not at all; it may not run past anything that somebody is told.
  [[nodiscard]] Ruling play(Seat seat, std::span<const Said> moves);
  [[nodiscard]] Ruling play(Seat seat, Move move, std::string_view words = {}) {
    const Said said{move, std::string(words)};
    return play(seat, std::span(&said, 1));
  }
  // Whether a move is allowed; nothing is played.
  [[nodiscard]] Ruling check(Seat seat, Move move) const;
  // Takes back the last `own` decisions of a seat: at once if that is its right, otherwise the others are asked.
  [[nodiscard]] Ruling take_back(Seat seat, int own = 1);
  // Whether a seat could take back its last decision: nothing if there is none, otherwise whether that is its right.
  [[nodiscard]] std::optional<bool> may_take_back(Seat seat) const;
  // Whether chance has acted since the first decision of the request, so that taking back could be used to draw again. A
  // bot that is asked declines then.
  [[nodiscard]] bool request_undoes_chance() const;
  // Agrees to a request, or declines it; whoever made it may withdraw it so.
  [[nodiscard]] Ruling answer_request(Seat seat, std::uint32_t number, bool agree);
  [[nodiscard]] Ruling wish(Seat seat, std::vector<Move> moves);
  [[nodiscard]] Ruling commit(Seat seat, const Commitment& commitment);
  [[nodiscard]] Ruling reveal(Seat seat, const Secret& secret);

  // Seats whose keepers cannot wish in advance, bots, are consulted before the table answers a standing step for all:
  // always and all of them, so that nobody can tell who could have interrupted.
  void consult_first(SeatSet seats) { consulted_first_ = seats; }
  // Whom a standing step waits for now.
  [[nodiscard]] SeatSet to_consult() const;
  // What such a seat wants done at this standing step: one of its moves.
  [[nodiscard]] Ruling consulted(Seat seat, Move wish);

  // The record.
  [[nodiscard]] std::size_t steps() const { return entries_.size(); }
  [[nodiscard]] const Entry& step(std::size_t number) const { return entries_[number - 1].content; }  // from 1
  [[nodiscard]] const Digest& hash_at(std::size_t step) const {
    return step == 0 ? header_seal_.hash : entries_[step - 1].seal.hash;
  }
  [[nodiscard]] std::string line(std::size_t step) const;  // with its hash, without the line break
  [[nodiscard]] std::string record() const;
  [[nodiscard]] History::Node node_after(std::size_t step) const { return tips_[step]; }
  [[nodiscard]] AnyValue state_after(std::size_t step) const { return history_.state_at(tips_[step]); }
  [[nodiscard]] WordBook words_after(std::size_t step) const { return words_.at(history_, tips_[step]); }

  // The step with which a viewer's log came to have a line; 0 is before anything was told. Nothing: there is no such line.
  [[nodiscard]] std::optional<std::size_t> step_of_line(Seat viewer, std::uint32_t line) const;
  // The last line of a viewer's log after a step.
  [[nodiscard]] std::uint32_t line_of_step(Seat viewer, std::size_t step) const;

 private:
  Table(const GameEntry& entry, MadeGame game, Header header, AnyValue first);
  [[nodiscard]] static Result<Table> make(const GameEntry& entry, const GameSetup& setup, Header header);

  // Checks an entry and carries it out.
  [[nodiscard]] Ruling admit(const Entry& entry);
  [[nodiscard]] Ruling admit(const Decision& decision);
  [[nodiscard]] Ruling admit(const TakeBack& take_back);
  [[nodiscard]] Ruling admit(const Wishes& wishes);
  [[nodiscard]] Ruling admit(const Commit& commit);
  [[nodiscard]] Ruling admit(const Reveal& reveal);
  [[nodiscard]] const Sealing& sealing() const { return sealing_of(header_.format); }
  // Adds an entry that was admitted, sealed here or before.
  void append(Entry entry);
  void append(Line<Entry> line);
  [[nodiscard]] Ruling enter(Entry entry);

  [[nodiscard]] Ruling check_list(Seat seat, std::span<const Said> moves) const;
  // A verdict of the rules about a position, with its sentence for the seat that asked.
  [[nodiscard]] Ruling ruling(Seat seat, const AnyValue& state, const Verdict& verdict) const;
  [[nodiscard]] Ruling next_by_itself(bool& done);
  // So many wishes and silent take-backs a seat may make before it is told something, and so many take-backs before
  // somebody else acts: a record must stay readable.
  static constexpr int kMostQuiet = 200;
  [[nodiscard]] static Verdict too_often() {
    return Verdict::no("table.quiet", "You have changed your mind too often; go on with the game first.");
  }
  [[nodiscard]] Verdict check_quiet(Seat seat) const;
  [[nodiscard]] Verdict check_source(const Decision& decision) const;
  [[nodiscard]] Verdict check_right(Seat seat, int count) const;
  [[nodiscard]] int count_back(Seat seat, int own) const;
  [[nodiscard]] int changes_of_mind(Seat seat) const;
  [[nodiscard]] std::optional<RecordFault> replay(std::string_view lines, HashCheck hashes);
  [[nodiscard]] LogLine log_line(Seat viewer, std::uint32_t place) const;
  [[nodiscard]] const Recollection& up_to_date(std::optional<Recollection>& kept, Seat viewer, Recollection::Mind mind);
  void cut(std::uint32_t decisions);

  const GameEntry* entry_;
  MadeGame game_;
  Header header_;
  Seal header_seal_;
  std::vector<Line<Entry>> entries_;
  std::vector<History::Node> tips_;  // after each step; the first is before any
  History history_;
  ChanceSource chance_;
  StandingWishes wishes_;
  SeatSet consulted_first_;
  SeatSet consulted_;  // of them, at this standing step
  GivenWords words_;
  std::string trouble_;
  SeatLog log_;
  std::vector<std::uint32_t> told_;  // how much had been told after each step; the first is before any
  std::optional<TakeBackRequest> request_;
  std::uint32_t requests_ = 0;
  std::array<int, kMaxSeats> quiet_{};                                // entries of a seat since it was told something
  std::array<std::uint32_t, kMaxSeats> acted_{};                      // entries of a seat in all
  std::array<std::optional<Recollection>, kMaxSeats + 1> knowledge_;  // the onlooker's last
  std::array<std::optional<Recollection>, kMaxSeats> beliefs_;
};

}  // namespace regalia
