"""What lies in the home in which a document's commands are run, and what was done there before."""
import shutil
from collections.abc import Callable
from pathlib import Path

from .session import ROOT, Ran, Session

#: Pictures in place of one's own photos.
PHOTOS = {
    'Pictures/receipts': ('us-grocery-cash.png', 'korean-convenience.jpg'),
    'project/photos': ('us-coffee-dark.jpg',),
}
#: A household in dollars, whatever the language.
DOLLARS = 'LANG=en_US.UTF-8 receiptmind settings currency=USD dates=month-first'
#: What the reader of a document has done, or has, when the document begins.
BEFORE = {
    'docs/commands.md': (
        'receiptmind add "Corner Market" 63.40 food --date 2026-10-18', 'receiptmind add Coffee 5.40 food --date 2026-10-19',
        'receiptmind add "성수 커피" 5.40 food --date 2026-10-20'),
    'docs/reading.md': (
        'mkdir -p SET/images && cp SampleReceipts/korean-cafe.jpg SET/images',
        'grep korean-cafe.jpg SampleReceipts/truth.jsonl > SET/truth.jsonl'),
    'docs/reviewing.md': ('receiptmind import ~/Pictures/receipts',),
    'docs/page.md': (
        'cp SampleReceipts/korean-pharmacy.jpg photo.jpg',
        'receiptmind serve --host kitchen.local', 'TOKEN=$(receiptmind devices pair --upload | grep -oEm1 "[0-9a-f]{64}" | head -1)'),
    'docs/programs.md': (
        'cp SampleReceipts/korean-pharmacy.jpg photo.jpg', 'receiptmind accounts add kb KB --kind bank',
        r'printf "Date,Description,Out,In\n2026-11-02,Cafe,5.00,\n" > november.csv', 'receiptmind serve --host kitchen.local',
        'TOKEN=$(receiptmind devices pair --token send,read,review,write | grep -oEm1 "[0-9a-f]{64}" | head -1)'),
}


def furnish(session: Session):
    """Puts the photos into a session's home, and leads curl to the session's page."""
    home = Path(session.home)
    for folder, names in PHOTOS.items():
        (home / folder).mkdir(parents=True)
        for name in names:
            shutil.copy(ROOT / 'SampleReceipts' / name, home / folder)
    (home / '.curlrc').write_text(f'silent\nfail\nretry = 20\nretry-connrefused\nconnect-to = "kitchen.local:{session.port}:127.0.0.1:{session.port}"\n')


def prepare(session: Session, document: str, perform: Callable[[Session, str], Ran]):
    """Does what a document in English takes for granted."""
    for command in (DOLLARS, *BEFORE.get(document, ())):
        ran = perform(session, command)
        if ran.status:
            raise RuntimeError(f'{document}, before it begins: {command} ended with status {ran.status}: {ran.output}')
