"""A family's half year, played through the program as a person would keep it, against the balances of its banks.

The family has three bank accounts, two credit cards, a payment service and a wallet. What really happened is made up here, with a
seed; from it come what the family does meanwhile (entries, photos of receipts, messages of the card company) and the files that the
banks, the cards and 뱅크샐러드 would give it each month. At the end every balance on each month's last day, and what hledger makes of
the exported journal, must be that of the banks.
"""
import argparse
import contextlib
import csv
import datetime
import io
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field

import openpyxl

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIRST, LAST, TODAY = datetime.date(2026, 6, 1), datetime.date(2026, 11, 30), datetime.date(2026, 12, 3)
MONTHS = range(6, 12)

#: The accounts: opening balance, and the options of `accounts add`.
ACCOUNTS = {
    '국민은행': (3_200_000, []), '신한은행': (1_500_000, []), '토스뱅크': (800_000, []),
    '카카오페이': (30_000, []), '지갑': (200_000, ['--kind', 'cash']),
    '삼성카드': (0, ['--kind', 'card', '--card', '4821', '--cutoff', '31', '--pay-day', '14', '--pay-from', 'kb']),
    '현대카드': (0, ['--kind', 'card', '--card', '7719', '--cutoff', '12', '--pay-day', '25', '--pay-from', 'shinhan']),
}
CARDS = ('삼성카드', '현대카드')
IDS = {'국민은행': 'kb', '신한은행': 'shinhan', '토스뱅크': 'toss', '카카오페이': 'kakaopay', '지갑': 'wallet', '삼성카드': 'samsung', '현대카드': 'hyundai'}

#: Receipts among the samples whose day is in the half year: file, and what it says.
PHOTOS = ('korean-cafe-english.jpg', 'korean-cafe.jpg', 'korean-convenience.jpg', 'korean-delivery.png', 'korean-mart-long.jpg',
          'e-receipt-ko.pdf')


@dataclass
class Movement:
    """Money on one account, as its bank writes it."""
    account: str
    when: datetime.datetime
    amount: int
    text: str
    kind: str = ''
    approval: str = ''
    months: int = 0
    foreign: str = ''
    balance: int = 0


@dataclass
class Life:
    """What happened, and what the family did about it at once."""
    movements: list[Movement] = field(default_factory=list)
    entries: list[tuple[datetime.datetime, list[str]]] = field(default_factory=list)
    messages: list[tuple[datetime.datetime, str]] = field(default_factory=list)
    photos: list[tuple[datetime.datetime, str]] = field(default_factory=list)

    def balance(self, account: str, day: datetime.date) -> int:
        return ACCOUNTS[account][0] + sum(m.amount for m in self.movements if m.account == account and m.when.date() <= day)


def at(month: int, day: int, hour: int = 9, minute: int = 0) -> datetime.datetime:
    return datetime.datetime(2026, month, day, hour, minute)


