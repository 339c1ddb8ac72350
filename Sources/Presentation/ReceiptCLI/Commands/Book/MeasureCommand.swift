import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptCharts
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptWording

struct MeasureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "measure",
        "Note and show weights, symptoms and the like.",
        "체중, 증상 등을 적고 봅니다.",
        discussion: .localized(
            "For example: receiptmind measure add Nabi weight 4.2kg; then receiptmind measure Nabi weight draws a chart.",
            "예: receiptmind measure add 나비 체중 4.2kg으로 적고, receiptmind measure 나비 체중으로 그래프를 봅니다."
        ),
        subcommands: [ShowMeasureCommand.self, AddMeasureCommand.self, RemoveMeasureCommand.self],
        defaultSubcommand: ShowMeasureCommand.self
    )
}

struct ShowMeasureCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "show",
        "Show measurements, with a chart if they are numbers.",
        "측정값을 보고, 숫자면 그래프도 그립니다."
    )

    @Argument(help: .subject)
    var subject: String?

    @Argument("What was measured (default: everything).", "측정 항목 (기본: 전부).")
    var what: String?

    @OptionGroup var options: LibraryOptions

    @Option(
        "Also draw the chart into this file, as SVG for a browser.",
        "그래프를 브라우저에서 볼 수 있는 SVG로 이 파일에도 저장합니다.",
        completion: .file()
    )
    var svg: String?

    @Flag(help: .plainCharacters)
    var ascii = false

    @Flag(help: .jsonLines)
    var json = false

    func run(_ session: Session) async throws {
        guard let book = try await options.existingBook(session) else {
            guard let subject else { return session.message(session.wording.notice(SubjectNotice.nothingMeasuredYet)) }
            throw HouseholdSubjects.Problem.unknown(subject)
        }
        guard let subject else { return try await showAll(book) }
        try await show(book.subjects.subject(subject), book)
    }

    /// Shows the newest value of everything that was measured, one subject after the other.
    private func showAll(_ book: OpenBook) async throws {
        let measures = book.measures
        var isEmpty = true
        for subject in book.names.subjects.subjects {
            let all = try await measures.all(of: subject.id, nil)
            let newest = Dictionary(grouping: all, by: \.what).compactMap { $0.value.max { $0.date < $1.date } }
                .sorted { $0.what < $1.what }
            guard !newest.isEmpty else { continue }
            if json {
                try StandardStreams.json(each: newest)
            } else {
                try StandardStreams.output((isEmpty ? "" : "\n") + subject.name.escapingControls)
                try book.show(.measures(newest, book.wording))
            }
            isEmpty = false
        }
        if isEmpty, !json { book.say(book.wording.notice(SubjectNotice.nothingMeasuredYet)) }
    }

    private func show(_ subject: Subject, _ book: OpenBook) async throws {
        let found = try await book.measures.all(of: subject.id, what)
        if json {
            try StandardStreams.json(each: found)
        } else if found.isEmpty {
            book.say(book.wording.notice(SubjectNotice.nothingMeasured(subject)))
        } else {
            try show(found, of: subject, book)
        }
        if let svg { try draw(found, of: subject, into: svg, book) }
    }

    private func show(_ measures: [Measure], of subject: Subject, _ book: OpenBook) throws {
        let charts = LineChart.charts(of: measures, of: subject, book.wording)
        let isPlain = ascii || !book.session.canShowBraille
        for chart in charts {
            try book.show(chart.lines(width: min(book.session.outputWidth ?? 80, 100), isPlain: isPlain))
            try StandardStreams.output("")
        }
        try book.show(.measures(measures, book.wording))
    }

    private func draw(_ measures: [Measure], of subject: Subject, into path: String, _ book: OpenBook) throws {
        guard let chart = LineChart.charts(of: measures, of: subject, book.wording).first else {
            book.say(book.wording.notice(SubjectNotice.notDrawable))
            return try ExitStatus.wrongUsage.leave()
        }
        let picture = chart.svg(book.wording).file
        try OutputFile(path: path).write(picture)
        book.say(book.wording.notice(SubjectNotice.drawn(path: path)))
    }
}

