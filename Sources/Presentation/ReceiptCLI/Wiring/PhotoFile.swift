import ReceiptDomain
import ReceiptFiles

/// Reads the bytes of a photo.
enum PhotoFile {
    /// The file's bytes, for a regular file of at most ``FileLimit/photo`` bytes.
    ///
    /// A link is followed only where that is said: for a file that a person named, and that is only looked at.
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

    /// A folder, or a link to one.
    static func isFolder(_ path: String) -> Bool {
        (try? FileStatus(at: path, followsLink: true))?.kind == .folder
    }
}
