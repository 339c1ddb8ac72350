public import ReceiptDomain

/// A cache of decoded record images, for showing records one after another.
///
/// Decodes each page once while its record is shown, and prefetches the first page of the next record: a photo of 24 megapixels
/// takes half a second to decode.
public actor RecordPictures {
    /// Fetches and decodes one page of a record's images; `nil` where it cannot be shown.
    public typealias Loader = @Sendable (Record, RecordPage) async -> GrayImage?

    private struct Key: Hashable {
        var record: RecordID
        var page: RecordPage
    }

    /// Pages kept for one record, newest last; each takes up to 16 MB.
    private static let mostPages = 4

    private let load: Loader
    /// The record that is expected after each, for prefetching.
    private let following: [RecordID: Record]
    /// Cached pages in the order in which they were requested; `nil` results are cached too.
    private var images: [(key: Key, image: Task<GrayImage?, Never>)] = []

    /// `order` is the order in which the records will be shown.
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
        // Off the actor, so that cached pages stay available meanwhile.
        let task = Task { [load] in await load(record, page) }
        images.append((key, task))
        return task
    }
}
