"""Each damage changes the ledger, and the line is known that has to be named."""
from promises import ledgers
from promises.machines import trials

WHOLE = b''.join(b'{"seq":%d,"record":{"id":"%d","status":"draft"}}\n' % (number, number) for number in range(1, 5))


def test_each_edit_is_another_ledger():
    edits = [data for data, _ in ledgers.edited(WHOLE).values()]
    assert WHOLE not in edits and len(set(edits)) == len(edits)


def test_the_line_to_be_named_is_beside_the_first_that_is_another():
    lines = WHOLE.splitlines()
    for name, (data, line) in ledgers.edited(WHOLE).items():
        changed = next((number for number, (old, new) in enumerate(zip(lines, data.splitlines()), 1) if old != new), None)
        # The hash of a line stands in the one after it.
        assert line is None or abs(line - changed) <= 1, name


def test_one_bit_is_flipped():
    for at in range(len(WHOLE)):
        changed = ledgers.flipped(WHOLE, at)
        assert bin(int.from_bytes(WHOLE, 'big') ^ int.from_bytes(changed, 'big')).count('1') == 1


def test_nothing_names_the_last_line():
    starts = [number * len(WHOLE) // 4 for number in range(4)]
    assert [ledgers.line_at(WHOLE, start) for start in starts] == [1, 2, 3, None]


FOUND = {'photos': 9, 'records': 6, 'failed': 2, 'parked': 1, 'lost': 0, 'doubled': 0, 'gaps': 0, 'unacknowledged': 0}


def test_sums_of_a_cluster_are_looked_at():
    assert not trials.broken(FOUND)
    assert trials.broken(FOUND | {'records': 5})
    assert all(trials.broken(FOUND | {name: 1}) for name in ('lost', 'doubled', 'gaps', 'unacknowledged'))
    assert trials.told(FOUND) == '9 photos = 6 records + 2 failed + 1 parked, lost 0, doubled 0, gaps 0, unacknowledged 0'
