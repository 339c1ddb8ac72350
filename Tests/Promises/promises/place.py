"""A folder of its own for one run of the program, and its library looked at without the program."""
import json
import os
import pty
import shutil
import stat
import subprocess
import tempfile
import time

from .checks import Broken, require
from .photos import digest
from .settings import TIMEOUT, Settings, environment


class Place:
    """A folder of its own for one run, with a library in it."""

    def __init__(self, settings: Settings, template: 'Place | None' = None):
        self.settings, self.program = settings, settings.program
        self.path = tempfile.mkdtemp(prefix='run-', dir=settings.work)
        if template:
            shutil.copytree(template.path, self.path, dirs_exist_ok=True, symlinks=True)
        self.library = self.path + '/lib'
        os.makedirs(self.library, mode=0o700, exist_ok=True)
        self.photos = self.path + '/photos'

    def remove(self):
        shutil.rmtree(self.path, ignore_errors=True)

    def put(self, name: str, data: bytes, folder: str | None = None):
        """Writes a file that is older than any that still grows."""
        folder = folder or self.photos
        os.makedirs(folder, mode=0o700, exist_ok=True)
        path = os.path.join(folder, name)
        with open(path, 'wb') as file:
            file.write(data)
        past = time.time() - 3600
        os.utime(path, (past, past))

    def user(self, name='me'):
        return f'{self.library}/Users/{name}'

    def environment(self, fault: dict | None = None) -> dict[str, str]:
        """The variables of the program; a fault has those of faults.c, without the FAULT_ before each."""
        variables = environment(self.path) | {'RECEIPTMIND_LIBRARY': self.library}
        if fault:
            variables |= {'LD_PRELOAD': self.settings.shim, 'FAULT_ROOT': self.path} | {f'FAULT_{key}': str(value) for key, value in fault.items()}
        return variables

    def arguments(self, command) -> list[str]:
        """A command with the folder of this place wherever it says @."""
        return [self.program, *(argument.replace('@', self.path) for argument in command)]

    def start(self, *command, **more) -> subprocess.Popen:
        """Starts the program beside this one; its output goes nowhere where nothing else is said."""
        silent = {'stdout': subprocess.DEVNULL, 'stderr': subprocess.DEVNULL}
        return subprocess.Popen(self.arguments(command), **{'env': self.environment()} | silent | more)

    def run(self, *command, fault=None, answers='', expect=None, terminal=False, seconds=TIMEOUT) -> subprocess.CompletedProcess:
        """Runs the program; with a terminal it takes the answers for those of a person, and asks more."""
        ends = pty.openpty() if terminal else ()
        source = {'stdin': ends[1]} if terminal else {'input': answers.encode()}
        try:
            if terminal:
                os.write(ends[0], answers.encode() + b'\x04')
            result = subprocess.run(self.arguments(command), env=self.environment(fault), **source, capture_output=True, timeout=seconds, umask=0)
        except subprocess.TimeoutExpired:
            raise Broken(f'{command[0]} hangs')
        finally:
            for end in ends:
                os.close(end)
        if expect is not None:
            require(result.returncode in expect, f'{command}: status {result.returncode}: {result.stderr[-300:]}')
        return result

    def lines(self, user='me') -> list[bytes]:
        """The ledger's lines; a torn end, be it of a line or of a step, is nobody's promise."""
        try:
            with open(self.user(user) + '/ledger.jsonl', 'rb') as file:
                lines = file.read().split(b'\n')[:-1]
        except FileNotFoundError:
            return []
        if lines:
            last = json.loads(lines[-1])
            there = last['seq'] - last.get('step', last['seq']) + 1
            if there < last.get('parts', 1):
                return lines[:-there]
        return lines

    def records(self, user='me') -> dict[str, dict]:
        """The newest version of each record by its id, with every hash of the chain looked at."""
        previous, records = b'', {}
        for line in self.lines(user):
            entry = json.loads(line)
            require(entry['prev'] == digest(previous), 'the chain of hashes is broken')
            previous = line
            if 'record' in entry:
                records[entry['record']['id']] = entry['record']
        return records

    def rules(self, user='me') -> list[dict]:
        """The rules that are in force."""
        entries = [json.loads(line) for line in self.lines(user)]
        newest = {entry['entity']['id']: entry for entry in entries if entry.get('kind') == 'rule'}
        return [entry['entity'] for entry in newest.values() if entry['change'] != 'remove']

    def entries(self, user='me') -> dict[tuple[str, str], int]:
        """How many entries there are of each occurrence, by recurrence and day."""
        counts = {}
        for record in self.records(user).values():
            if record.get('recurrence'):
                key = record['recurrence'], record['due']
                counts[key] = counts.get(key, 0) + 1
        return counts

    def held(self, user='me') -> list[str]:
        """Hashes of the images of records, each as often as it is there; every image is looked at."""
        hashes = []
        for id, record in self.records(user).items():
            for image in record.get('images', []):
                with open(f'{self.user(user)}/Records/{id}/{image["file"]}', 'rb') as file:
                    require(digest(file.read()) == image['sha256'], 'an image is not what its record says')
                hashes.append(image['sha256'])
        return hashes

    def files(self, folder: str) -> list[str]:
        """The names in a folder; none where there is no folder."""
        try:
            return sorted(os.listdir(folder))
        except FileNotFoundError:
            return []

    def contents(self, folder: str) -> list[str]:
        """The hash of every regular file of a folder but reasons of failures."""
        result = []
        for name in self.files(folder):
            path = os.path.join(folder, name)
            if stat.S_ISREG(os.lstat(path).st_mode) and not name.endswith('.reason.json'):
                with open(path, 'rb') as file:
                    result.append(digest(file.read()))
        return result

    def everything(self) -> dict[str, str]:
        """The hash of every file by its path: of all but photos that are elsewhere as well."""
        paths = []
        for folder, _, names in os.walk(self.path):
            paths += [f'{folder}/{name}' for name in names]
        result = {}
        for path in paths:
            name = os.path.relpath(path, self.path)
            if not name.startswith(('photos', 'lib/Inbox')):
                with open(path, 'rb') as file:
                    result[name] = digest(file.read())
        return result

    def require_tidy(self, user='me'):
        """Nothing is left of unfinished work, and nobody but the owner has any rights."""
        require(not self.files(self.user(user) + '/Staging'), 'something is left in Staging')
        require(sorted(self.files(self.user(user) + '/Records'))
                == sorted(id for id, record in self.records(user).items() if record.get('images')), 'records and folders differ')
        for folder, _, names in os.walk(self.library):
            if folder.startswith(self.library + '/Inbox'):
                continue
            require(not [n for n in names if n.startswith('.new-')], 'a temporary file is left')
            for path, want in [(folder, 0o700)] + [(f'{folder}/{n}', 0o600) for n in names]:
                require(stat.S_IMODE(os.lstat(path).st_mode) == want, f'rights of {path}')
