/// The sandbox of the process that opens untrusted files.
public struct Confinement: Hashable, Sendable, Codable {
    /// File access is closed (Landlock).
    public var closesFiles: Bool
    /// Networks and other processes are closed (seccomp).
    public var filtersCalls: Bool

    public init(closesFiles: Bool, filtersCalls: Bool) {
        (self.closesFiles, self.filtersCalls) = (closesFiles, filtersCalls)
    }

    public var isComplete: Bool { closesFiles && filtersCalls }
}

/// Reading requires a sandbox that this kernel does not support.
public struct IncompleteConfinement: Error, Hashable, Sendable {
    public var here: Confinement

    public init(_ here: Confinement) { self.here = here }
}
