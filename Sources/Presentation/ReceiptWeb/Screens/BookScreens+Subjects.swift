import HouseholdBook
import ReceiptApp
import ReceiptCharts
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The list of subjects (people and things that money is spent for) and the page of one subject.
extension BookScreens {
    func subjects() async throws -> PageResponse {
        let subjects = context.subjects.subjects.filter { !$0.isHidden }
        let kept = await context.keptForm()
        var frame = try await frame(context.text(.subjects))
        if let trouble = kept?.trouble { frame.notice = tag("p", .class("ink-bad")) { context.sentence(trouble) } }
        return frame.answer {
            if subjects.isEmpty { context.empty(context.text(.noSubjects), drawing: "dues") }
            tag("ul", .class("rows")) {
                for subject in subjects {
                    tag("li") {
                        tag("a", .class("row"), .href(Link("/subjects", subject.id))) {
                            tag("span", .class("what")) {
                                tag("b") { wording.label(subject) }
                                tag("small") { wording.kind(subject.subjectKind) }
                            }
                        }
                    }
                }
            }
            tag("form", .set("method", "post"), .action(Link("/subjects")), .class("card", "grid")) {
                context.field(context.text(.name), id: "name") {
                    context.input("name", kept?.fields["name"], .flag("required"))
                }
                context.field(context.text(.kind), id: "kind") {
                    context.select(
                        "kind",
                        Subject.Kind.allCases.map { ($0.rawValue, wording.kind($0)) },
                        chosen: kept?.fields["kind"] ?? ""
                    )
                }
                context.field(context.text(.species), id: "species") {
                    context.input(
                        "species",
                        kept?.fields["species"],
                        .text(.placeholder, context.text(.speciesHelp))
                    )
                }
                context.field(context.text(.born), id: "born") {
                    context.input("born", kept?.fields["born"], .set("type", "date"))
                }
                tag("div", .class("actions")) { tag("button") { context.text(.newSubject) } }
            }
        }
    }

    func addSubject() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Link("/subjects")) {
            let convention = try await context.convention()
            let facts = HouseholdSubjects.Facts(
                kind: form["kind"].flatMap { Subject.Kind(rawValue: $0) },
                species: form["species"],
                born: try form["born"].map { try convention.pastDay($0) }
            )
            _ = try await HouseholdSubjects(library: context.library, user: context.user)
                .add(form["name"] ?? "", facts, profile: context.dependencies.home.profile)
            return try await context.done(Link("/subjects"), "made")
        }
    }

    func subject(_ id: String) async throws -> PageResponse {
        guard let own = context.subjects[id] else { throw PageProblem.notFound }
        let kept = await context.keptForm()
        let measures = try await HouseholdMeasures(library: context.library, user: context.user).all(of: id)
        let charts = LineChart.charts(of: measures, of: own, wording)
        let view = try await HouseholdSubjects(library: context.library, user: context.user).view(id)
        let largest = view.months.prefix(12).compactMap { $0.spent.first?.minorUnits }.max() ?? 0
        var frame = try await frame(wording.label(view.subject))
        if let trouble = kept?.trouble { frame.notice = tag("p", .class("ink-bad")) { context.sentence(trouble) } }
        return frame.answer {
            if !view.reminders.isEmpty {
                tag("h2") { wording.dueHeading }
                tag("ul", .class("items")) {
                    for reminder in view.reminders {
                        tag("li") {
                            tag("span") { reminder.title.escapingControls }
                            tag("span") { reminder.nextDue?.description ?? wording.missing }
                        }
                    }
                }
            }
            if !view.measures.isEmpty {
                tag("h2") { wording.measuredHeading }
                tag("ul", .class("items")) {
                    for measure in view.measures {
                        tag("li") {
                            tag("span") { wording.measure(measure.what) + " · \(measure.date)" }
                            tag("span") { measure.shown.escapingControls }
                        }
                    }
                }
            }
            for chart in charts {
                tag("section", .class("card")) {
                    tag("h2") { chart.title }
                    chart.svg(description: wording.chartDescription(chart)).markup
                }
            }
            measuring(id, kept?.fields)
            if own.species.flatMap(VaccinationPlan.Species.init(named:)) != nil {
                tag("form", .set("method", "post"), .action(Link("/subjects", id))) {
                    tag("button", .class("quiet"), .set("name", "do"), .set("value", "plan")) {
                        context.text(.planVaccinations)
                    }
                    tag("p", .class("notes")) { context.text(.planHelp) }
                }
            }
            if !view.months.isEmpty {
                tag("h2") { wording.spendingByMonth }
                tag("ul", .class("items")) {
                    for month in view.months.prefix(12) {
                        tag("li") {
                            tag("span") { String(month.month.description.prefix(7)) }
                            Self.meter(month.spent.first?.minorUnits ?? 0, of: largest)
                            tag("span", .class("amount")) { context.sums(month.spent) }
                        }
                    }
                }
            }
            tag("h2") { wording.visits(view.records.count, photos: view.photos) }
            tag("ul", .class("rows")) { for record in view.records.prefix(50) { context.row(record) } }
        }
    }

    private func measuring(_ id: String, _ form: FormFields?) -> Markup {
        tag("details", .class("card"), .flag("open", if: form != nil)) {
            tag("summary") { context.text(.measure) }
            tag("form", .set("method", "post"), .action(Link("/subjects", id)), .class("grid")) {
                context.field(context.text(.measured), id: "what") {
                    context.input("what", form?["what"], .set("list", "measures"), .flag("required"))
                    tag("datalist", .set("id", "measures")) {
                        for known in KnownMeasure.allCases {
                            tag("option", .text(.value, wording.measure(known.rawValue)))
                        }
                    }
                }
                context.field(context.text(.value), id: "value") {
                    context.input("value", form?["value"], .flag("required"))
                }
                context.field(wording.field(.date), id: "day") { context.dateInput("day", form?["day"]) }
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.save) } }
            }
        }
    }

    func changeSubject(_ id: String) async throws -> PageResponse {
        let form = try await context.request.form()
        guard let subject = context.subjects[id] else { throw PageProblem.notFound }
        return try await taking(form, from: Link("/subjects", id)) {
            if form["do"] == "plan" {
                _ = try await HouseholdReminders(library: context.library, user: context.user).plan(
                    for: subject,
                    today: context.today,
                    withOptional: false,
                    isDryRun: false
                ) { wording.name($0) }
                return try await context.done(Link("/subjects", id), "made")
            }
            let convention = try await context.convention()
            _ = try await HouseholdMeasures(library: context.library, user: context.user).add(
                subject,
                form["what"] ?? "",
                form["value"] ?? "",
                on: try form["day"].map { try convention.pastDay($0) } ?? context.today
            )
            return try await context.done(Link("/subjects", id), "saved")
        }
    }

    /// A bar as long as the amount's share of the largest; hidden from screen readers, as the number stands beside it.
    static func meter(_ units: Int, of largest: Int, isOver: Bool = false, tone: String? = nil) -> Markup {
        tag(
            "svg",
            .class("meter"),
            tone.map { Attribute.data("tone", $0) },
            .viewBox(0, 0, 100, 8),
            .set("preserveAspectRatio", "none"),
            .set("aria-hidden", "true")
        ) {
            tag(
                "rect",
                isOver ? .class("over") : nil,
                .number("width", largest > 0 ? min(100, 100 * Double(max(0, units)) / Double(largest)) : 0),
                .set("height", "8")
            )
        }
    }
}
