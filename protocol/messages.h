// The vocabulary: parameters and replies of all methods, described once. JSON, docs/protocol.md and the types of other
// languages come from here.
#pragma once

#include "protocol/messages/actions.h"
#include "protocol/messages/deals.h"
#include "protocol/messages/games.h"
#include "protocol/messages/history.h"
#include "protocol/messages/moves.h"
#include "protocol/messages/review.h"
#include "protocol/messages/setup.h"
#include "protocol/messages/status.h"
