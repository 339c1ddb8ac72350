"""A watch that reads one photo after the other, and the processes it has started."""
import os
import pathlib

from ..checks import fate, require, wait_until
from ..place import Place
from ..settings import TIMEOUT


def children(process: int) -> list[int]:
    """The processes that one has started."""
    found = []
    for path in pathlib.Path('/proc').glob('[0-9]*/stat'):
        try:
            if int(path.read_text().rsplit(')', 1)[1].split()[1]) == process:
                found.append(int(path.parent.name))
        except OSError:
            pass  # it has ended meanwhile
    return found


def send(process: int, signal: int) -> bool:
    """Sends a signal; whether there was anybody to take it."""
    try:
        os.kill(process, signal)
        return True
    except ProcessLookupError:
        return False


class Watching:
    """A watch on one photo after the other, which has to be alive at the end and take one more."""

    def __init__(self, place: Place):
        self.place, self.fed = place, []
        # There from the beginning, so that the watch hears of each file by itself.
        os.makedirs(place.library + '/Inbox', mode=0o700, exist_ok=True)
        self.process = place.start('watch', '--jobs', '1')

    def feed(self, data: bytes):
        folder = self.place.library + '/Inbox'
        self.fed.append(data)
        self.place.put(f'.{len(self.fed)}.part', data, folder)
        os.rename(f'{folder}/.{len(self.fed)}.part', f'{folder}/{len(self.fed)}.jpg')

    def becomes(self, *fates: str, seconds: float = TIMEOUT):
        """Waits for the newest photo, which has to become one of these."""
        wait_until(lambda: fate(self.place, self.fed[-1]), 'a photo waits for ever', seconds)
        require(fate(self.place, self.fed[-1]) in fates, f'a photo became {fate(self.place, self.fed[-1])}, not {" or ".join(fates)}')

    def reader(self) -> int:
        """The process that reads for this watch."""
        wait_until(lambda: children(self.process.pid), 'no reader is started')
        return children(self.process.pid)[0]

    def end(self):
        require(self.process.poll() is None, f'the watch ended with {self.process.poll()}')
        readers = children(self.process.pid)
        self.process.terminate()
        require(self.process.wait(TIMEOUT) in (0, 130), f'the watch ended with {self.process.returncode}')
        require(not [reader for reader in readers if os.path.exists(f'/proc/{reader}')], 'a reader outlives its watch')
