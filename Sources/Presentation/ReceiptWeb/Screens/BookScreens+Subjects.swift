import HouseholdBook
import ReceiptApp
import ReceiptCharts
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The list of subjects (people and things that money is spent for) and the page of one subject.
extension BookScreens {
    private var householdSubjects: HouseholdSubjects {
        HouseholdSubjects(library: context.library, user: context.user)
    }

    /// The form for a subject; one may be called "new", so that no address is left for it.
    private static let newSubject = Link("/subjects").with("new", "1")

    func subjects() async throws -> PageResponse {
        guard context.request.query["new"] == nil else { return try await newSubject() }
        let subjects = context.subjects.subjects.filter { !$0.isHidden }
        var photos: [String: Record] = [:]
        for subject in subjects { photos[subject.id] = try await householdSubjects.photo(of: subject) }
        return try await frame(context.text(.subjects)).answer {
            if subjects.isEmpty {
                context.empty(
                    context.text(.noSubjects),
                    Self.newSubject,
                    isSheet: true,
                    context.text(.newSubject),
                    drawing: "dues"
                )
            }
            tag("ul", .class("rows")) {
                for subject in subjects {
                    context.row(
                        Link("/subjects", subject.id),
                        sign: photos[subject.id].map(PhotoView.thumbnail)
                            ?? context.sign(Self.drawing(of: subject.subjectKind)),
                        subject.name.escapingControls,
                        wording.kind(subject.subjectKind)
                    )
                }
            }
            if !subjects.isEmpty {
                tag("p", .class("actions")) {
                    tag("a", .class("button"), .href(Self.newSubject), .data("sheet", "")) {
                        context.text(.newSubject)
                    }
                }
            }
        }
    }

