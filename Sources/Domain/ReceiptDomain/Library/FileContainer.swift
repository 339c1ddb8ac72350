/// A file that contains files, such as an archive of photos.
public protocol FileContainer: Sendable {
    /// The next contained file; `nil` at the end.
    ///
    /// - Throws: ``ReadingError`` where the rest is unreadable or exceeds the limits.
    func next() async throws -> ContainedFile?
}

/// A file inside a container.
public struct ContainedFile: Sendable {
    /// The name in the container; unsafe to use as a path.
    public var name: String
    public var bytes: [UInt8]
    /// Modification time in seconds since 1970, where the container states it.
    public var modified: Int?

    public init(name: String, bytes: [UInt8], modified: Int? = nil) {
        self.name = name
        self.bytes = bytes
        self.modified = modified
    }
}

/// Opens containers.
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
    /// The first unreadable file, or the container's own defect, for which the container is quarantined.
    public var failure: (file: FailedFile, problem: ReadingError)?
    /// The quarantined container, where not everything in it was imported.
    public var rest: FailedFile?

    public init() {}

    /// Whether some contained files were not imported.
    var leavesSomething: Bool { otherPictures + otherFiles > 0 }
}
