"""The promise that each occurrence of a recurrence is entered once, whoever comes first and whoever is killed."""
import datetime
import itertools
import json
import random
import signal
import time
from functools import partial

from .checks import require
from .place import Place
from .scenarios.catch_up import days
from .settings import TIMEOUT, Outcome, Settings, noting, side_by_side


class Midnight:
    """A watch over midnight, beside everything else: what is due on the new day is entered without any other command."""

    def __init__(self, settings: Settings):
        self.place = Place(settings)
        # 15 seconds before the end of a November.
        clock = {'CLOCK': int(datetime.datetime(2026, 11, 30, 23, 59, 45, tzinfo=datetime.timezone.utc).timestamp())}
        self.place.run('recurring', 'add', 'Rent', '5 USD', '--on', '1', fault=clock, expect=(0,))
        self.process = self.place.start('watch', '--poll', '1', env=self.place.environment(clock) | {'TZ': 'UTC'})

    def entered(self):
        """Waits for the entry, and takes everything away."""
        deadline = time.time() + 90
        due = []
        while not due and time.time() < deadline:
            time.sleep(1)
            due = [line for line in self.place.lines() if b'"due":"2026-12-01"' in line]
        self.process.terminate()
        self.process.wait(TIMEOUT)
        self.place.remove()
        require(due, 'nothing was entered at midnight')


class Recurrences:
    """Commands of all kinds on one library while recurrences are added, each of which has days to catch up; many are killed."""

    COMMANDS = [('list', '--json'), ('recurring', '--json'), ('rules',), ('review',), ('status',), ('recurring', 'catch-up')]

    def __init__(self, settings: Settings, seconds: float):
        self.place, self.end, self.days = Place(settings), time.time() + seconds, days(10)
        self.counts, self.added = {'commands': 0, 'killed': 0}, []
        self.add('First')
        self.place.run('backup', '@/early.tar', expect=(0,))
        self.enter('First', expect=(0,))

    def add(self, name: str):
        self.place.run('recurring', 'add', name, '5 USD', '--every', 'day', '--mode', 'remind',
                       '--since', self.days[0], '--until', self.days[-1], expect=(0,))

    def enter(self, name: str, *more: str, **how):
        """From now on all days are due at once, for whoever comes first."""
        self.place.run('recurring', 'edit', name, 'mode=enter', *more, **how)

    def adds(self):
        for number in itertools.count():
            if time.time() > self.end:
                return
            self.add(f'Rule{number}')
            self.enter(f'Rule{number}', fault={'AT': random.randrange(2, 9), 'DO': 'kill'})
            self.added.append(number)

    def visits(self, seed: int):
        generator = random.Random(seed)
        while time.time() < self.end:
            fault = {'AT': generator.randrange(1, 12), 'DO': generator.choice(['kill', 'torn'])} if generator.random() < 0.4 else None
            result = self.place.run(*generator.choice(self.COMMANDS), fault=fault)
            self.counts['commands'] += 1
            self.counts['killed'] += result.returncode == -signal.SIGKILL
            require(result.returncode in (0, -signal.SIGKILL), f'status {result.returncode}: {result.stderr[-300:]}')

    @property
    def due(self) -> int:
        """The number of entries there have to be."""
        return len(self.days) * (len(self.added) + 1)

    def check(self):
        place = self.place
        for number in self.added:
            self.enter(f'Rule{number}', expect=(0,))
        place.run('list', expect=(0,))
        entries = place.entries()
        doubled = sum(count - 1 for count in entries.values())
        require(doubled == 0, f'{doubled} doubled')
        require(self.due == len(entries), f'{self.due - len(entries)} lost')
        ids = {(r['recurrence'], r['due']): id for id, r in place.records().items()}
        place.run('restore', '--library', '@/other/lib', '@/early.tar', expect=(0,))
        place.run('verify', expect=(0,))
        # A copy that has gone its own way makes the same entries under the same ids.
        self.enter('First', '--library', '@/other/lib', expect=(0,))
        other = json.loads(place.run('list', '--json', '--library', '@/other/lib', expect=(0,)).stdout.splitlines()[0])
        require(ids[other['recurrence'], other['due']] == other['id'], 'a restored copy has another id for an entry')


def recurring(settings: Settings) -> Outcome:
    """Eight processes on one library, and one that waits for midnight beside them."""
    seconds = 300 if settings.long else 12
    midnight = Midnight(settings)
    recurrences = Recurrences(settings, seconds)
    problems = side_by_side([recurrences.adds, *(partial(recurrences.visits, n) for n in range(7))])
    with noting(problems):
        recurrences.check()
        midnight.entered()
    midnight.process.kill()
    recurrences.place.remove()
    counts = recurrences.counts
    return Outcome(f'8 processes for {seconds} s, {counts["commands"]} commands, {counts["killed"]} of them killed, '
                   f'{recurrences.due} entries due, one more at midnight, lost 0, doubled 0', problems)
