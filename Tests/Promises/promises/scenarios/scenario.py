"""Commands that are interrupted: each scenario prepares a place, runs a command, and says what must hold during and after it."""


class Scenario:
    """A command with the answers that are typed to it, whether on a terminal, and the statuses that are good."""
    name, command, answers, good, terminal = '', (), '', (0,), False
    #: Of so many points one is tried by the short form.
    step = 1

    def prepare(self, place):
        """Makes the library that the command starts with."""

    def safe(self, place):
        """Requires all that holds at every moment, also right after a kill."""

    def finish(self, place):
        """Goes on after a kill as a person would, and requires all that must hold then."""
        place.run(*self.command, answers=self.answers, expect=self.good, terminal=self.terminal)
