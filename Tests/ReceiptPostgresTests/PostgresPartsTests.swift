import Crypto
import Foundation
import ReceiptDomain
@testable import ReceiptPostgres
import ReceiptTestSupport
import Testing

@Suite(
    .enabled(if: PostgresServer.isInstalled, "PostgreSQL's server is not installed (Scripts/setup --database-tests)")
)
struct PostgresPartsTests {
    private let information: String

    init() throws {
        information = try PostgresServer.information.get()
        try PostgresSchema.migrate(connect())
    }

    private func connect() -> PostgresConnection { PostgresConnection(information) }

    private func account(_ name: String) throws -> PostgresAccount {
        let user = try #require(UserID("parts-" + name.lowercased()))
        try PostgresAccount.add(user, connect())
        return try PostgresAccount(user, connect())
    }

    private func lines(_ account: PostgresAccount) throws -> PostgresLineStore {
        let store = PostgresLineStore(account)
        #expect(try store.tryLock())
        return store
    }

    private let image = PartName(.record(RecordID(high: 0x7000, low: 1 << 63)), Array("1.jpg".utf8))

    @Test(arguments: FileStoreCheck.allCases)
    func `tables keep files as every store does`(_ check: FileStoreCheck) throws {
        let user = try account(check.rawValue).user
        try check.run { PostgresParts(try PostgresAccount(user, connect())) }
    }

    @Test func `files come with the lines that they go with, or not at all`() throws {
        let account = try account("together")
        let (parts, other) = (PostgresParts(account), PostgresParts(try self.account("together")))
        var store = try lines(account)
        try parts.writeWithNextLines([.put(image, [1, 2, 3])])
        #expect(try other.parts(in: image.folder).isEmpty)
        try store.append([Array("a".utf8)])
        store.unlock()
        #expect(try other.bytes(of: image) == [1, 2, 3])

        store = try lines(account)
        try parts.writeWithNextLines([.removeAll(image.folder)])
        // A line with a newline in it is refused.
        #expect(throws: LibraryError.self) { try store.append([[10]]) }
        store.unlock()
        #expect(try other.bytes(of: image) == [1, 2, 3])
        store = try lines(account)
        try store.append([Array("b".utf8)])
        store.unlock()
        #expect(try other.bytes(of: image) == [1, 2, 3], "what was not written is forgotten with the lock")
    }

    @Test(arguments: [true, false])
    func `a statement that goes with a photo decides with it`(_ isStillOurs: Bool) throws {
        let account = try account("fence-\(isStillOurs)")
        let store = try lines(account)
        defer { store.unlock() }
        let hash = SHA256.hash(data: [9, 8, 7]).hexadecimal
        account.enlist(hash, with: TransactionHook("SELECT $1", [.flag(isStillOurs)]))
        try PostgresParts(account).writeWithNextLines([.put(image, [9, 8, 7])])
        if isStillOurs {
            try store.append([Array("a".utf8)])
        } else {
            #expect(throws: LibraryError.database(.overtaken)) { try store.append([Array("a".utf8)]) }
        }
        #expect(try store.size == (isStillOurs ? 2 : 0))
        #expect(try PostgresParts(account).bytes(of: image) == (isStillOurs ? [9, 8, 7] : nil))
    }

    @Test func `bytes that were changed are noticed when they are read`() throws {
        let account = try account("changed")
        let parts = PostgresParts(account)
        try parts.write([.put(image, [1, 2, 3])])
        let superuser = connect()
        // Nobody but the tables' owner can do that.
        try superuser.run("ALTER TABLE receiptmind.blob DISABLE TRIGGER ALL")
        try superuser.run("ALTER TABLE receiptmind.blob DROP CONSTRAINT blob_check")
        try superuser.run("UPDATE receiptmind.blob SET bytes = '\\x010204' WHERE account = $1", [.integer(account.id)])
        try superuser.run(
            "ALTER TABLE receiptmind.blob ADD CONSTRAINT blob_check CHECK (length(bytes) = size AND sha256(bytes) = sha256) NOT VALID"
        )
        try superuser.run("ALTER TABLE receiptmind.blob ENABLE TRIGGER ALL")
        #expect(throws: LibraryError.database(.changedPart(name: image.text))) { try parts.bytes(of: image) }
        #expect(try parts.damagedParts() == [PartDamage(image, .changed)])
    }

    @Test(arguments: [
        "postgresql://me:secret@host/db", "postgresql://host/db?password=x", "postgresql:///?sslpassword=x",
    ])
    func `a name with a password in it is refused`(_ name: String) {
        #expect(throws: LibraryError.database(.passwordInName)) { try PostgresLibrary(name) { _ in MemoryObjects() } }
    }

    @Test(arguments: [
        ("FATAL:  3D000: database \"x\" does not exist", "noDatabase"),
        ("FATAL:  28P01: password authentication failed for user \"x\"", "login"),
        ("fe_sendauth: no password supplied", "login"),
        ("server certificate for \"a\" does not match host name \"b\"", "certificate"),
        ("SSL error: certificate verify failed", "certificate"),
        ("FATAL:  57P03: the database system is starting up", "unreachable"),
        ("connection to server at \"x\" failed: Connection refused", "unreachable"),
    ])
    func `why there is no connection is told apart`(_ text: String, _ kind: String) {
        #expect("\(PostgresProblem(connecting: text))".hasPrefix(kind), "\(PostgresProblem(connecting: text))")
    }
}
