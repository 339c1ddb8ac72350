import CArchive
import Glibc

/// A file in an archive.
public struct ArchiveMember: Hashable, Sendable {
    /// As the archive has it: not to be used as a path.
    public var name: String
    public var bytes: [UInt8]
    /// Seconds since 1970, where the archive says when it last changed.
    public var modified: Int?
}

/// How much is read from an archive; more is refused, because nothing of ours is that large.
public struct ArchiveLimits: Hashable, Sendable {
    /// Members, whether or not they are wanted.
    public var members: Int
    /// Bytes of one of them, unpacked.
    public var memberBytes: Int
    /// Bytes of all that are wanted, unpacked.
    public var allBytes: Int
    /// How many times larger than the archive they may be, once they are more than a megabyte: a bomb is a thousand times.
    public var ratio: Int

    public init(members: Int = 2000, memberBytes: Int = 64 << 20, allBytes: Int = 128 << 20, ratio: Int = 250) {
        (self.members, self.memberBytes) = (members, memberBytes)
        (self.allBytes, self.ratio) = (allBytes, ratio)
    }

    /// The least that counts as large.
    static let harmless = 1 << 20
}

public enum ArchiveProblem: Error, Hashable, Sendable {
    /// It is none, or ends early, or is damaged.
    case damaged(String)
    /// A member opens with a password only.
    case encrypted
    case tooLarge
}

/// Reads members of ZIP archives, and of formats that are some.
public enum ArchiveMembers {
    /// The files whose names are wanted, in the archive's order.
    public static func read(
        _ archive: [UInt8],
        limits: ArchiveLimits = ArchiveLimits(),
        where isWanted: (String) -> Bool = { _ in true }
    ) throws(ArchiveProblem) -> [ArchiveMember] {
        let names = UnicodeNames()
        defer { names.end() }
        let reader = try ArchiveReader()
        let result: Result<[ArchiveMember], ArchiveProblem> = archive.withUnsafeBytes { bytes in
            do throws(ArchiveProblem) {
                try reader.open(bytes)
                return .success(try members(of: reader, size: bytes.count, limits, isWanted))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func members(
        of reader: borrowing ArchiveReader,
        size: Int,
        _ limits: ArchiveLimits,
        _ isWanted: (String) -> Bool
    ) throws(ArchiveProblem) -> [ArchiveMember] {
        var members: [ArchiveMember] = []
        var count = 0
        var total = 0
        let most = min(limits.allBytes, max(ArchiveLimits.harmless, size.multipliedClamping(by: limits.ratio)))
        while let (name, modified) = try reader.nextFile() {
            count += 1
            guard count <= limits.members else { throw .tooLarge }
            guard isWanted(name) else { continue }
            let bytes = try reader.contents(limit: min(limits.memberBytes, most - total))
            total += bytes.count
            members.append(ArchiveMember(name: name, bytes: bytes, modified: modified))
        }
        return members
    }
}

extension Int {
    func multipliedClamping(by other: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? .max : product
    }
}

/// libarchive reads names by way of the thread's locale, which may know ASCII only.
struct UnicodeNames {
    private let unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    private let before: locale_t?

    init() { before = unicode.flatMap { uselocale($0) } }

    func end() {
        uselocale(before)
        if let unicode { freelocale(unicode) }
    }
}

/// Owns a reader of libarchive.
struct ArchiveReader: ~Copyable {
    private let archive: OpaquePointer

    init() throws(ArchiveProblem) {
        guard let archive = archive_read_new() else { throw .damaged("no memory") }
        self.archive = archive
        archive_read_support_format_zip_seekable(archive)
    }

    deinit { archive_read_free(archive) }

    /// The bytes have to stay as long as the reader is used.
    func open(_ bytes: UnsafeRawBufferPointer) throws(ArchiveProblem) {
        guard archive_read_open_memory(archive, bytes.baseAddress, bytes.count) == ARCHIVE_OK else { throw problem }
    }

    /// The path is that of a file, null-terminated.
    func open(path: [UInt8]) throws(ArchiveProblem) {
        let status = (path + [0]).withUnsafeBytes { bytes in
            archive_read_open_filename(archive, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), 1 << 16)
        }
        guard status == ARCHIVE_OK else { throw problem }
    }

    /// The name of the next file, and when it changed; folders and links are passed over.
    func nextFile() throws(ArchiveProblem) -> (name: String, modified: Int?)? {
        while true {
            var entry: OpaquePointer?
            let status = archive_read_next_header(archive, &entry)
            if status == ARCHIVE_EOF { return nil }
            guard status == ARCHIVE_OK || status == ARCHIVE_WARN, let entry else { throw problem }
            // S_IFREG; the macro is not a constant for Swift.
            guard archive_entry_filetype(entry) == 0o100000 else { continue }
            guard archive_entry_is_encrypted(entry) == 0 else { throw .encrypted }
            let modified = archive_entry_mtime_is_set(entry) == 0 ? nil : archive_entry_mtime(entry)
            return (Self.name(of: entry), modified)
        }
    }

    private static func name(of entry: OpaquePointer) -> String {
        // The second where the name is in another encoding than it says.
        if let name = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry) {
            return String(cString: name)
        }
        return ""
    }

    func contents(limit: Int) throws(ArchiveProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { chunk.deallocate() }
        while true {
            let count = archive_read_data(archive, chunk.baseAddress, chunk.count)
            if count == 0 { return bytes }
            guard count > 0 else { throw problem }
            guard bytes.count + count <= limit else { throw .tooLarge }
            bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        }
    }

    private var problem: ArchiveProblem {
        .damaged(archive_error_string(archive).map { String(cString: $0) } ?? "unknown")
    }
}
