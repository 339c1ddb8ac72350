/// A file that contains files, such as an archive of photos.
public protocol FileContainer: Sendable {
    /// The next contained file; `nil` at the end.
    ///
    /// - Throws: ``ReadingError`` where the rest is unreadable or exceeds the limits.
    func next() async throws -> ContainedFile?
}

public struct ContainedFile: Sendable {
    /// The name in the container; unsafe to use as a path.
    public var name: String
    public var bytes: [UInt8]
    /// Modification time in seconds since 1970, where the container states it.
    public var modified: Int?
    /// A gallery or a messenger wrote it beside the photos: an album's data, a chat's text.
    public var isCompanion: Bool

    public init(name: String, bytes: [UInt8], modified: Int? = nil, isCompanion: Bool = false) {
        (self.name, self.bytes, self.modified, self.isCompanion) = (name, bytes, modified, isCompanion)
    }
}

public protocol ContainerOpener: Sendable {
    /// `nil` for a file that is not a container.
    func open(_ location: FileLocation) throws -> (any FileContainer)?
}

/// An opener that knows no container formats.
public struct NoContainers: ContainerOpener {
    public init() {}

    public func open(_ location: FileLocation) throws -> (any FileContainer)? { nil }
}

/// The outcome of a container's files.
public struct Unpacked: Sendable {
    public var drafts: [ReadDraft] = []
    /// Records that already have a contained file's bytes.
    public var known: [Record] = []
    /// Pictures without a receipt, which stay in the container.
    public var otherPictures = 0
    /// Files that are neither pictures nor documents.
    public var otherFiles = 0
    /// Of ``otherFiles`` those that were only written beside the photos.
    public var companions = 0
    /// The first file that could not be read, or what is wrong with the container; it is kept for that.
    public var failure: (file: FailedFile, problem: ReadingError)?
    /// The quarantined container, where not everything in it was imported.
    public var rest: FailedFile?

    public init() {}

    /// Whether the container is kept for what was not taken.
    ///
    /// Companions of receipts are not worth that; where nothing else was in it, they were what it was sent for.
    public var leavesSomething: Bool {
        let isOfReceipts = !drafts.isEmpty || !known.isEmpty
        return otherPictures + otherFiles - (isOfReceipts ? companions : 0) > 0
    }
}
