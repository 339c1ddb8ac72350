"""Gives texts that are labelled in capitals the case that is printed."""
import re
from difflib import SequenceMatcher


def recased(capitals, read):
    """Each letter in the case that a recogniser `read`; those that it misread follow the others of their word."""
    # Letter by letter: the capital of ß is two.
    upper = "".join(c.upper() if len(c.upper()) == 1 else c for c in read)
    letters, known = list(capitals), set()
    for ours, theirs, length in SequenceMatcher(None, capitals, upper, autojunk=False).get_matching_blocks():
        letters[ours:ours + length] = read[theirs:theirs + length]
        known.update(range(ours, ours + length))
    for word in re.finditer(r"\S+", capitals):
        sure = [letters[k] for k in range(*word.span()) if k in known and letters[k].upper() != letters[k].lower()]
        if 2 * sum(c.islower() for c in sure[1:]) > len(sure[1:]):
            for k in range(*word.span()):
                if k not in known and (k > word.start() or sure[0].islower()):
                    letters[k] = letters[k].lower()
    return "".join(letters)
