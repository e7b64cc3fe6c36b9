"""What contracts in force forbid, grant and owe (rulebook.md, chapter Contracts)."""

from . import people, spots, units
from .facts import HIGH_TAX, PROVINCES, SETS, TAX
from .matters import MATTERS


def in_force(g):
    return [contract for contract in g.law.contracts if contract.status == 'in-force']


def bound(g, clause):
    """Whom a clause binds, and for whom: the players (blood.contract.crown)."""
    if MATTERS[clause.matter].binds == 'crown':
        return g.ruler(clause.who), g.ruler(clause.whom)
    return clause.who, clause.whom


def is_awake(g, clause):
    """blood.contract.when, .conditions; it sleeps while one player has both sides (blood.contract.crown)."""
    who, whom = bound(g, clause)
    if who == whom or None in (who, whom):
        return False
    if g.year < clause.from_ or clause.until and g.year > clause.until:
        return False
    return all(is_fulfilled(g, condition) != condition.is_not for condition in clause.conditions)


def is_fulfilled(g, condition):
    """blood.contract.conditions"""
    if condition.what == 'holds':
        return g.realm.control[condition.province] == condition.one
    if condition.what == 'at-war':
        return are_at_war(g, g.ruler(condition.one), g.ruler(condition.other))
    return people.is_alive(g, condition.person) and (
        condition.what == 'lives' or bool(people.reigns_in(g, condition.person)))


def are_at_war(g, one, other):
    """Two players, or one with anybody: None (blood.war.acts)."""
    return any(one in (attacker, defender) and other in (attacker, defender, None)
               for attacker, wars in g.law.wars.items() for defender in wars) and one not in (None, other)


def awake(g, matter, who=None, whom=None, province=None):
    """Clauses that hold now, for the player who is bound and the one it is for, everywhere or in a province."""
    return [clause for contract in in_force(g) for clause in contract.terms
            if clause.matter == matter and who in (None, bound(g, clause)[0]) and whom in (None, bound(g, clause)[1])
            and (province is None or clause.covers(province)) and is_awake(g, clause)]


def grants(g, matter, house, other, province=None):
    """One player to another."""
    return bool(awake(g, matter, house, other, province))


def lets_in(g, matter, house, province):
    """A country has promised it for its provinces, all or some, whoever has its crown."""
    return any(clause.who == g.realm.control[province] for clause in awake(g, matter, None, house, province))


def forbids_attack(g, house, other, province):
    """A battle, everywhere or in a province, or taking goods (blood.contract.peace)."""
    return other is not None and grants(g, 'peace', house, other, province)


def forbids_entry(g, house, province):
    """Armies without leave by contract (blood.contract.peace)."""
    return protects(g, house, province) and not (
        lets_in(g, 'march', house, province) or lets_in(g, 'station', house, province))


def protects(g, house, province):
    """From a marker of a player: provinces of a country, whoever has its crown (blood.contract.peace)."""
    return any(clause.whom == g.realm.control[province] for clause in awake(g, 'peace', house, None, province))


def forbids(g, matter, house, **about):
    """A clause, about a third house or a person (blood.contract.tax, .match, .no-help, .no-contract, .heir)."""
    return any(all(getattr(clause, name) == value for name, value in about.items())
               for clause in awake(g, matter, house))


def forbids_leave(g, house, other):
    """blood.contract.no-leave"""
    return any(other in (clause.third, g.ruler(clause.third)) and other != bound(g, clause)[1]
               for clause in awake(g, 'no-leave', house))


def is_promised_land(g, province, taker):
    """To somebody else, when duties are due (blood.contract.land-later, blood.contract.twice)."""
    return any(clause.matter == 'land-later' and clause.who == g.realm.control[province] and not clause.met
               and province in clause.provinces and g.ruler(clause.whom) != taker
               for contract in in_force(g) for clause in contract.terms)


def forbids_taking_goods(g, house, other, province):
    """blood.contract.peace, blood.contract.goods"""
    return forbids_attack(g, house, other, province) or any(
        clause.matter in ('goods', 'exchange') and bound(g, clause) in (
            (house, other), (other, house) if clause.matter == 'exchange' else ())
        for contract in in_force(g) for clause in contract.terms)


def contract_of(g, groom, bride):
    return next((contract for contract in in_force(g) if contract.couple() == (groom, bride)), None)


