// What a seat may ask and do. Replies and errors depend on nothing that the seat may not know.
#include "protocol/handlers.h"
#include "table/verify.h"

namespace regalia::protocol {
namespace {

std::vector<SeatName> names_of(SeatSet seats) {
  std::vector<SeatName> names;
  for (const Seat seat : seats) names.push_back({seat});
  return names;
}

PendingInfo pending_info(const Table& table, Seat viewer, const AnyValue& state) {
  constexpr std::array kSteps = {"turn", "sealed", "open", "chance", "over"};
  const Pending pending = table.game().pending_for(state, viewer);
  return {kSteps[static_cast<std::size_t>(pending.step)], names_of(pending.owing), names_of(pending.may_revise)};
}

PendingInfo pending_info(const Table& table, Seat viewer) { return pending_info(table, viewer, table.state()); }

ChanceInfo chance_info(const Table& table) {
  const ChanceKind kind = table.header().chance;
  ChanceInfo info{std::string(name_of(kind)), kind == ChanceKind::fair, {}, {}, {}, {}, {}};
  if (kind != ChanceKind::fair) return info;
  info.commitment = to_hex(table.header().commitment);
  for (const Seat seat : table.chance().committed())
    info.commitments.push_back({{seat}, to_hex(table.chance().commitment_of(seat))});
  info.yet_to_commit = names_of(table.chance().yet_to_commit());
  info.yet_to_reveal = names_of(table.chance().yet_to_reveal());
  if (table.chance().is_open()) info.secret = to_hex(*table.chance().secret());
  return info;
}

std::vector<SeatResult> result_of(const Table& table) {
  std::vector<SeatResult> results;
  const Standing standing = table.game().standing(table.state());
  for (int i = 0; i < table.game().seats(); ++i) {
    const Tally tally = table.game().tally(table.state(), seat_at(i));
    SeatResult result{{seat_at(i)}, standing.place[static_cast<std::size_t>(i)], tally.total(), {}};
    for (const TallyLine& line : tally.lines) result.lines.push_back({std::string(line.source), line.points});
    results.push_back(std::move(result));
  }
  return results;
}

std::vector<LogInfo> log_info(const std::vector<LogLine>& lines) {
  std::vector<LogInfo> infos;
  for (const LogLine& line : lines) {
    LogInfo info{line.number, line.text, {}, {}, {}, {}};
    if (!line.shows.empty()) info.shows = boost::json::parse(line.shows);
    if (line.speaker != kNobody) {
      info.speaker = SeatName{line.speaker};
      info.words = line.words;
    }
    if (line.undone_from != 0) info.undone_from = line.undone_from;
    infos.push_back(std::move(info));
  }
  return infos;
}

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

// Who acts.
Answer<Seat> actor(const Context& context, const std::optional<SeatName>& named) {
  const Answer<Seat> seat = viewer(context, named);
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
    const Result<Move> move = table.game().parse_move(text);
    if (!move) return Failure{ErrorCode::not_a_move, move.error(), {}, {}};
    moves.push_back(*move);
  }
  return moves;
}

MoveInfo move_info(const Table& table, Seat seat, const Offer& offer) {
  const Game& game = table.game();
  MoveInfo info{game.text(offer.move),
                seat == kChance ? game.describe(offer.move) : game.phrase(table.state(), seat, offer.move),
                game.touches(offer.move),
                {},
                {},
                {},
                {},
                {}};
  if (offer.most != offer.least()) {
    info.stem = info.move.substr(0, info.move.rfind(' '));
    info.least = offer.least();
    info.most = offer.most;
  }
  if (const auto words = game.attachment(table.state(), seat, offer.move).longest; words > 0)
    info.words = static_cast<std::uint32_t>(words);
  return info;
}

UndoReply undo_reply(const Table& table) {
  if (!table.request()) return {true, {}, {}};
  return {false, table.request()->number, names_of(SeatSet::all(table.game().seats()) - table.request()->agreed)};
}

}  // namespace

