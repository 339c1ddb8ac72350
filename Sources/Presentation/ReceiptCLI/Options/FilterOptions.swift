import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// The record filter shared by commands that handle many records.
struct FilterOptions: ParsableArguments {
    @Option(help: .text(.filters(.filterStatus)))
    var status: RecordStatus?

    @Option(help: .text(.filters(.filterFrom)))
    var from: String?

    @Option(help: .text(.filters(.filterTo)))
    var to: String?

    @Option(help: .hidden)
    var since: String?

    @Option(help: .hidden)
    var until: String?

    @OptionGroup var periods: PeriodOptions

    var first: String? { from ?? since }
    var last: String? { to ?? until }

    @Option(help: .text(.filters(.filterMerchant)))
    var merchant: String?

    @Option(help: .text(.filters(.filterCategory)))
    var category: String?

    @Option(
        name: .customLong("where"),
        help: .text(.filters(.filterConditions))
    )
    var conditions: [String] = []

    func validate() throws {
        try periods.require(noneBeside: from, since)
        try periods.require(noneBeside: to, until)
    }

    func filter(_ convention: InputConvention) throws(InputProblem) -> RecordFilter {
        var filter = RecordFilter(convention: convention)
        if let status { filter.require(.status([status])) }
        if let first { try filter.require(from: first) }
        if let last { try filter.require(to: last, after: first) }
        if let period = periods.period { try filter.require(within: period) }
        if let merchant { filter.require(merchant: merchant) }
        if let category { try filter.require(category: category) }
        for condition in conditions { try filter.require(condition) }
        return filter
    }
}

extension LibraryOptions {
    /// The user's conventions for dates, amounts and names.
    func convention(
        _ session: Session,
        _ library: (any RecordRepository & EntityRepository)?
    ) async throws -> InputConvention {
        let guess = session.home.profile
        let profile = try await library?.profile(of: user, orElse: guess) ?? guess
        let catalog = try await library?.categoryCatalog(of: user) ?? .builtIn
        var convention = InputConvention(today: try .today(), profile: profile, catalog: catalog)
        convention.accounts = try await library?.accountBook(of: user) ?? AccountBook()
        convention.subjects = try await library?.subjectDirectory(of: user).idsByName ?? [:]
        return convention
    }
}
