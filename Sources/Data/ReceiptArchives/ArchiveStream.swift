import CArchive

/// Members of an archive one after the other, so that it may be much larger than memory.
public actor ArchiveStream {
    private let reader: ArchiveReader
    private let limits: ArchiveLimits
    private let most: Int
    private var count = 0
    private var total = 0

    /// The path is that of a regular file of `size` bytes that nobody changes meanwhile.
    public init(path: [UInt8], size: Int, limits: ArchiveLimits) throws(ArchiveProblem) {
        self.limits = limits
        most = min(limits.allBytes, max(ArchiveLimits.harmless, size.multipliedClamping(by: limits.ratio)))
        reader = try ArchiveReader()
        try reader.open(path: path)
    }

    /// The next file; `nil` at the end.
    ///
    /// One whose name is not wanted comes without its bytes.
    public func next(where isWanted: @Sendable (String) -> Bool) throws(ArchiveProblem) -> ArchiveMember? {
        let names = UnicodeNames()
        defer { names.end() }
        guard let (name, modified) = try reader.nextFile() else { return nil }
        count += 1
        guard count <= limits.members else { throw .tooLarge }
        let bytes = isWanted(name) ? try reader.contents(limit: min(limits.memberBytes, most - total)) : []
        total += bytes.count
        return ArchiveMember(name: name, bytes: bytes, modified: modified)
    }
}
