"""The calls of our programs in a line of shell or in inline code, and what is wrong with their options."""
import re

from . import scripts
from .helptext import Help

SEPARATORS = re.compile(r'\s*(?:&&|\|\|?|;|\(|\)|\n)\s*')


def problems(text: str, help: Help) -> list[str]:
    """What is wrong with each call in a command: an option that the program does not have, a program that is not there."""
    return [problem for call in SEPARATORS.split(without_comment(text)) for problem in call_problems(call.split(), help)]


def call_problems(words: list[str], help: Help) -> list[str]:
    while words and re.match(r'[A-Z_]+=', words[0]):
        words = words[1:]
    if words[:1] == ['receiptmind']:
        path = ' '.join(['receiptmind', *help.command(words[1:])])
        return [f'{path} has no {name}' for name in help.unknown_options(words[1:])]
    if words and re.fullmatch(r'Scripts/[\w-]+', words[0]):
        return scripts.problems(words)
    return []


def code_problems(code: str, help: Help) -> list[str]:
    """The same of inline code, which may leave out the program's name, or be an option alone."""
    words = code.split()
    if re.fullmatch(r'--[a-z][\w-]*', words[0]):
        return [] if words[0] in help.all_options or scripts.mentions(words[0]) else [f'no command has {words[0]}']
    if help.command(words):
        words = ['receiptmind', *words]
    return call_problems(words, help)


def without_comment(text: str) -> str:
    return re.sub(r'(^|\s)#\s.*', '', text)
