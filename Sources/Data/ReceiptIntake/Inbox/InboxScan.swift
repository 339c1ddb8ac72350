import ReceiptDomain
import ReceiptFiles

/// One walk through the inbox, which visits every file that may be a photo, in no particular order.
///
/// It collects nothing, so a million files take no more memory than one. Links are not followed, except that the inbox itself may
/// be one.
struct InboxScan {
    struct Sighting {
        let folder: FolderStream
        let name: [UInt8]
        let version: FileVersion
        let user: UserID

        var location: FileLocation { folder.location.appending(name) }
    }

    enum Step {
        case goOn
        case stop
    }

    private static let maximumDepth = 16

    let inbox: FileLocation
    /// The user who gets the photos outside of other users' folders.
    let owner: UserID
    /// The users who get the photos in the inbox's folders of their names.
    let users: Set<UserID>
    /// Called with each folder before its files.
    var enter: (FileLocation) -> Void = { _ in }
    var visit: (Sighting) -> Step
    var report: (FileLocation, LibraryError) -> Void

    /// - Throws: ``LibraryError`` if the inbox itself cannot be read.
    /// - Returns: Whether the walk was completed.
    func run() throws(LibraryError) -> Bool {
        enter(inbox)
        return try walk(FolderStream(inbox, followsLink: true), user: owner, depth: 0) == .goOn
    }

    private func walk(_ folder: FolderStream, user: UserID, depth: Int) throws(LibraryError) -> Step {
        while let entry = try folder.next() {
            guard !FileNames.isTemporary(entry.name) else { continue }
            switch entry.kind {
            case .file:
                let sighting = Sighting(folder: folder, name: entry.name, version: entry.version, user: user)
                if visit(sighting) == .stop { return .stop }
            case .folder:
                if walk(child: entry.name, of: folder, user: user, depth: depth + 1) == .stop { return .stop }
            case .link, .pipe, .socket, .device:
                let location = folder.location.appending(entry.name)
                report(location, .unsafeFile(path: location.path, kind: entry.kind.rawValue))
            }
        }
        return .goOn
    }

    /// Walks through a folder of the inbox; if it cannot be read, the walk continues with the next.
    private func walk(child name: [UInt8], of folder: FolderStream, user: UserID, depth: Int) -> Step {
        let location = folder.location.appending(name)
        guard depth <= Self.maximumDepth else {
            report(location, .tooDeep(location))
            return .goOn
        }
        let named = depth == 1 ? UserID(String(decoding: name, as: UTF8.self).lowercased()) : nil
        let user = named.flatMap { users.contains($0) ? $0 : nil } ?? user
        enter(location)
        do {
            return try walk(folder.folder(name), user: user, depth: depth)
        } catch {
            if case .vanished = error { return .goOn }
            report(location, error)
            return .goOn
        }
    }
}
