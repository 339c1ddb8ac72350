import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

struct RatesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "rates",
        "Take exchange rates from files, and show them.",
        "파일에서 환율을 가져오고 봅니다.",
        discussion: .localized(
            """
            receiptmind rates import eurofxref-hist.csv
            receiptmind rates import exim-2026-11-25.json
            receiptmind report --in KRW

            Nothing is fetched: download the file, or let cron do it (docs/recipes.md). The European Central Bank's CSV, the \
            answers of 한국수출입은행 and tables with the columns day, from, to, rate are read. All users of the library have the \
            same rates.
            """,
            """
            receiptmind rates import eurofxref-hist.csv
            receiptmind rates import exim-2026-11-25.json
            receiptmind report --in KRW

            ReceiptMind는 인터넷에 접속하지 않습니다. 파일을 직접 내려받거나 cron으로 받으세요(docs/recipes.md). 유럽중앙은행의 CSV, 한국수출입은행의 \
            응답, day, from, to, rate 열이 있는 표를 읽습니다. 보관함의 모든 사용자가 같은 환율을 씁니다.
            """
        ),
        subcommands: [ListRatesCommand.self, ImportRatesCommand.self, RemoveRatesCommand.self],
        defaultSubcommand: ListRatesCommand.self
    )
}

struct ListRatesCommand: HouseholdCommand {
    static let configuration = CommandConfiguration("list", "Show the newest rates.", "가장 최근의 환율을 봅니다.")

    @Argument("Only rates of this currency: USD.", "이 통화의 환율만: USD.")
    var currency: String?

    @Option("Show the rates as of this day (default: the newest).", "이날을 기준으로 봅니다 (기본: 최신).")
    var on: String?

    @OptionGroup var options: LibraryOptions

    @Flag(help: .jsonLines)
    var json = false

    func run(_ session: Session) async throws {
        guard let book = try await options.existingBook(session) else {
            return session.message(session.wording.notice(RateNotice.noRates))
        }
        var table = try await HouseholdRates(book.library).table()
        if let on {
            let day = try book.convention.pastDay(on)
            table = RateTable(table.days.filter { $0.day <= day })
        }
        let only = try currency.map { try Typed.currency($0, book.convention) }
        let newest = table.newest(of: only)
        guard !json else {
            for day in newest {
                try StandardStreams.json(each: day.rates.map { JSONForm.rate($0, day) })
            }
            return
        }
        guard !newest.isEmpty else { return book.say(book.wording.notice(RateNotice.noRates)) }
        try book.show(.rates(newest, book.wording))
    }
}

struct ImportRatesCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "import",
        "Take the rates of a file in; those of the same day, source and currencies are replaced.",
        "파일의 환율을 가져옵니다. 날짜, 출처, 통화가 같은 환율은 새 값으로 바뀝니다."
    )

    @Argument(
        "eurofxref-hist.csv, an answer of 한국수출입은행 (JSON, CSV, Excel), or a table with day, from, to, rate.",
        "eurofxref-hist.csv, 한국수출입은행의 응답(JSON, CSV, 엑셀), 또는 day, from, to, rate 열이 있는 표.",
        completion: .file(extensions: ["csv", "json", "xlsx"])
    )
    var file: String

    @Option(
        "The day of rates that name none (default: the day in the file's name).",
        "날짜가 적혀 있지 않은 환율의 날짜 (기본: 파일 이름의 날짜)."
    )
    var date: String?

    @Option("The name of the source of a plain table (default: the file's name).", "일반 표의 출처 이름 (기본: 파일 이름).")
    var source: String?

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let name = (file as NSString).lastPathComponent
        let day = try date.map { try book.convention.pastDay($0) } ?? name.dayInName
        if let source, !RateDay.isSource(source) { throw RateProblem.badSource(source) }
        let place = try StatementPlace(path: file).file()
        let days = try place.rates(
            named: source
                ?? String((name as NSString).deletingPathExtension.map { $0.isWhitespace ? "-" : $0 }.prefix(40)),
            day: day
        )
        guard !days.isEmpty else { return book.say(book.wording.notice(RateNotice.empty(path: file))) }
        let new = try await HouseholdRates(book.library).add(days)
        book.say(book.wording.notice(RateNotice.imported(path: file, days, new: new)))
    }
}

struct RemoveRatesCommand: HouseholdCommand {
    static let configuration = CommandConfiguration("remove", "Remove all rates of a source.", "한 출처의 환율을 모두 삭제합니다.")

    @Argument("The source, as 'receiptmind rates' names it.", "'receiptmind rates'에 나오는 출처.")
    var source: String

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let book = try await options.book(session, orElse: RateProblem.unknownSource(source, known: []))
        try await HouseholdRates(book.library).remove(source: source)
        book.say(book.wording.notice(RateNotice.removed(source: source)))
    }
}

extension JSONForm {
    /// A rate for `rates --json`.
    fileprivate static func rate(_ rate: ExchangeRate, _ day: RateDay) -> JSONForm {
        ["day": day.day, "from": rate.from, "to": rate.to, "rate": rate.decimal, "source": day.source]
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
