public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno

/// An obstacle to importing a file.
///
/// It states facts only; sentences are made where a person sees them.
public enum IntakeProblem: Error, Hashable, Sendable {
    case missing(FileLocation)
    case notPermitted(FileLocation)
    /// A link, a pipe, a device or a socket, which is left in place and not followed.
    case notAFile(FileLocation, kind: String)
    /// Folders are nested more deeply than anybody needs.
    case tooDeep(FileLocation)
    /// An error of the system, with its own description.
    case system(FileLocation, detail: String)

    public var location: FileLocation {
        switch self {
        case .missing(let location), .notPermitted(let location), .notAFile(let location, _), .tooDeep(let location),
            .system(let location, _):
            location
        }
    }

    init(_ error: Errno, _ location: FileLocation) {
        switch error {
        case .noSuchFileOrDirectory: self = .missing(location)
        case .permissionDenied, .notPermitted: self = .notPermitted(location)
        case .tooManySymbolicLinkLevels: self = .notAFile(location, kind: FileKind.link.rawValue)
        default: self = .system(location, detail: error.description)
        }
    }
}
