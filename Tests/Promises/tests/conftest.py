"""Libraries that are written by hand, as the program would have written them."""
import hashlib
import json
import os
import shutil
import tempfile

import pytest

from promises.place import Place
from promises.settings import Settings


class HandMade(Place):
    """A place whose library has what a test puts into it; whatever the program is asked to do succeeds."""

    def add_line(self, **entry):
        folder = self.user()
        os.makedirs(folder, mode=0o700, exist_ok=True)
        path = folder + '/ledger.jsonl'
        lines = open(path, 'rb').read().split(b'\n')[:-1] if os.path.exists(path) else []
        previous = hashlib.sha256(lines[-1] if lines else b'').hexdigest()
        self.write(path, b'\n'.join([*lines, json.dumps({'seq': len(lines) + 1, 'prev': previous, **entry}).encode()]) + b'\n')

    def add_record(self, id: str, *photos: bytes, status: str = 'draft', step: dict | None = None, **fields):
        """One more version of a record, with these photos as its images."""
        images = [{'file': f'{number}.png', 'sha256': hashlib.sha256(data).hexdigest()} for number, data in enumerate(photos, 1)]
        for image, data in zip(images, photos):
            self.write(f'{self.user()}/Records/{id}/{image["file"]}', data)
        self.add_line(record={'id': id, 'status': status, 'images': images, **fields}, **step or {})

    def fail(self, name: str, data: bytes, code: str | None):
        """A file in quarantine, with this reason if there is one."""
        folder = self.library + '/Failed/me'
        self.write(f'{folder}/{name}', data)
        if code:
            self.write(f'{folder}/{name}.reason.json', json.dumps({'code': code}).encode())

    def write(self, path: str, data: bytes):
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        with open(path, 'wb') as file:
            file.write(data)
        os.chmod(path, 0o600)


@pytest.fixture
def settings():
    """A run with a program that does nothing; in memory, as in earnest, where no inode number is given out twice."""
    memory = '/dev/shm' if os.access('/dev/shm', os.W_OK) else None
    work = tempfile.mkdtemp(prefix='promises-tests-', dir=memory)
    # Folders that makedirs makes on its way to another one have to be the owner's only, too.
    mask = os.umask(0o077)
    yield Settings('/bin/true', work, jobs=2)
    os.umask(mask)
    shutil.rmtree(work)


@pytest.fixture
def place(settings) -> HandMade:
    return HandMade(settings)
