import Crypto
import Glibc
import ReceiptDomain
import struct SystemPackage.FilePath

/// SHA-256 of files, as 64 lower-case hexadecimal digits.
enum ContentHash {
    /// Hashes from the file's current position to its end, and passes each chunk on.
    static func sha256(
        of file: OpenFile,
        eachPart body: (UnsafeRawBufferPointer) throws -> Void = { _ in }
    ) throws -> String {
        var hash = SHA256()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = try file.read(into: buffer)
            guard count > 0 else { return hash.finalize().hexadecimal }
            let part = UnsafeRawBufferPointer(rebasing: buffer[..<count])
            hash.update(bufferPointer: part)
            try body(part)
        }
    }

    static func sha256(of path: FilePath) throws -> String {
        try sha256(of: OpenFile(path, flags: O_RDONLY))
    }
}
