"""Negotiations with the active player: crowns.talks.*, crowns.deal.*"""
from models.crowns.attack import targets
from models.crowns.promises import can_keep, contradicts, promises
from models.crowns.tables import TYPES, house_of, in_order, kind_of
from models.driver.interface import Told, sparse

MOST_CLAUSES, MOST_DEALS, MOST_WORDINGS = 6, 3, 6


class Draft:
    def __init__(self, partner, answers=False, clauses=()):
        self.partner, self.answers, self.clauses = partner, answers, list(clauses)

    @staticmethod
    def load(given):
        return Draft(given["partner"], given.get("answers", False), given.get("clauses", ()))

    def position(self):
        return {"partner": self.partner} | sparse(answers=self.answers, clauses=self.clauses)


class Deal:
    """The last deal of a seat with the active player, in the wording that stands. Wordings are put in turn."""

    def __init__(self, maker, number, revision, status, clauses):
        self.maker, self.number, self.revision, self.status = maker, number, revision, status
        self.clauses = list(clauses)

    @staticmethod
    def load(given):
        return Deal(given["maker"], given["number"], given["revision"], given["status"], given.get("clauses", ()))

    def position(self):
        return {"maker": self.maker, "number": self.number, "revision": self.revision, "status": self.status,
                "clauses": self.clauses}

    def is_open(self):
        return self.status == "offered"

    def last_word(self, one, other):
        answerer = other if self.maker == one else one
        return self.maker if self.revision % 2 else answerer


# --- who may act ---

def open_talks(game, phase, told):
    """crowns.talks.when"""
    game.phase, game.actor = phase, 0
    for seat in game.seats.values():
        seat.done, seat.draft, seat.deal = False, None, None
    told.append(Told("talks-opened", seat=game.turn))


def partners(game, number):
    """crowns.talks.active"""
    return game.others() if number == game.turn else [game.turn]


def deal_between(game, one, other):
    return game.seats[other if one == game.turn else one].deal


def owes_answer(game, number):
    """Whether an offer was put to the seat."""
    for other in partners(game, number):
        deal = deal_between(game, number, other)
        if deal and deal.is_open() and deal.last_word(number, other) == other:
            return True
    return False


def asked(game):
    """crowns.talks.done"""
    return [number for number, seat in game.seats.items() if not seat.done or owes_answer(game, number)]


def moves(game, number):
    seat, found = game.seats[number], set()
    if not seat.done:
        found.add("done")
    if number == game.turn:
        found.add("close")
    if seat.draft:
        found |= drafting(game, number)
    for other in partners(game, number):
        found |= moves_with(game, number, other)
    return found


def moves_with(game, number, other):
    """crowns.deal, crowns.deal.one, crowns.deal.limit, crowns.deal.counter, crowns.talks.done"""
    deal = deal_between(game, number, other)
    is_free = number == game.turn or not game.seats[number].done
    can_draft = is_free and not game.seats[number].draft
    if not deal or not deal.is_open():
        return {f"draft {other}"} if can_draft and (not deal or deal.number < MOST_DEALS) else set()
    name = f"{other}.{deal.number}"
    if deal.last_word(number, other) == number:
        return {f"withdraw {name}"} if is_free else set()
    found = {f"refuse {name} {deal.revision}"}
    if deal.revision < MOST_WORDINGS and not game.seats[number].draft:
        found.add(f"counter {name}")
    if can_agree(game, number, other, deal):
        found.add(f"agree {name} {deal.revision}")
    return found


# --- wording a deal ---

