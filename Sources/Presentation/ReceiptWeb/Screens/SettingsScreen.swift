import Foundation
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
    private func alone(_ card: Markup) async throws -> PageResponse {
        try await context.frame(.more, context.text(.settings)).answer { card }
    }

    /// The way back from what is shown once.
    private var back: Markup {
        tag("p", .class("actions")) { tag("a", .class("button"), .href(Link("/settings"))) { context.text(.done) } }
    }

    /// The question before a device is removed.
    private func removal(of id: String) async throws -> Markup {
        let devices = try await context.library.devices().filter { $0.user == context.user }
        guard let device = devices.first(where: { $0.id == id }) else { throw PageProblem.notFound }
        let isThis = id == context.device.id
        return tag("form", .set("method", "post"), .action(Link("/settings/devices")), .class("card")) {
            tag("h2") { context.text(.removeThis) }
            tag("p") { tag("b") { device.name.escapingControls } }
            tag("p", isThis ? .class("ink-doubt") : .class("ink-faint")) {
                context.text(isThis ? .removeThisHelp : .removeOtherHelp)
            }
            context.hidden("id", id)
            tag("div", .class("actions")) {
                context.button("remove", .remove, .class("quiet", "ink-bad"))
                tag("a", .class("button"), .href(Link("/settings"))) { context.text(.cancel) }
            }
        }
    }

    private func page() async throws -> PageResponse {
        let devices = try await context.library.devices().filter { $0.user == context.user }
        let users = try await context.library.users()
        let profile = users.first { $0.id == context.user }?.profile
        let budgets = try await HouseholdBudgets(library: context.library, user: context.user).all()
        var frame = try await context.frame(.more, context.text(.settings))
        let isSaved = context.request.query["said"] != nil
        let months = profile.map { BookScreens.otherMonths(budgets, besides: $0.monthStart, context) }
        if isSaved { frame.notice = tag("p", .class("ink-good")) { context.text(.savedIt) } + (months ?? Markup()) }
        if context.user == .me, let added = users.first(where: { $0.id.rawValue == context.request.query["added"] }) {
            frame.notice = tag("p", .class("ink-good")) { context.text(.personAdded(added.id.rawValue)) }
        }
        return frame.answer {
            appearance
            if let profile { moneyAndDates(profile) }
            if !isSaved { months }
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

    /// What other programs may have: a token that sends photos, and an address of the calendar.
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

    // MARK: People

    /// Everybody of the library, for the user to whom it belongs: the one whom the machine's own commands mean.
    private func people(_ users: [User]) -> Markup {
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
            tag("label", .class("check")) {
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
                context.input("currency", value(.currency), .text(.placeholder, "KRW"))
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
            context.field(context.text(.readLanguages), id: "languages") {
                context.input(
                    "languages",
                    value(.languages),
                    context.helped("languages")
                )
                tag("p", .class("notes"), .set("id", "languages-help")) { context.text(.languagesHelp) }
            }
            tag("div", .class("actions")) { tag("button") { context.text(.save) } }
        }
    }

    func saveProfile() async throws -> PageResponse {
        let form = try await context.request.form()
        let assignments = ProfileSetting.allCases.compactMap { setting in
            form[setting.rawValue].map { ProfileSetting.Assignment(setting, $0) }
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

    private func row(_ device: Device) -> Markup {
        let facts: [String?] = [
            device.scope == .full ? nil : context.wording.scope(device.scope),
            "\(context.text(.pairedOn)) \(context.day(of: device.pairedAt))",
            device.lastDay.map { "\(context.wording.lastDayColumn) \(context.day($0))" },
            device.lastUsed.map { "\(context.text(.lastUsed)) \(context.day(of: $0))" },
        ]
        return tag("li", .class("row")) {
            tag("span", .class("what")) {
                tag("b") {
                    device.name.escapingControls
                        + (device.id == context.device.id ? " · " + context.text(.thisDevice) : "")
                }
                tag("small") { facts.compactMap(\.self).joined(separator: " · ") }
            }
            tag("a", .class("button", "quiet", "ink-bad"), .href(Link("/settings").with("remove", device.id))) {
                context.text(.remove)
            }
        }
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

    func devices() async throws -> PageResponse {
        let form = try await context.request.form()
        switch form["do"] {
        case "remove":
            guard let id = form["id"],
                try await context.library.devices().contains(where: { $0.id == id && $0.user == context.user })
            else { throw PageProblem.notFound }
            _ = try await context.library.removeDevice(id)
            return .see(Link("/settings"))
        case "upload": return try await alone(try await uploadToken())
        case "calendar": return try await alone(try await calendarAddress())
        default: return try await alone(try await pairing(context.user))
        }
    }

    private func pairing(_ user: UserID) async throws -> Markup {
        let code = Secret.pairing()
        let until = Date().addingTimeInterval(Self.pairingTime)
        try await context.library.offer(
            PairingOffer(
                user: user,
                scope: .full,
                until: until,
                maker: context.request.signedIn == nil ? context.device.id : nil
            ),
            codeHash: code.hash
        )
        let link = context.address.origin + "/pair?code=" + code.text
        return tag("section", .class("card", "pairing")) {
            tag("h2") { context.text(.pairAnother) + (user == context.user ? "" : " · " + user.rawValue) }
            if !context.address.isOpen { tag("p", .class("ink-doubt")) { context.text(.onlyThisMachine) } }
            tag("p") { context.text(.scanThis) }
            if let squares = context.dependencies.qrCode(link) { Self.picture(squares) }
            tag("p") { tag("code") { link } }
            back
        }
    }

    private func uploadToken() async throws -> Markup {
        let secret = Secret.device()
        let name = context.text(.uploadOnly)
        _ = try await context.library.add(user: context.user, name: name, scope: .upload, secretHash: secret.hash)
        return tag("section", .class("card", "pairing")) {
            tag("h2") { context.text(.sendFrom) }
            tag("p") { context.text(.tokenHelp) }
            tag("p") { tag("code") { secret.text } }
            tag("pre") {
                "curl -H 'Authorization: Bearer \(secret.text)' -H 'Expect:' -T photo.jpg \(context.address.origin)/photos"
            }
            back
        }
    }

    private func calendarAddress() async throws -> Markup {
        let name = context.text(.newCalendar)
        let secret = try await Pairing.token(for: context.user, named: name, [.calendar], context.library)
        return tag("section", .class("card", "pairing")) {
            tag("h2") { name }
            tag("p") { context.text(.calendarTokenHelp) }
            tag("p") { tag("code") { context.address.calendar(secret) } }
            back
        }
    }

    /// Squares on white with the quiet zone of four modules that readers need (ISO/IEC 18004).
    static func picture(_ squares: [[Bool]]) -> Markup {
        let size = Double(squares.count + 8)
        return tag("svg", .class("code"), .viewBox(0, 0, size, size), .set("role", "img"), .set("aria-label", "QR")) {
            tag("rect", .number("width", size), .number("height", size), .set("fill", "#fff"))
            tag(
                "path",
                .path(
                    squares.enumerated().flatMap { y, row in
                        row.enumerated().filter(\.element).flatMap { x, _ -> [(StaticString, [Double])] in
                            [("M", [Double(x + 4), Double(y + 4)]), ("h", [1]), ("v", [1]), ("h", [-1]), ("Z", [])]
                        }
                    }
                ),
                .set("fill", "#000")
            )
        }
    }
}
