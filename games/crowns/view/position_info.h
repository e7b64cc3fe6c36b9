// The shape of a position as JSON: everything, whoever may know it. Seats and rounds count from 1; what is 0, false or empty
// is left out.
#pragma once

#include "games/crowns/view/messages.h"
#include "games/crowns/view/names.h"
#include "json/codec.h"

namespace regalia::crowns {

using json::Sparse;
using json::Whole;

using SeatNumber = Whole<1, kSeatLimit>;
using Ids = Sparse<std::vector<std::string>>;
using Ravens = Sparse<Whole<0, 255>>;

struct DraftPosition {
  SeatNumber partner;
  Sparse<bool> answers;
  Ids clauses;

  static constexpr const char* kName = "CrownsDraftPosition";
  static constexpr std::array kNotes = {"with whom", "the offer between the two", "so far"};
  bool operator==(const DraftPosition&) const = default;
};
BOOST_DESCRIBE_STRUCT(DraftPosition, (), (partner, answers, clauses))

struct DealPosition {
  SeatNumber maker;
  Whole<1, 255> number;
  Whole<1, 255> revision;
  json::Id<kStatusIds> status;
  Ids clauses;

  static constexpr const char* kName = "CrownsDealPosition";
  static constexpr std::array kNotes = {
      "who put the first wording", "between the two in these talks", "wordings so far; they are put in turn",
      "`offered`, `accepted`, `refused` or `withdrawn`", "of the wording that stands"};
  bool operator==(const DealPosition&) const = default;
};
BOOST_DESCRIBE_STRUCT(DealPosition, (), (maker, number, revision, status, clauses))

struct SwapPosition {
  Sparse<std::string> out;
  Sparse<std::string> in;

  static constexpr const char* kName = "CrownsSwapPosition";
  static constexpr std::array kNotes = {"which goes; left out: keeps all", "which comes"};
  bool operator==(const SwapPosition&) const = default;
};
BOOST_DESCRIBE_STRUCT(SwapPosition, (), (out, in))

struct SeatPosition {
  Ids hand;
  Sparse<std::string> agenda;
  Ravens ravens;
  Ids laid;
  Ravens raised;
  Sparse<json::Id<kVoteIds>> vote;
  Sparse<json::Id<kVoteIds>> sealed_vote;
  Ravens spent;
  Sparse<json::Id<kSentinelIds>> sentinel;
  Ravens sentinel_least;
  std::optional<SwapPosition> swap;
  Sparse<bool> done;
  std::optional<DraftPosition> draft;
  std::optional<DealPosition> deal;

  static constexpr const char* kName = "CrownsSeatPosition";
  static constexpr std::array kNotes = {"cards in hand, those laid included",
                                        "hidden agenda",
                                        "all of them",
                                        "on the table in an exchange",
                                        "ravens on offer",
                                        "open",
                                        "under seal",
                                        "ravens on a vote",
                                        "answer under seal: `keeps` or `uses`",
                                        "of a Sentinel that is used: from how many ravens on",
                                        "answer under seal, with customized hands",
                                        "with these talks",
                                        "in the making",
                                        "the last one with the active player"};
};
BOOST_DESCRIBE_STRUCT(SeatPosition, (),
                      (hand, agenda, ravens, laid, raised, vote, sealed_vote, spent, sentinel, sentinel_least, swap,
                       done, draft, deal))

struct PositionInfo {
  Whole<1, kPositionFormats> format;
  json::Id<kPhaseIds> phase;
  Whole<1, kMostRounds + 1> round;
  Sparse<SeatNumber> turn;
  Sparse<SeatNumber> actor;
  Sparse<SeatNumber> starter;
  Sparse<SeatNumber> target;
  Sparse<std::string> knight;
  Sparse<std::string> coin;
  Sparse<Whole<0, 3>> swaps;
  Sparse<bool> cards_moved;
  Sparse<bool> raise_in_pass;
  Sparse<json::Id<kDeedIds>> promised;
  Sparse<SeatNumber> promised_whom;
  Sparse<std::vector<SeatNumber>> spared;
  Ravens ravens_lost;
  Ids discards;
  std::vector<SeatPosition> seats;

  static constexpr const char* kName = "CrownsPosition";
  static constexpr std::array kNotes = {"of this text",
                                        "as views name it",
                                        "where the round marker lies, from 1; one past the last round: Game End",
                                        "the active player; before the first turn, who begins",
                                        "who decides, where one does",
                                        "who begins every round",
                                        "of a Coinage or an attack",
                                        "that attacks",
                                        "the Coinage that is being played",
                                        "swaps with second houses that are over",
                                        "some card has left the hand it was dealt to",
                                        "somebody has raised in this pass",
                                        "by the active player: `attack`, `coinage` or `trade`",
                                        "whom",
                                        "whom the active player does not attack",
                                        "out of the game",
                                        "face up",
                                        "all of them"};
};
BOOST_DESCRIBE_STRUCT(PositionInfo, (),
                      (format, phase, round, turn, actor, starter, target, knight, coin, swaps, cards_moved,
                       raise_in_pass, promised, promised_whom, spared, ravens_lost, discards, seats))

}  // namespace regalia::crowns
