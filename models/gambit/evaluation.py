"""Deciding a column of Gambit Royale: gambit.evaluation.order, talent by talent."""
from models.gambit.tables import VALUE, printed

DRAGON_LOSS = 2


class Entry:
    """A card in the column that is decided. One under a Cloak stands for the Cloak: gambit.r11."""

    def __init__(self, place, lying, goal):
        self.place, self.seat, self.lying = place, lying.seat, lying
        self.card = lying.hides or lying.card
        self.printed = self.value = printed(self.card, goal)


class Contest:
    def __init__(self, game, number):
        self.game, self.number, self.options, self.column = game, number, game.options, game.columns[number - 1]
        self.left = [Entry(place, lying, self.column.goal) for place, lying in enumerate(self.column.cards, 1)]
        self.musketeers = self.of("musketeers")
        self.lowest_wins = False

    def tell(self, kind, **entries):
        self.game.tell(kind, column=self.number, **entries)

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
        self.tell("opened", goal=self.column.goal, cards=[
            {"seat": entry.seat, "card": entry.lying.card} | ({"hidden": entry.card} if entry.lying.hides else {})
            | ({} if entry.printed is None else {"value": entry.printed}) for entry in self.left])

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
        guards, wizards, witches = self.of("bodyguard"), self.of("wizard"), self.of("witch")
        if self.acts("wizard", wizards):
            self.remove_those("wizard", wizards[0].seat, guards, lambda value: value >= 10)
        if self.acts("witch", witches):
            self.remove_those("witch", witches[0].seat, guards, lambda value: value <= 9)

    def acts(self, kind, cards):
        """gambit.r13"""
        if len(cards) == 1 or self.options["several"] == "odd" and len(cards) % 2:
            return True
        if cards:
            self.tell("cancelled", by=kind, count=len(cards))
        return False

    def remove_those(self, kind, remover, guards, falls):
        """gambit.r12, gambit.r14, gambit.r42, gambit.evaluation.removed"""
        values, kept = self.all_values(), []
        for entry in self.left:
            about = {"seat": entry.seat, "by": kind, "place": entry.place, "card": entry.card}
            value = entry.printed if self.options["removal"] == "printed" else values[entry]
            if value is None or not falls(value) or kind == entry.card == "witch":
                kept.append(entry)
                continue
            if value != entry.printed:
                self.tell_change(entry, value)
            if any(guard.seat == entry.seat and guard is not entry for guard in guards):
                self.tell("guarded", **about)
                kept.append(entry)
            else:
                self.tell("removed", **about, remover=remover)
        self.left = kept

    # --- Prince and Squire ---

    def pair(self):
        """gambit.card.prince, gambit.card.squire, gambit.r20: the pair of which a card lies nearest."""
        owners = {card: {entry.seat for entry in self.of(card)} for card in ("prince", "squire")}
        for entry in self.left:
            if entry.card in owners and entry.seat in owners["prince"] & owners["squire"]:
                self.tell("pair", seat=entry.seat)
                return entry.seat
        return None

    # --- values ---

    def talented(self, entry):
        """gambit.card.romeo, gambit.card.hermit, gambit.r36, gambit.card.little-giant, gambit.card.jester"""
        others = len(self.left) - 1
        if entry.card == "romeo" and any(juliet.seat == entry.seat for juliet in self.of("juliet")):
            return 15
        return {"hermit": max(0, 12 - others), "little-giant": 2 + 3 * others,
                "jester": 3 * len({other.seat for other in self.left})}.get(entry.card, entry.printed)

    def all_values(self):
        """gambit.card.doppelganger, gambit.r18, gambit.r34: it copies from the last card upwards."""
        values, below = {entry: self.talented(entry) for entry in self.left}, None
        for entry in reversed(self.left):
            if entry.card == "doppelganger":
                values[entry] = below
            else:
                below = entry.printed if self.options["doppelganger"] == "printed" else values[entry]
        return values

    def change_values(self):
        """Doppelgangers last."""
        values = self.all_values()
        for entry in sorted(self.left, key=lambda entry: entry.card == "doppelganger"):
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
        """gambit.card.gold, gambit.r25: it goes to the winner and leaves the set."""
        for gold in self.of("gold") if winner and not self.musketeers else ():
            self.game.seats[winner].gold_won += 1
            self.game.seats[gold.seat].gold_left += 1
            self.game.seats[gold.seat].discards.remove("gold")
            self.tell("gold", seat=winner, owner=gold.seat)


def decide(game, number):
    """gambit.evaluation.order, gambit.evaluation.nobody, gambit.evaluation.clear"""
    contest, column = Contest(game, number), game.columns[number - 1]
    winner, decided = contest.decide()
    if winner is None:
        game.goals_lost[column.goal] += 1
        contest.tell("lost", goal=column.goal)
    else:
        game.seats[winner].goals[column.goal] += 1
        contest.tell("won", seat=winner, goal=column.goal, decided=decided)
    for lying in column.cards:
        game.seats[lying.seat].discards.update(card for card in (lying.card, lying.hides) if card)
    contest.win_gold(winner)
    column.load({})
