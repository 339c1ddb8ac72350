import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno

extension LibraryError {
    init(_ error: Errno, _ location: FileLocation) {
        let path = location.path
        switch error {
        case .noSuchFileOrDirectory: self = .vanished(path: path)
        case .permissionDenied, .notPermitted: self = .notPermitted(path: path)
        case .tooManySymbolicLinkLevels: self = .unsafeFile(path: path, kind: FileKind.link.rawValue)
        default: self = .system(path: path, detail: error.description)
        }
    }

    static func tooDeep(_ location: FileLocation) -> LibraryError {
        .system(path: location.path, detail: "folders lie too deep in one another")
    }
}
