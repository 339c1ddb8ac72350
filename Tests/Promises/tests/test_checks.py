"""Losses, doubles and wrong reasons are noticed."""
import os

import pytest

from promises.checks import Broken, fate, require_once, wait_until
from promises.photos import digest, no_picture, picture

PHOTOS = [picture(1), picture(2), no_picture()]


@pytest.fixture
def kept(place):
    """Two photos that are records, and a file that is none."""
    place.add_record('a', PHOTOS[0])
    place.add_record('b', PHOTOS[1])
    place.fail('c.png', PHOTOS[2], 'damaged')
    return place


def test_a_library_that_keeps_everything_is_accepted(kept):
    require_once(kept, PHOTOS)
    assert [fate(kept, data) for data in (*PHOTOS, picture(3))] == ['record', 'record', 'damaged', None]


def test_a_lost_photo_is_noticed(kept):
    with pytest.raises(Broken, match='1 lost'):
        require_once(kept, [*PHOTOS, picture(3)])


def test_a_doubled_record_is_noticed(kept):
    kept.add_record('c', PHOTOS[0])
    with pytest.raises(Broken, match='1 doubled'):
        require_once(kept, PHOTOS)


def test_a_photo_that_is_a_record_and_a_failure_is_noticed(kept):
    kept.fail('a.png', PHOTOS[0], 'damaged')
    with pytest.raises(Broken, match='a record and in quarantine'):
        require_once(kept, PHOTOS)


def test_a_wrong_reason_is_noticed(kept):
    kept.fail('c.png', PHOTOS[2], 'tool-missing')
    with pytest.raises(Broken, match='tool-missing'):
        require_once(kept, PHOTOS)


def test_a_file_without_reason_is_noticed(kept):
    kept.fail('d.png', picture(4), None)
    with pytest.raises(Broken, match='no reason'):
        require_once(kept, PHOTOS)


def test_a_program_that_finds_damage_is_noticed(kept):
    kept.program = '/bin/false'
    with pytest.raises(Broken, match='status 1'):
        require_once(kept, PHOTOS)


def test_an_image_with_other_bytes_is_noticed(kept):
    kept.write(kept.user() + '/Records/a/1.png', picture(9))
    with pytest.raises(Broken, match='an image is not what its record says'):
        kept.held()


def test_a_broken_chain_is_noticed(kept):
    path = kept.user() + '/ledger.jsonl'
    with open(path, 'rb') as file:
        first, second, end = file.read().split(b'\n')
    kept.write(path, b'\n'.join([first.replace(b'draft', b'other'), second, end]))
    with pytest.raises(Broken, match='chain of hashes'):
        kept.records()


def test_the_newest_version_of_a_record_counts(kept):
    kept.add_record('a', PHOTOS[0], status='confirmed')
    assert {id: record['status'] for id, record in kept.records().items()} == {'a': 'confirmed', 'b': 'draft'}
    assert sorted(kept.held()) == sorted(map(digest, PHOTOS[:2]))


def test_a_torn_line_and_a_step_without_its_end_are_nobodys(kept):
    kept.add_record('c', picture(3), step={'step': 3, 'parts': 2})
    assert set(kept.records()) == {'a', 'b'}
    kept.add_record('d', picture(4), step={'step': 3, 'parts': 2})
    assert set(kept.records()) == {'a', 'b', 'c', 'd'}
    with open(kept.user() + '/ledger.jsonl', 'ab') as file:
        file.write(b'{"seq":5,"rec')
    assert set(kept.records()) == {'a', 'b', 'c', 'd'}


@pytest.mark.parametrize('path, problem', [
    ('Users/me/Staging/x', 'left in Staging'), ('Users/me/Records/x/1.png', 'records and folders differ'), ('Users/me/.new-1', 'a temporary file')])
def test_leftovers_are_noticed(kept, path, problem):
    kept.write(f'{kept.library}/{path}', b'')
    with pytest.raises(Broken, match=problem):
        kept.require_tidy()


@pytest.mark.parametrize('path, rights', [('Users/me/ledger.jsonl', 0o640), ('Users/me', 0o750)])
def test_rights_of_others_are_noticed(kept, path, rights):
    os.chmod(f'{kept.library}/{path}', rights)
    with pytest.raises(Broken, match='rights of'):
        kept.require_tidy()


def test_rules_that_were_removed_are_not_in_force(place):
    place.add_line(kind='rule', change='add', entity={'id': 'one'})
    place.add_line(kind='rule', change='add', entity={'id': 'two'})
    place.add_line(kind='rule', change='remove', entity={'id': 'one'})
    assert place.rules() == [{'id': 'two'}]


def test_waiting_has_an_end():
    moments = iter([False, True])
    wait_until(lambda: next(moments), 'never')
    with pytest.raises(Broken, match='a photo waits for ever'):
        wait_until(lambda: False, 'a photo waits for ever', seconds=0)


def test_a_program_that_hangs_is_noticed(place):
    place.program = '/bin/sleep'
    with pytest.raises(Broken, match='5 hangs'):
        place.run('5', seconds=0.1)
