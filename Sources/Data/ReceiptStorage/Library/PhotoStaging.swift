import Foundation
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// A claimed photo whose bytes are yet to be copied.
struct PhotoStaging: Sendable {
    let file: IncomingFile
    let id: RecordID
    let original: OpenFile
    /// The version and modification time of the source when it was claimed.
    let version: FileVersion
    let modified: Int
    let limit: Int
    let folder: RecordFolder
    let lock: OpenFile
    /// Whether the copy has to survive a power cut.
    let isDurable: Bool
    let timeZone: TimeZone

    /// Copies, hashes and syncs the bytes.
    ///
    /// - Throws: ``LibraryError/changedWhileCopying(path:)`` where the source changed meanwhile.
    func claim() throws -> PhotoClaim {
        do {
            let copy = try OpenFile(creating: folder.unnamedImage)
            var bytes = 0
            let sha256 = try ContentHash.sha256(of: original) { part in
                bytes += part.count
                guard bytes <= limit else {
                    throw LibraryError.tooLarge(path: file.location.path, bytes: bytes, limit: limit)
                }
                try copy.write(part)
            }
            let after = try original.status()
            guard after.version == version, bytes == after.size else {
                throw LibraryError.changedWhileCopying(path: file.location.path)
            }
            if isDurable {
                try copy.sync()
                try Folder.sync(folder.folder)
            }
            let receipt = StagedReceipt(
                id: id,
                source: file,
                sha256: sha256,
                bytes: bytes,
                sourceDate: CalendarDay.ofFile(modified: modified, in: timeZone)
            )
            return PhotoClaim(receipt: receipt, source: version, folder: folder, lock: lock)
        } catch {
            try? Folder.removeWithFiles(folder.folder)  // the first error is the one to tell; recovery removes the rest
            throw error
        }
    }
}

/// Copies photos on a thread of its own, so that a library answers meanwhile.
actor PhotoCopier {
    private let executor = QueueExecutor(label: "photos")

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func claim(_ staging: PhotoStaging) throws -> PhotoClaim { try staging.claim() }
}

extension CalendarDay {
    /// The day of a file's modification time; `nil` outside the years 1 to 9999, as some file systems report.
    static func ofFile(modified seconds: Int, in timeZone: TimeZone) -> CalendarDay? {
        let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
        let days = (Double(seconds + offset) / 86_400).rounded(.down)
        guard (-719_162.0...2_932_896.0).contains(days) else { return nil }
        return CalendarDay(daysSince1970: Int(days))
    }
}
