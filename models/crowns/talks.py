"""Negotiations with the active player: crowns.talks.*, crowns.deal.*"""
from models.crowns.attack import targets, turn_on
from models.crowns.promises import can_keep, contradicts, promises, read
from models.crowns.tables import TYPES, Cards, house_of, kind_of
from models.driver.table import Kept

MOST_CLAUSES, MOST_DEALS, MOST_WORDINGS = 6, 3, 6


class Draft(Kept):
    entries = {"partner": 0, "answers": False, "clauses": []}


class Deal(Kept):
    """The last deal of a seat with the active player, in the wording that stands. Wordings are put in turn."""
    entries = {"maker": 0, "number": 0, "revision": 0, "status": "", "clauses": []}

    def is_open(self):
        return self.status == "offered"

    def last_word(self, one, other):
        answerer = other if self.maker == one else one
        return self.maker if self.revision % 2 else answerer


# --- who may act ---

def open_talks(game, phase):
    """crowns.talks.when"""
    game.phase, game.actor = phase, 0
    game.tell("talks-opened", seat=game.turn)


def partners(game, number):
    """crowns.talks.active"""
    return game.others() if number == game.turn else [game.turn]


def deal_between(game, one, other):
    return game.seats[other if one == game.turn else one].deal


def has_offer(game, number, other):
    """Whether an offer of another seat awaits an answer."""
    deal = deal_between(game, number, other)
    return bool(deal) and deal.is_open() and deal.last_word(number, other) == other


def asked(game):
    """crowns.talks.done: who has not finished, or owes an answer."""
    return [number for number, seat in game.seats.items()
            if not seat.done or any(has_offer(game, number, other) for other in partners(game, number))]


def moves(game, number):
    seat = game.seats[number]
    found = set() if seat.done else {"done"}
    if number == game.turn:
        found.add("close")
    if seat.draft:
        found |= drafting(game, number)
    return found.union(*(moves_with(game, number, other) for other in partners(game, number)))


def moves_with(game, number, other):
    """crowns.deal, crowns.deal.one, crowns.deal.limit, crowns.deal.counter, crowns.deal.agree, crowns.talks.done"""
    deal, drafts = deal_between(game, number, other), game.seats[number].draft
    is_free = number == game.turn or not game.seats[number].done
    if not deal or not deal.is_open():
        return {f"draft {other}"} if is_free and not drafts and (not deal or deal.number < MOST_DEALS) else set()
    name = f"{other}.{deal.number}"
    if not has_offer(game, number, other):
        return {f"withdraw {name}"} if is_free else set()
    found, clauses = {f"refuse {name} {deal.revision}"}, resolved(game, deal.clauses)
    if deal.revision < MOST_WORDINGS and not drafts:
        found.add(f"counter {name}")
    if clauses is not None and (number != game.turn or can_keep(game, other, clauses)):  # crowns.talks.possible
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
    said = read(draft.clauses)
    given = Cards(card for who, what, card in said if what == "card" and who == number)
    found |= {f"give {card}" for card in game.seats[number].hand - given}
    asked_for = [what for who, what, _ in said if who == draft.partner and what in ("any", "card")]
    if len(asked_for) < game.seats[draft.partner].hand.total():
        found |= {f"ask {kind}" for kind in TYPES}
    for word, giver in (("give", number), ("ask", draft.partner)):
        if game.seats[giver].ravens and (giver, "ravens") not in [each[:2] for each in said]:
            found.add((f"{word} ravens", 1, game.seats[giver].ravens))
    return found | promises(game, number, draft)


def clause(game, number, word, about, amount=None):
    """What a move adds to a draft."""
    if word == "promise":
        return f"{game.turn} {about} {amount}"
    giver = number if word == "give" else game.seats[number].draft.partner
    if about == "ravens":
        return f"{giver} ravens {amount}"
    return f"{giver} {'card' if word == 'give' else 'any'} {about}"


# --- what can be kept ---

def resolved(game, clauses):
    """Kinds that are asked for become cards, of the giver's own house first; None if somebody cannot give."""
    left = {number: seat.hand.copy() for number, seat in game.seats.items()}
    for who, what, about in read(clauses):
        if what == "card" and not left[who][about] or what == "ravens" and game.seats[who].ravens < about:
            return None
        if what == "card":
            left[who].remove(about)
    found = []
    for text, (who, what, about) in zip(clauses, read(clauses)):
        if what == "any":
            cards = [card for card in left[who].position() if kind_of(card) == about]
            if not cards:
                return None
            cards.sort(key=lambda card: house_of(card) not in game.seats[who].houses)
            left[who].remove(cards[0])
            text = f"{who} card {cards[0]}"
        found.append(text)
    return found


def can_put(game, number, draft):
    """crowns.talks.property, crowns.talks.possible"""
    deal = deal_between(game, number, draft.partner)
    is_barred = deal and not draft.answers and (deal.is_open() or deal.number == MOST_DEALS)
    if is_barred or contradicts(game, draft.clauses):  # crowns.deal.one, crowns.deal.limit
        return False
    own = resolved(game, [text for text in draft.clauses if text.split()[0] == str(number)])
    others = [text for text in draft.clauses if text.split()[0] != str(number)]
    return (own is not None and can_be_asked(game, draft.partner, others)
            and (number != game.turn or can_keep(game, draft.partner, own + others)))


