import ReceiptDomain

/// The receipts of a mail: one for each attachment that is a receipt by itself, otherwise the best reading of any part.
struct MailReading {
    private var standing: [Reading] = []
    private var others: [Reading] = []
    private var problem: ReadingError?

    init(of mail: any ReceiptDocument, _ context: ReadingContext, by reader: ReadReceipt) throws {
        let sources = mail.sources
        for source in sources where source.isAttachment { try read(source, of: mail, context, by: reader) }
        // An invoice has the mail's facts and more, so the mail's own text is not needed.
        guard standing.isEmpty else { return }
        for source in sources where !source.isAttachment && standing.isEmpty {
            try read(source, of: mail, context, by: reader)
        }
        if standing.isEmpty, others.isEmpty {
            throw problem ?? .damaged(detail: "the mail has neither a document nor a text")
        }
    }

    /// The separate receipts, or the likeliest single reading if there are none; one at least.
    var receipts: [Reading] {
        guard !standing.isEmpty else {
            let order: [PictureContent] = [.receipt, .several, .unsure, .none]
            return order.lazy.compactMap { content in others.first { $0.draft.content == content } }.first.map { [$0] }
                ?? []
        }
        guard standing.count > 1 else { return standing }
        return standing.enumerated().map { index, reading in
            var reading = reading
            let page = PixelBox(x: 0, y: 0, width: reading.picture.width, height: reading.picture.height)
            reading.part = PicturePart(number: index + 1, count: standing.count, box: reading.part?.box ?? page)
            return reading
        }
    }

    private mutating func read(
        _ source: DocumentSource,
        of mail: any ReceiptDocument,
        _ context: ReadingContext,
        by reader: ReadReceipt
    ) throws {
        do {
            for var reading in try reader.all(mail.source(source.number), context, StepClock()) {
                reading.source = source.number
                if reading.isReceiptByItself { standing.append(reading) } else { others.append(reading) }
            }
        } catch ReadingError.notAnImage {
            return
        } catch let failure as ReadingError where failure.isAboutTheFile {
            // Another part may still be a receipt.
            problem = problem ?? failure
        }
    }
}
