"""What the active player promises, and whether it can be kept: crowns.talks.promise, crowns.talks.possible."""
from models.crowns.attack import targets
from models.crowns.tables import kind_of

DEEDS = {"attack": "knight", "coinage": "coinage", "trade": "lay"}  # and the move that each is


def read(clauses):
    """Each clause in parts: who gives or does, what, and about which card, kind, number or seat."""
    parts = [clause.split() for clause in clauses]
    return [(int(who), what, int(about) if about.isdecimal() else about) for who, what, about in parts]


def promised(game, clauses):
    """The deeds that are promised, in these clauses or before, the last first; and the seats that are spared."""
    said = [(what, whom) for _, what, whom in read(clauses)]
    deeds = [(what, whom) for what, whom in [*said, (game.promised, game.promised_whom)] if what in DEEDS]
    return deeds, game.spared + [whom for what, whom in said if what == "spare"]


def kept(game, moves):
    """crowns.talks.binds: what the active player may still do after what he has promised."""
    found = set()
    for move in moves:
        kind, *rest = move.split()
        is_deed = kind == DEEDS.get(game.promised, kind) and (
            not game.promised or kind == "lay" or int(rest[1]) == game.promised_whom)
        if is_deed and (kind != "knight" or int(rest[1]) not in game.spared):
            found.add(move)
    return found


def promises(game, number, draft):
    """crowns.talks.promise"""
    deeds, spared = promised(game, draft.clauses)
    found = set()
    for other in game.others():
        if not deeds and other not in spared and other in targets(game, game.knight):
            found.add(f"promise attack {other}")
        if not deeds and game.phase == "talk":
            found.add(f"promise coinage {other}")
        is_rival = other != game.partner(game.turn) and other not in spared and ("attack", other) not in deeds
        if is_rival and leaves_a_target(game, [*spared, other], deeds[:1]):
            found.add(f"promise spare {other}")
    if not deeds and game.phase == "talk":
        found.add(f"promise trade {draft.partner if number == game.turn else number}")
    return found


def leaves_a_target(game, spared, deeds):
    """A Knight that was played attacks somebody, and the player whose attack is promised."""
    left = [number for number in targets(game, game.knight) if number not in spared]
    return game.phase == "talk" or bool(left) and all(whom in left for what, whom in deeds if what == "attack")


def contradicts(game, clauses):
    """crowns.talks.promise: one deed a turn, and nobody is both attacked and spared."""
    deeds, spared = promised(game, clauses)
    return (len(deeds) > 1 or any(what == "attack" and whom in spared for what, whom in deeds)
            or len(spared) > len(set(spared)))


def can_keep(game, partner, clauses):
    """crowns.talks.possible: with the cards that the active player is sure to have after a deal with a partner."""
    cards = {number: seat.hand.total() for number, seat in game.seats.items()}
    hand = game.seats[game.turn].hand.copy()
    for who, what, about in read(clauses):
        if what in ("card", "any"):
            cards[partner] += 1 if who == game.turn else -1
        if what == "card":
            hand[about] += -1 if who == game.turn else 1
    hand = [card for card in hand if hand[card] > 0]
    deeds, spared = promised(game, clauses)
    return leaves_a_target(game, spared, deeds[:1]) and (
        game.phase == "talk-attack" or all(is_possible(game, hand, cards, *deed) for deed in deeds[:1]))


def is_possible(game, hand, cards, what, whom):
    """Whether a deed can be done with a hand; `cards` are how many each seat will have."""
    if what == "attack":
        return any(kind_of(card) == "knight" and whom in targets(game, card) for card in hand)
    return cards[whom] > 0 and any(what == "trade" or kind_of(card) == "coinage" for card in hand)
