import ReceiptDomain
import ReceiptImaging
import ReceiptTerminal
import ReceiptWording

/// Draws parts of drafts' photos for a review.
///
/// A photo is decoded once while its draft is looked at, and the next draft's meanwhile: a photo of 24 megapixels takes half
/// a second, which nobody should have to wait at every draft.
actor EvidencePictures {
    private let library: any RecordRepository
    private let drawer = PictureDrawer(encode: PNGEncoder.encode)
    /// The draft that is likely looked at after each.
    private let following: [RecordID: Record]
    /// The photos at hand, those that cannot be shown as `nil`.
    private var images: [RecordID: Task<GrayImage?, Never>] = [:]

    /// For records in the order in which they are looked at.
    init(library: any RecordRepository, order: [Record] = []) {
        self.library = library
        following = Dictionary(zip(order.map(\.id), order.dropFirst())) { first, _ in first }
    }

    /// `nil` where the photo cannot be shown: the review goes on without it.
    func draw(_ record: Record, _ box: PixelBox, columns: Int, rows: Int, form: PictureForm) async -> DrawnPicture? {
        guard let image = await image(of: record) else { return nil }
        return drawer.draw(image, box, columns: columns, rows: rows, form: form)
    }

    /// The whole first photo, to stay where it is drawn.
    func drawWhole(_ record: Record, columns: Int, rows: Int, form: PictureForm) async -> DrawnPicture? {
        guard let image = await image(of: record) else { return nil }
        let whole = PixelBox(x: 0, y: 0, width: image.width, height: image.height)
        return drawer.draw(image, whole, columns: columns, rows: rows, form: form, isKept: true)
    }

    private func image(of record: Record) async -> GrayImage? {
        let next = following[record.id]
        images = images.filter { $0.key == record.id || $0.key == next?.id }
        let image = await decoding(record).value
        if let next { _ = decoding(next) }
        return image
    }

    private func decoding(_ record: Record) -> Task<GrayImage?, Never> {
        if let task = images[record.id] { return task }
        let task = Task { await decodeImage(of: record) }
        images[record.id] = task
        return task
    }

    /// Not on the actor: what is at hand can be drawn meanwhile.
    private nonisolated func decodeImage(of record: Record) async -> GrayImage? {
        guard let stored = record.images.first,
            let place = try? await library.imageLocation(stored, of: record),
            let picture = try? CodecImageDecoder().decode(PhotoFile.contents(of: place))
        else { return nil }
        return picture.image
    }
}
