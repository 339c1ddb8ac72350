/// Drafts that seem to be of one purchase: it is asked, and never decided by itself.
public struct MergeProposal: Hashable, Sendable {
    public enum Reason: String, Sendable, CaseIterable {
        /// Parts of one long receipt: each begins where the one before ends.
        case parts
        /// A receipt, and the slip of the card that it was paid with.
        case slip
        /// A receipt, and a picture that shows none: what was bought, perhaps.
        case other
    }

    public var reason: Reason
    /// The draft that keeps all images first; parts in their order from top to bottom.
    public var drafts: [RecordID]

    public init(_ reason: Reason, _ drafts: [RecordID]) { (self.reason, self.drafts) = (reason, drafts) }

    /// What the images of all but the first become.
    public var role: ImageRole {
        switch reason {
        case .parts: .receipt
        case .slip: .slip
        case .other: .other
        }
    }
}

/// Drafts as they become one.
public struct DraftJoin: Sendable {
    /// The one that stays, with the fields that it gets; its images are not changed here.
    public var kept: RecordChange
    /// Those whose images it takes, as they are now.
    public var joining: [Record]
    public var role: ImageRole
    /// What was read on all of them, the pages of each by themselves; `nil` where the one that stays was read alone.
    public var reading: Reading?

    public init(kept: RecordChange, joining: [Record], role: ImageRole, reading: Reading? = nil) {
        (self.kept, self.joining, self.role, self.reading) = (kept, joining, role, reading)
    }
}

/// Keeps the images of several drafts as those of one.
public protocol DraftJoining: Sendable {
    /// One step: the images and the reading are there before any line says so, and undoing it brings every draft back.
    ///
    /// - Returns: the record that stays, then those that joined it.
    /// - Throws: ``LibraryError/stale(_:current:)`` where one of them is no longer as it was.
    func join(_ join: DraftJoin, of user: UserID) async throws -> [Record]
}
