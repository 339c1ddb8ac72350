"""Runs what the documents and the help say runs, against the built program; status 1 where something does not, or shows something else.

usage: Scripts/test-docs [--program PATH] [NAME…]
  --program  what to run, with its reader beside it (default: builds both)
  NAME       only this document, such as docs/book.md, or help

Each document's commands are run in order in one new library and a home of its own, in both languages; what it shows is compared in its own.
documents/skipped.py has what is not run, each with its reason.
"""
import argparse
import os
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from . import examples, skipped
from .helptext import Help
from .markdown import Document
from .session import LOCALES, ROOT
from .trial import Outcome, tried

NAMES = ('README.md', 'README.ko.md', 'CONTRIBUTING.md', 'SampleReceipts/README.md')


def documents() -> list[Document]:
    return [Document.read(ROOT, name) for name in [*NAMES, *sorted(f'docs/{path.name}' for path in (ROOT / 'docs').glob('*.md'))]]


def languages(document: Document) -> list[str]:
    """Those to run it in: a document that sets the language itself has a translation that sets the other."""
    commands = [command.text for command in document.commands() if not skipped.reason(document.name, command.text)]
    if not commands or any(command.startswith('export LANG=') for command in commands):
        return [document.language]
    return [document.language, *(set(LOCALES) - {document.language})]


def needless() -> list[str]:
    """What is listed as not run, and is in no document."""
    found = {skipped.reason(document.name, command.text) for document in documents() for command in document.commands()}
    return [f'documents/skipped.py: {entry.document or "no document"} has no command that begins with {entry.start!r}'
            for entry in skipped.SKIPPED if entry not in found]


def finished(work: tuple[str, Callable[[], Outcome]]) -> Outcome:
    """Does a piece of work; what stops it is a problem."""
    name, job = work
    try:
        return job()
    except Exception as problem:
        return Outcome(name, problems=[str(problem)])


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [*(document.name for document in documents()), 'help']
    parser.add_argument('--program')
    parser.add_argument('names', nargs='*', metavar='NAME')
    options = parser.parse_args(arguments)
    if strangers := set(options.names) - set(names):
        parser.error(f'there is no document {", ".join(sorted(strangers))}; there are {", ".join(names)}')
    return options


def jobs(names: list[str], program: str) -> list[tuple[str, Callable[[], Outcome]]]:
    """What is done of these documents, or of all where none is named."""
    with ThreadPoolExecutor() as pool:
        helps = dict(zip(LOCALES, pool.map(partial(Help, program), LOCALES)))
    found = [(document.name, partial(tried, document, language, program, helps[language]))
             for document in documents() if not names or document.name in names for language in languages(document)]
    if not names or 'help' in names:
        found += [('help', partial(examples.tried, language, program, helps)) for language in LOCALES]
    return found


def main(arguments: list[str] | None = None) -> int:
    """Returns the status to end with."""
    options = parsed(arguments)
    program = os.path.abspath(options.program) if options.program else built()
    started = time.time()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        outcomes = list(pool.map(finished, jobs(options.names, program)))
    if not options.names:
        outcomes.append(Outcome('what is listed as not run', problems=needless()))
    for outcome in outcomes:
        print('\n'.join(outcome.lines), flush=True)
    failed = any(outcome.problems for outcome in outcomes)
    print(f'{"some documents are wrong" if failed else "all documents run"}, {time.time() - started:.0f} s')
    return int(failed)


def built() -> str:
    """The path of the program, which is built first."""
    return subprocess.run([ROOT / 'Scripts/build'], check=True, stdout=subprocess.PIPE, text=True).stdout.strip() + '/receiptmind'
