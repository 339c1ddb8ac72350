"""Several machines on one library in PostgreSQL, under everything that goes wrong with machines: for Scripts/torture.

A machine is a process with a login, an inbox and copies of its own. The server is a real one in a temporary folder.
"""
import contextlib, glob, hashlib, itertools, json, os, pathlib, pwd, random, shutil, signal, subprocess, tempfile, threading, time, zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TIMEOUT = 180
ACCOUNTS = ['anna', 'bora', 'chul', 'dana', 'eun']
# Of hosts that are namespaces of this machine.
NETWORK = '10.77.0.0/24'


def programs():
    """Where Debian keeps the server's programs, which are on nobody's PATH; None without a server."""
    found = sorted(glob.glob('/usr/lib/postgresql/*/bin'), key=lambda path: int(path.split('/')[4]))
    return found[-1] if found and os.access(found[-1] + '/initdb', os.X_OK) else None


class Broken(Exception):
    """A promise that was not kept."""


class Server:
    """A PostgreSQL of its own, reached by a socket in its folder, and on a host of a network by others; synced writes, as in earnest."""

    def __init__(self, folder, host=None, primary=None):
        self.folder, self.host = folder, host
        os.makedirs(folder, exist_ok=True)
        # The server refuses to run for root.
        if os.getuid() == 0:
            owner = pwd.getpwnam('postgres')
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        os.chmod(folder, 0o755)
        if primary:
            way = f'host={primary.host.address} user=postgres application_name={host.name}'
            self.command('pg_basebackup', '-D', folder + '/data', '-d', way, '-R', '-X', 'stream', '-c', 'fast')
        else:
            self.command('initdb', '-D', folder + '/data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N')
            with open(folder + '/data/pg_hba.conf', 'a') as rules:
                rules.write(''.join(f'host {what} all {NETWORK} trust\n' for what in ('all', 'replication')) if host else '')
        self.start()

    def command(self, name, *arguments, check=True):
        other = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] if os.getuid() == 0 else []
        inside = self.host.inside if self.host else []
        result = subprocess.run([*inside, *other, f'{programs()}/{name}', *arguments], cwd=self.folder, stdin=subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=TIMEOUT, check=False, text=True)
        if check and result.returncode:
            raise Broken(f'{name}: {result.stderr[-300:]}')

    def start(self):
        # Small files of the write-ahead log, so that a small disk can be filled.
        options = f"-k {self.folder} -c listen_addresses='{self.host.address if self.host else ''}' -c min_wal_size=32MB -c max_wal_size=64MB"
        self.command('pg_ctl', '-D', self.folder + '/data', '-w', '-s', '-l', self.folder + '/log', '-o', options, 'start')

    def stop(self, mode='immediate'):
        self.command('pg_ctl', '-D', self.folder + '/data', '-w', '-s', '-m', mode, 'stop', check=False)

    def crash(self):
        self.stop()
        self.start()

    def kill(self):
        """As if the machine had lost its power: no process of the server has time for anything."""
        with open(self.folder + '/data/postmaster.pid') as file:
            postmaster = int(file.readline())
        with open(f'/proc/{postmaster}/task/{postmaster}/children') as file:
            children = file.read().split()
        for process in [postmaster, *map(int, children)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def promote(self):
        self.command('pg_ctl', '-D', self.folder + '/data', '-w', '-s', 'promote')

    def sql(self, text, check=True):
        result = subprocess.run(['psql', '--no-psqlrc', '-qAtX', '-v', 'ON_ERROR_STOP=1', '-h', self.folder, '-U', 'postgres', '-d', 'postgres', '-c', text],
                                capture_output=True, text=True, timeout=TIMEOUT)
        if check and result.returncode:
            raise Broken(f'{text[:80]}: {result.stderr[-300:]}')
        return result.stdout.strip()

    def name(self, login='postgres'):
        """What this machine calls it."""
        return f'postgresql://{login}@/postgres?host={self.folder}'


class Machine:
    """What a process on a machine of its own has."""

    def __init__(self, cluster, name, login='postgres', fault=None, host=None):
        self.cluster, self.name, self.login = cluster, name, login
        self.command = [*(host.inside if host else []), cluster.program]
        self.home = f'{cluster.folder}/machines/{name}'
        os.makedirs(self.home, mode=0o700, exist_ok=True)
        keep = ('PATH', 'LD_LIBRARY_PATH', 'TESSDATA_PREFIX')
        self.environment = {key: os.environ[key] for key in keep if key in os.environ}
        self.environment |= {'HOME': self.home, 'LC_ALL': 'C.UTF-8', 'OMP_THREAD_LIMIT': '1', 'TMPDIR': self.home,
                             'RECEIPTMIND_LIBRARY': cluster.name(login)}
        if fault:
            self.environment |= {'LD_PRELOAD': cluster.shim, 'FAULT_ROOT': self.home} | fault
        self.process = None

    def run(self, *arguments, expect=None):
        result = subprocess.run([*self.command, *arguments], env=self.environment, stdin=subprocess.DEVNULL,
                                capture_output=True, text=True, timeout=TIMEOUT)
        if expect is not None and result.returncode not in expect:
            raise Broken(f'{arguments}: status {result.returncode}: {result.stderr[-300:]}')
        return result

    def start(self):
        log = open(f'{self.home}/log', 'ab')
        self.process = subprocess.Popen([*self.command, 'work', '--jobs', '1', '--json'], env=self.environment,
                                        stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        log.close()

    def kill(self):
        self.process.kill()
        self.process.wait()

    def events(self):
        """What the machine said of photos."""
        with contextlib.suppress(FileNotFoundError):
            for line in open(f'{self.home}/log', 'rb').read().split(b'\n'):
                with contextlib.suppress(ValueError):
                    yield json.loads(line)


class Cluster:
    def __init__(self, program, shim, folder, data=None, host=None, name=None):
        self.program, self.shim, self.folder = program, shim, folder
        os.chmod(folder, 0o755)
        self.server = Server(data or folder + '/server', host)
        # What machines call the library, with a login.
        self.name = name or self.server.name
        for word in ('migrate', 'roles'):
            run = subprocess.run([ROOT / 'Scripts/database', word, self.server.name()], capture_output=True, text=True, timeout=TIMEOUT)
            if run.returncode:
                raise Broken(f'database {word}: {run.stderr[-300:]}')
        self.fed = {account: {} for account in ACCOUNTS}
        self.acknowledged = {account: set() for account in ACCOUNTS}
        self.counts = dict.fromkeys(['kills', 'pauses', 'crashes', 'imports killed', 'stale'], 0)
        self.numbers = itertools.count(1)

    def worker(self, name, fault=None, host=None):
        self.server.sql(f'CREATE ROLE {name} LOGIN; GRANT rm_worker TO {name}')
        return Machine(self, name, name, fault, host)

    # Photos

    def feed(self, account, count, folder, kind='photo', size=0):
        os.makedirs(folder, exist_ok=True)
        for _ in range(count):
            number = next(self.numbers)
            data = picture(number) if kind == 'photo' else no_picture(number)
            # Behind its end a picture may have whatever it likes.
            data += os.urandom(size)
            self.fed[account][hashlib.sha256(data).hexdigest()] = kind
            with open(f'{folder}/{number}.png', 'wb') as file:
                file.write(data)

    def take_in(self, account, folder, machine, chance):
        """Imports a folder until that is acknowledged; a killed or refused import is begun again."""
        while True:
            process = subprocess.Popen([*machine.command, 'import', '--queue', '--user', account, folder, '--json'], env=machine.environment,
                                       stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            if chance.random() < 0.5:
                time.sleep(chance.uniform(0.02, 0.3))
                self.counts['imports killed'] += process.poll() is None
                process.kill()
            output = process.communicate(timeout=TIMEOUT)[0]
            for line in output.splitlines():
                with contextlib.suppress(ValueError):
                    line = json.loads(line)
                    if line['event'] in ('queued', 'waiting', 'duplicate'):
                        with open(line['file'], 'rb') as file:
                            self.acknowledged[account].add(hashlib.sha256(file.read()).hexdigest())
            if process.returncode == 0:
                return
            time.sleep(0.2)

    # The queue as the server sees it

    def lapse(self, host=None):
        """The time of loans is over: the queue's clock is the server's, so it is the server that is told."""
        where = f" AND host = '{host}'" if host else ''
        self.server.sql(f"UPDATE receiptmind.job SET until = '-infinity' WHERE state = 1{where}", check=False)

    def sleeps_through(self, machine):
        """Stops a machine with a photo in hand, and wakes it up when another has that photo, or is done with it."""
        held = f"SELECT string_agg(token::text, ',') FROM receiptmind.job WHERE host = '{machine.login}' AND state = 1"
        deadline = time.time() + 5
        while not (tokens := self.server.sql(held, check=False)):
            if time.time() > deadline:
                return False
            time.sleep(0.02)
        machine.process.send_signal(signal.SIGSTOP)
        self.lapse(machine.login)
        deadline = time.time() + 12
        while self.server.sql(f'SELECT count(*) FROM receiptmind.job WHERE token IN ({tokens})', check=False) != '0' and time.time() < deadline:
            time.sleep(0.1)
        machine.process.send_signal(signal.SIGCONT)
        return True

    def left(self):
        return int(self.server.sql('SELECT count(*) FROM receiptmind.job WHERE state < 2', check=False) or -1)

    # What has become of it

    def check(self):
        """Photos are records, failed or parked, each once; ledgers have no gap and follow hash by hash."""
        found = dict.fromkeys(['photos', 'records', 'failed', 'parked', 'lost', 'doubled', 'gaps', 'unacknowledged'], 0)
        for account in ACCOUNTS:
            where = f"a.name = '{account}'"
            held = self.server.sql("SELECT encode(p.picture, 'hex'), p.folder FROM receiptmind.part p JOIN receiptmind.account a ON a.id = p.account "
                                   f"WHERE {where} AND p.picture IS NOT NULL").split()
            held = [line.split('|') for line in held]
            records = [hash for hash, folder in held if folder != 'failed']
            failed = {hash for hash, folder in held if folder == 'failed'}
            parked = set(self.server.sql("SELECT encode(j.sha256, 'hex') FROM receiptmind.job j JOIN receiptmind.account a ON a.id = j.account "
                                         f'WHERE {where} AND j.state = 2').split())
            fed = set(self.fed[account])
            found['photos'] += len(fed)
            found['records'] += len(set(records))
            found['failed'] += len(failed)
            found['parked'] += len(parked)
            found['doubled'] += len(records) - len(set(records)) + len(set(records) & (failed | parked)) + len(failed & parked)
            found['lost'] += len(fed - set(records) - failed - parked)
            found['unacknowledged'] += len(self.acknowledged[account] - set(records) - failed - parked)
            found['gaps'] += self.gaps(where)
            for kind, there in (('photo', failed), ('no picture', set(records))):
                if any(self.fed[account].get(hash) == kind for hash in there):
                    raise Broken(f'{account}: a {kind} is where it does not belong')
        return found

    def gaps(self, where):
        rows = self.server.sql("SELECT l.number, encode(l.bytes, 'hex') FROM receiptmind.line l JOIN receiptmind.account a ON a.id = l.account "
                               f'WHERE {where} ORDER BY l.number').split()
        gaps, previous = 0, b''
        for place, row in enumerate(rows, 1):
            number, line = row.split('|')
            line = bytes.fromhex(line)
            gaps += int(number) != place or json.loads(line)['prev'] != hashlib.sha256(previous).hexdigest()
            previous = line
        return gaps


def chunk(kind, body):
    return len(body).to_bytes(4, 'big') + kind + body + zlib.crc32(kind + body).to_bytes(4, 'big')


def png(data):
    head = (16).to_bytes(4, 'big') * 2 + bytes([8, 0, 0, 0, 0])
    return b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', head) + chunk(b'IDAT', data) + chunk(b'IEND', b'')


def picture(number):
    """A tiny picture, different for each number: quick to read, and nothing is on it."""
    return png(zlib.compress(b''.join(b'\0' + bytes(250 - (number >> bit & 1) * 5 for bit in range(16)) for _ in range(16))))


def no_picture(number):
    """A file that has arrived whole and is no picture all the same."""
    return png(b'nothing that was ever compressed %d' % number)


# What goes wrong

def chaos(cluster, workers, seconds, chance):
    """Kills, pauses that outlast a loan, and crashes of the server, until the time is over."""
    end = time.time() + seconds
    next_crash = time.time() + seconds / 4
    turns = itertools.count(1)
    while time.time() < end:
        time.sleep(chance.uniform(0.3, 0.9))
        machine = chance.choice(workers)
        if time.time() > next_crash:
            cluster.server.crash()
            cluster.counts['crashes'] += 1
            next_crash = time.time() + max(6, seconds / 4)
        elif next(turns) % 2:
            machine.kill()
            cluster.counts['kills'] += 1
            # It takes back what it had in hand itself, long before the loans end.
            machine.start()
        elif cluster.sleeps_through(machine):
            cluster.counts['pauses'] += 1
        for machine in workers:
            if machine.process.poll() is not None:
                raise Broken(f'{machine.name} ended by itself: {open(machine.home + "/log").read()[-300:]}')


def finish(cluster, workers, patience=TIMEOUT):
    """Lets the machines read what is left, and asks them to stop."""
    deadline = time.time() + patience
    while (left := cluster.left()) != 0:
        if time.time() > deadline:
            raise Broken(f'{left} photos are still not read')
        time.sleep(0.3)
        # Loans of those who were killed.
        dead = [machine for machine in workers if machine.process.poll() is not None]
        for machine in dead:
            cluster.lapse(machine.login)
    for machine in workers:
        machine.process.send_signal(signal.SIGTERM)
    for machine in workers:
        if machine.process.wait(TIMEOUT) != 0:
            raise Broken(f'{machine.name} ended with {machine.process.returncode}: {open(machine.home + "/log").read()[-300:]}')


def everybody(work):
    """The same for each account, side by side."""
    problems = []

    def guarded(account):
        try:
            work(account)
        except Exception as problem:
            problems.append(problem)
    threads = [threading.Thread(target=guarded, args=(account,), daemon=True) for account in ACCOUNTS]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if problems:
        raise problems[0]


def damage(cluster, account):
    """A photo whose bytes are others than were kept: no machine can read it, whatever becomes of the disk below the server."""
    folder = f'{cluster.folder}/poison'
    cluster.feed(account, 1, folder)
    name = os.listdir(folder)[0]
    hash = hashlib.sha256(open(f'{folder}/{name}', 'rb').read()).hexdigest()
    Machine(cluster, 'poison').run('import', '--queue', '--user', account, folder, expect=(0,))
    cluster.server.sql('ALTER TABLE receiptmind.blob DROP CONSTRAINT IF EXISTS blob_check; '
                       f"UPDATE receiptmind.blob SET bytes = set_byte(bytes, 0, 0) WHERE sha256 = '\\x{hash}'")
    return hash


def hard_times(program, shim, folder, long):
    """Kills, pauses, crashes and a clock that is wrong, while photos come in, and while the tables are changed."""
    chance = random.Random(25)
    cluster = Cluster(program, shim, folder)
    try:
        intake = Machine(cluster, 'intake')
        for account in ACCOUNTS:
            intake.run('users', '--add', account, expect=(0,))
        parked = damage(cluster, ACCOUNTS[0])
        # One machine has a clock that is ten years behind, another one that is ahead.
        clocks = [None, {'FAULT_CLOCK': '1450000000'}, {'FAULT_CLOCK': '2100000000'}]
        workers = [cluster.worker(f'host_{number}', clock) for number, clock in enumerate(clocks)]
        for machine in workers:
            machine.start()
        rounds = 60 if long else 1

        def fill(account):
            machine = Machine(cluster, 'in-' + account)
            own = random.Random(account)
            for round in range(rounds):
                folder = f'{cluster.folder}/photos/{account}-{round}'
                cluster.feed(account, 40 if long else 14, folder)
                cluster.feed(account, 1, folder, 'no picture')
                cluster.take_in(account, folder, machine, own)
        filling = threading.Thread(target=everybody, args=(fill,), daemon=True)
        filling.start()
        chaos(cluster, workers, 3600 if long else 12, chance)
        filling.join()
        # A newer program adds to the tables while older ones work.
        for table in ('job', 'part', 'ledger', 'blob', 'line'):
            cluster.server.sql(f'ALTER TABLE receiptmind.{table} ADD COLUMN later text')
        cluster.server.sql('INSERT INTO receiptmind.version VALUES (9000, 2)')
        fill_again = f'{cluster.folder}/photos/later'
        cluster.feed(ACCOUNTS[1], 3, fill_again)
        cluster.take_in(ACCOUNTS[1], fill_again, intake, chance)
        finish(cluster, workers)
        for machine in workers:
            cluster.counts['stale'] += sum(event.get('event') == 'takenAway' for event in machine.events())
        found = cluster.check()
        there = cluster.server.sql("SELECT encode(sha256, 'hex'), why FROM receiptmind.job WHERE state = 2").split('\n')
        if [line.split('|')[0] for line in there] != [parked] or not there[0].split('|')[1]:
            raise Broken(f'parked are {there}, not the one photo that nobody can read')
        # The program says the same as we.
        intake.run('verify', expect=(0,))
        # What takes something away is refused by programs that do not know it.
        cluster.server.sql('INSERT INTO receiptmind.version VALUES (9001, 9001)')
        refusal = workers[0].run('work', '--once')
        if refusal.returncode != 4:
            raise Broken(f'a program works on tables that it does not know: {refusal.returncode} {refusal.stderr[-200:]}')
        return cluster.counts, found
    finally:
        for machine in locals().get('workers', []):
            if machine.process and machine.process.poll() is None:
                machine.kill()
        cluster.server.stop()


def full_disk(program, shim, folder):
    """The server's disk is full for a while: what was acknowledged is there, and everything goes on when there is room."""
    disk = folder + '/disk'
    os.makedirs(disk)
    mount = subprocess.run(['mount', '-t', 'tmpfs', '-o', 'size=160m,mode=0755', 'tmpfs', disk], capture_output=True, text=True)
    if mount.returncode:
        return None
    cluster = None
    try:
        cluster = Cluster(program, shim, folder, disk + '/server')
        intake = Machine(cluster, 'intake')
        account = ACCOUNTS[0]
        for name in ACCOUNTS:
            intake.run('users', '--add', name, expect=(0,))
        cluster.feed(account, 4, folder + '/before')
        cluster.take_in(account, folder + '/before', intake, random.Random(1))
        worker = cluster.worker('host_full')
        ballast = disk + '/ballast'
        with contextlib.suppress(OSError), open(ballast, 'wb', buffering=0) as file:
            while True:
                file.write(bytes(1 << 16))
        worker.start()
        # Larger than what is left in any page of the tables.
        cluster.feed(account, 4, folder + '/during', size=400_000)
        refused = intake.run('import', '--queue', '--user', account, folder + '/during')
        if refused.returncode == 0:
            raise Broken('a full disk was not full')
        time.sleep(2)
        os.unlink(ballast)
        # Without room for its write-ahead log a server ends.
        if cluster.server.sql('SELECT 1', check=False) != '1':
            cluster.server.stop()
            cluster.server.start()
        cluster.take_in(account, folder + '/during', intake, random.Random(2))
        finish(cluster, [worker])
        return cluster.check()
    finally:
        if cluster:
            if 'worker' in locals() and worker.process and worker.process.poll() is None:
                worker.kill()
            cluster.server.stop()
        subprocess.run(['umount', '-l', disk], capture_output=True)


def told(found):
    kept = ', '.join(f'{name} {found[name]}' for name in ('lost', 'doubled', 'gaps', 'unacknowledged'))
    return f'{found["photos"]} photos = {found["records"]} records + {found["failed"]} failed + {found["parked"]} parked, {kept}'


def broken(found):
    sums = found['records'] + found['failed'] + found['parked'] != found['photos']
    return sums or any(found[name] for name in ('lost', 'doubled', 'gaps', 'unacknowledged'))


def trial(network, name, program, shim, place, long):
    """What one of the trials says, and what it has counted where it was done."""
    if name == 'hard':
        counts, found = hard_times(program, shim, place, long)
        return '3 machines with clocks 10 years apart, ' + ', '.join(f'{count} {what}' for what, count in counts.items()), found
    if name == 'full':
        found = full_disk(program, shim, place)
        return ('disk full' if found else 'disk full: skipped, needs root to mount a small disk'), found
    return network.trial(name, program, shim, place, long)


def everything(program, shim, long):
    """What was done, and what went wrong."""
    if not programs():
        return ["skipped: there is no PostgreSQL server (Scripts/setup --database-tests)"], []
    # It is about these machines, too.
    import network
    said, problems = [], []
    # Not in memory: the server needs room, and its own user a way to it.
    with tempfile.TemporaryDirectory(prefix='receiptmind-cluster-', dir='/tmp') as folder:
        os.chmod(folder, 0o755)
        for name in ('hard', 'full', *network.TRIALS):
            place = f'{folder}/{name}'
            os.makedirs(place)
            try:
                text, found = trial(network, name, program, shim, place, long)
                said.append(text + ('; ' + told(found) if found else ''))
                if found and broken(found):
                    problems.append(f'{name}: {told(found)}')
            except Exception as problem:
                problems.append(f'{name}: {problem!r}')
    return said, problems
