import Glibc
import ReceiptDomain
import ReceiptFiles

/// An index's file, which no other account can write.
///
/// Its modification date is stated in its content, so that a file changed by anyone else, or left half written, is recognised.
final class IndexFile: Sendable {
    let path: IndexPath
    /// An `O_PATH` descriptor: closing any other descriptor of the file would end SQLite's locks on it.
    private let handle: CInt

    private static let pathOnly: CInt = 0o10000000  // O_PATH, which the Glibc module does not have

    /// `nil` where the folder has no such file.
    init?(_ path: IndexPath?) {
        guard let path else { return nil }
        let handle = open(path.file.nullTerminated, Self.pathOnly | O_CLOEXEC | O_NOFOLLOW)
        guard handle >= 0 else { return nil }
        self.path = path
        self.handle = handle
        guard let status = try? FileStatus(of: handle), status.kind == .file, status.owner == geteuid(),
            status.permissions & 0o077 == 0
        else { return nil }
    }

    deinit { close(handle) }

    /// The modification date in seconds since 1970.
    var date: Int { get throws { try FileStatus(of: handle).modified } }

    /// Whether the file still has its name.
    var isInPlace: Bool {
        guard let present = try? FileStatus(at: path.file.nullTerminated), let own = try? FileStatus(of: handle) else {
            return false
        }
        return present.identity == own.identity
    }

    /// Sets the modification date.
    func stamp(_ date: Int) throws {
        let times = [timespec(tv_sec: date, tv_nsec: 0), timespec(tv_sec: date, tv_nsec: 0)]
        try systemCall { utimensat(AT_FDCWD, "/proc/self/fd/\(handle)", times, 0) }
    }

    /// An arbitrary past date, which no clock produces again.
    static func newDate() -> Int { Int.random(in: 1_000_000_000..<1_500_000_000) }
}

struct IndexPath {
    let file: [UInt8]

    /// `nil` for a path that SQLite cannot be told.
    init?(folder: FileLocation, name: String = RecordIndexFile.name) {
        file = folder.bytes + Array("/\(name)".utf8)
        guard String(validating: file, as: UTF8.self) != nil else { return nil }
    }

    var path: String { String(decoding: file, as: UTF8.self) }
}
