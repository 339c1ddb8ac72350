"""Faults strike at each call that changes the disk, and a program that saves carelessly does not survive them."""
import errno
import os
import subprocess
import time

import pytest

from promises.checks import require
from promises.disk import Disk
from promises.prepared import Prepared
from promises.scenarios.scenario import Scenario

OLD, NEW = 'old ' * 10, 'new ' * 10

CAREFUL = '''#!/usr/bin/python3 -IS
import os, sys
library = os.environ['RECEIPTMIND_LIBRARY']
try:
    file = os.open(library + '/saved.new', os.O_CREAT | os.O_RDWR | os.O_TRUNC, 0o600)
    for part in sys.argv[2], sys.argv[3]:
        if os.write(file, part.encode()) != len(part):
            raise OSError('a short write')
    os.fsync(file)
    os.close(file)
    os.rename(library + '/saved.new', library + '/saved')
    folder = os.open(library, os.O_RDONLY)
    os.fsync(folder)
except OSError as problem:
    sys.exit(str(problem))
'''
#: The same without care: it writes into the file itself.
IN_PLACE = CAREFUL.replace("'/saved.new', os.O", "'/saved', os.O").replace("    os.rename(library + '/saved.new', library + '/saved')\n", '')
#: It gives the file its name before its content is safe.
UNSYNCED = CAREFUL.replace('    os.fsync(file)\n', '')
#: It says that all is well whatever has happened.
DEAF = CAREFUL.replace('    sys.exit(str(problem))\n', '    pass\n')


#: It removes a picture and says that it is gone.
REMOVING = '''#!/usr/bin/python3 -IS
import os
folder = os.environ['RECEIPTMIND_LIBRARY'] + '/Users/me/Records/x'
if os.listdir(folder):
    os.unlink(folder + '/1.png')
'''


class Remove(Scenario):
    """A picture that is purged."""
    name, command = 'remove', ('remove',)

    def prepare(self, place):
        place.put('1.png', b'x', place.user() + '/Records/x')


class Save(Scenario):
    """A file that gets another content: at each moment it has one or the other."""
    name, command, good = 'save', ('save', NEW[:20], NEW[20:]), (0,)

    def prepare(self, place):
        with open(place.library + '/saved', 'w') as file:
            file.write(OLD)

    def safe(self, place):
        with open(place.library + '/saved') as file:
            require(file.read() in (OLD, NEW), 'the file has neither content')

    def finish(self, place):
        super().finish(place)
        self.safe(place)


@pytest.fixture
def prepared(settings, tmp_path):
    settings.build_shim()

    def prepare(program: str, scenario: type[Scenario] = Save) -> Prepared:
        path = tmp_path / 'save'
        path.write_text(program)
        path.chmod(0o755)
        return Prepared(type(settings)(str(path), settings.work), scenario)
    return prepare


def problems(attack, count: int, **fault) -> list[str]:
    return [problem for at in range(1, count + 1) if (problem := attack(AT=at, **fault))]


def test_points_are_the_calls_that_change_the_disk(prepared):
    careful = prepared(CAREFUL)
    # open, write twice, fsync, rename, fsync of the folder.
    assert careful.points(DO='kill') == 6
    assert careful.points(DO='torn', ONLY='data') == careful.points(DO=errno.EIO, ONLY='data') <= 6


def test_a_careful_program_survives_every_fault(prepared):
    careful = prepared(CAREFUL)
    count = careful.points(DO='kill')
    assert problems(careful.attack, count, DO='kill') == []
    assert problems(careful.cut, count + 1, DO='kill') == []
    count = careful.points(DO=errno.ENOSPC, ONLY='data')
    assert problems(careful.attack, count, DO='torn', ONLY='data') == []
    assert problems(careful.attack, count, DO=errno.ENOSPC, ONLY='data') == []
    assert problems(careful.attack, count, DO=errno.EROFS, STICKY=1) == []
    assert problems(careful.cut, count, DO=errno.EIO, ONLY='data') == []


def test_a_kill_within_a_file_is_noticed(prepared):
    careless = prepared(IN_PLACE)
    assert any('the file has neither content' in problem for problem in problems(careless.attack, careless.points(DO='kill'), DO='kill'))


