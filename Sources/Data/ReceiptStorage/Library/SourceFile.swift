import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// A photo outside the stored data: in the inbox, in `Failed/`, or anywhere else.
///
/// Others can write to the inbox. Below it and below `Failed/` no folder on the path may be a link, so that nobody can have a
/// file elsewhere read or removed. Hard links are accepted: reading one reveals nothing its owner could not read, and removing
/// one removes a name, not the content.
struct SourceFile {
    let path: FilePath
    private let name: FilePath.Component
    private let base: FilePath
    private let foldersBelowBase: [FilePath.Component]

    init(_ location: FileLocation, in layout: LibraryLayout) throws(LibraryError) {
        path = try FilePath(location)
        guard let name = path.lastComponent, name.kind == .regular else {
            throw LibraryError.unsafeFile(path: location.path, kind: FileKind.folder.rawValue)
        }
        self.name = name
        let folder = path.removingLastComponent()
        let ours = [layout.inbox, layout.failed].first { folder.starts(with: $0) }
        base = ours ?? (folder.isEmpty ? "." : folder)
        foldersBelowBase = ours.map { Array(folder.components.dropFirst($0.components.count)) } ?? []
        guard foldersBelowBase.allSatisfy({ $0.kind == .regular }) else {
            throw LibraryError.unsafeFile(path: location.path, kind: "path")
        }
    }

    /// Opens the file for reading.
    ///
    /// - Throws: ``LibraryError/unsafeFile(path:kind:)`` for anything but a regular file.
    func open() throws(LibraryError) -> OpenFile {
        try openFolder().open(regularFile: name)
    }

    /// Removes the file if `check` accepts the status that the name has at that moment.
    ///
    /// A file that is gone already is no error.
    func remove(if check: (FileStatus) throws -> Bool) throws {
        do {
            let folder = try openFolder()
            if try check(folder.status(ofName: name)) { try folder.removeFile(name: name) }
        } catch LibraryError.vanished {
            return
        }
    }

    private func openFolder() throws(LibraryError) -> OpenFile {
        var folder = try OpenFile(folder: base, followsLink: true)
        for name in foldersBelowBase {
            folder = try folder.open(name: name, flags: O_RDONLY | O_DIRECTORY)
        }
        return folder
    }
}
