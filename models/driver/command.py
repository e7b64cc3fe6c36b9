"""The command `tools/compare_models`."""
import argparse
import contextlib
import importlib
import multiprocessing
import pathlib
import sys
import time
from collections import Counter

from models.driver.play import Player, Wanted
from models.driver.program import Program
from models.driver.smallest import as_text, replay

ROOT = pathlib.Path(__file__).resolve().parents[2]
GAMES = sorted(model.parent.name for model in (ROOT / "models").glob("*/model.py"))
BITE_SECONDS = 60
PROGRESS_SECONDS = 10

EXAMPLES = """examples:
  tools/compare_models royals --games 100 --positions 500 --seed 7
  tools/compare_models gambit --seats 2 --option cards=2006 --games 20
  tools/compare_models royals --bites              change ten rules of the model, and find each difference
  tools/compare_models royals --replay FILE        play a record again, as a difference prints it
  tools/compare_models royals --games 5 --keep-going   all kinds of differences, for whoever writes a rule

Without --seats and --option all editions and seat counts take turns, and every second round of them has other
switches at random. Docs: docs/models.md"""


def arguments(words):
    parser = argparse.ArgumentParser(prog="tools/compare_models", epilog=EXAMPLES,
                                     formatter_class=argparse.RawDescriptionHelpFormatter,
                                     description="Plays the program and the Python model of a game side by side and "
                                     "compares them after every decision.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=0, metavar="N", help="games from the start")
    parser.add_argument("--positions", type=int, default=0, metavar="N", help="positions made at random")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed plays other games (default 1)")
    parser.add_argument("--seats", type=int, metavar="N", help="only with so many seats")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="only with this switch")
    parser.add_argument("--decisions", type=int, default=5000, metavar="N", help="at most, of a game (default 5000)")
    parser.add_argument("--from-position", type=int, default=12, metavar="N",
                        help="decisions to play from each position (default 12)")
    parser.add_argument("--all-viewers", action="store_true",
                        help="compare what every seat sees after every decision, not of one seat at random")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    parser.add_argument("--keep-going", action="store_true",
                        help="go on after a difference from the program's position, and count all kinds at the end")
    parser.add_argument("--bites", action="store_true", help="change the model's rules one by one: each must be found")
    parser.add_argument("--replay", type=pathlib.Path, metavar="FILE", help="compare along a record")
    parser.add_argument("--program", default=ROOT / "build/release/cli/regalia", metavar="FILE",
                        help="the regalia program (default build/release/cli/regalia)")
    parser.add_argument("--keep", type=pathlib.Path, default=ROOT / "build/models", metavar="FOLDER",
                        help="where the record of a difference goes (default build/models)")
    return parser.parse_args(words)


def package_of(game):
    package = importlib.import_module(f"models.{game}")
    package.Model = importlib.import_module(f"models.{game}.model").Model
    return package


def make_player(given):
    wanted = Wanted(given.seats, dict(pair.split("=", 1) for pair in given.option), given.decisions,
                    given.from_position, given.all_viewers, given.keep_going)
    return Player(Program(str(given.program)), package_of(given.game), wanted, given.seed)


def start_job(given):
    global player  # of this process
    player = make_player(given)


def play_item(item):
    return item, player.play(*item)


def outcomes_of(given, items):
    """Plays all items, in as many processes as wanted."""
    if given.jobs == 1:
        start_job(given)
        yield from map(play_item, items)
        return
    with multiprocessing.Pool(given.jobs, start_job, (given,)) as pool:
        yield from pool.imap_unordered(play_item, items, chunksize=4)


def compare(given):
    """Plays games and positions; returns whether there was no difference."""
    items = [("game", i) for i in range(given.games)] + [("position", i) for i in range(given.positions)]
    began = last = time.monotonic()
    done, steps, refused, kinds = {"game": 0, "position": 0}, 0, 0, Counter()

    def progress():
        seconds = time.monotonic() - began
        return (f"{given.game}: {done['game']:,} of {given.games:,} games, {done['position']:,} of {given.positions:,} "
                f"positions, {steps:,} steps, {steps / max(seconds, 0.001):,.0f} a second")

    for (kind, number), outcome in outcomes_of(given, items):
        done[kind] += 1
        steps += outcome.steps
        refused += outcome.refused
        kinds += outcome.kinds
        if outcome.difference:
            report(given, kind, number, outcome)
            return False
        if time.monotonic() - last > PROGRESS_SECONDS:
            last = time.monotonic()
            print(progress(), file=sys.stderr, flush=True)
    for kind, count in kinds.most_common():
        print(f"{count:6} {kind}")
    found = f"{kinds.total():,} differences" if kinds else "no difference"
    print(f"{progress()}, {found}" + (f"; {refused:,} positions refused" if refused else ""))
    return not kinds


def report(given, kind, number, outcome):
    given.keep.mkdir(parents=True, exist_ok=True)
    path = given.keep / f"{given.game}-{given.seed}-{kind}-{number}.record"
    path.write_text(outcome.record)
    print(as_text(outcome.difference))
    print(f"The smallest record that shows it ({kind} {number}, seed {given.seed}):\n{outcome.record}")
    print(f"Play it again: tools/compare_models {given.game} --replay {path}")


def bite(given):
    """Changes the model's rules one by one; returns whether each change was found within a minute."""
    bites = importlib.import_module(f"models.{given.game}.bites").BITES
    player = make_player(given)
    missed = 0
    for each in bites:
        began, seconds, steps, number, found = time.monotonic(), 0, 0, 0, False
        with each.patch():
            while not found and seconds < BITE_SECONDS:
                outcome = player.play(("game", "position")[number % 2], number // 2)
                steps += outcome.steps
                number += 1
                found = outcome.difference
                seconds = time.monotonic() - began
        missed += not found
        what = f"found in {found.what}" if found else "NOT FOUND"
        print(f"{each.rule}: {each.change}: {what}, after {steps:,} steps and {seconds:.1f} s", flush=True)
    print(f"{given.game}: {len(bites) - missed} of {len(bites)} changed rules found")
    return not missed


def main(words=None):
    given = arguments(words)
    if not pathlib.Path(given.program).exists():
        sys.exit(f"{given.program} does not exist: build it with ./run --help, or name another with --program")
    if given.replay:
        difference = replay(Program(str(given.program)), package_of(given.game), given.replay.read_text())
        print(as_text(difference) if difference else "no difference")
        return 1 if difference else 0
    with contextlib.suppress(KeyboardInterrupt):
        return 0 if (bite(given) if given.bites else compare(given)) else 1
    return 130
