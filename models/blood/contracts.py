"""Contracts are written clause by clause, put, and settled (rulebook.md, chapter Contracts)."""

from . import law, people, wedding
from .chapter import as_range
from .facts import COUNTRIES, GOODS, HOME, PROVINCES
from .matters import MATTERS
from .position import Clause, Condition
from .succession import Crowns

MOST_CLAUSES, MOST_STROKES = 24, 120
FIELDS = {'sum': 'amount', 'sum-back': 'returns', 'at': 'provinces', 'third': 'third', 'about': 'person',
          'good': 'good', 'good-back': 'returned', 'from': 'from_', 'until': 'until', 'every': 'every'}
HELP = {'dowry', 'trade', 'land', 'land-later', 'pension', 'goods', 'exchange', 'tax-share', 'fief', 'command',
        'release'}
LEAVE = {'march', 'fleets', 'ports', 'carriage', 'station', 'command'}


def draft_of(g, house):
    return next((contract for contract in g.law.contracts
                 if contract.status == 'drafted' and contract.maker == house), None)


def may_begin(g, court, house):
    """One draft at a time (blood.contract.draft)."""
    return draft_of(g, house) is None and court.strokes[house] < MOST_STROKES


def moves(g, court, house):
    draft = draft_of(g, house)
    if draft is None or court.strokes[house] >= MOST_STROKES:
        return []
    listed = ['publish'] * (not draft.is_deal())
    if len(draft.terms) < MOST_CLAUSES:
        listed += [f'clause {matter} {country}' for matter, form in MATTERS.items()
                   if form.in_deals or not draft.is_deal() for country in may_bind(g, draft, matter)]
    listed += [f'strike-out {number}' for number, _ in enumerate(draft.terms, 1)]
    if draft.terms:
        listed += blanks(g, draft, draft.terms[-1])
    return listed + ['put'] * may_put(g, court, house, draft)


def may_bind(g, draft, matter):
    """Only the groom's house lets him go, and leaves children to the bride's."""
    if matter in ('groom-joins', 'children'):
        return [g.people[draft.of_couple()[0]].court]
    return draft.houses()


def blanks(g, draft, clause):
    """What may be written into the last clause; a fief that is lent by a deal is for one turn (blood.baron.fief)."""
    may_have = MATTERS[clause.matter].blanks
    if draft.is_deal() and clause.matter in ('fief', 'release'):
        may_have = may_have & {'at'} if clause.matter == 'fief' else ()
    persons = people.living(g) if 'about' in may_have else []
    values = {'at': [province for province in PROVINCES if may_name(g, clause, province)] if 'at' in may_have else [],
              'third': [other for other in g.played if clause.matter == 'claim' or other not in draft.houses()],
              'about': [f'p{number}' for number, person in persons if may_be_about(draft, clause, person)],
              'good': GOODS, 'good-back': GOODS, 'every': range(5, 55, 5)}
    listed = [f'{blank} {value}' for blank in values if blank in may_have for value in values[blank]]
    least, most = int(clause.matter != 'children'), MATTERS[clause.matter].most
    listed += [as_range(blank, least, most) for blank in ('sum', 'sum-back') if blank in may_have]
    listed += [(blank, g.year, g.year + 100) for blank in ('from', 'until') if blank in may_have]
    if 'while' in may_have and len(clause.conditions) < 2:
        listed += conditions(g, draft, 'war' in may_have)
    return listed + ['unless'] * bool(clause.conditions)


def may_name(g, clause, province):
    """Provinces of whoever is bound, for peace of the other; land is nobody's capital (blood.contract.able)."""
    if clause.matter == 'fief':
        return g.holder(province) == clause.who
    if clause.matter == 'release':
        return (province in HOME[clause.whom] and province != g.realm.capital[clause.whom]
                and g.holder(province) == clause.who)
    is_capital = clause.matter in ('land', 'land-later') and province in g.realm.capital.values()
    return g.realm.control[province] == (clause.whom if clause.matter == 'peace' else clause.who) and not is_capital


def may_be_about(draft, clause, person):
    by_matter = {'heir': person.house == clause.who, 'captive': person.captor == clause.who}
    return by_matter.get(clause.matter, person.court in draft.houses())


