/// A page of one of a record's images.
public struct RecordPage: Hashable, Sendable {
    /// Index into ``Record/images``.
    public var image: Int
    /// The page in that file, counted from 0.
    public var page: Int

    /// The first page by default, which is the whole of most receipts.
    public init(image: Int = 0, page: Int = 0) {
        self.image = image
        self.page = page
    }
}
