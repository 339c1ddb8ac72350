"""The promise that no limited account is overdrawn, however many processes enter on it at once."""
import json
import random
import threading
from decimal import Decimal
from functools import partial

from .checks import require
from .place import Place
from .settings import Outcome, Settings, noting, side_by_side

#: The status of an entry that would overdraw the account.
REFUSED = 64
WORKERS = 8
#: Few entries fit into it, so that nearly each one is decided at the limit.
OPENING = 20


class Limited:
    """Purchases and transfers from an account without credit, and money that comes in beside them."""

    def __init__(self, settings: Settings, tries: int):
        self.place, self.left, self.lock = Place(settings), tries, threading.Lock()
        self.counts = {'entered': 0, 'refused': 0}
        self.place.run('accounts', 'add', 'wallet', str(OPENING), '--currency', 'USD', '--kind', 'cash', '--overdraft', '0', expect=(0,))
        self.place.run('accounts', 'add', 'bank', '100000', '--currency', 'USD', '--kind', 'bank', expect=(0,))

    def begins(self) -> bool:
        """Whether one try more is left."""
        with self.lock:
            self.left -= 1
            return self.left >= 0

    def enter(self, seed: int):
        generator = random.Random(seed)
        while self.begins():
            amount = f'{generator.randrange(100, 1500) / 100:.2f} USD'
            command = generator.choices([
                ('add', 'Shop', amount, 'food', 'wallet'), ('add', f'wallet > bank {amount}'),
                ('add', f'bank > wallet {amount}'), ('add', 'Found', amount, '--kind', 'income', '--account', 'wallet')],
                (10, 6, 3, 1))[0]
            result = self.place.run(*command, expect=(0, REFUSED))
            if result.returncode == REFUSED:
                require(b'below its limit' in result.stderr, f'{command}: {result.stderr[-300:]}')
            with self.lock:
                self.counts['refused' if result.returncode else 'entered'] += 1

    def check(self):
        """After no line of the ledger is the balance below nothing; and all that was entered is there."""
        confirmed, balance = {}, Decimal(OPENING)
        for line in self.place.lines():
            record = json.loads(line).get('record')
            if not record:
                continue
            amount = Decimal(record['amount'])
            change = {'income': amount, 'expense': -amount}.get(record['kind'], -amount if record['account'] == 'wallet' else amount)
            change = change if record['status'] == 'confirmed' else Decimal(0)
            balance += change - confirmed.get(record['id'], 0)
            confirmed[record['id']] = change
            require(balance >= 0, f'overdrawn: {balance}')
        require(len(confirmed) == self.counts['entered'], f'{len(confirmed)} of {self.counts["entered"]} entered')
        self.place.run('verify', expect=(0,))


def limits(settings: Settings) -> Outcome:
    """Eight processes on one limited account."""
    tries = 10_000 if settings.long else 200
    limited = Limited(settings, tries)
    problems = side_by_side(partial(limited.enter, n) for n in range(WORKERS))
    with noting(problems):
        limited.check()
    limited.place.remove()
    counts = limited.counts
    return Outcome(f'{WORKERS} processes, {tries} tries, {counts["entered"]} entered, {counts["refused"]} refused, overdrawn 0', problems)
