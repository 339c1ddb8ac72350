import Foundation
import ReceiptDomain
import ReceiptObjects
@testable import ReceiptPostgres
@testable import ReceiptStorage
import ReceiptTestSupport
import Synchronization
import Testing

/// Pictures of a library in tables that lie in buckets.
@Suite(
    .enabled(if: PostgresServer.isInstalled, "PostgreSQL's server is not installed (Scripts/setup --database-tests)")
)
struct PicturesTests {
    private static let place = "s3://receipts?region=us-east-1"

    private func household(_ objects: any ObjectStore, inBucket: Bool = true) throws -> Household {
        let household = try Household(objects: objects)
        if inBucket { try household.tables().setPictures(to: Self.place) }
        return household
    }

    private func begin(_ household: Household) async throws -> ReceiptLibrary {
        let machine = try household.machine()
        _ = try await machine.addUser(.me, profile: Profile(locale: "ko-KR", currency: .krw))
        return machine
    }

    // MARK: As ever

    @Test(arguments: FileStoreCheck.allCases)
    func `pictures in a bucket are kept as every store does`(_ check: FileStoreCheck) throws {
        let household = try household(MemoryObjects())
        try household.tables().add(.me)
        try check.run { try household.tables().parts(of: .me) }
    }

    @Test(.enabled(if: ObjectStorage.isInstalled, "there is no storage to try (Scripts/setup --database-tests)"))
    func `the same steps come to the same records, files and backups as in a folder`() async throws {
        let storage = try ObjectStorage.common.get()
        let key = try storage.key(of: "owner")
        let address = try BucketAddress(storage.address(prefix: UUID().uuidString))
        let credentials = BucketCredentials(keyID: key.id, secret: key.secret)
        let household = try household(Bucket(address, credentials: { credentials }))
        let (folder, machine) = (try household.folder(), try household.machine())
        let (inFolder, inBucket) = (try await household.live(folder), try await household.live(machine))
        #expect(inFolder == inBucket && inFolder.records.count == 3)
        #expect(try household.text(of: .me) == household.ledger(of: folder))
        #expect(try household.pictures() == Household.Pictures(inRows: 0, inBuckets: 5))
        #expect(try await machine.verify().findings.isEmpty)
        var contents: [[String: Data]] = []
        for library in [folder, try household.machine()] {
            let file = household.path.appending(path: UUID().uuidString)
            #expect(try await library.backup(to: FileLocation(file.path)).missing.isEmpty)
            let root = household.path.appending(path: UUID().uuidString)
            _ = try ReceiptLibrary.restore(from: FileLocation(file.path), to: FileLocation(root.path))
            contents.append(try household.contents(of: root))
        }
        #expect(contents[0] == contents[1] && contents[0].count > 10)
    }

    @Test func `nobody waits for a ledger while a picture is carried`() async throws {
        let household = Mutex<Household?>(nil)
        let counts = Mutex((free: 0, locked: 0))
        let objects = MemoryObjects(before: { call, _ in
            guard call == .put, let made = household.withLock({ $0 }) else { return }
            let lines = try made.tables().lines(of: .me, evenIfMoved: false)
            let isFree = try lines.tryLock()
            if isFree { lines.unlock() }
            counts.withLock { if isFree { $0.free += 1 } else { $0.locked += 1 } }
        })
        let made = try self.household(objects)
        household.withLock { $0 = made }
        defer { household.withLock { $0 = nil } }
        _ = try await made.live(made.machine())
        let (free, locked) = counts.withLock { $0 }
        #expect(free >= 5 && locked == 0)
    }

    @Test func `a library that is moved into a bucket and back has every byte`() async throws {
        let household = try household(MemoryObjects())
        let folder = try household.folder()
        _ = try await household.live(folder)
        let before = try household.contents(of: household.root)
        _ = try await household.folder(isBeingMoved: true).move(to: household.tables())
        #expect(try household.pictures().inRows == 0 && household.pictures().inBuckets > 3)
        let back = household.path.appending(path: "back")
        _ = try await household.machine(isBeingMoved: true).move(to: FileLocation(back.path))
        #expect(try household.contents(of: back) == before)
    }

