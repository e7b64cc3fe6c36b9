// The shape of a position as JSON: everything, whoever may know it. Seats and numbers count from 1.
#pragma once

#include "tests/probe/messages.h"

namespace regalia::probe {

struct DraftInfo {
  int maker = 0;
  int partner = 0;
  std::optional<int> answers;
  std::vector<PledgeInfo> clauses;

  static constexpr const char* kName = "ProbeDraftPosition";
  static constexpr std::array kNotes = {"whose", "with whom", "number of the deal whose wording it answers", "so far"};
};
BOOST_DESCRIBE_STRUCT(DraftInfo, (), (maker, partner, answers, clauses))

struct DealPosition {
  int maker = 0;
  int partner = 0;
  int number = 0;
  int revision = 0;
  std::string status;
  std::vector<PledgeInfo> clauses;

  static constexpr const char* kName = "ProbeDealPosition";
  static constexpr std::array kNotes = {"who put the first wording",
                                        "with whom",
                                        "between the two in this round",
                                        "wordings so far; they are put in turn",
                                        "`offered`, `accepted`, `refused` or `withdrawn`",
                                        "of the wording that stands"};
};
BOOST_DESCRIBE_STRUCT(DealPosition, (), (maker, partner, number, revision, status, clauses))

struct TokenPosition {
  std::string colour;
  bool counts = false;

  static constexpr const char* kName = "ProbeTokenPosition";
  static constexpr std::array kNotes = {"`red` or `blue`", "false also until it is judged"};
};
BOOST_DESCRIBE_STRUCT(TokenPosition, (), (colour, counts))

struct AnswerPosition {
  int seat = 0;
  std::string answer;

  static constexpr const char* kName = "ProbeAnswerPosition";
  static constexpr std::array kNotes = {"whose", "`no` or `yes`; to the question of the veto, yes strikes down"};
};
BOOST_DESCRIBE_STRUCT(AnswerPosition, (), (seat, answer))

// Lists that are empty are left out.
struct PositionInfo {
  int format = 0;
  std::string phase;
  int round = 0;
  std::vector<int> coins;
  std::optional<int> veto_holder;
  std::optional<std::vector<int>> done;
  std::optional<std::vector<AnswerPosition>> answers;
  std::optional<std::vector<TokenPosition>> tokens;
  std::optional<std::vector<DraftInfo>> drafts;
  std::optional<std::vector<DealPosition>> deals;
  std::optional<std::vector<PledgeInfo>> pledges;

  static constexpr const char* kName = "ProbePosition";
  static constexpr std::array kNotes = {"of this text",
                                        "as views name it",
                                        "rounds that are over",
                                        "by seat",
                                        "left out: it is spent, or not handed out yet",
                                        "who is done bargaining",
                                        "given so far",
                                        "by round",
                                        "by maker",
                                        "of this round, by parties and number",
                                        "in the order in which they were made"};
};
BOOST_DESCRIBE_STRUCT(PositionInfo, (),
                      (format, phase, round, coins, veto_holder, done, answers, tokens, drafts, deals, pledges))

}  // namespace regalia::probe
