"""A terminal of 80 columns and 24 rows, as a reader of the documents has one."""
import fcntl
import os
import pty
import re
import select
import struct
import termios
import time

#: Seconds of silence after which a command is taken to wait for a key.
QUIET = 0.5
#: What no command writes.
END = b'\0'


class Terminal:
    def __init__(self):
        self._screen, self._command_side = pty.openpty()
        settings = termios.tcgetattr(self._command_side)
        settings[3] &= ~termios.ECHO
        termios.tcsetattr(self._command_side, termios.TCSANOW, settings)
        fcntl.ioctl(self._command_side, termios.TIOCSWINSZ, struct.pack('HHHH', 24, 80, 0, 0))

    @property
    def path(self) -> str:
        return os.ttyname(self._command_side)

    def close(self):
        os.close(self._screen)
        os.close(self._command_side)

    def written_until(self, told: int, limit: float) -> str:
        """What is written until something can be read from the descriptor `told`; a line that is left open is a question, answered with Enter."""
        written, end = b'', time.monotonic() + limit
        while time.monotonic() < end:
            ready = select.select([self._screen, told], [], [], QUIET)[0]
            if self._screen in ready:
                written += os.read(self._screen, 65536)
            elif told in ready:
                termios.tcflush(self._command_side, termios.TCIFLUSH)
                return what_is_left((written + self._rest()).decode(errors='replace'))
            elif written and not written.endswith(b'\n'):
                os.write(self._screen, b'\r')
        raise TimeoutError(f'does not end in {limit} s, and has written: {what_is_left(written.decode(errors="replace"))}')

    def _rest(self) -> bytes:
        """What is still on its way to the screen."""
        os.write(self._command_side, END)
        rest = b''
        while not rest.endswith(END):
            rest += os.read(self._screen, 65536)
        return rest.removesuffix(END)


def what_is_left(written: str) -> str:
    """The lines that are left on the terminal, without the screen that a command had for itself, colours, and what was written over."""
    text = re.sub(r'\x1b\[\?1049h.*?\x1b\[\?1049l', '', written.replace('\r\n', '\n'), flags=re.S)
    text = re.sub(r'\x1b(?:\[[0-9;?<>=]*[a-zA-Z]|[P_\]].*?(?:\x1b\\|\x07)|[=>78])', '', text, flags=re.S)
    return re.sub(r'[^\n]*\r(?!\n)', '', text)
