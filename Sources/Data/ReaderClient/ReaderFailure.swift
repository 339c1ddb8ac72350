import ReceiptDomain

/// The reason why a reader process must be replaced.
enum ReaderFailure: Error, Hashable {
    /// It ended: it ran out of memory or crashed on its input.
    case brokeOff
    /// It exceeded its computing time or its time without computing.
    case tookTooLong
    /// Its answer violates the protocol.
    case talkedNonsense
    case couldNotStart(ReadingError)

    var problem: ReadingError {
        switch self {
        case .brokeOff: .damaged(detail: "its reader broke off twice")
        case .tookTooLong: .overLimit(detail: "it takes too long to read")
        case .talkedNonsense: .damaged(detail: "its reader answered what cannot be")
        case .couldNotStart(let problem): problem
        }
    }
}
