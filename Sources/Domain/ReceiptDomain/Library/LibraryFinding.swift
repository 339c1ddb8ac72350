/// A defect found by `verify`.
public struct LibraryFinding: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case damagedLine(LedgerDamage)
        /// An incomplete last line, which was never acknowledged.
        case tornEnd(bytes: Int)
        case imageMissing(RecordID)
        /// The image's bytes do not have the recorded hash.
        case imageChanged(RecordID)
        case folderMissing(RecordID)
        /// A record's folder without a ledger line.
        case folderWithoutRecord
        /// A small file of ours that cannot be decoded: evidence, first state, profile.
        case damagedFile(detail: String)
        /// The index says something else than the ledger.
        case indexDiffers
        /// A link, pipe or the like in place of a file or folder.
        case wrongKind(kind: String)
        /// Other users can read it; `mode` is octal, such as `755`.
        case tooOpen(mode: String)
        /// Remains of a process that died.
        case leftover
        /// A stored or staged picture that nothing refers to.
        case unneededPicture
        /// A file that the library did not create.
        case unknownFile
    }

    public enum Repair: Hashable, Sendable {
        /// Accepted and no longer reported; damaged bytes stay in place, with a copy of lines left out.
        case accepted
        case closed
        case removed
        case setAside(path: String)
        /// A missing ledger line was written.
        case completed(RecordID)
    }

    /// The file's or folder's path.
    public var path: String
    public var kind: Kind
    public var repair: Repair?

    public init(path: String, kind: Kind) { (self.path, self.kind) = (path, kind) }

    /// Whether data may be lost, wrong or exposed; otherwise the finding is harmless.
    public var isDamage: Bool {
        switch kind {
        case .tornEnd, .leftover, .unneededPicture, .unknownFile: false
        default: true
        }
    }
}

/// The results of verifying a whole library.
public struct VerifyReport: Hashable, Sendable {
    public var findings: [LibraryFinding] = []
    public var users = 0
    public var records = 0
    public var lines = 0
    /// Lines of kinds that this program does not know, which are preserved.
    public var unknownLines = 0
    public var images = 0
    /// Total size of the images.
    public var bytes = 0

    public init() {}

    /// Whether damage remains.
    public static func += (whole: inout VerifyReport, part: VerifyReport) {
        whole.findings += part.findings
        whole.users += part.users
        whole.records += part.records
        whole.lines += part.lines
        whole.unknownLines += part.unknownLines
        whole.images += part.images
        whole.bytes += part.bytes
    }

    public var isDamaged: Bool { findings.contains { $0.isDamage && $0.repair == nil } }
}
