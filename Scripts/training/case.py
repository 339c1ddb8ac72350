"""Gives texts that are labelled in capitals the case that is printed."""
import re
from difflib import SequenceMatcher


def recased(capitals, read):
    """Each letter in the case that a recogniser `read`; those that it misread follow the others of their word."""
    if len(read.upper()) != len(read):  # ß is two capitals
        read = read.replace("ß", "b")
    letters, known = list(capitals), {}
    for ours, theirs, length in SequenceMatcher(None, capitals, read.upper(), autojunk=False).get_matching_blocks():
        known.update((ours + k, read[theirs + k]) for k in range(length))
    for place, letter in known.items():
        letters[place] = letter
    for word in re.finditer(r"\S+", capitals):
        sure = [known[k] for k in range(*word.span()) if k in known and known[k].upper() != known[k].lower()]
        if 2 * sum(c.islower() for c in sure[1:]) > len(sure[1:]):
            for k in range(*word.span()):
                if k not in known and (k > word.start() or sure[0].islower()):
                    letters[k] = letters[k].lower()
    return "".join(letters)
