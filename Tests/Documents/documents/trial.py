"""Runs the commands of one document, and tells what does not run or prints something else than the document shows."""
import re
from dataclasses import dataclass, field

from . import calls, household, scans, skipped
from .comparing import Comparison
from .helptext import Help
from .markdown import Command, Document
from .session import Ran, Session

#: Commands that run until they are stopped.
SERVER = re.compile(r'(receiptmind (?:serve|watch|work))\b(?!.* --(?:once|help))')


@dataclass
class Outcome:
    name: str
    run: int = 0
    compared: int = 0
    skipped: int = 0
    problems: list[str] = field(default_factory=list)

    @property
    def lines(self) -> list[str]:
        counts = f'{self.run} run, {self.compared} of them compared, {self.skipped} not run'
        return [f'{"FAIL  " if self.problems else "ok    "} {self.name}: {counts}', *('       ' + problem for problem in self.problems)]


def tried(document: Document, language: str, program: str, help: Help) -> Outcome:
    outcome = Outcome(f'{document.name} ({language})')
    if language == document.language:
        outcome.problems += read_problems(document, help)
    with Session(program, language) as session:
        household.furnish(session)
        if document.language == 'en':
            household.prepare(session, document.name, performed)
        comparison = Comparison()
        for command in document.commands():
            if skipped.reason(document.name, command.text):
                outcome.skipped += 1
                outcome.problems += [f'{document.name}:{command.line}: {problem}' for problem in calls.problems(command.text, help)]
            else:
                is_compared = command.shown is not None and language == document.language
                outcome.run, outcome.compared = outcome.run + 1, outcome.compared + is_compared
                ran = performed(session, comparison.in_this_run(command.text))
                outcome.problems += differences(document, command, ran, comparison if is_compared else None)
        outcome.problems += scans.problems(document, session) + session.stop_all()
    return outcome


def performed(session: Session, command: str) -> Ran:
    """Runs a command; the page is at a port of the session's own."""
    command = command.replace(':8420', f':{session.port}')
    if SERVER.match(command):
        return session.start(re.sub(r'(receiptmind serve)\b', rf'\1 --port {session.port}', command))
    return session.run(command)


def differences(document: Document, command: Command, ran: Ran, comparison: Comparison | None) -> list[str]:
    place = f'{document.name}:{command.line}: {command.text}'
    if ran.status:
        return [f'{place}\n       ended with status {ran.status}:\n{ran.output}']
    if comparison and not comparison.is_same(command.shown, ran.output):
        return [f'{place}\n       prints:\n{ran.output}       and not:\n' + '\n'.join(command.shown)]
    return []


def read_problems(document: Document, help: Help) -> list[str]:
    """What is wrong without running anything: inline code, and commands in blocks that are not marked as such."""
    stray = [f'{document.name}:{line}: a command in a block that is neither sh nor console' for line in document.stray_commands()]
    code = [(line, problem) for line, text in document.code() for problem in calls.code_problems(text, help)]
    return stray + [f'{document.name}:{line}: {problem}' for line, problem in code]
