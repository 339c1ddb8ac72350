/// A line item as it was read.
public struct ReadItem: Hashable, Sendable, Codable {
    public var item: LineItem
    /// The probability that the line is an item with this amount, from 0 to 1.
    public var confidence: Double

    public init(_ item: LineItem, confidence: Double) {
        (self.item, self.confidence) = (item, confidence.orZero)
    }

    // One object: the item's members and the confidence.

    private enum CodingKeys: CodingKey { case confidence }

    public init(from decoder: any Decoder) throws {
        item = try LineItem(from: decoder)
        // Earlier versions stored items only where they proved the total, so they count as certain.
        confidence =
            try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Double.self, forKey: .confidence) ?? 1
    }

    public func encode(to encoder: any Encoder) throws {
        try item.encode(to: encoder)
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(confidence, forKey: .confidence)
    }
}
