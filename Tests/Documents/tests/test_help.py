import pytest

from documents import calls, examples
from documents.helptext import Help, Page, unwrapped


@pytest.fixture(scope='session')
def help(program) -> Help:
    return Help(program, 'en')


def test_all_pages_are_read(help):
    assert list(help.pages) == [(), ('list',), ('rules',), ('rules', 'show')]


@pytest.mark.parametrize('command, problems', [
    ('receiptmind list --all', []),
    ('receiptmind list --al', ['receiptmind list has no --al']),
    ('receiptmind rules --own # --none', []),
    ('LANG=C receiptmind list --x && receiptmind rules --y', ['receiptmind list has no --x', 'receiptmind rules has no --y']),
    ('git commit --all', []),
    ('Scripts/test-docs --program x', []),
    ('Scripts/test-docs --long', ['Scripts/test-docs has no --long']),
    ('Scripts/nothing', ['Scripts/nothing is not there, or cannot be run']),
])
def test_options_of_a_command_are_those_of_its_help(help, command, problems):
    assert calls.problems(command, help) == problems


@pytest.mark.parametrize('code, problems', [
    ('list --all', []), ('list --none', ['receiptmind list has no --none']), ('--own', []), ('--nowhere-at-all', ['no command has --nowhere-at-all']),
    ('anything --at all', []),
])
def test_inline_code_may_leave_out_the_program(help, code, problems):
    assert calls.code_problems(code, help) == problems


def test_usage_and_explained_options_have_to_agree(help):
    assert examples.page_problems(help.pages['rules', 'show'], {}) == ['its usage has --new, which is not explained']


def test_pages_in_two_languages_have_the_same_options(help):
    other = Help.__new__(Help)
    other.pages = {('list',): Page(('list',), '개요: 목록.\n\n사용법: receiptmind list\n\n옵션:\n  -h, --help              도움말.\n')}
    assert examples.page_problems(help.pages['list',], {'ko': other}) == ['has other arguments or options than in ko']


def test_an_example_goes_to_the_end_of_its_line_or_sentence():
    page = Page((), "OVERVIEW: A.\n\nreceiptmind list --all\n'receiptmind undo' undoes it. For example: receiptmind add 1 food. It is\nthere.\n\nUSAGE: x\n")
    assert examples.examples(page) == ['receiptmind list --all', 'receiptmind add 1 food']
    assert examples.quoted(page) == ['receiptmind undo']


def test_a_line_is_joined_only_where_the_next_word_did_not_fit():
    assert unwrapped('a' * 78 + '\nbcd\ne') == 'a' * 78 + ' bcd\ne'
    assert unwrapped('가' * 39 + '\nbcd') == '가' * 39 + ' bcd'
    assert unwrapped('a' * 78 + '\nreceiptmind list') == 'a' * 78 + '\nreceiptmind list'
