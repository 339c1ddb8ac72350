public import HouseholdBook

/// The household's names for its accounts and subjects; records store ids.
public struct BookNames: Sendable {
    private let accounts: AccountBook
    private let subjects: SubjectDirectory

    public init(accounts: AccountBook = AccountBook(), subjects: SubjectDirectory = SubjectDirectory([])) {
        (self.accounts, self.subjects) = (accounts, subjects)
    }

    /// The account's name; an unknown id is returned unchanged.
    public func account(_ id: String) -> String { accounts[id]?.name ?? id }

    /// The subject's icon and name; an unknown id is returned unchanged.
    public func subject(_ id: String) -> String {
        guard let subject = subjects[id] else { return id }
        return [subject.icon, subject.name].compactMap(\.self).joined(separator: " ")
    }
}
