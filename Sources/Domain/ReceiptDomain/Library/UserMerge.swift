/// One user's records being moved to another user, as noted with both until the move is complete.
public struct UserMerge: Hashable, Codable, Sendable {
    public let from: UserID
    public let into: UserID
    /// The size of the second user's lines before the move, in bytes; `nil` once everything is with the second user.
    public var size: Int?

    public init(from: UserID, into: UserID, size: Int?) { (self.from, self.into, self.size) = (from, into, size) }

    /// The mark of a user in a database, where a library that was moved has its new place.
    public var mark: String { "user:\(from):\(into):\(size.map(String.init) ?? "moved")" }

    /// `nil` for the mark of a library that was moved.
    public init?(mark: String) {
        let parts = mark.split(separator: ":")
        guard parts.count == 4, parts[0] == "user", let from = UserID(parts[1]), let into = UserID(parts[2])
        else { return nil }
        self.init(from: from, into: into, size: Int(parts[3]))
    }
}

/// The results of moving one user's records to another.
public struct MergeReport: Hashable, Sendable {
    public var records = 0
    /// New names of accounts whose names the second user has too.
    public var renamedAccounts: [String] = []
    /// Rules and budgets that the second user has for the same shop or category, and keeps.
    public var leftOut = 0

    public init() {}
}