def drafting(game, number):
    """crowns.talks.draft, crowns.talks.clauses, crowns.talks.property"""
    draft = game.seats[number].draft
    found = {"drop"} | {f"strike {place}" for place in range(1, len(draft.clauses) + 1)}
    if draft.clauses and can_put(game, number, draft):
        found.add("put")
    if len(draft.clauses) == MOST_CLAUSES:
        return found
    left = list(game.seats[number].hand)
    for clause in draft.clauses:
        who, what, about = clause.split()
        if what == "card" and who == str(number) and about in left:
            left.remove(about)
    found |= {f"give {card}" for card in left}
    asked_for = sum(clause.split()[0] == str(draft.partner) and clause.split()[1] in ("any", "card")
                    for clause in draft.clauses)
    if asked_for < len(game.seats[draft.partner].hand):
        found |= {f"ask {kind}" for kind in TYPES}
    for word, giver in (("give", number), ("ask", draft.partner)):
        if game.seats[giver].ravens and not any(clause.startswith(f"{giver} ravens") for clause in draft.clauses):
            found.add((f"{word} ravens", 1, game.seats[giver].ravens))
    return found | promises(game, number, draft)


def word(game, number, kind, rest):
    """The clause that a move adds to a draft."""
    draft = game.seats[number].draft
    if kind == "promise":
        return f"{game.turn} {rest[0]} {rest[1]}"
    giver = number if kind == "give" else draft.partner
    if rest[0] == "ravens":
        return f"{giver} ravens {rest[1]}"
    return f"{giver} {'card' if kind == 'give' else 'any'} {rest[0]}"


# --- what can be kept ---

def resolved(game, clauses):
    """Kinds that are asked for become cards, of the giver's own house first; None if somebody cannot give."""
    left = {number: list(seat.hand) for number, seat in game.seats.items()}
    ravens = {number: seat.ravens for number, seat in game.seats.items()}
    found = []
    for clause in clauses:
        who, what, about = clause.split()
        giver = int(who)
        if what == "card" and about in left[giver]:
            left[giver].remove(about)
        elif what == "card" or what == "ravens" and ravens[giver] < int(about):
            return None
    for clause in clauses:
        who, what, about = clause.split()
        if what == "any":
            giver = int(who)
            cards = [card for card in in_order(left[giver]) if kind_of(card) == about]
            if not cards:
                return None
            card = next((card for card in cards if house_of(card) in game.seats[giver].houses), cards[0])
            left[giver].remove(card)
            clause = f"{who} card {card}"
        found.append(clause)
    return found


def can_put(game, number, draft):
    """crowns.talks.property, crowns.talks.possible"""
    deal = deal_between(game, number, draft.partner)
    is_barred = deal and not draft.answers and (deal.is_open() or deal.number == MOST_DEALS)
    if is_barred or contradicts(game, draft.clauses):  # crowns.deal.one, crowns.deal.limit
        return False
    own = resolved(game, [clause for clause in draft.clauses if clause.split()[0] == str(number)])
    others = [clause for clause in draft.clauses if clause.split()[0] != str(number)]
    return (own is not None and can_be_asked(game, draft.partner, others)
            and (number != game.turn or can_keep(game, draft.partner, own + others)))


def can_be_asked(game, partner, clauses):
    """crowns.talks.property: as far as everybody can see, the other has so many cards and ravens."""
    asked_for = [clause.split()[1:] for clause in clauses if clause.split()[0] == str(partner)]
    cards = sum(what in ("any", "card") for what, _ in asked_for)
    return (cards <= len(game.seats[partner].hand)
            and all(int(about) <= game.seats[partner].ravens for what, about in asked_for if what == "ravens"))


def can_agree(game, number, other, deal):
    """crowns.deal.agree, crowns.talks.possible"""
    clauses = resolved(game, deal.clauses)
    return clauses is not None and (number != game.turn or can_keep(game, other, clauses))


# --- moves ---

def play(game, number, kind, rest, told):
    seat = game.seats[number]
    if kind in ("give", "ask", "promise"):
        seat.draft.clauses.append(word(game, number, kind, rest))
    elif kind == "strike":
        del seat.draft.clauses[int(rest[0]) - 1]
    elif kind == "drop":
        seat.draft = None
    elif kind == "draft":
        seat.draft = Draft(int(rest[0]))
    elif kind == "counter":
        other = int(rest[0].partition(".")[0])
        seat.draft = Draft(other, True, deal_between(game, number, other).clauses)
    elif kind == "put":
        put(game, number, told)
    elif kind in ("agree", "refuse", "withdraw"):
        answer(game, number, int(rest[0].partition(".")[0]), kind, told)
    elif kind == "done":
        seat.done, seat.draft = True, None
        told.append(Told("done", seat=number))
    if kind == "close" or not asked(game):
        close(game, told)


