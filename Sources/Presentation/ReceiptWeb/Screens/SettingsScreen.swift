import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// Appearance, language, and paired devices.
struct SettingsScreen {
    let context: RequestContext

    /// The lifetime of a pairing code in seconds.
    static let pairingTime = 300.0

    func show() async throws -> PageResponse {
        guard let id = context.request.query["remove"] else { return try await page() }
        return try await alone(try await removal(of: id))
    }

    /// A page of one card, so that nothing else is beside what is asked or shown once.
    func alone(_ card: Markup) async throws -> PageResponse {
        try await context.frame(.more, context.text(.settings)).answer { card }
    }

    /// The way back from what is shown once.
    var back: Markup {
        tag("p", .class("actions")) { tag("a", .class("button"), .href(Link("/settings"))) { context.text(.done) } }
    }

    private func page() async throws -> PageResponse {
        let devices = try await context.library.devices().filter { $0.user == context.user }
        let users = try await context.library.users()
        let profile = users.first { $0.id == context.user }?.profile
        let budgets = try await HouseholdBudgets(library: context.library, user: context.user).all()
        var frame = try await context.frame(.more, context.text(.settings))
        let months = profile.map { BookScreens.otherMonths(budgets, besides: $0.monthStart, context) }
        if context.request.query["said"] != nil { frame.notice = context.said(context.text(.savedIt)) }
        if context.user == .me, let added = users.first(where: { $0.id.rawValue == context.request.query["added"] }) {
            frame.notice = context.said(context.text(.personAdded(added.id.rawValue)))
        }
        return frame.answer {
            appearance
            if let profile { moneyAndDates(profile) }
            months
            tag("section", .class("card")) {
                tag("h2") { context.text(.devices) }
                if users.count > 1 { tag("p") { context.text(.youAre) + " " + context.user.rawValue } }
                tag("ul", .class("rows")) { for device in devices { row(device) } }
                tag("form", .set("method", "post"), .action(Link("/settings/devices")), .class("actions")) {
                    context.button("pair", .pairAnother)
                }
            }
            otherPrograms
            tag("section", .class("card")) {
                tag("h2") { context.text(.export) }
                tag("p") { context.text(.exportAbout) }
                tag("p", .class("actions")) {
                    tag("a", .class("button"), .href(Link("/export")), .data("sheet", "")) { context.text(.export) }
                }
            }
            if context.user == .me { people(users) }
            connection
        }
    }

    /// The access of other programs: a token that sends photos, and an address of the calendar.
    private var otherPrograms: Markup {
        let offers: [(action: String, title: PageText, help: PageText, label: PageText)] = [
            ("upload", .sendFrom, .sendFromHelp, .makeToken), ("calendar", .newCalendar, .calendarAbout, .makeAddress),
        ]
        return tag("section", .class("card")) {
            tag("h2") { context.text(.otherPrograms) }
            tag("ul", .class("rows")) {
                for offer in offers {
                    tag("li", .class("row")) {
                        tag("span", .class("what")) {
                            tag("b") { context.text(offer.title) }
                            tag("small") { context.text(offer.help) }
                        }
                        tag("form", .set("method", "post"), .action(Link("/settings/devices"))) {
                            context.button(offer.action, offer.label, .class("quiet"))
                        }
                    }
                }
            }
        }
    }

    private var connection: Markup {
        tag("section", .class("card")) {
            tag("h2") { context.text(.connection) }
            if context.request.isSecure {
                tag("p") { context.text(.secureConnection) }
            } else {
                tag("p") { context.text(context.address.isOpen ? .plainConnection : .localConnection) }
                if context.dependencies.secure == nil {
                    if context.address.isOpen { tag("p") { context.text(.howToEncrypt) } }
                } else {
                    tag("p") { tag("a", .href(Link("/certificate"))) { context.text(.comeEncrypted) } }
                }
            }
        }
    }

