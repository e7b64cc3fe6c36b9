#include "protocol/shown.h"

#include <algorithm>
#include <cmath>

#include "table/result_text.h"

namespace regalia::protocol {

std::vector<SeatName> names_of(SeatSet seats) {
  std::vector<SeatName> names;
  for (const Seat seat : seats) names.push_back({seat});
  return names;
}

PendingInfo pending_info(const Table& table, Seat viewer, const AnyValue& state) {
  const Pending pending = table.game().rules().pending_for(state, viewer);
  PendingInfo info{pending.step, names_of(pending.owing), names_of(pending.may_revise), {}, {}};
  if (pending.step == Step::chance) {
    const ChanceScope scope = table.game().rules().chance_scope(state);
    if (scope.asker != kNobody) info.chance_for = SeatName{scope.asker};
    info.chance_of = scope.text();
  }
  return info;
}

ChanceInfo chance_info(const Table& table) {
  const ChanceKind kind = table.header().chance;
  ChanceInfo info{kind, kind == ChanceKind::fair, {}, {}, {}, {}, {}};
  if (kind != ChanceKind::fair) return info;
  info.commitment = to_hex(table.header().commitment);
  for (const Seat seat : table.chance().committed())
    info.commitments.push_back({{seat}, to_hex(table.chance().commitment_of(seat))});
  info.yet_to_commit = names_of(table.chance().yet_to_commit());
  info.yet_to_reveal = names_of(table.chance().yet_to_reveal());
  if (table.chance().is_open()) info.secret = to_hex(*table.chance().secret());
  return info;
}

namespace {

std::vector<SeatResult> result_of(const Table& table) {
  std::vector<SeatResult> results;
  const Ranking ranking = table.game().rules().ranking(table.state());
  for (int i = 0; i < table.game().seats(); ++i) {
    const Tally tally = table.game().rules().tally(table.state(), seat_at(i));
    SeatResult result{{seat_at(i)}, ranking.place[static_cast<std::size_t>(i)], tally.total(), {}};
    for (const TallyLine& line : tally.lines) result.lines.push_back({std::string(line.source), line.points});
    results.push_back(std::move(result));
  }
  return results;
}

DealState state_of(std::optional<DealStatus> status) {
  constexpr std::array kStates = {DealState::offered, DealState::accepted, DealState::refused, DealState::withdrawn};
  return status ? kStates[static_cast<std::size_t>(*status)] : DealState::draft;
}

std::optional<int> number_of(Seat seat) { return seat == kNobody ? std::nullopt : std::optional(index(seat) + 1); }

std::vector<int> numbers_of(SeatSet seats) {
  std::vector<int> numbers;
  for (const Seat seat : seats) numbers.push_back(index(seat) + 1);
  return numbers;
}

void put_move(MoveInfo& info, const Wording& words, Move move, bool is_range) {
  info.move = words.text(move);
  MoveParts parts = words.parts(move, is_range);
  info.verb = parts.verb;
  info.args.all = std::move(parts.args);
}

// A range is a stem, and amounts to put behind it.
void put_range(MoveInfo& info, const Offer& offer) {
  if (offer.most == offer.least()) return;
  info.stem = info.move.substr(0, info.move.rfind(' '));
  info.least = offer.least();
  info.most = offer.most;
}

MoveInfo move_info(const Table& table, Seat seat, const AnyValue& view, const Offer& offer) {
  const Wording& words = table.game().words();
  Phrase phrase = words.phrase(view, offer.move, table.names());
  MoveInfo info;
  put_move(info, words, offer.move, offer.most > offer.least());
  info.does = std::move(phrase.does);
  info.touches = words.touches(offer.move);
  put_range(info, offer);
  if (const auto longest = table.game().rules().words(table.state(), seat, offer.move).longest; longest > 0)
    info.words = static_cast<std::uint32_t>(longest);
  if (phrase.role != MoveRole::plain) info.role = phrase.role;
  if (!phrase.deal.empty()) info.deal = std::move(phrase.deal);
  if (!phrase.heading.empty()) {
    info.heading = std::move(phrase.heading);
    info.choice = std::move(phrase.choice);
  }
  return info;
}

}  // namespace

StatusReply status_of(const Table& table, Seat viewer) {
  const Header& header = table.header();
  StatusReply reply;
  reply.game = header.game;
  reply.rules_version = header.setup.rules_version;
  reply.players = header.setup.players;
  reply.names = header.names;
  reply.options = header.setup.options;
  if (!header.setup.facts.empty()) reply.facts = boost::json::parse(header.setup.facts);
  reply.chance = chance_info(table);
  reply.pending = pending_info(table, viewer, table.state());
  reply.step = table.moment(viewer);
  if (const auto& request = table.request())
    reply.request = RequestInfo{request->number,
                                {request->seat},
                                table.everything_told().number_of(request->log_from, viewer),
                                names_of(request->agreed)};
  if (const std::optional<bool> right = table.may_take_back(viewer)) reply.undo = *right ? "right" : "consent";
  if (table.is_over()) {
    reply.result = result_of(table);
    ResultText outcome = result_text(table);
    reply.outcome = std::move(outcome.text);
    reply.headline = std::move(outcome.headline);
    reply.why = std::move(outcome.why);
  }
  if (!table.trouble().empty()) reply.trouble = table.trouble();
  return reply;
}

StatusReply owners_status(const Table& table) {
  StatusReply reply = status_of(table, kNobody);
  reply.pending = pending_info(table, kOpenHands, table.state());
  return reply;
}

namespace {

PromiseInfo promise_info(const Wording& words, const Judged& judged) {
  return {words.text(judged.move), words.describe(judged.move), static_cast<int>(std::lround(1000 * judged.chance)),
          static_cast<int>(std::lround(10 * judged.points))};
}

}  // namespace

ReviewReply review_reply(const Table& table, Seat viewer, const BotEntry& bot, const std::vector<Opinion>& opinions) {
  ReviewReply reply{bot.id, {}, {}};
  const Wording& words = table.game().words();
  const std::vector<Opinion> turning = turning_points(opinions);
  for (const Opinion& opinion : opinions) {
    OpinionInfo info{
        table.line_of_step(viewer, opinion.step - 1), {opinion.seat}, promise_info(words, opinion.played), {}};
    if (opinion.best.move != opinion.played.move) info.better = promise_info(words, opinion.best);
    if (std::any_of(turning.begin(), turning.end(), [&](const Opinion& each) { return each.step == opinion.step; }))
      reply.turning_points.push_back(static_cast<std::uint32_t>(reply.decisions.size()));
    reply.decisions.push_back(std::move(info));
  }
  return reply;
}

CourseReply course_reply(const Table& table, Seat viewer, const Course& course) {
  CourseReply reply{{}, course.sound, course.verdict, course.dice};
  const auto lines = static_cast<std::uint32_t>(table.everything_told().heard_by(viewer).size());
  auto next = course.points.begin();
  std::vector<int> points;
  for (std::uint32_t line = 0; line <= lines; ++line) {
    const std::size_t step = *table.step_of_line(viewer, line);
    for (; next != course.points.end() && next->step <= step; ++next) points = next->points;
    if (line == lines || reply.course.empty() || points != reply.course.back().points)
      reply.course.push_back({line, points});
  }
  return reply;
}

DrawsReply draws_reply(const Table& table, const Draws& draws, std::size_t since) {
  constexpr std::size_t kPage = 200;
  DrawsReply reply;
  for (std::size_t step = 1; step <= table.steps(); ++step)
    if (const auto* reveal = std::get_if<Reveal>(&table.step(step)); reveal != nullptr && reveal->seat != kNobody)
      reply.secrets.push_back({{reveal->seat}, to_hex(reveal->value)});
  const std::size_t end = std::min(draws.draws.size(), since + kPage);
  for (std::size_t i = since; i < end; ++i) {
    const Draws::Draw& draw = draws.draws[i];
    DrawInfo info{draw.scope, {}, draws.outcomes[draw.drawn]};
    for (const auto& [outcome, weight] : draw.possible) info.possible.push_back({draws.outcomes[outcome], weight});
    reply.draws.push_back(std::move(info));
  }
  reply.more = end < draws.draws.size();
  return reply;
}

std::vector<LogInfo> log_info(std::vector<LogLine> lines) {
  std::vector<LogInfo> infos;
  for (LogLine& line : lines) {
    LogInfo info;
    info.line = line.number;
    info.text = std::move(line.text);
    if (line.about != kNobody) info.about = SeatName{line.about};
    if (!line.named.empty()) info.named = names_of(line.named);
    if (!line.rest.empty()) info.rest = std::move(line.rest);
    for (const Gain& gain : line.gains) {
      if (!info.gains) info.gains.emplace();
      info.gains->push_back({{gain.seat}, gain.points});
    }
    if (!line.shows.empty()) info.shows = std::move(line.shows);
    if (line.speaker != kNobody) {
      info.speaker = SeatName{line.speaker};
      info.words = std::move(line.words);
    }
    if (line.undone_from != 0) info.undone_from = line.undone_from;
    infos.push_back(std::move(info));
  }
  return infos;
}

MovesReply moves_reply(const Table& table, Seat seat, const AnyValue& view) {
  MovesReply reply;
  if (!table.is_asked(seat)) return reply;
  const Wording& words = table.game().words();
  if (std::string prompt = words.prompt(view, table.names()); !prompt.empty()) reply.prompt = std::move(prompt);
  if (const std::optional<Move> given = table.given_by(seat)) reply.given = words.text(*given);
  for (const Offer& offer : table.game().rules().moves(table.state(), seat))
    reply.moves.push_back(move_info(table, seat, view, offer));
  return reply;
}

PlanReply plan_reply(const Table& table, Seat seat, const Plan& plan) {
  const Wording& words = table.game().words();
  PlanReply reply;
  reply.complete = plan.complete;
  if (plan.steps.empty()) return reply;
  PlanText text = words.plan(plan.steps[0].view, plan.moves(), table.names());
  reply.does = std::move(text.does);
  for (PlanText::Use& use : text.uses) reply.uses.push_back({std::move(use.element), use.count});
  for (const Plan::Step& step : plan.steps) {
    const Phrase phrase = words.phrase(step.view, step.move, table.names());
    PlannedMove planned{words.text(step.move), phrase.does, words.touches(step.move), {}};
    for (const Offer& offer : step.listed)
      if (phrase.role == MoveRole::part && !offer.covers(step.move))
        planned.others.push_back(move_info(table, seat, step.view, offer));
    reply.steps.push_back(std::move(planned));
  }
  return reply;
}

MovesReply outcomes_reply(const Table& table) {
  MovesReply reply;
  if (!table.chance().is_complete()) return reply;
  const Wording& words = table.game().words();
  for (const Outcome& outcome : table.game().rules().outcomes(table.state())) {
    MoveInfo info;
    put_move(info, words, outcome.move, false);
    info.does = words.describe(outcome.move);
    info.touches = words.touches(outcome.move);
    info.weight = outcome.weight;
    reply.moves.push_back(std::move(info));
  }
  return reply;
}

std::vector<DealInfo> deals_info(const Table& table, const AnyValue& view) {
  std::vector<DealInfo> infos;
  for (DealText& deal : table.game().words().deals(view, table.names())) {
    DealInfo info;
    info.id = std::move(deal.id);
    info.parties = numbers_of(deal.parties);
    info.maker = index(deal.maker) + 1;
    info.last_word = number_of(deal.last_word);
    info.revision = deal.revision;
    info.state = state_of(deal.status);
    info.agreed = numbers_of(deal.agreed);
    if (!deal.answers.empty()) info.answers = std::move(deal.answers);
    if (!deal.words.empty()) info.words = std::move(deal.words);
    for (DealText::Clause& clause : deal.clauses)
      info.clauses.push_back({std::move(clause.text), number_of(clause.gives), number_of(clause.to)});
    infos.push_back(std::move(info));
  }
  return infos;
}

std::optional<WishesInfo> wishes_info(const Table& table, Seat viewer) {
  if (index(viewer) >= table.game().seats()) return std::nullopt;
  const std::vector<WishText> possible = table.possible_wishes(viewer);
  if (possible.empty()) return std::nullopt;
  WishesInfo info;
  for (const WishText& wish : possible) {
    WishInfo each{table.game().words().text(wish.offer.move), wish.does, wish.when, {}, {}};
    if (wish.has_amount()) {
      each.least = wish.offer.least();
      each.most = wish.offer.most;
    }
    info.possible.push_back(std::move(each));
  }
  for (const Move move : table.wishes_of(viewer)) info.chosen.push_back(table.game().words().text(move));
  return info;
}

}  // namespace regalia::protocol
