"""The promise that a book that is exported comes back whole in another library."""
import json
import random
import shutil
import uuid

from .checks import Broken, require
from .place import Place
from .settings import Outcome, Settings

DAY = '2026-{:02}-{:02}'
TEXTS = ['이마트; 성수', '=1+1', "'quoted'", 'a, "b"', 'line\nbreak', '+82', '(note)', '; comment', 'Café | bar', '# tag', '* star', 'x']
CATEGORIES = ['food', 'housing', 'culture', 'transport', 'pets', None]


class Generated:
    """A book of all kinds of entries, as an export has it; each number makes the same one again."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        one = self.random.choice
        self.currency = one(['USD', 'KRW', 'EUR', 'JOD'])
        self.digits = {'USD': 2, 'KRW': 0, 'EUR': 2, 'JOD': 3}[self.currency]
        opened = {'date': '2026-01-01'}
        accounts = [
            {'id': 'bank', 'kind': 'bank', 'name': 'Bank; main', 'transferLimit': self.money(90000, 99000),
             'number': '110-123-456789'},
            {'id': 'wallet', 'kind': 'cash', 'name': '지갑'},
            {'id': 'card', 'kind': 'card', 'name': 'Card', 'cards': {'4821': 'credit'}, 'cutoff': 31, 'payDay': 14, 'payFrom': 'bank'},
            {'id': 'loan', 'kind': 'loan', 'name': 'Loan'}, {'id': 'depot', 'kind': 'savings', 'name': 'Depot'},
            {'id': 'fund', 'kind': 'investment', 'name': 'Fund'}]
        accounts = [a | {'currency': self.currency, 'opening': opened | {'amount': self.money(-900, 9000)}} for a in accounts]
        accounts.append({'id': 'cold', 'kind': 'bank', 'name': 'Cold', 'currency': 'BTC', 'opening': opened | {'amount': '0.50000000'}})
        self.records = [self.record(number) for number in range(self.random.randrange(5, 60))]
        bought = [r['id'] for r in self.records if r['kind'] == 'expense' and r['status'] == 'confirmed']
        self.form = {
            'format': 'receiptmind-export', 'version': 1, 'accounts': accounts,
            'currencies': [{'digits': 8, 'id': 'BTC', 'name': 'Coin', 'symbol': '₿'}],
            'statements': [],
            'categories': [{'english': 'Pets', 'icon': '🐾', 'id': 'pets', 'korean': '반려동물', 'type': 'expense'}],
            'subjects': [{'born': '2020-02-03', 'id': 'milo', 'name': '나비', 'species': 'cat', 'type': 'pet'}],
            'measures': [{'date': self.day(), 'id': self.id(), 'subject': 'milo', 'unit': 'kg', 'value': one(['4.2', '0.355']), 'what': 'weight'}
                         for _ in range(3)],
            'recurrences': [{'anchor': '2026-10-31', 'every': one([1, 2, 3]), 'id': 'rent-aea7', 'mode': one(['enter', 'draft', 'remind']),
                             'since': '2099-01-01', 'unit': one(['month', 'week', 'year']), 'template': {
                                 'account': 'bank', 'amount': self.money(), 'category': 'housing', 'currency': self.currency,
                                 'kind': 'expense', 'merchant': one(TEXTS).replace('\n', ' ')}}],
            'reminders': [{'done': [], 'first': self.day(), 'id': 'dentist', 'title': one(['dentist', '치과'])}],
            'budgets': [{'amounts': [{'amount': self.money(), 'from': '2026-01-01'}, {'amount': self.money(), 'from': '2026-06-01'}],
                         'category': 'food', 'currency': self.currency, 'id': f'food@month:{self.currency}', 'rollover': 'both', 'unit': 'month'}],
            'goals': [{'by': '2027-06-30', 'currency': self.currency, 'id': 'japan', 'name': 'Japan', 'target': self.money(),
                       'saved': [{'amount': self.money(), 'on': self.day()}]}],
            'statementFormats': [], 'rates': ['2026-11-20 own EUR/USD=1.15'],
            'claims': [{'about': 'warranty', 'documents': [], 'id': 'c1', 'payments': [], 'records': bought[:1], 'title': one(['Washer', '세탁기']),
                        'until': '2027-03-06'}] if bought else [],
            'rules': [{'merchant': 'merchant~Market', 'setCategory': 'food', 'since': '2026-11-30T09:04:08Z'}],
            'records': self.records}

    def id(self) -> str:
        return str(uuid.UUID(int=self.random.getrandbits(128), version=4))

    def day(self) -> str:
        return DAY.format(self.random.randrange(1, 12), self.random.randrange(1, 29))

    def money(self, least: int = 1, most: int = 9000, digits: int | None = None) -> str:
        digits = self.digits if digits is None else digits
        number = self.random.randrange(least, most)
        return f'{number}.{self.random.randrange(10 ** digits):0{digits}}' if digits else str(number)

    def record(self, number: int) -> dict:
        one = self.random.choice
        kind = one(['expense'] * 4 + ['income', 'transfer', 'note', 'adjust'])
        record = {
            'id': f'01a22bb2-{number:04x}-7d04-9d99-{self.random.getrandbits(48):012x}', 'kind': kind,
            'status': one(['confirmed'] * 3 + ['draft', 'discarded']), 'account': one(['bank', 'wallet', 'card', 'loan', 'depot']),
            'amount': self.money(), 'currency': self.currency, 'category': None, 'date': self.day(), 'time': one([None, '19:42']),
            'merchant': one(TEXTS), 'memo': one(TEXTS + ['']), 'tags': one([[], ['외식'], ['외식', 'dinner']]), 'mood': one([None, 'calm']),
            'subject': one([None, 'milo']), 'items': [], 'images': [], 'createdAt': '2026-11-30T09:03:55Z', 'updatedAt': '2026-11-30T09:03:55Z'}
        if kind == 'note':
            return record | {'amount': None, 'currency': None, 'account': None, 'merchant': None, 'memo': 'A quiet day'}
        if kind == 'adjust':
            return record | {'merchant': None}
        if kind == 'transfer':
            record |= {'account': 'bank', 'toAccount': one(['wallet', 'card', 'loan', 'cold']), 'subject': None, 'mood': None}
            if record['toAccount'] == 'cold':
                record['toAmount'] = self.money(1, 3, 8) + ' BTC'
            return record | ({'fee': f'{self.money(1, 9)} {self.currency}'} if self.random.random() < 0.4 else {})
        if kind == 'income':
            return record | {'category': 'salary', 'account': one(['bank', 'wallet'])}
        record['category'] = one(CATEGORIES)
        form = self.random.randrange(5)
        if form == 0 and self.currency != 'EUR':
            return record | {'currency': 'EUR', 'amount': self.money(digits=2), 'account': 'card',
                             **one([{}, {'settled': f'{self.money()} {self.currency}'}])}
        if form == 1:
            return record | {'account': 'card', 'installments': {'first': '2026-12', 'months': self.random.randrange(2, 13)}}
        if form == 2:
            parts = [self.money(1, 900) for _ in range(self.random.randrange(2, 4))]
            whole = sum(round(float(part) * 10 ** self.digits) for part in parts)
            amount = f'{whole / 10 ** self.digits:.{self.digits}f}'
            splits = [{'amount': part, 'category': one(['food', 'pets', 'culture'])} for part in parts]
            return record | {'amount': amount, 'category': None, 'splits': splits}
        return record


class Trip:
    """A book in one library, and what other libraries have of it."""

    def __init__(self, settings: Settings, seed: int):
        self.place, self.book = Place(settings), Generated(seed)
        self.place.put('first.json', json.dumps(self.book.form).encode(), self.place.path)

    def export(self, library: str, name: str, *more: str) -> bytes:
        self.place.run('export', f'@/{name}', '--force', '--library', f'@/{library}', *more, expect=(0,))
        with open(f'{self.place.path}/{name}', 'rb') as file:
            return file.read()

    def take(self, library: str, name: str, *command: str):
        self.place.run(*(command or ('bank', 'import')), f'@/{name}', '--library', f'@/{library}', expect=(0,))

    def check(self):
        self.take('one', 'first.json')
        whole = self.export('one', 'one.json')
        read = json.loads(whole)
        require(len(read['records']) == len(self.book.records), 'records are missing')
        for kind, entries in self.book.form.items():
            if isinstance(entries, list):
                require(len(read[kind]) == len(entries), f'{kind}: {len(read[kind])} of {len(entries)}')
        self.take('two', 'one.json')
        require(self.export('two', 'two.json') == whole, 'JSON differs')
        # A table has the records alone: they come into a library that has all else.
        rest = read | {'records': [], 'claims': []}
        self.place.put('rest.json', json.dumps(rest).encode(), self.place.path)
        csv = self.export('one', 'one.csv')
        for form in ('csv', 'xlsx'):
            self.export('one', f'book.{form}')
            self.take(form, 'rest.json')
            self.take(form, f'book.{form}')
            require(self.export(form, 'again.csv') == csv, f'{form} differs')
        for form in ('journal', 'beancount'):
            journal = self.export('one', f'one.{form}')
            # A journal has no currencies of one's own.
            self.place.run('currencies', 'add', 'BTC', '--digits', '8', '--library', f'@/{form}', expect=(0,))
            self.take(form, f'one.{form}', 'import', '--journal')
            # An account on which nothing ever moved is none of a journal's.
            require(self.empty('one') | self.balances(form) == self.balances('one'), f'{form}: balances differ')
            require(len(self.export(form, f'again.{form}')) > 0 and journal, f'{form} is empty')

    def balances(self, library: str) -> dict[str, str]:
        result = self.place.run('accounts', '--json', '--library', f'@/{library}', expect=(0,))
        accounts = [json.loads(line) for line in result.stdout.splitlines()]
        return {account['id']: account['balance'] for account in accounts if 'id' in account}

    def empty(self, library: str) -> dict[str, str]:
        return {account: balance for account, balance in self.balances(library).items() if float(balance) == 0}


def trip(settings: Settings, seed: int) -> str | None:
    trip = Trip(settings, seed)
    try:
        trip.check()
    except Broken as problem:
        return f'book {seed}: {problem}'
    finally:
        shutil.rmtree(trip.place.path, ignore_errors=True)
    return None


def books(settings: Settings) -> Outcome:
    """Generated books as JSON, CSV, Excel, hledger and beancount."""
    count = 60 if settings.long else 3
    problems = settings.all_at_once([lambda seed=seed: trip(settings, seed) for seed in range(1, count + 1)])
    return Outcome(f'{count} generated books exported as JSON, CSV, Excel, hledger and beancount and taken in again, differences 0', problems)
