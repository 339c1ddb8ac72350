import Glibc
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension ReceiptLibrary {
    /// Moves the folder library into a database; the inbox stays where it is.
    ///
    /// All ledgers are locked meanwhile. The folder stays the library until everything was copied, read again and compared; then
    /// it is marked as moved and left unchanged. Interrupted, the same call continues; at no time can both be written.
    ///
    /// - Throws: ``LibraryError/alreadyThere(path:)`` where a user of the database has other lines.
    public func move(to other: any SharedLibrary) throws -> MoveReport {
        guard store is FolderStore else { throw LibraryError.unsafeArrangement(detail: other.name) }
        var report = MoveReport()
        try withAllLocked(try store.users()) { users in
            for (user, own) in users {
                try other.add(user)
                let lines = try other.lines(of: user, evenIfMoved: true)
                let there = MovedUser(lines: lines, parts: try other.parts(of: user))
                try Self.withLock(of: lines, limits.lockTimeout) {
                    guard try own.begins(with: there) else { throw LibraryError.alreadyThere(path: lines.name) }
                    // Blocks the partial copy from being used.
                    try other.setMoved(user, to: root.path)
                    try own.copyParts(to: there)
                    try own.copyLines(to: there)
                    try own.requireSame(as: there, &report)
                }
            }
            try moveCommonFiles(to: other)
            try MovedMarker(to: other.name).write(in: layout.root)
            for (user, _) in users { try other.setMoved(user, to: nil) }
        }
        return report
    }

    /// The files that belong to no user.
    private static let commonFiles = [devicesName, ratesName]

    private func moveCommonFiles(to other: any SharedLibrary) throws {
        for name in Self.commonFiles {
            guard let bytes = try store.commonFile(name) else { continue }
            try other.changeCommonFile(name) { _ in bytes }
        }
    }

    /// Runs the work with all users' ledgers locked.
    private func withAllLocked(
        _ users: [UserID],
        _ locked: [(UserID, MovedUser)] = [],
        _ work: ([(UserID, MovedUser)]) throws -> Void
    ) throws {
        guard let user = users.first else { return try work(locked) }
        let ledger = try ledger(of: user)
        try ledger.lockedAsItIs {
            try withAllLocked(
                Array(users.dropFirst()),
                locked + [(user, MovedUser(lines: ledger.store, parts: ledger.files.stored))],
                work
            )
        }
    }

    private static func withLock(of lines: any LineStore, _ timeouts: Duration, _ work: () throws -> Void) throws {
        let deadline = ContinuousClock.now + timeouts
        while try !lines.tryLock() {
            guard ContinuousClock.now < deadline else { throw LibraryError.locked(path: lines.name) }
            usleep(5000)  // blocks the library's own thread only
        }
        defer { lines.unlock() }
        try work()
    }

    /// Moves the database library into a new folder.
    ///
    /// The folder has a temporary name until it is complete; then no user of the database can be written any more.
    ///
    /// - Throws: ``LibraryError/alreadyThere(path:)`` where the folder exists and is not this library.
    public func move(to folder: FileLocation) throws -> MoveReport {
        guard let shared = (store as? DatabaseStore)?.shared else {
            throw LibraryError.unsafeArrangement(detail: folder.path)
        }
        let place = try FilePath(folder)
        var report = MoveReport()
        try withAllLocked(try store.users()) { users in
            if try FileStatus.ifPresent(place) == nil {
                try make(place, with: users, shared, &report)
            } else {
                // The folder may be the result of an earlier, interrupted call.
                try compare(LibraryLayout(root: place), with: users, &report)
            }
            for (user, _) in users { try shared.setMoved(user, to: folder.path) }
            try DurableFile.remove(place.appending(MovedMarker.name))
            try Folder.sync(place)
        }
        return report
    }

    private func make(
        _ place: FilePath,
        with users: [(UserID, MovedUser)],
        _ shared: any SharedLibrary,
        _ report: inout MoveReport
    ) throws {
        try LibraryArrangement(layout: LibraryLayout(root: place)).makeParents(of: place)
        guard let name = place.lastComponent?.bytes,
            let temporary = place.parent.appending(name: DurableFile.temporaryPrefix + name)
        else { throw LibraryError.vanished(path: FileLocation(place).path) }
        // Remains of an earlier, interrupted call.
        if try FileStatus.ifPresent(temporary) != nil { try Folder.removeTree(temporary) }
        try fill(LibraryLayout(root: temporary), with: users, shared, &report)
        try MovedMarker(to: shared.name).write(in: temporary)
        try Folder.syncFileSystem(of: temporary)
        guard try renameWithoutReplacing(temporary, to: place) else {
            throw LibraryError.alreadyThere(path: FileLocation(place).path)
        }
        try Folder.sync(place.parent)
    }

    private func fill(
        _ new: LibraryLayout,
        with users: [(UserID, MovedUser)],
        _ shared: any SharedLibrary,
        _ report: inout MoveReport
    ) throws {
        try LibraryArrangement(layout: new).prepare()
        for (user, own) in users {
            let place = new.user(user)
            try place.prepare()
            let parts = FolderParts(place)
            let there = MovedUser(lines: try FileLineStore(place.ledger), parts: parts)
            try own.copyParts(to: there)
            try own.copyLines(to: there)
            try own.requireSame(as: there, &report)
        }
        for name in Self.commonFiles {
            guard let bytes = try shared.commonFile(name) else { continue }
            try DurableFile.create(new.root.appending(name), bytes)
        }
    }

    private func compare(
        _ there: LibraryLayout,
        with users: [(UserID, MovedUser)],
        _ report: inout MoveReport
    ) throws {
        let taken = LibraryError.alreadyThere(path: FileLocation(there.root).path)
        guard try FileStatus.ifPresent(there.root.appending(MovedMarker.name)) != nil else { throw taken }
        for (user, own) in users {
            let place = there.user(user)
            guard try FileStatus.ifPresent(place.ledger) != nil else { throw taken }
            let parts = FolderParts(place)
            do {
                try own.requireSame(as: MovedUser(lines: FileLineStore(place.ledger), parts: parts), &report)
            } catch LibraryError.changedWhileCopying {
                throw taken
            }
        }
    }
}
