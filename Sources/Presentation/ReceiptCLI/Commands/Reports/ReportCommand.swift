import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptCharts
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Reports on a month, a year or any period: `receiptmind report`.
struct ReportCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: .reports(.report),
        discussion: .reports(.reportDiscussion)
    )

    @Argument(help: .reports(.period))
    var words: [String] = []

    @OptionGroup var periods: PeriodOptions

    @Option(name: [.customLong("from"), .customLong("since")], help: .hidden)
    var from: String?

    @Option(name: [.customLong("to"), .customLong("until")], help: .hidden)
    var to: String?

    @OptionGroup var options: LibraryOptions

    @Option(help: .reports(.by))
    var by: String?

    @Option(help: .reports(.shop))
    var shop: String?

    @Option(help: .reports(.category))
    var category: String?

    @Option(help: .reports(.subject))
    var subject: String?

    @Option(help: .reports(.tag))
    var tag: String?

    @Option(help: .reports(.item))
    var item: String?

    @Flag(help: .reports(.netWorth))
    var netWorth = false

    @Flag(help: .reports(.tax))
    var tax = false

    @Flag(help: .reports(.events))
    var events = false

    @Flag(help: .reports(.moods))
    var moods = false

    @Option(name: .customLong("in"), help: .reports(.inCurrency))
    var currency: String?

    @Option(help: .reports(.fromPayday))
    var fromPayday: Int?

    @Flag(help: .reports(.all))
    var all = false

    @Flag(help: .reports(.ascii))
    var ascii = false

    @Flag(help: .reports(.json))
    var json = false

    @Flag(help: .reports(.tsv))
    var tsv = false

    @Option(help: .reports(.html), completion: .file())
    var html: String?

    @Option(help: .reports(.svg), completion: .file())
    var svg: String?

    @Flag(help: .reports(.force))
    var force = false

    func validate() throws {
        if json, tsv { throw ValidationError(.oneFormOnly) }
        let views = [item != nil, netWorth, tax, events, moods].filter(\.self).count
        let filters = [by, shop, category, subject, tag, netWorth ? nil : currency].compactMap(\.self).count
        if views > 1 || views == 1 && filters > 0 { throw ValidationError(.oneReportOnly) }
    }

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session) else {
            return session.message(session.wording.nothingToReport)
        }
        let session = try await session.knowing(library, options.user)
        let convention = try await options.convention(session, library)
        let printer = ReportPrinter(
            session: session,
            names: ReportNames(
                accounts: try await library.accountBook(of: options.user),
                subjects: try await library.subjectDirectory(of: options.user),
                isPlain: ascii || !session.canShowBraille
            ),
            home: convention.homeCurrency,
            today: convention.today,
            form: json ? .json : tsv ? .tsv : .text,
            showsAll: all,
            html: html.map { OutputFile(path: $0, replaces: force) },
            svg: svg.map { OutputFile(path: $0, replaces: force) }
        )
        try printer.check()
        let reports = HouseholdReports(library, options.user, convention)
        try await show(reports, HouseholdRates(library), convention, printer)
    }

    private func show(
        _ reports: HouseholdReports,
        _ rates: HouseholdRates,
        _ convention: InputConvention,
        _ printer: ReportPrinter
    ) async throws {
        let typed = try ReportWords(words, convention.catalog)
        if item != nil || netWorth || tax || events || moods, typed.grouping != nil || typed.category != nil {
            throw ValidationError(.oneReportOnly)
        }
        // `report tax` may mean either, `report tax by shop` only the category.
        if let named = typed.category, [.tax, .events].contains(named), typed.grouping == nil, by == nil {
            throw ValidationError(.categoryOrReport(named.code))
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
            return try await rates.conversion(to: target, period)
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
            category: try category.map { try CategorySearch.any($0, in: convention.catalog) } ?? typed.category,
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
