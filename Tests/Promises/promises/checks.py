"""Conditions that must hold of a place, and of the photos that were fed to it."""
import json
import time
from collections.abc import Callable, Iterable

from .photos import digest
from .settings import TIMEOUT


class Broken(Exception):
    """A promise that was not kept."""


def require(condition, what: str):
    if not condition:
        raise Broken(what)


def wait_until(condition: Callable, what: str, seconds: float = TIMEOUT):
    deadline = time.time() + seconds
    while not condition():
        require(time.time() < deadline, what)
        time.sleep(0.2)


def failures(place) -> dict[str, str]:
    """The codes of files in quarantine, by their content."""
    folder, codes = place.library + '/Failed/me', {}
    for name in place.files(folder):
        if name + '.reason.json' in place.files(folder):
            with open(f'{folder}/{name}', 'rb') as file, open(f'{folder}/{name}.reason.json') as reason:
                codes[digest(file.read())] = json.load(reason)['code']
    return codes


def fate(place, data: bytes) -> str | None:
    """The fate of a photo: a record, the code of its failure, or nothing yet."""
    return 'record' if digest(data) in place.held() else failures(place).get(digest(data))


def require_once(place, photos: Iterable[bytes], codes: Iterable[str] = ('damaged', 'over-limit')):
    """Each photo is one record, or lies in quarantine with a reason."""
    held, failed = place.held(), failures(place)
    require(len(held) == len(set(held)), f'{len(held) - len(set(held))} doubled')
    require(sorted(place.contents(place.library + '/Failed/me')) == sorted(failed), 'a file has no reason')
    require(not set(held) & set(failed), 'a photo is a record and in quarantine')
    lost = {digest(data) for data in photos} - set(held) - set(failed)
    require(not lost, f'{len(lost)} lost')
    require(set(failed.values()) <= set(codes), f'reasons: {set(failed.values())}')
    place.run('verify', expect=(0,))
    place.require_tidy()
