"""The promises that users of one library, and accounts of one machine, neither see nor change one another's records."""
import os
import subprocess

from .checks import require
from .photos import digest, no_picture, picture
from .place import Place
from .settings import TIMEOUT, Outcome, Settings, noting


def walk(id: str) -> list[tuple[str, ...]]:
    """Every command that shows or changes somebody's records, asked about a record of somebody else."""
    short = id[-8:]
    return [('list',), ('list', '--json'), ('list', '--tsv'), ('show', id), ('show', short), ('show', '--json', '--evidence', id),
            ('edit', id, 'memo=mine'), ('edit', '--where', 'amount=', 'memo=mine', '--dry-run'), ('undo', '--dry-run'), ('review',), ('review', '--json'),
            ('review', '--auto', '50%'), ('rules',), ('rules', 'list', '--json'), ('retry', '--list'), ('retry', '--list', '--json'), ('retry',),
            ('discard', id), ('discard', short), ('discard', '--purge', id), ('status',), ('undo', '--steps', '99'),
            ('search', 'Secret'), ('search', '--json', 'shop'), ('day',), ('day', '--json'), ('attach', id, '@/same/same.png'), ('detach', id, '1'),
            ('accounts',), ('accounts', 'list', '--json'), ('account', 'vault'), ('account', 'reconcile', 'vault', '1', '--adjust'),
            ('accounts', 'edit', 'vault', '--name', 'mine'), ('accounts', 'close', 'vault'), ('add', '1', '--from', 'vault', '--to', 'vault'),
            ('add', '--refund-of', id, 'x', '1'), ('subjects',), ('subjects', 'list', '--json'), ('subject', 'nessie'), ('subjects', 'remove', 'nessie'),
            ('measure', 'nessie', 'weight'), ('measure', 'add', 'nessie', 'weight', '1kg'), ('remind',), ('remind', 'list', '--json'),
            ('remind', 'done', 'feed-nessie'), ('remind', 'remove', 'feed-nessie'), ('recurring',), ('recurring', 'list', '--json'),
            ('recurring', 'preview'), ('recurring', 'edit', 'fish', 'amount=1'), ('recurring', 'end', 'fish'), ('recurring', 'catch-up'),
            ('recurring', 'add', '--from', id), ('categories',), ('categories', 'list', '--all', '--json'), ('categories', 'remove', 'monster'),
            ('report',), ('report', '--json'), ('report', '--net-worth'), ('report', '--by', 'subject', '--tsv'), ('budget', 'list'), ('budget', 'remove', 'food'),
            ('export', '--format', 'json'), ('export', '--format', 'hledger'), ('export', '--format', 'ics')]


def book(place: Place) -> list[bytes]:
    """Enters things beside receipts into somebody's book. Returns the words that nobody else may read."""
    place.run('accounts', 'add', 'vault', 'Nessie vault', '--opening', '8675309KRW', expect=(0,))
    place.run('subjects', 'add', 'Nessie', '--kind', 'pet', '--species', 'plesiosaur', expect=(0,))
    place.run('measure', 'add', 'nessie', 'weight', '8675kg', expect=(0,))
    place.run('remind', 'add', 'Feed Nessie', '--on', '2031-01-02', expect=(0,))
    place.run('note', 'Nessie was seen', '--mood', 'happy', expect=(0,))
    place.run('categories', 'add', 'monster', '--english', 'Nessie', expect=(0,))
    place.run('recurring', 'add', 'Nessie fish', '8675KRW', '--on', '3', '--account', 'vault', expect=(0,))
    place.run('budget', 'set', 'food', '8675KRW', expect=(0,))
    return [b'8675', b'8,675', b'Nessie', b'plesiosaur']


