// gambit.evaluation.order: the talents of a column, one after the other.
#include "games/gambit/contest.h"

#include <algorithm>

namespace regalia::gambit {

Contest::Contest(const Rules& rules, int column, Goal goal, std::span<const Placed> cards)
    : rules_(rules), cards_(cards), column_(column), goal_(goal), discipline_(discipline_of(goal)) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Card card = cards[i].counts_as();
    present_ |= 1U << at(card);
    entries_.push_back({cards[i].owner(), card, static_cast<std::uint8_t>(i), true, printed(card)});
  }
}

// The valid printed value; a Doppelganger has none.
std::int16_t Contest::printed(Card card) const {
  return static_cast<std::int16_t>(card == Card::doppelganger ? kNoValue : rules_.halves(card, discipline_));
}

int Contest::count(Card card) const {
  if (!lies(card)) return 0;
  return static_cast<int>(
      std::count_if(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.there && e.card == card; }));
}

bool Contest::has(Seat owner, Card card) const {
  return lies(card) && std::any_of(entries_.begin(), entries_.end(),
                                   [&](const Entry& e) { return e.there && e.owner == owner && e.card == card; });
}

int Contest::remaining() const {
  return static_cast<int>(std::count_if(entries_.begin(), entries_.end(), [](const Entry& e) { return e.there; }));
}

int Contest::players_left() const {
  SeatSet seats;
  for (const Entry& entry : entries_)
    if (entry.there) seats.add(entry.owner);
  return seats.size();
}

template <class Sink> Seat Contest::decide(Sink& sink) {
  open(cards_, sink);
  if (lies(Card::musketeers)) {
    musketeers(sink);
    return compare(false, sink);
  }
  const int wizards = count(Card::wizard);
  const int witches = count(Card::witch);
  if (wizards > 0) remove_by(Card::wizard, wizards, sink);
  if (witches > 0) remove_by(Card::witch, witches, sink);
  if (const Seat pair = winning_pair(); pair != kNobody) {
    tell_all(sink, PairWins{here(), pair});
    decided_ = Decided::by_pair;
    return pair;
  }
  work_talents(sink);
  dragons(sink);
  return compare(beggar(sink), sink);
}

// The cards as they lie, with what was hidden under Cloaks.
template <class Sink> void Contest::open(std::span<const Placed> cards, Sink& sink) const {
  tell_all(sink, [&] {
    ColumnOpened opened{here(), goal_, {}};
    for (const Placed& placed : cards) {
      OpenedCard card{placed.owner(), placed.card(), {}, {}};
      if (placed.hides()) card.hidden = placed.hidden();
      if (const std::int16_t halves = printed(placed.counts_as()); halves != kNoValue) card.value = HalfPoints{halves};
      opened.cards.push_back(card);
    }
    return opened;
  });
}

// gambit.card.musketeers
template <class Sink> void Contest::musketeers(Sink& sink) {
  talents_worked_ = false;
  const auto first =
      std::find_if(entries_.begin(), entries_.end(), [](const Entry& e) { return e.card == Card::musketeers; });
  tell_all(sink, MusketeersRule{here(), first->owner, Ordinal::of(first->place)});
  if (rules_.options().under_musketeers == UnderMusketeers::second_value_holds) return;
  for (Entry& entry : entries_)
    if (rules_.facts().of(entry.card).ability == Ability::two_values) {
      entry.halves = static_cast<std::int16_t>(rules_.facts().of(entry.card).halves);
      tell_if_changed(entry, sink);
    }
}

template <class Sink> void Contest::tell_if_changed(const Entry& entry, Sink& sink) const {
  if constexpr (Sink::kListens) {
    if (entry.halves == printed(entry.card)) return;
    ValueChanged changed{here(), entry.owner, Ordinal::of(entry.place), entry.card, {}};
    if (entry.halves != kNoValue) changed.value = HalfPoints{entry.halves};
    tell_all(sink, changed);
  }
}

// gambit.card.wizard, gambit.card.witch: `lying` of the kind lay in the column before either acted.
template <class Sink> void Contest::remove_by(Card remover, int lying, Sink& sink) {
  if (count(remover) == 0) return;
  const bool cancels = rules_.options().several == SeveralOfAKind::cancel ? lying > 1 : lying % 2 == 0;
  if (cancels) return tell_all(sink, Cancelled{here(), remover, lying});
  if (rules_.options().removal == RemovalBasis::changed) {
    change_values();
    copy_values();
  }
  const auto acting =
      std::find_if(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.there && e.card == remover; });
  const Seat owner = acting->owner;
  for (Entry& entry : entries_) {
    if (!entry.there || !would_remove(remover, entry)) continue;
    tell_if_changed(entry, sink);
    if (is_guarded(entry)) {
      tell_all(sink, Guarded{here(), entry.owner, remover, Ordinal::of(entry.place), entry.card});
    } else {
      entry.there = false;
      tell_all(sink, Removed{here(), entry.owner, remover, Ordinal::of(entry.place), entry.card, owner});
    }
  }
}

// gambit.card.bodyguard: another card of the same owner, also if it is removed in the same step.
bool Contest::is_guarded(const Entry& entry) const {
  return lies(Card::bodyguard) && std::any_of(entries_.begin(), entries_.end(), [&](const Entry& other) {
           return &other != &entry && other.owner == entry.owner && other.card == Card::bodyguard;
         });
}

bool Contest::would_remove(Card remover, const Entry& entry) const {
  if (entry.halves == kNoValue) return false;
  if (remover == Card::wizard) return entry.halves >= rules_.facts().wizard_from;
  return entry.card != Card::witch && entry.halves <= rules_.facts().witch_up_to;
}

