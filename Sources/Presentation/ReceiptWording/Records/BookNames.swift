public import HouseholdBook

/// What a household calls its accounts and those it spends for; records keep their ids.
public struct BookNames: Sendable {
    private let accounts: AccountBook
    private let subjects: SubjectDirectory

    public init(accounts: AccountBook = AccountBook(), subjects: SubjectDirectory = SubjectDirectory([])) {
        (self.accounts, self.subjects) = (accounts, subjects)
    }

    /// The account's name; an id that the book does not have stays what it is.
    public func account(_ id: String) -> String { accounts[id]?.name ?? id }

    /// With the icon; an id that the book does not have stays what it is.
    public func subject(_ id: String) -> String {
        guard let subject = subjects[id] else { return id }
        return [subject.icon, subject.name].compactMap(\.self).joined(separator: " ")
    }
}
