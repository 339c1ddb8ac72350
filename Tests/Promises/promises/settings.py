"""Where a run works, on which program, and how thoroughly; and what all promises share of running things."""
import concurrent.futures
import contextlib
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
#: Seconds after which a program is said to hang.
TIMEOUT = 120


@dataclass(frozen=True)
class Settings:
    #: The program, with its reader beside it.
    program: str
    #: A folder that is removed after the run.
    work: str
    #: Every point, every byte, and hundreds of random kills.
    long: bool = False
    #: So many runs at once.
    jobs: int = 1

    @property
    def shim(self) -> str:
        """The library of faults.c, which is preloaded into the program."""
        return self.work + '/faults.so'

    def build_shim(self):
        source = Path(__file__).with_name('faults.c')
        subprocess.run(['clang', '-Wall', '-Wextra', '-Werror', '-shared', '-fPIC', '-o', self.shim, source, '-ldl'], check=True)

    def points(self, count: int, step: int, first: int = 1) -> range:
        """The points to try among those from 1 to the count: all of them, or one of so many from the first on."""
        return range(1, count + 1) if self.long else range(first, count + 1, step)

    def copied_program(self) -> str:
        """A copy of the program and its reader in the folder of the run, which other accounts can be let into."""
        shutil.copy(self.program, self.work + '/receiptmind')
        shutil.copy(os.path.dirname(os.path.realpath(self.program)) + '/receiptmind-reader', self.work)
        return self.work + '/receiptmind'

    def all_at_once(self, work: list[Callable]) -> list[str]:
        """Does the work on several threads; returns the problems that it returns."""
        problems = []
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            for done, problem in enumerate(pool.map(lambda job: job(), work), 1):
                if sys.stderr.isatty() or done % 100 == 0:
                    print(f'  {done} of {len(work)}', end='\r' if sys.stderr.isatty() else '\n', file=sys.stderr, flush=True)
                if problem:
                    problems.append(problem)
                    print(f'  {problem}', file=sys.stderr, flush=True)
        return problems


@dataclass
class Outcome:
    """The counts of a promise, as they are printed, and each way in which it was broken."""
    counts: str
    problems: list[str] = field(default_factory=list)

    def lines(self, name: str) -> list[str]:
        broken = f', broken {len(self.problems)}' if self.problems else ''
        return [f'{"BROKEN" if self.problems else "ok    "} {name}: {self.counts}{broken}', *(f'       {problem}' for problem in self.problems[:12])]


@contextlib.contextmanager
def noting(problems: list[str]):
    """An exception ends this block, and becomes one more problem."""
    try:
        yield
    except Exception as problem:
        problems.append(repr(problem))


def side_by_side(work: Iterable[Callable]) -> list[str]:
    """Does each part on a thread of its own until all have ended; returns the problems that ended some."""
    problems = []

    def guarded(part):
        with noting(problems):
            part()
    threads = [threading.Thread(target=guarded, args=(part,), daemon=True) for part in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return problems


def environment(home: str) -> dict[str, str]:
    """The variables that a program starts with: nothing of whoever runs this but where programs, libraries and models are."""
    kept = {name: os.environ[name] for name in ('PATH', 'LD_LIBRARY_PATH', 'TESSDATA_PREFIX') if name in os.environ}
    return kept | {'HOME': home, 'LC_ALL': 'C.UTF-8', 'OMP_THREAD_LIMIT': '1'}
