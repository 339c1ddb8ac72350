/// The identity of a file, independent of its name.
public struct FileIdentity: Hashable, Sendable {
    public var device: UInt64
    public var inode: UInt64

    public init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }
}

/// The version of a file: any write, rename, new link or change of rights makes another one.
public struct FileVersion: Hashable, Sendable {
    public var identity: FileIdentity
    public var size: Int
    /// Nanoseconds since 1970.
    public var modified: Int
    /// Nanoseconds since 1970.
    public var changed: Int

    public init(identity: FileIdentity, size: Int, modified: Int, changed: Int) {
        (self.identity, self.size, self.modified, self.changed) = (identity, size, modified, changed)
    }
}
