"""Files that are built to exhaust a reader."""
import os
import pathlib
import subprocess

from ..checks import failures, require, require_once
from ..photos import photo
from ..place import Place
from ..settings import ROOT, Settings
from .watching import Watching

#: Files for the short form; all that the scripts make take minutes.
BOMBS = ('bomb*', '*loop*', 'outside.*', '*box*')
DOCUMENT_BOMBS = ('circle.*', 'itself.*', 'chain-*', 'tree-*', 'form-itself.*', 'forms-*', '*-loop.pdf', 'nested-*')


def bombs(settings: Settings, counts: dict[str, int]):
    """Files that ask for more memory or time than there is, or have no end, and a photo after them."""
    place = Place(settings)
    watching, pipes = Watching(place), []
    try:
        made = pathlib.Path(place.path + '/made')
        subprocess.run([ROOT / 'Scripts/make-hostile', made], check=True)
        hostile = [path for path in sorted(made.iterdir()) if settings.long or any(path.match(name) for name in BOMBS)]
        made = made / 'documents'
        subprocess.run([ROOT / 'Scripts/make-hostile-documents', made, '--only', *(['*'] if settings.long else DOCUMENT_BOMBS)], check=True)
        # Archives become many records, or none: Scripts/fuzz documents imports them.
        hostile += [path for path in sorted(made.iterdir()) if path.suffix != '.zip']
        files = [path.read_bytes() for path in hostile]
        for folder in (place.photos, place.library + '/Inbox'):
            os.makedirs(folder, exist_ok=True)
            os.mkfifo(folder + '/endless.jpg')
            # Somebody writes to it all the time.
            pipes.append(os.open(folder + '/endless.jpg', os.O_RDWR | os.O_NONBLOCK))
            os.write(pipes[-1], b'\xff\xd8\xff' + bytes(4000))
        for start in range(0, len(hostile), 30):
            place.run('import', '--move', '--jobs', '2', place.photos, *map(str, hostile[start:start + 30]), expect=(0, 2, 3))
        watching.feed(photo('us-restaurant-tip.jpg', 1))
        watching.becomes('record')
        watching.end()
        for folder in (place.photos, place.library + '/Inbox'):
            require(place.files(folder) == ['endless.jpg'], 'a pipe was taken')
        require(not set(failures(place).values()) & {'tool-missing', 'language-missing', 'engine-failed', 'inaccessible'},
                f'reasons: {set(failures(place).values())}')
        require_once(place, files + watching.fed, set(failures(place).values()))
        counts['bombs'] += len(hostile) + len(pipes)
    finally:
        watching.process.kill()
        for pipe in pipes:
            os.close(pipe)
        place.remove()
