import Glibc
import ReceiptDomain
@testable import ReceiptPostgres
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

    @Test func `a password in a name is found, wherever it stands`() throws {
        for name in ["postgresql://me:secret@a/home", "postgresql://a/home?sslpassword=secret", "host=a password=x"] {
            #expect(try PostgresName(name).hasPassword, "\(name)")
        }
        #expect(try !PostgresName("postgresql://me@a/home?sslmode=verify-full").hasPassword)
        #expect(throws: PostgresProblem.self) { try PostgresName("postgresql://a/home?nonsense=1") }
    }
}
