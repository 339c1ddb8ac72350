import ReaderProtocol
import ReceiptDomain

// Answers are checked before they are believed: a file may have taken the reader over.
extension ReaderAnswer {
    /// Of one file: no more receipts lie on a picture or in a mail.
    private static let mostReadings = 100
    private static let sides = 1...1_000_000

    /// It is of the kind that the request asks for, or says why there is none.
    func answers(_ request: ReaderRequest) -> Bool {
        switch (request, self) {
        case (_, .failed), (.readings, .readings), (.recording, .recording), (.facts, .facts), (.picture, .picture),
            (.rendition, .bytes), (.overlay, .bytes), (.letters, .letters), (.archive, .done), (.nextMember, .member),
            (.memberContents, .bytes), (.engine, .engine):
            true
        default: false
        }
    }

    /// It can be what a reader says, together with what follows it.
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
