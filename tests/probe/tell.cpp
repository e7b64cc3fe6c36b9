// Events in sentences.
#include "engine/text.h"
#include "tests/probe/probe.h"

namespace regalia::probe {
namespace {

const char* colour_word(Colour colour) { return colour == Colour::blue ? "blue" : "red"; }

// One overload for each kind of event.
struct Teller {
  int rounds;
  std::span<const std::string> names;

  [[nodiscard]] std::string who(Seat seat) const { return name_of(seat, names); }
  [[nodiscard]] std::string clauses(const std::vector<Pledge>& pledges) const {
    std::vector<std::string> parts;
    for (const Pledge& pledge : pledges)
      parts.push_back(who(pledge.from) + " will pay " + who(pledge.to) + " " + std::to_string(pledge.points) +
                      (pledge.points == 1 ? " point" : " points"));
    return joined(parts);
  }
  // Two deals between the same parties in a round are told apart by their numbers.
  [[nodiscard]] static std::string deal(int number) { return "deal " + std::to_string(number); }

  std::string operator()(const VetoGiven& e) const {
    return (e.seat == kNobody ? "Somebody" : who(e.seat)) + " is given the veto in secret.";
  }
  std::string operator()(const TokenDrawn& e) const {
    return "Round " + std::to_string(e.round.number()) + " of " + std::to_string(rounds) + ": " + who(e.seat) +
           " draws " + (e.colour ? std::string("a ") + colour_word(*e.colour) + " token." : "a token.");
  }
  std::string operator()(const DealPut& e) const {
    const std::string wording = e.revision == 1 ? " puts " + deal(e.number) + " to " + who(e.partner)
                                                : " answers " + who(e.partner) + " with wording " +
                                                      std::to_string(e.revision) + " of " + deal(e.number);
    return who(e.seat) + wording + ": " + clauses(e.clauses) + ".";
  }
  std::string operator()(const DealAccepted& e) const {
    return who(e.seat) + " accepts " + deal(e.number) + " with " + who(e.partner) + ": " + clauses(e.clauses) + ".";
  }
  std::string operator()(const DealRefused& e) const {
    return who(e.seat) + " refuses " + deal(e.number) + " with " + who(e.partner) + ".";
  }
  std::string operator()(const DealWithdrawn& e) const {
    return who(e.seat) + " withdraws " + deal(e.number) + " with " + who(e.partner) + ".";
  }
  std::string operator()(const SaidDone& e) const { return who(e.seat) + " is done bargaining."; }
  std::string operator()(const Voted& e) const {
    if (!e.answer) return who(e.seat) + " has voted.";
    return who(e.seat) + (*e.answer == Answer::yes ? " votes yes." : " votes no.");
  }
  std::string operator()(const VotesShown& e) const {
    std::vector<std::string> yes;
    std::vector<std::string> no;
    for (const Vote& vote : e.votes) (vote.answer == Answer::yes ? yes : no).push_back(who(vote.seat));
    return "Yes from " + (yes.empty() ? "nobody" : joined(yes)) + ", no from " + (no.empty() ? "nobody" : joined(no)) +
           (e.carried ? ": the vote carries." : ": the vote fails.");
  }
  std::string operator()(const Vetoed& e) const { return who(e.seat) + " spends the veto and strikes the token down."; }
  std::string operator()(const TokenJudged& e) const {
    return who(e.seat) + "'s token " + (e.counts ? "counts." : "does not count.");
  }
  std::string operator()(const Bid& e) const {
    if (e.coins == 0) return who(e.seat) + " spends nothing on prestige.";
    return who(e.seat) + " spends " + std::to_string(e.coins) + (e.coins == 1 ? " coin" : " coins") + " on prestige.";
  }
  std::string operator()(const Revealed& e) const {
    return "The game is over. " + (e.pledges.empty() ? "There are no pledges to pay." : clauses(e.pledges) + ".");
  }
};

}  // namespace

std::string name_of(Seat seat, std::span<const std::string> names) {
  return at(seat) < names.size() ? names[at(seat)] : "Player " + std::to_string(index(seat) + 1);
}

std::string Rules::tell(const Event& event, std::span<const std::string> names) const {
  return std::visit(Teller{rounds(), names}, event);
}

}  // namespace regalia::probe
