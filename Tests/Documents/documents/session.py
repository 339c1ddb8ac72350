"""One shell with a home of its own, in which the commands of a document run one after the other."""
import os
import shlex
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from .terminal import Terminal

ROOT = Path(__file__).resolve().parents[3]
LOCALES = {'en': 'en_US.UTF-8', 'ko': 'ko_KR.UTF-8'}
#: The day that all commands run on, in the weeks that the documents tell of.
TODAY = '2026-11-30'
#: Seconds after which a command is said to hang.
LIMIT = 120
#: Seconds in which a server has to say that it is there.
START = 30


@dataclass(frozen=True)
class Ran:
    status: int
    output: str


class Session:
    def __init__(self, program: str, language: str):
        self.home = tempfile.mkdtemp(prefix='receiptmind-docs-')
        self.port = free_port()
        self.terminal = Terminal()
        work = Path(self.home, 'project')
        work.mkdir()
        for name in ('SampleReceipts', 'Scripts', 'Tests'):
            (work / name).symlink_to(ROOT / name)
        #: Where the shell says numbers, and the descriptor that it has for that.
        self.status, self.told = os.pipe()
        #: The number of each server's process, and where it says what it says.
        self.servers: list[tuple[int, str]] = []
        self.shell = subprocess.Popen(
            ['bash', '--noprofile', '--norc'], cwd=work, env=environment(program, self.home, language), stdin=subprocess.PIPE, text=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=[self.told], start_new_session=True)
        os.close(self.told)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # With whatever hangs, and servers that nobody has stopped.
        os.killpg(self.shell.pid, signal.SIGKILL)
        self.shell.stdin.close()
        self.shell.wait()
        os.close(self.status)
        self.terminal.close()
        shutil.rmtree(self.home, ignore_errors=True)

    def run(self, command: str) -> Ran:
        """Runs a command on the terminal, where each question is answered with Enter."""
        terminal = self.terminal.path
        self._type(f'eval {shlex.quote(command)} > {terminal} 2>&1 < {terminal} {self.told}>&-; echo $? >&{self.told}')
        output = self.terminal.written_until(self.status, LIMIT)
        return Ran(self._told(), output)

    def start(self, command: str) -> Ran:
        """Starts a command that runs until it is stopped; it has to say something first."""
        log = f'{self.home}/.server-{len(self.servers)}'
        self._type(f'eval {shlex.quote("exec " + command)} > {log} 2>&1 < /dev/null {self.told}>&- & echo $! >&{self.told}')
        process = self._told()
        self.servers.append((process, log))
        end = time.monotonic() + START
        while time.monotonic() < end and os.path.exists(f'/proc/{process}') and not is_there(log):
            time.sleep(0.05)
        return Ran(0, Path(log).read_text(encoding='utf-8')) if is_there(log) else Ran(1, f'says nothing in {START} s\n')

    def stop_all(self) -> list[str]:
        """Stops the servers as Ctrl-C does, and returns what is wrong with how they ended."""
        problems = []
        for process, log in self.servers:
            self._type(f'kill -TERM {process}; wait {process}; echo $? >&{self.told}')
            if status := self._told():
                problems.append(f'ended with status {status} when it was stopped: {Path(log).read_text(encoding="utf-8")}')
        self.servers.clear()
        return problems

    def _type(self, command: str):
        self.shell.stdin.write(command + '\n')
        self.shell.stdin.flush()

    def _told(self) -> int:
        """The number that the shell says when a command has ended."""
        if said := os.read(self.status, 64):
            return int(said)
        raise RuntimeError('a command ended the shell')


def is_there(log: str) -> bool:
    return os.path.exists(log) and os.path.getsize(log) > 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(('127.0.0.1', 0))
        return probe.getsockname()[1]


def environment(program: str, home: str, language: str) -> dict[str, str]:
    """The variables that the shell starts with: nothing of whoever runs this but where programs, libraries and models are."""
    kept = {name: os.environ[name] for name in ('LD_LIBRARY_PATH', 'TESSDATA_PREFIX') if name in os.environ}
    return kept | {
        'PATH': os.path.dirname(os.path.abspath(program)) + ':' + os.environ['PATH'], 'HOME': home, 'TMPDIR': home,
        'LANG': LOCALES[language], 'TERM': 'xterm-256color', 'RECEIPTMIND_TODAY': TODAY,
    }
