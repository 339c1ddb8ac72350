public import ReceiptDomain

/// The domain's type for database errors.
public typealias PostgresProblem = DatabaseProblem

extension PostgresProblem {
    /// Maps the SQLSTATE of a refused statement (PostgreSQL's documentation, appendix A).
    init(state: String, message: String) {
        switch state {
        case "42501", "25006": self = .notPermitted(detail: message)
        case "53100": self = .noSpace(detail: message)
        // The server is shutting down, or has ended the connection.
        case "57P01", "57P02", "57P03", "57P05", "25P03", "53300": self = .unreachable(detail: message)
        case "57014", "55P03": self = .unreachable(detail: message)
        default: self = .refused(state: state, message: message)
        }
    }

    /// Maps a failed connection: the server's messages begin with the SQLSTATE, libpq's own have none.
    init(connecting text: String) {
        // Later lines name the place in the server's source.
        let detail = String(text.prefix { $0 != "\n" })
        let state = text.split(separator: ":").map { $0.drop { $0 == " " } }.first { word in
            word.utf8.count == 5 && word.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
                && word.utf8.contains { (48...57).contains($0) }
        }
        switch state.map(String.init) {
        case "3D000": self = .noDatabase(detail: detail)
        case "28000", "28P01", "42501": self = .login(detail: detail)
        case .some: self = .unreachable(detail: detail)
        case nil:
            let words = text.lowercased()
            if words.contains("certificate") || words.contains("ssl") || words.contains("tls") {
                self = .certificate(detail: detail)
            } else if words.contains("password") {
                self = .login(detail: detail)
            } else {
                self = .unreachable(detail: detail)
            }
        }
    }
}
