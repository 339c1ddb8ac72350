"""The promise that a killed program loses nothing and doubles nothing, wherever it is killed."""
import random
import subprocess

from .prepared import Prepared
from .scenarios import SCENARIOS, Move, Review, Watch
from .settings import Outcome, Settings


def crashes(settings: Settings) -> Outcome:
    """Kills at calls that change the disk, and within writes."""
    work, by_name = [], []
    for kind in SCENARIOS:
        prepared = Prepared(settings, kind)
        points = settings.points(prepared.points(DO='kill'), prepared.scenario.step)
        by_name.append(f'{prepared.scenario.name} {len(points)}')
        work += [lambda p=prepared, n=at: p.attack(AT=n, DO='kill') for at in points]
        torn = settings.points(prepared.points(DO='torn', ONLY='data'), 9, first=2)
        work += [lambda p=prepared, n=at: p.attack(AT=n, DO='torn', ONLY='data') for at in torn]
    problems = settings.all_at_once(work)
    return Outcome(f'{len(work)} points killed ({", ".join(by_name)}; the rest within a write), lost 0, doubled 0', problems)


def soak(settings: Settings) -> Outcome:
    """Kills at random moments, also between two calls."""
    prepared = [Prepared(settings, kind) for kind in (Move, Watch, Review)]
    runs = 500 if settings.long else 24

    def once(seed):
        generator = random.Random(seed)
        chosen = prepared[seed % len(prepared)]
        place = chosen.place()
        try:
            for _ in range(generator.randint(1, 3)):
                process = place.start(*chosen.scenario.command, stdin=subprocess.PIPE)
                try:
                    process.communicate(chosen.scenario.answers.encode(), timeout=generator.uniform(0.02, 1.5))
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.communicate()
                chosen.scenario.safe(place)
            chosen.scenario.finish(place)
        except Exception as problem:
            return f'{chosen.scenario.name} seed {seed}: {problem!r}'
        finally:
            place.remove()

    problems = settings.all_at_once([lambda n=n: once(n) for n in range(runs)])
    return Outcome(f'{runs} runs killed at random moments, up to three times each, lost 0, doubled 0', problems)
