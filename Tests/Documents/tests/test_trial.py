import pytest

from documents import trial
from documents.helptext import Help
from documents.markdown import Document
from documents.scans import missing
from documents.terminal import what_is_left


def tried(text: str, program: str, language: str = 'ko') -> trial.Outcome:
    return trial.tried(Document('X.ko.md', text), language, program, Help(program, language))


def test_commands_run_in_one_shell_on_the_day_of_the_documents_and_what_they_show_is_compared(program):
    outcome = tried('```console\n$ export X=2026-11-30\n$ receiptmind list; echo $X\n2026-11-30 ko_KR.UTF-8\n2026-11-30\n```\n', program)
    assert (outcome.run, outcome.compared, outcome.problems) == (2, 1, [])


def test_another_output_and_another_status_are_problems_with_their_line(program):
    outcome = tried('\n```console\n$ receiptmind list\nmore\n$ receiptmind fails\n```\n', program)
    assert ['prints' in outcome.problems[0], 'status 64' in outcome.problems[1]] == [True, True]
    assert [problem.split(': ')[0] for problem in outcome.problems] == ['X.ko.md:3', 'X.ko.md:5']


def test_in_another_language_only_the_status_counts(program):
    outcome = tried('```console\n$ receiptmind list\nmore\n$ receiptmind fails\n```\n', program, 'en')
    assert outcome.compared == 0 and len(outcome.problems) == 1


def test_a_question_is_answered_with_enter(program):
    assert tried('```console\n$ receiptmind ask\nSure? []\n```\n', program).problems == []


def test_a_server_runs_until_the_document_ends(program):
    assert tried('```sh\nreceiptmind serve\ntrue\n```\n', program).problems == []


def test_a_server_that_says_nothing_is_a_problem(program, monkeypatch):
    monkeypatch.setattr('documents.session.START', 1)
    assert 'says nothing' in tried('```sh\nreceiptmind watch\n```\n', program).problems[0]


def test_commands_that_are_listed_are_not_run_but_their_options_are_looked_at(program):
    outcome = tried('```sh\nScripts/install --nothing\n```\n', program)
    assert (outcome.run, outcome.skipped) == (0, 1)
    assert outcome.problems == ['X.ko.md:2: Scripts/install has no --nothing']


@pytest.mark.parametrize('written, left', [
    ('\x1b[?1049hscreen\x1b[?1049ldone\r\n', 'done\n'),
    ('\r1 of 2\r2 of 2\r      \r\x1b[1mName\x1b[0m\r\n', 'Name\n'),
    ('\x1b[c\x1b_Gi=1\x1b\\text', 'text'),
])
def test_what_is_left_on_a_terminal(written, left):
    assert what_is_left(written) == left


@pytest.mark.parametrize('shown, printed, problems', [
    ({'a': {'b': '1'}}, {'a': {'b': '1', 'c': 2}}, []),
    ({'a': '1'}, {}, [".a is 'nothing' and not '1'"]),
    ({'a': 0.88}, {'a': 0.9}, []),
    ({'a': [{'b': 1}]}, {'a': [{'b': 0}, {'b': 1, 'c': 2}]}, []),
    ({'a': ['x']}, {'a': ['y']}, ['.a has no x']),
    ({'box': [1, 2]}, {'box': [1, 3]}, ['.box is [1, 3] and not [1, 2]']),
])
def test_what_is_shown_of_a_scan_has_to_be_printed(shown, printed, problems):
    assert missing(shown, printed) == problems