    @Test func `a photo that two machines take in at once is one object in the end`() async throws {
        let objects = MemoryObjects()
        let household = try household(objects)
        let machines = [try await begin(household), try household.machine()]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for machine in machines {
                group.addTask {
                    for number in 0..<8 { _ = try await household.take(household.photo("photo \(number)"), machine) }
                }
            }
            try await group.waitForAll()
        }
        _ = try await machines[0].verify(repairing: true)
        #expect(objects.keys.count == 8)
        #expect(try household.pictures() == Household.Pictures(inRows: 0, inBuckets: 8))
    }

    // MARK: Trouble

    @Test func `objects that were changed or removed are noticed when they are read, and told`() async throws {
        let objects = MemoryObjects()
        let household = try household(objects)
        let machine = try await begin(household)
        var records: [Record] = []
        for text in ["first", "second", "third", "fourth"] {
            records.append(try await household.take(household.photo(text), machine))
        }
        let keys = try records.map { record in
            try #require(objects.keys.first { $0.contains(record.images.first?.sha256 ?? "none") })
        }
        objects.change { content in
            content[keys[0]] = Array("First".utf8)
            content[keys[1]] = nil
            content[keys[2]] = Array("third and more".utf8)
        }
        // A machine that has no copies.
        let other = try household.machine()
        for (record, wanted) in zip(records, ["changed", "gone", "changed", "none"]) {
            let image = try #require(record.images.first)
            var found = "none"
            do {
                _ = try await other.imageLocation(image, of: record)
            } catch LibraryError.bucket(let problem) {
                found = "\(problem)"
                #expect(!problem.isPassing)
            }
            #expect(found.hasPrefix(wanted))
        }
        let findings = try await other.verify().findings.map(\.kind)
        #expect(
            Set(findings) == [
                .imageChanged(records[0].id), .imageMissing(records[1].id), .imageChanged(records[2].id),
            ]
        )
        let hash = try #require(records[0].images.first?.sha256)
        #expect(throws: LibraryError.bucket(.changed(name: hash))) { try household.tables().picture(hash, of: .me) }
    }

    private struct PowerCut: Error {}

    @Test func `what was put and never named is cleared away after a week, and no sooner`() async throws {
        let isOff = Mutex(false)
        let objects = MemoryObjects(after: { call, _ in
            if call == .put, isOff.withLock({ $0 }) { throw PowerCut() }
        })
        let household = try household(objects)
        let machine = try await begin(household)
        isOff.withLock { $0 = true }
        await #expect(throws: PowerCut.self) { try await household.take(household.photo("a photo"), machine) }
        isOff.withLock { $0 = false }
        #expect(objects.keys.count == 1)
        let record = try await household.take(household.photo("a photo"), machine)
        let named = try #require(objects.keys.first { $0 != objects.keys.first } ?? objects.keys.last)
        #expect(objects.keys.count == 2 && named.contains(record.images.first?.sha256 ?? "none"))
        let orphan = try household.orphans()

        try household.letPass("7 days", less: "1 hour")
        #expect(try await machine.verify(repairing: true).findings.isEmpty)
        #expect(objects.keys.count == 2)
        try household.letPass("2 hours")
        let finding = LibraryFinding(path: "me/\(orphan[0])", kind: .unneededPicture)
        #expect(try await machine.verify().findings == [finding])
        #expect(objects.keys.count == 2, "to look is not to repair")
        let repaired = try await machine.verify(repairing: true)
        #expect(repaired.findings.map(\.repair) == [.removed] && !repaired.isDamaged)
        #expect(objects.keys.count == 1 && !objects.keys.contains(orphan[0]))
        #expect(try await machine.verify().findings.isEmpty)
    }

    @Test(arguments: [false, true])
    func `a picture that nothing comes to name goes after a day, and no sooner`(_ isInBucket: Bool) async throws {
        let objects = MemoryObjects()
        let household = try household(objects, inBucket: isInBucket)
        let machine = try await begin(household)
        let (nobodys, waiting) = (Array("nobody's".utf8), Array("waiting".utf8))
        let tables = try household.tables()
        let hash = try tables.keep(nobodys, of: .me)
        try await household.queue(tables.keep(waiting, of: .me))
        try household.letPass("1 day", less: "1 hour")
        #expect(try await machine.verify(repairing: true).findings.isEmpty)
        // Whoever keeps it again has another day.
        try tables.keep(nobodys, of: .me)
        try household.letPass("2 hours")
        #expect(try await machine.verify().findings.isEmpty)
        try household.letPass("1 day")
        #expect(try await machine.verify().findings.map(\.path) == ["me/" + hash])
        _ = try await machine.verify(repairing: true)
        #expect(try tables.picture(hash, of: .me) == nil)
        #expect(try household.pictures().inRows + household.pictures().inBuckets == 1, "what waits stays")
        #expect(objects.keys.count == (isInBucket ? 1 : 0))
    }

    @Test func `who took so long that it was cleared away names nothing`() async throws {
        let household = Mutex<Household?>(nil)
        let objects = MemoryObjects(after: { call, _ in
            // A week later, and somebody tidies up.
            guard call == .put, let household = household.withLock({ $0 }) else { return }
            try household.letPass("8 days")
            try household.tables().parts(of: .me).removeUnneeded()
        })
        let made = try self.household(objects)
        let machine = try await begin(made)
        household.withLock { $0 = made }
        await #expect(throws: LibraryError.bucket(.overdue)) {
            try await made.take(made.photo("a photo"), machine)
        }
        household.withLock { $0 = nil }
        #expect(objects.keys.isEmpty)
        #expect(try await made.take(made.photo("a photo"), machine).revision > 0)
        #expect(try await made.machine().verify().findings.isEmpty)
    }

    @Test func `purging removes the object last, and again where that was not possible`() async throws {
        let isAllowed = Mutex(false)
        let objects = MemoryObjects(before: { call, _ in
            if call == .remove, !isAllowed.withLock({ $0 }) { throw BucketProblem.notPermitted(detail: "no") }
        })
        let household = try Household(objects: objects)
        isAllowed.withLock { $0 = true }
        try household.tables().setPictures(to: Self.place)
        isAllowed.withLock { $0 = false }
        let machine = try await begin(household)
        let record = try await household.take(household.photo("a photo"), machine)
        await #expect(throws: LibraryError.bucket(.notPermitted(detail: "no"))) {
            try await machine.purge(record.id, of: .me)
        }
        #expect(try await machine.record(record.id, of: .me).isPurged, "the ledger says so first")
        #expect(objects.keys.count == 1)
        #expect(try household.pictures() == Household.Pictures(inRows: 0, inBuckets: 0, objectsToClear: 1))
        isAllowed.withLock { $0 = true }
        _ = try await machine.purge(record.id, of: .me)
        #expect(objects.keys.isEmpty)
        // The same photo may come again, and is another object.
        let again = try await household.take(household.photo("a photo"), machine)
        #expect(again.id != record.id && objects.keys.count == 1)
    }

    @Test(arguments: [MemoryObjects.Call.put, .read, .remove])
    func `a bucket in which anything cannot be done is not taken`(_ refused: MemoryObjects.Call) throws {
        let objects = MemoryObjects(before: { call, _ in
            if call == refused { throw BucketProblem.notPermitted(detail: "no") }
        })
        let household = try household(objects, inBucket: false)
        let tables = try household.tables()
        #expect(throws: LibraryError.bucket(.notPermitted(detail: "no"))) { try tables.setPictures(to: Self.place) }
        #expect(try tables.pictures().current == nil && tables.tryPictures() == nil)
        #expect(try household.oldestProgram() < 20)
        if refused == .remove { #expect(objects.keys.isEmpty, "what could not be removed is not written") }
    }

    @Test func `what a trial left that did not come to its end goes with the next one`() throws {
        let isOff = Mutex(true)
        let objects = MemoryObjects(after: { call, _ in
            if call == .put, isOff.withLock({ $0 }) { throw PowerCut() }
        })
        let tables = try household(objects, inBucket: false).tables()
        #expect(throws: PowerCut.self) { try tables.setPictures(to: Self.place) }
        #expect(try objects.keys.count == 1 && tables.pictures().current == nil)
        isOff.withLock { $0 = false }
        try tables.setPictures(to: Self.place)
        #expect(objects.keys.isEmpty)
    }

    @Test func `whether the storage answers is told without writing anything`() throws {
        let isAway = Mutex(false)
        let objects = MemoryObjects(before: { call, _ in
            if isAway.withLock({ $0 }) { throw BucketProblem.unreachable(detail: "away") }
        })
        let tables = try household(objects).tables()
        #expect(try tables.tryPictures() == Self.place && objects.keys.isEmpty)
        isAway.withLock { $0 = true }
        #expect(throws: LibraryError.bucket(.unreachable(detail: "away"))) { try tables.tryPictures() }
    }

    @Test func `what was taken from the queue and became nothing leaves its object to be cleared`() async throws {
        let objects = MemoryObjects()
        let household = try household(objects)
        _ = try await begin(household)
        let tables = try household.tables()
        try await household.queue(tables.keep(Array("a photo".utf8), of: .me))
        let queue = try PostgresPhotoQueue(PostgresConnection(household.database), worker: "a")
        let lent = try #require(try await queue.take())
        #expect(try await queue.finish(lent))
        #expect(try household.pictures() == Household.Pictures(inRows: 0, inBuckets: 0, objectsToClear: 1))
        try tables.parts(of: .me).settle()
        #expect(try household.pictures() == Household.Pictures(inRows: 0, inBuckets: 0) && objects.keys.isEmpty)
    }

    // MARK: Keys

    @Test func `an object of somebody else is neither read nor removed, even where the tables have no rule of it`()
        async throws
    {
        let objects = MemoryObjects()
        let household = try household(objects)
        let machine = try await begin(household)
        let lee = try #require(UserID("lee"))
        try household.tables().add(lee)
        let theirs = try household.tables().keep(Array("lee's".utf8), of: lee)
        let record = try await household.take(household.photo("mine"), machine)
        let key = try #require(objects.keys.first { $0.contains(theirs) })
        try household.dropKeyRules()
        let connection = PostgresConnection(household.database)
        for named in [key, "../../otherbucket/payroll.xlsx"] {
            try connection.run(
                """
                INSERT INTO receiptmind.object (account, bucket, key, wanted)
                SELECT a.id, b.number, $1, false FROM receiptmind.account a, receiptmind.bucket b WHERE a.name = 'me'
                """,
                [.text(named)]
            )
            await #expect(throws: LibraryError.database(.foreignObject(key: named))) {
                try await machine.verify(repairing: true)
            }
            #expect(objects.keys.count == 2)
            try connection.run("DELETE FROM receiptmind.object")
        }
        let hash = try #require(record.images.first?.sha256)
        try connection.run("ALTER TABLE receiptmind.blob DROP CONSTRAINT blob_bucket_key_key")
        try connection.run(
            "UPDATE receiptmind.blob SET key = $1 WHERE sha256 = decode($2, 'hex')",
            [.text(key), .text(hash)]
        )
        #expect(throws: LibraryError.database(.foreignObject(key: key))) {
            try household.tables().picture(hash, of: .me)
        }
        #expect(try await household.machine().verify().findings.map(\.kind) == [.imageChanged(record.id)])
    }

    @Test func `tables that name what is somebody else's are not changed, and it is said which rows`() async throws {
        let household = try household(MemoryObjects())
        _ = try await begin(household)
        let connection = PostgresConnection(household.database)
        try household.dropKeyRules()
        try connection.run(
            """
            INSERT INTO receiptmind.object (account, bucket, key)
            SELECT a.id, b.number, '../payroll.xlsx' FROM receiptmind.account a, receiptmind.bucket b
            """
        )
        try connection.run("DELETE FROM receiptmind.version WHERE number = 21")
        let known = "SELECT count(*) FROM receiptmind.version WHERE number = 21"
        do {
            try PostgresSchema.migrate(connection)
            Issue.record("it was changed")
        } catch PostgresProblem.refused(_, let message) {
            #expect(message.contains("../payroll.xlsx") && message.contains("account 1"))
        }
        #expect(try connection.run(known).row.integer(0) == 0)
        try connection.run("DELETE FROM receiptmind.object")
        try PostgresSchema.migrate(connection)
        #expect(try connection.run(known).row.integer(0) == 1)
    }

    // MARK: Elsewhere

    @Test func `pictures are read wherever they lie, and moved either way`() async throws {
        let objects = MemoryObjects()
        let household = try household(objects, inBucket: false)
        let machine = try await begin(household)
        _ = try await household.take(household.photo("first"), machine)
        let tables = try household.tables()
        try tables.setPictures(to: Self.place)
        #expect(try household.oldestProgram() == 20, "a program that knows no buckets must not begin")
        _ = try await household.take(household.photo("second"), machine)
        #expect(try tables.pictures().elsewhere == 1 && objects.keys.count == 1)
        #expect(try await household.machine().verify().findings.isEmpty)

        #expect(try tables.movePictures().pictures == 1)
        #expect(try household.pictures() == Household.Pictures(inRows: 0, inBuckets: 2))
        #expect(try await household.machine().verify().findings.isEmpty && objects.keys.count == 2)
        #expect(try tables.movePictures().pictures == 0)

        try tables.setPictures(to: nil)
        #expect(try tables.movePictures().pictures == 2)
        #expect(try household.pictures() == Household.Pictures(inRows: 2, inBuckets: 0))
        #expect(try await household.machine().verify().findings.isEmpty && objects.keys.isEmpty)
    }

    @Test func `pictures go from one bucket to another, and each is read where it lies`() throws {
        let (first, second) = (MemoryObjects(), MemoryObjects())
        let household = try household(MemoryObjects(), inBucket: false)
        let tables = try PostgresLibrary(household.database) { $0 == "s3://first" ? first : second }
        try tables.add(.me)
        var hashes: [String] = []
        for place in ["s3://first", "s3://second"] {
            try tables.setPictures(to: place)
            hashes.append(try tables.keep(Array(place.utf8), of: .me))
        }
        #expect(first.keys.count == 1 && second.keys.count == 1)
        #expect(try tables.picture(hashes[0], of: .me) == Array("s3://first".utf8))
        #expect(try tables.movePictures().pictures == 1)
        #expect(first.keys.isEmpty && second.keys.count == 2)
        #expect(try tables.picture(hashes[0], of: .me) == Array("s3://first".utf8))
        #expect(try tables.picture(hashes[1], of: .me) == Array("s3://second".utf8))
    }

    @Test(arguments: [true, false])
    func `a move of pictures that stops anywhere loses none, and goes on`(_ intoBucket: Bool) async throws {
        for steps in 0..<12 {
            let left = Mutex(Int.max)
            let objects = MemoryObjects(
                before: { _, _ in try left.withLock { left in if left == 0 { throw PowerCut() } } },
                after: { _, _ in left.withLock { left in left -= left == .max ? 0 : 1 } }
            )
            let household = try household(objects, inBucket: !intoBucket)
            let machine = try await begin(household)
            for text in ["first", "second", "third"] { _ = try await household.take(household.photo(text), machine) }
            try household.tables().setPictures(to: intoBucket ? Self.place : nil)
            left.withLock { $0 = steps }
            let wasStopped = (try? household.tables().movePictures()) == nil
            left.withLock { $0 = .max }
            #expect(try await household.machine().verify().findings.filter(\.isDamage).isEmpty)
            _ = try household.tables().movePictures()
            try household.letPass("8 days")
            _ = try await machine.verify(repairing: true)
            #expect(try await household.machine().verify().findings.isEmpty)
            let now = try household.pictures()
            #expect(now == Household.Pictures(inRows: intoBucket ? 0 : 3, inBuckets: intoBucket ? 3 : 0))
            #expect(objects.keys.count == now.inBuckets, "after \(steps)")
            if !wasStopped { return }
        }
    }

    @Test func `a picture that is damaged stays where it is when the others are moved`() async throws {
        let objects = MemoryObjects()
        let household = try household(objects)
        let machine = try await begin(household)
        for text in ["first", "second"] { _ = try await household.take(household.photo(text), machine) }
        let key = try #require(objects.keys.first)
        objects.change { $0[key] = [1] }
        try household.tables().setPictures(to: nil)
        let report = try household.tables().movePictures()
        #expect(report.pictures == 1 && report.damaged.count == 1 && objects.keys == [key])
    }

    @Test func `a picture that is moved while it is read is found at its new place`() async throws {
        let household = Mutex<Household?>(nil)
        let objects = MemoryObjects(before: { call, _ in
            guard call == .read, let made = household.withLock({ $0.take() }) else { return }
            try made.tables().setPictures(to: nil)
            _ = try made.tables().movePictures()
        })
        let made = try self.household(objects)
        let machine = try await begin(made)
        let record = try await made.take(made.photo("a photo"), machine)
        household.withLock { $0 = made }
        let hash = try #require(record.images.first?.sha256)
        #expect(try made.tables().picture(hash, of: .me) == Array("a photo".utf8))
    }
}

