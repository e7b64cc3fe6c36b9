// The rules of Game of Crowns for 4 to 9 players. See rulebook.md for every rule in words; the ids named in comments and
// verdicts are its headings.
//
// Seat i plays house i. Cards that are laid before a player stay part of his hand until they change hands; ravens that are
// raised or spent stay his own until that is settled. A Coinage or Knight that is played has left the hand.
//
//   const Rules rules = Rules::make(6, options, standard_facts()).value();
//   State state = rules.initial();
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.h"
#include "games/crowns/events.h"
#include "games/crowns/facts.h"
#include "games/crowns/moves.h"
#include "games/crowns/observation.h"
#include "games/crowns/options.h"
#include "games/crowns/state.h"

namespace regalia::crowns {

// Points of one hand by type of card. What others hold decides some of them.
struct HandScore {
  std::array<std::int16_t, kTypes> cards{};    // of each type
  std::array<std::int16_t, kTypes> counted{};  // what they count
  std::array<std::int16_t, kTypes> points{};

  [[nodiscard]] int total() const {
    int sum = 0;
    for (const int each : points) sum += each;
    return sum;
  }
};

// Whether the points of a type depend on the hands of others, and so are open until the end.
[[nodiscard]] constexpr bool is_open_until_end(Type type) {
  return type == Type::feud || type == Type::jester || type == Type::artist || type == Type::bard ||
         type == Type::undertaker;
}

class Rules {
 public:
  using State = crowns::State;
  using Observation = crowns::Observation;
  using Event = crowns::Event;
  using Knowledge = crowns::Knowledge;
  using Belief = crowns::Belief;
  using HandsOfSeats = std::array<Cards, kSeatLimit>;

  static constexpr std::size_t kLongestWords = 160;
  static constexpr int kSwaps = 3;  // with the second house

  // Refuses seat counts and facts that cannot be played, with the reason.
  [[nodiscard]] static Result<Rules> make(int seats, const Options& options, Facts facts);

