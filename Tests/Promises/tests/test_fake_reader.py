"""Each lie is told, and is another one than the true answer."""
import copy
import itertools
import json
import os
import subprocess

import pytest

from promises.readers import fake_reader, lies

WORDS = [{'text': 'TOTAL', 'confidence': 0.93, 'box': [10, 40, 60, 20]}, {'text': '12.00', 'confidence': 0.91, 'box': [90, 40, 50, 20]}]
#: Longer than half an answer.
LINES = 50 * [WORDS]
EVIDENCE = {'text': '모퉁이별 커피', 'box': [10, 5, 90, 20]}
DRAFT = {'merchant': {'value': '모퉁이별 커피', 'confidence': 0.9, 'evidence': EVIDENCE},
         'total': {'value': '12.00 USD', 'confidence': 0.99}, 'items': [{'name': 'Latte', 'amount': '12.00 USD', 'confidence': 0.9}]}
ANSWERS = {'engine': {'_0': {'engine': 'Tesseract', 'models': []}},
           'readings': {'_0': [{'picture': {'width': 1200, 'height': 1600}, 'draft': DRAFT, 'passes': [{'lines': LINES}]}]}}
#: The right answer in another way.
TRUE = {'the right answer twice', 'the right answer, late'}


@pytest.fixture(autouse=True)
def here(monkeypatch, tmp_path):
    (tmp_path / 'answers').write_text(json.dumps(ANSWERS))
    monkeypatch.setattr(fake_reader, 'HERE', tmp_path)
    monkeypatch.setattr(fake_reader.time, 'sleep', lambda _: None)
    return tmp_path


def said() -> dict[str, bytes]:
    return {name: tell() for name, tell in fake_reader.ANSWERS.items()}


def test_each_lie_differs_from_the_true_answer_and_from_the_others():
    truth = fake_reader.frame({'readings': ANSWERS['readings']})
    told = said()
    assert {name for name, data in told.items() if data == truth} == {'the right answer, late'}
    assert told['the right answer twice'] == 2 * truth
    for one, other in itertools.combinations(told, 2):
        assert told[one] != told[other], f'{one} is {other}'


def test_no_greeting_of_a_lie_is_the_true_one():
    greetings = [tell() for tell in fake_reader.FIRST.values()]
    assert fake_reader.ready() not in greetings and len(set(greetings)) == len(greetings)


def test_each_lie_can_be_told(here):
    said()
    assert not (here / 'mistake').exists()


def test_a_lie_that_changes_nothing_is_a_mistake(here):
    answers = copy.deepcopy(ANSWERS)
    del answers['readings']['_0'][0]['draft']['items']
    (here / 'answers').write_text(json.dumps(answers))
    said()
    assert 'amount' in (here / 'mistake').read_text()


def test_a_change_reaches_every_part_with_that_name():
    words = fake_reader.changed('box', [1, 2, 3, 4])['readings']['_0'][0]
    assert words['draft']['merchant']['evidence']['box'] == [1, 2, 3, 4]
    assert [word['box'] for word in words['passes'][0]['lines'][0]] == [[1, 2, 3, 4], [1, 2, 3, 4]]
    assert fake_reader.changed('amount', '5 KRW')['readings']['_0'][0]['draft']['items'][0]['amount'] == '5 KRW'


def test_every_fate_belongs_to_a_lie():
    told = {*fake_reader.FIRST, *fake_reader.ANSWERS, *fake_reader.ENDLESS}
    assert set(lies.LIES) <= told
    assert len(told) == len(fake_reader.FIRST) + len(fake_reader.ANSWERS) + len(fake_reader.ENDLESS)
    assert {name for name, fate in lies.LIES.items() if fate == 'record'} == TRUE


def test_a_lie_is_told_as_often_as_it_was_said_and_the_real_reader_answers_then(settings):
    program = settings.work + '/receiptmind'
    for path, text in (program, ''), (program + '-reader', '#!/bin/sh\necho the real one\n'):
        with open(path, 'w') as file:
            file.write(text)
        os.chmod(path, 0o700)
    place = lies.LyingPlace(settings, program, ANSWERS)
    place.lie('ends at once', 2)
    seen = []
    for _ in range(3):
        said = subprocess.run([place.program + '-reader'], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True).stdout
        seen.append((said, place.left()))
    assert seen == [('', 1), ('', 0), ('the real one\n', 0)]