def conditions(g, draft, may_be_war):
    """A reigning monarch, a child of one of the two monarchs, or one of the couple (blood.contract.conditions)."""
    listed = [f'while-holds {country} {province}' for country in draft.houses() for province in HOME[country]]
    if may_be_war:
        listed += [f'while-any-war {country}' for country in g.played]
        listed += [f'while-war {one} {other}' for one in g.played for other in g.played if one != other
                   and (one in draft.houses() or one < other and other not in draft.houses())]
    parents = {g.reigns[country].monarch for country in draft.houses()}
    persons = {g.reigns[country].monarch for country in COUNTRIES} | set(draft.couple())
    persons |= {number for number, person in people.living(g) if parents & set(people.parents_of(person))}
    return listed + [f'{word} p{number}' for number in persons - {None} for word in ('while-lives', 'while-reigns')]


def play(g, court, house, word, *rest):
    """Strokes of the pen (blood.contract.draft)."""
    draft = draft_of(g, house)
    court.strokes[house] += 1
    if word == 'clause':
        draft.terms.append(Clause(matter=rest[0], who=rest[1], whom=draft.partner(rest[1])))
    elif word == 'strike-out':
        del draft.terms[int(rest[0]) - 1]
    elif word == 'publish':
        draft.is_public = not draft.is_public
    else:
        write(draft.terms[-1], word, *rest)


def write(clause, word, first=None, second='none'):
    if word == 'at':
        clause.provinces ^= {first}
    elif word == 'unless':
        clause.conditions[-1].is_not = not clause.conditions[-1].is_not
    elif word.startswith('while'):
        clause.conditions.append(
            Condition(one=first, province=second) if word == 'while-holds' else
            Condition(what='at-war', one=first, other=second) if 'war' in word else
            Condition(what=word[6:], person=first))
    else:
        setattr(clause, FIELDS[word], int(first) if str(first).isdigit() else first)


def may_put(g, court, house, draft):
    """One deal or betrothal at a time, one offer for a couple; not betrothals' clauses (blood.betrothal.confirm)."""
    if not all(is_precise(clause) for clause in draft.terms) or draft.is_deal() and not draft.terms:
        return False
    is_free = not any(each.houses() == draft.houses() for each in court.offered(g))
    if draft.is_wedding():
        is_free = not court.is_proposed(*draft.couple()) and wedding.may_match(g, house, *draft.couple())
    return is_free and (draft.is_betrothal or may_sign(g, house, draft))


def is_precise(clause):
    """blood.contract.precise; land to be ceded later has a first year or a condition (blood.contract.land-later)."""
    if clause.matter == 'land-later' and not clause.from_ and not clause.conditions:
        return False
    is_filled = all(getattr(clause, FIELDS[blank]) not in (None, 'none', set()) and (
        blank not in ('sum', 'sum-back') or getattr(clause, FIELDS[blank])) for blank in MATTERS[clause.matter].needs)
    return is_filled and not (clause.until and clause.from_ > clause.until)


def may_sign(g, house, contract):
    """A house promises what it has on that day (blood.contract.able, blood.contract.twice)."""
    is_contract = bool(contract.terms) and not contract.is_deal()
    if is_contract and law.forbids(g, 'no-contract', house, third=contract.partner(house)):
        return False
    return (all(is_able(g, house, contract, clause) and is_lawful(g, house, clause) for clause in contract.terms)
            and is_promised_once(g, house, contract)
            and all(can_give(g, house, each, contract) for each in contract.houses()))


def is_promised_once(g, house, contract):
    """A province in all that a house signs and offers, a person in a contract (blood.contract.twice)."""
    others = [clause for each in g.law.contracts if each is not contract for clause in each.terms
              if each.status == 'put' and each.maker == house or each.status == 'in-force' and not clause.met
              and not (clause.until and clause.until < g.year)]
    given, before = ([province for clause in terms if clause.matter in ('land', 'land-later') and clause.who == house
                      for province in clause.provinces] for terms in (contract.terms, others))
    persons = [(clause.matter, clause.person, clause.third) for clause in contract.terms
               if clause.matter in ('heir', 'claim', 'captive')]
    return not set(given) & set(before) and all(len(once) == len(set(once)) for once in (given, persons))


