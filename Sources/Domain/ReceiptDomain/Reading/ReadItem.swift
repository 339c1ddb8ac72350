/// A thing that was bought, as a receipt was read.
public struct ReadItem: Hashable, Sendable, Codable {
    public var item: LineItem
    /// That the line is one of something bought, with this amount; 0 to 1.
    public var confidence: Double

    public init(_ item: LineItem, confidence: Double) {
        self.item = item
        self.confidence = confidence
    }
}
