import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptExchange
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Takes exchange rates from files: `receiptmind rates`.
struct RatesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rates",
        abstract: .rates(.rates),
        discussion: .rates(.ratesDiscussion),
        subcommands: [ListRatesCommand.self, ImportRatesCommand.self, RemoveRatesCommand.self],
        defaultSubcommand: ListRatesCommand.self
    )
}

struct ListRatesCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: .rates(.list))

    @Argument(help: .rates(.currency))
    var currency: String?

    @Option(help: .rates(.on))
    var on: String?

    @OptionGroup var options: LibraryOptions

    @Flag(help: .rates(.json))
    var json = false

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session) else {
            return session.message(session.wording.notice(RateNotice.noRates))
        }
        let convention = try await options.convention(session, library)
        var table = try await HouseholdRates(library).table()
        if let on {
            let day = try convention.pastDay(on)
            table = RateTable(table.days.filter { $0.day <= day })
        }
        let only = try currency.map { try Typed.currency($0, convention) }
        let newest = table.newest(of: only)
        guard !json else {
            for day in newest {
                try StandardStreams.json(each: day.rates.map { RateForm(day, $0) })
            }
            return
        }
        guard !newest.isEmpty else { return session.message(session.wording.notice(RateNotice.noRates)) }
        try session.show(.rates(newest, session.wording))
    }
}

struct ImportRatesCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "import", abstract: .rates(.importRates))

    @Argument(help: .rates(.file), completion: .file(extensions: ["csv", "json", "xlsx"]))
    var file: String

    @Option(help: .rates(.date))
    var date: String?

    @Option(help: .rates(.source))
    var source: String?

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let convention = try await options.convention(session, library)
        let name = (file as NSString).lastPathComponent
        let day = try date.map { try convention.pastDay($0) } ?? name.dayInName
        if let source, !RateDay.isSource(source) { throw RateProblem.badSource(source) }
        let place = StatementPlace(path: file, options: StatementOptions())
        let days = try place.rates(
            name: source
                ?? String((name as NSString).deletingPathExtension.map { $0.isWhitespace ? "-" : $0 }.prefix(40)),
            day: day
        )
        guard !days.isEmpty else { return session.message(session.wording.notice(RateNotice.empty(path: file))) }
        let new = try await HouseholdRates(library).add(days)
        session.message(session.wording.notice(RateNotice.imported(path: file, days, new: new)))
    }
}

struct RemoveRatesCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: .rates(.remove))

    @Argument(help: .rates(.removedSource))
    var source: String

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.existing(session, orElse: RateProblem.unknownSource(source, known: []))
        try await HouseholdRates(library).remove(source: source)
        session.message(session.wording.notice(RateNotice.removed(source: source)))
    }
}

/// A rate for `rates --json`.
private struct RateForm: Encodable {
    var day: String
    var from: String
    var to: String
    var rate: String
    var source: String

    init(_ day: RateDay, _ rate: ExchangeRate) {
        (self.day, source) = (day.day.description, day.source)
        (from, to, self.rate) = (rate.from.code, rate.to.code, rate.decimal)
    }
}

extension String {
    /// The day that a file's name has: `exim-2026-11-25.json`, `20261125.csv`.
    fileprivate var dayInName: CalendarDay? {
        let digits = split { !$0.isASCII || !$0.isNumber }
        for (index, part) in digits.enumerated() {
            if let day = CalendarDay(compact: part) { return day }
            if part.count == 4, index + 2 < digits.count, let year = Int(part), let month = Int(digits[index + 1]),
                let number = Int(digits[index + 2]), let day = CalendarDay(year: year, month: month, day: number)
            {
                return day
            }
        }
        return nil
    }
}
