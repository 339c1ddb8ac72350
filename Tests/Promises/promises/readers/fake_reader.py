#!/usr/bin/python3
"""In place of receiptmind-reader: answers wrongly as often as it is told, and after that it is the real one.

LyingPlace puts it beside a copy of receiptmind, with three files: `lie` has one of the names below and how often it is still told,
`real` leads to the reader, and `answers` has the JSON of the reader's answers about itself and about a photo. A lie that cannot be
told any more, because answers have changed, leaves a file `mistake`.
"""
import json
import os
import random
import signal
import struct
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
SOCKET = 0
# ReaderFrame: the most that a message and what follows it may have.
MOST = 16 << 20, 256 << 20


def frame(message, payload=b''):
    if not isinstance(message, bytes):
        message = json.dumps(message).encode()
    return struct.pack('<II', len(message), len(payload)) + message + payload


def answer():
    return {'readings': json.loads((HERE / 'answers').read_text())['readings']}


def changed(name, value):
    """The answer with another value wherever something has this name."""
    def change(parts):
        count = 0
        for key, part in list(parts.items() if isinstance(parts, dict) else enumerate(parts)):
            if key == name:
                parts[key] = value
                count += 1
            elif isinstance(part, (dict, list)):
                count += change(part)
        return count

    whole = answer()
    if not change(whole):
        (HERE / 'mistake').write_text(f'nothing in an answer is called {name}')
    return whole


def elsewhere():
    """The answer with its passes on a page that is not there; the first is not named."""
    whole = answer()
    for reading in whole['readings']['_0']:
        for part in reading['passes']:
            part['at'] = 7
    return whole


def many():
    whole = answer()
    whole['readings']['_0'] *= 200
    return whole


def ready(version=2):
    return frame({'ready': {'_0': {'closesFiles': True, 'filtersCalls': True}, 'version': version}})


# Bytes sent before the first question, then one for each question; ends after the last.
FIRST = {
    'ends at once': lambda: b'',
    'noise before it is asked': lambda: random.randbytes(4096),
    'half a length before it is asked': lambda: b'\x45\0\0',
    'another version': lambda: ready(3),
    'an answer before it is asked': lambda: frame(answer()),
}
ANSWERS = {
    'no answer': lambda: b'',
    'noise': lambda: random.randbytes(100_000),
    'half an answer': lambda: frame(answer())[:2000],
    'huge lengths': lambda: b'\xff' * 8 + bytes(1000),
    'the largest lengths': lambda: struct.pack('<II', *MOST) + b'{' * 1000,
    'nothing, at length': lambda: frame(b' ' * MOST[0]),
    'no bytes': lambda: frame(b''),
    'no JSON': lambda: frame(b'TOTAL 12.00'),
    'a million brackets': lambda: frame(b'[' * 1_000_000),
    'no UTF-8': lambda: frame(json.dumps(answer(), ensure_ascii=False).encode().replace(b'\xec', b'\xff')),
    'another kind': lambda: frame({'done': {}}),
    'a kind that there is none of': lambda: frame({'ledger': {'_0': []}}),
    'no readings': lambda: frame({'readings': {'_0': []}}),
    'pixels that nobody asked for': lambda: frame(answer(), bytes(1000)),
    'boxes at 1e18': lambda: frame(changed('box', [10 ** 18] * 4)),
    'boxes at 1e400': lambda: frame(json.dumps(changed('box', ['?'] * 4)).replace('"?"', '1e400').encode()),
    'boxes of less than nothing': lambda: frame(changed('box', [-10 ** 6] * 4)),
    'pages that are not there': lambda: frame(elsewhere()),
    'a picture without size': lambda: frame(changed('width', 0)),
    'money beyond all ledgers': lambda: frame(changed('amount', f'{2 ** 63 - 1} KRW')),
    'certainty of 1e300': lambda: frame(changed('confidence', 1e300)),
    'a shop of 10,000 letters': lambda: frame(changed('merchant', {'value': '가 \x1b[2J\u202e' * 1400, 'confidence': 1, 'alternatives': []})),
    'words of NUL': lambda: frame(changed('text', '\0' * 1000)),
    '200 receipts': lambda: frame(many()),
    'the right answer twice': lambda: 2 * frame(answer()),
    'the right answer, late': lambda: time.sleep(2) or frame(answer()),
}


def say(what):
    while what:
        what = what[os.write(SOCKET, what):]


def hear():
    """Waits for a question about a file, and tells the truth about itself."""
    while question := os.read(SOCKET, 1 << 16):
        if b'"engine"' not in question:
            return
        say(frame({'engine': json.loads((HERE / 'answers').read_text())['engine']}))
    sys.exit()


def stop():
    os.kill(os.getpid(), signal.SIGSTOP)


def drip():
    for byte in frame(answer()):
        say(bytes([byte]))
        time.sleep(0.4)


def compute():
    while True:
        pass


# Answers that only end when the program loses patience.
ENDLESS = {'stopped': stop, 'silent': lambda: time.sleep(1000), 'a byte now and then': drip, 'computes for ever': compute}


def main():
    lie, times = (HERE / 'lie').read_text().rsplit(' ', 1)
    if int(times) == 0:
        os.execv(HERE / 'real', sys.argv)
    (HERE / 'lie').write_text(f'{lie} {int(times) - 1}')
    if lie in FIRST:
        return say(FIRST[lie]())
    say(ready())
    hear()
    if lie in ENDLESS:
        ENDLESS[lie]()
    else:
        say(ANSWERS[lie]())
        if lie in ('another kind', 'the right answer twice'):
            hear()


if __name__ == '__main__':
    main()
