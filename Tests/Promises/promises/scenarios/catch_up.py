"""Recurring entries that are caught up on."""
import datetime

from ..checks import require
from .scenario import Scenario


def days(count):
    """So many days up to yesterday, the oldest first."""
    return [str(datetime.date.today() - datetime.timedelta(n)) for n in range(count, 0, -1)]


class CatchUp(Scenario):
    """Twenty days of something that comes every day are entered in one step."""
    name, command = 'recurring catch-up', ('recurring', 'catch-up', 'Rent')

    def prepare(self, place):
        self.days = days(20)
        place.run('recurring', 'add', 'Rent', '5 USD', '--every', 'day', '--mode', 'remind',
                  '--since', self.days[0], '--until', self.days[-1], expect=(0,))

    def safe(self, place):
        entries = place.entries()
        require(all(count == 1 for count in entries.values()), 'an entry is doubled')
        require(len(entries) in (0, len(self.days)), f'{len(entries)} of {len(self.days)} entries: half a step')

    def finish(self, place):
        place.run(*self.command, expect=(0,))
        place.run('list', expect=(0,))
        self.safe(place)
        require(sorted(due for _, due in place.entries()) == self.days, 'an entry is lost')
        place.require_tidy()
