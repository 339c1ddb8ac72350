import GRDB
import Glibc
import ReceiptDomain
import ReceiptFiles

/// An index file being made under another name.
final class IndexDraft {
    let database: DatabaseQueue
    private let temporary: IndexPath
    private let target: IndexPath

    init(folder: FileLocation) throws {
        Self.removeLeftovers(in: folder)
        let name = "\(Self.prefix)\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
        guard let target = IndexPath(folder: folder), let temporary = IndexPath(folder: folder, name: name) else {
            throw DatabaseError(resultCode: .SQLITE_CANTOPEN)
        }
        (self.target, self.temporary) = (target, temporary)
        close(try SafeOpen.newFile(temporary.file.nullTerminated))
        database = try DatabaseQueue(path: temporary.path, configuration: Self.configuration)
    }

    deinit { unlink(temporary.file.nullTerminated) }

    /// The name's beginning, before the number of the process that writes the file.
    private static let prefix = ".new-index-"

    /// Removes the files of processes that died while they made an index.
    private static func removeLeftovers(in folder: FileLocation) {
        guard let stream = opendir(folder.bytes.nullTerminated) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { name in
                String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name.hasPrefix(prefix), let writer = pid_t(name.dropFirst(prefix.count).prefix(while: \.isNumber)),
                kill(writer, 0) != 0, errno == ESRCH, let left = IndexPath(folder: folder, name: name)
            else { continue }
            unlink(left.file.nullTerminated)
        }
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

    /// Syncs the file, sets its date and gives it its name.
    func publish() throws {
        let date = IndexFile.newDate()
        try database.write { db in try IndexMeta.set(.date, String(date), db) }
        try database.close()
        try settle(date)
        try systemCall { rename(temporary.file.nullTerminated, target.file.nullTerminated) }
    }

    private func settle(_ date: Int) throws {
        let file = try SafeOpen.existing(temporary.file.nullTerminated, flags: O_RDWR)
        // Before anybody opens it by its name: closing a descriptor ends SQLite's locks of this process.
        defer { close(file) }
        try systemCall { fsync(file) }
        let times = [timespec(tv_sec: date, tv_nsec: 0), timespec(tv_sec: date, tv_nsec: 0)]
        try systemCall { futimens(file, times) }
    }
}
