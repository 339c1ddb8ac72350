"""Three drafts that are reviewed, corrected, purged, and given more images; and changes that are undone."""
from ..checks import require
from ..photos import digest, picture
from .scenario import Scenario


class Drafts(Scenario):
    """A library with three drafts."""

    def prepare(self, place):
        for number in range(3):
            place.put(f'{number}.png', picture(number))
        place.run('import', '--move', '--jobs', '1', '@/photos', expect=(0,))

    def safe(self, place):
        require(sorted(place.held()) == sorted(digest(picture(n)) for n in range(3)), 'a photo is lost or doubled')

    def finish(self, place):
        super().finish(place)
        self.safe(place)
        place.require_tidy()


class Review(Drafts):
    name, command = 'review', ('review',)
    answers = 'e merchant\nCorner Shop\ne date\n2026-03-05\ne amount\n$12.50\n\nd\n' + 'e merchant\nStall\ne date\n2026-03-06\ne amount\n$3\n\nq\n'

    def finish(self, place):
        # Answers that were given stay given; the rest of the drafts gets new ones.
        before = {id: r for id, r in place.records().items() if r['status'] != 'draft'}
        for _ in range(3):
            place.run('review', answers='d\n', expect=(0,))
        after = place.records()
        require(all(r['status'] != 'draft' for r in after.values()), 'a draft is left')
        require(all(after[id] == record for id, record in before.items()), 'an answer is lost')
        self.safe(place)
        place.require_tidy()


class Answer(Drafts):
    """A correction that becomes a rule, which two earlier records follow; then all of that is undone."""
    name, command, terminal = 'answer', ('review',), True
    given = 'c transport\n\na\n'
    answers = given + 'u\nq\n'

    def prepare(self, place):
        super().prepare(place)
        ids = sorted(place.records())
        place.run('edit', *ids, 'merchant=Stall', 'amount=$3', 'category=food', expect=(0,))
        # Purchases of one day and amount would be asked about.
        for day, id in enumerate(ids, 5):
            place.run('edit', id, f'date=2026-03-0{day}', expect=(0,))
        place.run('review', answers='\n\nq\n', expect=(0,))
        self.earlier = [id for id, record in place.records().items() if record['status'] == 'confirmed']
        require(len(self.earlier) == 2, 'two earlier records')

    def safe(self, place):
        super().safe(place)
        records = place.records()
        follow = [records[id]['category'] == 'transport' for id in self.earlier]
        rule = bool(place.rules())
        require(all(follow) == any(follow) == rule, f'half an answer: {follow}, rule {rule}')
        require(not rule or all(record['status'] == 'confirmed' for record in records.values()), 'a rule without its answer')

    def finish(self, place):
        if any(record['status'] == 'draft' for record in place.records().values()):
            place.run(*self.command, answers=self.given, terminal=True, expect=(0,))
            require(place.rules(), 'no rule')
        place.run('watch', '--once', expect=(0,))
        self.safe(place)
        place.require_tidy()


class Undo(Drafts):
    """Two records were changed in one step, and that is undone."""
    name, command = 'undo', ('undo',)

    def prepare(self, place):
        super().prepare(place)
        self.before = place.records()
        self.ids = sorted(self.before)[:2]
        place.run('edit', *self.ids, 'memo=changed', expect=(0,))

    def safe(self, place):
        super().safe(place)
        for id, record in place.records().items():
            memo = record.get('memo')
            require(memo == 'changed' if memo and id in self.ids else not memo, f'{id} is neither as it was nor as it is to be')

    def finish(self, place):
        # Whoever sees that it did not work tries again.
        if any(record.get('memo') for record in place.records().values()):
            place.run(*self.command, expect=(0,))
        require(not any(record.get('memo') for record in place.records().values()), 'not all was undone')
        place.run('watch', '--once', expect=(0,))
        self.safe(place)
        place.require_tidy()


class Purge(Drafts):
    name = 'discard --purge'

    @property
    def command(self):
        return ('discard', '--purge', self.id)

    def prepare(self, place):
        super().prepare(place)
        self.id = sorted(place.records())[0]

    def safe(self, place):
        records = place.records()
        require(len(records) == 3, 'a record is lost')
        if records[self.id].get('images'):
            super().safe(place)

    def finish(self, place):
        super().finish(place)
        require(place.records()[self.id]['purged'], 'no line says that it was purged')


class Attach(Drafts):
    """Two more images for one record: both of them or none."""
    name = 'attach'

    @property
    def command(self):
        return ('attach', self.id, '@/slips/slip.png', '@/slips/thing.png')

    def prepare(self, place):
        super().prepare(place)
        self.id = sorted(place.records())[0]
        place.put('slip.png', picture(7), place.path + '/slips')
        place.put('thing.png', picture(8), place.path + '/slips')

    def safe(self, place):
        more = [digest(picture(n)) for n in (7, 8)]
        held = sorted(place.held())
        photos = [digest(picture(n)) for n in range(3)]
        require(held in (sorted(photos), sorted(photos + more)), 'an image is lost, doubled, or alone')
        require(sorted(place.contents(place.path + '/slips')) == sorted(more), 'a file that was attached is gone')

    def finish(self, place):
        super().finish(place)
        images = {image['file'] for image in place.records()[self.id]['images']}
        require(len(images) == 3, 'not all images joined the record')
        names = set(place.files(f'{place.user()}/Records/{self.id}'))
        require(names == images | {'reading.json', 'record.json'}, 'something else is left in the record')
