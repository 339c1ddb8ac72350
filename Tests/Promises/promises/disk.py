"""The disk below a place when its power is cut."""
import os
import pathlib
import shutil
import tempfile
import time

from .place import Place


class Disk:
    """The files of a place that its disk has kept if the power is cut: only those that were synced are certain to be there.

    faults.c notes each sync by the numbers of inodes, so it needs a file system that does not give one out twice.
    """

    #: The worst that can be missing: everything; content behind names that are there; and what was removed is gone at once.
    LOSSES = ('unsynced', 'unsynced content', 'unsynced and removed')

    def __init__(self, place: Place):
        self.path = tempfile.mkdtemp(prefix='disk-', dir=place.settings.work)
        os.mkdir(self.path + '/removed')
        self.place = place
        for folder, folders, names in os.walk(place.path):
            listing = f'{self.path}/{os.lstat(folder).st_ino}.names'
            with open(listing, 'w') as file:
                file.writelines(f'{number} {kind} {name}\0' for number, kind, name in self.live(folder))
            # Earlier than all that faults.c notes, whose times begin when the machine was started.
            os.utime(listing, (0, 0))
            for name in names:
                shutil.copy(f'{folder}/{name}', f'{self.path}/{os.lstat(f"{folder}/{name}").st_ino}')

    def remove(self):
        shutil.rmtree(self.path, ignore_errors=True)

    def live(self, folder: str) -> list[tuple[int, str, str]]:
        """Inode, kind and name of each entry, as the running system sees them."""
        return [(entry.inode(), 'd' if entry.is_dir() else 'f', entry.name) for entry in os.scandir(folder)]

    def kept(self, number: str) -> list[tuple[int, str, str]]:
        """Inode, kind and name of each entry of a folder when it was synced last."""
        try:
            with open(f'{self.path}/{number}.names') as file:
                entries = [entry.split(' ', 2) for entry in file.read().split('\0')[:-1]]
        except FileNotFoundError:
            return []
        return [(int(number), kind, name) for number, kind, name in entries]

    def after(self, loss: str) -> Place:
        """The place as it is found when the power is back."""
        found = Place(self.place.settings)
        os.rmdir(found.library)
        root = os.lstat(self.place.path).st_ino
        if loss == 'unsynced content':
            entries = {os.lstat(folder).st_ino: self.live(folder) for folder, _, _ in os.walk(self.place.path)}
        else:
            synced = sorted(pathlib.Path(self.path).glob('*.names'), key=lambda path: path.stat().st_mtime_ns)
            entries = {int(path.stem): self.kept(path.stem) for path in synced}
            # Moving is one change: what was moved is where it was synced last.
            place = {entry[0]: number for number, inner in entries.items() for entry in inner}
            entries = {number: [entry for entry in inner if place[entry[0]] == number] for number, inner in entries.items()}
        removed = {int(number) for number in os.listdir(self.path + '/removed')} if loss == 'unsynced and removed' else ()

        def make(number, path):
            for inner, kind, name in entries.get(number, []):
                if inner in removed:
                    continue
                if kind == 'd':
                    os.mkdir(f'{path}/{name}', 0o700)
                    make(inner, f'{path}/{name}')
                    continue
                kept = f'{self.path}/{inner}'
                if os.path.exists(kept):
                    shutil.copy(kept, f'{path}/{name}')
                else:
                    os.close(os.open(f'{path}/{name}', os.O_CREAT, 0o600))
                os.utime(f'{path}/{name}', (time.time() - 3600,) * 2)

        make(root, found.path)
        os.makedirs(found.library, mode=0o700, exist_ok=True)
        return found
