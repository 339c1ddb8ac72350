import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptWording

/// The facts of a claim that a person gives.
struct ClaimFacts: ParsableArguments {
    @Option(help: .claims(.kind))
    var kind: Claim.Kind?

    @Option(help: .claims(.title))
    var title: String?

    @Option(help: .claims(.payer))
    var payer: String?

    @Option(help: .claims(.until))
    var until: String?

    @Option(name: .customLong("for"), help: .claims(.period))
    var period: String?

    @Option(help: .claims(.memo))
    var memo: String?

    func validate() throws {
        if let period, Period(period) == nil { throw ValidationError(.notAPeriod(period)) }
        if period != nil, until != nil { throw ValidationError(.untilOrFor) }
    }

    func facts(_ convention: InputConvention) throws -> HouseholdClaims.Facts {
        var facts = HouseholdClaims.Facts()
        (facts.kind, facts.title, facts.payer, facts.memo) = (kind, title, payer, memo)
        facts.until = try until.map { try convention.span($0).last }
        facts.period = period.flatMap { Period($0) }
        return facts
    }
}

/// The day on which something came of a claim.
struct ClaimDay: ParsableArguments {
    @Option(help: .claims(.date))
    var date: String?

    func callAsFunction(_ convention: InputConvention) throws -> CalendarDay {
        try date.map { try convention.pastDay($0) } ?? convention.today
    }
}

struct AddClaimCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: .claims(.add),
        discussion: .claims(.addDiscussion)
    )

    @Argument(help: .claims(.records))
    var records: [String]

    @OptionGroup var facts: ClaimFacts
    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.existing(session, orElse: LibraryError.ambiguousRecord(records[0], matches: 0))
        let convention = try await options.convention(session, library)
        let papers = ClaimPapers(library: library, context: session.home.context(today: convention.today))
        let claim = try await HouseholdClaims(library: library, user: options.user).add(
            try await library.records(named: records, of: options.user),
            try facts.facts(convention),
            pets: try await library.subjectDirectory(of: options.user).pets,
            papers.read
        )
        session.message(session.wording.notice(ClaimNotice.added(claim)))
    }
}

struct EditClaimCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: .claims(.edit))

    @Argument(help: .claims(.claim))
    var id: String

    @Option(name: .customLong("add"), help: .claims(.addRecord))
    var added: [String] = []

    @Option(help: .claims(.takeOut))
    var takeOut: [String] = []

    @Option(help: .claims(.paper))
    var paper: [String] = []

    @OptionGroup var facts: ClaimFacts
    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.claimLibrary(session, id)
        let convention = try await options.convention(session, library)
        var change = HouseholdClaims.Change()
        change.facts = try facts.facts(convention)
        change.added = try await library.records(named: added, of: options.user)
        change.removed = try await library.records(named: takeOut, of: options.user)
        change.documents = try paper.map(Self.document)
        let papers = ClaimPapers(library: library, context: session.home.context(today: convention.today))
        let claim = try await HouseholdClaims(library: library, user: options.user).edit(id, change, papers.read)
        session.message(session.wording.notice(ClaimNotice.changed(claim)))
    }

    private static func document(_ text: String) throws -> (number: Int, kind: ClaimDocument) {
        let parts = text.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[0]), let kind = ClaimDocument(rawValue: String(parts[1])) else {
            throw HouseholdClaims.Problem.notADocument(text, known: ClaimDocument.allCases)
        }
        return (number, kind)
    }
}

struct ClaimSentCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "sent", abstract: .claims(.sent))

    @Argument(help: .claims(.claim))
    var id: String

    @OptionGroup var day: ClaimDay

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.claimLibrary(session, id)
        let convention = try await options.convention(session, library)
        let claim = try await HouseholdClaims(library: library, user: options.user).sent(id, on: day(convention))
        session.message(session.wording.notice(ClaimNotice.sent(claim)))
    }
}

struct ClaimPaidCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "paid", abstract: .claims(.paid))

    @Argument(help: .claims(.claim))
    var id: String

    @Argument(help: .claims(.amount))
    var amount: String

    @OptionGroup var day: ClaimDay

    @Option(help: .claims(.account))
    var account: String?

    @Option(help: .claims(.category))
    var category: String?

    @Flag(help: .claims(.noEntry))
    var noEntry = false

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.claimLibrary(session, id)
        let convention = try await options.convention(session, library)
        let accounts = try await library.accountBook(of: options.user)
        let open = accounts.accounts.filter { $0.closed == nil }
        let entry = HouseholdClaims.Entry(
            account: try account.map { try accounts.account(named: $0).id } ?? (open.count == 1 ? open.first?.id : nil),
            category: try category.map { try CategorySearch.any($0, in: convention.catalog) }
        )
        let (claim, record) = try await HouseholdClaims(library: library, user: options.user).paid(
            id,
            try Typed.amount(amount, convention.homeCurrency ?? .unknown),
            on: day(convention),
            entry: noEntry ? nil : entry
        )
        guard let payment = claim.payments.last?.money else { return }
        session.message(session.wording.notice(ClaimNotice.paid(claim, payment, record?.id)))
    }
}

struct ClaimRefusedCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "refused", abstract: .claims(.refused))

    @Argument(help: .claims(.claim))
    var id: String

    @OptionGroup var day: ClaimDay

    @Option(help: .claims(.reason))
    var reason: String?

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.claimLibrary(session, id)
        let convention = try await options.convention(session, library)
        let claim = try await HouseholdClaims(library: library, user: options.user)
            .refused(id, on: day(convention), memo: reason)
        session.message(session.wording.notice(ClaimNotice.refused(claim)))
    }
}

struct RemoveClaimCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: .claims(.remove))

    @Argument(help: .claims(.claim))
    var id: String

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.claimLibrary(session, id)
        let claim = try await HouseholdClaims(library: library, user: options.user).remove(id)
        session.message(session.wording.notice(ClaimNotice.removed(claim)))
    }
}

extension RecordRepository {
    /// The records whose ids begin or end with the texts.
    fileprivate func records(named texts: [String], of user: UserID) async throws -> [Record] {
        var found: [Record] = []
        for text in texts { found.append(try await record(matching: text, of: user)) }
        return found
    }
}
