import Foundation
import ReceiptDomain
import SystemPackage

/// A cache of photo renditions, readable by the owner only and removed with the image.
struct KeptRenditions {
    let folder: String

    /// Writes the file atomically to a path in the folder.
    func write(_ jpeg: [UInt8], at path: String) throws {
        let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier)"
        let file = try FileDescriptor.open(
            FilePath(temporary),
            .writeOnly,
            options: [.create, .exclusiveCreate],
            permissions: .ownerReadWrite
        )
        do {
            _ = try file.closeAfter { try file.writeAll(jpeg) }
            guard rename(temporary, path) == 0 else { throw Errno(rawValue: errno) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Removes all renditions of the image, of any size, including parts of it.
    func remove(of image: StoredImage) throws {
        guard FileManager.default.fileExists(atPath: folder) else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasPrefix(image.sha256) {
            try FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }
}
