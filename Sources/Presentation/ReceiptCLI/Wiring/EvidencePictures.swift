import ReceiptConsole
import ReceiptDomain
import ReceiptImaging

/// Draws parts of drafts' photos for a review; a photo is decoded once while its draft is looked at.
actor EvidencePictures {
    private let library: any RecordRepository
    private let blocks: BlockPicture
    /// `image` is `nil` for a photo that cannot be shown.
    private var shown: (record: RecordID, image: GrayImage?)?

    init(library: any RecordRepository, greys: BlockPicture.Greys) {
        self.library = library
        blocks = BlockPicture(greys: greys)
    }

    /// `nil` where the photo cannot be shown: the review goes on without it.
    func rows(_ item: ReviewItem, box: PixelBox, columns: Int, rows: Int) async -> [String]? {
        guard let image = await image(of: item.record) else { return nil }
        return blocks.rows(of: image, box: box, columns: columns, rows: rows)
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
