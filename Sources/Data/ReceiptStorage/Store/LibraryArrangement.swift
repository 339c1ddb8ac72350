import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

/// Creates the library's folders and refuses arrangements in which it would ingest its own files.
struct LibraryArrangement {
    let layout: LibraryLayout

    func prepare() throws(LibraryError) {
        try makeParents(of: layout.root)
        let isLink = try FileStatus.ifPresent(layout.root)?.kind == .link
        if !isLink { try Folder.makeIfMissing(layout.root) }
        if layout.kept != layout.root {
            try makeParents(of: layout.kept)
            try Folder.makeIfMissing(layout.kept)
        }
        let root = try realPath(layout.root)
        try refuseNesting(root)
        try Folder.makeIfMissing(layout.users)
        // Synced at once: an empty `Failed` may be cleaned up by the user, and files moved there later must survive a crash.
        if try Folder.makeIfMissing(layout.failed) { try Folder.sync(layout.kept) }
        // The inbox may be a link, to a folder that a phone fills.
        if try FileStatus.ifPresent(layout.inbox)?.kind != .link { try Folder.makeIfMissing(layout.inbox) }
        try refuseInbox(around: root)
    }

    /// Syncs the folders that lead to the users' folders.
    ///
    /// Another process may have created them and died before syncing, so this is done before the first file is stored.
    func sync() throws(LibraryError) {
        try Folder.sync(layout.users)
        try Folder.sync(layout.root)
        try Folder.syncIfPermitted(layout.root.parent)
    }

    func makeParents(of path: FilePath) throws(LibraryError) {
        let parent = path.removingLastComponent()
        guard parent != path, !parent.isEmpty else { return }
        if FileStatus.exists(parent) { return }
        try makeParents(of: parent)
        // Folders above the library get the umask's rights.
        guard mkdir(parent.nullTerminated, 0o777) == 0 || errno == EEXIST else {
            throw LibraryError(Errno(rawValue: errno), path: parent)
        }
        try Folder.syncIfPermitted(parent.parent)
    }

    /// A library inside another's inbox would be ingested, inside its users taken for a user.
    private func refuseNesting(_ root: FilePath) throws(LibraryError) {
        var folder = root
        while let name = folder.lastComponent {
            let parent = folder.removingLastComponent()
            let isPart = ["Inbox", "Failed", "Users"].contains(name.string)
            if isPart, try FileStatus.ifPresent(parent.appending("Inbox")) != nil,
                try FileStatus.ifPresent(parent.appending("Users")) != nil
            {
                throw LibraryError.unsafeArrangement(
                    detail: "\(FileLocation(root).path) lies inside the library \(FileLocation(parent).path)"
                )
            }
            folder = parent
        }
    }

    /// An inbox that contains the library, or lies in its stored folders, would ingest its own records.
    private func refuseInbox(around root: FilePath) throws(LibraryError) {
        guard let inbox = try? realPath(layout.inbox) else { return }  // a link to what is not mounted now
        let kept = ["Users", "Failed"].map { root.appending($0) }
        guard !root.starts(with: inbox), !kept.contains(where: { inbox.starts(with: $0) }) else {
            throw LibraryError.unsafeArrangement(
                detail: "the inbox \(FileLocation(inbox).path) and the library \(FileLocation(root).path) overlap"
            )
        }
    }

    /// Refuses a folder inside the library for a file.
    func requireOutside(_ folder: FilePath, for file: FilePath) throws(LibraryError) {
        let roots = [try realPath(layout.root), try realPath(layout.kept)]
        let folder = try realPath(folder)
        guard !roots.contains(where: { folder.starts(with: $0) }) else {
            throw LibraryError.unsafeArrangement(detail: "\(FileLocation(file).path) lies inside the library")
        }
    }

    private func realPath(_ path: FilePath) throws(LibraryError) -> FilePath {
        guard let resolved = realpath(path.nullTerminated, nil) else {
            throw LibraryError(Errno(rawValue: errno), path: path)
        }
        defer { free(resolved) }
        return FilePath(platformString: resolved)
    }
}
