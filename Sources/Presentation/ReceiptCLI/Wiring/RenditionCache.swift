import Foundation
import ReceiptDomain
import ReceiptFiles
import SystemPackage

/// A cache of photo renditions, readable by the owner only and removed with the image.
struct RenditionCache {
    /// It may be emptied at any time.
    private let folder: String

    init(environment: [String: String]) { folder = OwnFolders(environment: environment).cache + "/pictures" }

    func jpeg(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: folder + "/" + name).map { Array($0) }
    }

    /// Writes the file atomically.
    func keep(_ jpeg: [UInt8], _ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let path = folder + "/" + name
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
