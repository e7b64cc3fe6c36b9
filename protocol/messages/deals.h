// Deals between seats, and wishes for standing steps.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/common.h"
#include "protocol/messages/words.h"

namespace regalia::protocol {

struct ClauseInfo {
  std::string text;
  std::optional<int> gives;
  std::optional<int> to;

  static constexpr const char* kName = "ClauseInfo";
  static constexpr std::array kNotes = {"a sentence", "the seat that gives something by it, from 1",
                                        "the seat that gets it"};
};
BOOST_DESCRIBE_STRUCT(ClauseInfo, (), (text, gives, to))

struct DealInfo {
  std::string id;
  std::vector<int> parties;
  int maker = 0;
  std::optional<int> last_word;
  std::uint32_t revision = 0;
  DealState state{};
  std::optional<std::string> answers;
  std::vector<ClauseInfo> clauses;
  std::optional<std::string> words;
  std::vector<int> agreed;

  static constexpr const char* kName = "DealInfo";
  static constexpr std::array kNotes = {"as moves name it; it tells nothing of other deals",
                                        "the seats between which it is, from 1",
                                        "who began it",
                                        "whose wording stands; the others answer",
                                        "counts the wordings; answers name it",
                                        "how it stands",
                                        "of a draft: the deal that it answers",
                                        "what it says",
                                        "that went with the wording",
                                        "who has agreed to this wording"};
};
BOOST_DESCRIBE_STRUCT(DealInfo, (), (id, parties, maker, last_word, revision, state, answers, clauses, words, agreed))

struct DealsReply {
  std::vector<DealInfo> deals;

  static constexpr const char* kName = "DealsReply";
  static constexpr std::array kNotes = {"those that the seat is a party to, and its own draft"};
};
BOOST_DESCRIBE_STRUCT(DealsReply, (), (deals))

struct WishInfo {
  std::string move;
  std::string does;
  std::string when;
  std::optional<std::uint32_t> least;
  std::optional<std::uint32_t> most;

  static constexpr const char* kName = "WishInfo";
  static constexpr std::array kNotes = {"as `wish` takes it", "a phrase for people", "at which steps, in a phrase",
                                        "of an amount that may be chosen: the last word of the move",
                                        "of such an amount"};
};
BOOST_DESCRIBE_STRUCT(WishInfo, (), (move, does, when, least, most))

struct WishesInfo {
  std::vector<WishInfo> possible;
  std::vector<std::string> chosen;

  static constexpr const char* kName = "WishesInfo";
  static constexpr std::array kNotes = {"what the seat can wish for, whatever it holds",
                                        "texts of moves, the most wanted first"};
};
BOOST_DESCRIBE_STRUCT(WishesInfo, (), (possible, chosen))

}  // namespace regalia::protocol
