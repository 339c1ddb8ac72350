import ReceiptDomain

/// A document with a single page that is already loaded.
struct OnePage: ReceiptDocument {
    let format: ImageFormat
    let page: DocumentPage
    var invoice: ElectronicInvoice?

    var pageCount: Int { 1 }

    func page(_ index: Int) throws(ReadingError) -> DocumentPage { page }
}

extension Reading {
    /// Whether a part of a picture is a receipt of its own: its printed amounts prove the total, or it has a total and a date.
    var isReceiptByItself: Bool {
        guard draft.content == .receipt, let total = draft.total else { return false }
        return draft.isProved || total.confidence >= 0.6 && draft.date != nil
    }

    /// The reading of a part with its boxes in the whole picture's coordinates.
    func moved(to part: PicturePart, on whole: GrayImage) -> Reading {
        func moved(_ box: PixelBox) -> PixelBox { box.moved(right: part.box.x, down: part.box.y) }
        var reading = self
        reading.part = part
        (reading.picture.width, reading.picture.height) = (whole.width, whole.height)
        for index in pages.indices {
            (reading.pages[index].width, reading.pages[index].height) = (whole.width, whole.height)
        }
        reading.draft = draft.mappingEvidence { $0.box = $0.box.map(moved) }
        reading.passes = passes.map { $0.mappingBoxes(moved) }
        return reading
    }
}

extension ReadingContext {
    /// The context with a mail's own date, which is more reliable than its file's date.
    func dated(by picture: PictureSummary) -> ReadingContext {
        guard picture.format == .eml, let day = picture.takenAt.flatMap({ CalendarDay(iso: String($0.prefix(10))) })
        else {
            return self
        }
        var context = self
        context.fileDate = day
        return context
    }
}
