import Foundation
import ReceiptDomain
@testable import ReceiptPostgres
import ReceiptTestSupport
import Testing
import struct SystemPackage.FilePath

@Suite(
    .enabled(if: PostgresServer.isInstalled, "PostgreSQL's server is not installed (Scripts/setup --database-tests)")
)
struct PostgresLineStoreTests {
    private let information: String

    init() throws {
        information = try PostgresServer.information.get()
        try PostgresSchema.migrate(connect())
    }

    private func connect(_ timeouts: PostgresConnection.Timeouts = .init()) -> PostgresConnection {
        PostgresConnection(information, timeouts: timeouts)
    }

    /// An account of its own for each test.
    private func account(_ name: String) throws -> UserID {
        let user = try #require(UserID(name.lowercased()))
        try PostgresAccount.add(user, connect())
        return user
    }

    private func store(of user: UserID) throws -> PostgresLineStore { try PostgresLineStore(connect(), of: user) }

    @Test(arguments: LineStoreCheck.allCases)
    func `tables keep lines as every store does`(_ check: LineStoreCheck) throws {
        let user = try account(check.rawValue)
        try check.run { try store(of: user) }
    }

    @Test func `tables are made once, by whoever comes first`() async throws {
        let before = try connect().run("SELECT number FROM receiptmind.version ORDER BY number")
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 { group.addTask { (try? PostgresSchema.migrate(self.connect())) != nil } }
            for await isDone in group { #expect(isDone) }
        }
        #expect(try connect().run("SELECT number FROM receiptmind.version ORDER BY number") == before)
    }

    @Test func `tables of a newer program are left alone`() throws {
        let connection = connect()
        try connection.run("CREATE DATABASE newer")
        let newer = PostgresConnection(information.replacingOccurrences(of: "dbname=postgres", with: "dbname=newer"))
        #expect(throws: PostgresProblem.schema(version: 0, known: PostgresSchema.newest)) {
            try PostgresSchema.check(newer)
        }
        try PostgresSchema.migrate(newer)
        // A change that only adds something is no reason not to go on.
        let (next, known) = (PostgresSchema.newest + 1, PostgresSchema.newest)
        try newer.run("INSERT INTO receiptmind.version VALUES ($1, $2)", [.integer(next), .integer(known)])
        try PostgresSchema.check(newer)
        try newer.run("UPDATE receiptmind.version SET oldest = $1 WHERE number = $1", [.integer(next)])
        let problem = PostgresProblem.schema(version: PostgresSchema.newest + 1, known: PostgresSchema.newest)
        #expect(throws: problem) { try PostgresSchema.migrate(newer) }
        #expect(throws: problem) { try PostgresSchema.check(newer) }
        #expect(throws: PostgresProblem.noSuchAccount("nobody")) {
            try PostgresLineStore(connection, of: #require(UserID("nobody")))
        }
    }

    /// Whoever writes, and by whatever way: the tables themselves say no.
    @Test(arguments: [
        ("a gap", "3, 4, 6, 'x', sha256('x'), 2, sha256('b')"),
        ("a fork", "2, 2, 4, 'x', sha256('x'), 1, sha256('a')"),
        ("a line that hangs on another", "3, 4, 6, 'x', sha256('x'), 2, sha256('other')"),
        ("another place", "3, 5, 7, 'x', sha256('x'), 2, sha256('b')"),
        ("another hash", "3, 4, 6, 'x', sha256('y'), 2, sha256('b')"),
        ("two lines in one", "3, 4, 8, E'x\\ny', sha256(E'x\\ny'), 2, sha256('b')"),
    ])
    func `a line that does not follow is refused`(_ what: String, _ values: String) throws {
        let user = try account("forged-\(abs(what.hashValue % 100_000))")
        let store = try store(of: user)
        #expect(try store.tryLock())
        try store.append([Array("a".utf8)])
        // The gap needs a line that is not there.
        if what != "a gap" { try store.append([Array("b".utf8)]) }
        let forge = """
            INSERT INTO receiptmind.line (account, number, start, through, bytes, hash, before, previous)
            SELECT id, \(values) FROM receiptmind.account WHERE name = $1
            """
        let problem = #expect(throws: PostgresProblem.self) { try connect().run(forge, [.text(user.rawValue)]) }
        guard case .refused(let state, _) = problem else {
            return #expect(Bool(false), "\(what): \(String(describing: problem))")
        }
        // All are violations of a constraint.
        #expect(state.hasPrefix("23"))
    }

    @Test func `what takes too long is given up, and the next statement has a new connection`() throws {
        let connection = connect(.init(statement: .seconds(4)))
        let problem = #expect(throws: PostgresProblem.self) { try connection.run("SELECT pg_sleep(20)") }
        guard case .unreachable = problem else { return #expect(Bool(false), "\(String(describing: problem))") }
        // Within the same time, however busy the machine is.
        #expect(try connection.run("SELECT $1 + 1", [.integer(41)]).row.integer(0) == 42)
        #expect(connection.generation == 1)
    }

    @Test func `nobody is waited for who is not there`() throws {
        let nowhere = PostgresConnection("host=/nowhere user=postgres", timeouts: .init(connecting: .milliseconds(200)))
        #expect(throws: PostgresProblem.self) { try nowhere.run("SELECT 1") }
    }

    @Test func `whoever was cut off has the lock no longer, and writes nothing`() throws {
        let user = try account("cut-off")
        let (store, other) = (try store(of: user), try store(of: user))
        #expect(try store.tryLock())
        try connect().run(
            """
            SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory'
            AND objid = (SELECT id FROM receiptmind.account WHERE name = $1)::oid
            """,
            [.text(user.rawValue)]
        )
        // The first statement meets the lost link, later ones a new session without the lock.
        #expect(throws: LibraryError.self) { try store.append([[1]]) }
        #expect(throws: LibraryError.database(.notLocked)) { try store.append([[1]]) }
        store.unlock()
        #expect(try other.tryLock() && other.size == 0)
        try other.append([[2]])
        #expect(try store.reader.bytes(at: 0, count: 9) == [2, 10])
    }

    @Test func `every value comes back as it was sent`() throws {
        let all = Array(UInt8.min...UInt8.max)
        let values: [PostgresValue] = [
            .integer(.min), .text("점심 'a' \\"), .bytes(all), .list([[], [0, 44, 34], all]),
        ]
        let found = try connect().run("SELECT $1, $2, $3, $4[3], $4[1], NULL::text", values)
        #expect(try found.row.integer(0) == .min && found.row.text(1) == "점심 'a' \\")
        #expect(try found.row.bytes(2) == all && found.row.bytes(3) == all && found.row.bytes(4) == [])
        #expect(try found.row.isNull(5))
    }
}
