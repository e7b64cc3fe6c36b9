// What can happen in Blood Royale, as told to the seats.
#pragma once

#include <variant>

#include "games/blood/events/court.h"
#include "games/blood/events/dynastic.h"
#include "games/blood/events/interphase.h"
#include "games/blood/events/rounds.h"

namespace regalia::blood {

using Event =
    std::variant<YearBegan, Answered, CourtEnded, BirthRolled, Born, Scored, TriesAgain, SurvivalRolled, Died, LeftGame,
                 ChangedCourt, PassedOver, Crowned, CharismaLost, UnionMade, CameForward, FamilyFounded, RegentChosen,
                 RegencyEnded, HandOffered, EntryPaid, HandUnsought, BidShown, HandWon, Proposed, ProposalEnded,
                 DealOffered, DealEnded, DealStruck, BetrothalOffered, Betrothed, BetrothalEnded, CountryGivenBack,
                 ContractSigned, ContractShown, ContractEnded, DutyWaived, ClaimRenounced, Paid, GoodsGiven, FiefSold,
                 LandCeded, Named, HouseNamed, Wed, Honoured, PiecePlaced, ArmiesReturned, Taxed, ItemPlaced, GoodsLost,
                 FamineEnded, RebellionPaidOff, Disbanded, UpkeepPaid, Raised, Levied, PlacesFirst, UnitPlaced,
                 MarkerDrawn, EventRolled, EventHappens, StrikesProvinces, Struck, ArmiesDied, RebellionRolled,
                 StormRolled, Marched, Sailed, LeaveAsked, LeaveAnswered, TroopsAsked, GoodsAsked, ArmiesLent,
                 ArmiesTakenBack, StoodAside, TreatyEnded, GoodsDestroyed, GoodsConfiscated, RebellionPutDown,
                 BattleBegan, StandsInside, Fled, FreeRolls, BattleRolled, BattleLosses, FellBack, Captured, BattleWon,
                 SurrenderOffered, OfferAnswered, RansomOffered, MarkerPut, CapitalMoved, LandLost, Cashed,
                 TargetReached, GameEnded>;

}  // namespace regalia::blood
