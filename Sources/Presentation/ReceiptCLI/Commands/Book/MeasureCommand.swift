import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptCharts
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Records and shows measured values of subjects: `receiptmind measure`.
struct MeasureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: .life(.measure),
        discussion: .life(.measureDiscussion),
        subcommands: [ShowMeasureCommand.self, AddMeasureCommand.self, RemoveMeasureCommand.self],
        defaultSubcommand: ShowMeasureCommand.self
    )
}

struct ShowMeasureCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: .life(.showMeasure))

    @Argument(help: .life(.subject))
    var subject: String?

    @Argument(help: .life(.what))
    var what: String?

    @OptionGroup var options: LibraryOptions

    @Option(help: .life(.svg), completion: .file())
    var svg: String?

    @Flag(help: .life(.ascii))
    var ascii = false

    @Flag(help: .life(.json))
    var json = false

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session) else {
            guard let subject else { return session.message(session.wording.notice(SubjectNotice.nothingMeasuredYet)) }
            throw HouseholdSubjects.Problem.unknown(subject)
        }
        guard let subject else { return try await showAll(library, session) }
        try await show(HouseholdSubjects(library: library, user: options.user).subject(subject), library, session)
    }

    /// Shows the newest value of everything that was measured, one subject after the other.
    private func showAll(_ library: ReceiptLibrary, _ session: Session) async throws {
        let measures = HouseholdMeasures(library: library, user: options.user)
        var isEmpty = true
        for subject in try await library.subjectDirectory(of: options.user).subjects {
            let all = try await measures.all(of: subject.id, nil)
            let newest = Dictionary(grouping: all, by: \.what).compactMap { $0.value.max { $0.date < $1.date } }
                .sorted { $0.what < $1.what }
            guard !newest.isEmpty else { continue }
            if json {
                try StandardStreams.json(each: newest)
            } else {
                try StandardStreams.output((isEmpty ? "" : "\n") + subject.name.escapingControls)
                try session.show(.measures(newest, session.wording))
            }
            isEmpty = false
        }
        if isEmpty, !json { session.message(session.wording.notice(SubjectNotice.nothingMeasuredYet)) }
    }

    private func show(_ subject: Subject, _ library: ReceiptLibrary, _ session: Session) async throws {
        let found = try await HouseholdMeasures(library: library, user: options.user).all(of: subject.id, what)
        if json {
            try StandardStreams.json(each: found)
        } else if found.isEmpty {
            session.message(session.wording.notice(SubjectNotice.nothingMeasured(subject)))
        } else {
            try show(found, of: subject, session)
        }
        if let svg { try draw(found, of: subject, into: svg, session) }
    }

    private func show(_ measures: [Measure], of subject: Subject, _ session: Session) throws {
        let charts = LineChart.charts(of: measures, of: subject, session.wording)
        let isPlain = ascii || !session.canShowBraille
        for chart in charts {
            try session.show(chart.lines(width: min(session.outputWidth ?? 80, 100), isPlain: isPlain))
            try StandardStreams.output("")
        }
        try session.show(.measures(measures, session.wording))
    }

    private func draw(_ measures: [Measure], of subject: Subject, into path: String, _ session: Session) throws {
        guard let chart = LineChart.charts(of: measures, of: subject, session.wording).first else {
            session.message(session.wording.notice(SubjectNotice.notDrawable))
            return try ExitStatus.wrongUsage.leave()
        }
        let picture = chart.svg(description: session.wording.chartDescription(chart)).file
        try OutputFile(path: path).write(picture)
        session.message(session.wording.notice(SubjectNotice.drawn(path: path)))
    }
}

struct AddMeasureCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: .life(.addMeasure),
        discussion: .life(.addMeasureDiscussion)
    )

    @Argument(help: .life(.subject))
    var subject: String

    @Argument(help: .life(.newWhat))
    var what: String

    @Argument(help: .life(.value))
    var value: [String]

    @Option(help: .life(.date))
    var date: String?

    @Option(help: .life(.per))
    var per: String?

    @Flag(help: .life(.income))
    var income = false

    @Option(help: .life(.measureAccount))
    var account: String?

    @Option(help: .life(.measureCategory))
    var category: String?

    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if per == nil, income || account != nil || category != nil { throw ValidationError(.chargeWithoutPrice) }
    }

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let convention = try await options.convention(session, library)
        let subject = try await HouseholdSubjects(library: library, user: options.user).subject(self.subject)
        let day = try date.map { try convention.pastDay($0) } ?? convention.today
        let measures = HouseholdMeasures(library: library, user: options.user)
        let typed = value.joined(separator: " ")
        guard let per else {
            let measure = try await measures.add(subject, what, typed, on: day)
            return session.message(session.wording.notice(SubjectNotice.measured(subject, measure)))
        }
        // The price may have more decimals than the currency has.
        let price = per.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let unit = per.dropFirst(price.count)
        let currency = try unit.isEmpty ? convention.homeCurrency : Typed.currency(String(unit), convention)
        var charge = HouseholdMeasures.Charge(price: String(price), currency: currency ?? .unknown)
        if income { charge.kind = .income }
        let accounts = try await library.accountBook(of: options.user)
        charge.account = try account.map { try accounts.account(named: $0).id }
        charge.category = try category.map { try CategorySearch.any($0, in: convention.catalog) }
        let (measure, record) = try await measures.add(subject, what, typed, on: day, charging: charge)
        session.message(session.wording.notice(SubjectNotice.charged(subject, measure, record)))
    }
}

struct RemoveMeasureCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: .life(.removeMeasure))

    @Argument(help: .life(.measureID))
    var id: String

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let measure = try await HouseholdMeasures(library: library, user: options.user).remove(id)
        session.message(session.wording.notice(SubjectNotice.measureRemoved(measure)))
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
