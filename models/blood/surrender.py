"""Before a round: armies fall back or surrender; whoever is taken is ransomed (rulebook.md, chapter Battles)."""

from . import law, people, troops, units
from .chapter import Sealed, as_range
from .conflicts import castle_of
from .facts import CHANNEL
from .units import is_closed

SIDES = ('1', '2')  # who attacks, who is attacked
OTHER = {'1': '2', '2': '1'}
WORDS = ['armies-die', 'captives', 'goods', 'land']  # a bit each; without the first armies march off
TEXTS = {code + 1: '+'.join(['march-off'] * (not code & 1) + [WORDS[bit] for bit in range(4) if code >> bit & 1])
         for code in range(16)}
TERMS = {text: code for code, text in TEXTS.items()}


def neighbours(g, province, house):
    """Not where there is famine, not into countries that nobody enters; over the Channel where it is open."""
    from .roads import is_channel_open
    over = [CHANNEL[province]] if province in CHANNEL and is_channel_open(g, house) else []
    return [each for each in g.board.beside[province] + over if each not in g.realm.famine and not is_closed(g, each)]


def free_captives(g, captor):
    """Of a capital that is lost (blood.captive.place)."""
    for number in [number for number, person in people.living(g) if person.captor == captor]:
        people.free(g, number)


