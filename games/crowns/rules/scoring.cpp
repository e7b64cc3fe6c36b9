// Points and places. crowns.score
#include <algorithm>

#include "games/crowns/rules.h"

namespace regalia::crowns {

HandScore Rules::score_alone(const Cards& hand, Seat seat, int ravens) const {
  HandScore score;
  const auto count = [&](Type type) -> int { return score.cards[at(type)]; };
  const auto set = [&](Type type, int counted, int points) {
    if (count(type) == 0) return;
    score.counted[at(type)] = static_cast<std::int16_t>(counted);
    score.points[at(type)] = static_cast<std::int16_t>(points);
  };
  for (const Card card : hand) score.cards[at(type_of(card))] += static_cast<std::int16_t>(hand[card]);
  set(Type::castellan, ravens, count(Type::castellan) * ravens);
  set(Type::princess, count(Type::knight), count(Type::princess) * count(Type::knight));
  set(Type::trader, count(Type::coinage), count(Type::trader) * count(Type::coinage));
  if (count(Type::diplomat) > 0) {
    int foreign = 0;
    for (const Card card : hand)
      if (is_house_card(card) && !is_own(seat, card)) foreign += hand[card];
    set(Type::diplomat, foreign, count(Type::diplomat) * foreign);
  }
  const int sets = std::min({count(Type::castellan), count(Type::princess), count(Type::trader)});
  set(Type::priest, sets, count(Type::priest) * sets * facts_.priest);
  return score;
}

HandScore Rules::score(const HandsOfSeats& hands, Seat seat, int ravens) const {
  const Cards& hand = hands[at(seat)];
  HandScore score = score_alone(hand, seat, ravens);
  const auto set = [&](Type type, int counted, int points) {
    score.counted[at(type)] = static_cast<std::int16_t>(counted);
    score.points[at(type)] = static_cast<std::int16_t>(points);
  };
  const auto most = [&](Type type) {
    for (int i = 0; i < seats_; ++i)
      if (count_of(hands[at(i)], type) > score.cards[at(type)]) return false;
    return true;
  };
  const auto of_neighbours = [&](Type type) {
    const Seat left = next_seat(seat, seats_);
    const Seat right = seat_at((index(seat) + seats_ - 1) % seats_);
    return count_of(hands[at(left)], type) + count_of(hands[at(right)], type);
  };
  if (const int feuds = score.cards[at(Type::feud)]; feuds > 0) {
    const bool leads = most(Type::feud);
    set(Type::feud, leads ? 1 : 0, leads ? feuds : 0);
  }
  if (const int jesters = score.cards[at(Type::jester)]; jesters > 0) {
    const bool leads = most(Type::jester);
    set(Type::jester, leads ? 1 : 0, leads ? jesters * facts_.jester : -facts_.jester_penalty.value);
  }
  if (const int artists = score.cards[at(Type::artist)]; artists > 0)
    set(Type::artist, of_neighbours(Type::princess), artists * of_neighbours(Type::princess));
  if (const int bards = score.cards[at(Type::bard)]; bards > 0)
    set(Type::bard, of_neighbours(Type::coinage), bards * of_neighbours(Type::coinage));
  if (const int undertakers = score.cards[at(Type::undertaker)]; undertakers > 0) {
    bool fewest = true;
    for (int i = 0; i < seats_; ++i) fewest &= hands[at(i)].size() >= hand.size();
    set(Type::undertaker, fewest ? 1 : 0, fewest ? undertakers * facts_.undertaker : 0);
  }
  return score;
}

// crowns.agenda.score
Rules::HandsOfSeats Rules::final_hands(const State& state) const {
  HandsOfSeats hands = state.hands;
  for (int i = 0; i < seats_; ++i)
    if (state.agendas[at(i)] != kNoCard) hands[at(i)].add(state.agendas[at(i)]);
  return hands;
}

// crowns.team.score: the points of a partner are a line of their own.
Tally Rules::tally(const State& state, Seat seat) const {
  const HandsOfSeats hands = final_hands(state);
  const HandScore own = score(hands, seat, state.board.ravens[at(seat)]);
  Tally tally;
  for (const Type type : {Type::castellan, Type::princess, Type::trader, Type::feud, Type::artist, Type::bard,
                          Type::diplomat, Type::jester, Type::priest, Type::undertaker})
    tally.add(facts_.of(type).plural, own.points[at(type)]);
  if (const Seat partner = partner_of(seat); partner != kNobody)
    tally.add("Partner", score(hands, partner, state.board.ravens[at(partner)]).total());
  return tally;
}

namespace {

// The more of each, the better: points, then fewer cards, then fewer ravens.
using Standing = std::array<int, 3>;

}  // namespace

// crowns.end.tie, crowns.team.tie
Ranking Rules::ranking(const State& state) const {
  const HandsOfSeats hands = final_hands(state);
  std::array<Standing, kSeatLimit> standings{};
  for (int i = 0; i < seats_; ++i) {
    const Seat seat = seat_at(i);
    standings[at(i)] = {score(hands, seat, state.board.ravens[at(i)]).total(), -hands[at(i)].size(),
                        -state.board.ravens[at(i)]};
  }
  if (options_.teams) {
    const std::array<Standing, kSeatLimit> alone = standings;
    for (int i = 0; i < seats_; ++i)
      for (std::size_t part = 0; part < 3; ++part) standings[at(i)][part] += alone[at(partner_of(seat_at(i)))][part];
  }
  return rank_seats(seats_, [&](Seat a, Seat b) { return standings[at(a)] > standings[at(b)]; });
}

std::vector<TieBreak> Rules::tie_breaks(const State& state, Seat seat) const {
  const HandsOfSeats hands = final_hands(state);
  const int cards = hands[at(seat)].size();
  const int ravens = state.board.ravens[at(seat)];
  const Seat partner = partner_of(seat);
  if (partner == kNobody) return {{"smaller hand", cards}, {"smaller number of ravens", ravens}};
  return {{"smaller sum of cards", cards + hands[at(partner)].size()},
          {"smaller sum of ravens", ravens + state.board.ravens[at(partner)]}};
}

}  // namespace regalia::crowns
