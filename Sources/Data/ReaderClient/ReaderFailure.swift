import ReceiptDomain

/// Why a reader is of no more use.
enum ReaderFailure: Error, Hashable {
    /// It ended: out of memory, or struck by what it read.
    case brokeOff
    /// It computed for too long, or did nothing for too long.
    case tookTooLong
    /// It said what no reader says.
    case talkedNonsense
    case couldNotStart(ReadingError)

    /// The error for the file that it had in hand.
    var problem: ReadingError {
        switch self {
        case .brokeOff: .damaged(detail: "its reader broke off twice")
        case .tookTooLong: .overLimit(detail: "it takes too long to read")
        case .talkedNonsense: .damaged(detail: "its reader answered what cannot be")
        case .couldNotStart(let problem): problem
        }
    }
}
