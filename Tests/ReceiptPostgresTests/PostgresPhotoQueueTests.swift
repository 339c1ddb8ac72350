import ReceiptDomain
@testable import ReceiptPostgres
import ReceiptTestSupport
import Testing

/// Each test has a database of its own, because whoever takes a photo takes anybody's.
@Suite(
    .enabled(if: PostgresServer.isInstalled, "PostgreSQL's server is not installed (Scripts/setup --database-tests)")
)
struct PostgresPhotoQueueTests {
    @Test(arguments: PhotoQueueCheck.allCases)
    func `a table lends photos as every queue does`(_ check: PhotoQueueCheck) async throws {
        let database = try PostgresServer.database(named: "queue_\(check.rawValue.lowercased())")
        let connection = PostgresConnection(database)
        try PostgresSchema.migrate(connection)
        let subject = PhotoQueueCheck.Subject {
            // However busy this machine is: loans end when the check says so.
            try PostgresPhotoQueue(PostgresConnection(database), worker: $0, lease: .seconds(3600))
        } addUser: {
            try PostgresAccount.add($0, connection)
        } photo: {
            try PostgresServer.photo($0, of: $1, connection)
        } lapse: {
            try connection.run("UPDATE receiptmind.job SET until = '-infinity' WHERE state = 1")
        }
        try await check.run(subject)
    }

    @Test func `what an account has not is refused, and tables that are not ours, too`() async throws {
        let database = try PostgresServer.database(named: "queue_refusals")
        let connection = PostgresConnection(database)
        #expect(throws: PostgresProblem.self) { try PostgresPhotoQueue(connection, worker: "a") }
        try PostgresSchema.migrate(connection)
        let queue = try PostgresPhotoQueue(connection, worker: "a")
        await #expect(throws: PostgresProblem.noSuchAccount("me")) {
            try await queue.put(WaitingPhoto(number: 1, of: .me))
        }
        await #expect(throws: PostgresProblem.noSuchAccount("me")) { _ = try await queue.retry(of: .me) }
        #expect(try await queue.parked(of: .me).isEmpty)
    }

    @Test func `bytes stay as long as somebody needs them`() async throws {
        let database = try PostgresServer.database(named: "queue_bytes")
        let connection = PostgresConnection(database)
        try PostgresSchema.migrate(connection)
        try PostgresAccount.add(.me, connection)
        let queue = try PostgresPhotoQueue(connection, worker: "a")
        func count() throws -> Int { try connection.run("SELECT count(*) FROM receiptmind.blob").row.integer(0) }
        for number in 1...2 { _ = try await queue.put(try PostgresServer.photo(number, of: .me, connection)) }
        #expect(throws: PostgresProblem.self) { try connection.run("DELETE FROM receiptmind.blob") }
        let first = try #require(try await queue.take())
        try connection.run(
            "INSERT INTO receiptmind.part (account, folder, name, sha256, picture) SELECT account, 'x', 'y', sha256, sha256 "
                + "FROM receiptmind.job WHERE token = $1",
            [.integer(first.token)]
        )
        #expect(try await queue.finish(first) && count() == 2)
        let second = try #require(try await queue.take())
        #expect(try await queue.finish(second) && count() == 1)
    }

    @Test func `what is only for now is told from what stays`() {
        for state in ["53100", "57P01", "40001", "08006", "57014"] {
            #expect(PostgresProblem.refused(state: state, message: "").isPassing, "\(state)")
        }
        for state in ["42501", "23505", "42P01"] {
            #expect(!PostgresProblem.refused(state: state, message: "").isPassing, "\(state)")
        }
        #expect(PostgresProblem.unreachable(detail: "").isPassing)
    }
}
