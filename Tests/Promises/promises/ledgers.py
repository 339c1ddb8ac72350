"""The promise that a ledger with any damage is opened, that the damage is named, and that everything beside it is kept."""
import json
from functools import partial

from .checks import Broken, require
from .photos import picture
from .place import Place
from .settings import Outcome, Settings


class Library:
    """Four drafts, whose ledger is damaged in one copy after the other."""

    def __init__(self, settings: Settings):
        self.settings, self.template = settings, Place(settings)
        for number in range(4):
            self.template.put(f'{number}.png', picture(number))
        self.template.run('import', '--move', '--jobs', '1', '@/photos', expect=(0,))
        with open(self.template.user() + '/ledger.jsonl', 'rb') as file:
            self.whole = file.read()
        self.lines = self.whole.splitlines(keepends=True)

    def damage(self, what: str, data: bytes, line: int | None = None, minimum: int = 4) -> str | None:
        """One damaged ledger: opened, looked at, written to and repaired.

        `line` is the one that must be named, `minimum` how many records must be there.
        """
        place = Place(self.settings, self.template)
        try:
            self.use(place, data, line, minimum)
        except Broken as problem:
            return f'{what}: {problem}'
        finally:
            place.remove()

    def use(self, place: Place, data: bytes, line: int | None, minimum: int):
        ledger = place.user() + '/ledger.jsonl'

        def now():
            with open(ledger, 'rb') as file:
                return file.read()
        with open(ledger, 'wb') as file:
            file.write(data)
        looked = place.run('list', '--json', expect=(0, 4))
        require(now() == data, 'looking changed the ledger')
        if looked.returncode == 4:
            # Of the newest line nothing tells whether its version was changed or is one that this program must not touch.
            require(line is None and b'newer ReceiptMind' in looked.stderr, f'not opened: {looked.stderr}')
            return
        if line is not None:
            require(any(f'line {number}'.encode() in looked.stderr for number in (line, line + 1)), f'line {line} was not named: {looked.stderr}')
        place.run('watch', '--once', expect=(0,))
        require(now().startswith(data[:data.rfind(b'\n') + 1]), 'lines were rewritten')
        aside = [name for name in place.files(place.user()) if name.startswith(('ledger.damaged-', 'ledger.torn-'))]
        require(aside or b'is damaged' not in looked.stderr, 'a damaged line was not kept aside')
        torn = data[data.rfind(b'\n') + 1:]
        if torn and not now().startswith(data):
            require(any(open(f'{place.user()}/{name}', 'rb').read() == torn for name in aside), 'a torn end was not kept aside')
        records = place.run('list', '--json', expect=(0,)).stdout.count(b'\n')
        require(records >= minimum, f'{records} records')
        repaired = place.run('verify', '--repair', '--json', expect=(0, 4))
        again = place.run('verify', '--json', expect=(0, 4))
        require(again.returncode == repaired.returncode, 'a repair that is not lasting')
        left = [json.loads(finding) for finding in again.stdout.splitlines()]
        require(again.returncode == 0 or left and all(finding['path'] for finding in left), 'what is left is not named')
        place.run('undo', '--dry-run')


def flipped(whole: bytes, at: int) -> bytes:
    """The ledger with one bit of this byte changed."""
    data = bytearray(whole)
    data[at] ^= 1 << at % 7
    return bytes(data)


def line_at(whole: bytes, position: int) -> int | None:
    """The line that must be named for a flipped bit; no line after the last one tells what its hash was."""
    line = whole.count(b'\n', 0, position) + 1
    return line if line < whole.count(b'\n') else None


def edited(whole: bytes) -> dict[str, tuple[bytes, int | None]]:
    """Ledgers as editors and people leave them, each with the line that must be named."""
    lines = whole.splitlines(keepends=True)
    return {
        'two lines run together': (b''.join(lines[:1]) + lines[1][:-1] + b''.join(lines[2:]), 2),
        'all lines run together': (whole.replace(b'\n', b'') + b'\n', 1),
        'a value changed': (whole.replace(b'"draft"', b'"confirmed"', 1), 1),
        'a line taken out': (b''.join(lines[:1] + lines[2:]), 1),
        'the first line taken out': (b''.join(lines[1:]), None),
        'a line twice': (b''.join(lines[:2] + lines[1:]), 3),
        'lines in another order': (lines[1] + lines[0] + b''.join(lines[2:]), 1),
        'an empty line': (lines[0] + b'\n' + b''.join(lines[1:]), 2),
        'a note': (lines[0] + b'checked up to here\n' + b''.join(lines[1:]), 2),
        'no newline at the end': (whole[:-1], None),
        'newlines of another system': (whole.replace(b'\n', b'\r\n'), None),
        'zeros at the end': (whole + bytes(4096), None),
        'a note at the end': (whole + b'thanks', None),
    }


def ledgers(settings: Settings) -> Outcome:
    """Cuts at every byte of the last lines, flipped bits anywhere, and edits by hand."""
    library = Library(settings)
    step = 1 if settings.long else 131
    cuts = range(len(library.lines[0]), len(library.whole), step)
    flips = range(0, len(library.whole) - 1, step)
    edits = edited(library.whole)
    work = [partial(library.damage, f'cut at {at}', library.whole[:at]) for at in cuts]
    work += [partial(library.damage, f'flip at {at}', flipped(library.whole, at), line_at(library.whole, at), 3) for at in flips]
    work += [partial(library.damage, name, data, line) for name, (data, line) in edits.items()]
    problems = settings.all_at_once(work)
    return Outcome(f'{len(cuts)} cuts, {len(flips)} flipped bits and {len(edits)} edits by hand of {len(library.lines)} lines, '
                   'all opened, named and kept, lost 0', problems)
