import Glibc
import ReceiptDomain
import struct SystemPackage.FilePath

/// Liveness of this machine's processes: each holds a lock on its own file in a shared folder.
///
/// The system releases the lock however a process ends. A process number would not do: it is reused, in a container nearly
/// always.
public final class LivingProcesses {
    private let folder: FilePath
    private let own: FilePath.Component
    /// Open and locked while this process lives.
    private let lock: OpenFile

    /// Creates the folder where it is missing; `name` must never have been used by another process.
    init(in folder: FilePath, as name: String) throws {
        let path = FileLocation(folder).path
        guard let own = FilePath.Component(name), own.kind == .regular,
            let unnamed = folder.appending(name: DurableFile.temporaryPrefix + own.bytes)
        else { throw LibraryError.vanished(path: path) }
        (self.folder, self.own) = (folder, own)
        try Folder.makeIfMissing(folder)
        // Locked before it gets its name: a named file without a lock would look like an ended process.
        try DurableFile.remove(unnamed)
        lock = try OpenFile(creating: unnamed)
        guard try lock.tryLock() else { throw LibraryError.locked(path: path) }
        let named = folder.appending(own)
        try systemCall(on: named) { rename(unnamed.nullTerminated, named.nullTerminated) }
    }

    /// Names of processes that ended without ``unregister()``; they stay until they are forgotten.
    public func dead() throws -> [String] {
        try names().filter { name in
            do {
                return try OpenFile(folder.appending(name), flags: O_RDWR).tryLock()
            } catch LibraryError.vanished {
                return false
            }
        }.map(\.string)
    }

    private func names() throws -> [FilePath.Component] {
        try Folder.names(in: folder).filter { $0 != own && !$0.bytes.starts(with: DurableFile.temporaryPrefix) }
    }

    public func forget(_ dead: [String]) throws {
        for name in try names() where dead.contains(name.string) { try DurableFile.remove(folder.appending(name)) }
    }

    /// Removes this process's file when it ends with nothing left to recover.
    ///
    /// A failure needs no report: the next process then finds that this one is dead.
    public func unregister() { try? DurableFile.remove(folder.appending(own)) }
}

extension ReceiptLibrary {
    /// This machine's processes that read photos of a shared library; this one is registered as `name`.
    public nonisolated func workers(as name: String) throws -> LivingProcesses {
        try LivingProcesses(in: layout.root.appending("Workers"), as: name)
    }
}
