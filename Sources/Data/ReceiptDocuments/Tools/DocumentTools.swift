import CSandbox
import Glibc

/// What of the programs that open documents is there, and what confines them.
public enum DocumentTools {
    static let pdfText = ConfinedTool(path: "/usr/bin/pdftotext", package: "poppler-utils")
    static let pdfPictures = ConfinedTool(path: "/usr/bin/pdfimages", package: "poppler-utils")
    static let pdfPage = ConfinedTool(path: "/usr/bin/pdftoppm", package: "poppler-utils")

    static let htmlText = ConfinedTool(path: "/usr/bin/w3m", package: "w3m")

    /// A program that may be there or not.
    public struct Presence: Hashable, Sendable {
        public var program: String
        public var package: String
        public var isThere: Bool
    }

    public static var programs: [Presence] {
        [pdfText, pdfPictures, pdfPage, htmlText].map { tool in
            Presence(program: tool.name, package: tool.package, isThere: access(tool.path, X_OK) == 0)
        }
    }

    /// What the kernel offers to confine them.
    public struct Confinement: Hashable, Sendable {
        /// Files and folders are closed to them (Landlock).
        public var closesFiles: Bool
        /// Networks and other processes are closed to them (seccomp).
        public var filtersCalls: Bool
    }

    public static var confinement: Confinement {
        let means = sandbox_means_here()
        return Confinement(closesFiles: means.landlock > 0, filtersCalls: means.filter != 0)
    }
}
