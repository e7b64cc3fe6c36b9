"""Cards that are turned up during the round, and their effects: gambit.turn.reveal, gambit.turn.effects."""


def lay(game, lying, number, face, done=()):
    """A card comes to the end of a column and turns up the face-down card above it.

    `done` are the cards that have carried out their effect in this turn: gambit.turn.chain, gambit.r6.
    """
    column = game.columns[number - 1]
    above, above_face = (column.cards[-1], column.last) if column.cards else (None, "up")
    column.cards.append(lying)
    column.last = face
    if above_face == "up":
        return
    if above in done:
        game.tell("stayed-up", seat=above.seat, card=above.card, column=number)
        return
    game.tell("turned-up", seat=above.seat, card=above.card, column=number, known=above_face == "known")
    if above.card in EFFECTS:
        EFFECTS[above.card](game, above, number, (*done, above))


def explorer(game, lying, number, done):
    """gambit.card.explorer, gambit.r7, gambit.r8, gambit.r41: he lies face down, but everybody has seen him."""
    targets = [other for other in columns_to_the_right(game, number) if not game.columns[other - 1].is_closed()]
    if not targets:
        game.tell("explorer-stuck", seat=lying.seat, column=number)
        return
    game.columns[number - 1].cards.remove(lying)
    game.tell("explorer-moved", seat=lying.seat, **{"from": number}, to=targets[0])
    lay(game, lying, targets[0], "known", done)


def columns_to_the_right(game, number):
    """gambit.card.explorer: from the last column to the first."""
    numbers = list(range(1, len(game.columns) + 1))
    return numbers[number:] + numbers[:number - 1]


def assassin(game, lying, number, done):
    """gambit.card.assassin, gambit.r41"""
    column = game.columns[number - 1]
    victim, known, column.last = column.cards.pop(), column.last == "known", "up"
    seat = game.seats[victim.seat]
    (seat.discards if known else seat.unseen_discards)[victim.card] += 1
    fact = game.tell("assassinated", seat=victim.seat, card=victim.card, column=number, by=lying.seat, known=known)
    if not known:
        fact.hiding(["card"], [victim.seat])


def cloak(game, lying, number, done):
    """gambit.card.cloak, gambit.r46"""
    if game.seats[lying.seat].hand:
        game.phase, game.actor, game.column = "hide", lying.seat, number
    else:
        game.tell("hid-nothing", seat=lying.seat, column=number)


def hide(game, card):
    """gambit.card.cloak, gambit.r9"""
    game.phase = "turn"
    if card == "nothing":
        game.tell("hid-nothing", seat=game.actor, column=game.column)
        return
    cards = game.columns[game.column - 1].cards
    place = len(cards) - 1  # only the card that turned the Cloak up lies below it
    cards[place - 1].hides = card
    game.seats[game.actor].hand.remove(card)
    game.tell("hid", seat=game.actor, card=card, column=game.column, place=place).hiding(["card"], [game.actor])
    game.draw(game.actor, "replacement")


def traitor(game, lying, number, done):
    """gambit.card.traitor"""
    game.phase, game.actor, game.column = "swap", lying.seat, number


def swap(game, other):
    """gambit.card.traitor"""
    game.phase = "turn"
    if other == "nothing":
        game.tell("swapped-nothing", seat=game.actor)
        return
    one, two = game.columns[game.column - 1], game.columns[int(other) - 1]
    one.goal, two.goal = two.goal, one.goal
    game.tell("swapped", seat=game.actor, column=game.column, other=int(other))


def crown(game, lying, number, done):
    """gambit.card.crown, gambit.r24, gambit.r40"""
    former, game.crown = game.crown, lying.seat
    if former == lying.seat:
        game.tell("crown-kept", seat=lying.seat)
        return
    game.tell("crown-taken", seat=lying.seat, former=former or None)
    if former:
        game.seats[former].skips += 1
        game.lost_crown_this_turn = game.lost_crown_this_turn or former == game.turn
    game.draw(lying.seat, "crown")


def stay(game, lying, number, done):
    """gambit.card.storm, gambit.card.gatekeeper, gambit.card.lodestone, gambit.r26: they work lying face up."""
    if lying.card == "lodestone":
        game.bound = number
    told = {"storm": "storm-closed", "gatekeeper": "gatekeeper", "lodestone": "lodestone-bound"}[lying.card]
    game.tell(told, seat=lying.seat, column=number)


EFFECTS = {"explorer": explorer, "assassin": assassin, "storm": stay, "cloak": cloak, "traitor": traitor,
           "crown": crown, "lodestone": stay, "gatekeeper": stay}
