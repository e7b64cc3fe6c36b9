"""Cards that are turned up during the round, and their effects: gambit.turn.reveal, gambit.turn.effects."""
from models.driver.interface import Told


def lay(game, lying, number, face, chance, told, done=()):
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
        told.append(Told("stayed-up", seat=above.seat, card=above.card, column=number))
        return
    told.append(Told("turned-up", seat=above.seat, card=above.card, column=number, known=above_face == "known"))
    effect = EFFECTS.get(above.card)
    if effect:
        game.column, game.actor = number, above.seat
        effect(game, above, number, chance, told, (*done, above))


def explorer(game, lying, number, chance, told, done):
    """gambit.card.explorer, gambit.r7, gambit.r8, gambit.r41: he lies face down, but everybody has seen him."""
    target = next((other for other in columns_to_the_right(game, number) if not game.columns[other - 1].is_closed()), None)
    if target is None:
        told.append(Told("explorer-stuck", seat=lying.seat, column=number))
        return
    game.columns[number - 1].cards.remove(lying)
    told.append(Told("explorer-moved", seat=lying.seat, **{"from": number}, to=target))
    lay(game, lying, target, "known", chance, told, done)


def columns_to_the_right(game, number):
    """gambit.card.explorer: from the last column to the first."""
    count = len(game.columns)
    return [(number - 1 + step) % count + 1 for step in range(1, count)]


def assassin(game, lying, number, chance, told, done):
    """gambit.card.assassin, gambit.r41"""
    column = game.columns[number - 1]
    victim, known = column.cards.pop(), column.last == "known"
    column.last = "up"
    seat = game.seats[victim.seat]
    (seat.discards if known else seat.unseen_discards).append(victim.card)
    fact = Told("assassinated", seat=victim.seat, card=victim.card, column=number, by=lying.seat, known=known)
    told.append(fact if known else fact.hiding(["card"], [victim.seat]))


def storm(game, lying, number, chance, told, done):
    """gambit.card.storm: a Storm that lies face up closes its column."""
    told.append(Told("storm-closed", seat=lying.seat, column=number))


def cloak(game, lying, number, chance, told, done):
    """gambit.card.cloak, gambit.r46"""
    if game.seats[lying.seat].hand:
        game.phase = "hide"
    else:
        told.append(Told("hid-nothing", seat=lying.seat, column=number))


def hides(game):
    return {f"hide {card}" for card in game.seats[game.actor].hand} | {"hide nothing"}


def hide(game, card, chance, told):
    """gambit.card.cloak, gambit.r9"""
    game.phase = "turn"
    if card == "nothing":
        told.append(Told("hid-nothing", seat=game.actor, column=game.column))
        return
    cards = game.columns[game.column - 1].cards
    place = len(cards) - 1  # only the card that turned the Cloak up lies below it
    cards[place - 1].hides = card
    game.seats[game.actor].hand.remove(card)
    told.append(Told("hid", seat=game.actor, card=card, column=game.column, place=place).hiding(["card"], [game.actor]))
    game.draw(game.actor, "replacement", chance, told)


def traitor(game, lying, number, chance, told, done):
    """gambit.card.traitor"""
    game.phase = "swap"


def swaps(game):
    """gambit.r10: closed columns too."""
    others = {f"swap {number}" for number in range(1, len(game.columns) + 1) if number != game.column}
    return others | {"swap nothing"}


def swap(game, other, told):
    """gambit.card.traitor"""
    game.phase = "turn"
    if other == "nothing":
        told.append(Told("swapped-nothing", seat=game.actor))
        return
    one, two = game.columns[game.column - 1], game.columns[int(other) - 1]
    one.goal, two.goal = two.goal, one.goal
    told.append(Told("swapped", seat=game.actor, column=game.column, other=int(other)))


def crown(game, lying, number, chance, told, done):
    """gambit.card.crown, gambit.r24, gambit.r40"""
    former = game.crown
    if former == lying.seat:
        told.append(Told("crown-kept", seat=lying.seat))
        return
    game.crown = lying.seat
    told.append(Told("crown-taken", seat=lying.seat, former=former or None))
    if former:
        game.seats[former].skips += 1
        game.lost_crown_this_turn = game.lost_crown_this_turn or former == game.turn
    game.draw(lying.seat, "crown", chance, told)


def lodestone(game, lying, number, chance, told, done):
    """gambit.card.lodestone, gambit.r26"""
    game.bound = number
    told.append(Told("lodestone-bound", seat=lying.seat, column=number))


def gatekeeper(game, lying, number, chance, told, done):
    """gambit.card.gatekeeper: one that lies face up adds a card."""
    told.append(Told("gatekeeper", seat=lying.seat, column=number))


EFFECTS = {"explorer": explorer, "assassin": assassin, "storm": storm, "cloak": cloak, "traitor": traitor,
           "crown": crown, "lodestone": lodestone, "gatekeeper": gatekeeper}
