"""The promises that are tried by programs beside this package."""
import sys

from .settings import ROOT, Outcome, Settings


def page(settings: Settings) -> Outcome:
    """The page under attack: everything that anybody of the network could try, and kills while photos are on their way."""
    sys.path.insert(0, str(ROOT / 'Tests/Web'))
    import hostile
    counts, problems = hostile.everything(settings.program, settings.long)
    return Outcome('; '.join(counts), problems)


def cluster(settings: Settings) -> Outcome:
    """Several machines on one library in a database, under kills, pauses, crashes, wrong clocks and a full disk."""
    sys.path.insert(0, str(ROOT / 'Tests/Cluster'))
    import cluster as machines
    counts, problems = machines.everything(settings.program, settings.shim, settings.long)
    return Outcome('; '.join(counts), problems)


def pictures(settings: Settings) -> Outcome:
    """Pictures in a bucket, while whoever keeps, reads, moves, purges and clears them is killed."""
    sys.path.insert(0, str(ROOT / 'Tests/Cluster'))
    import pictures as storage
    counts, problems = storage.everything(settings.program, settings.long)
    return Outcome('; '.join(counts), problems)
