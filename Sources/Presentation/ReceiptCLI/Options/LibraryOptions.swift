import ArgumentParser
import Foundation
import ReceiptConsole
import ReceiptDomain
import ReceiptStorage

/// Which library, and whose part of it.
struct LibraryOptions: ParsableArguments {
    @Option(
        help: "The library's folder (default: RECEIPTMIND_LIBRARY, else ~/ReceiptMind).",
        completion: .directory
    )
    var library: String?

    @Option(help: "Whose records (default: me).")
    var user: UserID = .me

    /// The library's folder: named here, by the environment, or the usual one.
    func root(environment: [String: String]) -> FileLocation {
        if let library { return FileLocation(Self.absolute(library)) }
        if let named = environment["RECEIPTMIND_LIBRARY"], !named.isEmpty { return FileLocation(Self.absolute(named)) }
        return FileLocation(NSHomeDirectory() + "/ReceiptMind")
    }

    /// Opens the library and repairs what a killed process left behind.
    func open(_ session: Session) async throws -> ReceiptLibrary {
        let library = try ReceiptLibrary(root: root(environment: session.environment), now: { Date() })
        let report = try await library.recover()
        if report != RecoveryReport() { session.message(session.wording.notice(.recovered(report))) }
        return library
    }

    /// The library, unless it is still to be made.
    func openIfPresent(_ session: Session) async throws -> ReceiptLibrary? {
        let root = root(environment: session.environment)
        return FileManager.default.fileExists(atPath: root.path) ? try await open(session) : nil
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}
