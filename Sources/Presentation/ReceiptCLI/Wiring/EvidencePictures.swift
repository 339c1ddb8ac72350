import ReaderClient
import ReaderProtocol
import ReceiptApp
import ReceiptDomain
import ReceiptTerminal

/// Draws parts of drafts' photos for a review.
struct EvidencePictures: Sendable {
    private let pictures: RecordPictures
    private let drawer = PictureDrawer()

    /// `order` is the order in which records will be shown.
    init(library: any RecordRepository, order: [Record] = []) {
        let reader = Readers.forPictures()
        pictures = RecordPictures(order: order) { record, page in
            guard record.images.indices.contains(page.image) else { return nil }
            let image = record.images[page.image]
            guard let place = try? await library.imageLocation(image, of: record) else { return nil }
            return try? await reader.picture(
                PhotoFile.contents(of: place),
                PageAddress(page: page.page, source: image.source)
            )
        }
    }

    /// Draws a part of a page, or all of it without a box; `nil` where the photo cannot be shown.
    ///
    /// The page is turned clockwise by so many quarters first, and the box is on the turned one.
    /// `isKept` leaves the picture in place when the next one is drawn.
    func draw(
        _ record: Record,
        _ page: RecordPage,
        turned quarterTurns: Int = 0,
        _ box: PixelBox? = nil,
        columns: Int,
        rows: Int,
        form: PictureForm,
        isKept: Bool = false
    ) async -> DrawnPicture? {
        guard let image = await pictures.image(of: record, at: page)?.turned(by: quarterTurns) else { return nil }
        let box = box ?? PixelBox(x: 0, y: 0, width: image.width, height: image.height)
        return drawer.draw(image, box, columns: columns, rows: rows, form: form, isKept: isKept)
    }
}
