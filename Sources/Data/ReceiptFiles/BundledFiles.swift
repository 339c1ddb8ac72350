public import Foundation

/// Files installed beside the programs, for systems that lack them or have only an older version.
///
/// The loader finds the libraries among them by itself (`bundledLibraries` in `Package.swift`).
public struct BundledFiles: Sendable {
    /// `lib/receiptmind` beside `bin`; it need not exist.
    public let folder: URL

    public init(folder: URL = BundledFiles.besideThisProgram) { self.folder = folder }

    public static var besideThisProgram: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "lib/receiptmind")
    }

    /// The environment variables of the existing files: Tesseract's models and libheif's decoders.
    public var environment: [String: String] {
        let folders = ["TESSDATA_PREFIX": "tessdata", "LIBHEIF_PLUGIN_PATH": "heif"]
        return folders.mapValues { folder.appending(path: $0).path }
            .filter { FileManager.default.fileExists(atPath: $0.value) }
    }
}