def clauses_of_children(g, father, mother):
    """blood.contract.children"""
    contract = contract_of(g, father, mother)
    return [clause for clause in contract.terms if clause.matter == 'children'] if contract else []


def readers(g, contract):
    """Who may read a contract (blood.contract.secret, blood.contract.show)."""
    if contract.is_public:
        return range(g.seats + 1)
    houses = contract.shown.union(contract.houses(), *(
        bound(g, clause) for clause in contract.terms if MATTERS[clause.matter].binds == 'crown'))
    return [seat + 1 for seat in range(g.seats) if g.house(seat) in houses]


def keeps_for_commander(g, country, province, left):
    """Whether an army there is needed for command that is promised; `left` are the country's armies by province."""
    return any(sum(left[each] for each in clause.provinces or left) <= clause.amount
               for contract in in_force(g) if not contract.is_deal() for clause in contract.terms
               if clause.matter == 'command' and clause.who == country
               and clause.covers(province) and is_awake(g, clause))


def armies_are_gone(g, province, colour):
    """Lent armies are no more than are there."""
    for lent in g.realm.lent:
        if (lent.province, lent.colour) == (province, colour):
            lent.armies = min(lent.armies, g.realm.armies[province][colour])
    g.realm.lent = [lent for lent in g.realm.lent if lent.armies]


def is_due(g, clause):
    """blood.contract.when"""
    return not clause.met or bool(clause.every) and g.year - clause.met >= clause.every


def crowns_due(g, clause, rate=TAX):
    """A pension, or of taxes a part or all that a fief pays; and what is still owed (blood.contract.arrears)."""
    crowns = clause.amount
    if clause.matter != 'pension':
        crowns = len(taxed(g, clause)) * rate * (clause.amount or 100) // 100
    return crowns * is_due(g, clause) + clause.arrears


def set_aside(g, house):
    """Crowns owed this turn, less what provinces are sure to pay (blood.contract.set-aside)."""
    owed = sum(crowns_due(g, clause) for matter in ('pension', 'tax-share', 'fief') for clause in awake(g, matter)
               if bound(g, clause)[0] == house)
    sure = TAX * sum(pays_tax(g, province) for province in g.holds(house))
    return max(0, owed - sure)


def spendable(g, house):
    return max(0, g.realm.treasury[house] - set_aside(g, house))


def can_spend(g, house, payer, crowns):
    """As a house sees it: of others it knows no debts, and with secret cash no money (blood.cash.secret)."""
    if payer == house:
        return spendable(g, payer) >= crowns
    return g.options['cash'] == 'secret' or g.realm.treasury[payer] >= crowns


def goods_owed(g, country, good):
    """Items that a country owes this turn (blood.contract.set-aside)."""
    return sum(items_given(country, good, clause) for matter in ('goods', 'exchange')
               for clause in awake(g, matter) if is_due(g, clause))


def items_given(country, good, clause):
    """What a clause makes a country give each time; only an exchange has returns."""
    return clause.amount * ((clause.who, clause.good) == (country, good)) + clause.returns * (
        (clause.whom, clause.returned) == (country, good)) if clause.matter in ('goods', 'exchange') else 0


def yields(g, country, good):
    """Items that a country's provinces are about to yield (blood.goods.placing)."""
    return sum(g.board.good.get(province) == good and g.realm.control[province] == country and pays_tax(g, province)
               for province in PROVINCES)


def carry_out_duties(g):
    """Fiefs first, each in the order in which contracts were signed (blood.contract.pension, blood.baron.fief)."""
    g.taxpayers = {province: g.realm.control[province] for province in PROVINCES if pays_tax(g, province)}
    for matters in ({'fief'}, DUTIES.keys() - {'fief'}):
        for contract, clause in [(contract, clause) for contract in in_force(g) for clause in contract.terms]:
            if clause.matter in matters and is_awake(g, clause) and (is_due(g, clause) or clause.arrears):
                DUTIES[clause.matter](g, contract, clause)
    g.taxpayers = None


def waive(g, contract, clause, crowns=0):
    """blood.contract.waived"""
    g.tell('duty-waived', groom=contract.groom, bride=contract.bride, clause=contract.terms.index(clause) + 1,
           crowns=crowns).only_to(*readers(g, contract))


