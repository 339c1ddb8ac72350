import ArgumentParser
import ReceiptConsole
import ReceiptDomain

/// Which records; the same for every command that looks at many.
struct FilterOptions: ParsableArguments {
    @Option(help: "Only records with this status: draft, confirmed or discarded (default: all but discarded).")
    var status: RecordStatus?

    @Option(help: "Only receipts from this day on: 2026-11-18, yesterday, 11/18.")
    var from: String?

    @Option(help: "Only receipts until this day.")
    var to: String?

    @Option(help: "Only merchants whose name contains this.")
    var merchant: String?

    @Option(help: "Only this category, by code or name; - for records without one.")
    var category: String?

    @Option(
        name: .customLong("where"),
        help: """
            Only records of which this holds: FIELD=VALUE, with != < <= > >= for other comparisons, ~ for a part of a \
            text and nothing behind = for an empty field. May be given more than once.
            """
    )
    var conditions: [String] = []

    func filter(_ convention: InputConvention) throws(InputProblem) -> RecordFilter {
        var filter = RecordFilter(convention: convention)
        if let status { filter.require(status: status) }
        if let from { try filter.require(from: from) }
        if let to { try filter.require(to: to) }
        if let merchant { filter.require(merchant: merchant) }
        if let category { try filter.require(category: category) }
        for condition in conditions { try filter.require(condition) }
        return filter
    }
}

extension LibraryOptions {
    /// How the user writes dates and amounts.
    func convention(_ session: Session, _ library: (any RecordRepository)?) async throws -> InputConvention {
        let guess = session.home.profile
        let profile = try await library?.profile(of: user, orElse: guess) ?? guess
        return InputConvention(today: try .today(), profile: profile)
    }
}
