"""What the active player promises for a turn, and whether it can be kept: crowns.talks.promise, crowns.talks.possible."""
from models.crowns.attack import targets
from models.crowns.tables import kind_of

DEEDS = ("attack", "coinage", "trade")


def kept(game, moves):
    """crowns.talks.binds: what the active player may still do after what he has promised."""
    allowed = {"attack": "knight", "coinage": "coinage", "trade": "lay"}.get(game.promised)
    found = set()
    for move in moves:
        kind, *rest = move.split()
        if allowed and (kind != allowed or kind != "lay" and int(rest[1]) != game.promised_whom):
            continue
        if kind != "knight" or int(rest[1]) not in game.spared:
            found.add(move)
    return found


def promises(game, number, draft):
    """crowns.talks.promise"""
    said = [clause.split()[1:] for clause in draft.clauses if clause.split()[1] in (*DEEDS, "spare")]
    spared = set(game.spared) | {int(whom) for what, whom in said if what == "spare"}
    own = [(what, int(whom)) for what, whom in said if what != "spare"]
    deeds = own + ([(game.promised, game.promised_whom)] if game.promised else [])
    partner = draft.partner if number == game.turn else number
    found = set()
    for other in game.others():
        if not deeds:
            if other not in spared and other in possible_targets(game):
                found.add(f"promise attack {other}")
            if game.phase == "talk":
                found.add(f"promise coinage {other}")
        is_rival = other != game.partner(game.turn)
        if is_rival and other not in spared and ("attack", other) not in deeds and leaves_a_target(
                game, spared | {other}, own or deeds):
            found.add(f"promise spare {other}")
    if not deeds and game.phase == "talk":
        found.add(f"promise trade {partner}")
    return found


def possible_targets(game):
    """Whom the active player can promise to attack, as far as everybody can see."""
    if game.phase == "talk-attack":
        return targets(game, game.knight)
    return [number for number in game.others() if number != game.partner(game.turn)]


def leaves_a_target(game, spared, deeds):
    """A Knight that was played attacks somebody, and the player whose attack is promised."""
    if game.phase == "talk":
        return True
    left = [number for number in targets(game, game.knight) if number not in spared]
    return bool(left) and all(whom in left for what, whom in deeds if what == "attack")


def contradicts(game, clauses):
    """crowns.talks.promise: one deed a turn, and nobody is both attacked and spared."""
    said = [(what, int(whom)) for _, what, whom in map(str.split, clauses) if what in (*DEEDS, "spare")]
    deeds = [each for each in said if each[0] != "spare"] + ([(game.promised, game.promised_whom)] if game.promised else [])
    spared = [whom for what, whom in said if what == "spare"] + game.spared
    return (len(deeds) > 1 or any(what == "attack" and whom in spared for what, whom in deeds)
            or len(spared) > len(set(spared)))


def can_keep(game, partner, clauses):
    """crowns.talks.possible: with the cards that the active player is sure to have after a deal with a partner."""
    cards = {number: len(seat.hand) for number, seat in game.seats.items()}
    hand = list(game.seats[game.turn].hand)
    deed, spared = (game.promised, game.promised_whom), set(game.spared)
    for clause in clauses:
        who, what, about = clause.split()
        if what in ("card", "any"):
            cards[partner] += 1 if int(who) == game.turn else -1
        if what == "card" and int(who) == game.turn and about in hand:
            hand.remove(about)
        elif what == "card":
            hand.append(about)
        elif what == "spare":
            spared.add(int(about))
        elif what in DEEDS:
            deed = (what, int(about))
    return is_possible(game, hand, cards, deed, spared)


def is_possible(game, hand, cards, deed, spared):
    """Whether a deed can be done with a hand; `cards` are how many each seat will have."""
    what, whom = deed
    if game.phase == "talk-attack":
        left = [number for number in targets(game, game.knight) if number not in spared]
        return whom in left if what == "attack" else bool(left)
    if what == "attack":
        return any(kind_of(card) == "knight" and whom in targets(game, card) for card in hand)
    if what == "coinage":
        return cards[whom] > 0 and any(kind_of(card) == "coinage" for card in hand)
    return bool(hand) and cards[whom] > 0 if what == "trade" else True
