"""Negotiations: crowns.talks.*, crowns.deal.*"""


def kept(game, moves):
    return moves
