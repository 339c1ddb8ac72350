import ArgumentParser
import ReceiptConsole
import ReceiptDomain

/// Lists records: `receiptmind list`.
struct ListCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List records, the newest receipts first."
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Option(help: "Only records with this status: draft, confirmed or discarded (default: all but discarded).")
    var status: RecordStatus?

    @Flag(help: "Print one JSON object a line for each record.")
    var json = false

    func run(_ session: Session) async throws {
        let all = try await options.existing(session)?.recordsIfAny(of: options.user) ?? []
        let shown = all.filter { status == nil ? $0.status != .discarded : $0.status == status }
            .sorted { ($1.date?.description ?? "~", $1.id) < ($0.date?.description ?? "~", $0.id) }
        guard !json else {
            for record in shown { try StandardStreams.output(JSONLine.encode(RecordForm(record))) }
            return
        }
        guard !shown.isEmpty else { return session.message(session.wording.noRecords) }
        try session.show(.records(shown, session.wording))
        let totals = shown.filter { $0.status == .confirmed }.totals
        session.message(session.wording.listFooter(count: shown.count, totals: totals))
    }
}

extension RecordRepository {
    /// The user's records; none for a user who has not begun yet.
    func recordsIfAny(of user: UserID) async throws -> [Record] {
        do {
            return try await records(of: user)
        } catch LibraryError.noSuchUser where user == .me {
            return []
        }
    }

    /// How the user writes and spends; a guess for one who has not begun yet.
    func profile(of user: UserID, orElse guess: Profile) async throws -> Profile {
        try await users().first { $0.id == user }?.profile ?? guess
    }
}

extension [Record] {
    /// What the records' expenses come to, for each currency by itself.
    var totals: [Money] {
        var sums: [Currency: Int] = [:]
        for record in self where record.kind == .expense {
            guard let amount = record.amount else { continue }
            sums[amount.currency, default: 0] += amount.minorUnits
        }
        return sums.map { Money(minorUnits: $0.value, currency: $0.key) }.sorted { $0.currency.code < $1.currency.code }
    }
}
