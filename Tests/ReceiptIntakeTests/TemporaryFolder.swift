import Foundation
import ReceiptDomain

/// A folder for one test, removed with it.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        // Resolved, so that paths compare equal where the temporary folder itself is a link.
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "ReceiptIntakeTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func location(_ path: String) -> FileLocation { FileLocation(url.path + "/" + path) }

    var location: FileLocation { FileLocation(url.path) }

    @discardableResult
    func write(_ path: String, _ bytes: [UInt8] = .jpeg) throws -> FileLocation {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return location(path)
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appending(path: path).path,
            withDestinationPath: url.appending(path: target).path
        )
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url.appending(path: path)) }

    func move(_ path: String, to newPath: String) throws {
        try FileManager.default.moveItem(at: url.appending(path: path), to: url.appending(path: newPath))
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(at: url.appending(path: path), withIntermediateDirectories: true)
    }
}

extension [UInt8] {
    /// The shortest thing that begins and ends like a JPEG.
    static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 0xFF, 0xD9]
    static let cutJPEG: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]
    static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 9, 9, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    /// RIFF with a length of 12 after the eighth byte.
    static let webp: [UInt8] = Array("RIFF".utf8) + [12, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [0, 0, 0, 0]
}
