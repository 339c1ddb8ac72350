/// Opens photos and multi-page documents.
public protocol DocumentDecoder {
    /// - Throws: ``ReadingError/notAnImage`` for a file of an unknown format.
    func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument
}

/// An opened file whose pages are decoded on request.
public protocol ReceiptDocument {
    var format: ImageFormat { get }

    /// At least 1.
    var pageCount: Int { get }

    /// The page with this index, counted from 0; the same at every call.
    func page(_ index: Int) throws(ReadingError) -> DocumentPage

    /// The parts of a mail that may be receipts: its attachments, then its text; empty for a single document.
    var sources: [DocumentSource] { get }

    /// The source with this ``DocumentSource/number`` as a document of its own.
    func source(_ number: Int) throws(ReadingError) -> any ReceiptDocument

    /// The e-invoice embedded in the file; `nil` where there is none.
    var invoice: ElectronicInvoice? { get }
}

extension ReceiptDocument {
    public var sources: [DocumentSource] { [] }

    public func source(_ number: Int) throws(ReadingError) -> any ReceiptDocument { self }

    public var invoice: ElectronicInvoice? { nil }
}

/// An attachment of a mail, or its text.
public struct DocumentSource: Hashable, Sendable {
    /// Stable across openings of the file.
    public var number: Int
    /// Whether it is an attached file; otherwise it is the mail's own text.
    public var isAttachment: Bool

    public init(number: Int, isAttachment: Bool) {
        self.number = number
        self.isAttachment = isAttachment
    }
}

/// One page of a file, upright.
public struct DocumentPage: Sendable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// A photo of paper.
        case photo
        /// A document page that consists of a picture.
        case scan
        /// A document page with its own text.
        case text
        /// The text of a mail, without a picture.
        case html
    }

    public var kind: Kind
    public var picture: Picture
    /// The page's own text where it is reliable; `nil` for a page that has to be recognised.
    public var text: [RecognizedLine]?

    public init(kind: Kind, picture: Picture, text: [RecognizedLine]? = nil) {
        (self.kind, self.picture, self.text) = (kind, picture, text)
    }
}

/// A file that consists of one picture.
public struct SinglePicture: ReceiptDocument {
    private let picture: Picture

    public init(_ picture: Picture) { self.picture = picture }

    public var format: ImageFormat { picture.format }
    public var pageCount: Int { 1 }

    public func page(_ index: Int) throws(ReadingError) -> DocumentPage { DocumentPage(kind: .photo, picture: picture) }
}

extension ImageDecoder {
    public func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument { SinglePicture(try decode(bytes)) }
}

public enum DocumentLimits {
    /// No receipt, and hardly any invoice, has more pages.
    public static let pages = 20
}
