// Who plays Blood Royale besides people.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/company.h"
#include "bots/player.h"
#include "bots/training_plan.h"
#include "bots/values.h"
#include "games/blood/rules.h"

namespace regalia::blood {

[[nodiscard]] std::vector<Player<Rules>> players(std::shared_ptr<const Values> values);
[[nodiscard]] std::vector<Player<Rules>> players();  // by the values in the program
// By values in a text; if it is empty, by those in the program.
[[nodiscard]] Result<Company> company(std::string_view values);
// Learns values anew.
[[nodiscard]] std::string train(const TrainingPlan& plan);

}  // namespace regalia::blood
