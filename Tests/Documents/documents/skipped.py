"""Every command of the documents that is not run, with the reason why; its options are compared with the help all the same."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Skipped:
    document: str
    #: How the command begins.
    start: str
    reason: str

    def fits(self, document: str, command: str) -> bool:
        return self.document in ('', document) and command.startswith(self.start)


SHARED = 'needs a database on another machine; Scripts/torture --only cluster runs the same on hosts of its own'
BUCKET = 'needs storage; Scripts/torture --only pictures runs the same against a double of it'
MADE = 'needs what Scripts/package makes; its --check installs and uses that'
SKIPPED = (
    Skipped('', 'Scripts/', 'builds, installs or takes minutes; what .ci/run runs is tried there'),
    Skipped('CONTRIBUTING.md', 'Packages/', 'compiles with sanitizers'),
    Skipped('CONTRIBUTING.md', 'pytest-3', '.ci/run runs it'),
    Skipped('docs/installing.md', 'sudo apt', MADE),
    Skipped('docs/installing.md', 'systemctl', MADE),
    Skipped('docs/installing.md', 'tar ', MADE),
    Skipped('docs/installing.md', 'ln ', MADE),
    Skipped('docs/installing.md', 'docker ', MADE),
    Skipped('docs/page.md', 'receiptmind serve --proxy', 'needs a reverse proxy'),
    Skipped('docs/pictures.md', '', BUCKET),
    Skipped('docs/scale.md', '', SHARED),
    Skipped('CONTRIBUTING.md', 'receiptmind bench', 'reads all of what Scripts/draw-receipts draws'),
)


def reason(document: str, command: str) -> Skipped | None:
    return next((entry for entry in SKIPPED if entry.fits(document, command)), None)
