/// Drafts that seem to show one purchase, or that a person chose; a person decides, never the program.
public struct MergeProposal: Hashable, Sendable {
    public enum Reason: String, Sendable, CaseIterable {
        /// Parts of one long receipt, each continuing the one before.
        case parts
        /// A receipt and the slip of its card payment.
        case slip
        /// A receipt and a picture without one, perhaps of the goods.
        case other
        /// Photos that a person chose, without a proposal of the program.
        case chosen
    }

    public var reason: Reason
    /// The draft that will keep all images first; parts in order from top to bottom.
    public var drafts: [RecordID]

    public init(_ reason: Reason, _ drafts: [RecordID]) { (self.reason, self.drafts) = (reason, drafts) }

    /// The role that the images of all but the first draft get.
    public var role: ImageRole {
        switch reason {
        case .parts, .chosen: .receipt
        case .slip: .slip
        case .other: .other
        }
    }
}

/// A merge of several drafts into one.
public struct DraftJoin: Sendable {
    /// The kept draft with its new fields; its images are added by the merge.
    public var kept: RecordChange
    /// The drafts whose images it takes over.
    public var joining: [Record]
    public var role: ImageRole
    /// The combined reading of all images; `nil` where the kept draft's own reading stays.
    public var reading: Reading?

    public init(kept: RecordChange, joining: [Record], role: ImageRole, reading: Reading? = nil) {
        (self.kept, self.joining, self.role, self.reading) = (kept, joining, role, reading)
    }
}

/// Merges drafts and their images.
public protocol DraftJoining: Sendable {
    /// Merges as one step: images and reading are stored before the lines, and undoing it restores every draft.
    ///
    /// - Returns: The kept record, then those that were merged into it.
    /// - Throws: ``LibraryError/stale(_:current:)`` where a draft changed meanwhile.
    func join(_ join: DraftJoin, of user: UserID) async throws -> [Record]
}
