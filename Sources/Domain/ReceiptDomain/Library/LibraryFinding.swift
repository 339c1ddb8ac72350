/// Something in a library that is not as it should be.
public struct LibraryFinding: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case damagedLine(LedgerDamage)
        /// The last line of a ledger was not finished; nobody was told that it is safe.
        case tornEnd(bytes: Int)
        case imageMissing(RecordID)
        /// The image's bytes are not those that came in.
        case imageChanged(RecordID)
        case folderMissing(RecordID)
        /// A record's folder that no line tells of.
        case folderWithoutRecord
        /// A small file of ours that cannot be understood: evidence, first state, profile.
        case damagedFile(detail: String)
        /// A link, a pipe or the like where a file or folder of ours should be.
        case wrongKind(kind: String)
        /// Others on this machine can read it. The mode is octal: `755`.
        case tooOpen(mode: String)
        /// What a process that died was working at.
        case leftover
        /// A picture, or what was to be one, that nothing names.
        case unneededPicture
        /// Nothing that the library has put there.
        case unknownFile
    }

    /// What a repair did about it.
    public enum Repair: Hashable, Sendable {
        /// Noted, so that it is not told again; the damaged bytes stay where they are, and are kept aside where left out.
        case accepted
        case closed
        case removed
        case setAside(path: String)
        /// The record got the line it lacked.
        case completed(RecordID)
    }

    public enum Severity: Hashable, Sendable {
        /// Something may be lost, wrong, or seen by others.
        case damage
        /// Harmless.
        case untidy
    }

    /// Of the file or folder.
    public var path: String
    public var kind: Kind
    public var repair: Repair?

    public init(path: String, kind: Kind, repair: Repair? = nil) {
        self.path = path
        self.kind = kind
        self.repair = repair
    }

    public var severity: Severity {
        switch kind {
        case .tornEnd, .leftover, .unneededPicture, .unknownFile: .untidy
        default: .damage
        }
    }
}

/// What a check of the whole library came to.
public struct VerifyReport: Hashable, Sendable {
    public var findings: [LibraryFinding] = []
    public var users = 0
    public var records = 0
    public var lines = 0
    /// Of the lines, those of kinds that this program does not know: kept, and passed over.
    public var unknownLines = 0
    public var images = 0
    /// Of the images.
    public var bytes = 0

    public init() {}

    /// Damage that is still there.
    public var isDamaged: Bool { findings.contains { $0.severity == .damage && $0.repair == nil } }
}
