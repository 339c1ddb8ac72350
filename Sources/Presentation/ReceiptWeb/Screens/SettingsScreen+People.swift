import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

// The people of the library.
extension SettingsScreen {
    /// Everybody of the library, for the user to whom it belongs: the one whom the machine's own commands mean.
    func people(_ users: [User]) -> Markup {
        tag("section", .class("card")) {
            tag("h2") { context.text(.people) }
            tag("p", .class("ink-faint")) { context.text(.peopleHelp) }
            tag("ul", .class("rows")) {
                for user in users {
                    tag("li", .class("row")) {
                        tag("span", .class("what")) { tag("b") { user.id.rawValue } }
                        tag("form", .set("method", "post"), .action(Link("/settings/people"))) {
                            context.hidden("name", user.id.rawValue)
                            context.button("pair", .pairFor, .class("quiet"))
                        }
                    }
                }
            }
            tag("form", .set("method", "post"), .action(Link("/settings/people"))) {
                context.field(context.text(.personName), id: "name") {
                    context.input(
                        "name",
                        context.typed("name"),
                        .flag("required"),
                        .text(.pattern, "[a-z0-9][a-z0-9_\\-]*"),
                        .set("maxlength", "32"),
                        .set("autocapitalize", "none"),
                        context.helped("name")
                    )
                    tag("p", .class("notes"), .set("id", "name-help")) { context.text(.personHelp) }
                }
                tag("div", .class("actions")) {
                    context.button("add", .addPerson)
                }
            }
        }
    }

    /// Adds a person, or shows a code for a device of theirs; only the library's owner may.
    func people() async throws -> PageResponse {
        guard context.user == .me else { throw PageProblem.notFound }
        let form = try await context.request.form()
        guard let user = UserID(form["name"] ?? "") else {
            let problem = InvalidUserName(form["name"] ?? "")
            return await context.again(Link("/settings"), form, FieldTroubles(name: problem))
        }
        if form["do"] == "pair" {
            guard try await context.library.user(user) != nil else { throw PageProblem.notFound }
            return try await alone(try await pairing(user))
        }
        let own = try await context.library.profile(of: context.user, orElse: context.dependencies.home.profile)
        _ = try await context.library.addUser(user, profile: own)
        return .see(Link("/settings").with("added", user.rawValue))
    }
}
