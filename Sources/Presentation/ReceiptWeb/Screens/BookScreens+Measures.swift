import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The measured values of subjects, such as weights.
extension BookScreens {
    var householdMeasures: HouseholdMeasures {
        HouseholdMeasures(library: context.library, user: context.user)
    }

    /// Charts show those before.
    static let mostMeasures = 100

    func row(_ measure: Measure) -> Markup {
        context.row(
            Link("/subjects", measure.subject, measure.id),
            isSheet: true,
            wording.measure(measure.what),
            measure.day.map { context.day($0) } ?? measure.date
        ) {
            tag("span", .class("amount")) { measure.shown.escapingControls }
        }
    }

    @MarkupBuilder
    func measureFields(of measure: Measure?) -> Markup {
        context.field(context.text(.measured), id: "what") {
            context.input(
                "what",
                context.typed("what", else: measure.map { wording.measure($0.what) }),
                .set("list", "measures"),
                .flag("required")
            )
            tag("datalist", .set("id", "measures")) {
                for known in KnownMeasure.allCases { tag("option", .text(.value, wording.measure(known.rawValue))) }
            }
        }
        context.inputField("value", .value, else: measure?.shown, .flag("required"))
        context.field(wording.field(.date), id: "day") {
            context.dateInput("day", context.typed("day", else: measure?.date))
        }
    }

    func measured(_ form: FormFields) async throws -> (what: String, value: String, day: CalendarDay) {
        let convention = try await context.convention()
        var reader = FormReader(form)
        let (what, value) = (reader.text("what"), reader.text("value"))
        let day = reader.value("day") { try convention.pastDay($0) } ?? context.today
        try reader.finish()
        return (what, value, day)
    }

    private func known(_ id: String, of subject: String) async throws -> Measure {
        let all = try await householdMeasures.all(of: subject)
        guard let measure = all.first(where: { $0.id == id }) else { throw PageProblem.notFound }
        return measure
    }

    func measure(_ id: String, of subject: String) async throws -> PageResponse {
        let measure = try await known(id, of: subject)
        return try await formFrame(
            wording.measure(measure.what) + String.dot + wording.names.subject(subject).escapingControls
        ).answer {
            context.form(Link("/subjects", subject, id)) {
                measureFields(of: measure)
                tag("div", .class("actions")) {
                    context.button("save", .save, .class("main"))
                    context.button("remove", .remove, .class("quiet", "ink-bad"))
                }
            }
        }
    }

    func changeMeasure(_ id: String, of subject: String) async throws -> PageResponse {
        let form = try await context.request.form()
        let before = try await known(id, of: subject)
        return try await taking(form, from: Link("/subjects", subject, id)) {
            if form["do"] == "remove" {
                _ = try await householdMeasures.remove(id)
                return try await context.done(Link("/subjects", subject), "removed")
            }
            let (what, value, day) = try await measured(form)
            _ = try await householdMeasures.change(before, what, value, on: day)
            return try await context.done(Link("/subjects", subject), "saved")
        }
    }
}
