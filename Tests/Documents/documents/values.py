"""The values that help says an option takes; each has to be taken, in the language of the help."""
import re

from . import layout
from .helptext import Page

#: How an option of a page is tried, with a value in place of the braces.
TRIED = {
    ('note', '--mood'): 'receiptmind note text --mood {}',
    ('add', '--mood'): 'receiptmind add Cafe 5 --mood {}',
    ('report', '--by'): 'receiptmind report --by {}',
    ('accounts add', '--kind'): 'receiptmind accounts add account-$RANDOM --kind {}',
    ('recurring add', '--every'): 'receiptmind recurring add Rent 5 --every {}',
    ('recurring add', '--mode'): 'receiptmind recurring add Rent 5 --mode {}',
    ('recurring add', '--weekend'): 'receiptmind recurring add Rent 5 --weekend {}',
    ('subjects add', '--kind'): 'receiptmind subjects add name-$RANDOM --kind {}',
    ('categories add', '--kind'): 'receiptmind categories add name-$RANDOM --kind {}',
    ('list', '--from'): 'receiptmind list --from {}',
    ('remind add', '--every'): 'receiptmind remind add title-$RANDOM --every {}',
    ('export', '--format'): 'receiptmind export new-$RANDOM --format {}',
    ('attach', '--as'): 'receiptmind attach a1b2c3d4 SampleReceipts/us-coffee-dark.jpg --as {} && receiptmind undo',
}


def commands(page: Page) -> list[str]:
    """A command for each value of the options of a page that are tried."""
    name = ' '.join(page.path)
    return [TRIED[name, option[0]].replace('{}', f"'{value}'") for row in layout.rows(page)
            if (option := re.search(r'--[a-z-]+', row[0])) and (name, option[0]) in TRIED for value in values(row)]


def values(row: list[str]) -> list[str]:
    """What a row lists: behind its colon or `by`, before its first parenthesis of defaults, without what is said of a value in parentheses."""
    text = ' '.join(line[layout.COLUMN:] if line.startswith(' ' * layout.COLUMN) else line.strip() for line in row)
    text = re.sub(r'^--?\S+ <\S+>\s+', '', text)
    text = re.sub(r'\s*\([^)]*\)', '', text).split('. ')[0]
    text = re.split(r': | by ', text)[-1]
    return [value.strip(' ."') for value in re.split(r', (?:or )?| or |(?<=[a-z])나 ', text)]
