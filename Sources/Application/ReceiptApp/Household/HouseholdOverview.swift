public import ReceiptDomain

/// The users of a library, and the matters that wait for each.
public struct HouseholdOverview: Sendable {
    /// A user with counts of their records.
    public struct Member: Hashable, Sendable {
        public var user: User
        public var drafts: Int
        public var confirmed: Int

        public init(user: User, drafts: Int, confirmed: Int) {
            (self.user, self.drafts, self.confirmed) = (user, drafts, confirmed)
        }
    }

    private let library: any ReceiptArchive & RecordRepository

    public init(library: any ReceiptArchive & RecordRepository) { self.library = library }

    public func members() async throws -> [Member] {
        var members: [Member] = []
        for user in try await library.users() {
            let counts = try await library.counts(of: user.id)
            members.append(Member(user: user, drafts: counts[.draft] ?? 0, confirmed: counts[.confirmed] ?? 0))
        }
        return members
    }

    /// The matters that need the user's attention, or ``Attention/nothing(confirmed:folder:)`` if there are none.
    public func attention(
        folder: FileLocation,
        inbox: FileLocation,
        waitingInInbox waiting: Int
    ) async throws -> [Attention] {
        var matters: [Attention] = []
        if waiting > 0 { matters.append(.inbox(count: waiting, folder: inbox.path)) }
        var confirmed = 0
        for member in try await members() {
            confirmed += member.confirmed
            if member.drafts > 0 { matters.append(.drafts(count: member.drafts, member.user.id)) }
            let failed = try await library.failedFiles(of: member.user.id).count
            if failed > 0 { matters.append(.failed(count: failed, member.user.id)) }
        }
        return matters.isEmpty ? [.nothing(confirmed: confirmed, folder: folder.path)] : matters
    }
}
