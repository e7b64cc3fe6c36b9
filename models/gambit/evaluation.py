"""Deciding a column of Gambit Royale: gambit.evaluation.order, talent by talent."""
from models.driver.interface import Told
from models.gambit.tables import VALUE, printed

DRAGON_LOSS = 2


class Entry:
    """A card in the column that is decided. One under a Cloak stands for the Cloak: gambit.r11."""

    def __init__(self, place, lying, goal):
        self.place, self.seat, self.lying = place, lying.seat, lying
        self.card = lying.hides or lying.card
        self.printed = self.value = printed(self.card, goal)


class Contest:
    def __init__(self, game, number, told):
        self.game, self.number, self.told, self.options = game, number, told, game.options
        self.column = game.columns[number - 1]
        self.left = [Entry(place, lying, self.column.goal) for place, lying in enumerate(self.column.cards, 1)]
        self.musketeers = self.of("musketeers")
        self.lowest_wins = False

    def tell(self, kind, **entries):
        self.told.append(Told(kind, column=self.number, **entries))

    def of(self, card):
        return [entry for entry in self.left if entry.card == card]

    def decide(self):
        """The seat that wins the goal, and by what; (None, None) if nobody does."""
        self.open()
        if self.musketeers:
            self.let_musketeers_work()
            return self.by_sum()
        self.remove()
        winner = self.pair()
        if winner:
            return winner, "pair"
        self.change_values()
        self.let_dragons_work()
        self.let_beggars_work()
        return self.by_sum()

    def open(self):
        cards = []
        for entry in self.left:
            shown = {"seat": entry.seat, "card": entry.lying.card}
            if entry.lying.hides:
                shown["hidden"] = entry.lying.hides
            if entry.printed is not None:
                shown["value"] = entry.printed
            cards.append(shown)
        self.tell("opened", goal=self.column.goal, cards=cards)

    def let_musketeers_work(self):
        """gambit.card.musketeers, gambit.r16, gambit.r17"""
        self.tell("musketeers", seat=self.musketeers[0].seat, place=self.musketeers[0].place)
        if self.options["musketeers"] == "lost":
            for entry in self.left:
                self.change(entry, VALUE[entry.card])

    def change(self, entry, value):
        if value != entry.value:
            entry.value = value
            self.tell_change(entry, value)

    def tell_change(self, entry, value):
        self.tell("changed", seat=entry.seat, place=entry.place, card=entry.card, value=value)

    # --- Bodyguard, Wizard, Witch ---

    def remove(self):
        """gambit.card.wizard, gambit.card.witch, gambit.r13: both are counted before either acts."""
        guards = self.of("bodyguard")
        wizards, witches = self.of("wizard"), self.of("witch")
        if self.acts("wizard", wizards):
            self.remove_those("wizard", wizards, guards, lambda value: value >= 10)
        if self.acts("witch", witches):
            self.remove_those("witch", witches, guards, lambda value: value <= 9)

    def acts(self, kind, cards):
        """gambit.r13"""
        if len(cards) == 1 or self.options["several"] == "odd" and len(cards) % 2:
            return True
        if cards:
            self.tell("cancelled", by=kind, count=len(cards))
        return False

    def remove_those(self, kind, removers, guards, falls):
        """gambit.r12, gambit.r14, gambit.r42, gambit.evaluation.removed"""
        values = self.values_for_removal()
        removed = []
        for entry in self.left:
            value = values[entry]
            if value is None or not falls(value) or kind == entry.card == "witch":
                continue
            if value != entry.printed:
                self.tell_change(entry, value)
            if any(guard.seat == entry.seat and guard is not entry for guard in guards):
                self.tell("guarded", seat=entry.seat, by=kind, place=entry.place, card=entry.card)
                continue
            removed.append(entry)
            self.tell("removed", seat=entry.seat, by=kind, place=entry.place, card=entry.card,
                      remover=removers[0].seat)
        self.left = [entry for entry in self.left if entry not in removed]

    def values_for_removal(self):
        """gambit.r12"""
        if self.options["removal"] == "printed":
            return {entry: entry.printed for entry in self.left}
        values = {entry: self.talented(entry) for entry in self.left}
        self.copy_values(values)
        return values

    # --- Prince and Squire ---

    def pair(self):
        """gambit.card.prince, gambit.card.squire, gambit.r20"""
        squires = {entry.seat for entry in self.of("squire")}
        pairs = {entry.seat for entry in self.of("prince") if entry.seat in squires}
        if not pairs:
            return None
        nearest = next(entry for entry in self.left if entry.seat in pairs and entry.card in ("prince", "squire"))
        self.tell("pair", seat=nearest.seat)
        return nearest.seat

    # --- values ---

    def talented(self, entry):
        """gambit.card.romeo, gambit.card.hermit, gambit.r36, gambit.card.little-giant, gambit.card.jester"""
        others = len(self.left) - 1
        if entry.card == "romeo" and any(juliet.seat == entry.seat for juliet in self.of("juliet")):
            return 15
        if entry.card == "hermit":
            return max(0, 12 - others)
        if entry.card == "little-giant":
            return 2 + 3 * others
        if entry.card == "jester":
            return 3 * len({other.seat for other in self.left})
        return entry.printed

    def copy_values(self, values):
        """gambit.card.doppelganger, gambit.r18, gambit.r34: from the last card upwards."""
        below = None
        for entry in reversed(self.left):
            if entry.card == "doppelganger":
                values[entry] = below
            else:
                below = entry.printed if self.options["doppelganger"] == "printed" else values[entry]

    def change_values(self):
        values = {entry: self.talented(entry) for entry in self.left}
        for entry in self.left:
            if entry.card != "doppelganger":
                self.change(entry, values[entry])
        self.copy_values(values)
        for entry in self.of("doppelganger"):
            self.change(entry, values[entry])

    def let_dragons_work(self):
        """gambit.card.dragon, gambit.r19"""
        for dragon in self.of("dragon"):
            self.tell("dragon", seat=dragon.seat, place=dragon.place, value=DRAGON_LOSS)
            for entry in self.left:
                if entry.seat != dragon.seat and entry.value is not None:
                    entry.value = max(0, entry.value - DRAGON_LOSS)

    def let_beggars_work(self):
        """gambit.card.beggar, gambit.r21"""
        for beggar in self.of("beggar")[:1]:
            self.lowest_wins = True
            self.tell("beggar", seat=beggar.seat, place=beggar.place)

    # --- the winner ---

    def by_sum(self):
        """gambit.evaluation.sum, gambit.r23"""
        valued = [entry for entry in self.left if entry.value is not None]
        sums = {seat: sum(entry.value for entry in valued if entry.seat == seat)
                for seat in sorted({entry.seat for entry in valued})}
        self.tell("sums", sums=[{"seat": seat, "points": points} for seat, points in sums.items()])
        if not sums:
            return None, None
        best = min(sums.values()) if self.lowest_wins else max(sums.values())
        tied = [seat for seat, points in sums.items() if points == best]
        if len(tied) == 1:
            return tied[0], "lowest-sum" if self.lowest_wins else "sum"
        return self.by_place([entry.seat for entry in valued if entry.seat in tied])

    def by_place(self, cards):
        """gambit.evaluation.tie: of the tied players' cards, from the goal downwards."""
        return (cards[-1], "farthest") if self.lowest_wins else (cards[0], "nearest")

    def win_gold(self, winner):
        """gambit.card.gold, gambit.r25; returns the cards that go to the winner."""
        if winner is None or self.musketeers:
            return []
        for gold in self.of("gold"):
            self.game.seats[winner].gold_won += 1
            self.game.seats[gold.seat].gold_left += 1
            self.tell("gold", seat=winner, owner=gold.seat)
        return [gold.lying for gold in self.of("gold")]


def decide(game, number, told):
    """gambit.evaluation.order, gambit.evaluation.nobody, gambit.evaluation.clear"""
    contest = Contest(game, number, told)
    column = contest.column
    winner, decided = contest.decide()
    if winner is None:
        game.goals_lost.append(column.goal)
        contest.tell("lost", goal=column.goal)
    else:
        game.seats[winner].goals.append(column.goal)
        contest.tell("won", seat=winner, goal=column.goal, decided=decided)
    taken = contest.win_gold(winner)
    for lying in column.cards:
        cards = [card for card in (lying.card, lying.hides) if card and not (lying in taken and card == "gold")]
        game.seats[lying.seat].discards += cards
    column.goal, column.cards, column.last = None, [], "up"