def test_content_that_was_not_synced_is_noticed(prepared):
    careless = prepared(UNSYNCED)
    count = careless.points(DO='kill')
    assert problems(careless.attack, count, DO='kill') == []
    found = problems(careless.cut, count + 1, DO='kill')
    # Killed before its end it has acknowledged nothing, and has lost the old content all the same.
    assert any('neither content' in problem for problem in found[:-1]) and 'acknowledged' in found[-1]


def test_a_removal_that_was_not_synced_is_noticed(prepared):
    careless = prepared(REMOVING, Remove)
    assert 'removed for good is back' in careless.cut(AT=careless.points(DO='kill') + 1, DO='kill')
    careful = prepared(REMOVING + 'os.fsync(os.open(folder, os.O_RDONLY))\n', Remove)
    assert problems(careful.cut, careful.points(DO='kill') + 1, DO='kill') == []


def test_a_failure_that_is_passed_over_is_noticed(prepared):
    deaf = prepared(DEAF)
    count = deaf.points(DO=errno.EIO, ONLY='data')
    assert any('acknowledged' in problem for problem in problems(deaf.cut, count, DO=errno.EIO, ONLY='data'))


def test_a_fault_that_does_not_strike_is_noticed(prepared):
    careful = prepared(CAREFUL)
    assert 'was not killed' in careful.attack(AT=careful.points(DO='kill') + 1, DO='kill')


def test_a_crash_and_a_silent_failure_are_noticed(prepared):
    crashing = prepared(CAREFUL.replace('sys.exit(str(problem))', "os.write(2, b'Fatal error'); os._exit(4)"))
    assert 'crashed' in crashing.attack(AT=1, DO=errno.EIO)
    silent = prepared(CAREFUL.replace('sys.exit(str(problem))', 'os._exit(4)'))
    assert 'no message' in silent.attack(AT=1, DO=errno.EIO)


def test_a_disk_keeps_synced_content_and_names_only(place):
    for name, data in ('synced.png', b'1'), ('other.png', b'2'):
        place.put(name, data)
    disk = Disk(place)
    place.put('late.png', b'3')
    os.unlink(place.photos + '/other.png')
    found = disk.after('unsynced')
    assert found.files(found.photos) == ['other.png', 'synced.png']
    found = disk.after('unsynced content')
    assert found.files(found.photos) == ['late.png', 'synced.png']
    assert os.path.getsize(found.photos + '/late.png') == 0


@pytest.fixture
def two_folders(place):
    """A place with two folders, in which one photo is."""
    place.put('a.png', b'a')
    os.mkdir(place.path + '/other')
    return place


def test_the_order_of_syncs_is_no_matter_of_the_clock(settings, two_folders):
    settings.build_shim()
    disk = Disk(two_folders)
    program = """
import os, sys
for before, after in zip(sys.argv[1:], sys.argv[2:]):
    os.rename(before + '/a.png', after + '/a.png')
    os.fsync(os.open(after, os.O_RDONLY))
"""
    folders = [two_folders.photos, two_folders.path + '/other'] * 20
    fault = {'LD_PRELOAD': settings.shim, 'FAULT_ROOT': two_folders.path, 'FAULT_DISK': disk.path}
    subprocess.run(['/usr/bin/python3', '-IS', '-c', program, *folders], env=fault, check=True)
    noted = [os.stat(f'{disk.path}/{os.lstat(folder).st_ino}.names').st_mtime_ns for folder in folders[:2]]
    assert noted[0] < noted[1] < time.monotonic_ns()
    found = disk.after('unsynced')
    assert (found.files(found.photos), found.files(found.path + '/other')) == ([], ['a.png'])


def test_a_removed_file_is_gone_where_removals_are_not_lost(two_folders):
    disk = Disk(two_folders)
    open(f'{disk.path}/removed/{os.lstat(two_folders.photos + "/a.png").st_ino}', 'w').close()
    assert [found.files(found.photos) for found in map(disk.after, Disk.LOSSES)] == [['a.png'], ['a.png'], []]


def test_a_moved_file_is_where_it_was_synced_last(two_folders):
    disk = Disk(two_folders)
    number = os.lstat(two_folders.photos + '/a.png').st_ino
    names = f'{disk.path}/{os.lstat(two_folders.path + "/other").st_ino}.names'
    with open(names, 'w') as file:
        file.write(f'{number} f b.png\0')
    os.utime(names, (1e5, 1e5))
    found = disk.after('unsynced')
    assert (found.files(found.photos), found.files(found.path + '/other')) == ([], ['b.png'])
