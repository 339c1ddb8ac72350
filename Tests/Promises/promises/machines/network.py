"""Hosts on a network of their own, whose cables can be pulled, and a second server that takes over.

Each host is a network namespace; a bridge in one more joins them. Nothing of it can be reached from outside, or reaches anything.
"""
import contextlib
import os
import random
import shutil
import subprocess
import threading
import time

from ..checks import Broken, require, wait_until
from ..settings import Settings
from .cluster import ACCOUNTS, Cluster, Machine, everybody, finish
from .postgres import TIMEOUT, Server

TRIALS = ('cuts', 'cancelled', 'killed', 'isolated')


def is_possible():
    if os.getuid() != 0 or not shutil.which('ip'):
        return False
    name = f'rm-{os.getpid()}-try'
    made = subprocess.run(['ip', 'netns', 'add', name], capture_output=True).returncode == 0
    subprocess.run(['ip', 'netns', 'delete', name], capture_output=True)
    return made


def ip(*arguments, within=None):
    prefix = ['ip', '-n', within] if within else ['ip']
    run = subprocess.run([*prefix, *arguments], capture_output=True, text=True)
    require(run.returncode == 0, f'ip {arguments}: {run.stderr[-200:]}')


class Host:
    """A namespace with one cable, which leads to the bridge."""

    def __init__(self, network, name, number):
        self.network, self.name, self.number = network, name, number
        self.namespace = f'{network.prefix}-{name}'
        self.address = f'10.77.0.{number}'
        # The command itself, and no process around it: signals reach it.
        self.inside = ['ip', 'netns', 'exec', self.namespace]
        ip('netns', 'add', self.namespace)
        ip('link', 'add', 'eth0', 'netns', self.namespace, 'type', 'veth', 'peer', 'name', f'port{number}', 'netns', network.hub)
        ip('address', 'add', f'{self.address}/24', 'dev', 'eth0', within=self.namespace)
        for device in ('lo', 'eth0'):
            ip('link', 'set', device, 'up', within=self.namespace)
        ip('link', 'set', f'port{number}', 'master', 'bridge', within=network.hub)
        self.mend()

    def cut(self):
        ip('link', 'set', f'port{self.number}', 'down', within=self.network.hub)

    def mend(self):
        ip('link', 'set', f'port{self.number}', 'up', within=self.network.hub)

    @contextlib.contextmanager
    def away(self):
        self.cut()
        try:
            yield
        finally:
            self.mend()


class Network:
    """The bridge that all hosts are joined by, while this context lasts."""

    def __enter__(self):
        self.prefix = f'rm-{os.getpid()}'
        self.hub = self.prefix + '-hub'
        self.hosts = []
        ip('netns', 'add', self.hub)
        ip('link', 'add', 'bridge', 'type', 'bridge', within=self.hub)
        ip('link', 'set', 'bridge', 'up', within=self.hub)
        return self

    def host(self, name):
        host = Host(self, name, len(self.hosts) + 1)
        self.hosts.append(host)
        return host

    def __exit__(self, *_):
        for name in [*(host.namespace for host in self.hosts), self.hub]:
            subprocess.run(['ip', 'netns', 'delete', name], capture_output=True)


class Site:
    """A library on a network: one server or two, machines that read, and one that takes photos in."""

    def __init__(self, settings: Settings, folder: str, network: Network, has_standby: bool = False):
        self.network = network
        self.primary_host = network.host('a')
        self.standby_host = network.host('b') if has_standby else None
        servers = ','.join(host.address for host in (self.primary_host, self.standby_host) if host)
        self.cluster = Cluster(
            settings, folder, host=self.primary_host,
            name=lambda login='postgres': f'postgresql://{login}@{servers}/postgres?target_session_attrs=read-write&sslmode=disable')
        self.standby = None
        self.workers = []
        self.intake_host = network.host('in')
        self.intake = Machine(self.cluster, 'intake', host=self.intake_host)
        for account in ACCOUNTS:
            self.intake.run('users', '--add', account, expect=(0,))

    def add_standby(self):
        """From here on a change is safe when both servers have it."""
        server = self.cluster.server
        self.standby = Server(self.cluster.folder + '/standby', self.standby_host, server)
        server.sql("ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (b)'")
        server.sql('SELECT pg_reload_conf()')
        wait_until(lambda: server.sql('SELECT sync_state FROM pg_stat_replication') == 'quorum', 'the standby does not follow', 30)

    def add_workers(self, count):
        for number in range(count):
            host = self.network.host(f'w{number}')
            worker = self.cluster.worker(f'host_{number}', host=host)
            worker.host = host
            worker.start()
            self.workers.append(worker)

    def feed(self, rounds, each):
        """Has photos come in, in the background, until all are acknowledged."""
        def fill(account):
            machine = Machine(self.cluster, 'in-' + account, host=self.intake_host)
            own = random.Random(account)
            for round in range(rounds):
                folder = f'{self.cluster.folder}/photos/{account}-{round}'
                self.cluster.feed(account, each, folder)
                self.cluster.feed(account, 1, folder, 'no picture')
                self.cluster.take_in(account, folder, machine, own)
        filling = Filling(lambda: everybody(fill))
        filling.start()
        return filling

    def fail_over(self, loses_power):
        """The first server is gone, or cannot be reached, and the second one takes over."""
        if loses_power:
            self.cluster.server.kill()
        else:
            self.primary_host.cut()
        self.standby.sql("ALTER SYSTEM SET synchronous_standby_names = ''")
        self.standby.promote()
        self.cluster.server, self.lost = self.standby, self.cluster.server

    def stop(self):
        for worker in self.workers:
            if worker.process and worker.process.poll() is None:
                worker.kill()
        for server in {self.cluster.server, self.standby, getattr(self, 'lost', None)} - {None}:
            server.stop()


