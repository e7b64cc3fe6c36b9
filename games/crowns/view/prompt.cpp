// What a player is asked, in a sentence or two.
#include "engine/text.h"
#include "games/crowns/view/phrases.h"

namespace regalia::crowns {
namespace {

std::string promise_words(const Promises& promises, Names names) {
  std::vector<std::string> parts;
  const std::string whom = name_of(promises.whom, names);
  if (promises.deed == Deed::attack) parts.push_back("attack " + whom);
  if (promises.deed == Deed::coinage) parts.push_back("play a Coinage on " + whom);
  if (promises.deed == Deed::trade) parts.push_back("make an exchange and accept the offer of " + whom);
  for (const Seat seat : promises.spared) parts.push_back("spare " + name_of(seat, names));
  return parts.empty() ? "" : " You have promised to " + joined(parts) + ".";
}

std::string vote_prompt(const Board& board, Seat viewer, Names names) {
  const std::string attacker = board.turn == viewer ? "You attack" : name_of(board.turn, names) + " attacks";
  const std::string defender = board.target == viewer ? "you" : name_of(board.target, names);
  return attacker + " " + defender +
         ": for whom do you vote? Nobody sees your vote before all have voted, and you may change it.";
}

}  // namespace

std::string Phrases::prompt(const Rules& rules, const View<Rules>& view, Names names) {
  const Board& board = view.seen.board;
  const std::string active = name_of(board.turn, names);
  switch (board.phase) {
    case Phase::customize:
      return "Swap " + std::to_string(board.swap + 1) + " of " + std::to_string(Rules::kSwaps) +
             ": give a card away for one of your second house, or keep all. Nobody learns of it.";
    case Phase::sentinel: return "The turn of " + active + " begins: whoever has a Sentinel may use it.";
    case Phase::talk:
    case Phase::talk_attack: {
      if (view.seen.draft) {
        const Seat partner = view.seen.draft->parties.other(view.viewer);
        return "Word your draft with " + name_of(partner, names) + ", then put it or throw it away.";
      }
      const std::string now =
          board.phase == Phase::talk_attack
              ? (board.target == view.viewer ? "You are about to be attacked. "
                                             : "The attack on " + name_of(board.target, names) + " is about to begin. ")
              : std::string();
      for (const TalkDeal& deal : view.seen.deals)
        if (deal.id.number != 0 && deal.to_answer().has(view.viewer))
          return now + name_of(deal.last_word, names) +
                 " waits for your answer to an offer: accept, refuse or reword it." +
                 (board.turn == view.viewer ? promise_words(board.promises, names) : "");
      if (board.turn != view.viewer)
        return now + "Make a deal with " + active + " if you like, and say when you are done.";
      return now + "Make deals with whomever you like. Done hears the others out; closing ends the talks at once." +
             promise_words(board.promises, names);
    }
    case Phase::act:
      return "Your turn: begin an exchange with a card, play a Coinage, or attack with a Knight." +
             promise_words(board.promises, names);
    case Phase::offer: return "Offer a card for " + active + "'s " + laid_words(rules, board, board.turn) + ".";
    case Phase::second: return "Add a second card, and everybody else adds one too; or leave it at one.";
    case Phase::offer_second:
      return "Offer a second card for " + active + "'s " + laid_words(rules, board, board.turn) + ".";
    case Phase::raise:
      return "Add ravens to your " + laid_words(rules, board, view.viewer) + " for " + active + "'s " +
             laid_words(rules, board, board.turn) + "? What you add stays until the exchange is settled.";
    case Phase::choose:
      return board.raise_in_pass ? "Accept an offer, add ravens yourself, or let everybody raise once more."
                                 : "Nobody has raised: accept one of the offers.";
    case Phase::hand_over: return active + " plays a Coinage on you: choose the card that your partner gets for it.";
    case Phase::target:
      return "You have promised to spare " + name_of(board.target, names) + ": whom do you attack instead?";
    case Phase::vote: return vote_prompt(board, view.viewer, names);
    case Phase::spend: {
      const auto [attacker, defender] = rules.votes_of(board);
      const bool for_attacker = board.votes[at(view.viewer)] == Vote::attacker;
      return "It stands " + std::to_string(attacker) + " to " + std::to_string(defender) + " (attacker " + active +
             ", defender " + name_of(board.target, names) + "; the attacker wins ties). Spend ravens for the " +
             (for_attacker ? "attacker" : "defender") + "? You are asked once.";
    }
    case Phase::reward:
      return "You are victorious over " + name_of(rules.defeated(board), names) +
             ": look into that hand and take a card, or draw a guest. Who looks must take a card.";
    case Phase::take: return "Take a card of " + name_of(rules.defeated(board), names) + ".";
    default: return {};
  }
}

}  // namespace regalia::crowns
