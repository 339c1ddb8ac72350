/// A file of files: photos in an archive.
public protocol FileContainer: Sendable {
    /// The next file in it; `nil` at its end.
    ///
    /// - Throws: ``ReadingError`` where the rest cannot be read, or is more than is taken.
    func next() async throws -> ContainedFile?
}

/// A file in another.
public struct ContainedFile: Sendable {
    /// As the container has it: not to be used as a path.
    public var name: String
    public var bytes: [UInt8]
    /// Seconds since 1970, where the container says when it last changed.
    public var modified: Int?
    /// A gallery or a messenger wrote it beside the photos: an album's data, a chat's text.
    public var isCompanion: Bool

    public init(name: String, bytes: [UInt8], modified: Int? = nil, isCompanion: Bool = false) {
        self.name = name
        self.bytes = bytes
        self.modified = modified
        self.isCompanion = isCompanion
    }
}

/// Opens containers.
public protocol ContainerOpener: Sendable {
    /// `nil` for a file that is none.
    func open(_ location: FileLocation) throws -> (any FileContainer)?
}

/// Where there are none.
public struct NoContainers: ContainerOpener {
    public init() {}

    public func open(_ location: FileLocation) throws -> (any FileContainer)? { nil }
}

/// What became of the files in one.
public struct Unpacked: Sendable {
    public var drafts: [ReadDraft] = []
    /// Files that records have already.
    public var known: [Record] = []
    /// Pictures that show no receipt: they stay in the container.
    public var otherPictures = 0
    /// Neither pictures nor documents.
    public var otherFiles = 0
    /// Of ``otherFiles`` those that were only written beside the photos.
    public var companions = 0
    /// The first file that could not be read, or what is wrong with the container; it is kept for that.
    public var failure: (file: FailedFile, problem: ReadingError)?
    /// Where the container is, because not all that is in it is in the library.
    public var rest: FailedFile?

    public init() {}

    /// Whether the container is kept for what was not taken.
    ///
    /// Companions of receipts are not worth that; where nothing else was in it, they were what it was sent for.
    var leavesSomething: Bool {
        let isOfReceipts = !drafts.isEmpty || !known.isEmpty
        return otherPictures + otherFiles - (isOfReceipts ? companions : 0) > 0
    }
}
