/// A page of one of a record's images.
public struct RecordPage: Hashable, Sendable {
    /// Which of ``Record/images``, counted from 0.
    public var image: Int
    /// Of that file, counted from 0.
    public var page: Int

    /// Without arguments the first, which is the whole of most receipts.
    public init(image: Int = 0, page: Int = 0) {
        self.image = image
        self.page = page
    }
}
