/// Why an image could not be read.
///
/// Facts only: the wording is made where a person sees it.
public enum ReadingError: Error, Hashable, Sendable, Codable {
    case emptyFile
    /// None of the formats we know.
    case notAnImage
    /// A known format that is not supported (yet).
    case unsupportedFormat(ImageFormat)
    /// The data ends before there is a usable picture.
    case truncated
    /// The decoder's own words.
    case damaged(detail: String)
    /// More pixels, longer sides, more scans or more memory than we allow; the detail says which.
    case overLimit(detail: String)
    /// The file has more bytes than we take.
    case fileTooLarge(bytes: Int, limit: Int)
    /// A document that opens with a password only.
    case locked
    /// Another program that opens this format is not installed.
    case toolMissing(program: String, package: String)
    /// The library that opens this format is of a version that cannot; the needed one, or a newer, can.
    case libraryTooOld(library: String, version: String, needed: String)
    /// The program that opens files is not where it has to be.
    case readerMissing(path: String)
    /// The engine has no data for this language.
    case languageMissing(String)
    case engineFailed(detail: String)
    /// The file itself could not be read; the system's words.
    case inaccessible(detail: String)

    /// A stable code for scripts and reason files.
    public var code: String {
        switch self {
        case .emptyFile: "empty"
        case .notAnImage: "not-an-image"
        case .unsupportedFormat: "unsupported-format"
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
    /// The file cannot be read however often one tries; otherwise this machine's set-up is at fault and the file is left alone.
    public var isAboutTheFile: Bool {
        switch self {
        case .toolMissing, .libraryTooOld, .readerMissing, .languageMissing, .engineFailed, .inaccessible: false
        default: true
        }
    }

    /// One plain English sentence for reason files and logs, without the file's name.
    public var summary: String {
        switch self {
        case .emptyFile: "the file is empty"
        case .notAnImage: "this is neither a picture nor a document in a format ReceiptMind knows"
        case .unsupportedFormat(let format): "\(format.rawValue.uppercased()) files are not supported yet"
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