// gambit.card.prince: of several pairs the one with a card nearest to the goal.
Seat Contest::winning_pair() const {
  if (!lies(Card::prince) || !lies(Card::squire)) return kNobody;
  for (const Entry& entry : entries_) {
    if (!entry.there) continue;
    if (entry.card == Card::prince && has(entry.owner, Card::squire)) return entry.owner;
    if (entry.card == Card::squire && has(entry.owner, Card::prince)) return entry.owner;
  }
  return kNobody;
}

template <class Sink> void Contest::work_talents(Sink& sink) {
  change_values();
  copy_values();
  if constexpr (Sink::kListens)
    for (const bool copies : {false, true})  // Doppelgangers are the last
      for (const Entry& entry : entries_)
        if (entry.there && (entry.card == Card::doppelganger) == copies) tell_if_changed(entry, sink);
}

// gambit.card.romeo, gambit.card.hermit, gambit.card.little-giant, gambit.card.jester: from the printed values and the
// cards that are left.
void Contest::change_values() {
  constexpr std::uint32_t kChanging =
      1U << at(Card::romeo) | 1U << at(Card::hermit) | 1U << at(Card::little_giant) | 1U << at(Card::jester);
  if ((present_ & kChanging) == 0) return;
  const Facts& facts = rules_.facts();
  const int others = remaining() - 1;
  for (Entry& entry : entries_) {
    if (!entry.there) continue;
    const int own = printed(entry.card);
    switch (entry.card) {
      case Card::romeo:
        entry.halves = static_cast<std::int16_t>(has(entry.owner, Card::juliet) ? facts.romeo.value : own);
        break;
      case Card::hermit: entry.halves = static_cast<std::int16_t>(std::max(0, own - others * facts.hermit)); break;
      case Card::little_giant: entry.halves = static_cast<std::int16_t>(own + others * facts.little_giant); break;
      case Card::jester: entry.halves = static_cast<std::int16_t>(players_left() * facts.jester); break;
      default: break;
    }
  }
}

// gambit.card.doppelganger: from the last card upwards.
void Contest::copy_values() {
  if (!lies(Card::doppelganger)) return;
  const bool takes_changed = rules_.options().doppelganger == DoppelgangerBasis::changed;
  std::int16_t below = kNoValue;
  for (std::size_t i = entries_.size(); i-- > 0;) {
    Entry& entry = entries_[i];
    if (!entry.there) continue;
    if (entry.card == Card::doppelganger)
      entry.halves = below;
    else
      below = takes_changed ? entry.halves : printed(entry.card);
  }
}

// gambit.card.dragon
template <class Sink> void Contest::dragons(Sink& sink) {
  if (!lies(Card::dragon)) return;
  for (const Entry& dragon : entries_) {
    if (!dragon.there || dragon.card != Card::dragon) continue;
    tell_all(sink, DragonCame{here(), dragon.owner, Ordinal::of(dragon.place),
                              HalfPoints{static_cast<std::int16_t>(rules_.facts().dragon.value)}});
    for (Entry& entry : entries_)
      if (entry.there && entry.owner != dragon.owner && entry.halves != kNoValue)
        entry.halves = static_cast<std::int16_t>(std::max(0, entry.halves - rules_.facts().dragon));
  }
}

// gambit.card.beggar: whether the lowest sum wins.
template <class Sink> bool Contest::beggar(Sink& sink) const {
  if (!lies(Card::beggar)) return false;
  const auto found =
      std::find_if(entries_.begin(), entries_.end(), [](const Entry& e) { return e.there && e.card == Card::beggar; });
  if (found == entries_.end()) return false;
  tell_all(sink, BeggarCame{here(), found->owner, Ordinal::of(found->place)});
  return true;
}

// gambit.evaluation.sum, gambit.evaluation.tie, gambit.evaluation.nobody
template <class Sink> Seat Contest::compare(bool lowest, Sink& sink) {
  std::array<int, kSeatLimit> sums{};
  std::array<int, kSeatLimit> nearest{};
  std::array<int, kSeatLimit> farthest{};
  SeatSet taking_part;
  for (const Entry& entry : entries_) {
    if (!entry.there || entry.halves == kNoValue) continue;
    const std::size_t seat = at(entry.owner);
    if (!taking_part.has(entry.owner)) nearest[seat] = entry.place;
    taking_part.add(entry.owner);
    farthest[seat] = entry.place;
    sums[seat] += entry.halves;
  }
  Seat winner = kNobody;
  bool tie = false;
  for (const Seat seat : taking_part) {
    if (winner == kNobody) {
      winner = seat;
      continue;
    }
    const int lead = sums[at(seat)] - sums[at(winner)];
    if (lead == 0) {
      tie = true;
      const bool wins_tie =
          lowest ? farthest[at(seat)] > farthest[at(winner)] : nearest[at(seat)] < nearest[at(winner)];
      if (wins_tie) winner = seat;
    } else if (lowest ? lead < 0 : lead > 0) {
      winner = seat;
      tie = false;
    }
  }
  tell_all(sink, [&] {
    SumsCompared compared{here(), {}};
    for (const Seat seat : taking_part)
      compared.sums.push_back({seat, HalfPoints{static_cast<std::int16_t>(sums[at(seat)])}});
    return compared;
  });
  if (tie)
    decided_ = lowest ? Decided::by_farthest_card : Decided::by_nearest_card;
  else
    decided_ = lowest ? Decided::by_lowest_sum : Decided::by_sum;
  return winner;
}

template Seat Contest::decide(Silence&);
template Seat Contest::decide(Listener<Event>&);

}  // namespace regalia::gambit