def users(settings: Settings) -> int:
    """Another user of one library tries every command, and names that lead elsewhere. Returns the number of tries."""
    place = Place(settings)
    place.put('secret-shop.png', picture(1))
    place.put('b.png', picture(2), place.path + '/photos-b')
    place.put('bad-of-a.png', no_picture(), place.path + '/bad')
    place.run('import', '--move', '--jobs', '1', '@/photos', expect=(0,))
    place.run('import', '--move', '@/bad', expect=(3,))
    place.run('edit', *place.records(), 'merchant=Secret Shop', expect=(0,))
    place.run('rules', 'add', 'Secret Shop', 'category=food', expect=(0,))
    place.run('users', '--add', 'b', expect=(0,))
    place.run('import', '--user', 'b', '--jobs', '1', '@/photos-b', expect=(0,))
    id = next(iter(place.records()))
    hidden = book(place)
    before = place.lines()
    own = digest(picture(1))
    secrets = [*hidden, id.encode(), id[-8:].encode(), b'secret-shop', b'Secret Shop', b'bad-of-a', own.encode()]
    # The same photo is B's own record, and says nothing about A's.
    place.put('same.png', picture(1), place.path + '/same')
    commands = [*walk(id), ('import', '--json', '@/same'), ('list', '--json', '--where', f'id={id}')]
    for command in commands:
        result = place.run(*command, '--user', 'b', answers='d\nq\n')
        said = (result.stdout + result.stderr).replace(b'"%b"' % id.encode(), b'').replace(b'"%b"' % id[-8:].encode(), b'')
        for secret in secrets:
            require(secret not in said or command[0] == 'import' and secret == own.encode(), f'{command} as b tells {secret}: {said[:300]}')
        if id in command or id[-8:] in command:
            require(result.returncode != 0, f'{command} as b ends with 0')
    require(own in place.held('b'), "b's own copy of a photo was not taken")
    names = '../me', 'me/..', '', '.', 'b/../me', 'x' * 33
    for user in names:
        require(place.run('list', '--user', user).returncode == 64, f'user {user!r} was taken')
    require(place.lines() == before and own in place.held(), "b changed a's records")
    place.require_tidy()
    place.require_tidy('b')
    place.remove()
    return len(commands) + len(names)

def accounts(settings: Settings) -> int:
    """Two accounts with a library each: B tries every command, and plain reading, at A's. Returns the number of tries."""
    for path in (settings.work, settings.shim):
        os.chmod(path, 0o755)
    program = settings.copied_program()
    places = {65533: Place(settings), 65534: Place(settings)}

    def run(account, *command):
        return subprocess.run(command, env=places[account].environment(), user=account, group=account, extra_groups=[], umask=0, cwd='/',
                              input=b'd\nq\n', capture_output=True, timeout=TIMEOUT)

    for account, place in places.items():
        place.put('secret-shop.png', picture(account))
        os.chmod(place.path, 0o755)
        for folder, _, names in os.walk(place.path):
            for path in [folder] + [f'{folder}/{name}' for name in names]:
                os.chown(path, account, account)
        result = run(account, program, 'import', '--jobs', '1', place.photos)
        require(result.returncode == 0, f'an account of its own: {result.stderr[-300:]}')
    a, b = places.values()
    id = next(iter(a.records()))
    before = a.lines()
    secrets = [id.encode(), b'secret-shop', digest(picture(65533)).encode()]
    tried = 0
    for command in [*walk(id), ('verify',), ('verify', '--repair'), ('users',), ('backup', b.path + '/a.tar'), ('import', b.photos), ('watch', '--once')]:
        tried += 1
        result = run(65534, program, *command, '--library', a.library)
        require(result.returncode != 0, f'{command} at the library of another account ends with 0')
        said = (result.stdout + result.stderr).replace(id.encode(), b'') if id in command else result.stdout + result.stderr
        for secret in secrets:
            require(secret not in said, f'{command} of another account tells {secret}')
    for path in ('', '/Users', '/Users/me', '/Users/me/ledger.jsonl', f'/Users/me/Records/{id}', f'/Users/me/Records/{id}/1.png', '/Failed'):
        tried += 1
        require(run(65534, '/bin/ls', a.library + path).returncode != 0 or not path, f'another account can see {path}')
        require(run(65534, '/bin/cat', a.library + path).returncode != 0, f'another account can read {path}')
    require(a.lines() == before, 'another account changed the ledger')
    a.require_tidy()
    for place in places.values():
        place.remove()
    return tried


def owners(settings: Settings) -> Outcome:
    """Another user tries everything, and as root another account, too."""
    counts, problems = {'users': 0, 'accounts': 0}, []
    with noting(problems):
        counts['users'] = users(settings)
        if os.getuid() == 0:
            counts['accounts'] = accounts(settings)
    beside = f'and {counts["accounts"]} of another account' if counts['accounts'] else '(another account: only when run as root)'
    return Outcome(f"{counts['users']} tries of another user {beside} at one user's records, seen 0, changed 0", problems)
