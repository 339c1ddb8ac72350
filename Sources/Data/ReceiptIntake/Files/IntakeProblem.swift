public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno
import ReceiptFiles

/// Something in the way of taking a file in.
///
/// Facts only: the wording is made where a person sees it.
public enum IntakeProblem: Error, Hashable, Sendable {
    case missing(FileLocation)
    case notPermitted(FileLocation)
    /// A link, a pipe, a device, a socket: left where it is and not followed.
    case notAFile(FileLocation, kind: String)
    /// Folders within folders beyond what anybody needs.
    case tooDeep(FileLocation)
    /// The system's own words.
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
