import Foundation
import GRDB
import Glibc
import ReceiptDomain
import ReceiptFiles

/// An index database being built: a temporary file, or memory where no file can be created.
final class IndexDraft {
    let database: DatabaseQueue
    private let user: UserID
    /// `nil` for a database in memory.
    private let temporary: IndexPath?
    private let target: IndexPath?
    private var lastRow: Int64 = 0

    init(folder: FileLocation, of user: UserID) throws {
        self.user = user
        target = IndexPath(folder: folder)
        // Leftovers of processes that died are removed by the next repair.
        let name = ".new-index-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
        let temporary = IndexPath(folder: folder, name: name)
        if let temporary, let made = try? SafeOpen.newFile(temporary.file.nullTerminated) {
            close(made)
            self.temporary = temporary
            database = try DatabaseQueue(path: temporary.path, configuration: Self.configuration)
        } else {
            self.temporary = nil
            database = try DatabaseQueue(configuration: Self.configuration)
        }
    }

    deinit {
        if let temporary { unlink(temporary.file.nullTerminated) }
    }

    /// No journal and no sync while writing: a half-written file never gets its final name.
    private static let configuration: Configuration = {
        var configuration = Configuration()
        configuration.label = "index"
        configuration.prepareDatabase { db in
            try db.execute(
                sql: """
                    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
                    PRAGMA cache_size = -16384; PRAGMA secure_delete = OFF; PRAGMA temp_store = MEMORY;
                    """
            )
        }
        return configuration
    }()

    /// The next unused row of the `record` table.
    func nextRow() -> Int64 {
        lastRow += 1
        return lastRow
    }

    func begin(isNew: Bool) throws {
        guard !isNew else { return }
        lastRow = try database.read { db in try Int64.fetchOne(db, sql: "SELECT max(row) FROM record") ?? 0 }
    }

    /// Renames the file to its final name; without permission it stays in use unnamed.
    func publish() throws -> any RecordIndex {
        // An arbitrary past date, which no clock produces again.
        let date = Int.random(in: 1_000_000_000..<1_500_000_000)
        try IndexMeta(user: user, date: date).write(to: database)
        guard let temporary, let target else { return try SQLiteIndex(database) }
        try database.close()
        try settle(temporary, date: date)
        let index = try SQLiteIndex(DatabaseQueue(path: temporary.uri, configuration: Self.readOnly))
        // The open database refers to the renamed file.
        try systemCall { rename(temporary.file.nullTerminated, target.file.nullTerminated) }
        return index
    }

    private static let readOnly: Configuration = {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "index"
        return configuration
    }()

    /// Syncs the file and sets its date before it gets its name.
    private func settle(_ path: IndexPath, date: Int) throws {
        let file = try SafeOpen.existing(path.file.nullTerminated, flags: O_RDWR)
        defer { close(file) }
        try systemCall { fsync(file) }
        let times = [timespec(tv_sec: date, tv_nsec: 0), timespec(tv_sec: date, tv_nsec: 0)]
        try systemCall { futimens(file, times) }
    }
}
