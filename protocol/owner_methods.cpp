#include <algorithm>

#include "engine/text.h"
#include "protocol/handlers.h"
#include "protocol/shown.h"
#include "table/review.h"
#include "table/verify.h"
#include "table/words_json.h"

namespace regalia::protocol {
namespace {

constexpr int kLargestBudget = 1'000'000;

GameInfo info_of(const GameEntry& game) {
  GameInfo info{game.id,
                game.name,
                game.summary,
                game.least_players,
                game.most_players,
                game.usual_players,
                game.rules_version,
                {},
                {},
                {}};
  for (const OptionSpec& option : game.options)
    info.options.push_back({option.name, option.title, option.choices, option.standard, option.help});
  for (const Preset& preset : game.presets) info.presets.push_back({preset.name, preset.title, preset.values});
  for (const BotEntry& bot : game.company.bots) info.bots.push_back({bot.id, bot.summary, bot.level, bot.usual_budget});
  return info;
}

Failure bad_setup(const std::string& reason) { return {ErrorCode::bad_setup, reason, {}, {}}; }

Answer<GameSetup> game_setup(const GameEntry& game, const NewParams& params) {
  Result<OptionValues> options = options_of(game, params.preset.value_or(""), params.options.value_or(Texts()));
  if (!options) return bad_setup(options.error());
  GameSetup setup{params.players.value_or(game.usual_players), std::move(options).value(), {}};
  if (params.facts) setup.facts = boost::json::serialize(params.facts->json);
  return setup;
}

Answer<TableSetup> table_setup(const NewParams& params) {
  TableSetup setup;
  setup.names = params.names.value_or(std::vector<std::string>());
  const std::string chance = params.chance.value_or(params.seed ? "seeded" : "fair");
  if (chance == name_of(ChanceKind::seeded)) {
    if (!params.seed) return bad_setup("A seeded table needs a seed.");
    setup.chance = ChanceKind::seeded;
    setup.seed = *params.seed;
  } else if (chance == name_of(ChanceKind::manual)) {
    setup.chance = ChanceKind::manual;
  } else if (chance != name_of(ChanceKind::fair)) {
    return bad_setup("Chance is fair, seeded or manual, not " + in_quotes(chance) + ".");
  }
  if (params.seed && setup.chance != ChanceKind::seeded) return bad_setup("A seed goes with seeded chance only.");
  const std::string right = params.take_back.value_or(std::string(name_of(TakeBackRight::silent)));
  if (right == name_of(TakeBackRight::turn))
    setup.take_back = TakeBackRight::turn;
  else if (right != name_of(TakeBackRight::silent))
    return bad_setup("take_back is silent or turn, not " + in_quotes(right) + ".");
  for (const SeatName& name : params.contributors.value_or(std::vector<SeatName>())) {
    if (index(name.seat) >= kMaxSeats) return bad_setup("Only seats of the table can contribute to chance.");
    setup.contributors.add(name.seat);
  }
  return setup;
}

Failure no_such_game(const std::string& name) {
  return bad_setup("There is no game " + in_quotes(name) + "; `games` lists them.");
}

Answer<StatusReply> seat_at_table(const Context& context, const GameEntry& game, const GameSetup& setup,
                                  const TableSetup& seating) {
  Result<Table> table = Table::start(game, setup, seating);
  if (!table) return bad_setup(table.error());
  context.table = std::move(table).value();
  return owners_status(*context.table);
}

Answer<StatusReply> load_position(const Context& context, const LoadParams& params) {
  if (params.secret) return Failure{ErrorCode::invalid_params, "A secret goes with a record.", {}, {}};
  const PositionReply& from = *params.position;
  const GameEntry* game = find_game(context.games, from.game);
  if (game == nullptr) return no_such_game(from.game);
  NewParams like;
  like.names = params.names;
  like.chance = params.chance;
  like.seed = params.seed;
  Answer<TableSetup> seating = table_setup(like);
  if (const auto* failure = std::get_if<Failure>(&seating)) return *failure;
  GameSetup setup{from.players, from.options, {}, from.rules_version};
  if (from.facts) setup.facts = boost::json::serialize(from.facts->json);
  const std::string position = boost::json::serialize(from.position.json);
  const auto made = make_game(*game, setup);
  if (!made) return bad_setup(made.error());
  if (const auto state = made->codec().read_position(from.position); !state)
    return Failure{ErrorCode::bad_position, state.error(), {}, {}};
  std::get<TableSetup>(seating).position = position;
  if (from.words) {
    std::string error;
    std::get<TableSetup>(seating).words = read_words(*from.words, from.players, error);
    if (!error.empty()) return Failure{ErrorCode::bad_position, error, {}, {}};
  }
  return seat_at_table(context, *game, setup, std::get<TableSetup>(seating));
}

}  // namespace

Answer<GamesReply> list_games(const Context& context, const Nothing&) {
  GamesReply reply;
  for (const GameEntry& game : context.games) reply.games.push_back(info_of(game));
  return reply;
}

Answer<StatusReply> start_table(const Context& context, const NewParams& params) {
  const GameEntry* game = find_game(context.games, params.game);
  if (game == nullptr) return no_such_game(params.game);
  const Answer<GameSetup> setup = game_setup(*game, params);
  if (const auto* failure = std::get_if<Failure>(&setup)) return *failure;
  const Answer<TableSetup> seating = table_setup(params);
  if (const auto* failure = std::get_if<Failure>(&seating)) return *failure;
  return seat_at_table(context, *game, std::get<GameSetup>(setup), std::get<TableSetup>(seating));
}

Answer<StatusReply> load_table(const Context& context, const LoadParams& params) {
  if (params.record.has_value() == params.position.has_value()) {
    const std::string takes = LoadParams::kExpected;
    return Failure{ErrorCode::invalid_params, "Give one of the two. " + takes, {}, {}};
  }
  if (params.position) return load_position(context, params);
  if (params.names || params.chance || params.seed)
    return Failure{ErrorCode::invalid_params, "A record says itself who plays and where chance comes from.", {}, {}};
  std::optional<Secret> secret;
  if (params.secret) {
    secret = from_hex<32>(*params.secret);
    if (!secret) return bad_hex("secret");
  }
  auto opened = Table::open(context.games, *params.record, secret);
  if (const auto* fault = std::get_if<RecordFault>(&opened))
    return Failure{ErrorCode::bad_record, fault->sentence(), {}, fault->step};
  if (secret && std::get<Table>(opened).header().chance != ChanceKind::fair)
    return Failure{ErrorCode::invalid_params, "A secret goes with the record of a fair table.", {}, {}};
  context.table = std::move(std::get<Table>(opened));
  context.table->resume();
  return owners_status(*context.table);
}

Answer<RecordReply> give_record(const Context& context, const Nothing&) {
  const Table& table = *context.table;
  if (!context.caller.is_owner && !table.is_over())
    return Failure{ErrorCode::not_allowed, "The record is open to all when the game has ended.", {}, {}};
  RecordReply reply{table.record(), {}};
  if (context.caller.is_owner && !table.chance().is_open() && table.chance().secret())
    reply.secret = to_hex(*table.chance().secret());
  return reply;
}

Answer<PositionReply> give_position(const Context& context, const Nothing&) {
  const Table& table = *context.table;
  const GameSetup& setup = table.header().setup;
  PositionReply reply{table.header().game, setup.rules_version, setup.players, setup.options, {}, {}, {}};
  if (!setup.facts.empty()) reply.facts = boost::json::parse(setup.facts);
  reply.position = table.game().codec().position(table.state(), kNewestPosition);
  if (!table.words().empty()) reply.words = words_json(table.words());
  return reply;
}

Answer<RulesReply> give_rules(const Context& context, const RulesParams& params) {
  if (params.game == "table") return RulesReply{std::string(table_rulebook())};
  const GameEntry* game = find_game(context.games, params.game);
  if (game == nullptr) return bad_setup("There is no game " + in_quotes(params.game) + ".");
  return RulesReply{std::string(game->rulebook())};
}

Answer<VerifyReply> verify_record(const Context& context, const VerifyParams& params) {
  const Verification verified = verify(context.games, params.record);
  VerifyReply reply{verified.is_sound(), verified.verdict(), {}, {}};
  if (verified.fault)
    reply.step = verified.fault->step;
  else
    reply.dice = verified.dice;
  return reply;
}

Answer<ReviewReply> judge_game(const Context& context, const Nothing&) {
  const Table& table = *context.table;
  if (!table.is_over()) return Failure{ErrorCode::not_allowed, "The game has not ended.", {}, {}};
  const BotEntry& bot = table.entry().company.adviser();
  Review review(table, bot);
  while (review.go_on()) {
  }
  return review_reply(table, kNobody, bot, review.opinions());
}

Answer<BotReply> ask_bot(const Context& context, const BotParams& params) {
  Table& table = *context.table;
  const auto bot = std::find_if(table.entry().company.bots.begin(), table.entry().company.bots.end(),
                                [&](const BotEntry& entry) { return entry.id == params.bot; });
  if (bot == table.entry().company.bots.end())
    return Failure{
        ErrorCode::invalid_params, "There is no bot " + in_quotes(params.bot) + "; `games` lists them.", {}, {}};
  const int budget = params.budget.value_or(bot->usual_budget);
  if (budget < 0 || budget > kLargestBudget)
    return Failure{
        ErrorCode::invalid_params, "budget must be from 0 to " + std::to_string(kLargestBudget) + ".", {}, {}};
  const Seat seat = params.seat.seat;
  if (index(seat) >= table.game().seats())
    return Failure{ErrorCode::no_such_seat, "A bot plays for one of the seats.", {}, {}};
  if (table.game().rules().moves(table.state(), seat).empty())
    return Failure{ErrorCode::not_allowed, "This seat has nothing to decide now.", {}, {}};
  Thinking thinking(budget, params.seed ? *params.seed : random_seed());
  const Chosen chosen = bot->make(table.game().rules())->choose(table.view_for_bot(seat), thinking);
  BotReply reply{table.game().words().text(chosen.move), table.game().words().describe(chosen.move), {}};
  if (!chosen.words.empty()) reply.words = chosen.words;
  return reply;
}

}  // namespace regalia::protocol
