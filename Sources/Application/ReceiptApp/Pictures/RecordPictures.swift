public import ReceiptDomain

/// The photos of records, decoded, for whoever looks at one after the other.
///
/// A photo is decoded once while its record is looked at, and the next record's meanwhile: a photo of 24 megapixels takes
/// half a second, which nobody should have to wait at every draft.
public actor RecordPictures {
    /// Fetches and decodes the record's first photo; `nil` where it cannot be shown.
    public typealias Loader = @Sendable (Record) async -> GrayImage?

    private let load: Loader
    /// The record that is likely looked at after each.
    private let following: [RecordID: Record]
    /// The photos at hand, those that cannot be shown as `nil`.
    private var images: [RecordID: Task<GrayImage?, Never>] = [:]

    /// For records in the order in which they are looked at.
    public init(order: [Record] = [], load: @escaping Loader) {
        self.load = load
        following = Dictionary(zip(order.map(\.id), order.dropFirst())) { first, _ in first }
    }

    /// `nil` where the photo cannot be shown: the review goes on without it.
    public func image(of record: Record) async -> GrayImage? {
        let next = following[record.id]
        images = images.filter { $0.key == record.id || $0.key == next?.id }
        let image = await decoding(record).value
        if let next { _ = decoding(next) }
        return image
    }

    private func decoding(_ record: Record) -> Task<GrayImage?, Never> {
        if let task = images[record.id] { return task }
        // Not on the actor: what is at hand can be drawn meanwhile.
        let task = Task { [load] in await load(record) }
        images[record.id] = task
        return task
    }
}
