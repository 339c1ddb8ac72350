public import ReceiptDomain

/// A matter that waits for a person, or the state of a library where none does.
public enum Attention: Hashable, Sendable {
    case noLibrary(folder: String)
    case inbox(count: Int, folder: String)
    case drafts(count: Int, UserID)
    case failed(count: Int, UserID)
    case nothing(confirmed: Int, folder: String)
    case nothingFailed

    public var saysThatNothingWaits: Bool {
        if case .nothing = self { return true }
        return false
    }
}
