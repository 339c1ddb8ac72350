"""The conditions of scenarios fail where they should."""
import datetime
import os

import pytest

from promises.checks import Broken
from promises.photos import digest, no_picture, picture
from promises.scenarios import SCENARIOS, Answer, Attach, CatchUp, Join, Move, Purge, Undo
from promises.scenarios.catch_up import days


def test_each_scenario_has_a_name_of_its_own():
    assert len({kind.name for kind in SCENARIOS}) == len(SCENARIOS) and all(kind.name for kind in SCENARIOS)


def test_a_photo_may_be_where_it_was_or_kept_but_not_gone(place):
    scenario = Move()
    scenario.prepare(place)
    scenario.safe(place)
    os.unlink(place.photos + '/b.png')
    with pytest.raises(Broken, match='a photo is lost'):
        scenario.safe(place)
    place.add_record('b', picture(2))
    scenario.safe(place)
    place.add_record('again', picture(2))
    with pytest.raises(Broken, match='a photo is two records'):
        scenario.safe(place)


def test_a_file_that_is_no_photo_has_to_lie_in_quarantine(place):
    scenario = Move()
    place.add_record('a', picture(1))
    place.add_record('b', picture(2))
    place.fail('d-bad.png', no_picture(), 'damaged')
    scenario.finish(place)
    place.fail('other.png', picture(3), 'damaged')
    with pytest.raises(Broken, match='in quarantine'):
        scenario.finish(place)


def test_in_the_end_each_photo_is_a_record_and_none_is_left(place):
    scenario = Move()
    scenario.prepare(place)
    place.add_record('a', picture(1))
    with pytest.raises(Broken, match='not each photo is one record'):
        scenario.finish(place)
    place.add_record('b', picture(2))
    with pytest.raises(Broken, match='left over'):
        scenario.finish(place)


@pytest.fixture
def drafts(place):
    for number in range(3):
        place.add_record(str(number), picture(number))
    return place


def test_an_image_may_not_be_attached_alone(drafts):
    scenario = Attach()
    for name, data in ('slip.png', picture(7)), ('thing.png', picture(8)):
        drafts.put(name, data, drafts.path + '/slips')
    scenario.safe(drafts)
    drafts.add_record('0', picture(0), picture(7))
    with pytest.raises(Broken, match='lost, doubled, or alone'):
        scenario.safe(drafts)
    drafts.add_record('0', picture(0), picture(7), picture(8))
    scenario.safe(drafts)


def test_a_rule_may_not_be_half_followed(drafts):
    scenario = Answer()
    scenario.earlier = ['0', '1']
    for id in '0', '1', '2':
        drafts.add_record(id, picture(int(id)), status='confirmed', category='food')
    scenario.safe(drafts)
    drafts.add_line(kind='rule', change='add', entity={'id': 'stall'})
    drafts.add_record('0', picture(0), status='confirmed', category='transport')
    with pytest.raises(Broken, match='half an answer'):
        scenario.safe(drafts)
    drafts.add_record('1', picture(1), status='confirmed', category='transport')
    scenario.safe(drafts)


def test_a_change_that_nobody_made_is_noticed(drafts):
    scenario = Undo()
    scenario.ids = ['0', '1']
    drafts.add_record('0', picture(0), memo='changed')
    scenario.safe(drafts)
    drafts.add_record('2', picture(2), memo='changed')
    with pytest.raises(Broken, match='2 is neither'):
        scenario.safe(drafts)


def test_purging_takes_away_one_record_only(drafts):
    scenario = Purge()
    scenario.id = '0'
    drafts.add_record('0', status='discarded', purged=True)
    scenario.safe(drafts)
    scenario.id = '1'
    with pytest.raises(Broken, match='lost or doubled'):
        scenario.safe(drafts)


def test_drafts_may_not_be_half_joined(drafts):
    scenario = Join()
    scenario.ids, scenario.photos = ['0', '1', '2'], sorted(digest(picture(number)) for number in range(3))
    assert not scenario.joined(drafts)
    drafts.add_record('0', picture(0), picture(1), picture(2))
    drafts.add_record('1', picture(1), status='discarded', joinedInto='0')
    with pytest.raises(Broken, match='half joined'):
        scenario.joined(drafts)
    drafts.add_record('2', picture(2), status='discarded', joinedInto='1')
    with pytest.raises(Broken, match='half joined'):
        scenario.joined(drafts)
    drafts.add_record('2', picture(2), status='discarded', joinedInto='0')
    assert scenario.joined(drafts)


def test_days_are_entered_all_or_none_and_each_once(place):
    scenario = CatchUp()
    scenario.days = days(3)
    scenario.safe(place)
    for day in scenario.days[:2]:
        place.add_record(day, recurrence='rent', due=day)
    with pytest.raises(Broken, match='2 of 3 entries: half a step'):
        scenario.safe(place)
    place.add_record('last', recurrence='rent', due=scenario.days[2])
    scenario.safe(place)
    place.add_record('again', recurrence='rent', due=scenario.days[2])
    with pytest.raises(Broken, match='an entry is doubled'):
        scenario.safe(place)


def test_days_end_with_yesterday():
    assert days(2)[-1] == str(datetime.date.today() - datetime.timedelta(1)) and days(2)[0] < days(2)[1]
