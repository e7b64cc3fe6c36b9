"""Ten rules of Game of Crowns, each changed in the model on purpose: comparing must find every one."""
from unittest.mock import patch

from models.crowns import attack, cards, exchange, scoring, talks
from models.crowns.model import Model
from models.driver.interface import Bite, Told

score = scoring.score


def defender_wins_ties(game):
    counted = attack.votes(game)
    wins = counted["attacker"] > counted["defender"]
    return (game.turn, game.target) if wins else (game.target, game.turn)


always = property(lambda game: True, lambda game, value: None)


def scored(kind, points):
    return lambda: patch.object(scoring, "score", lambda game, number, each: points(game, number) if each == kind
                                else score(game, number, each))


BITES = [
    Bite("crowns.knight.banner", "a Knight attacks the house on its banner",
         lambda: patch.object(attack, "targets", lambda game, knight: game.others())),
    Bite("crowns.knight.victor", "the defender wins ties", lambda: patch.object(attack, "victor", defender_wins_ties)),
    Bite("crowns.card.coinage", "it cannot be played",
         lambda: patch.object(cards, "coinage_plays", lambda game: set())),
    Bite("crowns.g9", "a second card may be laid although nobody can answer it",
         lambda: patch.object(exchange, "not_laid", lambda seat: seat.hand)),
    Bite("crowns.exchange.order", "another pass may run although nobody has raised",
         lambda: patch.object(Model, "raise_in_pass", always, create=True)),
    Bite("crowns.sentinel.asked", "Sentinels are asked for although no guest was drawn",
         lambda: patch.object(cards, "is_asked", lambda game: game.seats[game.turn].ravens > 0)),
    Bite("crowns.secrets", "everybody hears all",
         lambda: patch.object(Told, "hiding", lambda told, names, knowing: told)),
    Bite("crowns.score.princess", "each counts 2", scored("princess", lambda game, number: (2, 2))),
    Bite("crowns.g28", "who has not the most Jesters loses 2 for each",
         scored("jester", lambda game, number: (0, -2 * scoring.held(game, number, "jester")))),
    Bite("crowns.talks.clauses", "a deal has at most five clauses", lambda: patch.object(talks, "MOST_CLAUSES", 5)),
]
