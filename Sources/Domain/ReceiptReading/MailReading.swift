import ReceiptDomain

/// What was read in a mail: a receipt for each attachment that is one by itself, otherwise one receipt, wherever in the mail it
/// is plainest.
struct MailReading {
    private var standing: [Reading] = []
    private var others: [Reading] = []
    private var problem: ReadingError?

    init(of mail: any ReceiptDocument, _ context: ReadingContext, by reader: ReadReceipt) throws {
        let sources = mail.sources
        for source in sources where source.isAttachment { try read(source, of: mail, context, by: reader) }
        // An invoice says more than the mail that it came with, and says the same.
        guard standing.isEmpty else { return }
        for source in sources where !source.isAttachment && standing.isEmpty {
            try read(source, of: mail, context, by: reader)
        }
        if standing.isEmpty, others.isEmpty {
            throw problem ?? .damaged(detail: "the mail has neither a document nor a text")
        }
    }

    /// At least one.
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
            // Another part may be a receipt all the same.
            problem = problem ?? failure
        }
    }
}
