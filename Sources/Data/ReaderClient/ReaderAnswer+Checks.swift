import ReaderProtocol
import ReceiptDomain

// Checks of answers before they are used: a malicious file may have taken over the reader.
extension ReaderAnswer {
    /// The most readings of one file; no picture or mail has more receipts.
    private static let mostReadings = 100
    private static let sides = 1...1_000_000

    /// Whether the answer's kind fits the request, or is a refusal.
    func answers(_ request: ReaderRequest) -> Bool {
        switch (request, self) {
        case (_, .failed), (.readings, .readings), (.recording, .recording), (.facts, .facts), (.picture, .picture),
            (.rendition, .bytes), (.overlay, .bytes), (.letters, .letters), (.archive, .done), (.prepare, .done),
            (.nextMember, .member),
            (.memberContents, .bytes), (.engine, .engine):
            true
        default: false
        }
    }

    /// Whether the answer's values and its payload are plausible.
    func fits(_ payload: [UInt8]) -> Bool {
        switch self {
        case .readings(let readings):
            (1...Self.mostReadings).contains(readings.count) && readings.allSatisfy(\.isPlausible) && payload.isEmpty
        case .picture(let width, let height):
            Self.sides.contains(width) && Self.sides.contains(height) && width * height == payload.count
        case .facts(let facts):
            Self.sides.contains(facts.width) && Self.sides.contains(facts.height)
                && (1...1000).contains(facts.pages)
        case .bytes: true
        default: payload.isEmpty
        }
    }
}