def put(game, number, told):
    """crowns.deal, crowns.deal.counter"""
    draft, game.seats[number].draft = game.seats[number].draft, None
    other = draft.partner
    deal = deal_between(game, number, other)
    if draft.answers:
        deal.revision, deal.clauses = deal.revision + 1, draft.clauses
    else:
        deal = Deal(number, deal.number + 1 if deal else 1, 1, "offered", draft.clauses)
        game.seats[other if number == game.turn else number].deal = deal
    told.append(Told("deal-put", seat=number, partner=other, number=deal.number, revision=deal.revision,
                     clauses=list(deal.clauses)).only_to(number, other))


def answer(game, number, other, kind, told):
    """crowns.deal, crowns.deal.settled"""
    deal = deal_between(game, number, other)
    if kind == "agree":
        settle(game, number, other, deal, told)
        return
    deal.status = "refused" if kind == "refuse" else "withdrawn"
    lapsed = {} if kind == "refuse" else {"lapsed": False}
    told.append(Told("deal-refused" if kind == "refuse" else "deal-withdrawn", seat=number, partner=other,
                     number=deal.number, **lapsed).only_to(number, other))
    drop_answers(game, number, other)


def drop_answers(game, one, other):
    """A draft that answers an offer goes with it."""
    for number, partner in ((one, other), (other, one)):
        draft = game.seats[number].draft
        if draft and draft.answers and draft.partner == partner:
            game.seats[number].draft = None


def settle(game, number, other, deal, told):
    """crowns.deal.settled, crowns.talks.binds"""
    deal.clauses, deal.status = resolved(game, deal.clauses), "accepted"
    two = {str(number): other, str(other): number}
    for clause in deal.clauses:
        who, what, about = clause.split()
        if what == "card":
            game.seats[int(who)].hand.remove(about)
            game.seats[two[who]].hand.append(about)
            game.cards_moved = True
        elif what == "ravens":
            game.seats[int(who)].ravens -= int(about)
            game.seats[two[who]].ravens += int(about)
        elif what == "spare":
            game.spared.append(int(about))
        else:
            game.promised, game.promised_whom = what, int(about)
    told.append(Told("deal-settled", seat=number, partner=other, number=deal.number, clauses=deal.clauses))
    drop_answers(game, number, other)
    lapse(game, told)


def lapse(game, told):
    """crowns.deal.settled, crowns.talks.done: open offers lapse."""
    for number, seat in game.seats.items():
        if seat.deal and seat.deal.is_open():
            seat.deal.status = "withdrawn"
            maker = seat.deal.last_word(number, game.turn)
            other = game.turn if maker == number else number
            told.append(Told("deal-withdrawn", seat=maker, partner=other, number=seat.deal.number,
                             lapsed=True).only_to(maker, other))
            drop_answers(game, number, game.turn)


def close(game, told):
    """crowns.talks.done"""
    lapse(game, told)
    told.append(Told("talks-closed", seat=game.turn))
    for seat in game.seats.values():
        seat.done, seat.draft, seat.deal = False, None, None
    game.closed_phase, game.phase = game.phase, "talks-over"


def go_on(game, chance, told):
    """After the talks: the action, or the vote on an attack. crowns.talks.binds"""
    if game.closed_phase == "talk":
        game.begin_action(chance, told)
        return
    if game.promised == "attack" and game.promised_whom != game.target:
        turn_attack(game, game.promised_whom, told)
    elif game.target in game.spared:
        choices = [number for number in targets(game, game.knight) if number not in game.spared]
        if len(choices) > 1:
            game.phase, game.actor = "target", game.turn
            return
        turn_attack(game, choices[0], told)
    game.phase = "vote"


def turn_attack(game, target, told):
    game.target = target
    told.append(Told("attack-turned", seat=game.turn, target=target))


def new_targets(game):
    """crowns.talks.binds"""
    return {f"target {number}" for number in targets(game, game.knight) if number not in game.spared}