class Parley(Sealed):
    """The part of a battle in which it is not fought."""

    def step_retreat(self, g):
        if self.owing(g):
            return True
        self.answered = set()
        self.round += 1
        self.step = 'terms'
        for side in [side for side in SIDES if self.terms[side]]:
            g.tell('surrender-offered', province=self.province, power=self.powers[side],
                   terms=TEXTS[self.terms[side]], armies=self.sacrificed[side],
                   crowns=self.tribute[side]).hiding(['crowns'], g.who_sees_money(*self.powers.values()))

    def step_terms(self, g):
        """The attacker's offer is answered first; then who falls back does, and the others have one roll at them."""
        leaving = [side for side in SIDES if self.retreats[side]]
        if self.offering():
            return True
        self.step = {0: 'fight', 1: 'losses', 2: 'leave'}[len(leaving)]
        if len(leaving) == 1:
            side = OTHER[leaving[0]]
            self.roll(g, side, self.royals(g, side))
            self.resume = 'leave'

    # ---- Falling back (blood.battle.retreat)

    def ways(self, g, side):
        """Not where a country defends itself."""
        beside = neighbours(g, self.province, self.powers[side])
        return [each for each in beside if g.realm.control[each] not in g.neutral]

    def refuges(self, g, side):
        """Nor where a contract forbids it, if there is another way (blood.contract.retreat)."""
        house, beside = self.powers[side], self.ways(g, side)
        return [each for each in beside if g.holder(each) == house
                or not law.forbids_entry(g, house, each)] or beside

    def leaving(self, g):
        return next((side for side in SIDES if self.retreats[side] and self.armies(g, side)), None)

    def staying(self, g, side):
        """Whose Strength was counted stays for the first round (blood.battle.stay)."""
        return [person for person, strength in self.counting(g, side).items() if strength] if self.round == 1 else []

    def step_leave(self, g):
        """Royal pieces that had to stay fight this round, others whose armies fell flee or fight on."""
        side = self.leaving(g)
        if side:
            open_to = self.ways(g, side)
            if len(open_to) == 1:
                self.fall_back(g, side, open_to[0], self.armies(g, side))
            return len(open_to) > 1
        stay = any(self.staying(g, side) for side in SIDES if self.retreats[side])
        self.retreats.clear()
        self.step = 'over' if self.is_decided(g) else 'fight' if stay else 'flight'

    def fall_back(self, g, side, province, number):
        """Kings and princes go with the first of them."""
        house, start, armies = self.powers[side], self.province, g.realm.armies
        if not self.fell_back[side]:
            stay = self.staying(g, side)
            for person in [person for person in self.royals(g, side) if person not in stay]:
                people.move_to(g, person, province)
        for colour, lent, count in troops.in_order(g, start, house, number):
            armies[start][colour] -= count
            armies[province][colour] += count
            if lent:
                lent.armies -= count
                there = troops.lend(g, province, colour, house, count)
                there.has_cost = there.has_cost or lent.has_cost
        troops.drop_lent(g)
        self.fell_back[side].add(province)
        self.withdrawn[side][province] += number
        g.tell('fell-back', power=house, to=province, armies=number, **{'from': start})

    # ---- Surrender (blood.battle.surrender)

    def offering(self):
        return next((side for side in SIDES if self.terms[side]), None)

    def may_offer(self, g, side, code):
        """Armies march off where they can."""
        power, province = self.powers[side], self.province
        if not code & 1 and self.armies(g, side) and not self.refuges(g, side):
            return False
        able = (self.armies(g, side) and not self.sacrificed[side], self.royals(g, side),
                any(g.ruler(owner) == power for owner, _, _ in units.items_in(g, province)),
                self.may_give_land(g, side))
        return all(able[bit] for bit in range(4) if code >> bit & 1)

    def may_give_land(self, g, side):
        """Not while a castle stands there that takes no part, nor what is promised to others."""
        power, taker = self.powers[side], self.powers[OTHER[side]]
        return (g.holder(self.province) == power and bool(g.countries_of(taker))
                and not law.is_promised_land(g, self.province, taker)
                and bool(self.castle(g, side) or not castle_of(g, self.province, power)))

    def forget_terms(self, *sides):
        for side in sides:
            self.terms[side] = self.sacrificed[side] = self.tribute[side] = 0

    def carry_out(self, g, maker, taker):
        from .marking import taking_country
        code, tribute, castle = self.terms[maker] - 1, self.tribute[maker], self.castle(g, maker)
        self.yielded[maker], self.keeps_goods = True, not code & 4
        if tribute:
            g.pay_between(self.powers[maker], self.powers[taker], tribute)
        killed = self.armies(g, maker) if code & 1 else self.sacrificed[maker]
        armies = self.armies(g, maker) - killed
        for person in self.royals(g, maker):
            if code & 2:
                self.capture(g, person, taker)
            elif not armies:
                people.free(g, person)
        if killed or castle:
            self.fall(g, maker, killed, castle)
        if code & 8:
            self.ceded_to = taking_country(g, self.powers[taker], self.province)
        self.retreats.clear()
        self.retreats[maker] = bool(armies)
        self.step, self.resume = 'ransom', 'leave' if armies else 'over'

    def cede(self, g):
        """The province goes when all have left, and then a capital that was in it is lost (blood.capital.lost)."""
        from .marking import Marking
        before = g.realm.control[self.province]
        g.realm.control[self.province] = self.ceded_to
        g.tell('land-ceded', country=before, to=self.ceded_to, province=self.province)
        g.next_chapter(Marking(step='capitals'))

    # ---- Captives (blood.captive.ransom)

    def capture(self, g, person, by):
        """Into the capital of the victor; home, if nobody is left to take him (blood.battle.wiped)."""
        power = self.powers[by]
        if power in g.neutral or g.realm.capital[power] == 'none' or not self.units(g, by):
            people.free(g, person)
        else:
            people.become_captive(g, person, power)
            self.taken.append(person)

    def step_ransom(self, g):
        while self.taken and g.options['cash'] == 'open' and not g.realm.treasury[g.people[self.taken[0]].court]:
            self.taken.pop(0)
        if self.taken:
            return True
        self.step = self.resume

    # ---- What is listed and played

    def moves(self, g, side):
        """Nobody surrenders before the first round, nor to a country that nobody plays."""
        if self.step in ('terms', 'price'):
            return ['grant', 'reject']
        if self.step == 'ransom':
            most = g.realm.treasury[g.people[self.taken[0]].court]
            return [as_range('ransom', 1, most)] * (most > 0) + ['done']
        armies, refuges = self.armies(g, side), self.refuges(g, side)
        if self.step == 'leave':
            return [as_range(f'fall-back {province}', 1, armies) for province in refuges]
        listed = ['done'] + ['retreat'] * bool(armies and refuges and not self.castle(g, side))
        if not self.round or set(self.powers.values()) & set(g.neutral):
            return listed
        limits = {'sacrifice': armies - 1 if refuges else 0, 'tribute': g.realm.treasury[self.powers[side]]}
        return (listed + [as_range(word, 1, most) for word, most in limits.items() if most > 0]
                + ['anew'] * bool(self.sacrificed[side] or self.tribute[side])
                + [f'surrender {text}' for text, code in TERMS.items() if self.may_offer(g, side, code - 1)])

    def play(self, g, side, word, *rest):
        if word == 'fall-back':
            self.fall_back(g, side, rest[0], int(rest[1]))
        elif word in ('sacrifice', 'tribute'):
            (self.sacrificed if word == 'sacrifice' else self.tribute)[side] = int(rest[0])
        elif word == 'ransom':
            payer, captor = g.people[self.taken[0]].court, g.people[self.taken[0]].captor
            self.price, self.step = int(rest[0]), 'price'
            g.tell('ransom-offered', seat=g.seat_from_1(payer), person=self.taken[0],
                   crowns=self.price).hiding(['crowns'], g.who_sees_money(payer, captor))
        elif word in ('grant', 'reject'):
            (self.answer_terms if self.step == 'terms' else self.answer_price)(g, word == 'grant')
        elif self.step == 'ransom':
            self.taken.pop(0)
        elif word == 'anew':
            self.forget_terms(side)
        else:
            if word == 'surrender':
                self.terms[side] = TERMS[rest[0]]
            else:
                self.forget_terms(side)
            self.retreats[side] = word == 'retreat'
            self.answer(g, g.seat_of(self.powers[side]))

    def answer_terms(self, g, is_accepted):
        """They are carried out when the other accepts them; refused, the battle goes on."""
        maker = self.offering()
        taker = OTHER[maker]
        g.tell('offer-answered', seat=g.seat_from_1(self.powers[taker]), is_accepted=is_accepted)
        if is_accepted:
            self.carry_out(g, maker, taker)
            self.forget_terms(taker)
        self.forget_terms(maker)

    def answer_price(self, g, is_accepted):
        person = self.taken.pop(0)
        captor, payer = g.people[person].captor, g.people[person].court
        g.tell('offer-answered', seat=g.seat_from_1(captor), is_accepted=is_accepted)
        if is_accepted:
            g.pay_between(payer, captor, self.price)
            people.free(g, person)
        self.price, self.step = 0, 'ransom'
