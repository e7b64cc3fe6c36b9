// The rules of Blood Royale. See rulebook.md for every rule in words; the ids named in comments and verdicts are its headings.
//
// Each seat plays the house of a country, in the order of those in play; a player without a country plays on with the house.
// The turn is a chain of chapters (rules/chapter.h): the rules object keeps the stack, and each chapter answers for itself.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/annals.h"
#include "engine/move_parts.h"
#include "engine/random.h"
#include "engine/result.h"
#include "engine/tally.h"
#include "engine/view.h"
#include "engine/words.h"
#include "games/blood/law/questions.h"
#include "games/blood/observation.h"
#include "games/blood/options.h"
#include "games/blood/state.h"

namespace regalia::blood {

struct ClauseNames;

// Names for people to read. `words` is what they may read of names that players chose.
[[nodiscard]] std::string name_of(Seat seat, std::span<const std::string> names);
[[nodiscard]] std::string person_name(const Who& who, WordReader words);  // "Edward"
[[nodiscard]] std::string titled_name(const Who& who, WordReader words);  // "King Edward of England"
[[nodiscard]] std::string house_name(Country country, int founded_anew, WordReader words);
[[nodiscard]] std::string signed_number(int number);                                            // "+1", "0", "-2"
[[nodiscard]] std::string counted(int count, const std::string& one, const std::string& many);  // "1 army"

using TaxesOfCountries = std::array<int, kCountries>;

class Rules {
 public:
  using State = blood::State;
  using Observation = blood::Observation;
  using Event = blood::Event;
  using Knowledge = NothingKnown;
  using Belief = NothingKnown;

  static constexpr std::size_t kLongestName = 24;
  static constexpr std::size_t kLongestSaid = 400;  // with an offer, or an answer
  // Under which the name of a house is kept that has begun anew so often; names of people have their serial numbers.
  [[nodiscard]] static constexpr WordsNumber house_words(Country country, int founded_anew) {
    return 0xF000'0000U + static_cast<WordsNumber>(country) * 0x100U + static_cast<WordsNumber>(founded_anew);
  }

  [[nodiscard]] static Result<Rules> make(int seats, const Options& options, const Facts& given);

  [[nodiscard]] int seats() const { return options_.in_play.size(); }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Facts& facts() const { return facts_; }
  [[nodiscard]] SeatSet everybody() const { return SeatSet::all(seats()); }
  [[nodiscard]] int last_year() const { return kFirstYear + kYearsOfATurn * (options_.turns - 1); }

  [[nodiscard]] State initial() const;
  [[nodiscard]] Pending pending(const State& state) const;
  void moves(const State& state, Seat seat, MoveList& list) const;
  void outcomes(const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const State& state) const;
  [[nodiscard]] Verdict check(const State& state, Seat seat, Move move) const;
  template <class Sink> void apply(State& state, Seat seat, Move move, Sink& sink) const;
  // The name of somebody new, or of a house; and what is said with an offer.
  [[nodiscard]] WordsSpec words(const State& state, Seat seat, Move move) const;

  // rules/observe.cpp
  [[nodiscard]] Observation observe(const State& state, Seat seat) const;
  [[nodiscard]] Pending pending_for(const State& state, Seat seat) const;
  [[nodiscard]] State imagine(const View<Rules>& view, Rng& rng) const;

  // rules/consistency.cpp
  [[nodiscard]] std::string fault(const State& state) const;
  [[nodiscard]] std::string phase_fault(const State& state) const;  // of the chapter that is played
  [[nodiscard]] bool is_ok(const State& state) const { return fault(state).empty(); }

  [[nodiscard]] Tally tally(const State& state, Seat seat) const;
  [[nodiscard]] Ranking ranking(const State& state) const;
  // rules/annals.cpp: Crowns by year and source, wars, contracts, heirs.
  void keep_annals(const State& before, const State& after, std::span<const Telling<Event>> told, Annals& annals) const;

