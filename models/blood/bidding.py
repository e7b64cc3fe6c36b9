"""Bids for the family that nobody plays (rulebook.md, blood.bids)."""

from . import betrothal, law, people, wedding
from .chapter import Sealed, as_range
from .facts import ENTRY
from .record import Plain, Table


class Bidding(Sealed):
    step = Plain('entries')
    hand = Plain(None)
    partners = Table(Plain(None))
    amounts = Table(Plain(0))
    seen = (0, 0)  # year of birth and number of the hand before

    def go_on(self, g):
        if self.hand is None:
            self.next_hand(g)
        elif self.owing(g):
            return True
        elif self.step == 'entries':
            self.show_entries(g)
        else:
            self.show_amounts(g)

    def next_hand(self, g):
        """The oldest first, of all who are 15, free and unmarried (blood.bids.when)."""
        for number in people.by_age(g, people.court_of(g, 'aristocrats')):
            person = g.people[number]
            is_next = (person.born, person.serial) > self.seen and people.is_adult(g, number)
            if is_next and wedding.may_wed_at_all(g, number):
                self.asked = {seat for seat in range(g.seats) if self.suitors(g, g.house(seat), number) and (
                    g.options['cash'] == 'secret' or self.can_enter(g, g.house(seat), number))}
                if self.asked:
                    self.hand = number
                    g.tell('hand-offered', person=number)
                    return
        open_court(g)

    def couple(self, g, hand, partner):
        """(groom, bride)"""
        return (hand, partner) if g.people[hand].sex == 'male' else (partner, hand)

    def cost(self, g, hand):
        """Of the wedding; for a groom there is none (blood.bids.wedding)."""
        return max(0, -wedding.money_of(g, hand)) if g.people[hand].sex == 'female' else 0

    def suitors(self, g, house, hand):
        """Of a court, who could wed that person."""
        return [number for number in people.court_of(g, house) if wedding.may_wed(g, *self.couple(g, hand, number))]

    def can_enter(self, g, house, hand):
        """With secret cash nobody is passed by for having too little (blood.bids.entry, blood.cash.secret)."""
        return law.spendable(g, house) >= ENTRY + self.cost(g, hand)

    def moves(self, g, seat):
        house = g.house(seat)
        if self.step == 'entries':
            suitors = self.suitors(g, house, self.hand) if self.can_enter(g, house, self.hand) else []
            return ['out'] + [f'enter p{number}' for number in suitors]
        return [as_range('bid', 0, law.spendable(g, house) - self.cost(g, self.hand))]

    def play(self, g, seat, word, *rest):
        house = g.house(seat)
        if word == 'bid':
            self.amounts[house] = int(rest[0])
        else:
            self.partners[house] = int(rest[0][1:]) if word == 'enter' else None
        self.answer(g, seat)

    def show_entries(self, g):
        """Each pays 10 Crowns; who bids alone is not asked for more (blood.n3)."""
        bidders = [house for house in g.played if self.partners[house] is not None]
        for house in bidders:
            g.pay(house, -ENTRY)
            g.tell('entry-paid', seat=g.seat_from_1(house), person=self.hand, partner=self.partners[house],
                   crowns=ENTRY)
        if not bidders:
            g.tell('hand-unsought', person=self.hand)
            self.finish(g)
        elif len(bidders) == 1:
            self.win(g, bidders)
        else:
            self.step, self.answered, self.asked = 'amounts', set(), {g.seat_of(house) for house in bidders}

    def show_amounts(self, g):
        """blood.bids.amount"""
        bidders = [g.house(seat) for seat in sorted(self.asked)]
        for house in bidders:
            g.tell('bid-shown', seat=g.seat_from_1(house), person=self.hand, crowns=self.amounts[house])
        self.win(g, [house for house in bidders if self.amounts[house] == max(self.amounts[each] for each in bidders)])

    def win(self, g, best):
        """Among bids of the same amount a die decides (blood.bids.amount, blood.bids.wedding)."""
        house = best[0]
        if len(best) > 1:
            house = g.house(int(g.chance.draw('roll', possible={str(g.seat_from_1(each)): 1 for each in best})) - 1)
        g.pay(house, -self.amounts[house])
        g.tell('hand-won', seat=g.seat_from_1(house), person=self.hand, crowns=self.amounts[house],
               is_by_die=len(best) > 1)
        wedding.wed(g, *self.couple(g, self.hand, self.partners[house]))
        self.finish(g)

    def finish(self, g):
        person = g.people[self.hand]
        self.__init__(seen=(person.born, person.serial))


def open_court(g):
    """blood.betrothal.lapse"""
    from .court import Court
    betrothal.lapse(g)
    g.next_chapter(Court())
