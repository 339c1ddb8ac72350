"""A block of JSON that shows what `scan --json` prints of a sample has to be a part of what it prints."""
import json

from .markdown import Block, Document
from .session import Session

#: How far a probability may be from the one that is shown: other processors compute others in the last places.
TOLERANCE = 0.05


def problems(document: Document, session: Session) -> list[str]:
    return [f'{document.name}:{block.line}: {problem}' for block in document.blocks() if block.kind == 'json'
            for problem in block_problems(block, session)]


def block_problems(block: Block, session: Session) -> list[str]:
    text = '\n'.join(block.lines)
    if not text.startswith('{"file":'):
        return []
    shown = json.loads(text)
    ran = session.run(f'(cd SampleReceipts && receiptmind scan --json {shown["file"]} 2> /dev/null)')
    return missing(shown, json.loads(ran.output)) if not ran.status else [f'scan ended with status {ran.status}: {ran.output}']


def missing(shown, printed, place: str = '') -> list[str]:
    """What is shown and not printed: of objects these keys, of lists these members."""
    if isinstance(shown, dict) and isinstance(printed, dict):
        return [problem for key, value in shown.items() for problem in missing(value, printed.get(key, 'nothing'), f'{place}.{key}')]
    if isinstance(shown, list) and isinstance(printed, list) and not all(isinstance(part, (int, float)) for part in shown):
        return [f'{place} has no {part}' for part in shown if all(missing(part, other) for other in printed)]
    if isinstance(shown, float) and isinstance(printed, (int, float)) and abs(shown - printed) <= TOLERANCE:
        return []
    return [] if shown == printed else [f'{place} is {printed!r} and not {shown!r}']
