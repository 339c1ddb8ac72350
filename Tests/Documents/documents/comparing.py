"""Compares what a document shows with what was printed: `…` is anything, ids and seconds differ from run to run."""
import re

IDENTIFIER = re.compile(r'\b(?=[0-9a-f]*\d)[0-9a-f]{8}\b')
PARTS = re.compile(rf'(?P<anything>…)|(?P<id>{IDENTIFIER.pattern})|(?P<seconds>\b\d+(?:\.\d+)?(?=\s?(?:s|초)\b))')


class Comparison:
    """The outputs of one document: an id that it shows is the same record wherever it is shown."""

    def __init__(self):
        self.identifiers: dict[str, str] = {}

    def is_same(self, shown: tuple[str, ...], printed: str) -> bool:
        groups: dict[str, str] = {}
        match = re.fullmatch(self._pattern('\n'.join(line.rstrip() for line in shown), groups),
                             '\n'.join(line.rstrip() for line in printed.rstrip('\n').split('\n')), re.S)
        if match:
            self.identifiers |= {shown_id: match[group] for shown_id, group in groups.items()}
        return match is not None

    def in_this_run(self, command: str) -> str:
        """The command with the ids of this run."""
        return IDENTIFIER.sub(lambda found: self.identifiers.get(found[0], found[0]), command)

    def _pattern(self, shown: str, groups: dict[str, str]) -> str:
        pattern, place = '', 0
        for part in PARTS.finditer(shown):
            pattern += re.escape(shown[place:part.start()])
            place = part.end()
            if part['anything']:
                pattern += '.*?'
            elif part['seconds']:
                pattern += r'\d+(?:\.\d+)?'
            elif part[0] in self.identifiers:
                pattern += self.identifiers[part[0]]
            elif part[0] in groups:
                pattern += f'(?P={groups[part[0]]})'
            else:
                groups[part[0]] = f'id{len(groups)}'
                pattern += f'(?P<{groups[part[0]]}>[0-9a-f]{{8}})'
        return pattern + re.escape(shown[place:])
