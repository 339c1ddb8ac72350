public import ReceiptDomain

/// A user was named who was never added.
public struct UnknownUser: Error, Hashable, Sendable {
    public var user: UserID
    public var known: [UserID]

    public init(_ user: UserID, known: [UserID]) { (self.user, self.known) = (user, known) }
}
