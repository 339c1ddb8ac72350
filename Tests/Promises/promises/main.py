"""Runs ReceiptMind's promises against the built program: one line for each, with counts, and status 1 if one is broken.

usage: Scripts/torture [--long] [--program PATH] [--only NAME] [--jobs N]
  --long     every point, every byte, and hundreds of random kills: about an hour on two cores
  --program  what to run, with its reader beside it (default: builds both)
  --only     one promise: crashes, power, disks, ledgers, crowd, limits, books, recurring, inbox, owners, index, reader, page, cluster, pictures, soak; may be given more than once
  --jobs     runs at once (default: two per core; a part of a run is waiting)
Needs python3, and clang, which comes with Swift, to build faults.c. Run as root, it also tries other accounts.
"""
import argparse
import os
import shutil
import subprocess
import tempfile
import time

from .books import books
from .crashes import crashes, soak
from .crowd import crowd
from .disks import disks, power
from .inbox import inbox
from .index import index
from .ledgers import ledgers
from .limits import limits
from .machines.storage import pictures
from .machines.trials import cluster
from .owners import owners
from .page import page
from .readers import reader
from .recurring import recurring
from .settings import ROOT, Settings

#: In the order in which they are run.
PROMISES = {promise.__name__: promise for promise in (
    crashes, power, disks, ledgers, crowd, limits, books, recurring, inbox, owners, index, reader, page, cluster, pictures, soak)}


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--long', action='store_true')
    parser.add_argument('--program')
    parser.add_argument('--only', choices=PROMISES, action='append')
    parser.add_argument('--jobs', type=int, default=2 * (os.cpu_count() or 1))
    return parser.parse_args(arguments)


def built() -> str:
    """The path of the program, which is built first."""
    return subprocess.run([ROOT / 'Scripts/build'], check=True, stdout=subprocess.PIPE, text=True).stdout.strip() + '/receiptmind'


def kept(name: str, settings: Settings) -> bool:
    """Runs one promise, and prints its lines."""
    outcome = PROMISES[name](settings)
    print('\n'.join(outcome.lines(name)), flush=True)
    return not outcome.problems


def main(arguments: list[str] | None = None) -> int:
    """Returns the status to end with."""
    options = parsed(arguments)
    program = os.path.abspath(options.program) if options.program else built()
    # In memory where that is possible: the order of writes counts here, and no real disk.
    memory = '/dev/shm' if os.access('/dev/shm', os.W_OK) else None
    settings = Settings(program, tempfile.mkdtemp(prefix='receiptmind-torture-', dir=memory), options.long, options.jobs)
    started = time.time()
    try:
        settings.build_shim()
        all_kept = all([kept(name, settings) for name in options.only or PROMISES])
    finally:
        shutil.rmtree(settings.work, ignore_errors=True)
    print(f'{"all promises kept" if all_kept else "PROMISES BROKEN"} in {time.time() - started:.0f} s')
    return 0 if all_kept else 1
