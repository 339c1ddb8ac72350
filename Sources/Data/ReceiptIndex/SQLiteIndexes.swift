import Foundation
import GRDB
import Glibc
public import ReceiptDomain
import ReceiptFiles

/// Stores an index of each user's ledger in a file beside it.
///
/// A file is written under another name and never changes once it has its final one: readers need no lock, while a newer file
/// takes its place. Its modification date is stated in its content, so that a file changed by anyone is recognised and not used.
public struct SQLiteIndexes: RecordIndexes {
    private let rules: IndexRules

    /// - Parameters:
    ///   - lessons: Makes a counter of what confirmed records teach.
    ///   - movements: Computes a record's movements on accounts.
    public init(
        lessons: @escaping @Sendable () -> any LessonCounting,
        movements: @escaping Movement.Rule
    ) {
        rules = IndexRules(lessons: lessons, movements: movements)
    }

    public func index(in folder: FileLocation, of user: UserID) -> (any RecordIndex)? {
        guard let path = IndexPath(folder: folder), let before = try? FileStatus(at: path.file.nullTerminated),
            before.kind == .file, before.owner == geteuid(), before.permissions & 0o077 == 0,
            let database = try? DatabaseQueue(path: path.uri, configuration: Self.readOnly)
        else { return nil }
        // An invalid index is rebuilt.
        guard let meta = try? IndexMeta(database), meta == IndexMeta(user: user, date: before.modified),
            let after = try? FileStatus(at: path.file.nullTerminated), after.version == before.version
        else { return nil }
        return try? SQLiteIndex(database)
    }

    public func writer(
        in folder: FileLocation,
        of user: UserID,
        continuing earlier: (any RecordIndex)?
    ) throws -> any RecordIndexWriter {
        let draft = try IndexDraft(folder: folder, of: user)
        if let earlier = earlier as? SQLiteIndex {
            // From the open database: its name may refer to another file by now.
            try earlier.database.backup(to: draft.database)
            try draft.begin(isNew: false)
            return try SQLiteIndexWriter(draft, isNew: false, rules)
        }
        let writer = try SQLiteIndexWriter(draft, isNew: true, rules)
        try draft.begin(isNew: true)
        return writer
    }

    private static let readOnly: Configuration = {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "index"
        return configuration
    }()
}

/// The rules by which an index derives values from records.
struct IndexRules: Sendable {
    let lessons: @Sendable () -> any LessonCounting
    let movements: Movement.Rule
}

/// The path of a user's index, and its URI for SQLite.
struct IndexPath {
    let file: [UInt8]
    /// Marked immutable, so that SQLite neither locks the file nor checks it for changes.
    let uri: String

    /// `nil` for a path that cannot be a URI.
    init?(folder: FileLocation, name: String = RecordIndexFile.name) {
        file = folder.bytes + Array("/\(name)".utf8)
        guard let path = String(validating: file, as: UTF8.self) else { return nil }
        let escaped = path.utf8.map { byte -> String in
            let isPlain = byte > 32 && byte < 127 && !"?#%".utf8.contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        uri = "file:" + escaped.joined() + "?immutable=1"
    }

    var path: String { String(decoding: file, as: UTF8.self) }
}

/// An index's identity, stored in it.
struct IndexMeta: Equatable {
    var version: String
    var user: String
    /// The file's modification date in seconds since 1970.
    var date: String

    init(user: UserID, date: Int) {
        version = IndexFormat.version
        self.user = user.rawValue
        self.date = String(date)
    }

    init(_ database: DatabaseQueue) throws {
        let values = try database.read { db in
            let rows = try Row.fetchAll(db, sql: "SELECT key, value FROM meta")
            return Dictionary(rows.map { ($0[0] as String, $0[1] as String) }) { first, _ in first }
        }
        version = values["version"] ?? ""
        user = values["user"] ?? ""
        date = values["date"] ?? ""
    }

    func write(to database: DatabaseQueue) throws {
        try database.write { db in
            for (key, value) in [("version", version), ("user", user), ("date", date)] {
                try db.execute(sql: "INSERT OR REPLACE INTO meta VALUES (?, ?)", arguments: [key, value])
            }
        }
    }
}
