public import ReceiptApp
public import ReceiptDomain
public import ReceiptReview
public import ReceiptWording

/// The operations on one user's household that programs have, the same in the page's API and in MCP.
///
/// Values come in as text, as a person types them, and answers go out in the forms of `--json`.
public struct HouseholdAPI: Sendable {
    public typealias Library = LedgerTransactions & RuleRepository & DraftJoining & RateFile

    let library: any Library
    let user: UserID
    let wording: any Wording
    let convention: InputConvention
    let memories: LedgerMemories
    let together: FindTogether
    /// For a user who has none of their own yet.
    let profile: Profile

    /// `wording` and `convention` know the user's own names.
    public init(
        library: any Library,
        user: UserID,
        wording: any Wording,
        convention: InputConvention,
        memories: LedgerMemories,
        together: FindTogether,
        profile: Profile
    ) {
        (self.library, self.user, self.wording, self.convention) = (library, user, wording, convention)
        (self.memories, self.together, self.profile) = (memories, together, profile)
    }

    /// - Throws: ``LibraryError/noSuchRecord(_:)`` or ``LibraryError/ambiguousRecord(_:matches:)`` where there is none.
    public func record(named id: String) async throws -> Record {
        guard let id = RecordID(id) else { throw LibraryError.ambiguousRecord(id, matches: 0) }
        return try await library.record(id, of: user)
    }

    /// Looks up the user's own names and conventions.
    public init(
        of user: UserID,
        in library: any Library,
        language: Language,
        today: CalendarDay,
        profile: Profile,
        memories: LedgerMemories,
        together: FindTogether
    ) async throws {
        let names = try await library.bookNames(of: user)
        let own = try await library.profile(of: user, orElse: profile)
        self.init(
            library: library,
            user: user,
            wording: language.wording(names),
            convention: names.convention(today: today, profile: own),
            memories: memories,
            together: together,
            profile: profile
        )
    }

    /// The record whose id begins or ends with the text, as lists show it.
    func record(matching text: String) async throws -> Record { try await library.record(matching: text, of: user) }
}
