"""Court is held: matches, contracts, deals, betrothals (rulebook.md, chapters Marriages and Contracts)."""

from copy import deepcopy

from . import betrothal, contracts, law, leave, people, wedding
from .chapter import Chapter
from .position import Contract
from .record import ListOf, Plain, Record, SeatNumber, SeatSet, Table

MOST_SEARCHES = 12
STANDING = {'always': 'always', 'never': 'never', 'ask-me': 'ask'}


class Proposal(Record):
    groom = Plain(None)
    bride = Plain(None)
    maker = SeatNumber()

    def couple(self):
        return self.groom, self.bride


class Court(Chapter):
    proposals = ListOf(Proposal)
    sought = Table(Plain(None))
    searches = Table(Plain(0))
    strokes = Table(Plain(0))
    done = SeatSet()
    said_done = SeatSet()

    def go_on(self, g):
        """When all are done drafts and offers are gone (blood.contract.counter)."""
        if len(self.done) < g.seats:
            return True
        from .announcements import begin_announcements
        g.law.contracts = [contract for contract in g.law.contracts if contract.status not in ('drafted', 'put')]
        g.tell('court-ended', year=g.year)
        begin_announcements(g)

    def owing(self, g):
        return [seat for seat in range(g.seats) if seat not in self.done]

    def moves(self, g, seat):
        house, others = g.house(seat), [other for other in g.played if other != g.house(seat)]
        may_begin = contracts.may_begin(g, self, house)
        listed = self.answers(g, seat, house, may_begin) + contracts.moves(g, self, house) + self.matches(g, house)
        listed += [f'deal {other}' for other in others if may_begin]
        listed += ['drop'] * (self.sought[house] is not None or contracts.draft_of(g, house) is not None)
        listed += [f'{word} {other}' for word, answer in STANDING.items() for other in others
                   if g.law.answers[house][other] != answer]
        listed += [f'name p{number}' for number in people.court_of(g, house) if g.people[number].is_new]
        listed += [f'name-house {house}'] * (house in g.new_houses)
        listed += [f'show p{contract.groom} p{contract.bride} {other}' for contract in law.in_force(g)
                   if contract.is_wedding() and house in contract.houses() and not contract.is_public
                   for other in g.played if g.seat_from_1(other) not in law.readers(g, contract)]
        for number, contract in betrothal.own(g, house):
            listed.append(f'break-off {number}')
            if self.may_confirm(g, house, contract):
                listed.append(f'confirm p{contract.groom} p{contract.bride}')
        return listed + leave.treaty_moves(g, house) + ['done']

    def answers(self, g, seat, house, may_begin):
        """To proposals, deals and betrothals, or taking back one's own (blood.marriage.proposal)."""
        listed = [f'recall {contract.other}' for contract in self.offered(g) if contract.maker == house]
        for contract in [contract for contract in self.offered(g) if contract.other == house]:
            may_agree = contract.is_betrothal or contracts.may_sign(g, house, contract)
            listed += [f'refuse {contract.maker}'] + [f'agree {contract.maker}'] * may_agree
        for proposal in self.proposals:
            words = ['withdraw'] if proposal.maker == seat else []
            if self.asked_for(g, proposal) == seat:
                words = ['decline'] + ['counter'] * may_begin + ['accept'] * self.may_accept(g, house, proposal)
            listed += [f'{word} p{proposal.groom} p{proposal.bride}' for word in words]
        return listed

    def asked_for(self, g, proposal):
        return g.seat_of(wedding.partner(g, g.house(proposal.maker), *proposal.couple()))

    def may_accept(self, g, house, proposal):
        contract, may_match = put_contract(g, proposal), wedding.may_match(g, house, *proposal.couple())
        return may_match and (contract is None or contracts.may_sign(g, house, contract))

    def offered(self, g):
        """Deals and betrothals that are put."""
        return [contract for contract in g.law.contracts if contract.status == 'put' and not contract.is_wedding()]

    def is_proposed(self, groom, bride):
        return any(proposal.couple() == (groom, bride) for proposal in self.proposals)

    def matches(self, g, house):
        """For whom a match is sought, and with whom (blood.marriage.proposal)."""
        sought = self.sought[house]
        if sought is None:
            return [f'seek p{number}' for number in people.court_of(g, house)
                    if self.searches[house] < MOST_SEARCHES and may_be_sought(g, number)]
        may_begin, listed = contracts.may_begin(g, self, house), []
        for number, other in people.living(g):
            groom, bride = (sought, number) if g.people[sought].sex == 'male' else (number, sought)
            if other.court in g.played and wedding.may_wed(g, groom, bride) and not self.is_proposed(groom, bride) and \
                    wedding.may_match(g, house, groom, bride):
                words = ['propose'] + ['draft'] * (may_begin and other.court != house)
                listed += [f'{word} p{groom} p{bride}' for word in words]
        return listed + (betrothal.moves(g, house, sought) if may_begin else [])

    def may_confirm(self, g, house, contract):
        """blood.betrothal.confirm"""
        couple = contract.couple()
        return (None not in couple and wedding.may_wed(g, *couple) and wedding.may_match(g, house, *couple)
                and not self.is_proposed(*couple) and contracts.may_sign(g, house, contract))

    def play(self, g, seat, word, *names):
        house = g.house(seat)
        rest = [int(name[1:]) if name[0] == 'p' and name[1:].isdigit() else name for name in names]
        name = 'play_' + word.replace('-', '_')
        if hasattr(self, name):
            getattr(self, name)(g, seat, house, *rest)
        elif word in STANDING:
            self.strokes[house] += 1
            g.law.answers[house][rest[0]] = STANDING[word]
        elif word in ('decline', 'withdraw'):
            self.end(g, seat, self.find(*rest), word == 'withdraw')
        elif word in ('refuse', 'recall'):
            maker = house if word == 'recall' else rest[0]
            self.end_deal(g, self.deal_of(g, {house, rest[0]}, maker), word == 'recall')
        elif word == 'end-treaty':
            leave.end_treaty(g, house, rest[0])
        elif word == 'break-off':
            betrothal.end(g, dict(betrothal.own(g, house))[int(rest[0])], seat + 1)
        elif word in betrothal.WORDS:
            self.begin_draft(g, betrothal.draft(g, house, word, *rest), True)
        else:
            contracts.play(g, self, house, word, *rest)

    def play_done(self, g, seat, house):
        if seat not in self.said_done:
            g.tell('answered', seat=seat + 1)
        self.done.add(seat)
        self.said_done.add(seat)

    def play_seek(self, g, seat, house, number):
        self.searches[house] += 1
        self.sought[house] = number

    def play_drop(self, g, seat, house):
        if self.sought.pop(house, None) is None:
            g.law.contracts.remove(contracts.draft_of(g, house))

    def play_name(self, g, seat, house, number):
        g.people[number].is_new = False
        g.tell('named', seat=seat + 1, person=number)

    def play_name_house(self, g, seat, house, country):
        g.new_houses.discard(country)
        g.tell('house-named', seat=seat + 1, country=country, founded_anew=g.houses[country])

    def play_show(self, g, seat, house, groom, bride, other):
        contract = law.contract_of(g, groom, bride)
        contract.shown.add(other)
        g.tell('contract-shown', seat=seat + 1, to=g.seat_from_1(other), groom=groom,
               bride=bride).only_to(*law.readers(g, contract))

    def play_confirm(self, g, seat, house, groom, bride):
        """The wedding is proposed as it was agreed (blood.betrothal.confirm)."""
        self.searches[house] += 1
        old = next(contract for _, contract in betrothal.own(g, house) if contract.couple() == (groom, bride))
        contract = None
        if old.terms:
            contract = deepcopy(old)
            contract.__dict__.update(status='put', is_betrothal=False, maker=house, other=old.partner(house))
            g.law.contracts.append(contract)
        self.offer(g, seat, groom, bride, contract)

    def play_deal(self, g, seat, house, other):
        self.begin_draft(g, Contract(maker=house, other=other))

    def play_draft(self, g, seat, house, groom, bride):
        other = wedding.partner(g, house, groom, bride)
        self.begin_draft(g, Contract(maker=house, other=other, groom=groom, bride=bride), True)

    def play_counter(self, g, seat, house, groom, bride):
        """blood.contract.counter"""
        proposal = self.find(groom, bride)
        self.searches[house] += 1
        old = self.end(g, seat, proposal)
        draft = Contract(maker=house, other=g.house(proposal.maker), groom=groom, bride=bride)
        draft.terms, draft.is_public = (old.terms, old.is_public) if old else ([], False)
        self.begin_draft(g, draft)

    def begin_draft(self, g, draft, is_match=False):
        self.strokes[draft.maker] += 1
        if is_match:
            self.sought.pop(draft.maker, None)
        g.law.contracts.append(draft)

    def play_propose(self, g, seat, house, groom, bride):
        """Two of one court wed as their player likes (blood.marriage.proposal)."""
        self.sought.pop(house, None)
        if g.people[groom].court == g.people[bride].court:
            self.wed(g, groom, bride, None)
        else:
            self.offer(g, seat, groom, bride, None)

    def play_put(self, g, seat, house):
        draft = contracts.draft_of(g, house)
        draft.status = 'put'
        draft.words = 0 if draft.is_deal() else words_number(draft)
        if draft.is_wedding():
            self.offer(g, seat, draft.groom, draft.bride, draft)
            return
        other = g.seat_of(draft.other)
        self.done.discard(other)
        about = {} if draft.is_deal() else betrothal.told(draft)
        g.tell('deal-offered' if draft.is_deal() else 'betrothal-offered', seat=seat + 1, to=other + 1,
               clauses=len(draft.terms), **about).only_to(seat + 1, other + 1)

    def offer(self, g, seat, groom, bride, contract):
        proposal = Proposal(groom=groom, bride=bride, maker=seat)
        self.proposals.append(proposal)
        other = self.asked_for(g, proposal)
        self.done.discard(other)
        g.tell('proposed', seat=seat + 1, groom=groom, bride=bride, has_contract=contract is not None,
               clauses=len(contract.terms) if contract else 0).only_to(seat + 1, other + 1)

    def find(self, groom, bride):
        return next(proposal for proposal in self.proposals if proposal.couple() == (groom, bride))

    def play_accept(self, g, seat, house, groom, bride):
        """Who offered what he can no longer pay withdraws it (blood.cash.secret)."""
        proposal = self.find(groom, bride)
        contract, maker = put_contract(g, proposal), g.house(proposal.maker)
        if not wedding.may_match(g, maker, groom, bride) or contract and not contracts.may_sign(g, maker, contract):
            self.end(g, proposal.maker, proposal, True)
            return
        self.proposals.remove(proposal)
        self.wed(g, groom, bride, contract)

    def wed(self, g, groom, bride, contract):
        """A contract is in force from the wedding on (blood.contract.force)."""
        g.law.contracts = [each for each in g.law.contracts if each is not contract and (
            each.status != 'betrothed' or each.couple() != (groom, bride))]
        if contract:
            contract.status, contract.year = 'in-force', g.year
            g.law.contracts.append(contract)
            g.tell('contract-signed', groom=groom, bride=bride, one=contract.maker, other=contract.other,
                   clauses=len(contract.terms), is_public=contract.is_public).only_to(*law.readers(g, contract))
            contracts.settle(g, contract)
        terms = contract.terms if contract else []
        wedding.wed(g, groom, bride, any(clause.matter == 'groom-joins' for clause in terms))
        self.tidy(g)

    def end(self, g, seat, proposal, is_withdrawn=False):
        """The contract that is gone with it."""
        contract = self.drop(g, proposal)
        g.tell('proposal-ended', seat=seat + 1, groom=proposal.groom, bride=proposal.bride,
               is_withdrawn=is_withdrawn).only_to(proposal.maker + 1, self.asked_for(g, proposal) + 1)
        return contract

    def drop(self, g, proposal):
        contract = put_contract(g, proposal)
        self.proposals.remove(proposal)
        if contract:
            g.law.contracts.remove(contract)
        return contract

    def play_agree(self, g, seat, house, maker):
        contract = self.deal_of(g, {maker, house}, maker)
        seats = g.seat_from_1(maker), seat + 1
        if contract.is_betrothal:
            couple = betrothal.couple(contract)
            g.law.contracts = [each for each in g.law.contracts if each is contract
                               or each.status not in ('betrothed', 'put') or betrothal.couple(each) != couple]
            contract.status, contract.year = 'betrothed', g.year
            g.tell('betrothed', seat=seats[0], to=seats[1], **betrothal.told(contract)).only_to(*seats)
            return
        if not contracts.may_sign(g, maker, contract):
            self.end_deal(g, contract, True)
            return
        g.law.contracts.remove(contract)
        g.tell('deal-struck', seat=seats[0], to=seats[1]).only_to(*seats)
        contracts.settle(g, contract)
        contract.terms = [clause for clause in contract.terms if clause.matter in ('command', 'fief')]
        contract.status, contract.year = 'in-force', g.year
        g.law.contracts += [contract] * bool(contract.terms)
        self.tidy(g)

    def deal_of(self, g, houses, maker):
        return next(each for each in self.offered(g) if each.maker == maker and set(each.houses()) == houses)

    def end_deal(self, g, contract, is_recalled):
        g.law.contracts.remove(contract)
        seats = [g.seat_from_1(house) for house in contract.houses()]
        g.tell('deal-ended', seat=seats[0], to=seats[1], is_recalled=is_recalled).only_to(*seats)

    def forget_weddings(self, g):
        """Those that were proposed or drafted (blood.succession.give-back)."""
        self.drop_weddings(g, lambda groom, bride: True)
        self.sought.clear()

    def drop_weddings(self, g, is_over):
        for proposal in [each for each in self.proposals if is_over(*each.couple())]:
            self.drop(g, proposal)
        g.law.contracts = [each for each in g.law.contracts if each.status != 'drafted' or not each.is_wedding()
                           or not is_over(*each.couple())]

    def tidy(self, g):
        """What has become impossible is gone (blood.marriage.proposal, blood.betrothal.lapse)."""
        self.drop_weddings(g, lambda groom, bride: not wedding.may_wed(g, groom, bride))
        for house, number in list(self.sought.items()):
            if number is not None and (g.people[number].court != house or not may_be_sought(g, number)):
                del self.sought[house]
        betrothal.lapse(g)


def put_contract(g, proposal):
    return next((contract for contract in g.law.contracts if contract.status == 'put' and contract.is_wedding()
                 and contract.couple() == proposal.couple()), None)


def words_number(contract):
    """Under which a position keeps what is said with an offer for a couple (blood.contract.words)."""
    groom, bride = contract.of_couple()
    return (0x80000000 | contract.is_betrothal << 24 | (contract.groom is None) << 28 | (contract.bride is None) << 29
            | groom << 12 | bride)


def may_be_sought(g, number):
    """Whoever may wed now or later, and wives whose next child may (blood.marriage.proposal)."""
    person = g.people[number]
    may_bear = betrothal.is_mother_to_be(g, number) and not people.is_captive(person)
    return may_bear and not person.is_made_regent or wedding.may_wed_at_all(g, number)
