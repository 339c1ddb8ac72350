import ReceiptDomain
import ReceiptFiles

/// Reads a photo's bytes.
enum PhotoFile {
    /// The bytes of a regular file of at most ``FileLimit/photo`` bytes.
    ///
    /// `followsLink` is for files that a person named and that are only read.
    static func contents(of place: FileLocation, followsLink: Bool = false) throws(ReadingError) -> [UInt8] {
        do {
            return try RegularFile(place.bytes.nullTerminated, followsLink: followsLink).contents(
                limit: FileLimit.photo
            )
        } catch {
            switch error {
            case .notRegular: throw .inaccessible(detail: "not a regular file")
            case .tooLarge(let bytes, let limit): throw .fileTooLarge(bytes: bytes, limit: limit)
            case .system(let error): throw .inaccessible(detail: "\(error)")
            }
        }
    }

    /// Whether the path is a folder, or a link to one.
    static func isFolder(_ path: String) -> Bool {
        (try? FileStatus(at: path, followsLink: true))?.kind == .folder
    }
}
