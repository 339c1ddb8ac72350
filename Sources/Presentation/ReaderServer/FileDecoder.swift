import ReceiptDocuments
import ReceiptDomain
import ReceiptImaging

/// Opens a file with the decoder for its format, which is detected from the content.
struct FileDecoder: DocumentDecoder, Sendable {
    func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument {
        switch ImageFormat(signatureOf: bytes) {
        case nil, .pdf:
            if FileSignature.isDocument(bytes) { return try PDFDecoder().open(bytes) }
            if InvoiceDecoder.isInvoice(bytes) { return try InvoiceDecoder().open(bytes) }
            if MailDecoder.isMail(bytes) { return try MailDecoder(attachments: Self()).open(bytes) }
            return try CodecImageDecoder().open(bytes)
        default: return try CodecImageDecoder().open(bytes)
        }
    }

    /// The picture of a page, or of the last page if there are fewer.
    ///
    /// In a mail it is the page of the part with the number `source`: ``StoredImage/source``.
    func picture(_ bytes: [UInt8], page: Int, source: Int?) throws(ReadingError) -> GrayImage {
        let file = try open(bytes)
        let document = if let source { try file.source(source) } else { file }
        return try document.page(max(0, min(page, document.pageCount - 1))).picture.image
    }

    /// The facts of a file's first page.
    func facts(_ bytes: [UInt8]) throws(ReadingError) -> ImageFacts {
        let document = try open(bytes)
        let picture = try document.page(0).picture
        return ImageFacts(
            format: document.format,
            width: picture.image.width,
            height: picture.image.height,
            pages: document.pageCount,
            takenAt: picture.takenAt
        )
    }
}
