import Foundation
import ReceiptDomain
@testable import ReceiptPostgres
@testable import ReceiptStorage
import ReceiptTestSupport
import Synchronization
import Testing

/// Rules of ledgers, photos and failed files are the same wherever a library is kept.
@Suite(
    .enabled(if: PostgresServer.isInstalled, "PostgreSQL's server is not installed (Scripts/setup --database-tests)")
)
struct SharedLibraryTests {
    private let household: Household

    init() throws { household = try Household() }

    @Test func `the same steps come to the same lines and files as in a folder`() async throws {
        let (folder, machine) = (try household.folder(), try household.machine())
        let inFolder = try await household.live(folder)
        let inTables = try await household.live(machine)
        #expect(inFolder == inTables && inFolder.records.count == 3)
        #expect(try household.text(of: .me) == household.ledger(of: folder))
        for library in [folder, machine] {
            let report = try await library.verify()
            #expect(report.findings.isEmpty && report.records == 4 && report.images == 4, "\(report)")
        }
    }

    @Test func `two machines that take the same photos in make one record of each`() async throws {
        let machines = [try household.machine(), try household.machine()]
        _ = try await machines[0].addUser(.me, profile: Profile(locale: "ko-KR", currency: .krw))
        let ids = try await withThrowingTaskGroup(of: [RecordID].self) { group in
            for machine in machines {
                group.addTask { [household] in
                    var ids: [RecordID] = []
                    for number in 0..<8 {
                        let photo = try household.photo("photo \(number)")
                        ids.append(try await household.take(photo, machine).id)
                    }
                    return ids
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(ids[0] == ids[1] && Set(ids[0]).count == 8)
        #expect(try await machines[1].records(of: .me).count == 8)
        #expect(try await machines[0].verify().findings.isEmpty)
    }

    @Test func `what one machine has written another sees, and copies that somebody wrote into are not believed`()
        async throws
    {
        let (one, other) = (try household.machine(), try household.machine())
        _ = try await one.addUser(.me, profile: Profile(locale: "de-DE", currency: .eur))
        let record = try await household.take(household.photo("a photo"), one)
        let image = try #require(record.images.first)
        let place = try await other.imageLocation(image, of: record)
        #expect(try String(contentsOfFile: place.path, encoding: .utf8) == "a photo")
        try Data("A photo".utf8).write(to: URL(filePath: place.path))
        _ = try await other.imageLocation(image, of: record)
        #expect(try String(contentsOfFile: place.path, encoding: .utf8) == "a photo")
        #expect(try await other.users().first?.profile.currency == .eur)
        #expect(try await other.reading(of: record.id, user: .me) != nil)
        let before = try other.changeToken(of: .me)
        _ = try await one.update(record.id, of: .me, basedOn: nil) { $0.merchant = "Bäcker" }
        #expect(try other.changeToken(of: .me) != before)
        #expect(try await other.record(record.id, of: .me).merchant == "Bäcker")
        _ = try await other.purge(record.id, of: .me)
        await #expect(throws: LibraryError.self) { try await one.imageLocation(image, of: record) }
        #expect(try await one.verify().findings.isEmpty)
    }

    @Test func `a link that is cut is opened again, and nothing is doubled`() async throws {
        let machine = try household.machine()
        _ = try await machine.addUser(.me, profile: Profile(locale: "ko-KR", currency: .krw))
        for number in 0..<3 {
            _ = try await household.take(household.photo("photo \(number)"), machine)
            try household.cutAllLinks()
        }
        #expect(try await machine.records(of: .me).count == 3)
        #expect(try await machine.verify().findings.isEmpty)
    }

    @Test func `devices are the same on every machine`() async throws {
        let (one, other) = (try household.machine(), try household.machine())
        _ = try await one.addUser(.me, profile: Profile(locale: "ko-KR", currency: .krw))
        let device = try await one.add(user: .me, name: "phone", scope: .full, secretHash: "secret")
        #expect(try await other.device(secretHash: "secret") == device)
        let before = try one.changeTokenOfDevices()
        _ = try await other.removeDevice(device.id)
        #expect(try await one.devices().isEmpty && one.changeTokenOfDevices() != before)
    }

    @Test func `a backup of tables is the same as one of a folder`() async throws {
        let (folder, machine) = (try household.folder(), try household.machine())
        _ = try await household.live(folder)
        _ = try await household.live(machine)
        let files = ["folder", "tables"].map { household.path.appending(path: $0 + ".tar") }
        for (library, file) in zip([folder, machine], files) {
            let report = try await library.backup(to: FileLocation(file.path))
            #expect(report.missing.isEmpty)
        }
        let restored = try files.map { file in
            let root = household.path.appending(path: file.lastPathComponent + ".restored")
            _ = try ReceiptLibrary.restore(from: FileLocation(file.path), to: FileLocation(root.path))
            return try household.contents(of: root)
        }
        #expect(restored[0] == restored[1] && restored[0].count > 10)
    }

    // MARK: Moving

    @Test(arguments: [false, true])
    func `a library that is moved there and back has every byte, damaged or not`(_ isDamaged: Bool) async throws {
        let folder = try household.folder()
        _ = try await household.live(folder)
        if isDamaged { try household.damage(folder) }
        let before = try household.contents(of: household.root)
        let tables = try household.tables()
        let there = try await household.folder(isBeingMoved: true).move(to: tables)
        #expect(there.users == 1 && there.files > 5)
        #expect(throws: LibraryError.moved(to: tables.name)) { try household.folder() }
        await #expect(throws: LibraryError.moved(to: tables.name)) {
            try await household.take(household.photo("late"), folder)
        }
        let back = household.path.appending(path: "back")
        _ = try await household.machine(isBeingMoved: true).move(to: FileLocation(back.path))
        var after = try household.contents(of: back)
        #expect(after == before)
        await #expect(throws: LibraryError.moved(to: back.path)) {
            try await household.take(household.photo("late"), household.machine())
        }
        // And there again, with what was added meanwhile.
        let again = try household.folder(at: back, isBeingMoved: true)
        _ = try await household.take(household.photo("new"), again)
        after = try household.contents(of: back)
        _ = try await again.move(to: tables)
        #expect(try household.text(of: .me) == household.ledger(of: again))
        #expect(try await household.take(household.photo("newer"), household.machine()).revision > 0)
    }

    @Test func `a move that is interrupted anywhere leaves one place to write to, and is taken up again`() async throws
    {
        let folder = try household.folder()
        _ = try await household.live(folder)
        let tables = try household.tables()
        var steps = 0
        while true {
            let failing = FailingLibrary(tables, after: steps)
            do {
                _ = try await household.folder(isBeingMoved: true).move(to: failing)
                break
            } catch FailingLibrary.Stopped.here {}
            let isMoved = (try? household.folder()) == nil
            await #expect(throws: LibraryError.self, "step \(steps)") {
                try await household.take(household.photo("early"), household.machine())
            }
            if !isMoved { #expect(try await household.folder().records(of: .me).count == 4) }
            steps += 1
        }
        #expect(steps > 4)
        #expect(try household.text(of: .me) == household.ledger(of: folder))
        #expect(try await household.machine().verify().findings.isEmpty)
    }

    @Test func `a user's records become another's, wherever that is interrupted`() async throws {
        let machine = try household.machine()
        let life = try await household.live(machine)
        let mom = try #require(UserID("mom"))
        _ = try await machine.addUser(mom, profile: Profile(locale: "ko-KR", currency: .krw))
        struct Stopped: Error {}
        var steps = 0
        while true {
            var left = steps
            do {
                _ = try await household.machine().merge(.me, into: mom) {
                    guard left > 0 else { throw Stopped() }
                    left -= 1
                }
                break
            } catch is Stopped {}
            // From the second mark on nobody else may write, until everything is moved.
            if try await household.machine().users().count == 2, steps > 0 {
                await #expect(throws: LibraryError.merging(.me, into: mom), "step \(steps)") {
                    try await household.take(household.photo("early"), household.machine())
                }
            }
            steps += 3
        }
        #expect(steps > 9)
        let after = try household.machine()
        #expect(try await after.users().map(\.id) == [mom])
        let records = try await after.records(of: mom)
        #expect(records.filter { !$0.isPurged }.map(\.merchant) == life.records.map(\.merchant) && records.count == 4)
        #expect(try await after.failedFiles(of: mom).count == life.failed.count)
        #expect(try await after.rules(of: mom) == life.rules)
        #expect(try await after.verify().findings.isEmpty)
    }

