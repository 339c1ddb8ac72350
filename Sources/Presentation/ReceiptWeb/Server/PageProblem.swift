import ReceiptDomain
import ReceiptWording

/// The reason why a request is refused.
enum PageProblem: Error, Hashable {
    case notFound
    case badRequest
    case methodNotAllowed
    /// The bytes are of no kind of file that can be read.
    case unreadable
    case tooLarge(limit: Int)
    /// The body missed its deadline.
    case tooSlow
    case noSpace
    case tooMany
    case notPaired
    case foreign
    /// The header that names a user comes from elsewhere than the proxy.
    case untrustedHeader(String)
    /// The proxy let somebody in who is no user here.
    case unknownUser(String)
    /// A device sends as one user's what it kept for another.
    case otherUser
}

extension PageProblem {
    /// The HTTP status, the reason's name for programs, and the reason for people.
    var answer: (status: Int, code: String, text: PageText) {
        switch self {
        case .notFound: (404, "not-found", .notFoundHelp)
        case .badRequest: (400, "bad-request", .badRequestHelp)
        case .methodNotAllowed: (405, "method-not-allowed", .badRequestHelp)
        case .unreadable: (415, "unreadable-file", .badRequestHelp)
        case .tooLarge(let limit): (413, "too-large", .tooLarge(limit))
        case .tooSlow: (408, "too-slow", .tooSlowHelp)
        case .noSpace: (507, "no-space", .noSpaceHelp)
        case .tooMany: (429, "too-many", .tooManyHelp)
        case .notPaired: (401, "no-token", .badRequestHelp)
        case .foreign: (403, "foreign", .foreignHelp)
        case .untrustedHeader(let name): (403, "untrusted-header", .untrustedHeader(name))
        case .unknownUser(let name): (403, "unknown-user", .unknownUser(name))
        case .otherUser: (412, "other-user", .otherUserHelp)
        }
    }

    /// `nil` for an error of the library that no request is to blame for.
    init?(_ problem: LibraryError) {
        switch problem {
        case .noSuchRecord, .noSuchUser, .noSuchImage, .ambiguousRecord, .vanished: self = .notFound
        case .tooLarge(_, _, let limit): self = .tooLarge(limit: limit)
        case .noSpace: self = .noSpace
        default: return nil
        }
    }
}
