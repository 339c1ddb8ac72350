import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The vaccination plan of a subject.
extension BookScreens {
    /// Doses count from the birthday, or of an animal of unknown age from a day that is asked for.
    func planning(_ subject: Subject) -> Markup {
        tag("details", .class("card"), .flag("open", if: context.kept?.fields.raw("start") != nil)) {
            tag("summary") { context.text(.planVaccinations) }
            context.form(Link("/subjects", subject.id)) {
                if subject.birthday == nil {
                    context.inputField(
                        "start",
                        .firstDoses,
                        else: context.today.description,
                        .set("type", "date"),
                        .flag("required")
                    )
                }
                tag("p", .class("notes")) {
                    subject.birthday.map { context.text(.fromBirthday(context.day($0))) + " " }
                    context.text(.planHelp)
                }
                tag("div", .class("actions")) {
                    context.button("plan", .planVaccinations)
                }
            }
        }
    }

    func plan(for subject: Subject, _ form: FormFields) async throws {
        let convention = try await context.convention()
        var reader = FormReader(form)
        if subject.birthday == nil { reader.need("start") }
        let start = reader.value("start") { try Typed.firstDay($0, convention) }
        try reader.finish()
        _ = try await householdReminders.plan(
            for: subject,
            startingOn: start,
            today: context.today,
            withOptional: false,
            isDryRun: false
        ) { wording.name($0) }
    }
}