StatusReply status_of(const Table& table, Seat viewer) {
  const Header& header = table.header();
  StatusReply reply{header.game,
                    header.setup.rules_version,
                    header.setup.players,
                    header.names,
                    header.setup.options,
                    chance_info(table),
                    pending_info(table, viewer),
                    {},
                    {}};
  if (const auto& request = table.request())
    reply.request = RequestInfo{request->number,
                                {request->seat},
                                table.everything_told().number_of(request->log_from, viewer),
                                names_of(request->agreed)};
  if (table.is_over()) reply.result = result_of(table);
  return reply;
}

Answer<StatusReply> give_status(const Context& context, const SeatParams& params) {
  const Answer<Seat> seat = viewer(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  return status_of(*context.table, std::get<Seat>(seat));
}

Answer<ComponentsReply> give_components(const Context& context, const Nothing&) {
  return ComponentsReply{boost::json::parse(context.table->game().components_json())};
}

Answer<ViewReply> give_view(const Context& context, const ViewParams& params) {
  const Answer<Seat> answer = viewer_afterwards(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&answer)) return *failure;
  const Seat seat = std::get<Seat>(answer);
  Table& table = *context.table;
  ViewReply reply;
  if (params.line) {
    const std::optional<std::size_t> step = table.step_of_line(seat, *params.line);
    if (!step) return Failure{ErrorCode::invalid_params, "The log has no such line.", {}, {}};
    reply.pending = pending_info(table, seat, table.state_after(*step));
    reply.view = boost::json::parse(table.view_json_after(*step, seat));
  } else {
    reply.pending = pending_info(table, seat, table.state());
    reply.view = boost::json::parse(table.view_json(seat));
  }
  if (seat != kNobody) reply.seat = SeatName{seat};
  return reply;
}

Answer<MovesReply> list_moves(const Context& context, const ActorParams& params) {
  const Answer<Seat> answer = actor_or_chance(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&answer)) return *failure;
  const Table& table = *context.table;
  const Seat seat = std::get<Seat>(answer);
  MovesReply reply;
  if (!table.chance().is_complete()) return reply;
  if (seat == kChance) {
    for (const Outcome& outcome : table.game().outcomes(table.state())) {
      reply.moves.push_back(move_info(table, seat, Offer::one(outcome.move)));
      reply.moves.back().weight = outcome.weight;
    }
    return reply;
  }
  if (const std::string prompt = table.game().prompt(table.state(), seat); !prompt.empty()) reply.prompt = prompt;
  for (const Offer& offer : table.game().moves(table.state(), seat))
    reply.moves.push_back(move_info(table, seat, offer));
  return reply;
}

