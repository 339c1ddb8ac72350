"""The blocks of commands and the inline code of a document."""
import re
from dataclasses import dataclass
from pathlib import Path

#: Blocks of these kinds are commands; `console` has prompts and what the program prints.
KINDS = ('sh', 'console')
#: What no line of any other block begins with: it would be a command that nobody runs.
COMMANDS = re.compile(r'\$ |(?:receiptmind|sudo|export|pytest-3|Scripts/[\w-]+)(?: |$)')


@dataclass(frozen=True)
class Block:
    kind: str
    #: The number of its first line in the document, from 1.
    line: int
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Command:
    line: int
    text: str
    #: What the document says that it prints; None where it says nothing.
    shown: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Document:
    name: str
    text: str

    @classmethod
    def read(cls, root: Path, name: str):
        return cls(name, (root / name).read_text(encoding='utf-8'))

    @property
    def language(self) -> str:
        return 'ko' if self.name.endswith('.ko.md') else 'en'

    def blocks(self) -> list[Block]:
        found, kind, start = [], None, 0
        lines = self.text.split('\n')
        for number, line in enumerate(lines):
            if line.startswith('```') and kind is None:
                kind, start = line[3:].strip(), number + 1
            elif line.startswith('```'):
                found.append(Block(kind, start + 1, tuple(lines[start:number])))
                kind = None
        return found

    def commands(self) -> list[Command]:
        return [command for block in self.blocks() if block.kind in KINDS for command in commands(block)]

    def stray_commands(self) -> list[int]:
        """The lines of commands in blocks that are not marked as commands."""
        return [block.line + offset for block in self.blocks() if block.kind not in KINDS
                for offset, line in enumerate(block.lines) if COMMANDS.match(line)]

    def code(self) -> list[tuple[int, str]]:
        """Inline code, each with its line."""
        prose = re.sub(r'^```.*?^```$', lambda block: '\n' * block[0].count('\n'), self.text, flags=re.S | re.M)
        return [(prose.count('\n', 0, match.start()) + 1, ' '.join(match[1].split())) for match in re.finditer(r'`([^`]+)`', prose)]


def commands(block: Block) -> list[Command]:
    """Each line of a block is a command, with its here-document; of `console`, each line behind a prompt."""
    found, lines = [], list(enumerate(block.lines, block.line))
    while lines:
        number, text = lines.pop(0)
        if block.kind == 'console':
            if not text.startswith('$ '):
                raise ValueError(f'line {number} stands behind no prompt')
            shown = []
            while lines and not lines[0][1].startswith('$ '):
                shown.append(lines.pop(0)[1])
            found.append(Command(number, text[2:], tuple(shown) if shown else None))
        elif text.strip() and not text.startswith('#'):
            end = re.search(r"<<'?(\w+)'?", text)
            while end and not text.endswith('\n' + end[1]):
                text += '\n' + lines.pop(0)[1]
            found.append(Command(number, text))
    return found
