import Foundation
import Glibc
import ReceiptDomain
@testable import ReceiptPostgres
import ReceiptTestSupport
import Synchronization
import Testing

@Suite struct PostgresNameTests {
    private let usual = getenv("PGPORT").map { String(cString: $0) } ?? "5432"

    @Test func `several servers are told apart, each with its port`() throws {
        func hosts(_ name: String) throws -> [String] { try PostgresName(name).hosts.map { "\($0.name) \($0.port)" } }
        #expect(try hosts("postgresql://me@a,b/home?target_session_attrs=read-write") == ["a \(usual)", "b \(usual)"])
        #expect(try hosts("postgresql://a:5433,b:5434/home") == ["a 5433", "b 5434"])
        #expect(try hosts("postgresql://a,b:5434/home") == ["a \(usual)", "b 5434"])
        #expect(try hosts("host=a,b port=5433 dbname=home") == ["a 5433", "b 5433"])
        // One is what libpq deals with by itself, and so is what says addresses as well.
        for name in ["postgresql://a/home", "postgresql:///home?host=/run/db", "host=a,b hostaddr=10.0.0.1,10.0.0.2"] {
            #expect(try hosts(name).isEmpty, "\(name)")
        }
    }

    @Test(
        arguments: [
            ("postgresql://db.home/household", [:]), ("postgresql://me@10.0.0.7:5433/household?connect_timeout=3", [:]),
            ("postgresql://localhost,db.home/household", [:]), ("postgresql:///household?host=127.0.0.1.example", [:]),
            ("postgresql://localhost/household?hostaddr=10.0.0.7", [:]),
            ("postgresql:///household", ["PGHOST": "db.home"]),
            ("postgresql:///household?service=home", [:]), ("postgresql:///household", ["PGSERVICE": "home"]),
            ("host=0x7f.1 dbname=household", ["PGSSLMODE": ""]),
        ] as [(String, [String: String])]
    )
    func `a server on another machine has to show a certificate`(_ name: String, _ environment: [String: String]) throws
    {
        #expect(try PostgresName(name).requiredMode { environment[$0] } == "verify-full")
    }

    @Test(
        arguments: [
            ("postgresql:///household", [:]), ("postgresql://localhost:5433/household", [:]),
            ("postgresql://[::1]/household", [:]), ("postgresql://127.0.0.1,127.1.2.3/household", [:]),
            ("postgresql:///household?host=/run/postgresql", [:]),
            ("postgresql://db.home/household?hostaddr=127.0.0.1", [:]),
            ("postgresql://db.home/household?sslmode=require", [:]),
            ("postgresql://db.home/household", ["PGSSLMODE": "prefer"]),
            ("postgresql:///household?service=home&sslmode=verify-ca", [:]),
        ] as [(String, [String: String])]
    )
    func `this machine's needs none, and another mode may be named`(
        _ name: String,
        _ environment: [String: String]
    ) throws {
        #expect(try PostgresName(name).requiredMode { environment[$0] } == nil)
    }

    @Test func `a server without a certificate is told nothing`() throws {
        let server = try PlainServer()
        // Loopback, in a form that is not known to be.
        let name = "host=0x7f.1 port=\(server.port) dbname=household user=kim"
        do {
            try PostgresConnection(name).run("SELECT 1")
            Issue.record("it went on in plain text")
        } catch PostgresProblem.certificate {
            // As it should be.
        }
        // SSLRequest (PostgreSQL's documentation, 55.7), and no user or database behind it.
        #expect(server.received == [0, 0, 0, 8, 4, 210, 22, 47])
    }

    @Test func `a password in a name is found, wherever it stands`() throws {
        for name in ["postgresql://me:secret@a/home", "postgresql://a/home?sslpassword=secret", "host=a password=x"] {
            #expect(try PostgresName(name).hasPassword, "\(name)")
        }
        #expect(try !PostgresName("postgresql://me@a/home?sslmode=verify-full").hasPassword)
        #expect(throws: PostgresProblem.self) { try PostgresName("postgresql://a/home?nonsense=1") }
    }
}

/// Says on loopback that it has no TLS, and keeps what it is told.
private final class PlainServer: Sendable {
    private let listener: LoopbackListener
    private let bytes = Mutex<[UInt8]>([])
    private let isDone = DispatchSemaphore(value: 0)
    var port: Int { listener.port }

    init() throws {
        listener = try LoopbackListener()
        Thread.detachNewThread { [self] in listener.withConnection(serve) }
    }

    /// Until the other side is done.
    var received: [UInt8] {
        isDone.wait()
        return bytes.withLock { $0 }
    }

    private func serve(_ connection: CInt) {
        var part = [UInt8](repeating: 0, count: 1024)
        while true {
            let count = recv(connection, &part, part.count, 0)
            guard count > 0 else { break }
            let isFirst = bytes.withLock { bytes in
                defer { bytes += part[..<count] }
                return bytes.isEmpty
            }
            if isFirst { send(connection, "N", 1, Int32(MSG_NOSIGNAL)) }
        }
        isDone.signal()
    }
}
