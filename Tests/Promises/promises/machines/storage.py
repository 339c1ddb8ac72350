"""The promise that pictures in S3-compatible storage are kept, while who keeps, reads, moves, purges and clears them is killed.

The storage is Tests/Objects/server.py, which checks signatures and rights; a machine that takes in or reads has no right to remove.
"""
import contextlib
import json
import os
import random
import signal
import subprocess
import tempfile
import threading

from ..checks import require
from ..photos import digest, picture
from ..settings import ROOT, Outcome, Settings, environment, noting
from .postgres import TIMEOUT, Server, programs

PYTHON = ROOT / '.build/storage-tests/bin/python3'
LISTING = '''
import boto3, hashlib, json, sys
url, bucket, name, secret = sys.argv[1:]
s3 = boto3.client('s3', endpoint_url=url, region_name='us-east-1', aws_access_key_id=name, aws_secret_access_key=secret)
found = {}
for page in s3.get_paginator('list_objects_v2').paginate(Bucket=bucket):
    for item in page.get('Contents', []):
        found[item['Key']] = hashlib.sha256(s3.get_object(Bucket=bucket, Key=item['Key'])['Body'].read()).hexdigest()
print(json.dumps(found))
'''


class Storage:
    """A double of S3-compatible storage that checks signatures and rights."""

    def __init__(self):
        self.process = subprocess.Popen([PYTHON, ROOT / 'Tests/Objects/server.py'], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        told = json.loads(self.process.stdout.readline())
        self.keys, self.bucket, self.url = told['keys'], told['bucket'], f"http://127.0.0.1:{told['port']}"
        self.address = f's3://{self.bucket}/home?endpoint={self.url}&region=us-east-1'

    def environment(self, user):
        return {'AWS_ACCESS_KEY_ID': self.keys[user]['id'], 'AWS_SECRET_ACCESS_KEY': self.keys[user]['secret']}

    def objects(self):
        """The hash of every object, by its key."""
        key = self.keys['owner']
        listed = subprocess.run([PYTHON, '-c', LISTING, self.url, self.bucket, key['id'], key['secret']],
                                capture_output=True, text=True, timeout=TIMEOUT, check=True)
        return json.loads(listed.stdout)

    @contextlib.contextmanager
    def silent(self, seconds):
        """Takes connections for so long, and says nothing."""
        self.process.send_signal(signal.SIGSTOP)
        wake = threading.Timer(seconds, self.process.send_signal, [signal.SIGCONT])
        wake.start()
        try:
            yield
        finally:
            wake.join()

    def stop(self):
        self.process.kill()
        self.process.wait()


class Household:
    """A library whose pictures are in a bucket."""

    def __init__(self, program: str, folder: str):
        self.program, self.folder, self.chance = program, folder, random.Random(7)
        os.chmod(folder, 0o755)
        self.server = Server(folder + '/server')
        self.storage = None
        self.kills = {}
        name = self.server.name()
        subprocess.run([ROOT / 'Scripts/database', 'migrate', name], capture_output=True, check=True)
        home = folder + '/home'
        os.makedirs(home)
        self.environment = environment(home) | {'TMPDIR': home, 'RECEIPTMIND_LIBRARY': name}
        self.storage = Storage()

    def stop(self):
        if self.storage:
            self.storage.stop()
        self.server.stop()

    def begin(self, user, *arguments):
        return subprocess.Popen([self.program, *arguments], env=self.environment | self.storage.environment(user), stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def through_kills(self, what, user, *arguments, most, longest=0.2, after=lambda: None, ends=True):
        """Kills a command again and again, each time at another moment, and has it come to its end then. Returns its output."""
        for _ in range(most):
            process = self.begin(user, *arguments)
            try:
                said = process.communicate(timeout=self.chance.uniform(0.02, longest))
                if process.returncode == 0:
                    return said[0]
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()
                self.kills[what] = self.kills.get(what, 0) + 1
            after()
        if not ends:
            return ''
        process = self.begin(user, *arguments)
        output, errors = process.communicate(timeout=TIMEOUT)
        require(process.returncode == 0, f'{arguments}: status {process.returncode}: {errors[-300:]}')
        return output

    def rows(self):
        """The hash and the key of every picture; the key is empty for one in the tables."""
        found = self.server.sql("SELECT encode(sha256, 'hex'), coalesce('home/' || key, '') FROM receiptmind.blob").split()
        return dict(line.split('|') for line in found)

    def noted(self):
        return set(self.server.sql("SELECT 'home/' || key FROM receiptmind.object").split())


def damage(household: Household, photos: set[str], where: str) -> list[str]:
    """How many photos are lost or changed, and how many objects nothing tells of."""
    rows, objects = household.rows(), household.storage.objects()
    keys = {key: hash for hash, key in rows.items() if key}
    found = {'lost': len(photos - rows.keys()), 'without object': sum(key not in objects for key in keys),
             'changed': sum(objects.get(key, hash) != hash for key, hash in keys.items()),
             'untold': len(objects.keys() - keys.keys() - household.noted())}
    return [f'{where}: {count} {what}' for what, count in found.items() if count]


def hard_times(household: Household, long: bool) -> Outcome:
    """The whole life of pictures in a bucket, with kills at each step of it."""
    folder, count, most = household.folder + '/photos', 300 if long else 40, 600 if long else 60
    os.makedirs(folder)
    photos = set()
    for number in range(count):
        data = picture(number) + os.urandom(20_000)
        photos.add(digest(data))
        with open(f'{folder}/{number}.png', 'wb') as file:
            file.write(data)
    household.through_kills('', 'owner', 'library', 'pictures', '--to', household.storage.address, most=0)
    with household.storage.silent(1):
        household.through_kills('taking in', 'intake', 'import', '--queue', '--move', folder, most=5, longest=1, ends=False)
    household.through_kills('taking in', 'intake', 'import', '--queue', '--move', folder, most=most)
    problems = damage(household, photos, 'taken in')

    # Whoever was killed has lent what another is to read.
    lapse = "UPDATE receiptmind.job SET until = '-infinity', tries = 0 WHERE state = 1"
    household.through_kills('reading', 'intake', 'work', '--once', '--jobs', '1', most=most // 4, longest=4,
                            after=lambda: household.server.sql(lapse))
    if (left := household.server.sql('SELECT count(*) FROM receiptmind.job')) != '0':
        problems.append(f'{left} photos were not read')
    problems += damage(household, photos, 'read')
    for what, address in [('moving out', 'database'), ('moving in', household.storage.address)]:
        household.through_kills(what, 'owner', 'library', 'pictures', '--to', address, '--move', most=most // 4)
        problems += damage(household, photos, what)
        wrong = sum(bool(key) != (address != 'database') for key in household.rows().values())
        if wrong:
            problems.append(f'{what}: {wrong} pictures are elsewhere')

    records = [json.loads(line) for line in household.through_kills('', 'intake', 'list', '--json', most=0).splitlines()]
    for record in records[:3]:
        household.through_kills('purging', 'owner', 'discard', '--purge', record['id'], most=most // 8)
    # All that is older than a week may go.
    household.server.sql("UPDATE receiptmind.object SET since = since - interval '8 days'")
    household.through_kills('clearing away', 'owner', 'verify', '--repair', most=most // 8)
    household.through_kills('', 'owner', 'verify', most=0)
    problems += damage(household, set(household.rows()), 'in the end')
    rows, objects = household.rows(), household.storage.objects()
    if len(rows) != count - len(records[:3]) or set(rows.values()) != set(objects) or household.noted():
        problems.append(f'{count} photos, {len(records[:3])} purged: {len(rows)} rows, {len(objects)} objects, {len(household.noted())} noted')
    kills = ', '.join(f'{number} {what}' for what, number in household.kills.items())
    return Outcome(f'{count} photos in a bucket, kills: {kills}; {len(objects)} objects for {len(rows)} rows, '
                   f'{len(problems)} lost, changed, doubled or forgotten', problems)


def pictures(settings: Settings) -> Outcome:
    """Pictures in a bucket, while whoever keeps, reads, moves, purges and clears them is killed."""
    if not programs() or not os.access(PYTHON, os.X_OK):
        return Outcome('skipped: there is no PostgreSQL server, or no storage (Scripts/setup --database-tests)')
    outcome, problems = Outcome(''), []
    # Not in memory: the server needs room, and its own user a way to it.
    with tempfile.TemporaryDirectory(prefix='receiptmind-pictures-', dir='/tmp') as folder:
        household = Household(settings.program, folder)
        with noting(problems):
            outcome = hard_times(household, settings.long)
        household.stop()
    return Outcome(outcome.counts, outcome.problems + problems)
