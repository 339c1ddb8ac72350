import CArchive
import Glibc
public import ReaderProtocol
public import ReceiptDomain
public import ReceiptFiles

/// Reads the members of a ZIP archive, or of a format based on it, one after the other.
public final class ArchiveReader {
    private let handle: ArchiveHandle
    private let file: ReceivedFile
    private let limits: ArchiveLimits
    /// The most unpacked bytes of all members together.
    private let most: Int
    private var count = 0
    private var total = 0

    /// - Throws: ``ReadingError/damaged(detail:)`` for a file that is no archive, and ``ReadingError/overLimit(detail:)`` for one
    ///   with more members than the limits allow.
    public init(_ file: ReceivedFile, limits: ArchiveLimits) throws(ReadingError) {
        self.file = file
        self.limits = limits
        most = min(limits.allBytes, max(ArchiveLimits.harmless, file.size.multipliedClamping(by: limits.ratio)))
        guard try ArchiveDirectory(of: file).size <= limits.members * ArchiveDirectory.mostEntry else {
            throw Self.tooLarge
        }
        handle = try ArchiveHandle()
        try handle.open(file.descriptor)
    }

    /// The next file; `nil` at the end.
    ///
    /// Folders and links are skipped.
    public func next() throws(ReadingError) -> ArchivedFile? {
        // libarchive converts names by the thread's locale, which may be limited to ASCII.
        let unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
        let before = unicode.flatMap { uselocale($0) }
        defer {
            uselocale(before)
            if let unicode { freelocale(unicode) }
        }
        while let entry = try handle.nextEntry() {
            count += 1
            guard count <= limits.members else { throw Self.tooLarge }
            if let file = try entry.file { return file }
        }
        return nil
    }

    /// The bytes of the file returned last.
    public func contents() throws(ReadingError) -> [UInt8] {
        let bytes = try handle.contents(limit: min(limits.memberBytes, most - total))
        total += bytes.count
        return bytes
    }

    static let tooLarge = ReadingError.overLimit(detail: "an archive of too much, or of too many files")
}

extension Int {
    fileprivate func multipliedClamping(by other: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? .max : product
    }
}

/// The central directory of a ZIP archive, which libarchive loads as a whole (APPNOTE.TXT 4.3.12 to 4.3.16).
private struct ArchiveDirectory {
    /// In bytes up to the archive's end.
    let size: Int

    /// The most bytes of an entry: its fixed part and a long name.
    static let mostEntry = 512

    /// The bytes of the end record with the longest comment.
    private static let longestEnd = 22 + 65_535

    init(of file: ReceivedFile) throws(ReadingError) {
        let start = max(0, file.size - Self.longestEnd)
        let tail: [UInt8]
        do { tail = try file.bytes(at: start, count: file.size - start) } catch {
            throw .inaccessible(detail: "\(error)")
        }
        func number(_ place: Int, _ length: Int) -> Int {
            guard place >= 0, place + length <= tail.count else { return 0 }
            return (0..<min(length, 7)).reduce(0) { $0 | Int(tail[place + $1]) << (8 * $1) }
        }
        let end = stride(from: tail.count - 22, through: 0, by: -1).first {
            tail[$0...].starts(with: [0x50, 0x4B, 5, 6])
        }
        guard let end else { throw .damaged(detail: "the archive has no end") }
        let isLarge = number(end + 16, 4) == 0xFFFF_FFFF
        // Beyond 4 GB a larger record of 56 bytes stands before a locator of 20.
        let offset = isLarge ? number(end - 76 + 48, 8) : number(end + 16, 4)
        size = max(0, start + end - offset, isLarge ? number(end - 76 + 40, 8) : number(end + 12, 4))
    }
}

/// Owns a libarchive reader.
private struct ArchiveHandle: ~Copyable {
    private let archive: OpaquePointer

    init() throws(ReadingError) {
        guard let archive = archive_read_new() else { throw .engineFailed(detail: "no memory") }
        self.archive = archive
        archive_read_support_format_zip_seekable(archive)
    }

    deinit { archive_read_free(archive) }

    /// The descriptor must stay open as long as the handle is used.
    func open(_ descriptor: CInt) throws(ReadingError) {
        guard archive_read_open_fd(archive, descriptor, 1 << 16) == ARCHIVE_OK else { throw problem }
    }

    func nextEntry() throws(ReadingError) -> ArchiveEntry? {
        var entry: OpaquePointer?
        let status = archive_read_next_header(archive, &entry)
        if status == ARCHIVE_EOF { return nil }
        guard status == ARCHIVE_OK || status == ARCHIVE_WARN, let entry else { throw problem }
        return ArchiveEntry(entry: entry)
    }

    func contents(limit: Int) throws(ReadingError) -> [UInt8] {
        var bytes: [UInt8] = []
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { chunk.deallocate() }
        while true {
            let count = archive_read_data(archive, chunk.baseAddress, chunk.count)
            if count == 0 { return bytes }
            guard count > 0 else { throw problem }
            guard bytes.count + count <= limit else { throw ArchiveReader.tooLarge }
            bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        }
    }

    private var problem: ReadingError {
        .damaged(detail: archive_error_string(archive).map { String(cString: $0) } ?? "unknown")
    }
}

/// A member; valid until the next one is requested.
private struct ArchiveEntry {
    let entry: OpaquePointer

    /// `nil` for a folder or a link.
    ///
    /// - Throws: ``ReadingError/locked`` for a file that needs a password.
    var file: ArchivedFile? {
        get throws(ReadingError) {
            // S_IFREG; the macro is not a constant for Swift.
            guard archive_entry_filetype(entry) == 0o100000 else { return nil }
            guard archive_entry_is_encrypted(entry) == 0 else { throw .locked }
            // The second call is for names that are not in the encoding that they declare.
            let name = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
            let modified = archive_entry_mtime_is_set(entry) == 0 ? nil : archive_entry_mtime(entry)
            return ArchivedFile(name: name.map { String(cString: $0) } ?? "", modified: modified)
        }
    }
}
