import ReceiptArchives
import ReceiptDomain
import ReceiptFiles

/// Opens ZIP archives, as galleries and messengers export photos.
struct ZIPContainers: ContainerOpener {
    /// A gallery of years; unpacked it may be larger than memory and staging, because only one member is held at a time.
    private static let limits = ArchiveLimits(
        members: 20_000,
        memberBytes: FileLimit.photo,
        allBytes: 8 << 30,
        ratio: 250
    )

    func open(_ location: FileLocation) throws -> (any FileContainer)? {
        let file = try RegularFile(location.bytes.nullTerminated)
        // A local file's head, or the end of an archive without any (APPNOTE.TXT 4.3.7, 4.3.16).
        let head = try file.bytes(at: 0, count: 4)
        guard head == [0x50, 0x4B, 3, 4] || head == [0x50, 0x4B, 5, 6] else { return nil }
        do throws(ArchiveProblem) {
            return ZIPContainer(try ArchiveStream(path: location.bytes, size: file.size, limits: Self.limits))
        } catch {
            throw ReadingError(error)
        }
    }
}

private struct ZIPContainer: FileContainer {
    private let stream: ArchiveStream

    init(_ stream: ArchiveStream) { self.stream = stream }

    /// What galleries put beside photos, and what would take long to unpack.
    private static let others: Set<String> = [
        "json", "mp4", "mov", "m4v", "avi", "mkv", "3gp", "webm", "mp3", "m4a", "wav", "csv", "xml", "txt", "html",
        "db",
    ]

    func next() async throws -> ContainedFile? {
        do throws(ArchiveProblem) {
            guard let member = try await stream.next(where: { !Self.others.contains(Self.ending(of: $0)) }) else {
                return nil
            }
            return ContainedFile(name: member.name, bytes: member.bytes, modified: member.modified)
        } catch {
            throw ReadingError(error)
        }
    }

    /// In small letters, without the dot.
    private static func ending(of name: String) -> String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
}

extension ReadingError {
    fileprivate init(_ problem: ArchiveProblem) {
        self =
            switch problem {
            case .damaged(let detail): .damaged(detail: detail)
            case .encrypted: .locked
            case .tooLarge: .overLimit(detail: "an archive of too much, or of too many files")
            }
    }
}
