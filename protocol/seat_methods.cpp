// What a seat may ask and do. Replies and errors depend on nothing that the seat may not know.
#include <algorithm>

#include "protocol/handlers.h"
#include "protocol/shown.h"

namespace regalia::protocol {
namespace {

constexpr std::uint32_t kLogPage = 1000;

Failure names_its_seat() {
  return {ErrorCode::not_allowed, "Your seat comes with your connection: leave `seat` out.", {}, {}};
}

// Whose view is meant.
Answer<Seat> viewer(const Context& context, const std::optional<SeatName>& named) {
  if (!context.caller.is_owner) {
    if (named) return names_its_seat();
    return context.caller.seat;
  }
  if (!named) return kNobody;
  if (index(named->seat) >= context.table->game().seats())
    return Failure{ErrorCode::no_such_seat, "There is no such seat at this table.", {}, {}};
  return named->seat;
}

// Whose view is meant, of one that may be over: then nothing is hidden any more.
Answer<Seat> viewer_afterwards(const Context& context, const std::optional<SeatName>& named) {
  if (!named || !context.table->is_over()) return viewer(context, named);
  if (index(named->seat) >= context.table->game().seats())
    return Failure{ErrorCode::no_such_seat, "There is no such seat at this table.", {}, {}};
  return named->seat;
}

// Whose knowledge of who is awaited goes into a reply. An owner who names no seat is told everything, and so is one who has
// just played: he asks the next seat. A seat is told what it may know.
Seat told_of_pending(const Context& context, Seat viewer) {
  return context.caller.is_owner && viewer == kNobody ? kOpenHands : viewer;
}
Seat told_after_playing(const Context& context) { return context.caller.is_owner ? kOpenHands : context.caller.seat; }

// Who acts.
Answer<Seat> actor(const Context& context, const std::optional<SeatName>& named) {
  Answer<Seat> seat = viewer(context, named);
  if (const auto* someone = std::get_if<Seat>(&seat); someone != nullptr && *someone == kNobody)
    return context.caller.is_owner ? Failure{ErrorCode::no_such_seat, "Say which `seat` this is for.", {}, {}}
                                   : Failure{ErrorCode::not_allowed, "You are looking on and have no seat.", {}, {}};
  return seat;
}

// Who acts, where that may be chance: for the owner only.
Answer<Seat> actor_or_chance(const Context& context, const std::optional<SeatName>& named) {
  if (context.caller.is_owner && named && named->seat == kChance) return kChance;
  return actor(context, named);
}

Answer<std::vector<Move>> parse_moves(const Table& table, const std::vector<std::string>& texts) {
  std::vector<Move> moves;
  for (const std::string& text : texts) {
    const Result<Move> move = table.game().words().parse_move(text);
    if (!move) return Failure{ErrorCode::not_a_move, move.error(), {}, {}};
    moves.push_back(*move);
  }
  return moves;
}

Answer<std::vector<Said>> said_moves(const Table& table, const PlayParams& params) {
  const Answer<std::vector<Move>> moves = parse_moves(table, params.moves);
  if (const auto* failure = std::get_if<Failure>(&moves)) return *failure;
  const std::vector<std::string> words = params.words.value_or(std::vector<std::string>());
  if (!words.empty() && words.size() != params.moves.size())
    return Failure{ErrorCode::invalid_params, "words must have a text for each move; an empty one for none.", {}, {}};
  std::vector<Said> said;
  for (const Move move : std::get<std::vector<Move>>(moves))
    said.push_back({move, words.empty() ? std::string() : words[said.size()]});
  return said;
}

ChanceReply chance_reply(const Context& context) {
  return {chance_info(*context.table),
          pending_info(*context.table, told_after_playing(context), context.table->state())};
}

UndoReply undo_reply(const Table& table) {
  if (!table.request()) return {true, {}, {}};
  return {false, table.request()->number, names_of(SeatSet::all(table.game().seats()) - table.request()->agreed)};
}

}  // namespace

Answer<StatusReply> give_status(const Context& context, const SeatParams& params) {
  const Answer<Seat> seat = viewer(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  if (context.caller.is_owner && std::get<Seat>(seat) == kNobody) return owners_status(*context.table);
  return status_of(*context.table, std::get<Seat>(seat));
}

Answer<ComponentsReply> give_components(const Context& context, const Nothing&) {
  return ComponentsReply{context.table->game().codec().components()};
}

Answer<ViewReply> give_view(const Context& context, const ViewParams& params) {
  const Answer<Seat> answer = viewer_afterwards(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&answer)) return *failure;
  const Seat seat = std::get<Seat>(answer);
  Table& table = *context.table;
  ViewReply reply;
  if (params.line && params.step)
    return Failure{ErrorCode::invalid_params, "Give either a `line` or a `step`.", {}, {}};
  const bool all_open = table.is_over() || context.caller.is_owner;
  if (params.step && !all_open)
    return Failure{ErrorCode::not_allowed, "Steps are counted for all to see when the game has ended.", {}, {}};
  if (params.step && *params.step > table.steps())
    return Failure{ErrorCode::invalid_params, "The record has no such step.", {}, {}};
  if (params.line || params.step) {
    const std::optional<std::size_t> step = params.step ? params.step : table.step_of_line(seat, *params.line);
    if (!step) return Failure{ErrorCode::invalid_params, "The log has no such line.", {}, {}};
    reply.line = table.line_of_step(seat, *step);
    if (all_open) reply.step = step;
    reply.pending = pending_info(table, told_of_pending(context, seat), table.state_after(*step));
    table.look_back(*step, seat, [&](const AnyValue& view) { reply.view = table.game().codec().view(view); });
  } else {
    reply.pending = pending_info(table, told_of_pending(context, seat), table.state());
    reply.view = table.game().codec().view(table.view(seat));
  }
  if (seat != kNobody) reply.seat = SeatName{seat};
  return reply;
}

Answer<MovesReply> list_moves(const Context& context, const ActorParams& params) {
  const Answer<Seat> answer = actor_or_chance(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&answer)) return *failure;
  Table& table = *context.table;
  const Seat seat = std::get<Seat>(answer);
  return seat == kChance ? outcomes_reply(table) : moves_reply(table, seat, table.view(seat));
}

