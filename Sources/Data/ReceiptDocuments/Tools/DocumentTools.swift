import Glibc

/// The system programs that open documents.
public enum DocumentTools {
    static let pdfText = DocumentTool(path: "/usr/bin/pdftotext", package: "poppler-utils")
    static let pdfPictures = DocumentTool(path: "/usr/bin/pdfimages", package: "poppler-utils")
    static let pdfPage = DocumentTool(path: "/usr/bin/pdftoppm", package: "poppler-utils")

    static let pdfAttachments = DocumentTool(path: "/usr/bin/qpdf", package: "qpdf")

    static let htmlText = DocumentTool(path: "/usr/bin/w3m", package: "w3m")

    private static let all = [pdfText, pdfPictures, pdfPage, pdfAttachments, htmlText]

    /// Whether a program is installed.
    public struct Presence: Hashable, Sendable {
        public var program: String
        public var package: String
        public var isThere: Bool
    }

    public static var programs: [Presence] {
        all.map { tool in
            Presence(program: tool.name, package: tool.package, isThere: access(tool.path, X_OK) == 0)
        }
    }

    public static var paths: [String] { all.map(\.path) }
}
