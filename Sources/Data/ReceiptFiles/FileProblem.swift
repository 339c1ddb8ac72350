public import struct SystemPackage.Errno

/// Why a file is not read; which one it is, the caller knows.
public enum FileProblem: Error, Hashable, Sendable {
    case notRegular(FileKind)
    case tooLarge(bytes: Int, limit: Int)
    case system(Errno)
}
