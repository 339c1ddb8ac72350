"""The promises that nothing is lost by a disk that fails, and by one whose power is cut."""
import errno
import itertools

from .disk import Disk
from .prepared import Prepared
from .scenarios import SCENARIOS
from .settings import Outcome, Settings

ERRORS = errno.ENOSPC, errno.EIO, errno.EDQUOT


def power(settings: Settings) -> Outcome:
    """Cuts the power at calls that change the disk, after the last one, and after a call that failed."""
    work, failing = [], []
    for kind in SCENARIOS:
        prepared = Prepared(settings, kind)
        count = prepared.points(DO='kill')
        points = [*settings.points(count, 4 * prepared.scenario.step + 3), count + 1]
        work += [lambda p=prepared, n=at: p.cut(AT=n, DO='kill') for at in points]
        points = settings.points(prepared.points(DO=errno.EIO, ONLY='data'), 3 * prepared.scenario.step + 2)
        failing += [lambda p=prepared, n=at: p.cut(AT=n, DO=errno.EIO, ONLY='data') for at in points]
    problems = settings.all_at_once(work + failing)
    return Outcome(f'{len(work)} points at which the power was cut and {len(failing)} calls that failed before it was, each with '
                   f'{len(Disk.LOSSES)} ways of losing what was not synced, lost 0, doubled 0', problems)


def disks(settings: Settings) -> Outcome:
    """Lets calls fail, one at a time, or all from one on."""
    work = []
    for kind in SCENARIOS:
        prepared = Prepared(settings, kind)
        kinds = itertools.cycle(ERRORS)
        for at in settings.points(prepared.points(DO=errno.EIO, ONLY='data'), 2 * prepared.scenario.step + 3):
            for number in ERRORS if settings.long else [next(kinds)]:
                work.append(lambda p=prepared, n=at, e=number: p.attack(AT=n, DO=e, ONLY='data'))
            if settings.long or at % 4 == 0:
                work.append(lambda p=prepared, n=at: p.attack(AT=n, DO=errno.EROFS, STICKY=1))
    problems = settings.all_at_once(work)
    return Outcome(f'{len(work)} faults injected (full, failing, over quota, suddenly read-only), lost 0, doubled 0', problems)
