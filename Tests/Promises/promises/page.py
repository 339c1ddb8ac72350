"""The promise that the page gives nobody on the network anything that is not theirs, and loses no photo that it has accepted."""
import sys

from .settings import ROOT, Outcome, Settings


def page(settings: Settings) -> Outcome:
    """The page under attack, and kills while photos are on their way."""
    # Scripts/test-web uses these attacks, too.
    sys.path.insert(0, str(ROOT / 'Tests/Web'))
    import hostile
    counts, problems = hostile.everything(settings.program, settings.long)
    return Outcome('; '.join(counts), problems)
