#include "games/blood/law/clause.h"

namespace regalia::blood {
namespace {

constexpr int kMostCrowns = 999;
constexpr int kMostItems = 9;
constexpr int kMostArmies = 20;
constexpr int kWhole = 100;

constexpr MatterForm kForms[] = {
    {.word = "peace", .gist = "does not attack", .may_name_provinces = true},
    {.word = "usual-tax", .gist = "taxes at the usual rate"},
    {.word = "no-match", .gist = "weds nobody of a third house", .binds_crown = false, .needs_third = true},
    {.word = "no-leave", .gist = "grants a third country no leave", .needs_third = true},
    {.word = "heir", .gist = "does not pass over somebody", .binds_crown = false, .needs_person = true},
    {.word = "no-help", .gist = "gives a third house no help", .binds_crown = false, .needs_third = true},
    {.word = "no-contract", .gist = "signs no contract with a third house", .binds_crown = false, .needs_third = true},
    {.word = "march", .gist = "lets armies through", .verb = Verb::grants, .may_name_provinces = true},
    {.word = "fleets", .gist = "lets fleets pass", .verb = Verb::grants},
    {.word = "ports", .gist = "opens its ports", .verb = Verb::grants, .may_name_provinces = true},
    {.word = "carriage", .gist = "lets goods through", .verb = Verb::grants, .may_name_provinces = true},
    {.word = "station",
     .gist = "lets armies stand in its provinces",
     .verb = Verb::grants,
     .may_name_provinces = true,
     .needs_provinces = true},
    {.word = "command",
     .gist = "puts armies under the other's command",
     .verb = Verb::grants,
     .may_name_provinces = true,
     .needs_amount = true,
     .most = kMostArmies},
    {.word = "pension",
     .gist = "pays Crowns, once or in turns",
     .verb = Verb::owes,
     .binds_crown = false,
     .needs_amount = true,
     .may_recur = true,
     .most = kMostCrowns},
    {.word = "goods",
     .gist = "gives items, once or in turns",
     .verb = Verb::owes,
     .needs_amount = true,
     .needs_good = true,
     .may_recur = true,
     .most = kMostItems},
    {.word = "exchange",
     .gist = "exchanges items",
     .verb = Verb::owes,
     .needs_amount = true,
     .needs_good = true,
     .needs_return = true,
     .may_recur = true,
     .most = kMostItems},
    {.word = "tax-share",
     .gist = "gives a share of its taxes",
     .verb = Verb::owes,
     .needs_amount = true,
     .may_recur = true,
     .most = kWhole},
    {.word = "land-later",
     .gist = "cedes provinces later",
     .verb = Verb::owes,
     .may_name_provinces = true,
     .needs_provinces = true},
    {.word = "fief",
     .gist = "leaves taxes and new items of provinces to a house without land",
     .verb = Verb::owes,
     .binds_crown = false,
     .may_name_provinces = true,
     .needs_provinces = true,
     .may_recur = true},
    {.word = "dowry",
     .gist = "pays Crowns at once",
     .verb = Verb::settles,
     .binds_crown = false,
     .needs_amount = true,
     .most = kMostCrowns},
    {.word = "land",
     .gist = "cedes provinces at once",
     .verb = Verb::settles,
     .may_name_provinces = true,
     .needs_provinces = true},
    {.word = "groom-joins",
     .gist = "lets the groom join the bride's court",
     .verb = Verb::settles,
     .binds_crown = false},
    {.word = "children",
     .gist = "leaves children to the bride's house",
     .verb = Verb::settles,
     .binds_crown = false,
     .needs_amount = true,
     .most = kChildrenKinds - 1},
    {.word = "claim",
     .gist = "lets somebody renounce a crown",
     .verb = Verb::settles,
     .binds_crown = false,
     .needs_person = true,
     .needs_third = true},
    {.word = "captive",
     .gist = "sets a captive free",
     .verb = Verb::settles,
     .binds_crown = false,
     .needs_person = true},
    {.word = "trade",
     .gist = "hands over items at once",
     .verb = Verb::settles,
     .needs_amount = true,
     .needs_good = true,
     .most = kMostItems},
    {.word = "release",
     .gist = "gives the other's country back",
     .verb = Verb::settles,
     .binds_crown = false,
     .may_name_provinces = true},
};
static_assert(std::size(kForms) == kMatters);

}  // namespace

const MatterForm& form_of(Matter matter) { return kForms[at(matter)]; }

bool may_be_in_deal(Matter matter) {
  switch (matter) {
    case Matter::dowry:
    case Matter::trade:
    case Matter::captive:
    case Matter::land:
    case Matter::command:
    case Matter::fief:
    case Matter::release: return true;
    default: return false;
  }
}

}  // namespace regalia::blood