def can_give(g, house, giver, contract):
    """Crowns and items at once; items that are owed this turn not a second time (blood.contract.set-aside)."""
    crowns = sum(clause.amount * (1 if clause.who == giver else -1)
                 for clause in contract.terms if clause.matter == 'dowry')
    if not contract.is_deal():  # with what the wedding brings or costs (blood.marriage.money)
        money = wedding.money_of(g, contract.bride)
        crowns -= money * (g.people[contract.groom].court == giver)
    if crowns > 0 and not law.can_spend(g, house, giver, crowns):
        return False
    for good in GOODS:
        owed, stock = law.goods_owed(g, giver, good) if giver == house else 0, law.stock(g, giver, good)
        now = sum(clause.amount for clause in contract.terms
                  if (clause.matter, clause.who, clause.good) == ('trade', giver, good))
        more = sum(law.items_given(giver, good, clause) for clause in contract.terms if law.is_awake(g, clause))
        is_short = now and now > min(stock - owed, law.stock(g, giver, good, is_ashore=True))
        if is_short or owed and more and owed + more > stock + law.yields(g, giver, good):
            return False
    return True


def is_lawful(g, house, clause):
    """blood.contract.no-help, blood.contract.no-leave"""
    if clause.who != house:
        return True
    if clause.matter in HELP and law.forbids(g, 'no-help', house, third=clause.whom):
        return False
    return clause.matter not in LEAVE or not law.forbids_leave(g, house, clause.whom)


def is_able(g, house, contract, clause):
    """blood.contract.able; only a deal that frees a captive cedes land (blood.deal.plain)"""
    matter, who, whom, ruler = clause.matter, clause.who, clause.whom, g.ruler
    if MATTERS[matter].binds == 'crown' and (ruler(who) != who or ruler(whom) != whom):
        return False
    if matter in ('land', 'land-later', 'fief', 'station', 'release') and not all(
            may_name(g, clause, province) for province in clause.provinces):
        return False
    matters = [each.matter for each in contract.terms]
    return {'land': lambda: not contract.is_deal() or 'captive' in matters,
            'fief': lambda: ruler(who) == who and not g.countries_of(whom),
            'claim': lambda: g.reigns[clause.third].monarch != clause.person,
            'captive': lambda: g.people[clause.person].captor == who,
            'release': lambda: (ruler(whom) == who == ruler(who) and g.realm.capital[whom] != 'none'
                                and matters.count('release') == 1),
            'groom-joins': lambda: not people.reigns_in(g, contract.groom)}.get(matter, lambda: True)()


def renounce(g, clause):
    """blood.succession.renounce"""
    g.people[clause.person].renounced.add(clause.third)
    g.tell('claim-renounced', person=clause.person, country=clause.third)


def give_back(g, clause):
    """With the home provinces that the giver holds and does not keep (blood.succession.give-back)."""
    country, late = clause.whom, g.reigns[clause.whom].monarch
    g.tell('country-given-back', seat=g.seat_from_1(clause.who), country=country, monarch=late)
    for number in people.line_of_descent(g, late):
        g.people[number].renounced.add(country)
    for province in HOME[country]:
        before, now = g.realm.control[province], clause.who if province in clause.provinces else country
        if g.holder(province) == clause.who and before != now:
            g.realm.control[province] = now
            g.tell('land-ceded', country=before, to=now, province=province)
    g.top.forget_weddings(g)
    g.call(Crowns(step='give-back', country=country, age_of_late={country: people.age(g, late)}))


# What is due at the wedding, or when a deal is agreed to (blood.contract.settles).
SETTLES = {'dowry': lambda g, clause: g.pay_between(clause.who, clause.whom, clause.amount), 'land': law.cede,
           'trade': lambda g, clause: law.hand_over(g, clause.who, clause.whom, clause.good, clause.amount),
           'captive': lambda g, clause: people.free(g, clause.person), 'claim': renounce, 'release': give_back}


def settle(g, contract):
    for clause in contract.terms:
        if clause.matter in SETTLES:
            SETTLES[clause.matter](g, clause)
