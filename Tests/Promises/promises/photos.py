"""Files that are fed to the program."""
import hashlib
import struct
import zlib

from .settings import ROOT

SAMPLES = ROOT / 'SampleReceipts'


def png(data: bytes) -> bytes:
    """A PNG of 16 by 16 grey pixels with this image data."""
    def chunk(kind, body):
        return struct.pack('>I', len(body)) + kind + body + struct.pack('>I', zlib.crc32(kind + body))
    head = struct.pack('>IIBBBBB', 16, 16, 8, 0, 0, 0, 0)
    return b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', head) + chunk(b'IDAT', data) + chunk(b'IEND', b'')


def picture(number: int) -> bytes:
    """A tiny picture, different for each number: quick to read, and nothing is on it."""
    return png(zlib.compress(b''.join(b'\0' + bytes(250 - (number >> bit & 1) * 5 for bit in range(16)) for _ in range(16))))


def no_picture(mark: bytes = b'') -> bytes:
    """A file that has arrived whole and is no picture all the same."""
    return png(b'nothing that was ever compressed' + mark)


def photo(name: str, number: int) -> bytes:
    """A sample with a few bytes behind its end: another file each time, with the same receipt on it."""
    return (SAMPLES / name).read_bytes() + b'%d' % number


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
