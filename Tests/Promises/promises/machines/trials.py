"""The promise that several machines on one library lose nothing and double nothing, under everything that goes wrong with machines."""
import contextlib
import itertools
import os
import random
import subprocess
import tempfile
import threading
import time

from ..checks import require
from ..photos import digest
from ..settings import Outcome, Settings
from . import network
from .cluster import ACCOUNTS, Cluster, Machine, everybody, finish
from .postgres import programs


def chaos(cluster, workers, seconds, chance):
    """Kills, pauses that outlast a loan, and crashes of the server, until the time is over."""
    end = time.time() + seconds
    next_crash = time.time() + seconds / 4
    turns = itertools.count(1)
    while time.time() < end:
        time.sleep(chance.uniform(0.3, 0.9))
        machine = chance.choice(workers)
        if time.time() > next_crash:
            cluster.server.crash()
            cluster.counts['crashes'] += 1
            next_crash = time.time() + max(6, seconds / 4)
        elif next(turns) % 2:
            machine.kill()
            cluster.counts['kills'] += 1
            # It takes back what it had in hand itself, long before the loans end.
            machine.start()
        elif cluster.sleeps_through(machine):
            cluster.counts['pauses'] += 1
        for machine in workers:
            require(machine.process.poll() is None, f'{machine.name} ended by itself: {open(machine.home + "/log").read()[-300:]}')


def damage(cluster, account):
    """A photo whose bytes are others than were kept: no machine can read it, whatever becomes of the disk below the server."""
    folder = f'{cluster.folder}/poison'
    cluster.feed(account, 1, folder)
    name = os.listdir(folder)[0]
    hash = digest(open(f'{folder}/{name}', 'rb').read())
    Machine(cluster, 'poison').run('import', '--queue', '--user', account, folder, expect=(0,))
    cluster.server.sql('ALTER TABLE receiptmind.blob DROP CONSTRAINT IF EXISTS blob_check; '
                       f"UPDATE receiptmind.blob SET bytes = set_byte(bytes, 0, 0) WHERE sha256 = '\\x{hash}'")
    return hash


def hard_times(settings: Settings, folder: str):
    """Kills, pauses, crashes and a clock that is wrong, while photos come in, and while the tables are changed."""
    chance, long = random.Random(25), settings.long
    cluster = Cluster(settings, folder)
    try:
        intake = Machine(cluster, 'intake')
        for account in ACCOUNTS:
            intake.run('users', '--add', account, expect=(0,))
        parked = damage(cluster, ACCOUNTS[0])
        # One machine has a clock that is ten years behind, another one that is ahead.
        clocks = [None, {'FAULT_CLOCK': '1450000000'}, {'FAULT_CLOCK': '2100000000'}]
        workers = [cluster.worker(f'host_{number}', clock) for number, clock in enumerate(clocks)]
        for machine in workers:
            machine.start()
        rounds = 60 if long else 1

        def fill(account):
            machine = Machine(cluster, 'in-' + account)
            own = random.Random(account)
            for round in range(rounds):
                folder = f'{cluster.folder}/photos/{account}-{round}'
                cluster.feed(account, 40 if long else 14, folder)
                cluster.feed(account, 1, folder, 'no picture')
                cluster.take_in(account, folder, machine, own)
        filling = threading.Thread(target=everybody, args=(fill,), daemon=True)
        filling.start()
        chaos(cluster, workers, 3600 if long else 12, chance)
        filling.join()
        # A newer program adds to the tables while older ones work.
        for table in ('job', 'part', 'ledger', 'blob', 'line'):
            cluster.server.sql(f'ALTER TABLE receiptmind.{table} ADD COLUMN later text')
        cluster.server.sql('INSERT INTO receiptmind.version VALUES (9000, 2)')
        fill_again = f'{cluster.folder}/photos/later'
        cluster.feed(ACCOUNTS[1], 3, fill_again)
        cluster.take_in(ACCOUNTS[1], fill_again, intake, chance)
        finish(cluster, workers)
        for machine in workers:
            cluster.counts['stale'] += sum(event.get('event') == 'takenAway' for event in machine.events())
        found = cluster.check()
        there = cluster.server.sql("SELECT encode(sha256, 'hex'), why FROM receiptmind.job WHERE state = 2").split('\n')
        require([line.split('|')[0] for line in there] == [parked] and there[0].split('|')[1],
                f'parked are {there}, not the one photo that nobody can read')
        # The program says the same as we.
        intake.run('verify', expect=(0,))
        # A version that takes something away is refused by programs that do not know it.
        cluster.server.sql('INSERT INTO receiptmind.version VALUES (9001, 9001)')
        refusal = workers[0].run('work', '--once')
        require(refusal.returncode == 4, f'a program works on tables that it does not know: {refusal.returncode} {refusal.stderr[-200:]}')
        return cluster.counts, found
    finally:
        for machine in locals().get('workers', []):
            if machine.process and machine.process.poll() is None:
                machine.kill()
        cluster.server.stop()


