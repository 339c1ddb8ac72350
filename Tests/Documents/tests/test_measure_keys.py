"""The tool that counts the keys of a review answers each of its questions."""
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
LOADER = SourceFileLoader('measure_keys', str(ROOT / 'Scripts/measure-keys'))
TOOL = module_from_spec(spec_from_loader('measure_keys', LOADER))
LOADER.exec_module(TOOL)


@pytest.mark.parametrize('question, key', [
    ('Is it a purchase of its own?', 'y'), ('다른 구매가 맞습니까?', 'y'), ('Join them?  n they are apart, or together', 'n'),
    ('한 영수증입니까?', 'n'), ('All of these 3?', 'Enter'),
])
def test_each_question_has_its_key(question, key):
    assert TOOL.key_for_question(question) == key
