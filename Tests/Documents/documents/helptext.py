"""The pages of `receiptmind help`, as they are printed."""
import re
import subprocess
import unicodedata
from dataclasses import dataclass

from .session import environment

#: Columns in which help is printed.
WIDTH = 80
HEADING = re.compile(r'\S.*:$')
OPTION = re.compile(r'  (?:-\w, )?(--[\w-]+(?:/--[\w-]+)*)')
SUBCOMMAND = re.compile(r'  ([a-z][a-z-]*)( \([^)]*\))?(?:\s{2,}|$)')
ROW = re.compile(r'  (?:(?:-|<)\S*(?: (?:-|<)\S+)*|[a-z][a-z-]*(?= |$))')


@dataclass(frozen=True)
class Page:
    path: tuple[str, ...]
    text: str

    @property
    def sections(self) -> list[tuple[str, list[str]]]:
        """The headings with their lines; what comes before the first heading stands under an empty one."""
        found = [('', [])]
        for line in self.text.split('\n'):
            if HEADING.fullmatch(line):
                found.append((line[:-1], []))
            else:
                found[-1][1].append(line)
        return found

    @property
    def story(self) -> str:
        """What it says before its usage, with each line as it was before it was broken for the screen."""
        return unwrapped(re.split(r'^(?:USAGE|사용법): ', self.text, flags=re.M)[0].strip())

    @property
    def usage(self) -> str:
        return re.split(r'^(?:USAGE|사용법): ', self.text, flags=re.M)[1].split('\n\n')[0]

    @property
    def listed(self) -> set[str]:
        """The options that are explained."""
        return {name for _, lines in self.sections[1:] for line in lines if (option := OPTION.match(line)) for name in option[1].split('/')}

    @property
    def shape(self) -> list[str]:
        """What does not depend on the language: arguments, options, subcommands and the values to choose from, in their order."""
        return [row[0].strip() for _, lines in self.sections[1:] for line in lines if (row := ROW.match(line))]

    @property
    def subcommands(self) -> list[str]:
        return [name[1] for _, lines in self.sections[1:] for line in lines if (name := SUBCOMMAND.match(line))]

    @property
    def default(self) -> str | None:
        """The subcommand that is meant where none is named."""
        marked = [name for _, lines in self.sections[1:] for line in lines if (name := SUBCOMMAND.match(line)) and name[2]]
        return marked[0][1] if marked else None


class Help:
    """All pages in one language."""

    def __init__(self, program: str, language: str):
        self._program, self._environment = program, environment(program, '/nonexistent', language)
        self.pages: dict[tuple[str, ...], Page] = {}
        self._read(())

    def _read(self, path: tuple[str, ...]):
        done = subprocess.run([self._program, 'help', *path], env=self._environment, capture_output=True, text=True)
        if done.returncode or not done.stdout:
            raise RuntimeError(f'help {" ".join(path)} ended with status {done.returncode}: {done.stderr}')
        self.pages[path] = page = Page(path, done.stdout)
        for name in page.subcommands:
            self._read((*path, name))

    def command(self, words: list[str]) -> tuple[str, ...]:
        """The command that the words behind the program's name call."""
        path = ()
        for word in words:
            if (*path, word) not in self.pages:
                break
            path = (*path, word)
        return path

    def unknown_options(self, words: list[str]) -> list[str]:
        """Those of the words that look like options, and that the command does not have."""
        path = self.command(words)
        known = set(self.pages[path].listed)
        if self.pages[path].default:
            known |= self.pages[(*path, self.pages[path].default)].listed
        return [name for name in options(words) if name not in known]

    @property
    def all_options(self) -> set[str]:
        return set().union(*(page.listed for page in self.pages.values()))


def options(words: list[str]) -> list[str]:
    return [match[0] for word in words if (match := re.match(r'--[a-z][\w-]*', word))]


def columns(text: str) -> int:
    """How many columns of a terminal a line takes."""
    return sum(1 + (unicodedata.east_asian_width(letter) in 'WF') for letter in text)


def unwrapped(text: str) -> str:
    """Joins the lines that were broken only because the next word did not fit."""
    joined, last = [], ''
    for line in text.split('\n'):
        first = line.split(' ', 1)[0]
        if last and first and columns(last) + 1 + columns(first) > WIDTH and not re.match(r'(?:[^:]*: )?receiptmind ', line):
            joined[-1] += ' ' + line
        else:
            joined.append(line)
        last = line
    return '\n'.join(joined)
