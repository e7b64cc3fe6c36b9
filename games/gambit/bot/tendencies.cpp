// Fitted to 37,000 placements of the greedy player with two and four seats, by maximum likelihood, and then made twice as
// decided: less is left to chance when everybody plays on, and the strong bot plays better for it.
#include "games/gambit/bot/tendencies.h"

namespace regalia::gambit {

// clang-format off
const Tendencies kTendencies = {
    .of_card = {{
        // In the order of Circumstance.
        {  0.19F,  -0.49F,   0.31F,  -1.47F,  -1.65F,   0.31F,   0.71F,   0.94F,   0.63F,  -0.42F},  // king
        {  0.19F,  -0.28F,   0.33F,  -0.51F,  -0.44F,  -0.16F,   0.74F,   0.76F,   0.57F,  -0.85F},  // queen
        {  0.28F,  -0.31F,   0.52F,  -0.75F,  -0.44F,   0.44F,   0.72F,   0.53F,   0.46F,  -0.88F},  // juliet
        { -0.29F,   0.00F,   0.35F,  -0.18F,  -0.13F,   0.57F,   0.63F,   0.79F,  -0.08F,  -0.27F},  // alchemist
        { -0.43F,  -0.04F,   0.24F,  -0.44F,  -0.16F,   0.95F,   1.11F,   0.28F,  -0.02F,  -0.70F},  // fencing_master
        { -0.52F,   0.00F,   0.42F,  -0.06F,  -0.25F,   0.16F,   1.01F,   0.53F,   0.06F,  -0.60F},  // landowner
        { -0.29F,   0.05F,   0.00F,  -0.72F,  -0.42F,   0.35F,   0.36F,   0.64F,   0.14F,  -0.48F},  // merchant
        { -1.13F,  -0.07F,   0.62F,  -0.14F,  -0.30F,   0.71F,   0.82F,   0.40F,   0.11F,  -0.71F},  // cardinal
        { -1.05F,   0.10F,   0.22F,  -0.55F,  -0.18F,   0.36F,   0.79F,   0.21F,  -0.18F,  -0.52F},  // minstrel
        { -0.60F,  -0.84F,  -0.45F,  -0.77F,  -0.53F,   0.58F,   0.41F,   0.18F,   0.10F,  -0.03F},  // explorer
        {  0.10F,   0.26F,  -0.06F,  -0.78F,  -0.08F,   0.36F,   1.03F,   0.11F,   0.60F,  -1.51F},  // assassin
        {  0.58F,   0.23F,   1.31F,  -0.23F,  -0.46F,   0.93F,   0.47F,  -0.02F,   0.71F,  -3.15F},  // storm
        {  0.81F,   0.71F,   0.59F,  -0.57F,   0.19F,  -0.02F,   1.13F,   0.05F,  -0.81F,   0.04F},  // cloak
        {  1.66F,  -0.47F,  -0.42F,  -0.87F,  -0.40F,  -0.27F,  -0.79F,  -0.06F,   0.27F,  -0.49F},  // traitor
        { -0.28F,   0.08F,   0.41F,  -1.08F,  -0.72F,   0.59F,   1.29F,   0.82F,   0.79F,  -1.64F},  // musketeers
        {  0.00F,   0.23F,   0.53F,  -0.66F,  -0.22F,   0.56F,   2.08F,   0.57F,  -0.66F,  -0.33F},  // wizard
        {  1.01F,   0.48F,   0.10F,  -1.17F,  -0.60F,   0.46F,  -0.50F,  -0.13F,   0.37F,  -0.79F},  // witch
        {  0.57F,  -0.25F,   0.23F,  -1.23F,  -0.73F,  -0.30F,   0.07F,   0.40F,   0.54F,  -0.81F},  // prince
        { -1.89F,   0.43F,   0.52F,   0.43F,  -0.63F,   0.84F,   0.73F,   0.13F,   0.14F,   0.07F},  // squire
        { -2.08F,   0.14F,   0.51F,  -0.85F,  -0.37F,   0.82F,   0.81F,   0.70F,  -0.21F,  -0.21F},  // romeo
        { -0.77F,  -0.08F,  -0.14F,  -1.12F,  -0.47F,  -0.19F,   0.32F,   0.49F,   0.42F,  -0.77F},  // hermit
        { -0.40F,   0.26F,   1.35F,   0.25F,   0.58F,   0.71F,   1.19F,  -0.05F,  -0.06F,  -0.42F},  // little_giant
        {  3.24F,   0.98F,   0.56F,  -1.09F,  -0.80F,  -1.12F,  -1.26F,  -0.98F,  -0.59F,  -0.54F},  // doppelganger
        {  0.54F,  -0.05F,   0.28F,  -1.30F,  -0.40F,  -0.39F,   0.22F,   0.64F,   0.23F,  -1.00F},  // dragon
        {  1.54F,  -0.07F,  -0.09F,  -1.36F,  -1.05F,  -0.23F,   0.88F,  -0.30F,   0.33F,  -0.70F},  // beggar
        {  4.03F,   0.10F,  -0.67F,  -2.16F,  -0.88F,   0.83F,   1.39F,  -0.49F,  -0.10F,  -0.12F},  // crown
        { -0.73F,   0.19F,   0.33F,  -0.89F,  -0.23F,   0.49F,   0.46F,   0.65F,  -0.33F,   0.00F},  // lodestone
        {  1.25F,   0.23F,  -0.39F,   0.45F,  -0.01F,   2.12F,   1.10F,   0.71F,  -0.66F,  -1.87F},  // gold
        { -1.84F,   0.35F,   0.82F,  -0.75F,  -0.39F,   0.89F,   1.61F,   0.24F,   0.27F,  -0.89F},  // bodyguard
        { -0.73F,   0.18F,   0.98F,  -0.34F,   0.24F,   0.48F,   1.14F,   0.00F,  -0.38F,  -0.59F},  // jester
        { -1.59F,   0.25F,   0.46F,  -0.47F,  -0.17F,   0.39F,   1.20F,   0.25F,  -0.30F,  -0.22F},  // gatekeeper
    }},
    .of_column = {-1.88F, 0.23F, -1.20F, 0.83F, 1.03F, -0.20F, 0.45F,
                  0.45F, -2.88F, 0.69F, 0.43F, 1.11F, 0.76F, -0.05F, 0.40F},
    .of_reason = {2.13F, 0.24F, 0.36F, 1.20F, -0.38F, 0.38F, -0.10F, -0.22F, 0.55F, 0.91F, 0.29F},
};
// clang-format on

}  // namespace regalia::gambit
