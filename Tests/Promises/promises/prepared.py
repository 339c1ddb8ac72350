"""A scenario that is run again and again from the same start, each time with another fault."""
import signal

from .checks import require
from .disk import Disk
from .place import Place
from .scenarios.scenario import Scenario
from .settings import Settings


class Prepared:
    """A scenario with its starting state, made once, and the number of its points."""

    def __init__(self, settings: Settings, kind: type[Scenario]):
        self.settings = settings
        self.scenario = kind()
        self.template = Place(settings)
        self.scenario.prepare(self.template)

    def place(self) -> Place:
        """Another copy of the starting state."""
        return Place(self.settings, self.template)

    def run(self, place: Place, **fault):
        scenario = self.scenario
        return place.run(*scenario.command, answers=scenario.answers, terminal=scenario.terminal, fault=fault)

    def points(self, **fault) -> int:
        """The number of calls at which this fault could strike: it is put far behind the last one."""
        place = self.place()
        log = place.path + '-log'
        try:
            self.run(place, AT=10**9, LOG=log, **fault)
            with open(log) as file:
                return sum(1 for _ in file)
        finally:
            place.remove()

    def cut(self, **fault) -> str | None:
        """One run that ends with the power at this point, or at its end; whatever a disk has kept must be enough.

        A call that fails instead has kept nothing: whoever goes on all the same has promised too much.
        """
        place = self.place()
        disk, losses = Disk(place), []
        try:
            result = self.run(place, DISK=disk.path, **fault)
            for loss in Disk.LOSSES:
                found = disk.after(loss)
                losses.append((loss, found))
                if result.returncode == 0 or fault['DO'] == 'kill' and result.returncode > 0:
                    live, kept = place.everything(), found.everything()
                    # The ledger has the rules and all that the index says, and these files are made of it again.
                    lost = [name for name in live if kept.get(name) != live[name] and not name.endswith(('/rules.json', '/index.sqlite'))]
                    require(not lost, f'what was acknowledged is not there, or not as it was: {lost}')
                    back = [name for name in kept if name not in live and '/Records/' in name and not name.endswith('claim.lock')]
                    require(not back, f'what was removed for good is back: {back}')
                self.scenario.safe(found)
                self.scenario.finish(found)
        except Exception as problem:
            return f'{self.scenario.name} cut {fault}, lost: {losses[-1][0] if losses else "nothing"}: {type(problem).__name__}: {problem}'
        finally:
            for folder in place, disk, *(found for _, found in losses):
                folder.remove()
        return None

    def attack(self, **fault) -> str | None:
        """One run with a fault, and all that comes after it. Returns the problem, if there is one."""
        place = self.place()
        where = f'{self.scenario.name} {fault}'
        try:
            result = self.run(place, **fault)
            if fault['DO'] in ('kill', 'torn'):
                require(result.returncode == -signal.SIGKILL, f'was not killed ({result.returncode})')
            elif result.returncode not in (0, *self.scenario.good):
                require(result.returncode > 0 and result.stderr.strip(), f'died with {result.returncode} and no message')
                require(b'Fatal' not in result.stderr, f'crashed: {result.stderr[-300:]}')
            self.scenario.safe(place)
            self.scenario.finish(place)
        except Exception as problem:
            return f'{where}: {type(problem).__name__}: {problem}'
        finally:
            place.remove()
        return None