extension Household {
    /// How many pictures lie where.
    struct Pictures: Equatable {
        var inRows: Int
        var inBuckets: Int
        /// Of whose objects no row tells.
        var objectsToClear = 0
    }

    func pictures() throws -> Pictures {
        let found = try PostgresConnection(database).run(
            "SELECT count(bytes), count(key), (SELECT count(*) FROM receiptmind.object) FROM receiptmind.blob"
        )
        return Pictures(
            inRows: try found.row.integer(0),
            inBuckets: try found.row.integer(1),
            objectsToClear: try found.row.integer(2)
        )
    }

    /// As the tables were before keys had rules.
    func dropKeyRules() throws {
        for sql in [
            "ALTER TABLE receiptmind.object DROP CONSTRAINT object_key",
            "ALTER TABLE receiptmind.blob DROP CONSTRAINT blob_key, DROP CONSTRAINT blob_size",
            "DROP FUNCTION receiptmind.check_library() CASCADE",
        ] {
            try PostgresConnection(database).run(sql)
        }
    }

    func orphans() throws -> [String] {
        let found = try PostgresConnection(database).run("SELECT key FROM receiptmind.object ORDER BY since")
        return try found.map { try $0.text(0) }
    }

    func oldestProgram() throws -> Int {
        try PostgresConnection(database).run("SELECT max(oldest) FROM receiptmind.version").row.integer(0)
    }

    /// The clock is the server's: instead of it, what was kept grows older.
    func letPass(_ time: String, less: String = "0") throws {
        for table in ["blob", "object"] {
            try PostgresConnection(database).run(
                "UPDATE receiptmind.\(table) SET since = since - $1::text::interval + $2::text::interval",
                [.text(time), .text(less)]
            )
        }
    }

    /// Has a picture that is kept wait to be read.
    func queue(_ sha256: String) async throws {
        var photo = WaitingPhoto(number: 1, of: .me)
        photo.sha256 = sha256
        _ = try await PostgresPhotoQueue(PostgresConnection(database), worker: "").put(photo)
    }
}