class Filling(threading.Thread):
    """A thread whose problem is raised for whoever waits for its end."""

    def __init__(self, work):
        super().__init__(daemon=True)
        self.work, self.problem = work, None

    def run(self):
        try:
            self.work()
        except Exception as problem:
            self.problem = problem

    def join(self, timeout=TIMEOUT * 2):
        super().join(timeout)
        if self.problem or self.is_alive():
            raise self.problem or Broken('photos are still not taken in')


def told_of(site: Site) -> int:
    """Records that machines have told of; nobody may have been told of one that is not there."""
    lines = [event for worker in site.workers for event in worker.events() if event.get('event') == 'drafted']
    told = {record for event in lines for record in event['records']}
    there = set(site.cluster.server.sql('SELECT DISTINCT folder FROM receiptmind.part').split())
    require(told <= there, f'{len(told - there)} of {len(told)} records that were told of are not there')
    return len(told)


def cuts(site, long):
    """Cables are pulled while photos are read and taken in: for moments, and for longer than a connection lives."""
    chance = random.Random(7)
    site.add_workers(2)
    filling = site.feed(30 if long else 1, 20 if long else 12)
    hosts = [site.primary_host, site.intake_host, *(worker.host for worker in site.workers)]
    times = [chance.uniform(0.2, 1.5) for _ in range(200 if long else 5)] + [13] * (20 if long else 1)
    chance.shuffle(times)
    for seconds in times:
        time.sleep(chance.uniform(0.3, 0.8))
        with chance.choice(hosts).away():
            time.sleep(seconds)
    filling.join()
    finish(site.cluster, site.workers)
    return f'2 hosts that read, {len(times)} cuts of 0.2 to 13 s'


def cancelled(site, long):
    """A server that is kept from waiting for the other one must not have anybody believe that a photo is safe."""
    site.add_standby()
    account = ACCOUNTS[0]
    folder = f'{site.cluster.folder}/photos'
    site.cluster.feed(account, 1, folder)
    command = [*site.intake.command, 'import', '--queue', '--move', '--user', account, folder, '--json']
    waits = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
    said = 0
    with site.standby_host.away():
        process = subprocess.Popen(command, env=site.intake.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        end = time.time() + 6
        while time.time() < end:
            for line in site.cluster.server.sql(waits).split():
                site.cluster.server.sql(f'SELECT pg_cancel_backend({line})')
                said += 1
            time.sleep(0.1)
        is_there = len(os.listdir(folder)) == 1
        require(process.poll() != 0 and is_there, 'a photo was called safe that one server only has')
    process.communicate(timeout=TIMEOUT)
    require(said, 'nothing waited for the other server')
    site.cluster.take_in(account, folder, site.intake, random.Random(1))
    site.add_workers(1)
    finish(site.cluster, site.workers)
    return f'{said} waits for the standby cancelled, none believed'


def failover(site, long, loses_power):
    site.add_standby()
    site.add_workers(2)
    filling = site.feed(10 if long else 1, 20 if long else 12)
    wait_until(lambda: any(True for worker in site.workers for _ in worker.events()), 'nothing is read', 30)
    time.sleep(5 if long else 1)
    site.fail_over(loses_power)
    filling.join()
    finish(site.cluster, site.workers)
    return f'{told_of(site)} records told of before and after a second server took over from one that was ' + ('killed' if loses_power else 'cut off')


def trial(name: str, settings: Settings, folder: str) -> tuple[str, dict[str, int] | None]:
    """The line of one trial, and its counts where it was done."""
    if not is_possible():
        return f'{name}: skipped, needs root and ip (Scripts/setup --database-tests) to make networks', None
    long = settings.long
    if name == 'isolated' and not long:
        return 'a server that is cut off: with --long', None
    with Network() as network:
        site = None
        try:
            site = Site(settings, folder, network, has_standby=name != 'cuts')
            if name == 'cuts':
                text = cuts(site, long)
            elif name == 'cancelled':
                text = cancelled(site, long)
            else:
                text = failover(site, long, loses_power=name == 'killed')
            return text, site.cluster.check()
        finally:
            if site:
                site.stop()
