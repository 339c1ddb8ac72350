"""How a page of help lies on the screen: each text beside its option, in its column, and no default said twice."""
import re

from .helptext import ROW, WIDTH, Page, columns

#: Where the parser begins to say what an option is for.
COLUMN = 26
DEFAULT = re.compile(r'\((?:default|기본): ')
#: A row that points to more help, and explains nothing.
POINTER = re.compile(r"  (?:See|자세한 도움말)")


def problems(page: Page) -> list[str]:
    found = []
    for row in rows(page):
        first, *rest = row
        text = re.match(r'(  \S.*?\s{2,})\S', first)
        if text and columns(text[1]) != COLUMN:
            found.append(f'a text out of its column: {first.strip()}')
        # The parser, which speaks English, breaks its lines by letters.
        found += [f'wider than {WIDTH} columns: {line}' for line in row if '사용법: ' in page.text and columns(line) > WIDTH]
        found += [f'a text that goes on out of its column: {line.strip()}' for line in rest if len(line) - len(line.lstrip()) != COLUMN]
        if len(DEFAULT.findall(' '.join(row))) > 1:
            found.append(f'a default that is said twice: {" ".join(first.split()[:2])}')
    return found


def rows(page: Page) -> list[list[str]]:
    """The lines of each option, argument and subcommand."""
    found = []
    for _, lines in page.sections[1:]:
        for line in filter(None, lines):
            if POINTER.match(line):
                break
            if ROW.match(line):
                found.append([line])
            elif found:
                found[-1].append(line)
    return found
