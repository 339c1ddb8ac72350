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

    public init(name: String, bytes: [UInt8], modified: Int? = nil) {
        self.name = name
        self.bytes = bytes
        self.modified = modified
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
    /// Pictures that show no receipt: they are not kept.
    public var otherPictures = 0
    /// Neither pictures nor documents.
    public var otherFiles = 0
    /// The first file that could not be read, or what is wrong with the container; it is kept for that.
    public var failure: (file: FailedFile, problem: ReadingError)?

    public init() {}
}
