import ReceiptConsole
import ReceiptDomain
import ReceiptImaging

/// Draws parts of drafts' photos for a review; a photo is decoded once while its draft is looked at.
actor EvidencePictures {
    private let library: any RecordRepository
    private let drawer = PictureDrawer(encode: PNGEncoder.encode)
    /// `image` is `nil` for a photo that cannot be shown.
    private var shown: (record: RecordID, image: GrayImage?)?

    init(library: any RecordRepository) { self.library = library }

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
        if let shown, shown.record == record.id { return shown.image }
        let image = await decodeImage(of: record)
        shown = (record.id, image)
        return image
    }

    private func decodeImage(of record: Record) async -> GrayImage? {
        guard let stored = record.images.first,
            let place = try? await library.imageLocation(stored, of: record),
            let picture = try? CodecImageDecoder().decode(PhotoFile.contents(of: place))
        else { return nil }
        return picture.image
    }
}
