"""Who comes next: the line to a crown (rulebook.md, chapter Succession)."""

from . import people


def line_of(g, country, monarch):
    """All who may come after a monarch, in order (blood.succession.order, .up, .passed)."""
    order = [number for ancestor in forebears(g, country, monarch)
             for number in [ancestor] + descendants(g, country, ancestor)]
    may_reign = [number for number in dict.fromkeys(order) if number != monarch and g.people[number].fate == 'lives'
                 and country not in g.people[number].renounced]
    return sorted(may_reign, key=lambda number: country in g.people[number].passed_over)


def forebears(g, country, monarch):
    """Up to the great-grandparent through whom the crown came (blood.succession.up, .birth)."""
    found = [monarch]
    while len(found) < 4 and found[-1] is not None:
        person = g.people[found[-1]]
        found.append(person.mother if country in person.by_mother else person.father)
    return [number for number in found if number is not None]


def descendants(g, country, parent):
    """Each with his line before the next (blood.succession.order)."""
    return [each for child in heirs_of(g, country, parent) for each in [child] + descendants(g, country, child)]


def heirs_of(g, country, parent):
    """Sons, then daughters; not who was born after the parent had given up the claim (blood.succession.renounce)."""
    children = [child for child in people.children_of(g, parent) if country not in (
        g.people[child].cut_by_father if g.people[child].father == parent else g.people[child].cut_by_mother)]
    return sorted(children, key=lambda child: g.people[child].sex == 'female')


def note_mothers(g, country, monarch, heir):
    """Remembers through which parents the crown came to an heir (blood.succession.birth)."""
    def leads(ancestor):
        return heir in [ancestor] + descendants(g, country, ancestor)

    ancestor = next(filter(leads, forebears(g, country, monarch)), heir)  # a relative or a new house has no path
    while ancestor != heir:
        child = next(filter(leads, heirs_of(g, country, ancestor)))
        by_mother = g.people[child].by_mother
        by_mother.add(country) if g.people[child].mother == ancestor else by_mother.discard(country)
        ancestor = child
