import Foundation
import ReceiptDomain
import SystemPackage

/// Renditions of photos in a folder of the cache: nobody but their owner reads them, and they go with their image.
struct KeptRenditions {
    let folder: String

    /// Makes the file whole or not at all; at a path in the folder.
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

    /// Removes all that was made of the image, be it a part of another file or of any size.
    func remove(of image: StoredImage) throws {
        guard FileManager.default.fileExists(atPath: folder) else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasPrefix(image.sha256) {
            try FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }
}