def live(seed: int) -> Life:
    dice, life = random.Random(seed), Life()

    def move(account, when, amount, text, **more):
        life.movements.append(Movement(account, when, amount, text, **more))

    def transfer(source, target, when, amount, enter=False):
        move(source, when, -amount, target, kind='이체')
        move(target, when, amount, source, kind='이체')
        if enter:
            life.entries.append((when, [str(amount), '--from', source, '--to', target]))

    def charge(card, when, amount, shop, **more):
        approval = f'{dice.randrange(10_000_000, 99_999_999)}'
        move(card, when, -amount, shop, approval=approval, **more)
        return approval

    for month in MONTHS:
        days = (datetime.date(2026 + month // 12, month % 12 + 1, 1) - datetime.timedelta(days=1)).day
        move('국민은행', at(month, 25, 8), 4_350_000, '(주)한빛전자 급여', kind='급여')
        transfer('국민은행', '신한은행', at(month, 25, 10, 5), 1_200_000, enter=month % 2 == 0)
        transfer('국민은행', '토스뱅크', at(month, 26, 20, 40), 300_000)
        transfer('토스뱅크', '카카오페이', at(month, 3, 12, 15), 50_000)
        transfer('국민은행', '지갑', at(month, 2, 13, 10), 100_000, enter=True)
        move('신한은행', at(month, 28, 9), -650_000, '월세 김임대', kind='이체')
        move('신한은행', at(month, 20, 6), -dice.randrange(38_000, 92_000), '한국전력', kind='자동이체')
        move('신한은행', at(month, 22, 6), -dice.randrange(14_000, 61_000), '서울도시가스', kind='자동이체')
        move('신한은행', at(month, 18, 6), -69_000, 'KT통신요금', kind='자동이체')
        move('토스뱅크', at(month, days, 23, 50), dice.randrange(400, 1_900), '이자', kind='이자')
        for name in ('이마트 성수점', '쿠팡', '오아시스마켓', 'GS25 서울숲점', '스타벅스 성수', '김밥천국', '올리브영', '교보문고', '배달의민족'):
            for _ in range(dice.randrange(1, 4)):
                when = at(month, dice.randrange(1, days + 1), dice.randrange(8, 22), dice.randrange(60))
                amount = dice.randrange(35, 900) * 100
                card = dice.choice(CARDS)
                approval = charge(card, when, amount, name)
                told = dice.random()
                if card == '삼성카드' and told < .3:
                    life.messages.append((when, f'[Web발신]\n삼성카드승인4821 홍*동 {amount:,}원 일시불 {when:%m/%d %H:%M} {name} 승인번호 {approval}'))
                elif told < .5:
                    # Typed in the evening of the next day, and sometimes with that day.
                    day = when + datetime.timedelta(days=dice.random() < .2)
                    life.entries.append((day, [f'{day:%Y-%m-%d}', name.split()[0], str(amount), card]))
        for shop in ('넷플릭스', '멜론'):
            charge('현대카드', at(month, 9, 3, 20), 17_000 if shop == '넷플릭스' else 10_900, shop)
        for _ in range(dice.randrange(2, 5)):
            when = at(month, dice.randrange(3, days + 1), dice.randrange(9, 20))
            spent = dice.randrange(20, 150) * 100
            move('지갑', when, -spent, '시장', kind='현금')
            life.entries.append((when, [f'{when:%Y-%m-%d}', '시장', str(spent), 'food', '지갑']))
        for _ in range(2):
            move('카카오페이', at(month, dice.randrange(5, days + 1), dice.randrange(9, 20)), -dice.randrange(20, 120) * 100, '카카오T택시')
        # The same twice on one day.
        coffee = at(month, 17, 9, 2)
        for minutes in (0, 340):
            charge('삼성카드', coffee + datetime.timedelta(minutes=minutes), 4_500, '메가커피 서울숲')
    # Typed with a day of the next month.
    charge('삼성카드', at(8, 31, 20, 10), 43_000, '한살림')
    life.entries.append((at(9, 1), ['2026-09-01', '한살림', '43000', '삼성카드']))
    # Once each: an instalment purchase, one abroad, and one that was returned.
    charge('현대카드', at(8, 11, 15, 30), 900_000, 'LG베스트샵', months=3)
    charge('현대카드', at(9, 4, 2, 11), 27_930, 'FIGMA', foreign='USD 20.00')
    charge('삼성카드', at(7, 16, 21, 2), 59_800, '무신사')
    charge('삼성카드', at(7, 20, 11, 40), -59_800, '무신사')
    for file in PHOTOS:
        truth = json.loads((ROOT / 'SampleReceipts' / (file.rsplit('.', 1)[0] + '.expected.json')).read_text())
        when = datetime.datetime.fromisoformat(f"{truth['date']}T{truth.get('time') or '12:00'}")
        charge('삼성카드', when, int(truth['total']), truth['merchant'])
        life.photos.append((when, file))
    # Each card is paid from its bank account: what it asks for on its day.
    for card, bank, pay_day, cutoff in (('삼성카드', '국민은행', 14, 31), ('현대카드', '신한은행', 25, 12)):
        paid = 0
        for month in MONTHS:
            last = at(month, cutoff) if cutoff < 28 else at(month, 1) - datetime.timedelta(days=1)
            owed = -sum(m.amount for m in life.movements if m.account == card and m.when.date() <= last.date() and m.kind != '이체') - paid
            if owed > 0:
                transfer(bank, card, at(month, pay_day, 4), owed)
                paid += owed
    life.movements.sort(key=lambda m: (m.when, m.account, m.amount))
    sums = {name: opening for name, (opening, _) in ACCOUNTS.items()}
    for m in life.movements:
        sums[m.account] += m.amount
        m.balance = sums[m.account]
    return life


# MARK: Files of the banks

def rows_csv(rows, encoding):
    text = io.StringIO()
    csv.writer(text, lineterminator='\r\n').writerows(rows)
    return text.getvalue().encode(encoding)


def kookmin(moves):
    rows = [['거래내역조회'], [f'조회기간 : {moves[0].when:%Y.%m.%d} ~ {moves[-1].when:%Y.%m.%d}'], [],
            ['거래일시', '적요', '보낸분/받는분', '송금메모', '출금액', '입금액', '잔액', '거래점']]
    for m in reversed(moves):
        out, into = (f'{-m.amount:,}', '0') if m.amount < 0 else ('0', f'{m.amount:,}')
        rows.append([f'{m.when:%Y.%m.%d %H:%M:%S}', m.kind or '전자금융', m.text, '', out, into, f'{m.balance:,}', '성수동'])
    return 'kb.csv', rows_csv(rows, 'cp949')


def shinhan(moves):
    cells = ['<tr>' + ''.join(f'<th>{name}</th>' for name in ('거래일자', '거래시간', '적요', '출금(원)', '입금(원)', '내용', '잔액(원)', '거래점')) + '</tr>']
    for m in moves:
        out, into = (f'{-m.amount:,}', '') if m.amount < 0 else ('', f'{m.amount:,}')
        values = (f'{m.when:%Y-%m-%d}', f'{m.when:%H:%M:%S}', m.kind, out, into, m.text, f'{m.balance:,}', '인터넷')
        cells.append('<tr>' + ''.join(f'<td>{value}</td>' for value in values) + '</tr>')
    return 'shinhan.xls', f'<html><meta charset="utf-8"><table>{"".join(cells)}</table></html>'.encode()


def workbook(rows):
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def toss(moves):
    rows = [['토스뱅크 거래내역'], [], ['거래 일시', '적요', '거래 유형', '거래 기관', '계좌번호', '거래 금액', '거래 후 잔액', '메모']]
    rows += [[f'{m.when:%Y.%m.%d %H:%M:%S}', m.text, m.kind, '', '', m.amount, m.balance, ''] for m in reversed(moves)]
    return 'toss.xlsx', workbook(rows)


def samsung(moves):
    rows = [['승인일자', '승인시각', '가맹점명', '승인금액(원)', '할부개월', '승인번호', '취소여부']]
    for m in moves:
        if m.kind != '이체':
            rows.append([f'{m.when:%Y.%m.%d}', f'{m.when:%H:%M}', m.text, f'{-m.amount:,}', '일시불', m.approval, ''])
    return 'samsung.csv', rows_csv(rows, 'utf-8-sig')


def hyundai(moves):
    rows = [['이용일', '이용가맹점', '이용금액', '할부개월', '승인번호', '현지이용금액']]
    for m in moves:
        if m.kind != '이체':
            rows.append([f'{m.when:%Y년 %m월 %d일}', m.text, -m.amount, m.months or '', m.approval, m.foreign])
    return 'hyundai.xlsx', workbook(rows)


def banksalad(moves):
    """All accounts but the wallet, of the whole time; a transfer stands there once for each side."""
    rows = [['날짜', '시간', '타입', '대분류', '소분류', '내용', '금액', '화폐', '결제수단', '메모']]
    for m in sorted(moves, key=lambda m: m.when, reverse=True):
        kind = '이체' if m.kind == '이체' and '월세' not in m.text else '수입' if m.amount > 0 and m.account not in CARDS else '지출'
        rows.append([f'{m.when:%Y-%m-%d}', f'{m.when:%H:%M}', kind, '미분류', '미분류', m.text, m.amount, 'KRW', m.account, ''])
    return 'banksalad.csv', rows_csv(rows, 'utf-8')


FILES = {'국민은행': kookmin, '신한은행': shinhan, '토스뱅크': toss, '삼성카드': samsung, '현대카드': hyundai}


# MARK: Playing

class Household:
    """The program over a library of its own, on a day of one's choice."""

    def __init__(self, program: str, folder: str):
        self.program, self.folder = program, folder
        self.day = FIRST
        self.said: list[str] = []
        self.told = ''

    def run(self, *words, status=0, text=None):
        environment = {**os.environ, 'RECEIPTMIND_LIBRARY': self.folder + '/library', 'RECEIPTMIND_TODAY': str(self.day), 'LC_ALL': 'ko_KR.UTF-8'}
        result = subprocess.run([self.program, *words], capture_output=True, text=True, env=environment, timeout=600, input=text or '')
        if result.returncode != status:
            raise SystemExit(f'half year: {" ".join(words)}\nended with {result.returncode}: {result.stdout[-2000:]}{result.stderr[-2000:]}')
        self.said.append(f'$ {" ".join(words)}\n{result.stdout}{result.stderr}')
        self.told = result.stderr
        return result.stdout

    def take(self, statement, *words):
        """Imports a bank's file, and changes what was mistyped over a month's end as the import says."""
        self.run('bank', 'import', str(statement), '--accept', *words)
        for command in re.findall(r'→ receiptmind (edit .*)', self.told):
            self.run(*command.split())

    def objects(self, *words):
        return [json.loads(line) for line in self.run(*words, '--json').splitlines()]

    def confirm(self):
        """Confirms all drafts as they are proposed; one without a category is food, or other income."""
        drafts = self.objects('list', '--status', 'draft')
        answers = []
        for draft in drafts:
            values = {}
            if draft['kind'] in ('expense', 'income') and not draft['category']:
                values['category'] = 'food' if draft['kind'] == 'expense' else 'salary'
            if not draft['account'] and draft['kind'] == 'expense':
                values['account'] = '삼성카드'
            answers.append(json.dumps({'id': draft['id'], 'action': 'confirm', 'set': values}))
        replies = self.run('review', '--json', text='\n'.join(answers) + '\n')
        return len(drafts), [line for line in replies.splitlines() if '"error"' in line or '"refused"' in line]


def month_end(month):
    return datetime.date(2026, month + 1, 1) - datetime.timedelta(days=1) if month < 12 else datetime.date(2026, 12, 31)


def play(life: Life, household: Household) -> list[str]:
    faults: list[str] = []
    household.run('settings', 'currency=KRW')
    for name, (opening, options) in ACCOUNTS.items():
        amount = ['--owed', str(opening)] if name in CARDS else ['--opening', str(opening)]
        household.run('accounts', 'add', IDS[name], name, *amount, '--since', str(FIRST), *options)
    for month in MONTHS:
        # What is typed on the first of the next month still comes before that day's import.
        day = datetime.timedelta(days=1)
        since = datetime.date(2026, month, 1)
        since = FIRST - day if since == FIRST else since
        # Meanwhile: entries, messages and photos, each on its day.
        happened = [(when, 'entry', words) for when, words in life.entries] + [(when, 'message', text) for when, text in life.messages] \
            + [(when, 'photo', file) for when, file in life.photos]
        for when, kind, what in sorted((one for one in happened if since < one[0].date() <= month_end(month) + day), key=lambda one: (one[0], one[1], str(one[2]))):
            household.day = when.date()
            if kind == 'entry':
                household.run('add', *what)
            elif kind == 'message':
                household.run('add', '--text', what)
            else:
                household.run('import', str(ROOT / 'SampleReceipts' / what))
        # On the second of the next month: the files of the banks, then the review.
        household.day = month_end(month) + datetime.timedelta(days=2)
        for account, make in FILES.items():
            # Files overlap by ten days, as a person downloads them.
            first = max(FIRST, datetime.date(2026, month, 1) - datetime.timedelta(days=10))
            moves = [m for m in life.movements if m.account == account and first <= m.when.date() <= month_end(month)]
            name, data = make(moves)
            path = pathlib.Path(household.folder) / f'{month}-{name}'
            path.write_bytes(data)
            household.take(path, '--account', account)
        if month == MONTHS[-1]:
            name, data = banksalad([m for m in life.movements if m.account != '지갑'])
            path = pathlib.Path(household.folder) / name
            path.write_bytes(data)
            household.take(path)
        count, refused = household.confirm()
        print(f'{month:2}: {count} drafts confirmed')
        faults += refused
    household.day = TODAY
    for month in MONTHS:
        faults += balances(life, household, month_end(month))
    for account in ACCOUNTS:
        counted = life.balance(account, LAST)
        found = household.run('accounts', 'reconcile', account, str(counted), '--on', str(LAST))
        if '차이' in found:
            faults.append(found)
    return faults + journal(life, household)


def balances(life, household, day):
    faults = []
    for row in household.objects('accounts', '--on', str(day)):
        name = next((name for name, id in IDS.items() if id == row.get('id')), None)
        if name is None:
            continue
        truth, found = life.balance(name, day), int(row['balance'])
        if truth != found:
            faults.append(f'{day} {name}: {found:,} in the book, {truth:,} at the bank, {found - truth:+,}')
    return faults


def journal(life, household):
    """What hledger makes of the exported journal."""
    path = household.folder + '/book.journal'
    household.run('export', path, '--format', 'hledger')
    listed = subprocess.run(['hledger', '-f', path, 'balance', '--flat', '-N', '-E', '-O', 'csv', '-e', str(LAST + datetime.timedelta(days=1)),
                             'assets', 'liabilities'], capture_output=True, text=True, check=True).stdout
    found = {row[0].rsplit(':', 1)[-1]: int(re.sub(r'[^\d-]', '', row[1]) or 0) for row in list(csv.reader(listed.splitlines()))[1:]}
    faults = []
    for name in ACCOUNTS:
        value = found.get(IDS[name])
        if value != life.balance(name, LAST):
            faults.append(f'hledger, {name}: {value}, {life.balance(name, LAST)} at the bank')
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n', 1)[0])
    parser.add_argument('--program', required=True)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--keep', help='a folder for the files and what was said')
    options = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = options.keep or stack.enter_context(tempfile.TemporaryDirectory())
        os.makedirs(folder, exist_ok=True)
        life, household = live(options.seed), Household(options.program, folder)
        try:
            faults = play(life, household)
        finally:
            (pathlib.Path(folder) / 'said.txt').write_text('\n'.join(household.said))
        print(f'half year: {len(life.movements)} movements, {len(life.entries)} entries, {len(life.messages)} messages, '
              f'{len(life.photos)} photos; {len(faults)} faults')
        for fault in faults:
            print('✘ ' + fault)
        return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
