import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// A user's book in an open library, with all that commands need to speak of it.
struct OpenBook: Sendable {
    let library: ReceiptLibrary
    let user: UserID
    /// Speaks with the user's own names for categories, accounts and subjects.
    let session: Session
    /// The user's conventions for what they type.
    let convention: InputConvention

    init(_ library: ReceiptLibrary, _ user: UserID, _ session: Session) async throws {
        (self.library, self.user) = (library, user)
        let names = try await library.bookNames(of: user)
        let profile = try await library.profile(of: user, orElse: session.home.profile)
        convention = names.convention(today: try .today(), profile: profile)
        var own = session
        own.wording = session.wording.language.wording(names)
        self.session = own
    }

    var wording: any Wording { session.wording }
    /// The names as they were when the book was opened.
    var names: BookNames { wording.names }
    var today: CalendarDay { convention.today }
    /// The settings of a user who does not exist yet.
    var profile: Profile { session.home.profile }

    func say(_ sentence: String) { session.message(sentence) }
    func show(_ table: TextTable) throws { try session.show(table) }
    func show(_ lines: [StyledLine]) throws { try session.show(lines) }

    // MARK: What was typed

    func category(_ text: String) throws(InputProblem) -> ReceiptDomain.Category {
        try CategorySearch.any(text, in: convention.catalog)
    }

    /// A day that has come; today where none was typed.
    func day(_ text: String?) throws -> CalendarDay { try text.map { try convention.pastDay($0) } ?? today }

    // MARK: Use cases

    var accounts: ManageAccounts { ManageAccounts(library: library, user: user) }
    var budgets: HouseholdBudgets { HouseholdBudgets(library: library, user: user) }
    var categories: HouseholdCategories { HouseholdCategories(library: library, user: user) }
    var claims: HouseholdClaims { HouseholdClaims(library: library, user: user) }
    var currencies: HouseholdCurrencies { HouseholdCurrencies(library: library, user: user) }
    var diary: Diary { Diary(library: library, user: user) }
    var edits: EditRecords { EditRecords(library: library, user: user) }
    var formats: StatementFormats { StatementFormats(library: library, user: user) }
    var goals: HouseholdGoals { HouseholdGoals(library: library, user: user, today: today) }
    var images: AttachImages { AttachImages(of: library) }
    var measures: HouseholdMeasures { HouseholdMeasures(library: library, user: user) }
    var papers: ClaimPapers { ClaimPapers(library: library, context: session.home.context(today: today)) }
    var recurring: RecurringEntries { RecurringEntries(library: library, user: user) }
    var reminders: HouseholdReminders { HouseholdReminders(library: library, user: user) }
    var reports: HouseholdReports { HouseholdReports(library, user, convention) }
    var rules: HouseholdRules { HouseholdRules(library: library, user: user) }
    var subjects: HouseholdSubjects { HouseholdSubjects(library: library, user: user) }
    var importedAccounts: [ImportedAccount] {
        get async throws { try await library.importedAccounts(of: user, named: names.accounts) }
    }
    var memory: any HouseholdMemory {
        get async throws { try await LedgerMemories(library: library).memory(of: user) }
    }
}

extension LibraryOptions {
    /// Opens or creates the library; see ``open(_:isDryRun:)``.
    func openBook(_ session: Session, isDryRun: Bool = false) async throws -> OpenBook {
        try await OpenBook(open(session, isDryRun: isDryRun), user, session)
    }

    /// The book of the existing library; see ``openExisting(_:isDryRun:makesOne:)``.
    func existingBook(
        _ session: Session,
        isDryRun: Bool = false,
        makesOne: Bool = false
    ) async throws -> OpenBook? {
        guard let library = try await openExisting(session, isDryRun: isDryRun, makesOne: makesOne) else { return nil }
        return try await OpenBook(library, user, session)
    }

    /// As ``existingBook(_:isDryRun:makesOne:)``, with the remains of killed processes repaired.
    func repairedBook(_ session: Session, isDryRun: Bool = false) async throws -> OpenBook? {
        guard try await openExisting(session, isDryRun: isDryRun) != nil else { return nil }
        return try await openBook(session, isDryRun: isDryRun)
    }

    func book(_ session: Session, orElse problem: @autoclosure () -> any Error) async throws -> OpenBook {
        guard let book = try await existingBook(session) else { throw problem() }
        return book
    }
}

extension Session {
    /// The conventions of somebody who has no book yet.
    var convention: InputConvention {
        get throws { InputConvention(today: try .today(), profile: home.profile) }
    }
}
