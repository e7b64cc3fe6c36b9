// What a viewer is shown of a table, as messages. Methods answer with it, and servers push it.
#pragma once

#include "protocol/messages.h"
#include "table/course.h"
#include "table/plan.h"
#include "table/review.h"
#include "table/table.h"

namespace regalia::protocol {

[[nodiscard]] std::vector<SeatName> names_of(SeatSet seats);
// As far as the viewer may know; kOpenHands: all of it.
[[nodiscard]] PendingInfo pending_info(const Table& table, Seat viewer, const AnyValue& state);
[[nodiscard]] ChanceInfo chance_info(const Table& table);
[[nodiscard]] StatusReply status_of(const Table& table, Seat viewer);
// What an onlooker is told, and all whom the game waits for, also in secret.
[[nodiscard]] StatusReply owners_status(const Table& table);
[[nodiscard]] std::vector<LogInfo> log_info(std::vector<LogLine> lines);
// As the lines of a viewer's log tell it.
// What a bot thinks of a game, by the lines of the viewer's log.
[[nodiscard]] ReviewReply review_reply(const Table& table, Seat viewer, const BotEntry& bot,
                                       const std::vector<Opinion>& opinions);
[[nodiscard]] CourseReply course_reply(const Table& table, Seat viewer, const Course& course);
// A page of them, behind so many.
[[nodiscard]] DrawsReply draws_reply(const Table& table, const Draws& draws, std::size_t since);

// These speak of a view that was made once for all of them (Table::view).
[[nodiscard]] MovesReply moves_reply(const Table& table, Seat seat, const AnyValue& view);
[[nodiscard]] std::vector<DealInfo> deals_info(const Table& table, const AnyValue& view);

[[nodiscard]] PlanReply plan_reply(const Table& table, Seat seat, const Plan& plan);

// What chance may do now.
[[nodiscard]] MovesReply outcomes_reply(const Table& table);
// Nothing, if the game knows no standing steps or the viewer has no seat.
[[nodiscard]] std::optional<WishesInfo> wishes_info(const Table& table, Seat viewer);

}  // namespace regalia::protocol
