/// A line item as it was read.
public struct ReadItem: Hashable, Sendable, Codable {
    public var item: LineItem
    /// The probability that the line is an item with this amount, from 0 to 1.
    public var confidence: Double

    public init(_ item: LineItem, confidence: Double) {
        self.item = item
        self.confidence = confidence
    }
}