Answer<PlanReply> plan_act(const Context& context, const PlanParams& params) {
  const Answer<Seat> answer = actor(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&answer)) return *failure;
  const Table& table = *context.table;
  const Seat seat = std::get<Seat>(answer);
  const Answer<std::vector<Move>> moves = parse_moves(table, params.moves);
  if (const auto* failure = std::get_if<Failure>(&moves)) return *failure;
  const auto plan = plan_of(table, seat, std::get<std::vector<Move>>(moves));
  if (const auto* refusal = std::get_if<Ruling>(&plan)) return Failure::refused(*refusal);
  return plan_reply(table, seat, std::get<Plan>(plan));
}

Answer<ConsultReply> consult(const Context& context, const ConsultParams& params) {
  const Answer<Seat> answer = viewer(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&answer)) return *failure;
  Table& table = *context.table;
  const Answer<std::vector<Move>> moves = parse_moves(table, params.moves.value_or(std::vector<std::string>()));
  if (const auto* failure = std::get_if<Failure>(&moves)) return *failure;
  boost::json::object found = table.game().codec().consult(table.view(std::get<Seat>(answer)), params.about,
                                                           std::get<std::vector<Move>>(moves), table.names());
  return found.empty() ? ConsultReply{} : ConsultReply{std::move(found)};
}

