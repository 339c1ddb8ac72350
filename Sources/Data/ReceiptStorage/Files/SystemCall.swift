import CPosix
import Glibc
import ReceiptDomain
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

extension LibraryError {
    /// What a failed system call on this path means for the library.
    init(_ error: Errno, path: FilePath) {
        let text = FileLocation(path).path
        switch error {
        case .permissionDenied, .notPermitted: self = .notPermitted(path: text)
        case .noSpace, .diskQuotaExceeded: self = .noSpace(path: text)
        case .noSuchFileOrDirectory, .notDirectory: self = .vanished(path: text)
        case .tooManySymbolicLinkLevels: self = .unsafeFile(path: text, kind: "link")
        default: self = .system(path: text, detail: error.description)
        }
    }
}

/// Runs a call that reports failure by -1 and `errno`, again where a signal interrupted it.
@discardableResult
func systemCall<Value: SignedInteger>(on path: FilePath, _ call: () -> Value) throws(LibraryError) -> Value {
    while true {
        let result = call()
        if result != -1 { return result }
        let error = Errno(rawValue: errno)
        if error != .interrupted { throw LibraryError(error, path: path) }
    }
}

/// Renames a file or folder; `false`, and nothing done, when something already has the new name.
func renameWithoutReplacing(_ old: FilePath, to new: FilePath) throws(LibraryError) -> Bool {
    let code = old.withPlatformString { old in new.withPlatformString { new in cposix_rename_noreplace(old, new) } }
    switch code {
    case 0: return true
    case EEXIST, ENOTEMPTY: return false
    default: throw LibraryError(Errno(rawValue: code), path: new)
    }
}
