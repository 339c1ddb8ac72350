"""Runs the examples in the help, and compares its pages in both languages with each other."""
import re

from . import calls, household, layout, values
from .helptext import Help, Page
from .session import Session
from .trial import Outcome, performed

#: A command that is shown as a whole, to the end of its line or sentence; in quotes it would be a name within a sentence.
EXAMPLE = re.compile(r"""(?<!['"])receiptmind [a-z].*?(?=[.;](?: |$)|$)""")
#: What the examples of a page take for granted.
PETS = ('receiptmind subjects add Nabi --kind pet', 'receiptmind subjects add 나비 --kind pet')
GIVEN = {
    ('add',): tuple(f'receiptmind accounts add {name} {name} --opening 5000000' for name in ('kb-salary', 'savings', 'jeokgeum')),
    ('attach',): ('cp SampleReceipts/us-coffee-dark.jpg slip.jpg',),
    ('accounts', 'reconcile'): ('receiptmind accounts add wallet Wallet --kind cash --opening 116500',),
    ('recurring', 'add'): ('receiptmind accounts add kakao Kakao',),
    ('recurring', 'edit'): ('receiptmind recurring add Rent 650000 --on 31', 'receiptmind recurring add 월세 650000 --on 31'),
    ('measure',): PETS,
    ('measure', 'add'): (*PETS, 'receiptmind subjects add Golf --kind car', 'receiptmind subjects add 아반떼 --kind car'),
    ('rates',): (
        'printf "Date,USD,KRW\\n2026-11-25,1.15,1610\\n" > eurofxref-hist.csv',
        'echo \'[{"result":1,"cur_unit":"USD","deal_bas_r":"1,401.2"}]\' > exim-2026-11-25.json'),
    ('claims',): (
        'receiptmind accounts add checking Main', 'receiptmind accounts add kb KB',
        'receiptmind attach "$(receiptmind list --json | jq -r .id)" SampleReceipts/us-coffee-dark.jpg --as receipt'),
    ('remind', 'add'): PETS, ('note',): (*PETS, 'cp SampleReceipts/tabby-cat.jpg nabi.jpg'),
    ('budget', 'move'): ('receiptmind budget set food 400000', 'receiptmind budget set culture 100000'),
    ('bank', 'import'): ('receiptmind accounts add kb KB', 'printf "Date,Description,Withdrawal\\n2026-11-19,Bakery,18200\\n" > kb.csv'),
}
#: Examples that stand within a sentence of a page, which says more behind them: what is run in their place.
WITHIN_SENTENCES = {
    'receiptmind measure Nabi weight draws a chart': 'receiptmind measure Nabi weight',
    'receiptmind measure add 나비 체중 4.2kg으로 적고, receiptmind measure 나비 체중으로 그래프를 봅니다':
        'receiptmind measure add 나비 체중 4.2kg && receiptmind measure 나비 체중',
}


def examples(page: Page) -> list[str]:
    return [match[0] for line in page.story.split('\n') for match in EXAMPLE.finditer(line)]


def quoted(page: Page) -> list[str]:
    """Commands that a page names in quotes within its sentences."""
    return [match[2] for match in re.finditer(r'''(['"])((?:receiptmind )?[a-z][a-z -]*)\1''', page.story)]


def tried(language: str, program: str, helps: dict[str, Help]) -> Outcome:
    outcome = Outcome(f'help ({language})')
    help = helps[language]
    outcome.problems += [f'help {" ".join(path)}: {problem}' for path, page in help.pages.items()
                         for problem in read_problems(page, help, helps)]
    with Session(program, language) as session:
        household.furnish(session)
        for page in help.pages.values():
            commands = [WITHIN_SENTENCES.get(example, example) for example in examples(page)] + values.commands(page)
            outcome.run += len(commands)
            outcome.problems += run_problems(session, page, commands)
    return outcome


def read_problems(page: Page, help: Help, helps: dict[str, Help]) -> list[str]:
    """What is wrong with a page without running anything."""
    named = [problem for text in quoted(page) for problem in calls.code_problems(text, help)]
    return page_problems(page, helps) + named + layout.problems(page)


def run_problems(session: Session, page: Page, commands: list[str]) -> list[str]:
    """What is wrong with commands of a page, in a new library; each begins where the one before ended."""
    problems = []
    identifier = given(session, page.path) if commands else ''
    for command in commands:
        ran = performed(session, command.replace('a1b2c3d4', identifier))
        if ran.status:
            problems.append(f'help {" ".join(page.path)}: {command}\n       ended with status {ran.status}:\n{ran.output}')
    return problems


def page_problems(page: Page, helps: dict[str, Help]) -> list[str]:
    """What does not fit within a page, and with the same page in the other languages."""
    named = set(re.findall(r'--[a-z][\w-]*', page.usage))
    problems = [f'its usage has {name}, which is not explained' for name in sorted(named - page.listed)]
    if named:
        problems += [f'its usage has no {name}' for name in sorted(page.listed - named - {'--version', '--help'})]
    for language, help in helps.items():
        if help.pages[page.path].shape != page.shape:
            problems.append(f'has other arguments or options than in {language}')
    return problems


def given(session: Session, path: tuple[str, ...]) -> str:
    """Makes a new library with what the examples of a page take for granted, and returns the id of a record in it."""
    new = ('export RECEIPTMIND_LIBRARY=$(mktemp -d)', 'receiptmind add 이마트 4500 food --date 2026-11-02')
    for command in (*new, *GIVEN.get(path, ())):
        ran = session.run(command)
        if ran.status:
            raise RuntimeError(f'before help {" ".join(path)}: {command} ended with status {ran.status}: {ran.output}')
    return session.run('receiptmind list --json | jq -r ".id[:8]" | head -1').output.strip()
