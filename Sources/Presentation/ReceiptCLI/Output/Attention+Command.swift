import ReceiptApp
import ReceiptDomain
import ReceiptWording

extension Attention {
    /// The arguments of the next command to run; `nil` where there is none.
    func command(library: String?) -> String? {
        let options = library.map { " --library \(Self.quoted($0))" } ?? ""
        return switch self {
        case .noLibrary, .nothing(confirmed: 0, _): "import\(options) PATH"
        case .inbox: "watch\(options)"
        case .drafts(_, let user): "review\(options)\(Self.option(user))"
        case .failed(_, let user): "retry --list\(options)\(Self.option(user))"
        case .nothing, .nothingFailed: nil
        }
    }

    private static func option(_ user: UserID) -> String { user == .me ? "" : " --user \(user)" }

    /// Quoted as a single word for a shell.
    private static func quoted(_ path: String) -> String {
        let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
        return isPlain ? path : "'" + path.escapingControls.replacing("'", with: #"'\''"#) + "'"
    }
}