struct AddMeasureCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "add",
        "Note a value.",
        "값을 적습니다.",
        discussion: .localized(
            """
            A number with its unit, or words, and a day if it is not today's: receiptmind measure add Nabi stool soft yesterday
            Mileage that becomes an entry: receiptmind measure add Golf trip 42km --per 0.30
            """,
            """
            숫자와 단위, 또는 글로 적고, 오늘 것이 아니면 날짜를 붙입니다. 예: receiptmind measure add 나비 대변 무른 변 어제
            운행 거리를 기록으로: receiptmind measure add 아반떼 운행 42km --per 150
            """
        )
    )

    @Argument(help: .subject)
    var subject: String

    @Argument("weight, snack, stool, symptom, odometer, trip, or any other word.", "체중, 간식, 대변, 증상, 주행거리, 운행 또는 다른 낱말.")
    var what: String

    @Argument("The value: 4.2kg, 48,200km, soft.", "값: 4.2kg, 48,200km, 무른 변.")
    var value: [String]

    @Option(help: .day)
    var date: String?

    @Option(
        "Also enter it as spending of this much a unit: 0.30; for an odometer of each one since its last value.",
        "한 단위에 이 금액씩 지출로도 기록합니다: 150. 주행거리는 지난 값부터의 차이로 계산합니다."
    )
    var per: String?

    @Flag("With --per: enter it as income, as a mileage allowance is.", "--per와 함께: 유류비 지원금처럼 수입으로 기록합니다.")
    var income = false

    @Option("With --per: the entry's account.", "--per와 함께: 기록의 계좌.")
    var account: String?

    @Option("With --per: the entry's category (default: transport).", "--per와 함께: 기록의 분류 (기본: 교통비).")
    var category: String?

    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if per == nil, income || account != nil || category != nil {
            throw ValidationError(
                "--income, --account and --category go with --per.",
                "--income, --account, --category는 --per와 함께 씁니다."
            )
        }
    }

    func run(_ book: OpenBook) async throws {
        let subject = try await book.subjects.subject(self.subject)
        let dated = date == nil ? Self.dated(value, book.convention) : nil
        let day = try dated?.day ?? book.day(date)
        let measures = book.measures
        let typed = dated?.value ?? value.joined(separator: " ")
        guard let per else {
            let measure = try await measures.add(subject, what, typed, on: day)
            return book.say(book.wording.notice(SubjectNotice.measured(subject, measure)))
        }
        // The price may have more decimals than the currency has.
        let price = per.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let unit = per.dropFirst(price.count)
        let currency = try unit.isEmpty ? book.convention.homeCurrency : Typed.currency(String(unit), book.convention)
        var charge = HouseholdMeasures.Charge(price: String(price), currency: currency ?? .unknown)
        if income { charge.kind = .income }
        let accounts = book.names.accounts
        charge.account = try account.map { try accounts.account(named: $0).id }
        charge.category = try category.map { try book.category($0) }
        let (measure, record) = try await measures.add(subject, what, typed, on: day, charging: charge)
        book.say(book.wording.notice(SubjectNotice.charged(subject, measure, record)))
    }
}

extension AddMeasureCommand {
    /// A value with a day behind it that cannot be a part of it, as `18` or `1/2` may be.
    fileprivate static func dated(
        _ words: [String],
        _ convention: InputConvention
    ) -> (value: String, day: CalendarDay)? {
        for count in (1...3).reversed() where words.count > count {
            let text = words.suffix(count).joined(separator: " ")
            guard text.contains(where: \.isLetter) || text.count(where: { $0 == "-" }) == 2,
                let day = try? Typed.day(text, convention)
            else { continue }
            return (words.dropLast(count).joined(separator: " "), day)
        }
        return nil
    }
}

struct RemoveMeasureCommand: BookCommand {
    static let configuration = CommandConfiguration("remove", "Remove a value.", "값을 삭제합니다.")

    @Argument("The id of the value, or its beginning, as --json shows it.", "--json에 나오는 값의 ID나 ID의 앞부분.")
    var id: String

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let measure = try await book.measures.remove(id)
        book.say(book.wording.notice(SubjectNotice.measureRemoved(measure)))
    }
}

extension Session {
    /// Whether the locale's encoding has Braille patterns, as UTF-8 does.
    var canShowBraille: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let name = locale.lowercased()
        return name.contains("utf-8") || name.contains("utf8")
    }
}
