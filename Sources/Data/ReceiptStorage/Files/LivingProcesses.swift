import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// Which processes of this machine live: each has a file in a folder that they share, and keeps it locked.
///
/// The lock ends with its process, however that ends. The number of a process says less: another may have it by now, and in a
/// container the next one has it as a rule.
public final class LivingProcesses {
    private let folder: FilePath
    private let own: FilePath.Component
    /// Open and locked as long as this process lives.
    private let lock: OpenFile

    /// Makes the folder where it is missing; `name` is one that no other process has ever had.
    init(in folder: FilePath, as name: String) throws {
        let path = FileLocation(folder).path
        guard let own = FilePath.Component(name), own.kind == .regular,
            let unnamed = folder.appending(name: DurableFile.temporaryPrefix + own.bytes)
        else { throw LibraryError.vanished(path: path) }
        (self.folder, self.own) = (folder, own)
        try Folder.makeIfMissing(folder)
        // It has its name when it is locked already: without the lock it would look like one of a process that is gone.
        try DurableFile.remove(unnamed)
        lock = try OpenFile(creating: unnamed)
        guard try lock.tryLock() else { throw LibraryError.locked(path: path) }
        let named = folder.appending(own)
        try systemCall(on: named) {
            unnamed.withPlatformString { old in named.withPlatformString { new in rename(old, new) } }
        }
    }

    /// The names of those that have ended without saying so; they stay until they are forgotten.
    public func gone() throws -> [String] {
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

    public func forget(_ gone: [String]) throws {
        for name in try names() where gone.contains(name.string) { try DurableFile.remove(folder.appending(name)) }
    }

    /// This process ends, and nothing of it is left to look after.
    public func leave() { try? DurableFile.remove(folder.appending(own)) }  // else the next one finds that it is gone
}

extension ReceiptLibrary {
    /// The processes of this machine that read what waits in a library elsewhere; this one is called `name`.
    public nonisolated func workers(as name: String) throws -> LivingProcesses {
        try LivingProcesses(in: layout.root.appending("Workers"), as: name)
    }
}
