// For tests: names the rule that a test is about. tests/ledger_test.cpp checks that every rule is named by a test.
#pragma once

#include <gtest/gtest.h>

#define RULE(id) testing::Test::RecordProperty("rule", id)
