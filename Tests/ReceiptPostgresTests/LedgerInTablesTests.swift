import Foundation
import ReceiptDomain
@testable import ReceiptPostgres
@testable import ReceiptStorage
import ReceiptTestSupport
import Testing
import struct SystemPackage.FilePath

/// The ledger's rules are the same, wherever its lines are.
@Suite(
    .enabled(if: PostgresServer.isInstalled, "PostgreSQL's server is not installed (Scripts/setup --database-tests)")
)
struct LedgerInTablesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func ledger(_ store: any LineStore, _ user: UserID) -> Ledger {
        let place = UserLayout(
            folder: FilePath(folder.path),
            failed: FilePath(folder.path("Failed"))
        )
        return Ledger(
            store,
            place: place,
            files: FolderFiles(place),
            user: user,
            indexes: testIndexes,
            indexPlace: .memory,
            lockTimeout: .seconds(1800),
            now: { Date(timeIntervalSince1970: 1_790_000_000) },
            onDamage: { _ in }
        )
    }

    private func record(_ number: Int, _ user: UserID) -> Record {
        let instant = Date(timeIntervalSince1970: 1_789_000_000)
        var record = Record(
            id: RecordID(high: UInt64(number) << 16 | 0x7000, low: 1 << 63),
            user: user,
            merchant: "이마트 \(number)",
            amount: Money(minorUnits: 100 * number, currency: .krw),
            createdAt: instant
        )
        record.memo = number.isMultiple(of: 3) ? "둘째 줄\n\"a\"" : ""
        return record
    }

    @Test func `the same steps make the same lines, and each is read by a ledger that comes later`() throws {
        let user = try #require(UserID("same-lines"))
        let connection = PostgresConnection(try PostgresServer.information.get())
        try PostgresSchema.migrate(connection)
        try PostgresAccount.add(user, connection)
        let tables = try PostgresLineStore(connection, of: user)
        let file = try FileLineStore(FilePath(folder.path("ledger.jsonl")))
        for store in [tables, file] as [any LineStore] {
            let ledger = ledger(store, user)
            try ledger.locked { for number in 1...20 { _ = try ledger.append(record(number, user)) } }
            try ledger.locked {
                _ = try ledger.append((1...5).map { NewLine(content: .record(record($0 * 3, user))) })
            }
        }
        let text = try file.reader.bytes(at: 0, count: file.size)
        #expect(try tables.size == text.count && tables.reader.bytes(at: 0, count: text.count) == text)
        // Damage that a file had is moved as it is, and told of as in the file.
        let damaged = [Array("{\"v\":1,".utf8), [0, 0, 7], []]
        for store in [tables, file] as [any LineStore] {
            #expect(try store.tryLock())
            try store.append(damaged)
            store.unlock()
        }
        let (first, second) = (ledger(file, user), ledger(try PostgresLineStore(connection, of: user), user))
        try first.refresh()
        try second.refresh()
        #expect(try first.records() == second.records() && first.records().count == 20)
        #expect(first.index.damages == second.index.damages && first.index.damages.count == 3)
        try second.locked {}
        #expect(try second.damages().allSatisfy { $0.keptAt != nil })
        try second.locked { try second.acceptDamage() }
        #expect(try ledger(PostgresLineStore(connection, of: user), user).damagesWhenRead().isEmpty)
    }
}

extension Ledger {
    fileprivate func damagesWhenRead() throws -> [LedgerDamage] {
        try refresh()
        return try damages()
    }
}
