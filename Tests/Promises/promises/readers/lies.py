"""Readers that answer wrongly: once, so that another makes up for it, and then each time, so that the photo pays for it."""
import json
import os
import pathlib
import shutil
import signal
import socket
import struct
import subprocess

from ..checks import Broken, failures, fate, require, require_once, wait_until
from ..photos import SAMPLES, digest, picture
from ..place import Place
from ..settings import TIMEOUT, Settings
from .fake_reader import ENDLESS
from .watching import Watching, children, send


class LyingPlace(Place):
    """A place with a program of its own, whose reader answers wrongly so many times and is the real one after that."""

    def __init__(self, settings: Settings, program: str, answers: dict):
        super().__init__(settings)
        folder = self.path + '/bin'
        os.mkdir(folder)
        self.program = folder + '/receiptmind'
        os.link(program, self.program)
        shutil.copy(pathlib.Path(__file__).with_name('fake_reader.py'), folder + '/receiptmind-reader')
        os.symlink(program + '-reader', folder + '/real')
        with open(folder + '/answers', 'w') as file:
            json.dump(answers, file)

    def lie(self, name: str, times: int):
        """From now on this is answered so many times."""
        with open(self.path + '/bin/lie', 'w') as file:
            file.write(f'{name} {times}')

    def left(self) -> int:
        """How often it will still be told."""
        with open(self.path + '/bin/lie') as file:
            return int((file.read() or '-1').split()[-1])


#: The fate of a photo where every answer is this one: it waits where it lies if that is None, and is `damaged` where nothing is said.
LIES = dict.fromkeys(['another version', 'an answer before it is asked', 'ends at once', 'noise before it is asked',
                      'half a length before it is asked'])
LIES |= dict.fromkeys(['the right answer twice', 'the right answer, late'], 'record')
#: They may be believed, or not.
LIES |= dict.fromkeys(['boxes of less than nothing', 'money beyond all ledgers', 'certainty of 1e300', 'a shop of 10,000 letters', 'words of NUL',
                       '200 receipts'], 'either')


def deceived(settings: Settings, counts: dict[str, int], lie: str, program: str, answers: dict):
    """A reader that answers wrongly once, with an import, and in place of one that was killed, with a watch."""
    place, photos = LyingPlace(settings, program, answers), [picture(number) for number in range(4)]
    outcome = LIES.get(lie, 'over-limit' if lie in ENDLESS else 'damaged')
    # A reader that computes is given two minutes.
    patience = 3 * TIMEOUT if lie == 'computes for ever' else TIMEOUT
    watching = None
    try:
        place.lie(lie, 1)
        place.put('a.png', photos[0])
        place.run('import', '--move', '--jobs', '1', '@/photos', expect=(0, 2, 3), seconds=patience)
        require(place.left() == 0, 'the lie was not told')
        require(outcome == 'either' or fate(place, photos[0]) == 'record', f'a photo became {fate(place, photos[0])} by one wrong answer')
        if lie in ENDLESS and not settings.long:
            photos = photos[:1]
        else:
            watching = Watching(place)
            watching.feed(photos[1])
            watching.becomes('record')
            place.lie(lie, 2)
            send(watching.reader(), signal.SIGKILL)
            watching.feed(photos[2])
            if outcome:
                watching.becomes(*(['record', 'damaged'] if outcome == 'either' else [outcome]), seconds=patience)
            else:
                wait_until(lambda: place.left() == 1 and not children(watching.process.pid), 'the lie was not told')
            # It is told once more, to no avail.
            watching.feed(photos[3])
            watching.becomes('record', seconds=patience)
            watching.end()
            if not outcome:
                # This machine is to blame, so that the photo waits for a better one.
                place.run('watch', '--once', expect=(0,))
                require(fate(place, photos[2]) == 'record', f'a photo became {fate(place, photos[2])}')
        if lie == '200 receipts':
            require(set(place.held()) | set(failures(place)) >= {digest(data) for data in photos}, 'a photo is lost')
        else:
            require_once(place, photos, ('damaged', 'over-limit'))
        require(not os.path.exists(place.path + '/bin/mistake'), 'the lie cannot be told any more')
        # A wrong answer that was believed breaks nothing later.
        for command in (('list', '--json'), ('status',), ('report', '2026'), ('review', '--json')) if outcome == 'either' else ():
            place.run(*command, expect=(0,))
        counts['lies'] += 1
        counts['photos'] += len(photos)
    except Broken as problem:
        raise Broken(f'{lie}: {problem}')
    finally:
        if watching:
            watching.process.kill()
        place.remove()


def genuine_answers(program: str) -> dict:
    """The answers of the reader about itself, and about a photo."""
    ours, its = socket.socketpair()
    reader = subprocess.Popen([program + '-reader'], stdin=its, env={'LC_ALL': 'C.UTF-8', 'OMP_THREAD_LIMIT': '1'})

    def received(count):
        data = b''
        while len(data) < count:
            part = ours.recv(count - len(data))
            require(part, 'the reader ends')
            data += part
        return data

    def heard():
        message, payload = struct.unpack('<II', received(8))
        return received(message + payload)[:message]

    with its, ours, open(SAMPLES / 'korean-cafe.jpg', 'rb') as file:
        require(json.loads(heard())['ready']['version'] == 2, 'the reader is of another version')
        answers = {}
        for question in {'engine': {'languages': ['ko', 'en']}}, {'readings': {'_0': {'languages': ['ko', 'en'], 'today': '2026-11-24'}}}:
            data = json.dumps(question).encode()
            socket.send_fds(ours, [struct.pack('<II', len(data), 0) + data], [file.fileno()])
            answers |= json.loads(heard())
    reader.wait(TIMEOUT)
    return answers

