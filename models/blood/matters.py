"""What clauses may be about (rulebook.md, chapter Contracts)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Matter:
    """What it does, whom it binds (blood.contract.crown), its blanks and those that it needs, the most of a sum."""
    verb: str
    binds: str
    blanks: frozenset
    needs: frozenset
    most: int
    in_deals: bool


def matter(verb, binds, blanks='', most=0, in_deals=False):
    """What must be filled in has a star."""
    words = blanks.split()
    return Matter(verb, binds, frozenset(word.strip('*') for word in words),
                  frozenset(word.strip('*') for word in words if '*' in word), most, in_deals)


TIMES = ' from until while war'
LATER = ' from until every while'
MATTERS = {
    'peace': matter('forbids', 'crown', 'at' + TIMES),
    'usual-tax': matter('forbids', 'crown', TIMES),
    'no-match': matter('forbids', 'house', 'third*' + TIMES),
    'no-leave': matter('forbids', 'crown', 'third*' + TIMES),
    'heir': matter('forbids', 'house', 'about*' + TIMES),
    'no-help': matter('forbids', 'house', 'third*' + TIMES),
    'no-contract': matter('forbids', 'house', 'third*' + TIMES),
    'march': matter('grants', 'crown', 'at' + TIMES),
    'fleets': matter('grants', 'crown', TIMES),
    'ports': matter('grants', 'crown', 'at' + TIMES),
    'carriage': matter('grants', 'crown', 'at' + TIMES),
    'station': matter('grants', 'crown', 'at*' + TIMES),
    'command': matter('grants', 'crown', 'at sum*' + TIMES, 20, True),
    'pension': matter('owes', 'house', 'sum*' + LATER, 999),
    'goods': matter('owes', 'crown', 'good sum*' + LATER, 9),
    'exchange': matter('owes', 'crown', 'good good-back sum* sum-back*' + LATER, 9),
    'tax-share': matter('owes', 'crown', 'sum*' + LATER, 100),
    'land-later': matter('owes', 'crown', 'at* from until while'),
    'fief': matter('owes', 'house', 'at*' + LATER, in_deals=True),
    'dowry': matter('settles', 'house', 'sum*', 999, True),
    'land': matter('settles', 'crown', 'at*', in_deals=True),
    'groom-joins': matter('settles', 'house'),
    'children': matter('settles', 'house', 'sum', 4),
    'claim': matter('settles', 'house', 'third* about*'),
    'captive': matter('settles', 'house', 'about*', in_deals=True),
    'trade': matter('settles', 'crown', 'good sum*', 9, True),
    'release': matter('settles', 'house', 'at', in_deals=True),
}
LASTING = [name for name, form in MATTERS.items() if form.verb != 'settles' or name == 'children']
