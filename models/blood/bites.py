"""Ten rules changed in the model, one of each chapter of the rulebook: comparing must find each of them."""

from unittest.mock import patch

from models.driver.interface import Bite

from . import battle, families, game, group, interphase, law, lineage, people, rounds, succession, wedding


def bite(rule, change, module, name, value):
    return Bite(rule, change, lambda: patch.object(module, name, value))


def one_more(count):
    return lambda *about: count(*about) + 1


BITES = [
    bite('blood.person.age', 'a second child of a turn is counted by its written year', people, 'age',
         lambda g, number: g.year - g.people[number].born),
    bite('blood.birth.couples', 'a child is born with 6', families, 'BIRTH', 6),
    bite('blood.marriage.money', 'a point of Charisma brings 40 Crowns', wedding, 'WEDDING_MONEY', 40),
    bite('blood.contract.secret', 'everybody reads every contract', law, 'readers',
         lambda g, contract: range(g.seats + 1)),
    bite('blood.succession.order', 'daughters and younger sons come first', lineage, 'heirs_of',
         lambda *about, heirs_of=lineage.heirs_of: heirs_of(*about)[::-1]),
    bite('blood.upkeep.pay', 'an army costs 3 Crowns', interphase, 'UPKEEP', 3),
    bite('blood.rebellion.force', 'three armies end a rebellion', rounds, 'units_against_rebellion',
         one_more(rounds.units_against_rebellion)),
    bite('blood.move.points', 'goods go three provinces', group.Group, 'points', lambda one: 3),
    bite('blood.battle.table', 'few units may take as many as the die shows', battle.Battle, 'hits',
         lambda fight, g, side, dice, royals: dice if dice <= 4 else 0),
    bite('blood.neutral.armies', 'four armies defend each province', game.Game, 'neutral_garrison',
         lambda g, province: 4),
]
