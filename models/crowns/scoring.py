"""The end of Game of Crowns: crowns.score.*"""
from models.crowns.tables import TYPES, Cards, house_of

PLURAL = {"castellan": "Castellans", "princess": "Princesses", "trader": "Traders", "feud": "Feuds",
          "artist": "Artists", "bard": "Bards", "diplomat": "Diplomats", "jester": "Jesters", "priest": "Priests",
          "undertaker": "Undertakers"}


def end(game):
    """crowns.agenda.score, crowns.score, crowns.team.score"""
    game.phase, game.turn, game.actor = "over", 0, 0
    for number, seat in game.seats.items():
        game.tell("hand-shown", seat=number, hand=seat.hand.position(), agenda=seat.agenda)
    for number in game.seats:
        for kind in TYPES:
            cards = held(game, number, kind)
            if cards and kind in PLURAL:
                counted, points = score(game, number, kind)
                game.tell("cards-scored", seat=number, type=kind, cards=cards, counted=counted, points=points)
        game.tell("seat-scored", seat=number, points=total(game, number))
    for number in range(1, game.count // 2 + 1) if game.options["teams"] == "on" else ():
        game.tell("team-scored", seat=number, partner=game.partner(number), points=strength(game, number)[0])


def cards_of(game, number):
    """crowns.g6, crowns.agenda.score: agendas join the hand."""
    agenda = game.seats[number].agenda
    return Cards(game.seats[number].hand + Cards([agenda] if agenda else []))


def held(game, number, kind):
    return cards_of(game, number).of_kind(kind)


def score(game, number, kind):
    """What the cards of a kind count in a hand, and their points together."""
    seat, hand, cards = game.seats[number], cards_of(game, number), held(game, number, kind)
    neighbours = [(number - 2) % game.count + 1, number % game.count + 1]  # crowns.g34
    foreign = [card for card in hand.elements() if house_of(card) and house_of(card) not in seat.houses]
    fewest = min(cards_of(game, each).total() for each in game.seats)
    has_most = cards == max(held(game, each, kind) for each in game.seats)
    counted = {
        "castellan": seat.ravens,  # crowns.score.castellan
        "princess": hand.of_kind("knight"),  # crowns.score.princess
        "trader": hand.of_kind("coinage"),  # crowns.score.trader
        "artist": sum(held(game, each, "princess") for each in neighbours),  # crowns.score.artist
        "bard": sum(held(game, each, "coinage") for each in neighbours),  # crowns.score.bard
        "diplomat": len(foreign),  # crowns.score.diplomat, crowns.g26, crowns.custom.banner
        "priest": min(map(hand.of_kind, ("castellan", "princess", "trader"))),  # crowns.score.priest, crowns.g35
        "undertaker": int(hand.total() == fewest),  # crowns.score.undertaker, crowns.g33
        "feud": int(has_most),  # crowns.score.feud, crowns.g27
        "jester": int(has_most),  # crowns.score.jester, crowns.g28
    }[kind]
    if kind == "jester":
        return counted, 2 * cards if counted else -2
    return counted, counted * cards * (3 if kind in ("priest", "undertaker") else 1)


def points_by_kind(game, number):
    return {kind: score(game, number, kind)[1] if held(game, number, kind) else 0 for kind in PLURAL}


def total(game, number):
    return sum(points_by_kind(game, number).values())


def lines(game, number):
    partner = {"Partner": total(game, game.partner(number))} if game.options["teams"] == "on" else {}
    return {PLURAL[kind]: points for kind, points in points_by_kind(game, number).items()} | partner


def strength(game, number):
    """crowns.end.tie, crowns.team.score, crowns.team.tie"""
    team = [number] + ([game.partner(number)] if game.options["teams"] == "on" else [])
    return (sum(total(game, each) for each in team), -sum(cards_of(game, each).total() for each in team),
            -sum(game.seats[each].ravens for each in team))
