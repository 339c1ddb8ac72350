import ReceiptDomain
import ReceiptFiles
import Synchronization

/// A photo claimed for reading, until its source is removed or kept.
///
/// Only the library that made it changes it.
final class PhotoClaim: Sendable {
    enum Progress: Hashable {
        case staged
        /// The bytes are in a record; the source may be removed.
        case committed
        /// The bytes are in `Failed/`; the source may be removed unless it is that file.
        case quarantined(FileIdentity)
        /// Nothing was stored; the source stays.
        case dropped
    }

    let receipt: StagedReceipt
    let source: FileVersion
    let folder: RecordFolder
    /// Open and locked, so that other processes see the folder's owner is alive.
    private let lock: OpenFile
    private let state = Mutex(Progress.staged)

    init(receipt: StagedReceipt, source: FileVersion, folder: RecordFolder, lock: OpenFile) {
        (self.receipt, self.source, self.folder, self.lock) = (receipt, source, folder, lock)
    }

    var progress: Progress {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    /// - Throws: ``LibraryError/noSuchRecord(_:)`` for a claim that is finished.
    func requireOpen() throws(LibraryError) {
        guard progress == .staged else { throw LibraryError.noSuchRecord(receipt.id) }
    }
}

/// A claim bound to its library, for callers outside it.
struct ClaimedFile: StagedFile {
    let library: ReceiptLibrary
    let claim: PhotoClaim

    var receipt: StagedReceipt { claim.receipt }

    func contents() async throws -> [UInt8] { try await library.contents(of: claim) }

    func knownRecord() async throws -> Record? {
        try await library.record(holding: receipt.sha256, of: receipt.source.user)
    }

    var location: FileLocation { FileLocation(claim.folder.unnamedImage) }

    func withMember<Result: Sendable>(
        _ member: ContainedFile,
        _ work: @Sendable (any StagedFile) async throws -> Result
    ) async throws -> Result {
        let inner = try await library.stage(member, of: claim)
        do {
            let result = try await work(ClaimedFile(library: library, claim: inner))
            try await library.abandon(inner)
            return result
        } catch {
            try? await library.abandon(inner)  // the first error is the one to tell
            throw error
        }
    }

    func finish() async throws { try await library.finish(claim) }

    func furtherID(_ number: Int) async -> RecordID { await library.newID(after: number) }

    func commit(_ drafts: [ReadDraft]) async throws -> [Record] { try await library.commit(drafts, from: claim) }

    func quarantine(code: String, message: String) async throws -> FailedFile {
        try await library.quarantine(claim, code: code, message: message)
    }
}
