"""The end of Game of Crowns: crowns.score.*"""
from models.crowns.tables import TYPES, house_of, in_order, kind_of
from models.driver.interface import Told

PLURAL = {"castellan": "Castellans", "princess": "Princesses", "trader": "Traders", "feud": "Feuds", "artist": "Artists",
          "bard": "Bards", "diplomat": "Diplomats", "jester": "Jesters", "priest": "Priests", "undertaker": "Undertakers"}
WORTHLESS = {"coinage", "knight", "sentinel"}


def end(game, told):
    """crowns.agenda.score, crowns.score, crowns.team.score"""
    game.phase, game.turn, game.actor = "over", 0, 0
    for number, seat in game.seats.items():
        told.append(Told("hand-shown", seat=number, hand=in_order(seat.hand), agenda=seat.agenda))
    for number in game.seats:
        for kind in TYPES:
            count = held(game, number, kind)
            if count and kind not in WORTHLESS:
                counted, points = score(game, number, kind)
                told.append(Told("cards-scored", seat=number, type=kind, cards=count, counted=counted, points=points))
        told.append(Told("seat-scored", seat=number, points=total(game, number)))
    if game.options["teams"] == "on":
        for number in range(1, game.count // 2 + 1):
            partner = game.partner(number)
            points = total(game, number) + total(game, partner)
            told.append(Told("team-scored", seat=number, partner=partner, points=points))


def cards_of(game, number):
    """crowns.g6, crowns.agenda.score: agendas join the hand."""
    seat = game.seats[number]
    return seat.hand + ([seat.agenda] if seat.agenda else [])


def held(game, number, kind):
    return sum(kind_of(card) == kind for card in cards_of(game, number))


def most(game, kind):
    return max(held(game, number, kind) for number in game.seats)


def neighbours(game, number):
    """crowns.g34"""
    return [(number - 2) % game.count + 1, number % game.count + 1]


def score(game, number, kind):
    """What the cards of a kind count in a hand, and their points together."""
    cards = held(game, number, kind)
    if kind == "castellan":  # crowns.score.castellan
        counted = game.seats[number].ravens
    elif kind == "princess":  # crowns.score.princess
        counted = held(game, number, "knight")
    elif kind == "trader":  # crowns.score.trader
        counted = held(game, number, "coinage")
    elif kind == "artist":  # crowns.score.artist
        counted = sum(held(game, each, "princess") for each in neighbours(game, number))
    elif kind == "bard":  # crowns.score.bard
        counted = sum(held(game, each, "coinage") for each in neighbours(game, number))
    elif kind == "diplomat":  # crowns.score.diplomat, crowns.g26, crowns.custom.banner
        own = game.seats[number].houses
        counted = sum(bool(house_of(card)) and house_of(card) not in own for card in cards_of(game, number))
    elif kind == "priest":  # crowns.score.priest, crowns.g35
        counted = min(held(game, number, each) for each in ("castellan", "princess", "trader"))
        return counted, 3 * counted * cards
    elif kind == "undertaker":  # crowns.score.undertaker, crowns.g33
        fewest = min(len(cards_of(game, each)) for each in game.seats)
        counted = int(len(cards_of(game, number)) == fewest)
        return counted, 3 * counted * cards
    else:  # crowns.score.feud, crowns.score.jester, crowns.g27, crowns.g28
        counted = int(cards == most(game, kind))
        if kind == "jester":
            return counted, 2 * cards if counted else -2
    return counted, counted * cards


def points_by_kind(game, number):
    return {kind: score(game, number, kind)[1] if held(game, number, kind) else 0 for kind in PLURAL}


def total(game, number):
    return sum(points_by_kind(game, number).values())


def result(game):
    """crowns.end.tie, crowns.team.score, crowns.team.tie"""
    def strength(number):
        team = [number] + ([game.partner(number)] if game.options["teams"] == "on" else [])
        return (sum(total(game, each) for each in team), -sum(len(cards_of(game, each)) for each in team),
                -sum(game.seats[each].ravens for each in team))

    strengths = {number: strength(number) for number in game.seats}
    answer = {}
    for number in game.seats:
        lines = {PLURAL[kind]: points for kind, points in points_by_kind(game, number).items()}
        if game.options["teams"] == "on":
            lines["Partner"] = total(game, game.partner(number))
        place = 1 + sum(other > strengths[number] for other in strengths.values())
        answer[number] = {"place": place, "points": strengths[number][0], "lines": lines}
    return answer