  // rules/words.cpp, rules/tell.cpp
  [[nodiscard]] std::string text(Move move) const;
  [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
  [[nodiscard]] std::string describe(Move move) const;
  [[nodiscard]] MoveParts parts(Move move, bool is_range = false) const;
  [[nodiscard]] std::vector<MoveShape> move_shapes() const;
  [[nodiscard]] std::vector<std::string> touches(Move move) const;
  // Sentences name people as their players did, as far as the reader may read it.
  [[nodiscard]] std::string tell(const Event& event, std::span<const std::string> names, WordReader words = {}) const;
  [[nodiscard]] bool is_foreseeable(const Event& event) const;
  // A refusal that reads out the clause on which it rests.
  [[nodiscard]] std::string explain(const View<Rules>& view, const Verdict& refusal,
                                    std::span<const std::string> names) const;

  // rules/lawful.cpp: contracts. A refusal names the clause that forbids.
  [[nodiscard]] Verdict lawful(const State& state, const Act& act) const;
  [[nodiscard]] bool has_leave(const State& state, const Act& act) const;
  [[nodiscard]] Verdict may_enter_with_armies(const State& state, Seat seat, Province province) const;
  [[nodiscard]] Verdict refusal_by(const State& state, const Clause& clause) const;
  // Whether a clause is of an agreement without a wedding, which each side may end.
  [[nodiscard]] bool is_of_treaty(const State& state, const Clause& clause) const;
  // Which seats may read a contract, by its number.
  [[nodiscard]] SeatSet knowers(const State& state, int contract) const;
  // Whether a seat may, or a spectator.
  [[nodiscard]] bool may_read(const State& state, int contract, Seat seat) const;
  // Tells an event to everyone who may.
  template <class Sink, class What>
  void tell_readers(const State& state, int contract, What&& event, Sink& sink) const {
    if (state.law.contracts[at(contract)].is_open_to_all())
      tell_all(sink, std::forward<What>(event));
    else
      tell_some(sink, knowers(state, contract), std::forward<What>(event));
  }
  [[nodiscard]] std::string clause_text(const State& state, const Clause& clause, WordReader words) const;
  [[nodiscard]] ClauseNames names_in(const State& state, const Clause& clause, WordReader words) const;
  // The moves that write a clause, given in words, into the draft of a seat, as its view shows it.
  [[nodiscard]] Result<std::vector<Move>> read_sentence(const View<Rules>& view, std::string_view text) const;
  void note_war(State& state, Seat aggressor, Seat victim) const;
  // Crowns from one player to another, which with secret cash nobody else hears of.
  template <class Sink> void pay(State& state, Seat from, Seat to, int crowns, Sink& sink) const;
  template <class Sink> void cede(State& state, Province province, Country to, Sink& sink) const;
  // Of couples that are no more.
  template <class Sink> void end_contracts(State& state, Sink& sink) const;
  // rules/troops.cpp: armies under another's command
  [[nodiscard]] const Clause* command_over(const State& state, Seat commander, Country colour, Province province) const;
  [[nodiscard]] bool is_treaty_of(const State& state, int contract, Seat one, Seat other) const;
  [[nodiscard]] bool has_treaty(const State& state, Seat one, Seat other) const;
  template <class Sink> void end_treaties(State& state, Seat seat, Seat other, Sink& sink) const;
  // Armies of a player that no agreement leaves to another any more.
  template <class Sink> void free_troops(State& state, Seat owner, Seat commander, Sink& sink) const;
  // Those whose player may not, or would not, attack somebody take no part.
  template <class Sink>
  void let_stand_aside(State& state, Province province, Country attacker, Country defender, Sink& sink) const;
  // Foreign help costs the monarch in whose land it is used.
  template <class Sink> void note_help(State& state, Province province, Country power, Sink& sink) const;
  // What is lent or stands by leave is there, and under somebody.
  void tidy_troops(State& state) const;
  // rules/duties.cpp
  template <class Sink>
  void hand_over(State& state, Country from, Country to, Good good, int count, Afloat afloat, Sink& sink) const;
  template <class Sink> void carry_out_duties(State& state, const TaxesOfCountries& taxes, Sink& sink) const;

  // Questions that several chapters ask.
  [[nodiscard]] CountrySet in_play() const { return options_.in_play; }
  [[nodiscard]] House house_of(Seat seat) const { return houses_[at(seat)]; }
  // kNobody: nobody plays the house.
  [[nodiscard]] Seat seat_of(House house) const { return is_of_country(house) ? seats_[at(house)] : kNobody; }
  [[nodiscard]] bool has_aristocrats() const { return seats() == kFewestSeats; }
  [[nodiscard]] Who who(const State& state, PersonId person) const {
    return who_is(state.people, state.reigns, person);
  }
  [[nodiscard]] std::uint32_t serial(const State& state, PersonId person) const {
    return state.people.has(person) ? state.people[person].serial : 0;
  }
  [[nodiscard]] Seat ruler(const State& state, Country country) const {
    return seat_of(ruler_of(state.people, state.reigns, country));
  }
  // Those with land: a country that has lost its last home province has no capital.
  [[nodiscard]] CountrySet countries_of(const State& state, Seat seat) const {
    CountrySet countries = countries_at(state.people, state.reigns, house_of(seat));
    for (const Country country : countries)
      if (state.realm.capital[at(country)] == kNoProvince) countries.remove(country);
    return countries;
  }
  [[nodiscard]] std::int32_t& money(State& state, Seat seat) const { return state.realm.treasury[at(house_of(seat))]; }
  [[nodiscard]] int money(const State& state, Seat seat) const { return state.realm.treasury[at(house_of(seat))]; }
  // Whether a country is played by another house than its own.
  [[nodiscard]] Annexed is_annexed(const State& state, Country country) const {
    return ruler_of(state.people, state.reigns, country) == blood::house_of(country) ? Annexed::no : Annexed::yes;
  }
  // Whose controller a seat plays.
  [[nodiscard]] ProvinceSet provinces_of(const State& state, Seat seat) const;
  // How many armies the home provinces of a country allow.
  [[nodiscard]] int armies_supported(const State& state, Country country) const;
  // To houses whose child is married to a monarch, once for each marriage.
  template <class Sink> void pay_honours(State& state, Sink& sink) const;
  // Armies and royal pieces of a seat in a province, those aboard fleets and captives not counted.
  [[nodiscard]] int units_in(const State& state, Seat seat, Province province) const;
  // rules/powers.cpp: a power is a player, by the country of his house, or a country that nobody plays.
  [[nodiscard]] Country power_of(const State& state, Country colour) const;
  [[nodiscard]] int armies_in(const State& state, Country power, Province province) const;
  // Of a colour, those that others have lent included, and those that are lent to others not.
  [[nodiscard]] int commanded(const State& state, Country power, Province province, Country colour) const;
  [[nodiscard]] FixedList<PersonId, kAllPieces> royals_in(const State& state, Country power, Province province) const;
  [[nodiscard]] bool is_king_piece(const State& state, PersonId person) const;
  [[nodiscard]] int castle_in(const State& state, Country power, Province province) const;
  [[nodiscard]] Country castle_country(const State& state, Country power, Province province) const;
  // The colour of which a power has most armies in a province; without armies, of its castle or its own.
  [[nodiscard]] Country main_colour(const State& state, Country power, Province province) const;
  void give_goods(State& state, Province province, Country from, Country to) const;
  // Armies that are lent march with whoever commands them.
  void shift_lent(State& state, Province from, Province to, Country colour, Country commander, int count) const;
  void shift_armies(State& state, Country power, Province from, Province to, int count) const;
  // Whoever is aboard a fleet that is no more has no piece.
  void strand(State& state, Ship ship) const;
  // To the captor's capital; kNoHouse: home, and free.
  template <class Sink> void take_away(State& state, PersonId person, House captor, Sink& sink) const;
  // blood.captive.place: those in a capital that is lost, and those of houses that have none.
  template <class Sink> void free_captives_in(State& state, Province capital, Sink& sink) const;
  template <class Sink> void free_captives_of_landless(State& state, Sink& sink) const;
  // Where the player of a house has his court: in the house's own country, or else in another that is his.
  [[nodiscard]] Province capital_of(const State& state, House house) const;
  // blood.move.channel: as everybody can see, or by leave of whoever has fleets there.
  enum class Channel : std::uint8_t { as_seen, by_leave };
  [[nodiscard]] bool may_cross_channel(const State& state, Seat seat, Province from, Province to,
                                       Channel channel) const;
  // Neighbouring provinces, and over the Channel where everybody can see that it is open to the seat.
  [[nodiscard]] ProvinceSet ways_from(const State& state, Seat seat, Province from) const;
  [[nodiscard]] bool has_pieces(const State& state, Seat seat) const;
  // Of a country that nobody enters.
  [[nodiscard]] bool is_closed(Province province) const {
    return options_.neutrals == Neutrals::closed && !options_.in_play.has(country_of(province));
  }
  [[nodiscard]] int rounds() const { return seats() == kFewestSeats ? 3 : 2; }
  // All who have failed a roll for survival, or drowned; whether there was anybody.
  template <class Sink> bool bury_doomed(State& state, Death death, Sink& sink) const;
  // A fleet is lost in a storm, with all aboard.
  void sink_fleet(State& state, Country country, int number) const;
  // Royal pieces aboard a fleet that is given up go to their capitals.
  template <class Sink> void put_ashore(State& state, Ship ship, Sink& sink) const;
  // Sets of goods in a country's capital; and the best of all that lie there.
  template <class Sink> void sell(State& state, Country country, int kind, int count, Sink& sink) const;
  template <class Sink> void sell_all(State& state, Sink& sink) const;
  // Pieces of those who died, left, changed courts or came to a throne are taken or exchanged.
  template <class Sink> void settle_pieces(State& state, Sink& sink) const;

 private:
  Rules(const Options& options, const Facts& facts);

  [[nodiscard]] WordsSpec words_with_answer(const State& state, Seat seat, Move move) const;
  [[nodiscard]] WordsSpec words_with_offer(const State& state, Seat seat) const;
  [[nodiscard]] std::int64_t opening(const State& state, Seat seat) const;
  template <class Sink> void go_on(State& state, Sink& sink) const;
  template <class Sink> void begin_year(State& state, Sink& sink) const;
  [[nodiscard]] Round first_of_round(const State& state, int number) const;
  // The chapter after one that is over.
  template <class Sink> void next_chapter(State& state, const Phase& over, Sink& sink) const;

  // Items that nobody has seized in countries that nobody plays.
  template <class Sink> void lose_neutral_goods(State& state, Sink& sink) const;

  Options options_;
  Facts facts_;
  std::array<House, kMostSeats> houses_{};  // of the seats
  std::array<Seat, kCountries> seats_{};    // of the houses
};

}  // namespace regalia::blood
