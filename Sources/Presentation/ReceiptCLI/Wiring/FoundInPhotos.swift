import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal

/// Draws the part of a photo with a search hit, where the terminal shows pictures.
struct FoundInPhotos {
    private let library: ReceiptLibrary
    private let pictures: EvidencePictures
    private let form: PictureForm
    private let columns: Int

    /// The height of a few printed lines.
    private static let rows = 4

    /// `nil` where nothing can be drawn.
    init?(library: ReceiptLibrary, session: Session) {
        guard let terminal = session.pictureTerminal, let form = session.pictureForm(of: terminal) else { return nil }
        self.library = library
        self.form = form
        pictures = EvidencePictures(library: library)
        columns = min(terminal.size.columns, 100) - 12
    }

    /// Draws the line with the first hit; `nil` without one.
    func draw(_ wanted: [String], of record: Record) async -> String? {
        guard let reading = try? await library.reading(of: record.id, user: record.user),
            let (page, box) = Self.place(of: wanted, in: reading),
            reading.pages.indices.contains(page)
        else { return nil }
        let item = ReviewItem(record: record, reading: reading)
        guard let place = item.place(ofPage: page) else { return nil }
        let (photo, turns) = (reading.pages[page], item.quarterTurns(ofPage: page))
        let words = box.turned(by: turns, width: photo.width, height: photo.height)
        // With a margin around the words, as in a review.
        let margin = max(4, words.height / 2)
        let drawn = await pictures.draw(
            record,
            place,
            turned: turns,
            words.insetBy(dx: -margin, dy: -margin),
            columns: columns,
            rows: Self.rows,
            form: form,
            isKept: true
        )
        return drawn?.below(indent: 10)
    }

    static func place(of words: [String], in reading: Reading) -> (page: Int, box: PixelBox)? {
        for word in words {
            for pass in reading.passes {
                let line = pass.lines.first { SearchText.folded($0.text).containsBytes(of: word) }
                if let box = line?.box { return (pass.page, box) }
            }
        }
        return nil
    }
}

extension Session {
    /// The terminal for pictures; `nil` where output goes elsewhere.
    var pictureTerminal: PosixTerminal? {
        outputStyling.isColored ? PosixTerminal(environment: environment) : nil
    }

    /// Asks the terminal for the form of pictures that it supports.
    func pictureForm(of terminal: PosixTerminal) -> PictureForm? {
        var support = PictureSupport(environment: environment)
        for reply in terminal.replies(to: support.question) { support.note(reply) }
        return support.form
    }
}
