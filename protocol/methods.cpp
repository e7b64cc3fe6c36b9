#include "protocol/methods.h"

#include "protocol/handlers.h"

namespace regalia::protocol {
std::span<const Method> all_methods() {
  using enum Level;
  static const std::vector<Method> methods = {
      make_method("games", anybody, list_games, "The games there are, with their options, presets and bots.", 2),
      make_method("rules", anybody, give_rules, "The rules of a game in our words.", 2),
      make_method("new", owner, start_table, "Makes a table; the one before it is gone."),
      make_method(
          "load", owner, load_table,
          "Makes a table from a record or a position. What cannot be is refused with the reason, and of a record "
          "with the step."),
      make_method(
          "status", seat, give_status,
          "What is played, by whom, and what the game waits for: an owner who names no seat is told all whom it "
          "waits for."),
      make_method("components", seat, give_components, "What never changes during the game."),
      make_method("view", seat, give_view, "All that a seat sees, now or at an earlier moment.", 3),
      make_method("moves", seat, list_moves, "All that a seat may play now."),
      make_method(
          "plan", seat, plan_act,
          "An act of several moves, such as a claim with its payments, as it would best be completed. Nothing is "
          "played.",
          5),
      make_method("consult", seat, consult,
                  "More about one thing than views show, as far as a seat may know it. Nothing is played.", 5),
      make_method("deals", seat, list_deals, "The deals that a seat knows of: its own, offered and answered."),
      make_method("wishes", seat, list_wishes,
                  "What a seat may wish for at standing steps, and what it has wished for."),
      make_method("why", seat, explain_move, "Whether a move is legal, and which rule forbids it if not."),
      make_method("play", seat, play_moves, "Plays moves. An illegal one changes nothing."),
      make_method("log", seat, give_log, "What a seat has been told.", 5),
      make_method("wish", seat, set_wishes, "What the table shall answer for a seat at standing steps from now on."),
      make_method("undo", seat, take_back,
                  "Takes back decisions: at once where that is the seat's right, otherwise the others are asked."),
      make_method("consent", seat, answer_request, "Answers somebody who asks to take back."),
      make_method("commit", seat, commit, "Commits a contributor of a fair table to a secret."),
      make_method("reveal", seat, reveal, "Opens a contributor's secret when all have committed."),
      make_method("record", seat, give_record, "The record; for a seat, when the game has ended.", 10),
      make_method("course", seat, give_course, "How the points went, and whether the game was fair; when it has ended.",
                  5),
      make_method("draws", seat, give_draws,
                  "Every draw of a game that has ended, with all that could have come of it: enough to prove the dice.",
                  5),
      make_method("judge", owner, judge_game,
                  "What the strongest bot thinks of every decision of a game that has ended. It takes a while."),
      make_method("position", owner, give_position, "The position with everything in it; `load` takes it."),
      make_method("verify", anybody, verify_record, "Checks a record: every move, every hash, every outcome of chance.",
                  50),
      make_method("bot", owner, ask_bot, "What a bot would play. It is told no more than its seat knows."),
  };
  return methods;
}

}  // namespace regalia::protocol