Answer<DealsReply> list_deals(const Context& context, const SeatParams& params) {
  const Answer<Seat> seat = viewer(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  return DealsReply{deals_info(*context.table, context.table->view(std::get<Seat>(seat)))};
}

Answer<WishesInfo> list_wishes(const Context& context, const SeatParams& params) {
  const Answer<Seat> seat = actor(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  return wishes_info(*context.table, std::get<Seat>(seat)).value_or(WishesInfo{});
}

Answer<WhyReply> explain_move(const Context& context, const WhyParams& params) {
  const Answer<Seat> seat = actor_or_chance(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  const Result<Move> move = context.table->game().words().parse_move(params.move);
  if (!move) return Failure{ErrorCode::not_a_move, move.error(), {}, {}};
  const Ruling ruling = context.table->check(std::get<Seat>(seat), *move);
  if (ruling.ok()) return WhyReply{true, {}, {}};
  return WhyReply{false, ruling.rule(), ruling.reason()};
}

Answer<LogReply> give_log(const Context& context, const LogParams& params) {
  const Table& table = *context.table;
  Seat viewer = kOpenHands;
  const bool all_open = context.caller.is_owner || table.is_over();
  if (!all_open || !params.seat || params.seat->seat != kOpenHands) {
    const Answer<Seat> seat = viewer_afterwards(context, params.seat);
    if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
    viewer = std::get<Seat>(seat);
  }
  const std::uint32_t since = params.since.value_or(0);
  const std::uint32_t most = std::clamp(params.most.value_or(kLogPage), 1U, kLogPage);
  const std::size_t lines = table.everything_told().heard_by(viewer).size();
  return LogReply{log_info(table.log(viewer, since, most)), lines > since && lines - since > most};
}

Answer<CourseReply> give_course(const Context& context, const Nothing&) {
  const Table& table = *context.table;
  if (!table.is_over()) return Failure{ErrorCode::not_allowed, "The game has not ended.", {}, {}};
  const Seat viewer = context.caller.is_owner ? kNobody : context.caller.seat;
  return course_reply(table, viewer, context.course != nullptr ? *context.course : course_of(context.games, table));
}

Answer<DrawsReply> give_draws(const Context& context, const DrawsParams& params) {
  const Table& table = *context.table;
  if (!table.is_over()) return Failure{ErrorCode::not_allowed, "The game has not ended.", {}, {}};
  const std::size_t since = params.since.value_or(0);
  if (context.course != nullptr) return draws_reply(table, context.course->draws, since);
  return draws_reply(table, course_of(context.games, table).draws, since);
}

Answer<PlayReply> play_moves(const Context& context, const PlayParams& params) {
  const Answer<Seat> answer = actor_or_chance(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&answer)) return *failure;
  Table& table = *context.table;
  const Seat seat = std::get<Seat>(answer);
  const Seat listener = seat == kChance ? kOpenHands : seat;
  if (params.step && *params.step != table.moment(listener))
    return Failure{ErrorCode::past, "Something has happened since: look again before you decide.", {}, {}};
  Answer<std::vector<Said>> moves = said_moves(table, params);
  if (const auto* failure = std::get_if<Failure>(&moves)) return *failure;
  const auto before = static_cast<std::uint32_t>(table.everything_told().heard_by(listener).size());
  const Ruling ruling = table.play(seat, std::get<std::vector<Said>>(moves));
  if (!ruling.ok()) return Failure::refused(ruling);
  PlayReply reply{table.moment(listener), pending_info(table, told_after_playing(context), table.state()), {}};
  if (context.caller.is_owner) reply.lines = log_info(table.log(listener, before));
  return reply;
}

Answer<Nothing> set_wishes(const Context& context, const WishParams& params) {
  const Answer<Seat> seat = actor(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  Answer<std::vector<Move>> moves = parse_moves(*context.table, params.moves);
  if (const auto* failure = std::get_if<Failure>(&moves)) return *failure;
  const Ruling ruling = context.table->wish(std::get<Seat>(seat), std::get<std::vector<Move>>(std::move(moves)));
  if (!ruling.ok()) return Failure::refused(ruling);
  return Nothing{};
}

Answer<UndoReply> take_back(const Context& context, const UndoParams& params) {
  const Answer<Seat> seat = actor(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  const Ruling ruling = context.table->take_back(std::get<Seat>(seat), params.decisions.value_or(1));
  if (!ruling.ok()) return Failure::refused(ruling);
  return undo_reply(*context.table);
}

Answer<UndoReply> answer_request(const Context& context, const ConsentParams& params) {
  const Answer<Seat> seat = actor(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  const Ruling ruling = context.table->answer_request(std::get<Seat>(seat), params.request, params.agree);
  if (!ruling.ok()) return Failure::refused(ruling);
  UndoReply reply = undo_reply(*context.table);
  reply.done = reply.done && params.agree;
  return reply;
}

Answer<ChanceReply> commit(const Context& context, const CommitParams& params) {
  const Answer<Seat> seat = actor(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  const auto commitment = from_hex<32>(params.commitment);
  if (!commitment) return bad_hex("commitment");
  const Ruling ruling = context.table->commit(std::get<Seat>(seat), *commitment);
  if (!ruling.ok()) return Failure::refused(ruling);
  return chance_reply(context);
}

Answer<ChanceReply> reveal(const Context& context, const RevealParams& params) {
  const Answer<Seat> seat = actor(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  const auto secret = from_hex<32>(params.secret);
  if (!secret) return bad_hex("secret");
  const Ruling ruling = context.table->reveal(std::get<Seat>(seat), *secret);
  if (!ruling.ok()) return Failure::refused(ruling);
  return chance_reply(context);
}

}  // namespace regalia::protocol
