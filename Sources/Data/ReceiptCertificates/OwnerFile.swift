import Foundation
import ReceiptFiles

/// Files that only their owner can read, in a folder that only they can open.
enum OwnerFile {
    /// `nil` if the file does not exist.
    static func text(at path: String) throws -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let bytes = try RegularFile(Array(path.utf8).nullTerminated).contents(limit: 64 << 10)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func makeFolder(_ path: String) throws {
        let own = [FileAttributeKey.posixPermissions: 0o700]
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: own)
        try FileManager.default.setAttributes(own, ofItemAtPath: path)
    }

    /// Writes the file atomically; with `replaces` false, a file that another process wrote first stays.
    static func write(_ text: String, to path: String, replaces: Bool) throws {
        let temporary = path + ".\(UInt64.random(in: .min ... .max))"
        defer { unlink(temporary) }
        let file = FileHandle(
            fileDescriptor: try SafeOpen.newFile(Array(temporary.utf8).nullTerminated),
            closeOnDealloc: true
        )
        try file.write(contentsOf: Data(text.utf8))
        try file.synchronize()
        try file.close()
        if replaces {
            try systemCall { rename(temporary, path) }
        } else if link(temporary, path) != 0, !FileManager.default.fileExists(atPath: path) {
            // The file system has no hard links.
            try systemCall { rename(temporary, path) }
        }
    }
}
