// The words of Blood Royale's enums, in positions, views and events.
#pragma once

#include <array>
#include <string_view>

#include "games/blood/events.h"
#include "games/blood/state.h"
#include "json/members.h"

namespace regalia::json {

template <> struct EnumWords<blood::Sex> {
  static constexpr std::array<std::string_view, 2> kWords = {"male", "female"};
};
template <> struct EnumWords<blood::Fate> {
  static constexpr std::array<std::string_view, 3> kWords = {"lives", "died", "left"};
};
template <> struct EnumWords<blood::Contract::Status> {
  static constexpr std::array<std::string_view, 4> kWords = {"drafted", "put", "in-force", "betrothed"};
};
template <> struct EnumWords<blood::Leave> {
  static constexpr std::array<std::string_view, 3> kWords = {"ask", "always", "never"};
};
template <> struct EnumWords<blood::Condition::What> {
  static constexpr std::array<std::string_view, 4> kWords = {"holds", "at-war", "lives", "reigns"};
};
template <> struct EnumWords<blood::Good> { static constexpr auto kWords = blood::kGoodIds; };
template <> struct EnumWords<blood::Verb> { static constexpr auto kWords = blood::kVerbWords; };
template <> struct EnumWords<blood::Founds> {
  static constexpr std::array<std::string_view, 5> kWords = {"first-family", "relative", "new-house", "regent",
                                                             "aristocrats"};
};
template <> struct EnumWords<blood::Births::Step> {
  static constexpr std::array<std::string_view, 4> kWords = {"roll", "sex", "scores", "ask"};
};
template <> struct EnumWords<blood::Crowns::Step> {
  static constexpr std::array<std::string_view, 14> kWords = {
      "begin",   "look",     "find",  "choose", "end-line",  "found-relative", "found-house",
      "founded", "charisma", "stand", "unions", "regencies", "regent",         "lost-house"};
};
template <> struct EnumWords<blood::Bidding::Step> {
  static constexpr std::array<std::string_view, 3> kWords = {"entries", "amounts", "tie"};
};
template <> struct EnumWords<blood::Taxing::Rate> {
  static constexpr std::array<std::string_view, 3> kWords = {"none", "low", "high"};
};
template <> struct EnumWords<blood::Round::Step> {
  static constexpr std::array<std::string_view, 9> kWords = {"draw", "event",  "march", "scorch", "conflicts",
                                                             "calm", "barons", "mark",  "over"};
};
template <> struct EnumWords<blood::Fortune::Step> {
  static constexpr std::array<std::string_view, 8> kWords = {"roll",     "again",     "count", "strike",
                                                             "survival", "rebellion", "storm", "over"};
};
template <> struct EnumWords<blood::Group::Kind> {
  static constexpr std::array<std::string_view, 3> kWords = {"none", "land", "fleet"};
};
template <> struct EnumWords<blood::Tired::What> {
  static constexpr std::array<std::string_view, 4> kWords = {"army", "royal", "item", "fleet"};
};
template <> struct EnumWords<blood::Battle::Step> {
  static constexpr std::array<std::string_view, 17> kWords = {
      "begin",  "inside",   "flight",   "princes", "free",  "retreat", "parting", "attacker", "defender",
      "losses", "survival", "captives", "leave",   "terms", "ransom",  "price",   "over"};
};
template <> struct EnumWords<blood::Marking::Step> {
  static constexpr std::array<std::string_view, 2> kWords = {"mark", "capitals"};
};
template <> struct EnumWords<blood::Calamity> { static constexpr auto kWords = blood::kCalamityIds; };
template <> struct EnumWords<blood::Death> { static constexpr auto kWords = blood::kDeathIds; };

}  // namespace regalia::json
