"""What the help is known to get wrong, by language; an entry that fits nothing any more is a problem itself, and goes."""
import re

KNOWN = {
    'en': (
    ),
    'ko': (
    ),
}


def unknown(problems: list[str], language: str, known: dict[str, tuple[str, ...]] = KNOWN) -> list[str]:
    """The problems that are not known, and what is known and no problem any more."""
    new = [problem for problem in problems if not any(re.fullmatch(entry, problem) for entry in known[language])]
    return new + [f'documents/known.py: right again: {entry}' for entry in known[language]
                  if not any(re.fullmatch(entry, problem) for problem in problems)]