  [[nodiscard]] int seats() const { return seats_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Facts& facts() const { return facts_; }
  // Who plays the house, in a game with customized hands also as his second; kNobody: it is in the box.
  [[nodiscard]] Seat owner_of_house(int house) const;
  [[nodiscard]] int second_house(Seat seat) const { return seats_ + index(seat); }
  [[nodiscard]] bool is_own(Seat seat, Card card) const {
    return is_house_card(card) && owner_of_house(house_of(card)) == seat;
  }
  // kNobody where there are no teams.
  [[nodiscard]] Seat partner_of(Seat seat) const {
    return options_.teams ? seat_at((index(seat) + seats_ / 2) % seats_) : kNobody;
  }
  [[nodiscard]] const Cards& first_hand(int seat) const { return first_hands_[at(seat)]; }
  [[nodiscard]] const Cards& guest_cards() const { return guests_; }  // all that are in the game
  [[nodiscard]] int houses_in_play() const { return options_.customized ? 2 * seats_ : seats_; }
  [[nodiscard]] int all_ravens() const { return seats_ * facts_.ravens; }

  // rules/setup.cpp
  [[nodiscard]] State initial() const;

  // rules/consistency.cpp
  [[nodiscard]] std::string fault(const State& state) const;
  [[nodiscard]] bool is_ok(const State& state) const { return fault(state).empty(); }

  // rules/legal.cpp
  [[nodiscard]] Pending pending(const State& state) const;
  void moves(const State& state, Seat seat, MoveList& list) const;
  void outcomes(const State& state, OutcomeList& list) const;
  [[nodiscard]] Move draw(const State& state, Rng& rng) const;  // one of the outcomes, without listing them
  [[nodiscard]] ChanceScope chance_scope(const State& state) const;
  [[nodiscard]] Verdict check(const State& state, Seat seat, Move move) const;
  [[nodiscard]] WordsSpec words(const State& state, Seat seat, Move move) const;
  // Whether a wish for standing steps can ever come true, whatever happens in the game (rules/sentinel.cpp).
  [[nodiscard]] Verdict check_wish(Seat seat, Move move) const;
  // Whom a Knight may be played against, promises left aside.
  [[nodiscard]] SeatSet targets_of(Card knight, Seat attacker) const;
  // Cards of a hand that do not lie before its player.
  [[nodiscard]] Cards free_cards(const State& state, Seat seat) const;
  [[nodiscard]] static int laid_count(const Board& board, Seat seat);
  // Ravens that are not on offer yet.
  [[nodiscard]] static int free_ravens(const Board& board, Seat seat) {
    return board.ravens[at(seat)] - board.raised[at(seat)];
  }

  // rules/turn.cpp; instantiated for Silence and Listener
  template <class Sink> void apply(State& state, Seat seat, Move move, Sink& sink) const;

  // rules/observe.cpp, rules/beliefs.cpp
  [[nodiscard]] Observation observe(const State& state, Seat seat) const;
  [[nodiscard]] Pending pending_for(const State& state, Seat seat) const;  // in talks, not whom secret offers wait for
  [[nodiscard]] Knowledge first_knowledge(const Observation& seen) const;
  void note(Knowledge& known, Seat viewer, const Event& event) const;
  [[nodiscard]] Belief first_belief(const Observation& seen) const;
  void believe(Belief& belief, Seat viewer, const Event& event) const;
  [[nodiscard]] State imagine(const View<Rules>& view, Rng& rng) const;
  // What an offer, a promise and a round of swaps tell of the hands of others.
  void believe_offer(Belief& belief, Seat maker, const std::vector<Clause>& clauses) const;
  void believe_promises(Belief& belief, Seat viewer) const;
  void believe_swaps(Belief& belief, Seat viewer) const;

  // rules/scoring.cpp
  [[nodiscard]] HandScore score(const HandsOfSeats& hands, Seat seat, int ravens) const;
  // What a hand is worth without looking at any other: types that are open until the end count nothing.
  [[nodiscard]] HandScore score_alone(const Cards& hand, Seat seat, int ravens) const;
  // Hands with the agendas that join them at the end.
  [[nodiscard]] HandsOfSeats final_hands(const State& state) const;
  [[nodiscard]] Tally tally(const State& state, Seat seat) const;
  [[nodiscard]] Ranking ranking(const State& state) const;
  [[nodiscard]] std::vector<TieBreak> tie_breaks(const State& state, Seat seat) const;

  // rules/words.cpp, rules/tell.cpp
  [[nodiscard]] std::string text(Move move) const;
  [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
  [[nodiscard]] std::string describe(Move move) const;
  [[nodiscard]] MoveParts parts(Move move, bool is_range = false) const;
  [[nodiscard]] std::vector<MoveShape> move_shapes() const;
  // "hand:feud.lyre", "seat:3", "offer:3", "vote:attacker", "taken:feud.lyre", "ravens", "deck", "pass", …
  [[nodiscard]] std::vector<std::string> touches(Move move) const;
  [[nodiscard]] std::string tell(const Event& event, std::span<const std::string> names) const;
  [[nodiscard]] static std::vector<Gain> gains(const Event& event);
  [[nodiscard]] bool is_foreseeable(const Event& event) const;
  [[nodiscard]] std::string explain(const View<Rules>& view, const Verdict& refusal,
                                    std::span<const std::string> names) const;
  [[nodiscard]] std::string card_id(Card card) const;     // "feud.lyre", "jester"
  [[nodiscard]] std::string card_name(Card card) const;   // "Feud of Lyre", "Jester"
  [[nodiscard]] Card card_at(std::string_view id) const;  // kNoCard: there is none
  [[nodiscard]] std::optional<Type> type_at(std::string_view id) const;
  // What stands in a clause. `reader`: who is spoken to, if it is one of the parties.
  [[nodiscard]] std::string clause_text(const Clause& clause, Seat to, std::span<const std::string> names,
                                        Seat reader = kNobody) const;
  // "3.1": the deal with seat 3, number 1, for the other party.
  [[nodiscard]] static std::string deal_name(Seat partner, int number);

  // Words that people give; their numbers follow from what they go with.
  [[nodiscard]] WordsNumber exchange_words(const Board& board, Seat seat) const;
  [[nodiscard]] WordsNumber terms_words(const Board& board, Seat other, int number, std::uint32_t revision) const;

  // rules/knight.cpp, rules/clauses.cpp
  // Votes with ravens, for the attacker and for the defender.
  [[nodiscard]] std::array<int, 2> votes_of(const Board& board) const;
  [[nodiscard]] Seat victor(const Board& board) const;
  [[nodiscard]] Seat defeated(const Board& board) const;
  // A hand's card that is given where a type is asked for: of the giver's own houses first, then in the order of houses.
  [[nodiscard]] Card card_for(const Cards& hand, Seat giver, Type type) const;

  // rules/negotiate.cpp
  [[nodiscard]] bool in_talks(const Board& board) const {
    return board.phase == Phase::talk || board.phase == Phase::talk_attack;
  }
  // What the active player has promised lets him do that.
  [[nodiscard]] static bool may_attack(const Promises& promises, Seat whom) {
    return !promises.spared.has(whom) &&
           (promises.deed == Deed::none || (promises.deed == Deed::attack && promises.whom == whom));
  }

 private:
  Rules(int seats, const Options& options, Facts facts);

  [[nodiscard]] SeatSet everybody() const { return SeatSet::all(seats_); }
  [[nodiscard]] Seat next(Seat seat) const { return next_seat(seat, seats_); }
  [[nodiscard]] SeatSet with_cards(const State& state) const;

  // Beliefs (rules/beliefs.cpp)
  void believe_first_hands(Belief& belief, const Observation& seen) const;
  void believe_counts(Belief& belief, const Observation& seen, std::size_t room) const;

  // Legality (rules/legal.cpp)
  void list_actions(const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] bool may_exchange(const State& state, Seat seat) const;
  [[nodiscard]] bool may_add_second(const State& state) const;
  [[nodiscard]] SeatSet can_add(const State& state) const;
  [[nodiscard]] SeatSet acceptable(const Board& board) const;
  [[nodiscard]] SeatSet new_targets(const Board& board) const;
  [[nodiscard]] Verdict refusal(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Verdict refuse_action(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Verdict refuse_attack(const State& state, Seat seat, Move move) const;

  // The course of the game (rules/turn.cpp)
  template <class Sink> void begin_game(State& state, Sink& sink) const;
  template <class Sink> void deal_agenda(State& state, Card card, Sink& sink) const;
  template <class Sink> void choose_swap(State& state, Seat seat, const Swap& swap, Sink& sink) const;
  template <class Sink> void begin_turn(State& state, Seat seat, Sink& sink) const;
  template <class Sink> void end_turn(State& state, Sink& sink) const;
  template <class Sink> void begin_round(State& state, Sink& sink) const;
  template <class Sink> void begin_action(State& state, Sink& sink) const;
  template <class Sink> void end_game(State& state, EndReason reason, Seat seat, Sink& sink) const;

  // Sentinel (rules/sentinel.cpp)
  [[nodiscard]] SeatSet asked_for_sentinels(const State& state) const;
  void seal_sentinel(State& state, Seat seat, Move answer) const;
  template <class Sink> void answer_sentinel(State& state, Seat seat, Move answer, Sink& sink) const;

  // Exchange (rules/exchange.cpp)
  template <class Sink> void lay(State& state, Seat seat, Card card, Sink& sink) const;
  template <class Sink> void offer(State& state, Seat seat, Card card, Sink& sink) const;
  template <class Sink> void add_second(State& state, Seat seat, Card card, Sink& sink) const;
  template <class Sink> void raise(State& state, Seat seat, int ravens, Sink& sink) const;
  template <class Sink> void next_offer(State& state, Seat after, Sink& sink) const;
  template <class Sink> void begin_pass(State& state, Sink& sink) const;
  template <class Sink> void next_raise(State& state, Seat after, Sink& sink) const;
  template <class Sink> void exchange(State& state, Seat partner, Sink& sink) const;

  // Coinage (rules/coinage.cpp)
  template <class Sink> void play_coinage(State& state, Seat seat, Card card, Seat target, Sink& sink) const;
  template <class Sink> void receive_for_coinage(State& state, Card card, Sink& sink) const;

  // Knight (rules/knight.cpp)
  template <class Sink> void attack(State& state, Seat seat, Card card, Seat target, Sink& sink) const;
  template <class Sink> void begin_vote(State& state, Sink& sink) const;
  template <class Sink> void turn_attack(State& state, Seat target, Sink& sink) const;
  template <class Sink> void vote(State& state, Seat seat, Vote vote, Sink& sink) const;
  template <class Sink> void next_spender(State& state, Seat from, Sink& sink) const;
  template <class Sink> void spend(State& state, Seat seat, int ravens, Sink& sink) const;
  template <class Sink> void decide(State& state, Sink& sink) const;
  template <class Sink> void reward(State& state, Sink& sink) const;
  template <class Sink> void look(State& state, Sink& sink) const;
  template <class Sink> void take(State& state, Card card, Sink& sink) const;
  template <class Sink> void deal_guest(State& state, Card card, Sink& sink) const;
  template <class Sink> void settle_attack(State& state, Sink& sink) const;

  // Negotiations (rules/negotiate.cpp). For a seat that may act in talks; whatever a move names is checked.
  template <class Sink> void open_talks(State& state, Phase phase, Sink& sink) const;
  void list_talks(const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict check_talks(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Verdict may_draft(const State& state, Seat seat, int partner) const;
  [[nodiscard]] Verdict may_put(const State& state, Seat seat) const;
  [[nodiscard]] const TalkDeal* deal_named(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Verdict may_counter(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Verdict may_answer(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Verdict may_agree(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Verdict may_withdraw(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Pending talks_pending(const State& state, Seat viewer) const;
  template <class Sink> void talk(State& state, Seat seat, Move move, Sink& sink) const;
  template <class Sink> void put_deal(State& state, Seat seat, Sink& sink) const;
  template <class Sink> void settle(State& state, Seat seat, Seat partner, Sink& sink) const;
  template <class Sink> void close_if_done(State& state, Sink& sink) const;
  template <class Sink> void say_done(State& state, Seat seat, Sink& sink) const;
  template <class Sink> void close_talks(State& state, Sink& sink) const;
  [[nodiscard]] static Seat other_party(const Board& board, Seat seat, Seat partner) {
    return seat == board.turn ? partner : seat;
  }

  // Clauses of deals (rules/clauses.cpp)
  [[nodiscard]] Clause clause_of(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Verdict may_add_clause(const State& state, Seat seat, const Clause& clause) const;
  // Whether the seat can give what the clauses say, and, as active player, do it afterwards.
  [[nodiscard]] Verdict can_honour(const State& state, Seat seat, Seat other, const Clauses& clauses) const;
  [[nodiscard]] Verdict clauses_fit(const State& state, const Clauses& clauses, Seat maker, Seat other) const;
  [[nodiscard]] Verdict promises_fit(const Board& board, const Promises& promises, const Clause& clause) const;
  [[nodiscard]] Promises promises_after(Promises promises, const Clauses& clauses) const;
  // With the card that is given where a kind was asked for. Everybody must be able to give what is asked for.
  [[nodiscard]] Clauses with_cards_named(const State& state, Clauses clauses) const;

  // Consistency (rules/consistency.cpp)
  [[nodiscard]] std::string range_fault(const State& state) const;
  [[nodiscard]] std::string card_fault(const State& state) const;
  [[nodiscard]] std::string raven_fault(const Board& board) const;
  [[nodiscard]] std::string phase_fault(const State& state) const;
  [[nodiscard]] std::string exchange_fault(const State& state) const;
  [[nodiscard]] std::string attack_fault(const State& state) const;
  [[nodiscard]] std::string sealed_fault(const State& state) const;
  [[nodiscard]] std::string talks_fault(const State& state) const;
  [[nodiscard]] std::string clauses_fault(const State& state, const Clauses& clauses, Seat maker, Seat other) const;
  [[nodiscard]] std::string draft_fault(const State& state, Seat maker) const;
  [[nodiscard]] std::string deal_fault(const State& state, Seat other) const;
  [[nodiscard]] std::string custom_fault(const Cards& in_the_box, const State& state) const;

  int seats_ = 0;
  Options options_;
  Facts facts_;
  std::array<Cards, kSeatLimit> first_hands_{};
  Cards guests_;
  Cards all_cards_;  // with customized hands the second houses, too
};

[[nodiscard]] std::string name_of(Seat seat, std::span<const std::string> names);

}  // namespace regalia::crowns
