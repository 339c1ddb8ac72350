public import HouseholdBook
import ReceiptApp
public import ReceiptDomain
public import ReceiptReview

/// A user's own categories, accounts and subjects; records store their codes and ids.
public struct BookNames: Sendable {
    public let catalog: CategoryCatalog
    public let accounts: AccountBook
    public let subjects: SubjectDirectory

    public init(
        catalog: CategoryCatalog = .builtIn,
        accounts: AccountBook = AccountBook(),
        subjects: SubjectDirectory = SubjectDirectory([])
    ) {
        (self.catalog, self.accounts, self.subjects) = (catalog, accounts, subjects)
    }

    /// The account's name; an unknown id is returned unchanged.
    public func account(_ id: String) -> String { accounts[id]?.name ?? id }

    /// The subject's icon and name; an unknown id is returned unchanged.
    public func subject(_ id: String) -> String {
        guard let subject = subjects[id] else { return id }
        return [subject.icon, subject.name].compactMap(\.self).joined(separator: " ")
    }

    /// The conventions for what the user types, among it these names.
    public func convention(today: CalendarDay, profile: Profile) -> InputConvention {
        var convention = InputConvention(today: today, profile: profile, catalog: catalog)
        (convention.accounts, convention.subjects) = (accounts, subjects.idsByName)
        return convention
    }
}

extension EntityRepository {
    public func bookNames(of user: UserID) async throws -> BookNames {
        BookNames(
            catalog: try await categoryCatalog(of: user),
            accounts: try await accountBook(of: user),
            subjects: try await subjectDirectory(of: user)
        )
    }
}
