import ReceiptDomain

/// A file of which one page is at hand.
struct OnePage: ReceiptDocument {
    let format: ImageFormat
    let page: DocumentPage
    var invoice: ElectronicInvoice?

    var pageCount: Int { 1 }

    func page(_ index: Int) throws(ReadingError) -> DocumentPage { page }
}

extension Reading {
    /// Enough was read for a part of a picture to be taken for a receipt of its own: its printed amounts prove the total, or
    /// there are a total and a date.
    var isReceiptByItself: Bool {
        guard draft.content == .receipt, let total = draft.total else { return false }
        return draft.isProved || total.confidence >= 0.6 && draft.date != nil
    }

    /// What was read on a part of the picture, as read on the whole.
    func moved(to part: PicturePart, on whole: GrayImage) -> Reading {
        func moved(_ box: PixelBox) -> PixelBox {
            PixelBox(x: box.x + part.box.x, y: box.y + part.box.y, width: box.width, height: box.height)
        }
        var reading = self
        reading.part = part
        (reading.picture.width, reading.picture.height) = (whole.width, whole.height)
        for index in pages.indices {
            (reading.pages[index].width, reading.pages[index].height) = (whole.width, whole.height)
        }
        reading.draft = draft.mappingEvidence { $0.box = $0.box.map(moved) }
        for index in passes.indices {
            reading.passes[index].region = passes[index].region.map(moved)
            reading.passes[index].lines = passes[index].lines.map { line in
                RecognizedLine(
                    words: line.words.map { word in
                        var word = word
                        word.box = moved(word.box)
                        return word
                    }
                )
            }
        }
        return reading
    }
}

extension ReadingContext {
    /// A mail says itself when it was sent, which its file's date need not tell.
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
