import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptLearning
import ReceiptTerminal
import ReceiptWording

/// Lists records: `receiptmind list`.
struct ListCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: .text(.records(.listAbstract)),
        discussion: .text(.records(.listDiscussion))
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @OptionGroup var filters: FilterOptions

    @Flag(help: .text(.records(.listJson)))
    var json = false

    @Flag(help: .text(.records(.listTsv)))
    var tsv = false

    func validate() throws {
        if json, tsv { throw ValidationError(.oneFormOnly) }
    }

    func run(_ session: Session) async throws {
        let library = try options.existing(session)
        let filter = try filters.filter(try await options.convention(session, library))
        let all = try await library?.recordsIfAny(of: options.user) ?? []
        let shown = filter.select(all)
        let finder = DuplicateFinder(all)
        guard !json else {
            for record in shown {
                let form = RecordForm(record, duplicate: finder.possibleDuplicate(of: record))
                try StandardStreams.output(JSONLine.encode(form))
            }
            return
        }
        guard !tsv else {
            for record in shown { try StandardStreams.output(record.tabSeparated) }
            return
        }
        guard !shown.isEmpty else {
            return session.message(all.isEmpty ? session.wording.noRecords : session.wording.notice(.noneSelected))
        }
        try session.show(.records(shown, duplicate: finder.possibleDuplicate, session.wording))
        let totals = shown.totals
        session.message(session.wording.listFooter(count: shown.count, totals: totals))
    }
}

extension Record {
    /// The columns of `list --tsv`; what is not known is empty.
    var tabSeparated: String {
        let columns: [String?] = [
            id.rawValue, status.rawValue, date?.description, time?.description, merchant, amount?.decimal,
            amount?.currency.code, category?.code, account, tags.joined(separator: ","), memo,
        ]
        // A tab or newline within a value would be a new column or record.
        return columns.map { column in (column ?? "").map { $0 == "\t" || $0.isNewline ? " " : String($0) }.joined() }
            .joined(separator: "\t")
    }
}
