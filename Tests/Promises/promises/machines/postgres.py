"""A PostgreSQL server in a folder of its own."""
import contextlib
import glob
import os
import pwd
import signal
import subprocess

from ..checks import require

#: Seconds for a command that may have to wait for others.
TIMEOUT = 180
#: Of hosts that are namespaces of this machine.
NETWORK = '10.77.0.0/24'


def programs() -> str | None:
    """The folder where Debian keeps the server's programs, which are on nobody's PATH; None without a server."""
    found = sorted(glob.glob('/usr/lib/postgresql/*/bin'), key=lambda path: int(path.split('/')[4]))
    return found[-1] if found and os.access(found[-1] + '/initdb', os.X_OK) else None



class Server:
    """A PostgreSQL of its own, reached by a socket in its folder, and on a host of a network by others; synced writes, as in earnest."""

    def __init__(self, folder: str, host=None, primary: 'Server | None' = None):
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
        require(not check or result.returncode == 0, f'{name}: {result.stderr[-300:]}')

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
        """Ends it as if the machine had lost its power: no process of the server has time for anything."""
        with open(self.folder + '/data/postmaster.pid') as file:
            postmaster = int(file.readline())
        with open(f'/proc/{postmaster}/task/{postmaster}/children') as file:
            children = file.read().split()
        for process in [postmaster, *map(int, children)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def promote(self):
        self.command('pg_ctl', '-D', self.folder + '/data', '-w', '-s', 'promote')

    def sql(self, text: str, check: bool = True) -> str:
        result = subprocess.run(['psql', '--no-psqlrc', '-qAtX', '-v', 'ON_ERROR_STOP=1', '-h', self.folder, '-U', 'postgres', '-d', 'postgres', '-c', text],
                                capture_output=True, text=True, timeout=TIMEOUT)
        require(not check or result.returncode == 0, f'{text[:80]}: {result.stderr[-300:]}')
        return result.stdout.strip()

    def name(self, login: str = 'postgres') -> str:
        """The connection string of this machine."""
        return f'postgresql://{login}@/postgres?host={self.folder}'
