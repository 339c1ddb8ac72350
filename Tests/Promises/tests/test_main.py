"""Options, the order of promises, the lines that are printed, and the status."""
import os
import re
import subprocess

import pytest

from promises import main
from promises.settings import ROOT, Outcome, Settings, environment, noting, side_by_side


def test_all_promises_run_where_none_is_named():
    options = main.parsed([])
    assert (options.only, options.long, options.program) == (None, False, None) and options.jobs >= 2


def test_options_are_taken():
    options = main.parsed(['--long', '--program', 'rm', '--only', 'index', '--only', 'disks', '--jobs', '3'])
    assert (options.only, options.long, options.program, options.jobs) == (['index', 'disks'], True, 'rm', 3)


def test_a_promise_that_nobody_gave_is_refused(capsys):
    with pytest.raises(SystemExit) as refusal:
        main.parsed(['--only', 'everything'])
    assert refusal.value.code == 2 and 'everything' in capsys.readouterr().err


def test_the_help_names_every_promise():
    named = re.search(r'--only +one promise: ([a-z, ]+);', main.__doc__).group(1).split(', ')
    assert sorted(named) == sorted(main.PROMISES)


@pytest.fixture
def promises(monkeypatch):
    """Two promises, of which one is broken; neither runs anything."""
    seen = []

    def whole(settings: Settings):
        seen.append(settings)
        return Outcome('3 points, lost 0')

    def torn(settings: Settings):
        return Outcome('3 points, lost 0', ['cut at 2: a photo is lost'])
    monkeypatch.setattr(main, 'PROMISES', {'whole': whole, 'torn': torn})
    monkeypatch.setattr(Settings, 'build_shim', lambda self: None)
    return seen


def test_kept_promises_end_with_0(promises, capsys):
    assert main.main(['--only', 'whole', '--program', 'rm', '--jobs', '2']) == 0
    first, last = capsys.readouterr().out.splitlines()
    assert first == 'ok     whole: 3 points, lost 0' and re.fullmatch('all promises kept in [0-9]+ s', last)
    assert (promises[0].program, promises[0].jobs, promises[0].long) == (os.path.abspath('rm'), 2, False)
    assert not os.path.exists(promises[0].work)


def test_a_broken_promise_is_told_with_its_problems_and_ends_with_1(promises, capsys):
    assert main.main(['--program', 'rm']) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ['ok     whole: 3 points, lost 0', 'BROKEN torn: 3 points, lost 0, broken 1', '       cut at 2: a photo is lost']
    assert lines[3].startswith('PROMISES BROKEN in ')


def test_a_dozen_problems_are_told():
    outcome = Outcome('many', [str(number) for number in range(40)])
    assert outcome.lines('crowd')[0] == 'BROKEN crowd: many, broken 40' and len(outcome.lines('crowd')) == 13


def test_the_long_form_tries_every_point():
    short, long = Settings('', ''), Settings('', '', long=True)
    assert list(long.points(7, 3)) == list(long.points(7, 3, first=2)) == list(range(1, 8))
    assert list(short.points(7, 3)) == [1, 4, 7] and list(short.points(7, 3, first=2)) == [2, 5]
    assert list(short.points(0, 3)) == []


def test_problems_come_back_in_the_order_of_the_work(capsys):
    work = [lambda: None, lambda: 'one', lambda: None, lambda: 'two']
    assert Settings('', '', jobs=4).all_at_once(work) == ['one', 'two']


def test_an_exception_beside_others_is_a_problem():
    done = []
    assert side_by_side([lambda: done.append(1), lambda: 1 / 0, lambda: done.append(2)]) == ["ZeroDivisionError('division by zero')"]
    assert sorted(done) == [1, 2]
    problems = []
    with noting(problems):
        raise ValueError('bad')
    assert problems == ["ValueError('bad')"]


def test_the_program_gets_nothing_of_whoever_runs_it(monkeypatch):
    monkeypatch.setenv('RECEIPTMIND_LIBRARY', '/somewhere')
    monkeypatch.setenv('PATH', '/bin')
    assert environment('/home')['HOME'] == '/home' and 'RECEIPTMIND_LIBRARY' not in environment('/home')
    assert environment('/home')['PATH'] == '/bin'


def test_the_entry_leads_here():
    shown = subprocess.run([ROOT / 'Scripts/torture', '--help'], capture_output=True, text=True, check=True).stdout
    assert shown.startswith('usage: torture') and main.__doc__.splitlines()[0] in shown
