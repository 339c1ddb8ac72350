"""Several machines on one library in PostgreSQL.

A machine is a process with a login, an inbox and copies of its own. The server is a real one in a temporary folder.
"""
import contextlib
import itertools
import json
import os
import signal
import subprocess
import time
from functools import partial

from ..checks import require
from ..photos import digest, no_picture, picture
from ..settings import ROOT, Settings, environment, side_by_side
from .postgres import TIMEOUT, Server

ACCOUNTS = ['anna', 'bora', 'chul', 'dana', 'eun']


class Machine:
    """A process with a home, a login and a host of its own, if it has one."""

    def __init__(self, cluster: 'Cluster', name: str, login: str = 'postgres', fault: dict | None = None, host=None):
        self.cluster, self.name, self.login = cluster, name, login
        self.command = [*(host.inside if host else []), cluster.program]
        self.home = f'{cluster.folder}/machines/{name}'
        os.makedirs(self.home, mode=0o700, exist_ok=True)
        self.environment = environment(self.home) | {'TMPDIR': self.home, 'RECEIPTMIND_LIBRARY': cluster.name(login)}
        if fault:
            self.environment |= {'LD_PRELOAD': cluster.shim, 'FAULT_ROOT': self.home} | fault
        self.process = None

    def run(self, *arguments, expect=None):
        result = subprocess.run([*self.command, *arguments], env=self.environment, stdin=subprocess.DEVNULL,
                                capture_output=True, text=True, timeout=TIMEOUT)
        require(expect is None or result.returncode in expect, f'{arguments}: status {result.returncode}: {result.stderr[-300:]}')
        return result

    def start(self):
        log = open(f'{self.home}/log', 'ab')
        self.process = subprocess.Popen([*self.command, 'work', '--jobs', '1', '--json'], env=self.environment,
                                        stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        log.close()

    def kill(self):
        self.process.kill()
        self.process.wait()

    def events(self):
        """The lines about photos that the machine has printed."""
        with contextlib.suppress(FileNotFoundError):
            for line in open(f'{self.home}/log', 'rb').read().split(b'\n'):
                with contextlib.suppress(ValueError):
                    yield json.loads(line)


class Cluster:
    """A server, the accounts of its library, and all that was fed to them."""

    def __init__(self, settings: Settings, folder: str, data: str | None = None, host=None, name=None):
        self.program, self.shim, self.folder = settings.program, settings.shim, folder
        os.chmod(folder, 0o755)
        self.server = Server(data or folder + '/server', host)
        # The connection string of machines, for a login.
        self.name = name or self.server.name
        for word in ('migrate', 'roles'):
            run = subprocess.run([ROOT / 'Scripts/database', word, self.server.name()], capture_output=True, text=True, timeout=TIMEOUT)
            require(run.returncode == 0, f'database {word}: {run.stderr[-300:]}')
        self.fed = {account: {} for account in ACCOUNTS}
        self.acknowledged = {account: set() for account in ACCOUNTS}
        self.counts = dict.fromkeys(['kills', 'pauses', 'crashes', 'imports killed', 'stale'], 0)
        self.numbers = itertools.count(1)

    def worker(self, name, fault=None, host=None):
        self.server.sql(f'CREATE ROLE {name} LOGIN; GRANT rm_worker TO {name}')
        return Machine(self, name, name, fault, host)

    def feed(self, account, count, folder, kind='photo', size=0):
        os.makedirs(folder, exist_ok=True)
        for _ in range(count):
            number = next(self.numbers)
            data = picture(number) if kind == 'photo' else no_picture(b' %d' % number)
            # Behind its end a picture may have whatever it likes.
            data += os.urandom(size)
            self.fed[account][digest(data)] = kind
            with open(f'{folder}/{number}.png', 'wb') as file:
                file.write(data)

    def take_in(self, account, folder, machine, chance):
        """Imports a folder until that is acknowledged; a killed or refused import is begun again."""
        while True:
            process = subprocess.Popen([*machine.command, 'import', '--queue', '--user', account, folder, '--json'], env=machine.environment,
                                       stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            if chance.random() < 0.5:
                time.sleep(chance.uniform(0.02, 0.3))
                self.counts['imports killed'] += process.poll() is None
                process.kill()
            output = process.communicate(timeout=TIMEOUT)[0]
            for line in output.splitlines():
                with contextlib.suppress(ValueError):
                    line = json.loads(line)
                    if line['event'] in ('queued', 'waiting', 'duplicate'):
                        with open(line['file'], 'rb') as file:
                            self.acknowledged[account].add(digest(file.read()))
            if process.returncode == 0:
                return
            time.sleep(0.2)

    def lapse(self, host: str | None = None):
        """The time of loans is over: the queue's clock is the server's, so it is the server that is told."""
        where = f" AND host = '{host}'" if host else ''
        self.server.sql(f"UPDATE receiptmind.job SET until = '-infinity' WHERE state = 1{where}", check=False)

    def sleeps_through(self, machine):
        """Stops a machine with a photo in hand, and wakes it up when another has that photo, or is done with it."""
        held = f"SELECT string_agg(token::text, ',') FROM receiptmind.job WHERE host = '{machine.login}' AND state = 1"
        deadline = time.time() + 5
        while not (tokens := self.server.sql(held, check=False)):
            if time.time() > deadline:
                return False
            time.sleep(0.02)
        machine.process.send_signal(signal.SIGSTOP)
        self.lapse(machine.login)
        deadline = time.time() + 12
        while self.server.sql(f'SELECT count(*) FROM receiptmind.job WHERE token IN ({tokens})', check=False) != '0' and time.time() < deadline:
            time.sleep(0.1)
        machine.process.send_signal(signal.SIGCONT)
        return True

    def left(self) -> int:
        """How many photos are not read; -1 when the server does not say."""
        return int(self.server.sql('SELECT count(*) FROM receiptmind.job WHERE state < 2', check=False) or -1)

    def check(self) -> dict[str, int]:
        """Photos are records, failed or parked, each once; ledgers have no gap and follow hash by hash."""
        found = dict.fromkeys(['photos', 'records', 'failed', 'parked', 'lost', 'doubled', 'gaps', 'unacknowledged'], 0)
        for account in ACCOUNTS:
            where = f"a.name = '{account}'"
            held = self.server.sql("SELECT encode(p.picture, 'hex'), p.folder FROM receiptmind.part p JOIN receiptmind.account a ON a.id = p.account "
                                   f"WHERE {where} AND p.picture IS NOT NULL").split()
            held = [line.split('|') for line in held]
            records = [hash for hash, folder in held if folder != 'failed']
            failed = {hash for hash, folder in held if folder == 'failed'}
            parked = set(self.server.sql("SELECT encode(j.sha256, 'hex') FROM receiptmind.job j JOIN receiptmind.account a ON a.id = j.account "
                                         f'WHERE {where} AND j.state = 2').split())
            fed = set(self.fed[account])
            found['photos'] += len(fed)
            found['records'] += len(set(records))
            found['failed'] += len(failed)
            found['parked'] += len(parked)
            found['doubled'] += len(records) - len(set(records)) + len(set(records) & (failed | parked)) + len(failed & parked)
            found['lost'] += len(fed - set(records) - failed - parked)
            found['unacknowledged'] += len(self.acknowledged[account] - set(records) - failed - parked)
            found['gaps'] += self.gaps(where)
            for kind, there in (('photo', failed), ('no picture', set(records))):
                require(not any(self.fed[account].get(hash) == kind for hash in there), f'{account}: a {kind} is where it does not belong')
        return found

    def gaps(self, where: str) -> int:
        """How many lines of ledgers have another number or another hash than follows from the line before."""
        rows = self.server.sql("SELECT l.number, encode(l.bytes, 'hex') FROM receiptmind.line l JOIN receiptmind.account a ON a.id = l.account "
                               f'WHERE {where} ORDER BY l.number').split()
        gaps, previous = 0, b''
        for place, row in enumerate(rows, 1):
            number, line = row.split('|')
            line = bytes.fromhex(line)
            gaps += int(number) != place or json.loads(line)['prev'] != digest(previous)
            previous = line
        return gaps


def finish(cluster, workers, patience=TIMEOUT):
    """Lets the machines read what is left, and asks them to stop."""
    deadline = time.time() + patience
    while (left := cluster.left()) != 0:
        require(time.time() < deadline, f'{left} photos are still not read')
        time.sleep(0.3)
        # Loans of those who were killed.
        dead = [machine for machine in workers if machine.process.poll() is not None]
        for machine in dead:
            cluster.lapse(machine.login)
    for machine in workers:
        machine.process.send_signal(signal.SIGTERM)
    for machine in workers:
        require(machine.process.wait(TIMEOUT) == 0,
                f'{machine.name} ended with {machine.process.returncode}: {open(machine.home + "/log").read()[-300:]}')


def everybody(work):
    """The same for each account, side by side."""
    problems = side_by_side(partial(work, account) for account in ACCOUNTS)
    require(not problems, problems and problems[0])
