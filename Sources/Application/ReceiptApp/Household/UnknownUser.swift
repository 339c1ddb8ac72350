public import ReceiptDomain

/// The named user does not exist in the library.
public struct UnknownUser: Error, Hashable, Sendable {
    public var user: UserID
    public var known: [UserID]

    public init(_ user: UserID, known: [UserID]) { (self.user, self.known) = (user, known) }
}
