import Foundation
import GRDB
import Glibc
import ReceiptDomain
import ReceiptFiles

/// A database on its way to be an index: a file under a temporary name, or memory where no file can be made.
final class IndexDraft {
    let database: DatabaseQueue
    private let user: UserID
    /// `nil` in memory.
    private let temporary: IndexPath?
    private let target: IndexPath?
    private var lastRow: Int64 = 0

    init(folder: FileLocation, of user: UserID) throws {
        self.user = user
        target = IndexPath(folder: folder)
        // What a process that dies leaves under such a name is removed by the next one that repairs the library.
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

    /// A file that a crash leaves half written never gets its name, so that nothing needs to be written twice or waited for.
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

    /// The row of a record that is not there yet.
    func nextRow() -> Int64 {
        lastRow += 1
        return lastRow
    }

    func begin(isNew: Bool) throws {
        guard !isNew else { return }
        lastRow = try database.read { db in try Int64.fetchOne(db, sql: "SELECT max(row) FROM record") ?? 0 }
    }

    /// Gives the file its name; where that is not permitted, it is used without one.
    func publish() throws -> any RecordIndex {
        // A day in the past, which no clock says any more.
        let date = Int.random(in: 1_000_000_000..<1_500_000_000)
        try IndexMeta(user: user, date: date).write(to: database)
        guard let temporary, let target else { return try SQLiteIndex(database) }
        try database.close()
        try settle(temporary, date: date)
        let index = try SQLiteIndex(DatabaseQueue(path: temporary.uri, configuration: Self.readOnly))
        // The name changes; what is open is the same file.
        try systemCall { rename(temporary.file.nullTerminated, target.file.nullTerminated) }
        return index
    }

    private static let readOnly: Configuration = {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "index"
        return configuration
    }()

    /// On the disk before it has its name, and with its date.
    private func settle(_ path: IndexPath, date: Int) throws {
        let file = try SafeOpen.existing(path.file.nullTerminated, flags: O_RDWR)
        defer { close(file) }
        try systemCall { fsync(file) }
        let times = [timespec(tv_sec: date, tv_nsec: 0), timespec(tv_sec: date, tv_nsec: 0)]
        try systemCall { futimens(file, times) }
    }
}
