"""The promise that an index changes no answer, whatever becomes of it."""
import json
import os
import pathlib
import random
import shutil
import stat
import subprocess
from collections.abc import Callable

from .settings import ROOT, TIMEOUT, Outcome, Settings

QUESTIONS = [['list', '--tsv'], ['search', '성수', '--json'], ['search', '감', 'month:2026-06', '--json'],
             ['list', '--where', 'merchant~mart', '--where', 'amount>20', '--json'], ['status'], ['undo', '--steps', '3', '--dry-run'],
             ['search', '승인번호', '--json'], ['review', '--json'], ['rules'], ['accounts', '--json'], ['account', 'hyundai', '--page', '2'],
             ['add', '스타벅스', '5000', '--dry-run']]


class Indexed:
    """A library whose index is lost, cut, changed, old or that of another one, which has to answer as before, and as its ledger reads."""

    def __init__(self, settings: Settings):
        self.settings, self.problems, self.tried, self.chance = settings, [], 0, random.Random(21)
        folder = pathlib.Path(settings.work) / 'indexed'
        self.library, self.other = folder / 'one', folder / 'two'
        folder.mkdir()
        for seed, library in enumerate((self.library, self.other), 1):
            make = [ROOT / 'Scripts/make-library', '--records', '1200', '--seed', str(seed), library]
            subprocess.run(make, check=True, stdout=subprocess.DEVNULL)
        user = self.library / 'Users/me'
        self.file, self.ledger = user / 'index.sqlite', user / 'ledger.jsonl'
        self.good = self.answers()

    def answers(self, library: pathlib.Path | None = None) -> list[tuple[int, bytes]]:
        library = library or self.library
        runs = [subprocess.run([self.settings.program, *question, '--library', library, '--lang', 'en'], capture_output=True, timeout=TIMEOUT,
                               stdin=subprocess.DEVNULL) for question in QUESTIONS]
        # An entry that is only tried has another id each time.
        return [(run.returncode, run.stdout.replace(bytes(library), b'') if question[0] != 'add' else run.stderr)
                for question, run in zip(QUESTIONS, runs)]

    def compare_with_ledger(self):
        newest = {}
        for line in self.ledger.read_text().splitlines():
            record = json.loads(line).get('record')
            if record:
                newest[record['id']] = record
        there = {id for id, record in newest.items() if record['status'] != 'discarded'}
        if {line.split(b'\t')[0].decode() for line in self.good[0][1].splitlines()} != there:
            self.problems.append('list --tsv has other records than the ledger')
        found = {json.loads(line)['id'] for line in self.good[1][1].splitlines()}
        if found != {id for id in there if '성수' in json.dumps(newest[id].get('merchant'), ensure_ascii=False)}:
            self.problems.append('search finds other records than a look at each')
        if len(self.good[6][1].splitlines()) < 5:
            self.problems.append('search does not find words that were read on photos')

    def attack(self, name: str, change: Callable):
        self.tried += 1
        change()
        if self.answers() != self.good:
            self.problems.append(f'other answers after the index was {name}')

    def write(self, data: bytes):
        self.file.unlink(missing_ok=True)
        self.file.touch(0o600)
        self.file.write_bytes(data)

    def damage(self):
        whole = self.file.read_bytes()
        self.attack('deleted', self.file.unlink)
        for _ in range(40 if self.settings.long else 6):
            self.attack('cut off', lambda: os.truncate(self.file, self.chance.randrange(self.file.stat().st_size)))
            changed = bytearray(whole)
            for _ in range(20):
                changed[self.chance.randrange(len(changed))] = self.chance.randrange(256)
            self.attack('changed', lambda: self.write(changed))
        self.attack("another library's", lambda: shutil.copy2(self.other / 'Users/me/index.sqlite', self.file))
        self.attack('a folder', lambda: (self.file.unlink(), self.file.mkdir()))
        self.file.rmdir()
        # A ledger from a backup, with an index that knows more.
        lines = self.ledger.read_bytes().splitlines(keepends=True)
        self.ledger.write_bytes(b''.join(lines[:-200]))
        # Photos that lie in folders and in no line are taken up by who opens it; afterwards nothing more is written.
        self.answers()
        self.write(whole)
        short = self.answers()
        self.file.unlink()
        if self.answers() != short:
            self.problems.append('other answers after the ledger came from a backup')
        self.ledger.write_bytes(b''.join(lines))
        self.attack('older than the ledger', lambda: None)


def index(settings: Settings) -> Outcome:
    """Asks a dozen questions after each damage to the index."""
    indexed = Indexed(settings)
    other = indexed.answers(indexed.other)
    indexed.compare_with_ledger()
    if not indexed.file.exists() or stat.S_IMODE(indexed.file.stat().st_mode) != 0o600:
        indexed.problems.append('no index, or one that others can read')
    else:
        indexed.damage()
    if indexed.answers(indexed.other) != other:
        indexed.problems.append('other answers of a library that nobody touched')
    return Outcome(f'{indexed.tried} times an index was lost, cut, changed or exchanged, other answers 0', indexed.problems)
