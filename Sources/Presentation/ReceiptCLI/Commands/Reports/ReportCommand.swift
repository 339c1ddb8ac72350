import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptCharts
import ReceiptDomain
import ReceiptReview
import ReceiptWording

struct ReportCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "report",
        "Show spending and income of a month, a year or any period.",
        "한 달, 한 해, 또는 원하는 기간의 지출과 수입을 봅니다.",
        discussion: .localized(
            """
            receiptmind report 2026-11
            receiptmind report 2026 --by month
            receiptmind report --shop Starbucks
            receiptmind report 2026-11 --html november.html

            Next to the sums are those of the period before and, for a period still running, those up to the same day. \
            Transfers between your accounts are neither spending nor income. Currencies are added up with --in only. The report \
            first lists what it leaves out.
            """,
            """
            receiptmind report 2026-11
            receiptmind report 2026 --by month
            receiptmind report --shop 스타벅스
            receiptmind report 2026-11 --html november.html

            이전 기간의 합계를 나란히 보여 주고, 아직 끝나지 않은 기간이면 이전 기간의 같은 날까지의 합계도 보여 줍니다. 내 계좌 사이의 이체는 지출도 수입도 아닙니다. 통화는 --in을 줄 때만 합하며, \
            합계에서 빠진 것을 맨 앞에 알려 줍니다.
            """
        )
    )

    @Argument(
        "2026-11, november, 2026, 'last month', 2026-11-01..2026-11-22; a category; 'by shop' (default: this month; with --shop, --category, "
            + "--subject, --tag or --moods the last twelve months; with --tax this year; with --item and --events "
            + "everything).",
        "2026-11, 11월, 2026, 지난달, 2026-11-01..2026-11-22, 분류 이름, '가게별' (기본: 이번 달. --shop, --category, --subject, --tag, --moods는 "
            + "지난 열두 달, --tax는 올해, --item과 --events는 전체 기간)."
    )
    var words: [String] = []

    @OptionGroup var periods: PeriodOptions

    @Option(name: [.customLong("from"), .customLong("since")], help: .hidden)
    var from: String?

    @Option(name: [.customLong("to"), .customLong("until")], help: .hidden)
    var to: String?

    @OptionGroup var options: LibraryOptions

    @Option(
        "Divide by category, merchant, account, subject, mood, tag, payment, month or day.",
        "나눌 기준: 분류, 상호, 계좌, 대상, 기분, 태그, 결제 수단, 월, 일."
    )
    var by: String?

    @Option("Only this shop; a part of its name will do.", "이 가게만. 상호의 일부를 써도 됩니다.")
    var shop: String?

    @Option("Only this category.", "이 분류만.")
    var category: String?

    @Option("Only for this person, pet, car or home.", "이 대상만.")
    var subject: String?

    @Option("Only with this tag.", "이 태그가 있는 것만.")
    var tag: String?

    @Option(
        "The price of an item over time, as read on receipts; a part of its name will do.",
        "영수증에서 읽은 품목의 가격 변화. 이름의 일부를 써도 됩니다."
    )
    var item: String?

    @Flag("Net worth over time: all accounts together.", "모든 계좌를 더한 순자산의 변화.")
    var netWorth = false

    @Flag(
        "Sums by means of payment, as for the Korean year-end tax settlement, and value added tax by rate.",
        "연말정산에 쓰는 결제 수단별 합계와 세율별 부가세."
    )
    var tax = false

    @Flag("What was given and received at family events, by person.", "사람별로 낸 경조사비와 받은 경조사비.")
    var events = false

    @Flag("How often each mood was noted, by month, and a calendar of them.", "달마다 기분을 몇 번 적었는지와 기분 달력.")
    var moods = false

    @Option(
        "All sums, or the net worth, in this currency, at the rates of 'receiptmind rates': KRW. Settled amounts count before rates; budgets are left out.",
        "모든 합계나 순자산을 이 통화로 보여 줍니다: KRW. 'receiptmind rates'의 환율을 쓰되, 정산된 금액이 있으면 그것을 씁니다. 예산은 나오지 않습니다.",
        name: .customLong("in")
    )
    var currency: String?

    @Option(
        "Begin months on this day: from 25, November is 25 November to 24 December. Otherwise as 'settings month-start' says.",
        "한 달의 시작일. 25면 11월은 11월 25일부터 12월 24일까지입니다. 없으면 'settings month-start'를 따릅니다."
    )
    var fromPayday: Int?

    @Flag("Show all rows, small ones too.", "작은 금액까지 모든 줄을 보여 줍니다.")
    var all = false

    @Flag(help: .plainCharacters)
    var ascii = false

    @Flag("Print it as one JSON object.", "JSON 객체 하나로 출력합니다.")
    var json = false

    @Flag(
        "Print rows separated by tabs: currency, spent or earned, key, name, sum, sum before, sum up to the same day, "
            + "records.",
        "탭으로 구분한 줄로 출력합니다: 통화, spent나 earned, 키, 이름, 합계, 이전 기간, 이전 기간의 같은 날까지, 건수."
    )
    var tsv = false

    @Option(
        "Write a page with charts and tables into this file instead; it needs no network.",
        "화면 대신 그래프와 표가 든 페이지를 이 파일에 저장합니다. 네트워크 없이 볼 수 있습니다.",
        completion: .file()
    )
    var html: String?

    @Option("Write the chart into this file instead.", "화면 대신 그래프를 이 파일에 저장합니다.", completion: .file())
    var svg: String?

    @Flag("Replace existing files.", "이미 있는 파일을 덮어씁니다.")
    var force = false

    func validate() throws {
        if json, tsv { throw ValidationError.oneFormOnly }
        let views = [item != nil, netWorth, tax, events, moods].filter(\.self).count
        let filters = [by, shop, category, subject, tag, netWorth ? nil : currency].compactMap(\.self).count
        if views > 1 || views == 1 && filters > 0 { throw ValidationError.oneReportOnly }
    }

    func run(_ session: Session) async throws {
        guard let book = try await options.existingBook(session) else {
            return session.message(session.wording.nothingToReport)
        }
        let printer = ReportPrinter(
            session: book.session,
            isPlain: ascii || !book.session.canShowBraille,
            home: book.convention.homeCurrency,
            today: book.today,
            form: json ? .json : tsv ? .tsv : .text,
            showsAll: all,
            html: html.map { OutputFile(path: $0, replaces: force) },
            svg: svg.map { OutputFile(path: $0, replaces: force) }
        )
        try printer.check()
        try await show(book, printer)
    }

    private func show(_ book: OpenBook, _ printer: ReportPrinter) async throws {
        let (reports, convention) = (book.reports, book.convention)
        let typed = try ReportWords(words, convention.catalog)
        if item != nil || netWorth || tax || events || moods, typed.grouping != nil || typed.category != nil {
            throw ValidationError.oneReportOnly
        }
        // `report tax` may mean either, `report tax by shop` only the category.
        if let named = typed.category, [.tax, .events].contains(named), typed.grouping == nil, by == nil {
            throw ValidationError(
                "\(named.code) is a category, and a report of its own: say --category \(named.code), or --\(named.code).",
                "같은 이름의 분류와 보고서가 있습니다. 분류라면 --category \(named.code), 보고서라면 --\(named.code)라고 쓰세요."
            )
        }
        let named = try period(typed.period, convention)
        if let item { return try printer.show(await reports.prices(of: item, within: named)) }
        if events { return try printer.show(await reports.events(within: named)) }
        if moods {
            let months = ReportPeriod.months(12, through: try currentMonth(convention))
            return try printer.show(await reports.moods(named ?? months))
        }
        let target = try currency.map { try Typed.currency($0, convention) }
        func conversion(_ period: ReportPeriod) async throws -> Conversion? {
            guard let target else { return nil }
            return try await HouseholdRates(book.library).conversion(to: target, period)
        }
        if netWorth {
            let period = try named ?? currentMonth(convention)
            return try printer.show(await reports.netWorth(period, conversion: try await conversion(period)))
        }
        if tax {
            // Years of tax are the calendar's.
            let year = ReportPeriod.year(convention.today.year, from: fromPayday ?? 1)
            return try printer.show(await reports.tax(try named ?? year ?? currentMonth(convention)))
        }
        let filter = ReportFilter(
            shop: shop,
            category: try category.map { try book.category($0) } ?? typed.category,
            subject: subject.map { convention.subjectID($0) },
            tag: tag.map { String($0.drop { $0 == "#" }) }
        )
        let current = try currentMonth(convention)
        let chosen = filter.period(named: named, current: current)
        let grouping = try by.map { try ReportGrouping(typed: $0) } ?? typed.grouping ?? filter.usualGrouping(chosen)
        let groupings = html == nil ? [grouping] : ReportPage.groupings(for: grouping)
        let conversion = try await conversion(chosen)
        let overview = try await reports.overview(chosen, by: groupings, filter: filter, conversion: conversion)
        let isPage = html != nil && filter.isEmpty
        try printer.show(
            overview,
            netWorth: isPage ? await reports.netWorth(chosen, conversion: conversion) : nil
        )
    }

    private func period(_ typed: String?, _ convention: InputConvention) throws -> ReportPeriod? {
        let ends = from == nil && to == nil ? nil : (from ?? "") + ".." + (to ?? "")
        try periods.require(noneBeside: typed, ends)
        // An invalid pay day is reported even without a typed period.
        guard let text = typed ?? periods.period ?? ends else {
            return fromPayday == nil ? nil : try currentMonth(convention)
        }
        return try .typed(text, convention, from: fromPayday ?? (tax ? 1 : nil))
    }

    private func currentMonth(_ convention: InputConvention) throws -> ReportPeriod {
        try .typed("this month", convention, from: fromPayday)
    }
}
