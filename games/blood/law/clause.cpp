#include "games/blood/law/clause.h"

namespace regalia::blood {
namespace {

constexpr int kMostCrowns = 999;
constexpr int kMostItems = 9;
constexpr int kWhole = 100;

constexpr MatterForm kForms[] = {
    {.word = "peace", .may_name_provinces = true},
    {.word = "usual-tax"},
    {.word = "no-match", .binds_crown = false, .needs_third = true},
    {.word = "no-leave", .needs_third = true},
    {.word = "heir", .binds_crown = false, .needs_person = true},
    {.word = "march", .verb = Verb::grants, .may_name_provinces = true},
    {.word = "fleets", .verb = Verb::grants},
    {.word = "ports", .verb = Verb::grants, .may_name_provinces = true},
    {.word = "carriage", .verb = Verb::grants, .may_name_provinces = true},
    {.word = "pension",
     .verb = Verb::owes,
     .binds_crown = false,
     .needs_amount = true,
     .may_recur = true,
     .most = kMostCrowns},
    {.word = "goods",
     .verb = Verb::owes,
     .needs_amount = true,
     .needs_good = true,
     .may_recur = true,
     .most = kMostItems},
    {.word = "exchange",
     .verb = Verb::owes,
     .needs_amount = true,
     .needs_good = true,
     .needs_return = true,
     .may_recur = true,
     .most = kMostItems},
    {.word = "tax-share", .verb = Verb::owes, .needs_amount = true, .may_recur = true, .most = kWhole},
    {.word = "land-later", .verb = Verb::owes, .may_name_provinces = true, .needs_provinces = true},
    {.word = "dowry", .verb = Verb::settles, .binds_crown = false, .needs_amount = true, .most = kMostCrowns},
    {.word = "land", .verb = Verb::settles, .may_name_provinces = true, .needs_provinces = true},
    {.word = "groom-joins", .verb = Verb::settles, .binds_crown = false},
    {.word = "children", .verb = Verb::settles, .binds_crown = false, .needs_amount = true, .most = kChildrenKinds - 1},
    {.word = "claim", .verb = Verb::settles, .binds_crown = false, .needs_person = true, .needs_third = true},
    {.word = "captive", .verb = Verb::settles, .binds_crown = false, .needs_person = true},
    {.word = "trade", .verb = Verb::settles, .needs_amount = true, .needs_good = true, .most = kMostItems},
};
static_assert(std::size(kForms) == kMatters);

}  // namespace

const MatterForm& form_of(Matter matter) { return kForms[at(matter)]; }

}  // namespace regalia::blood