def pay_crowns(g, contract, clause):
    """A pension, a part of taxes, or all that a fief pays; what is not there stays owed (blood.contract.arrears)."""
    payer, payee = bound(g, clause)
    owed = crowns_due(g, clause, HIGH_TAX if payer in g.taxed_high else TAX)
    clause.met = g.year if is_due(g, clause) else clause.met
    paid = min(owed, g.realm.treasury[payer])
    if paid:
        g.pay_between(payer, payee, paid)
    clause.arrears = owed - paid
    if clause.arrears:
        waive(g, contract, clause, clause.arrears)


def pays_tax(g, province):
    """blood.tax.provinces"""
    return province not in g.realm.famine and province not in g.realm.rebellion


def taxed(g, clause):
    """Provinces of the country that pay taxes, all or those that the clause names; this turn those that have paid."""
    payers = g.taxpayers or {province: g.realm.control[province] for province in PROVINCES if pays_tax(g, province)}
    return [province for province, country in payers.items() if clause.covers(province)
            if (g.ruler(country) if clause.matter == 'fief' and g.taxpayers else country) == clause.who]


def leave_fief(g, contract, clause):
    """Its new items are sold at once, by a house without land; by a deal for one turn (blood.baron.fief)."""
    if contract.is_deal():
        g.law.contracts.remove(contract)
    if g.countries_of(clause.whom):
        clause.met = g.year
        waive(g, contract, clause)
        return
    for province in taxed(g, clause):
        good, items = g.board.good.get(province), g.realm.items[province][g.realm.control[province]]
        if good and items[good]:
            items[good] -= 1
            g.pay(clause.whom, SETS[0] // 3)
            g.tell('fief-sold', seat=g.seat_from_1(clause.whom), province=province, good=good, crowns=SETS[0] // 3)
    pay_crowns(g, contract, clause)


def give_goods(g, contract, clause):
    """As many as there are (blood.contract.goods, .waived); of an exchange both, or neither is due (.exchange)."""
    clause.met = g.year
    is_short = (stock(g, clause.who, clause.good) < clause.amount
                or stock(g, clause.whom, clause.returned) < clause.returns)
    if is_short:
        waive(g, contract, clause)
    if not is_short or clause.matter == 'goods':
        hand_over(g, clause.whom, clause.who, clause.returned, clause.returns)
        hand_over(g, clause.who, clause.whom, clause.good, clause.amount)


def lying(g, country, good):
    """Where items lie: the capital, other provinces, fleets in port, fleets at sea (blood.contract.goods)."""
    fleets = [spots.fleet_spot(colour, number) for colour, number, _ in units.fleets(g)]
    places = sorted(PROVINCES, key=lambda province: province != g.realm.capital[country]) + sorted(
        fleets, key=lambda spot: spots.fleet_at(g, spot).place.province == 'none')
    return [spot for spot in places if spots.goods_at(g, spot)[country][good]]


def stock(g, country, good, is_ashore=False):
    """All items of a kind, or those that are not at sea."""
    return sum(spots.goods_at(g, spot)[country][good] for spot in lying(g, country, good)
               if not is_ashore or not spots.place_at(g, spot).at_sea())


def hand_over(g, country, to, good, number):
    """Goods of a fleet in port are landed, those at sea stay aboard (blood.contract.goods)."""
    for spot in lying(g, country, good):
        goods = spots.goods_at(g, spot)
        count = min(number, goods[country][good])
        if count:
            where = spots.fleet_at(g, spot).place.spot() if spots.is_fleet(spot) else spot
            goods[country][good] -= count
            (g.realm.items[where] if spots.is_province(where) else goods)[to][good] += count
            number -= count
            g.tell('goods-given', country=country, to=to, where=where, good=good, count=count)


def cede_later(g, contract, clause):
    """What cannot be ceded stays promised, and the parties are told (blood.contract.land-later, .waived)."""
    cede(g, clause)
    if all(g.realm.control[province] == clause.whom for province in clause.provinces):
        clause.met = g.year
    else:
        waive(g, contract, clause)


def cede(g, clause):
    """Provinces, but no capital; goods stay whose they are (blood.items.captured)."""
    for province in PROVINCES:
        if province in clause.provinces and g.realm.control[province] == clause.who and \
                province not in g.realm.capital.values():
            g.realm.control[province] = clause.whom
            g.tell('land-ceded', country=clause.who, to=clause.whom, province=province)


DUTIES = {'pension': pay_crowns, 'tax-share': pay_crowns, 'fief': leave_fief, 'goods': give_goods,
          'exchange': give_goods, 'land-later': cede_later}
