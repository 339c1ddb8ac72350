public import Foundation
public import ReceiptDomain

/// A folder for one test, removed with it.
public final class TemporaryFolder: Sendable {
    public let url: URL

    public init() throws {
        // In memory where that is possible: thousands of syncs take minutes on a disk that others use too.
        let memory = URL(filePath: "/dev/shm")
        let isWritable = FileManager.default.isWritableFile(atPath: memory.path)
        // Resolved, so that paths compare equal where the temporary folder itself is a link.
        url = (isWritable ? memory : FileManager.default.temporaryDirectory.resolvingSymlinksInPath())
            .appending(path: "receiptmind-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    public var path: String { url.path }
    public var location: FileLocation { FileLocation(path) }

    public func url(_ name: String) -> URL { url.appending(path: name) }
    public func path(_ name: String) -> String { url(name).path }
    public func location(_ name: String) -> FileLocation { FileLocation(path + "/" + name) }

    /// Writes a file, and makes the folders it is in.
    @discardableResult
    public func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let file = url(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    @discardableResult
    public func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

    @discardableResult
    public func makeFolder(_ name: String) throws -> String {
        try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: true)
        return path(name)
    }

    @discardableResult
    public func link(_ name: String, to target: String) throws -> String {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: path(target))
        return path(name)
    }

    public func move(_ name: String, to newName: String) throws {
        try FileManager.default.moveItem(at: url(name), to: url(newName))
    }

    public func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }
}
