/// The reason why an image could not be read.
///
/// Facts only; the wording is made where a person sees it.
public enum ReadingError: Error, Hashable, Sendable, Codable {
    case emptyFile
    /// The format is unknown.
    case notAnImage
    /// The format is known, but not supported.
    case unsupportedFormat(ImageFormat)
    /// An archive where one picture or document is read.
    case archive
    /// The data ends before a usable picture is complete.
    case truncated
    /// Corrupt data; `detail` is the decoder's message.
    case damaged(detail: String)
    /// Too many pixels, too long sides, too many scans or too much memory; `detail` says which.
    case overLimit(detail: String)
    /// The file exceeds the size limit.
    case fileTooLarge(bytes: Int, limit: Int)
    /// The document needs a password.
    case locked
    /// The program that opens this format is not installed.
    case toolMissing(program: String, package: String)
    /// The installed library is too old for this format; version `needed` or newer is required.
    case libraryTooOld(library: String, version: String, needed: String)
    /// The reader program is not at its expected path.
    case readerMissing(path: String)
    /// The engine's data for this language is not installed.
    case languageMissing(String)
    case engineFailed(detail: String)
    /// The file could not be read; `detail` is the system's message.
    case inaccessible(detail: String)

    /// A stable code for scripts and reason files.
    public var code: String {
        switch self {
        case .emptyFile: "empty"
        case .notAnImage: "not-an-image"
        case .unsupportedFormat: "unsupported-format"
        case .archive: "archive"
        case .truncated: "truncated"
        case .damaged: "damaged"
        case .overLimit, .fileTooLarge: "over-limit"
        case .locked: "locked"
        case .toolMissing: "tool-missing"
        case .libraryTooOld: "library-too-old"
        case .readerMissing: "reader-missing"
        case .languageMissing: "language-missing"
        case .engineFailed: "engine-failed"
        case .inaccessible: "inaccessible"
        }
    }
}

extension ReadingError {
    /// Whether the file itself is unreadable; otherwise this machine's set-up is at fault and the file stays.
    public var isAboutTheFile: Bool {
        switch self {
        case .toolMissing, .libraryTooOld, .readerMissing, .languageMissing, .engineFailed, .inaccessible: false
        default: true
        }
    }

    /// One English sentence for reason files and logs, without the file's name.
    public var summary: String {
        switch self {
        case .emptyFile: "the file is empty"
        case .notAnImage: "this is neither a picture nor a document in a format ReceiptMind knows"
        case .unsupportedFormat(let format): "\(format.rawValue.uppercased()) files are not supported yet"
        case .archive: "this is an archive of files"
        case .truncated: "the picture ends before there is anything to read"
        case .damaged(let detail): "the file is damaged: \(detail)"
        case .overLimit(let detail): "this is more than ReceiptMind accepts: \(detail)"
        case .fileTooLarge(let bytes, let limit): "the file has \(bytes) bytes; at most \(limit) are accepted"
        case .locked: "the document opens with a password only"
        case .toolMissing(let program, let package): "\(program) of the Debian package \(package) is not installed"
        case .libraryTooOld(let library, let version, let needed):
            "\(library) \(version) is too old for this file; \(needed) or newer is needed"
        case .readerMissing(let path): "there is no \(path), which opens photos and documents"
        case .languageMissing(let language): "Tesseract's data for \"\(language)\" is not installed"
        case .engineFailed(let detail): "the text recognition failed: \(detail)"
        case .inaccessible(let detail): "the file cannot be read: \(detail)"
        }
    }
}
