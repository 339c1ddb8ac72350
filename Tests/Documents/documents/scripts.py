"""The programs in Scripts/, of which documents say how they are called; they are not run: they build, install, or take minutes."""
import os
import re
from pathlib import Path

from .helptext import options
from .session import ROOT


def problems(words: list[str], root: Path = ROOT) -> list[str]:
    """What is wrong with a call: a program that is not there, or an option that its text does not mention."""
    path = root / words[0]
    if not os.access(path, os.X_OK) or not path.is_file():
        return [f'{words[0]} is not there, or cannot be run']
    known = ''.join(text.read_text(encoding='utf-8') for text in [path, *modules(path, root)])
    return [f'{words[0]} has no {name}' for name in options(words) if not re.search(rf'{name}(?![\w-])', known)]


def modules(path: Path, root: Path) -> list[Path]:
    """The Python modules of a program that is only an entry to them."""
    return [module for folder in re.findall(r"Tests/\w+", path.read_text(encoding='utf-8')) for module in (root / folder).rglob('main.py')]


def mentions(option: str, root: Path = ROOT) -> bool:
    """Whether any program in Scripts/ mentions the option."""
    return any(option in path.read_text(encoding='utf-8') for path in (root / 'Scripts').iterdir()
               if path.is_file() and os.access(path, os.X_OK))
