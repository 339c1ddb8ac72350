import pytest

from documents.comparing import Comparison


@pytest.mark.parametrize('shown, printed, is_same', [
    ('3 read in 1.4 s', '3 read in 12 s', True),
    ('읽음 3 (1.6초)', '읽음 3 (0.9초)', True),
    ('3 read in 1.4 s', '2 read in 1.4 s', False),
    ('{"sha256":"3567413b…","bytes":1}', '{"sha256":"3567413bcb6bcd44","bytes":1}', True),
    ('9c5cd727 and 9c5cd727', '01020304 and 01020304', True),
    ('9c5cd727 and 9c5cd727', '01020304 and 01020305', False),
    ('one\ntwo', 'one  \ntwo\n', True),
    ('one', 'one\ntwo', False),
    ('one\n…', 'one\ntwo\nthree', True),
    ('20261130', '20261130', True),
])
def test_what_differs_from_run_to_run_is_no_difference(shown, printed, is_same):
    assert Comparison().is_same(tuple(shown.split('\n')), printed) == is_same


def test_an_id_is_the_same_record_in_later_outputs_and_commands():
    comparison = Comparison()
    assert comparison.is_same(('9c5cd727',), '01020304')
    assert comparison.in_this_run('receiptmind show 9c5cd727') == 'receiptmind show 01020304'
    assert comparison.is_same(('9c5cd727',), '01020304')
    assert not comparison.is_same(('9c5cd727',), '0a0b0c0d')
