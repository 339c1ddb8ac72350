/// Opens what a receipt comes as: a photo, or a file of several pages.
public protocol DocumentDecoder {
    /// - Throws: ``ReadingError/notAnImage`` for a file of another kind.
    func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument
}

/// An opened file, page by page: only those that are asked for take memory.
public protocol ReceiptDocument {
    var format: ImageFormat { get }

    /// At least 1.
    var pageCount: Int { get }

    /// The page of this number, counted from 0; the same each time it is asked for.
    func page(_ index: Int) throws(ReadingError) -> DocumentPage

    /// What may each be a receipt by itself: a mail's attachments, then what it says; none in a file that is one document.
    var sources: [DocumentSource] { get }

    /// The source of this number as a document of its own.
    func source(_ number: Int) throws(ReadingError) -> any ReceiptDocument

    /// The e-invoice in the file, beside what is printed on its pages; `nil` where there is none.
    var invoice: ElectronicInvoice? { get }
}

extension ReceiptDocument {
    public var sources: [DocumentSource] { [] }

    public func source(_ number: Int) throws(ReadingError) -> any ReceiptDocument { self }

    public var invoice: ElectronicInvoice? { nil }
}

/// A part of a mail.
public struct DocumentSource: Hashable, Sendable {
    /// The same each time that the file is opened.
    public var number: Int
    /// A file that was sent with the mail; otherwise what the mail says itself.
    public var isAttachment: Bool

    public init(number: Int, isAttachment: Bool) {
        self.number = number
        self.isAttachment = isAttachment
    }
}

/// One page of a file, upright.
public struct DocumentPage: Sendable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// A picture of paper.
        case photo
        /// A page of a document that is only a picture.
        case scan
        /// A page whose words the file itself has.
        case text
        /// The text of a mail: there is nothing to see.
        case html
    }

    public var kind: Kind
    public var picture: Picture
    /// What the file itself says is written there, where it is to be believed; `nil` for a page that has to be recognised.
    public var text: [RecognizedLine]?

    public init(kind: Kind, picture: Picture, text: [RecognizedLine]? = nil) {
        self.kind = kind
        self.picture = picture
        self.text = text
    }
}

/// A file that is one picture.
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

/// How much of a document is read.
public enum DocumentLimits {
    /// No receipt and hardly an invoice has more; a book is no receipt.
    public static let pages = 20
}
