"""The promise that many processes on one library lose nothing and double nothing."""
import itertools
import os
import random
import threading
import time
from functools import partial

from .checks import require
from .photos import digest, picture
from .place import Place
from .settings import TIMEOUT, Outcome, Settings, noting, side_by_side


class Crowd:
    """A watch, four imports, two reviews and backups on one library, until the time is over."""

    def __init__(self, settings: Settings, seconds: float):
        self.place, self.end = Place(settings), time.time() + seconds
        self.counts = {'fed': 0, 'killed': 0, 'backups': 0}
        self.fed = {'me': set(), 'mom': set()}
        self.numbers, self.lock = itertools.count(1), threading.Lock()
        os.makedirs(self.place.library + '/Inbox', mode=0o700)
        os.makedirs(self.place.path + '/tar')
        self.place.run('users', '--add', 'mom', expect=(0,))

    def feed(self, folder: str, user: str = 'me', amount: int = 4):
        for _ in range(amount):
            with self.lock:
                number = next(self.numbers)
                self.counts['fed'] += 1
            data = picture(number)
            self.fed[user].add(digest(data))
            name = f'.{number}.part'
            self.place.put(name, data, folder)
            os.rename(f'{folder}/{name}', f'{folder}/{number}.png')

    def watch(self):
        process = self.place.start('watch', '--jobs', '1')
        generator = random.Random(1)
        while time.time() < self.end:
            self.feed(self.place.library + '/Inbox', amount=2)
            self.feed(self.place.library + '/Inbox/mom', 'mom', 1)
            time.sleep(generator.uniform(0.5, 2))
            if generator.random() < 0.3:
                # A dead process's lock blocks nobody.
                process.kill()
                process.wait()
                self.counts['killed'] += 1
                process = self.place.start('watch', '--jobs', '1')
        process.terminate()
        process.wait(TIMEOUT)

    def imports(self, worker: int):
        while time.time() < self.end:
            folder = f'{self.place.path}/photos-{worker}'
            self.feed(folder, amount=3)
            self.place.run('import', '--move', '--jobs', '1', folder, expect=(0,))

    def reviews(self):
        while time.time() < self.end:
            self.place.run('review', answers='d\nd\nd\nq\n', expect=(0,))

    def backups(self):
        while time.time() < self.end:
            self.counts['backups'] += 1
            name = f'@/tar/{self.counts["backups"]}.tar'
            result = self.place.run('backup', name)
            require(result.returncode == 0, f'backup: {result.stderr[-300:]}')
            time.sleep(1)

    def check(self):
        """Each photo is one record of its owner, and every backup is whole."""
        place = self.place
        place.run('watch', '--once', expect=(0,))
        place.run('watch', '--once', expect=(0,))
        for user, hashes in self.fed.items():
            held = place.held(user)
            require(len(held) == len(set(held)), f'{len(held) - len(set(held))} doubled for {user}')
            require(set(held) == hashes, f'{len(hashes - set(held))} lost for {user}')
            place.require_tidy(user)
        place.run('verify', expect=(0,))
        for name in place.files(place.path + '/tar'):
            place.run('restore', '--library', f'@/r/{name}', f'@/tar/{name}', expect=(0,))
            place.run('verify', '--library', f'@/r/{name}', expect=(0,))


def crowd(settings: Settings) -> Outcome:
    """watch, four imports, two reviews and backups on one library, and another user's import."""
    seconds = 600 if settings.long else 12
    crowd = Crowd(settings, seconds)
    problems = side_by_side([crowd.watch, crowd.reviews, crowd.reviews, crowd.backups, *(partial(crowd.imports, n) for n in range(4))])
    with noting(problems):
        crowd.check()
    crowd.place.remove()
    counts = crowd.counts
    return Outcome(f'8 processes for {seconds} s, {counts["fed"]} files fed, {counts["killed"]} killed, '
                   f'{counts["backups"]} backups restored, lost 0, doubled 0', problems)
