public import ReceiptDomain

/// The photos of records, decoded, for whoever looks at one after the other.
///
/// A page is decoded once while its record is looked at, and the next record's first meanwhile: a photo of 24 megapixels takes
/// half a second, which nobody should have to wait at every draft.
public actor RecordPictures {
    /// Fetches and decodes a page of the record's images; `nil` where it cannot be shown.
    public typealias Loader = @Sendable (Record, RecordPage) async -> GrayImage?

    private struct Key: Hashable {
        var record: RecordID
        var page: RecordPage
    }

    /// Pages of one record that are kept, the newest last: each takes up to 16 MB.
    private static let mostPages = 4

    private let load: Loader
    /// The record that is likely looked at after each.
    private let following: [RecordID: Record]
    /// The pages at hand, those that cannot be shown as `nil`, in the order in which they were asked for.
    private var images: [(key: Key, image: Task<GrayImage?, Never>)] = []

    /// For records in the order in which they are looked at.
    public init(order: [Record] = [], load: @escaping Loader) {
        self.load = load
        following = Dictionary(zip(order.map(\.id), order.dropFirst())) { first, _ in first }
    }

    /// `nil` where the page cannot be shown: the review goes on without it.
    public func image(of record: Record, at page: RecordPage = RecordPage()) async -> GrayImage? {
        let next = following[record.id]
        images = images.filter { $0.key.record == record.id || $0.key.record == next?.id }.suffix(Self.mostPages)
        let image = await decoding(record, page).value
        if let next { _ = decoding(next, RecordPage()) }
        return image
    }

    private func decoding(_ record: Record, _ page: RecordPage) -> Task<GrayImage?, Never> {
        let key = Key(record: record.id, page: page)
        if let known = images.first(where: { $0.key == key }) { return known.image }
        // Not on the actor: what is at hand can be drawn meanwhile.
        let task = Task { [load] in await load(record, page) }
        images.append((key, task))
        return task
    }
}
