"""Photos that are taken in: moved, copied, watched for, and tried again."""
import os

from ..checks import require
from ..photos import digest, no_picture, picture
from .scenario import Scenario

NO_PICTURE = no_picture()


class Taking(Scenario):
    """Two photos, one of them twice, and a file that is no photo."""
    fed = {'a.png': picture(1), 'b.png': picture(2), 'c-copy.png': picture(1), 'd-bad.png': NO_PICTURE}
    good = (0, 2, 3)
    source = 'photos'
    consumes = True

    def folder(self, place):
        return f'{place.path}/{self.source}'

    def prepare(self, place):
        for name, data in self.fed.items():
            place.put(name, data, self.folder(place))

    def safe(self, place):
        held = place.held()
        require(len(held) == len(set(held)), 'a photo is two records')
        kept = set(held + place.contents(self.folder(place)) + place.contents(place.library + '/Failed/me'))
        for data in self.fed.values():
            require(digest(data) in kept, 'a photo is lost')

    def finish(self, place):
        super().finish(place)
        self.safe(place)
        require(sorted(place.held()) == sorted({digest(picture(1)), digest(picture(2))}), 'not each photo is one record')
        left = place.files(self.folder(place))
        if self.consumes:
            require(left == [], f'left over: {left}')
            failed = place.files(place.library + '/Failed/me')
            # Its name may have a number, where the first try had left a file.
            require(place.contents(place.library + '/Failed/me') == [digest(NO_PICTURE)] and failed[1:] == [failed[0] + '.reason.json'],
                    f'in quarantine: {failed}')
        else:
            require(left == sorted(self.fed), 'a photo that was to stay is gone')
        place.require_tidy()


class Move(Taking):
    name, command, step = 'import --move', ('import', '--move', '--jobs', '1', '@/photos'), 2


class Import(Taking):
    name, command, consumes, step = 'import', ('import', '--jobs', '1', '@/photos'), False, 3


class Watch(Taking):
    name, command, source, step = 'watch', ('watch', '--once', '--jobs', '1'), 'lib/Inbox', 2


class Retry(Taking):
    name, command, step = 'retry', ('retry', '--jobs', '1'), 2

    def prepare(self, place):
        # Files that could not be read, and by now can be.
        for name in self.fed:
            place.put(name, b'broken ' + name.encode())
        place.run('import', '--move', '--jobs', '1', '@/photos', expect=(3,))
        for name, data in self.fed.items():
            place.put(name, data, place.library + '/Failed/me')
            os.chmod(f'{place.library}/Failed/me/{name}', 0o600)
