public import ReceiptDomain

/// Something in the library that waits for a person, or that nothing does.
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
