"""Every command that changes a library, to be interrupted at any point."""
from .catch_up import CatchUp
from .copies import Backup, Restore
from .drafts import Answer, Attach, Purge, Review, Undo
from .joining import Join
from .taking import Import, Move, Retry, Watch

SCENARIOS = [Move, Import, Watch, Retry, Review, Answer, Undo, Purge, Attach, Join, Backup, Restore, CatchUp]