Answer<WhyReply> explain_move(const Context& context, const WhyParams& params) {
  const Answer<Seat> seat = actor_or_chance(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  const Result<Move> move = context.table->game().parse_move(params.move);
  if (!move) return Failure{ErrorCode::not_a_move, move.error(), {}, {}};
  const Verdict verdict = context.table->game().check(context.table->state(), std::get<Seat>(seat), *move);
  if (verdict.ok()) return WhyReply{true, {}, {}};
  return WhyReply{false, std::string(verdict.rule()), std::string(verdict.reason())};
}

Answer<LogReply> give_log(const Context& context, const LogParams& params) {
  const std::uint32_t since = params.since.value_or(0);
  if ((context.caller.is_owner || context.table->is_over()) && params.seat && params.seat->seat == kOpenHands)
    return LogReply{log_info(context.table->log(kOpenHands, since))};
  const Answer<Seat> seat = viewer_afterwards(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  return LogReply{log_info(context.table->log(std::get<Seat>(seat), since))};
}

Answer<CourseReply> give_course(const Context& context, const Nothing&) {
  const Table& table = *context.table;
  if (!table.is_over()) return Failure{ErrorCode::not_allowed, "The game has not ended.", {}, {}};
  CourseReply reply;
  const std::size_t lines = table.everything_told().heard_by(kNobody).size();
  std::vector<History::Node> moments;
  for (std::uint32_t line = 0; line <= lines; ++line)
    moments.push_back(table.node_after(*table.step_of_line(kNobody, line)));
  table.history().visit(moments, [&, line = std::uint32_t{0}](History::Node, const AnyValue& state) mutable {
    CoursePoint point{line, {}};
    for (int i = 0; i < table.game().seats(); ++i)
      point.points.push_back(table.game().tally(state, seat_at(i)).total());
    if (line == lines || reply.course.empty() || point.points != reply.course.back().points)
      reply.course.push_back(std::move(point));
    ++line;
  });
  const Verification verified = verify(context.games, table.record());
  reply.sound = verified.is_sound() && verified.dice == Verification::Dice::proved;
  reply.verdict = verified.verdict();
  return reply;
}

Answer<PlayReply> play_moves(const Context& context, const PlayParams& params) {
  const Answer<Seat> answer = actor_or_chance(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&answer)) return *failure;
  Table& table = *context.table;
  const Answer<std::vector<Move>> moves = parse_moves(table, params.moves);
  if (const auto* failure = std::get_if<Failure>(&moves)) return *failure;
  const Seat seat = std::get<Seat>(answer);
  const Seat listener = seat == kChance ? kOpenHands : seat;
  const auto before = static_cast<std::uint32_t>(table.everything_told().heard_by(listener).size());
  const Verdict verdict = table.play(seat, std::get<std::vector<Move>>(moves), params.words.value_or(""));
  if (!verdict.ok()) return Failure::refused(verdict);
  return PlayReply{pending_info(table, seat), log_info(table.log(listener, before))};
}

Answer<Nothing> set_wishes(const Context& context, const WishParams& params) {
  const Answer<Seat> seat = actor(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  Answer<std::vector<Move>> moves = parse_moves(*context.table, params.moves);
  if (const auto* failure = std::get_if<Failure>(&moves)) return *failure;
  const Verdict verdict = context.table->wish(std::get<Seat>(seat), std::get<std::vector<Move>>(std::move(moves)));
  if (!verdict.ok()) return Failure::refused(verdict);
  return Nothing{};
}

Answer<UndoReply> take_back(const Context& context, const UndoParams& params) {
  const Answer<Seat> seat = actor(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  const Verdict verdict = context.table->take_back(std::get<Seat>(seat), params.decisions.value_or(1));
  if (!verdict.ok()) return Failure::refused(verdict);
  return undo_reply(*context.table);
}

Answer<UndoReply> answer_request(const Context& context, const ConsentParams& params) {
  const Answer<Seat> seat = actor(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  const Verdict verdict = context.table->answer_request(std::get<Seat>(seat), params.request, params.agree);
  if (!verdict.ok()) return Failure::refused(verdict);
  UndoReply reply = undo_reply(*context.table);
  reply.done = reply.done && params.agree;
  return reply;
}

Answer<ChanceReply> commit(const Context& context, const CommitParams& params) {
  const Answer<Seat> seat = actor(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  const auto commitment = from_hex<32>(params.commitment);
  if (!commitment) return bad_hex("commitment");
  const Verdict verdict = context.table->commit(std::get<Seat>(seat), *commitment);
  if (!verdict.ok()) return Failure::refused(verdict);
  return ChanceReply{chance_info(*context.table), pending_info(*context.table, std::get<Seat>(seat))};
}

Answer<ChanceReply> reveal(const Context& context, const RevealParams& params) {
  const Answer<Seat> seat = actor(context, params.seat);
  if (const auto* failure = std::get_if<Failure>(&seat)) return *failure;
  const auto secret = from_hex<32>(params.secret);
  if (!secret) return bad_hex("secret");
  const Verdict verdict = context.table->reveal(std::get<Seat>(seat), *secret);
  if (!verdict.ok()) return Failure::refused(verdict);
  return ChanceReply{chance_info(*context.table), pending_info(*context.table, std::get<Seat>(seat))};
}

}  // namespace regalia::protocol