def full_disk(settings: Settings, folder: str):
    """The server's disk is full for a while: what was acknowledged is there, and everything goes on when there is room."""
    disk = folder + '/disk'
    os.makedirs(disk)
    mount = subprocess.run(['mount', '-t', 'tmpfs', '-o', 'size=160m,mode=0755', 'tmpfs', disk], capture_output=True, text=True)
    if mount.returncode:
        return None
    cluster = None
    try:
        cluster = Cluster(settings, folder, disk + '/server')
        intake = Machine(cluster, 'intake')
        account = ACCOUNTS[0]
        for name in ACCOUNTS:
            intake.run('users', '--add', name, expect=(0,))
        cluster.feed(account, 4, folder + '/before')
        cluster.take_in(account, folder + '/before', intake, random.Random(1))
        worker = cluster.worker('host_full')
        ballast = disk + '/ballast'
        with contextlib.suppress(OSError), open(ballast, 'wb', buffering=0) as file:
            while True:
                file.write(bytes(1 << 16))
        worker.start()
        # Larger than what is left in any page of the tables.
        cluster.feed(account, 4, folder + '/during', size=400_000)
        refused = intake.run('import', '--queue', '--user', account, folder + '/during')
        require(refused.returncode != 0, 'a full disk was not full')
        time.sleep(2)
        os.unlink(ballast)
        # Without room for its write-ahead log a server ends.
        if cluster.server.sql('SELECT 1', check=False) != '1':
            cluster.server.stop()
            cluster.server.start()
        cluster.take_in(account, folder + '/during', intake, random.Random(2))
        finish(cluster, [worker])
        return cluster.check()
    finally:
        if cluster:
            if 'worker' in locals() and worker.process and worker.process.poll() is None:
                worker.kill()
            cluster.server.stop()
        subprocess.run(['umount', '-l', disk], capture_output=True)


def told(found: dict[str, int]) -> str:
    kept = ', '.join(f'{name} {found[name]}' for name in ('lost', 'doubled', 'gaps', 'unacknowledged'))
    return f'{found["photos"]} photos = {found["records"]} records + {found["failed"]} failed + {found["parked"]} parked, {kept}'


def broken(found: dict[str, int]) -> bool:
    sums = found['records'] + found['failed'] + found['parked'] != found['photos']
    return sums or any(found[name] for name in ('lost', 'doubled', 'gaps', 'unacknowledged'))


def trial(name: str, settings: Settings, place: str) -> tuple[str, dict[str, int] | None]:
    """The line of one trial, and its counts where it was done."""
    if name == 'hard':
        counts, found = hard_times(settings, place)
        return '3 machines with clocks 10 years apart, ' + ', '.join(f'{count} {what}' for what, count in counts.items()), found
    if name == 'full':
        found = full_disk(settings, place)
        return ('disk full' if found else 'disk full: skipped, needs root to mount a small disk'), found
    return network.trial(name, settings, place)


def cluster(settings: Settings) -> Outcome:
    """Several machines on one library in a database, under kills, pauses, crashes, wrong clocks and a full disk."""
    if not programs():
        return Outcome('skipped: there is no PostgreSQL server (Scripts/setup --database-tests)')
    said, problems = [], []
    # Not in memory: the server needs room, and its own user a way to it.
    with tempfile.TemporaryDirectory(prefix='receiptmind-cluster-', dir='/tmp') as folder:
        os.chmod(folder, 0o755)
        for name in ('hard', 'full', *network.TRIALS):
            place = f'{folder}/{name}'
            os.makedirs(place)
            try:
                text, found = trial(name, settings, place)
                said.append(text + ('; ' + told(found) if found else ''))
                if found and broken(found):
                    problems.append(f'{name}: {told(found)}')
            except Exception as problem:
                problems.append(f'{name}: {problem!r}')
    return Outcome('; '.join(said), problems)
