"""The promise that a folder to which others write leads to nothing but photos, whatever they put into it."""
import itertools
import os
import shutil
import socket
import stat
import time

from .checks import require, wait_until
from .photos import digest, picture, png
from .place import Place
from .settings import TIMEOUT, Outcome, Settings, noting

NAMES = [b'line\nbreak.png', b'\xff\xfe.png', b'\x1b[2Jclear.png', '\u202egnp.exe.png'.encode(), b'x' * 251 + b'.png',
         b' .png', b'-rf.png', b"'; rm -rf $HOME.png", b'a..png', b'ledger.jsonl.png']
#: Behind every link.
SECRET = picture(99)
HARD_LINKED = picture(50)


def write(path: str | bytes, data: bytes):
    with open(path, 'wb') as file:
        file.write(data)


def read(path: str) -> bytes:
    with open(path, 'rb') as file:
        return file.read()


def age(path: str | bytes):
    """No program may think that it still grows."""
    os.utime(path, (time.time() - 3600,) * 2)


class Inbox:
    """An inbox with everything in it that is not a plain photo with a plain name."""

    def __init__(self, settings: Settings):
        self.place = Place(settings)
        self.folder = self.place.library + '/Inbox'
        self.secret, self.elsewhere = self.place.path + '/secret.png', self.place.path + '/elsewhere.png'
        self.listener = socket.socket(socket.AF_UNIX)
        os.makedirs(self.folder, mode=0o700)
        self.refused = self.put_specials()
        write(self.elsewhere, HARD_LINKED)
        os.link(self.elsewhere, self.folder + '/hard.png')
        for number, name in enumerate(NAMES):
            for path, data in ((name, picture(100 + number)), (b'bad' + name[:200] + b'.png', png(b'bad %d' % number))):
                path = self.folder.encode() + b'/' + path
                write(path, data)
                age(path)
        age(self.elsewhere)
        # Temporary names are nobody's photos, however many there are.
        self.temporary = 1_000_000 if settings.long else 10_000
        for number in range(self.temporary):
            os.close(os.open(f'{self.folder}/{number}.part', os.O_CREAT | os.O_WRONLY, 0o600))
        self.fed = len(os.listdir(self.folder))

    def put_specials(self) -> set[str]:
        """Puts links, pipes, sockets, devices and a folder; returns the names that have to be left where they are."""
        write(self.secret, SECRET)
        os.symlink(self.secret, self.folder + '/link.png')
        os.symlink(self.place.path, self.folder + '/linked-folder')
        os.symlink('/dev/zero', self.folder + '/zero.png')
        os.mkfifo(self.folder + '/pipe.png')
        os.makedirs(self.folder + '/a.jpg')
        # The whole path is longer than a socket's may be.
        os.chdir(self.folder)
        self.listener.bind('socket.png')
        os.chdir('/')
        refused = {'link.png', 'linked-folder', 'zero.png', 'pipe.png', 'socket.png'}
        if os.getuid() == 0:
            os.mknod(self.folder + '/null.png', stat.S_IFCHR | 0o666, os.makedev(1, 3))
            refused.add('null.png')
        return refused

    def check(self):
        place = self.place
        watch = place.run('watch', '--once', expect=(0, 2, 3))
        text = watch.stderr + place.run('list').stdout + place.run('retry', '--list').stdout
        require('\u202e'.encode() not in text, 'a file name turns the direction of text')
        text += place.run('list', '--json').stdout + place.run('verify', '--json').stdout
        require(b'\x1b' not in text, 'a file name steers the terminal')
        held = place.held()
        photos = [*(picture(100 + number) for number in range(len(NAMES))), HARD_LINKED]
        require(sorted(held) == sorted(map(digest, photos)), f'{len(held)} records')
        require(len(place.contents(place.library + '/Failed/me')) == len(NAMES), 'not each bad file is in quarantine')
        require(self.refused <= set(place.files(self.folder)), 'a file that was refused is gone')
        require(read(self.secret) == SECRET, 'a link was followed')
        require(os.path.exists(self.elsewhere), 'the other name of a hard link is gone')
        place.run('verify', expect=(0,))
        place.require_tidy()
        nested = place.run('import', '--library', self.folder + '/inner', self.secret)
        require(nested.returncode == 64, 'a library inside the inbox was not refused')


def swap(settings: Settings) -> int:
    """A photo that is a link to somebody's secret by the time it is opened. Returns how often that was."""
    swaps = 0
    for command, folder in (('watch', '--once'), 'lib/Inbox'), (('import', '--move', '@/lib/Inbox'), 'lib/Inbox'), (('retry',), 'lib/Failed/me'):
        for opening in itertools.count(1):
            place = Place(settings)
            place.run('users', '--add', 'me', expect=(0,))
            place.put('swap.png', picture(1), f'{place.path}/{folder}')
            os.chmod(f'{place.path}/{folder}/swap.png', 0o600)
            secret, link = place.path + '/secret.png', place.path + '/link'
            write(secret, SECRET)
            os.symlink(secret, link)
            place.run(*command, fault={'SWAP': link, 'AT': opening})
            require(read(secret) == SECRET, f'{command}: the file that a link leads to was changed')
            require(digest(SECRET) not in place.held() + place.contents(place.library + '/Failed/me'), f'{command}: a link was followed')
            is_over = os.path.lexists(link)
            place.remove()
            if is_over:
                break
            swaps += 1
    require(swaps >= 3, f'only {swaps} openings')
    return swaps


def come_and_go(place: Place, folder: str):
    """The inbox is unmounted and comes back."""
    shutil.rmtree(folder)
    process = place.start('watch', '--poll', '1', '--jobs', '1')
    time.sleep(1)
    shutil.rmtree(folder, ignore_errors=True)
    time.sleep(2)
    late = picture(300)
    place.put('late.png', late, folder)
    try:
        wait_until(lambda: digest(late) in place.held(), 'an inbox that came back is not watched', 30)
    finally:
        process.terminate()
        process.wait(TIMEOUT)


def inbox(settings: Settings) -> Outcome:
    """Everything that anybody may put into a folder that others write to."""
    inbox, problems, swaps = Inbox(settings), [], '?'
    with noting(problems):
        inbox.check()
        swaps = swap(settings)
        come_and_go(inbox.place, inbox.folder)
    inbox.listener.close()
    inbox.place.remove()
    return Outcome(f'{inbox.fed} files fed (links, pipe, socket, device, folders, {len(NAMES)} hostile names, {inbox.temporary} temporary ones), '
                   f'{len(inbox.refused)} refused, a file swapped for a link before {swaps} openings, followed 0, lost 0', problems)
