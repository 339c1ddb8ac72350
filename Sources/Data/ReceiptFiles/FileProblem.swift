public import struct SystemPackage.Errno

/// The reason why a file is not read; the caller knows its path.
public enum FileProblem: Error, Hashable, Sendable {
    case notRegular(FileKind)
    case tooLarge(bytes: Int, limit: Int)
    case system(Errno)
}