    private var appearance: Markup {
        let languages = [("", context.text(.asTheBrowser)), ("ko", "한국어"), ("en", "English")]
        let themes = [
            ("system", context.text(.asTheSystem)), ("light", context.text(.light)), ("dark", context.text(.dark)),
        ]
        return context.form(Link("/settings")) {
            tag("h2") { context.text(.appearance) }
            context.field(context.text(.language), id: "lang") {
                context.select("lang", languages, chosen: context.request.cookie("lang") ?? "")
            }
            context.field(context.text(.colours), id: "theme") {
                context.select("theme", themes, chosen: context.theme.rawValue)
            }
            tag("label", .class("check", "at-desk")) {
                void(
                    "input",
                    .set("type", "checkbox"),
                    .set("name", "keys"),
                    .set("value", "on"),
                    .flag("checked", if: context.request.cookie("keys") != "off")
                )
                context.text(.shortcuts)
            }
            tag("div", .class("actions")) { tag("button") { context.text(.save) } }
        }
    }

    private func moneyAndDates(_ profile: Profile) -> Markup {
        func value(_ setting: ProfileSetting) -> String {
            context.typed(setting.rawValue, else: setting.value(in: profile)) ?? ""
        }
        let orders = [
            ("", context.text(.notSet)), (ReadingContext.DateOrder.dayFirst.name, context.text(.dayFirst)),
            (ReadingContext.DateOrder.monthFirst.name, context.text(.monthFirst)),
            (ReadingContext.DateOrder.yearFirst.name, context.text(.yearFirst)),
        ]
        return context.form(Link("/settings/profile")) {
            tag("h2") { context.text(.moneyAndDates) }
            context.field(context.text(.currency), id: "currency") {
                context.currencySelect("currency", chosen: value(.currency), none: context.text(.notSet))
            }
            context.field(context.text(.dateOrder), id: "dates") {
                context.select("dates", orders, chosen: value(.dates))
            }
            context.field(ProfileSetting.monthStart.title(context.wording), id: "month-start") {
                context.input(
                    "month-start",
                    value(.monthStart),
                    .set("type", "number"),
                    .set("min", "1"),
                    .set("max", "31")
                )
            }
            readLanguages(profile)
            tag("div", .class("actions")) { tag("button") { context.text(.save) } }
        }
    }

    /// The order of those that are chosen is kept: the first one counts most.
    private func readLanguages(_ profile: Profile) -> Markup {
        let chosen = context.kept?.fields.all("languages").filter { !$0.isEmpty } ?? profile.languages
        let all = chosen + ProfileSetting.knownLanguages.filter { !chosen.contains($0) }
        return tag("fieldset", .class("boxes")) {
            tag("legend") { context.text(.readLanguages) }
            // Says that the boxes were there, also where none is ticked.
            context.hidden("languages", "")
            for code in all {
                tag("label", .class("check")) {
                    void(
                        "input",
                        .set("type", "checkbox"),
                        .set("name", "languages"),
                        .text(.value, code),
                        .flag("checked", if: chosen.contains(code))
                    )
                    context.wording.name(ofLanguage: code)
                }
            }
            if let trouble = context.trouble(at: "languages") { tag("p", .class("ink-bad")) { trouble } }
        }
    }

    func saveProfile() async throws -> PageResponse {
        let form = try await context.request.form()
        let assignments = ProfileSetting.allCases.compactMap { setting in
            form.raw(setting.rawValue).map { _ in
                ProfileSetting.Assignment(setting, form.all(setting.rawValue).joined(separator: ","))
            }
        }
        do {
            try await context.library.updateProfile(of: context.user) { profile in
                var reader = FormReader(form)
                for assignment in assignments {
                    reader.check(assignment.setting.rawValue) { try assignment.apply(to: &profile) }
                }
                try reader.finish()
            }
        } catch let problem as FieldTroubles {
            return await context.again(Link("/settings"), form, problem)
        }
        return .see(Link("/settings").with("said", "saved"))
    }

    /// Stores the choices in the browser's cookies: two people with one library may read different languages.
    func save() async throws -> PageResponse {
        let form = try await context.request.form()
        let language = Language(rawValue: form["lang"] ?? "")?.rawValue ?? ""
        let theme = Theme(rawValue: form["theme"] ?? "") ?? .system
        func cookie(_ name: String, _ value: String) -> String {
            "\(name)=\(value); Path=/; SameSite=Lax; Max-Age=\(value.isEmpty ? 0 : PageServer.cookieAge)"
        }
        return PageResponse.see(Link("/settings").with("said", "saved")).with("set-cookie", cookie("lang", language))
            .with("set-cookie", cookie("theme", theme == .system ? "" : theme.rawValue))
            .with("set-cookie", cookie("keys", form["keys"] == nil ? "off" : ""))
    }
}