def can_be_asked(game, partner, clauses):
    """crowns.talks.property: as far as everybody can see, the other has so many cards and ravens."""
    asked_for = [(what, about) for who, what, about in read(clauses) if who == partner]
    cards = sum(what in ("any", "card") for what, _ in asked_for)
    return (cards <= game.seats[partner].hand.total()
            and all(about <= game.seats[partner].ravens for what, about in asked_for if what == "ravens"))


# --- moves ---

def play(game, number, word, *rest):
    seat = game.seats[number]
    if word in ("give", "ask", "promise"):
        seat.draft.clauses.append(clause(game, number, word, *rest))
    elif word == "strike":
        del seat.draft.clauses[int(rest[0]) - 1]
    elif word == "drop":
        seat.draft = None
    elif word == "draft":
        seat.draft = Draft(partner=int(rest[0]))
    elif word == "put":
        put(game, number)
    elif word == "done":
        seat.done, seat.draft = True, None
        game.tell("done", seat=number)
    elif word != "close":
        answer(game, number, int(rest[0].partition(".")[0]), word)
    if word == "close" or not asked(game):
        close(game)


def put(game, number):
    """crowns.deal, crowns.deal.counter"""
    draft, game.seats[number].draft = game.seats[number].draft, None
    other, deal = draft.partner, deal_between(game, number, draft.partner)
    if draft.answers:
        deal.revision, deal.clauses = deal.revision + 1, draft.clauses
    else:
        deal_number = deal.number + 1 if deal else 1
        deal = Deal(maker=number, number=deal_number, revision=1, status="offered", clauses=draft.clauses)
        game.seats[other if number == game.turn else number].deal = deal
    game.tell("deal-put", seat=number, partner=other, number=deal.number, revision=deal.revision,
              clauses=deal.clauses).only_to(number, other)


def answer(game, number, other, word):
    """crowns.deal, crowns.deal.counter"""
    deal = deal_between(game, number, other)
    if word == "counter":
        game.seats[number].draft = Draft(partner=other, answers=True, clauses=deal.clauses)
    elif word == "agree":
        settle(game, number, other, deal)
    elif word == "refuse":
        end_offer(game, number, other, deal, "refused")
    else:
        end_offer(game, number, other, deal, "withdrawn", lapsed=False)


def end_offer(game, number, other, deal, status, **entries):
    deal.status = status
    game.tell(f"deal-{status}", seat=number, partner=other, number=deal.number, **entries).only_to(number, other)
    drop_answers(game, number, other)


def drop_answers(game, one, other):
    """A draft that answers an offer goes with it."""
    for number, partner in ((one, other), (other, one)):
        draft = game.seats[number].draft
        if draft and draft.answers and draft.partner == partner:
            game.seats[number].draft = None


def settle(game, number, other, deal):
    """crowns.deal.settled, crowns.talks.binds"""
    deal.clauses, deal.status = resolved(game, deal.clauses), "accepted"
    for who, what, about in read(deal.clauses):
        giver, taker = game.seats[who], game.seats[other if who == number else number]
        if what == "card":
            giver.hand.move(about, taker.hand)
            game.cards_moved = True
        elif what == "ravens":
            giver.ravens -= about
            taker.ravens += about
        elif what == "spare":
            game.spared = sorted([*game.spared, about])
        else:
            game.promised, game.promised_whom = what, about
    game.tell("deal-settled", seat=number, partner=other, number=deal.number, clauses=deal.clauses)
    drop_answers(game, number, other)
    lapse(game)


def lapse(game):
    """crowns.deal.settled, crowns.talks.done: open offers lapse."""
    for number, seat in game.seats.items():
        if seat.deal and seat.deal.is_open():
            maker = seat.deal.last_word(number, game.turn)
            other = game.turn if maker == number else number
            end_offer(game, maker, other, seat.deal, "withdrawn", lapsed=True)


def close(game):
    """crowns.talks.done"""
    lapse(game)
    game.tell("talks-closed", seat=game.turn)
    for seat in game.seats.values():
        seat.done, seat.draft, seat.deal = False, None, None
    game.closed_phase, game.phase = game.phase, "talks-over"


def new_targets(game):
    """crowns.talks.binds: whom a Knight that was played may attack instead."""
    return [number for number in targets(game, game.knight) if number not in game.spared]


def go_on(game):
    """After the talks: the action, or the vote on an attack. crowns.talks.binds"""
    if game.closed_phase == "talk":
        game.begin_action()
        return
    choices, game.phase = new_targets(game), "vote"
    if game.promised == "attack" and game.promised_whom != game.target:
        turn_on(game, game.turn, game.promised_whom)
    elif game.target in game.spared and len(choices) == 1:
        turn_on(game, game.turn, choices[0])
    elif game.target in game.spared:
        game.phase, game.actor = "target", game.turn