    private func newSubject() async throws -> PageResponse {
        try await formFrame(context.text(.newSubject)).answer {
            context.form(Link("/subjects")) {
                subjectFields(of: nil)
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.newSubject) } }
            }
        }
    }

    private static func drawing(of kind: Subject.Kind) -> String {
        switch kind {
        case .person: "dues"
        case .pet: "pet"
        case .car: "car"
        case .home: "housing"
        }
    }

    @MarkupBuilder
    private func subjectFields(of subject: Subject?, photos: [Record] = []) -> Markup {
        context.inputField("name", .name, else: subject?.name, .flag("required"))
        context.selectField(
            "kind",
            .kind,
            Subject.Kind.allCases.map { ($0.rawValue, wording.kind($0).asTitle) },
            else: subject?.type
        )
        context.inputField("species", .species, else: subject?.species, .text(.placeholder, context.text(.speciesHelp)))
        context.inputField("born", .born, else: subject?.born, .set("type", "date"))
        if !photos.isEmpty {
            context.selectField(
                "photo",
                .photo,
                [("", wording.missing)]
                    + photos.map { record in
                        let day = record.date.map { context.day($0) }
                        let words = [day, wording.title(of: record) ?? record.memo.nonEmpty].compactMap(\.self)
                        return (record.id.rawValue, words.joined(separator: " · ").escapingControls)
                    },
                else: subject?.photo ?? ""
            )
        }
    }

    /// The name and the birthday of a form.
    private func named(_ form: FormFields) async throws -> (name: String, born: CalendarDay?) {
        let convention = try await context.convention()
        var reader = FormReader(form)
        let name = reader.text("name")
        let born = reader.value("born") { try convention.pastDay($0) }
        try reader.finish()
        return (name, born)
    }

    func addSubject() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Self.newSubject) {
            let (name, born) = try await named(form)
            let kind = form["kind"].flatMap { Subject.Kind(rawValue: $0) }
            let facts = HouseholdSubjects.Facts(kind: kind, species: form["species"], born: born)
            _ = try await householdSubjects.add(name, facts, profile: context.dependencies.home.profile)
            return try await context.done(Link("/subjects"), "made")
        }
    }

    func subject(_ id: String) async throws -> PageResponse {
        guard let own = context.subjects[id] else { throw PageProblem.notFound }
        let measures = try await householdMeasures.all(of: id)
        let charts = LineChart.charts(of: measures, of: own, wording, isPlain: true)
        let view = try await householdSubjects.view(id)
        let photo = try await householdSubjects.photo(of: own)
        let largest = view.months.prefix(12).compactMap { $0.spent.first?.minorUnits }.max() ?? 0
        return try await frame(view.subject.name.escapingControls).answer {
            if let photo {
                tag("p", .class("portrait")) {
                    tag("a", .href(Link("/records", photo.id.rawValue))) {
                        PhotoView.picture(photo, alt: view.subject.name.escapingControls)
                    }
                }
            }
            if !view.reminders.isEmpty {
                tag("h2") { wording.dueHeading }
                tag("ul", .class("rows")) { for reminder in view.reminders { row(reminder) } }
            }
            for chart in charts {
                tag("section", .class("card")) {
                    tag("h2") { chart.title }
                    chart.svg(wording).markup
                }
            }
            if !measures.isEmpty {
                tag("h2") { wording.measuredHeading }
                tag("ul", .class("rows")) {
                    for measure in measures.reversed().prefix(Self.mostMeasures) { row(measure) }
                }
            }
            tag("details", .class("card"), .flag("open", if: context.kept?.fields["what"] != nil)) {
                tag("summary") { context.text(.measure) }
                context.form(Link("/subjects", id)) {
                    measureFields(of: nil)
                    tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.save) } }
                }
            }
            if own.species.flatMap(VaccinationPlan.Species.init(named:)) != nil { planning(own) }
            tag("details", .class("card"), .flag("open", if: context.kept?.fields.raw("name") != nil)) {
                tag("summary") { context.text(.change) }
                context.form(Link("/subjects", id)) {
                    subjectFields(of: own, photos: view.records.filter { !$0.images.isEmpty })
                    tag("div", .class("actions")) {
                        context.button("save", .save, .class("main"))
                        context.button("remove", .remove, .class("quiet", "ink-bad"))
                    }
                }
            }
            if !view.months.isEmpty {
                tag("h2") { wording.spendingByMonth }
                tag("ul", .class("items", "card")) {
                    for month in view.months.prefix(12) {
                        tag("li") {
                            tag("span") { wording.month(month.month) }
                            Self.meter(month.spent.first?.minorUnits ?? 0, of: largest)
                            tag("span", .class("amount")) { context.sums(month.spent) }
                        }
                    }
                }
            }
            if !view.records.isEmpty {
                tag("h2") { wording.visits(view.records.count, photos: view.photos) }
                tag("ul", .class("rows")) {
                    for record in view.records.prefix(50) { context.row(record, isDated: true) }
                }
            }
        }
    }

    func changeSubject(_ id: String) async throws -> PageResponse {
        let form = try await context.request.form()
        guard let subject = context.subjects[id] else { throw PageProblem.notFound }
        let own = Link("/subjects", id)
        return try await taking(form, from: own) {
            switch form["do"] {
            case "plan":
                try await plan(for: subject, form)
                return try await context.done(own, "made")
            case "save":
                let (name, born) = try await named(form)
                _ = try await householdSubjects.change(id) { subject in
                    subject.name = name
                    subject.type = form["kind"].flatMap { Subject.Kind(rawValue: $0) }?.rawValue ?? subject.type
                    (subject.species, subject.born) = (form["species"], born?.description)
                    if form.raw("photo") != nil { subject.photo = form["photo"] }
                }
                return try await context.done(own, "saved")
            case "remove":
                _ = try await householdSubjects.remove(id)
                return try await context.done(Link("/subjects"), "removed")
            default:
                let (what, value, day) = try await measured(form)
                _ = try await householdMeasures.add(subject, what, value, on: day)
                return try await context.done(own, "saved")
            }
        }
    }
}
