"""Libraries that are backed up and restored."""
import os
import shutil

from ..checks import require
from .drafts import Drafts


class Backup(Drafts):
    name, command, step = 'backup', ('backup', '@/one.tar'), 4

    def safe(self, place):
        super().safe(place)
        if os.path.exists(place.path + '/one.tar'):
            self.compare(place, 'one.tar')

    def compare(self, place, name):
        place.run('restore', '--library', '@/again', f'@/{name}', expect=(0,))
        for part in ('ledger.jsonl', 'profile.json'):
            with open(f'{place.path}/again/Users/me/{part}', 'rb') as a, open(f'{place.user()}/{part}', 'rb') as b:
                require(a.read() == b.read(), 'what was restored is not what was backed up')
        shutil.rmtree(place.path + '/again')

    def finish(self, place):
        place.run('backup', '@/two.tar', expect=(0,))
        self.compare(place, 'two.tar')
        self.safe(place)
        place.require_tidy()


class Restore(Drafts):
    name, command, step = 'restore', ('restore', '--library', '@/again', '@/one.tar'), 4

    def prepare(self, place):
        super().prepare(place)
        place.run('backup', '@/one.tar', expect=(0,))

    def safe(self, place):
        super().safe(place)
        if os.path.exists(place.path + '/again'):
            place.run('verify', '--library', '@/again', expect=(0,))

    def finish(self, place):
        if not os.path.exists(place.path + '/again'):
            place.run(*self.command, expect=(0,))
        self.safe(place)
        require(place.run('list', '--json', '--library', '@/again').stdout.count(b'\n') == 3, 'restored too little')
