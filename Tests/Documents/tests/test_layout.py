import pytest

from documents import layout, values
from documents.helptext import Page

ENGLISH = '''OVERVIEW: Notes.

USAGE: receiptmind note [--mood <mood>]

OPTIONS:
{}
  -h, --help              Show help information.

  See more.
'''
KOREAN = ENGLISH.replace('OVERVIEW', '개요').replace('USAGE', '사용법').replace('OPTIONS', '옵션')


def page(rows: str, text: str = ENGLISH) -> Page:
    return Page(('note',), text.format(rows))


@pytest.mark.parametrize('rows, problems', [
    ('  --mood <mood>           How it felt: happy,\n                          sad.', []),
    ('  --much-longer-than-that <mood>\n                          How.', []),
    ('  list (기본)          보여 줍니다.', ['a text out of its column: list (기본)          보여 줍니다.']),
    ('  list (기본)             보여 줍니다.', []),
    ('  --overdraft <overdraft> One.\n  한도면 그렇습니다.', ['a text that goes on out of its column: 한도면 그렇습니다.']),
    ('  --limit <limit>         How many (default:\n                          100). (default: 100)', ['a default that is said twice: --limit <limit>']),
])
def test_texts_stand_in_their_column_and_say_a_default_once(rows, problems):
    assert layout.problems(page(rows)) == problems


def test_korean_lines_fit_on_the_screen():
    row = '  --mood <mood>           ' + '가' * 28
    assert layout.problems(page(row, KOREAN)) == [f'wider than 80 columns: {row}']


@pytest.mark.parametrize('rows, found', [
    ('  --mood <mood>           How it felt: happy,\n                          or sad.', ['happy', 'sad']),
    ('  --kind <kind>           cash(현금), bank(은행) (기본:\n                          bank). (값: cash)', ['cash', 'bank']),
    ('  --every <every>         How often: day, "2 weeks" (default: day)', ['day', '2 weeks']),
    ('  --kind <kind>           종류: expense나 income.', ['expense', 'income']),
    ('  --by <by>               Divide by category, tag or day.', ['category', 'tag', 'day']),
])
def test_values_are_what_a_row_lists(rows, found):
    assert values.values(layout.rows(page(rows))[0]) == found


def test_each_value_of_an_option_is_tried():
    assert values.commands(page('  --mood <mood>           How it felt: happy, sad.')) == [
        "receiptmind note text --mood 'happy'", "receiptmind note text --mood 'sad'"]