    @Test func `lines of others are never mixed with those that come`() async throws {
        _ = try await household.live(household.folder())
        let machine = try household.machine()
        _ = try await machine.addUser(.me, profile: Profile(locale: "ko-KR", currency: .krw))
        let other = try await household.take(household.photo("another"), machine)
        await #expect(throws: LibraryError.self) {
            try await household.folder(isBeingMoved: true).move(to: household.tables())
        }
        #expect(try await machine.records(of: .me).map(\.id) == [other.id])
        #expect(try await household.take(household.photo("one more"), machine).revision > 0)
        #expect(try await household.folder().records(of: .me).count == 4)
    }
}

/// Fails at one of the calls by which something is written.
private final class FailingLibrary: SharedLibrary {
    enum Stopped: Error { case here }

    private let base: PostgresLibrary
    private let left: Mutex<Int>

    init(_ base: PostgresLibrary, after steps: Int) {
        self.base = base
        left = Mutex(steps)
    }

    private func step() throws {
        try left.withLock { left in
            guard left > 0 else { throw Stopped.here }
            left -= 1
        }
    }

    var name: String { base.name }
    func users() throws -> [UserID] { try base.users() }
    func has(_ user: UserID) throws -> Bool { try base.has(user) }
    func add(_ user: UserID) throws {
        try base.add(user)
        // Before the first step nothing says that a move has begun.
        try base.setMoved(user, to: "begun")
        try step()
    }
    func lines(of user: UserID, evenIfMoved: Bool) throws -> any LineStore {
        try step()
        return try base.lines(of: user, evenIfMoved: evenIfMoved)
    }
    func parts(of user: UserID) throws -> any FileStore {
        try step()
        return try base.parts(of: user)
    }
    func setMoved(_ user: UserID, to place: String?) throws {
        try step()
        try base.setMoved(user, to: place)
        if place != nil { try step() }
    }
    func placeOfMoved(_ user: UserID) throws -> String? { try base.placeOfMoved(user) }
    func photosWaiting(of user: UserID) throws -> Int { try base.photosWaiting(of: user) }
    func retire(_ user: UserID) throws {
        try step()
        try base.retire(user)
    }
    func commonFile(_ name: String) throws -> [UInt8]? { try base.commonFile(name) }
    func changeCommonFile(_ name: String, _ change: ([UInt8]?) throws -> [UInt8]) throws {
        try step()
        try base.changeCommonFile(name, change)
    }
    func marks(of user: UserID?) throws -> [Int] { try base.marks(of: user) }
}
