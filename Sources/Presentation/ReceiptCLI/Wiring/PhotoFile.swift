import Glibc
import ReceiptDomain
import SystemPackage

/// Reads the bytes of a photo.
enum PhotoFile {
    /// No phone makes larger pictures; a file beyond this is not a photo of a receipt.
    static let largest = 64 << 20

    /// The file's bytes, for a regular file of at most ``largest`` bytes.
    static func contents(of place: FileLocation) throws(ReadingError) -> [UInt8] {
        do {
            let path = FilePath(platformString: place.bytes.map(CChar.init(bitPattern:)) + [0])
            // Without waiting: opening a pipe would block until somebody writes to it.
            let file = try FileDescriptor.open(path, .readOnly, options: [.nonBlocking, .closeOnExec])
            return try file.closeAfter { try contents(of: file) }
        } catch let problem as ReadingError {
            throw problem
        } catch {
            throw .inaccessible(detail: "\(error)")
        }
    }

    /// A folder, or a link to one.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func contents(of file: FileDescriptor) throws -> [UInt8] {
        var status = stat()
        guard fstat(file.rawValue, &status) == 0 else { throw Errno(rawValue: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw ReadingError.inaccessible(detail: "not a regular file")
        }
        guard status.st_size <= largest else {
            throw ReadingError.fileTooLarge(bytes: Int(status.st_size), limit: largest)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(status.st_size))
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { chunk.deallocate() }
        while bytes.count <= largest {
            let count = try file.read(into: chunk)
            guard count > 0 else { return bytes }
            bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        }
        throw ReadingError.fileTooLarge(bytes: bytes.count, limit: largest)
    }
}
