"""The promise that a reader, whatever becomes of it and whatever it answers, costs no photo but the one in its hands."""
import concurrent.futures

from ..checks import Broken
from ..settings import Outcome, Settings
from .bombs import bombs
from .fake_reader import ANSWERS, ENDLESS, FIRST
from .kills import stopped, struck, struck_together
from .lies import deceived, genuine_answers


def reader(settings: Settings) -> Outcome:
    """Readers that are killed and stopped, that are given bombs, and that answer wrongly."""
    counts = dict.fromkeys(('photos', 'killed', 'stopped', 'bombs', 'lies'), 0)
    program = settings.copied_program()
    answers = genuine_answers(program)

    def guarded(work, *arguments):
        try:
            work(settings, counts, *arguments)
        except Exception as problem:
            return f'{work.__name__}: {problem if isinstance(problem, Broken) else repr(problem)}'

    # Cases that wait for half a minute run beside the rest.
    waiting = [lambda stage=stage: guarded(stopped, stage) for stage in ('at its start', 'while it reads', 'between files')]
    waiting += [lambda lie=lie: guarded(deceived, lie, program, answers) for lie in list(ENDLESS)[:None if settings.long else -1]]
    work = [lambda: guarded(struck), lambda: guarded(struck_together), lambda: guarded(bombs)]
    work += [lambda lie=lie: guarded(deceived, lie, program, answers) for lie in (*FIRST, *ANSWERS)]
    with concurrent.futures.ThreadPoolExecutor(len(waiting)) as pool:
        waited = [pool.submit(one) for one in waiting]
        problems = settings.all_at_once(work)
        problems += [one.result() for one in waited if one.result()]
    return Outcome(f'{counts["killed"]} readers killed, {counts["stopped"]} stopped, {counts["bombs"]} bombs and endless files, '
                   f'{counts["lies"]} kinds of wrong answers; {counts["photos"]} photos, lost 0, doubled 0, the watch alive', problems)
