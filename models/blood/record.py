"""Records that are written as JSON: what is as usual is left out, and is there again when it is read.

A record names its entries with their kinds:

    class Reign(Record):
        monarch = regent = Plain(None)   # a number, a word, true or false, with its usual value
        lost = Table(Plain(0))           # by keys, such as countries
        shown = SetOf(COUNTRIES)         # written in the order of that list
        path = ListOf(Plain(None))       # one after the other
        place = One(Place)               # another record
        from_ = Plain(0)                 # is written `from`, a word of Python
"""


class Kind:
    """How a value is made as usual, written if it is not as usual, and read; None is written of nothing."""

    def __init__(self, fresh, to_json=None, from_json=None):
        self.fresh, self.to_json, self.from_json = fresh, to_json, from_json
        self.is_kept = fresh is set or type(self) is not Kind  # what can be changed where it is

    def write(self, value, usual):
        return self.to_json(value) if self.to_json else value

    def read(self, json, before):
        return self.from_json(json) if self.from_json else json

    def __deepcopy__(self, memo):
        return self


def Plain(usual):
    return Kind(lambda: usual)


def Numbered(order):
    """One of a list, written as its number there."""
    return Kind(lambda: order[0], order.index, order.__getitem__)


def SeatNumber():
    """Seats count from 1 in positions, and from 0 in the model."""
    return Kind(lambda: None, lambda seat: seat + 1, lambda json: json - 1)


def SeatSet():
    return Kind(set, lambda seats: [seat + 1 for seat in sorted(seats)], lambda json: {seat - 1 for seat in json})


def SetOf(order):
    return Kind(set, lambda value: [entry for entry in order if entry in value], set)


def Flags():
    """A bit for each of some few things; a set of their numbers in the model."""
    return Kind(set, lambda numbers: sum(1 << number for number in numbers),
                lambda json: {number for number in range(json.bit_length()) if json >> number & 1})


class One(Kind):
    """A record."""

    def write(self, value, usual):
        return value.write(usual) or None

    def read(self, json, before):
        return before.read(json)


class ListOf(Kind):
    def __init__(self, kind):
        super().__init__(list)
        self.kind = kind_of(kind)

    def write(self, value, usual):
        return [entry.write() if isinstance(entry, Record) else entry for entry in value]

    def read(self, json, before):
        return [self.kind.read(entry, self.kind.fresh()) for entry in json]


class Table(Kind):
    def __init__(self, kind):
        super().__init__(lambda: Entries(self.kind))
        self.kind = kind_of(kind)

    def write(self, value, usual):
        written = {}
        for key in {**usual, **value}:
            one, other = value[key], usual[key]
            if one != other and (json := self.kind.write(one, other)) is not None:
                written[key] = json
        return written or None

    def read(self, json, before):
        before.update({key: self.kind.read(entry, before[key]) for key, entry in json.items()})
        return before


class Entries(dict):
    """A table that has every entry: one that was never written is as usual."""

    def __init__(self, kind):
        super().__init__()
        self.kind = kind

    def __missing__(self, key):
        value = self.kind.fresh()
        if self.kind.is_kept:
            self[key] = value
        return value


class Record:
    kinds = {}

    def __init_subclass__(cls):
        own = {name: kind for name, kind in vars(cls).items() if isinstance(kind, Kind)}
        for name in own:
            delattr(cls, name)
        cls.kinds, cls.usual = {**cls.kinds, **own}, None

    def __init__(self, **given):
        for name, kind in self.kinds.items():
            self.__dict__[name] = kind.fresh()
        self.__dict__.update(given)

    def write(self, usual=None):
        """The entries that are not as usual: as in another record, or as in a new one."""
        if usual is None:
            usual = type(self).usual = type(self).usual or type(self)()
        written = {}
        for name, kind in self.kinds.items():
            one, other = self.__dict__[name], usual.__dict__[name]
            if one != other and (json := kind.write(one, other)) is not None:
                written[name.rstrip('_')] = json
        return written

    def read(self, json):
        """Takes entries over those that are there."""
        for name, entry in json.items():
            name = name if name in self.kinds else f'{name}_'
            setattr(self, name, self.kinds[name].read(entry, getattr(self, name)))
        return self


def kind_of(kind):
    return kind if isinstance(kind, Kind) else One(kind)
