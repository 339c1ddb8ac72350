/// How far the process that opens files from outside is kept from everything else.
public struct Confinement: Hashable, Sendable, Codable {
    /// Other files are closed to it (Landlock).
    public var closesFiles: Bool
    /// Networks and other processes are closed to it (seccomp).
    public var filtersCalls: Bool

    public init(closesFiles: Bool, filtersCalls: Bool) {
        (self.closesFiles, self.filtersCalls) = (closesFiles, filtersCalls)
    }

    public var isComplete: Bool { closesFiles && filtersCalls }
}

/// Reading was to be confined, and this kernel cannot do that.
public struct IncompleteConfinement: Error, Hashable, Sendable {
    public var here: Confinement

    public init(_ here: Confinement) { self.here = here }
}
