import CPosix
import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

extension LibraryError {
    /// Maps a failed system call on this path to the library's error.
    init(_ error: Errno, path: FilePath) {
        let text = FileLocation(path).path
        switch error {
        case .permissionDenied, .notPermitted, .readOnlyFileSystem: self = .notPermitted(path: text)
        case .noSpace, .diskQuotaExceeded: self = .noSpace(path: text)
        case .noSuchFileOrDirectory, .notDirectory: self = .vanished(path: text)
        case .tooManySymbolicLinkLevels: self = .unsafeFile(path: text, kind: "link")
        default: self = .system(path: text, detail: error.description)
        }
    }

    /// Maps the reason that a file cannot be read to the library's error.
    init(_ problem: FileProblem, path: FilePath) {
        let text = FileLocation(path).path
        switch problem {
        case .notRegular(let kind): self = .unsafeFile(path: text, kind: kind.rawValue)
        case .tooLarge(let bytes, let limit): self = .tooLarge(path: text, bytes: bytes, limit: limit)
        case .system(let error): self.init(error, path: path)
        }
    }
}

/// Runs a call that reports failure by -1 and `errno`, and repeats it after a signal.
@discardableResult
func systemCall<Value: SignedInteger>(on path: FilePath, _ call: () -> Value) throws(LibraryError) -> Value {
    do { return try ReceiptFiles.systemCall(call) } catch { throw LibraryError(error, path: path) }
}

/// Renames a file or folder; returns `false`, without change, where the new name is taken.
func renameWithoutReplacing(_ old: FilePath, to new: FilePath) throws(LibraryError) -> Bool {
    switch cposix_rename_noreplace(old.nullTerminated, new.nullTerminated) {
    case 0: return true
    case EEXIST, ENOTEMPTY: return false
    case let code: throw LibraryError(Errno(rawValue: code), path: new)
    }
}
