"""Photos of one long receipt that are joined to one draft."""
import json

from ..checks import require
from ..photos import SAMPLES, digest
from .scenario import Scenario


class Join(Scenario):
    """Three photos of one long receipt become one draft: all of it or nothing."""
    name, command, good, step = 'join', ('review', '--json'), (0, 2), 2
    names = ('long-1.jpg', 'long-2.jpg', 'long-3.jpg')

    @property
    def answers(self):
        return json.dumps({'id': self.ids[1], 'action': 'join'}) + '\n'

    def prepare(self, place):
        photos = [(SAMPLES / name).read_bytes() for name in self.names]
        for name, data in zip(self.names, photos):
            place.put(name, data)
        place.run('import', '--move', '@/photos', expect=(0,))
        self.photos = sorted(map(digest, photos))
        drafts = [json.loads(line) for line in place.run('list', '--json', expect=(0,)).stdout.splitlines()]
        self.ids = drafts[0]['together']['drafts']

    def joined(self, place):
        records = place.records()
        first, others = records[self.ids[0]], [records[id] for id in self.ids[1:]]
        if len(first['images']) == 1:
            require(sorted(place.held()) == self.photos, 'an image is lost, or alone')
            require(all(record['status'] == 'draft' for record in records.values()), 'a draft is half joined')
            return False
        require(sorted(image['sha256'] for image in first['images']) == self.photos, 'not all images joined')
        require(sorted(place.held()) == sorted(self.photos + [record['images'][0]['sha256'] for record in others]), 'an image is lost')
        require(all(record['status'] == 'discarded' and record['joinedInto'] == self.ids[0] for record in others), 'half joined')
        return True

    def safe(self, place):
        require(len(place.records()) == 3, 'a record is lost')
        self.joined(place)

    def finish(self, place):
        # Whoever finds them joined is told that there is no such draft.
        super().finish(place)
        require(self.joined(place), 'they are not joined')
        folder = f'{place.user()}/Records/{self.ids[0]}'
        names = {'1.jpg', 'reading.json', 'record.json'} | {image['file'] for image in place.records()[self.ids[0]]['images']}
        newest = place.records()[self.ids[0]]['images'][-1]['file'].split('.')[0]
        require(set(place.files(folder)) == names | {f'reading-{newest}.json'}, f'in the record: {place.files(folder)}')
        place.run('verify', expect=(0,))
        place.require_tidy()
        place.run('undo', expect=(0,))
        require(not self.joined(place), 'joining was not undone')
