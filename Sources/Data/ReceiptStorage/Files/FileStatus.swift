import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension FileStatus {
    /// The status of the path itself; links are not followed.
    init(of path: FilePath) throws(LibraryError) {
        do { try self.init(at: path.nullTerminated) } catch { throw LibraryError(error, path: path) }
    }

    /// The status of the path itself; `nil` where nothing exists.
    static func ifPresent(_ path: FilePath) throws(LibraryError) -> FileStatus? {
        do {
            return try FileStatus(of: path)
        } catch .vanished {
            return nil
        }
    }

    static func exists(_ path: FilePath) -> Bool { access(path.nullTerminated, F_OK) == 0 }
}
