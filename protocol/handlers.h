// What the methods do, each for its own parameters.
#pragma once

#include "protocol/methods.h"

namespace regalia::protocol {

// owner_methods.cpp
[[nodiscard]] Answer<GamesReply> list_games(const Context& context, const Nothing& params);
[[nodiscard]] Answer<RulesReply> give_rules(const Context& context, const RulesParams& params);
[[nodiscard]] Answer<StatusReply> start_table(const Context& context, const NewParams& params);
[[nodiscard]] Answer<StatusReply> load_table(const Context& context, const LoadParams& params);
[[nodiscard]] Answer<RecordReply> give_record(const Context& context, const Nothing& params);
[[nodiscard]] Answer<PositionReply> give_position(const Context& context, const Nothing& params);
[[nodiscard]] Answer<ReviewReply> judge_game(const Context& context, const Nothing& params);
[[nodiscard]] Answer<VerifyReply> verify_record(const Context& context, const VerifyParams& params);
[[nodiscard]] Answer<BotReply> ask_bot(const Context& context, const BotParams& params);

// seat_methods.cpp
[[nodiscard]] Answer<StatusReply> give_status(const Context& context, const SeatParams& params);
[[nodiscard]] Answer<ComponentsReply> give_components(const Context& context, const Nothing& params);
[[nodiscard]] Answer<ViewReply> give_view(const Context& context, const ViewParams& params);
[[nodiscard]] Answer<CourseReply> give_course(const Context& context, const Nothing& params);
[[nodiscard]] Answer<DrawsReply> give_draws(const Context& context, const DrawsParams& params);
[[nodiscard]] Answer<MovesReply> list_moves(const Context& context, const ActorParams& params);
[[nodiscard]] Answer<PlanReply> plan_act(const Context& context, const PlanParams& params);
[[nodiscard]] Answer<ConsultReply> consult(const Context& context, const ConsultParams& params);
[[nodiscard]] Answer<DealsReply> list_deals(const Context& context, const SeatParams& params);
[[nodiscard]] Answer<WishesInfo> list_wishes(const Context& context, const SeatParams& params);
[[nodiscard]] Answer<WhyReply> explain_move(const Context& context, const WhyParams& params);
[[nodiscard]] Answer<LogReply> give_log(const Context& context, const LogParams& params);
[[nodiscard]] Answer<PlayReply> play_moves(const Context& context, const PlayParams& params);
[[nodiscard]] Answer<Nothing> set_wishes(const Context& context, const WishParams& params);
[[nodiscard]] Answer<UndoReply> take_back(const Context& context, const UndoParams& params);
[[nodiscard]] Answer<UndoReply> answer_request(const Context& context, const ConsentParams& params);
[[nodiscard]] Answer<ChanceReply> commit(const Context& context, const CommitParams& params);
[[nodiscard]] Answer<ChanceReply> reveal(const Context& context, const RevealParams& params);

// Shared by both.
[[nodiscard]] inline Failure bad_hex(const std::string& entry) {
  return {ErrorCode::invalid_params, entry + " must be 64 hexadecimal digits.", {}, {}};
}

}  // namespace regalia::protocol
