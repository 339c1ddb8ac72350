"""What the help is known to get wrong, by language; an entry that fits nothing any more is a problem itself, and goes."""
import re

KNOWN = {
    'en': (
        r'help (list|search|show|recurring add): a default that is said twice: .*',
    ),
    'ko': (
        r'help (list|search|show|recurring add): a default that is said twice: .*',
        r'help [a-z ]*: a text out of its column: (list|show|status) \(기본\) .*',
        r'help rules: wider than 80 columns: .*',
        r'help accounts (add|edit): a text that goes on out of its column: any면 .*',
    ),
}


def unknown(problems: list[str], language: str, known: dict[str, tuple[str, ...]] = KNOWN) -> list[str]:
    """The problems that are not known, and what is known and no problem any more."""
    new = [problem for problem in problems if not any(re.fullmatch(entry, problem) for entry in known[language])]
    return new + [f'documents/known.py: right again: {entry}' for entry in known[language]
                  if not any(re.fullmatch(entry, problem) for problem in problems)]
