"""The smallest record that shows a difference, and playing it again."""
import json
import re
from itertools import zip_longest

from models.driver.interface import Difference
from models.driver.pair import Pair
from models.driver.program import Refused


def forced(outcomes):
    """Picks the outcomes given, in order."""
    texts = iter([text for text, _ in outcomes])
    return lambda listed: next(texts)


def shows_again(program, package, setup, position, decisions, first_outcomes=(), wishes=()):
    """Plays decisions from a position, or a game from its start, and returns the difference that it shows, if any."""
    pair = Pair(program, package, setup, position)
    try:
        pair.open(forced(first_outcomes), viewers=range(setup["players"] + 1))
        for seat, moves in dict(wishes).items():
            pair.wish(seat, moves)
        for seat, move, outcomes in decisions:
            if isinstance(move, str) and not pair.is_listed(seat, move):
                continue  # the table's answer at a standing step
            pair.play(seat, move, forced(outcomes), pair.viewers)
    except Difference as difference:
        return difference
    except (Refused, StopIteration):
        pass
    return None


def smallest(program, package, pair, difference):
    """The difference with as few decisions before it as show it, and the record of the table that shows it."""
    decisions, positions = pair.decisions, pair.positions
    back = 1
    while back <= len(decisions):
        position, wishes = positions[-back]
        found = shows_again(program, package, pair.setup, position, decisions[-back:], wishes=wishes)
        if found:
            return found, program.ask("record")["record"]
        back *= 2
    if pair.given is not None and not decisions:
        found = shows_again(program, package, pair.setup, pair.given, [])
    else:
        found = shows_again(program, package, pair.setup, pair.given, decisions, pair.first_outcomes)
    return found or difference, program.ask("record")["record"]


def replay(program, package, record):
    """Plays a record in both, and returns the difference that it shows, if any."""
    header, *lines = [json.loads(line) for line in record.splitlines()]
    setup = {"players": header["players"], "options": header["options"]}
    position = None
    if "position" in header:
        position = {key: header[key] for key in ("game", "rules_version", "players", "options", "position")}
    first_outcomes, decisions = [], []
    for line in lines:
        if "wishes" in line:
            decisions.append((line["seat"], line["wishes"], []))
        elif line.get("seat") != "chance":
            decisions.append((line["seat"], line["move"], []))
        else:
            (decisions[-1][2] if decisions else first_outcomes).append((line["move"], None))
    return shows_again(program, package, setup, position, decisions, first_outcomes)


def as_text(difference):
    """What differs, entry by entry, for people."""
    lines = [f"The model and the program differ about {difference.what}:"]
    if isinstance(difference.model, str) and "\n" in difference.model:
        return "\n".join([*lines, difference.model])
    for path, program, model in list(differing("", difference.program, difference.model))[:20]:
        lines.append(f"  {path.lstrip('.') or 'all'}\n    program: {program}\n    model:   {model}")
    return "\n".join(lines)


def kind_of(difference):
    """In short, without names and numbers, to count differences that are alike."""
    program, model = difference.program, difference.model
    what = re.sub(r"(seat|viewer) \w+", r"a \1", difference.what)
    if isinstance(model, str) and "\n" in model:
        return f"{what}: {model.strip().splitlines()[-1]}"
    if isinstance(program, set) and isinstance(model, set):
        return f"{what}: only the program {first_words(program - model)}, only the model {first_words(model - program)}"
    paths = {re.sub(r"\[?\d+\]?", "", path).lstrip(".") for path, _, _ in differing("", program, model)}
    return f"{what}: {' '.join(sorted(paths)[:6])}"


def first_words(moves):
    return " ".join(sorted({(move if isinstance(move, str) else move[0]).split()[0] for move in moves})) or "nothing"


def differing(path, program, model):
    """The innermost places at which two values differ."""
    if isinstance(program, dict) and isinstance(model, dict):
        for key in sorted({*program, *model}, key=str):
            if program.get(key) != model.get(key):
                yield from differing(f"{path}.{key}", program.get(key), model.get(key))
    elif isinstance(program, set) and isinstance(model, set):
        yield f"{path} (only here)", sorted(map(str, program - model)), sorted(map(str, model - program))
    elif isinstance(program, list) and isinstance(model, list):
        for place, (one, other) in enumerate(zip_longest(program, model), 1):
            if one != other:
                yield from differing(f"{path}[{place}]", one, other)
    else:
        yield path, json.dumps(program, default=str), json.dumps(model, default=str)
