"""Readers that are killed or stopped while they read."""
import itertools
import os
import random
import signal
import subprocess
import time

from ..checks import fate, require, require_once, wait_until
from ..photos import SAMPLES, photo
from ..place import Place
from ..settings import TIMEOUT, Settings
from .watching import Watching, children, send


def struck(settings: Settings, counts: dict[str, int]):
    """Readers of a watch are killed at every stage: one more try makes up for one kill, and two cost the photo that was in hand."""
    place, chance = Place(settings), random.Random(3)
    watching, numbers = Watching(place), itertools.count()

    def strike(process, seconds=0.0):
        time.sleep(seconds)
        counts['killed'] += send(process, signal.SIGKILL)

    def next_photo(name='us-restaurant-tip.jpg'):
        watching.feed(photo(name, next(numbers)))

    try:
        next_photo()
        strike(watching.reader())
        watching.becomes('record')
        for _ in range(4 if settings.long else 1):
            strike(watching.reader())
            next_photo()
            watching.becomes('record')
        for name in sorted(path.name for path in SAMPLES.glob('*.jpg')) if settings.long else ['korean-taxi.jpg', 'refund-uk.jpg']:
            next_photo(name)
            # From before it is taken up to after it is read.
            strike(watching.reader(), chance.uniform(0, 3))
            watching.becomes('record', *('truncated',) * name.startswith('broken'))
        for _ in range(10 if settings.long else 1):
            next_photo()
            while not fate(place, watching.fed[-1]):
                # All at once: while one after the other waits for its turn, the last may end its work.
                time.sleep(chance.uniform(0, 0.2))
                for reader in children(watching.process.pid):
                    strike(reader)
            watching.becomes('damaged')
        # A watch that is killed takes its reader along, and the next one reads the photo that was in hand.
        next_photo()
        reader = watching.reader()
        time.sleep(chance.uniform(0, 1))
        watching.process.kill()
        watching.process.wait()
        wait_until(lambda: not os.path.exists(f'/proc/{reader}'), 'a reader outlives a watch that was killed')
        fed = watching.fed
        watching = Watching(place)
        watching.fed = fed
        watching.becomes('record')
        next_photo()
        watching.becomes('record')
        watching.end()
        require_once(place, watching.fed, ('damaged', 'truncated'))
        counts['photos'] += len(watching.fed)
    finally:
        watching.process.kill()
        place.remove()


def stopped(settings: Settings, counts: dict[str, int], stage: str):
    """A reader that is stopped is given up after half a minute, and the photo read by another."""
    place = Place(settings)
    watching = Watching(place)
    try:
        watching.feed(photo('us-restaurant-tip.jpg', 1))
        if stage == 'between files':
            watching.becomes('record')
            counts['stopped'] += send(watching.reader(), signal.SIGSTOP)
            watching.feed(photo('us-restaurant-tip.jpg', 2))
        else:
            reader = watching.reader()
            time.sleep({'at its start': 0, 'while it reads': 0.7}[stage])
            counts['stopped'] += send(reader, signal.SIGSTOP)
        watching.becomes('record')
        watching.feed(photo('us-restaurant-tip.jpg', 3))
        watching.becomes('record')
        watching.end()
        require_once(place, watching.fed)
        counts['photos'] += len(watching.fed)
    finally:
        watching.process.kill()
        place.remove()


def struck_together(settings: Settings, counts: dict[str, int]):
    """A watch and an import with two readers each, which somebody kills and stops for a while at random."""
    place, chance = Place(settings), random.Random(4)
    watching = Watching(place)
    seconds, amount = (300, 60) if settings.long else (12, 5)
    try:
        photos = [photo('us-restaurant-tip.jpg', number) for number in range(amount)]
        for number, data in enumerate(photos):
            place.put(f'{number}.jpg', data)
            watching.feed(photo('us-restaurant-tip.jpg', 1000 + number))
        importing = place.start('import', '--move', '--jobs', '2', place.photos, stderr=subprocess.PIPE)
        end = time.time() + seconds
        while time.time() < end:
            time.sleep(chance.uniform(0.1, 1.5))
            readers = children(watching.process.pid) + children(importing.pid)
            if not readers:
                continue
            reader = chance.choice(readers)
            if chance.random() < 0.3:
                counts['stopped'] += send(reader, signal.SIGSTOP)
                time.sleep(chance.uniform(0, 1))
                send(reader, signal.SIGCONT)
            else:
                counts['killed'] += send(reader, signal.SIGKILL)
        said = importing.communicate(timeout=TIMEOUT + seconds)[1]
        require(importing.returncode in (0, 2, 3), f'import: status {importing.returncode}: {said[-300:]}')
        wait_until(lambda: all(fate(place, data) for data in watching.fed), 'a photo waits for ever', TIMEOUT + seconds)
        watching.feed(photo('us-restaurant-tip.jpg', 2000))
        watching.becomes('record')
        watching.end()
        require_once(place, photos + watching.fed, ('damaged',))
        counts['photos'] += len(photos + watching.fed)
    finally:
        watching.process.kill()
        place.remove()
