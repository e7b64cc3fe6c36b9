#include "protocol/methods.h"

#include "protocol/handlers.h"

namespace regalia::protocol {
namespace {

template <class T> std::vector<json::TypeDoc> types_of() {
  std::vector<json::TypeDoc> docs;
  json::collect_types<T>(docs);
  return docs;
}

// From a handler with types of its own to one that takes and gives JSON.
template <class Params, class Reply>
Method method(std::string_view name, Level level, Answer<Reply> (*handler)(const Context&, const Params&),
              std::string_view summary) {
  return {name,
          level,
          summary,
          [handler](const Context& context, const boost::json::value& json) -> Answer<boost::json::value> {
            std::string error;
            const Params params = json::read<Params>(json, "", error);
            if (!error.empty()) return Failure{ErrorCode::invalid_params, error, {}, {}};
            Answer<Reply> answer = handler(context, params);
            if (auto* failure = std::get_if<Failure>(&answer)) return std::move(*failure);
            return json::write(std::get<Reply>(answer));
          },
          types_of<Params>,
          types_of<Reply>};
}

}  // namespace

std::span<const Method> all_methods() {
  using enum Level;
  static const std::vector<Method> methods = {
      method("games", anybody, list_games, "The games there are, with their options, presets and bots."),
      method("new", owner, start_table, "Makes a table; the one before it is gone."),
      method("load", owner, load_table,
             "Makes a table from a record or a position. What cannot be is refused with the reason, and of a record "
             "with the step."),
      method("status", seat, give_status, "What is played, by whom, and what the game waits for."),
      method("components", seat, give_components, "What never changes during the game."),
      method("view", seat, give_view, "All that a seat sees."),
      method("moves", seat, list_moves, "All that a seat may play now."),
      method("why", seat, explain_move, "Whether a move is legal, and which rule forbids it if not."),
      method("play", seat, play_moves, "Plays moves. An illegal one changes nothing."),
      method("log", seat, give_log, "What a seat has been told."),
      method("wish", seat, set_wishes, "What the table shall answer for a seat at standing steps from now on."),
      method("undo", seat, take_back,
             "Takes back decisions: at once where that is the seat's right, otherwise the others are asked."),
      method("consent", seat, answer_request, "Answers somebody who asks to take back."),
      method("commit", seat, commit, "Commits a contributor of a fair table to a secret."),
      method("reveal", seat, reveal, "Opens a contributor's secret when all have committed."),
      method("record", seat, give_record, "The record; for a seat, when the game has ended."),
      method("position", owner, give_position, "The position with everything in it; `load` takes it."),
      method("verify", anybody, verify_record, "Checks a record: every move, every hash, every outcome of chance."),
      method("bot", owner, ask_bot, "What a bot would play. It is told no more than its seat knows."),
  };
  return methods;
}

}  // namespace regalia::protocol
