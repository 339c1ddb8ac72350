import ReaderClient
import ReaderProtocol
import ReceiptDomain
import ReceiptFiles

/// Opens ZIP archives, such as photo exports of galleries and messengers.
struct ZIPContainers: ContainerOpener {
    let program: ReaderProgram

    /// Enough for a gallery of years; contents may exceed memory and staging, because one member is held at a time.
    private static let limits = ArchiveLimits(
        members: 20_000,
        memberBytes: FileLimit.photo,
        allBytes: 8 << 30,
        ratio: 250
    )

    func open(_ location: FileLocation) throws -> (any FileContainer)? {
        let file = try RegularFile(location.bytes.nullTerminated)
        // A local file header, or the end record of an empty archive (APPNOTE.TXT 4.3.7, 4.3.16).
        let head = try file.bytes(at: 0, count: 4)
        guard head == [0x50, 0x4B, 3, 4] || head == [0x50, 0x4B, 5, 6] else { return nil }
        return ZIPContainer(try ReaderArchive(file.descriptor, limits: Self.limits, program: program))
    }
}

private actor ZIPContainer: FileContainer {
    private let archive: ReaderArchive
    private let executor = QueueExecutor(label: "archive")

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ archive: sending ReaderArchive) { self.archive = archive }

    /// Files that galleries and messengers write beside photos: Google Takeout's `.json`, a chat's `.txt`, `Thumbs.db`.
    private static let companions: Set<String> = ["json", "csv", "txt", "html", "db"]
    /// Files that would take long to unpack, and are never receipts.
    private static let recordings: Set<String> = [
        "mp4", "mov", "m4v", "avi", "mkv", "3gp", "webm", "mp3", "m4a", "wav",
    ]

    func next() throws -> ContainedFile? {
        guard let member = try archive.next() else { return nil }
        let ending = Self.ending(of: member.name)
        let isCompanion = Self.companions.contains(ending)
        let bytes = isCompanion || Self.recordings.contains(ending) ? [] : try archive.contents()
        return ContainedFile(name: member.name, bytes: bytes, modified: member.modified, isCompanion: isCompanion)
    }

    /// In lower case, without the dot.
    private static func ending(of name: String) -> String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
}
