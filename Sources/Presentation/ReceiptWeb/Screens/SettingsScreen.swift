import Foundation
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// How the page looks and speaks, and who may come in.
struct SettingsScreen {
    let visit: Visit

    /// So long a code on a screen is good for.
    static let pairingTime = 300.0

    func show() async throws -> PageAnswer { try await page() }

    private func page(_ fresh: Markup = Markup()) async throws -> PageAnswer {
        let devices = try await visit.library.devices().filter { $0.user == visit.user }
        var frame = Frame(visit: visit, place: .more, title: visit.text(.settings))
        frame.drafts = try await visit.draftCount()
        return frame.answer {
            fresh
            appearance
            tag("section", .class("card")) {
                tag("h2") { visit.text(.devices) }
                tag("p") { visit.text(.youAre) + " " + visit.user.rawValue }
                tag("ul", .class("rows")) { for device in devices { row(device) } }
                tag("form", .set("method", "post"), .action(Link("/settings/devices")), .class("actions")) {
                    tag("button", .set("name", "do"), .set("value", "pair")) { visit.text(.pairAnother) }
                    tag("button", .class("quiet"), .set("name", "do"), .set("value", "upload")) {
                        visit.text(.newUploadToken)
                    }
                }
            }
            connection
        }
    }

    private var connection: Markup {
        tag("section", .class("card")) {
            tag("h2") { visit.text(.connection) }
            if visit.request.isSecure {
                tag("p") { visit.text(.secureConnection) }
            } else {
                tag("p") { visit.text(visit.address.isOpen ? .plainConnection : .localConnection) }
                if visit.household.secure == nil {
                    if visit.address.isOpen { tag("p") { visit.text(.howToEncrypt) } }
                } else {
                    tag("p") { tag("a", .href(Link("/certificate"))) { visit.text(.comeEncrypted) } }
                }
            }
        }
    }

    private var appearance: Markup {
        let languages = [("", visit.text(.asTheBrowser)), ("ko", "한국어"), ("en", "English")]
        let themes = [("system", visit.text(.asTheSystem)), ("light", visit.text(.light)), ("dark", visit.text(.dark))]
        return tag("form", .set("method", "post"), .action(Link("/settings")), .class("card", "grid")) {
            tag("h2") { visit.text(.appearance) }
            visit.field(visit.text(.language), id: "lang") {
                visit.select("lang", languages, chosen: visit.request.cookie("lang") ?? "")
            }
            visit.field(visit.text(.colours), id: "theme") {
                visit.select("theme", themes, chosen: visit.theme.rawValue)
            }
            tag("label", .class("check")) {
                void(
                    "input",
                    .set("type", "checkbox"),
                    .set("name", "keys"),
                    .set("value", "on"),
                    .flag("checked", if: visit.request.cookie("keys") != "off")
                )
                visit.text(.shortcuts)
            }
            tag("div", .class("actions")) { tag("button") { visit.text(.save) } }
        }
    }

    private func row(_ device: Device) -> Markup {
        tag("li", .class("row")) {
            tag("span", .class("what")) {
                tag("b") {
                    device.name.escapingControls + (device.id == visit.device.id ? " · " + visit.text(.thisDevice) : "")
                }
                tag("small") {
                    [
                        device.scope == .upload ? visit.text(.uploadOnly) : nil,
                        visit.text(.pairedOn) + " " + RecordScreen.instant(device.pairedAt).prefix(10),
                        device.lastUsed.map { visit.text(.lastUsed) + " " + RecordScreen.instant($0).prefix(10) },
                    ].compactMap(\.self).joined(separator: " · ")
                }
            }
            tag("form", .set("method", "post"), .action(Link("/settings/devices"))) {
                visit.hidden("id", device.id)
                tag("button", .class("quiet", "ink-bad"), .set("name", "do"), .set("value", "remove")) {
                    visit.text(.remove)
                }
            }
        }
    }

    /// Choices are the browser's own: two people at one library may read different languages.
    func save() async throws -> PageAnswer {
        let form = try await visit.request.form()
        let language = Language(rawValue: form["lang"] ?? "")?.rawValue ?? ""
        let theme = Theme(rawValue: form["theme"] ?? "") ?? .system
        func cookie(_ name: String, _ value: String) -> String {
            "\(name)=\(value); Path=/; SameSite=Lax; Max-Age=\(value.isEmpty ? 0 : PageServer.cookieAge)"
        }
        return PageAnswer.see(Link("/settings")).with("set-cookie", cookie("lang", language))
            .with("set-cookie", cookie("theme", theme == .system ? "" : theme.rawValue))
            .with("set-cookie", cookie("keys", form["keys"] == nil ? "off" : ""))
    }

    func devices() async throws -> PageAnswer {
        let form = try await visit.request.form()
        switch form["do"] {
        case "remove":
            guard let id = form["id"],
                try await visit.library.devices().contains(where: { $0.id == id && $0.user == visit.user })
            else { throw PageProblem.notFound }
            _ = try await visit.library.removeDevice(id)
            return .see(Link("/settings"))
        case "upload": return try await page(try await uploadToken())
        default: return try await page(try await pairing())
        }
    }

    private func pairing() async throws -> Markup {
        let code = Secret.pairing()
        let until = Date().addingTimeInterval(Self.pairingTime)
        try await visit.library.offer(
            PairingOffer(user: visit.user, scope: .full, until: until, maker: visit.device.id),
            codeHash: code.hash
        )
        let link = visit.address.origin + "/pair?code=" + code.text
        return tag("section", .class("card", "pairing")) {
            tag("h2") { visit.text(.pairAnother) }
            if !visit.address.isOpen { tag("p", .class("ink-doubt")) { visit.text(.onlyThisMachine) } }
            tag("p") { visit.text(.scanThis) }
            if let squares = visit.household.code(link) { Self.picture(squares) }
            tag("p") { tag("code") { link } }
        }
    }

    private func uploadToken() async throws -> Markup {
        let secret = Secret.device()
        let name = visit.text(.uploadOnly)
        _ = try await visit.library.add(user: visit.user, name: name, scope: .upload, secretHash: secret.hash)
        return tag("section", .class("card", "pairing")) {
            tag("h2") { visit.text(.newUploadToken) }
            tag("p") { visit.text(.tokenHelp) }
            tag("p") { tag("code") { secret.text } }
            tag("pre") {
                "curl -H 'Authorization: Bearer \(secret.text)' -H 'Expect:' -T photo.jpg \(visit.address.origin)/photos"
            }
        }
    }

    /// Squares on white with the margin of four that readers need (ISO/IEC 18004).
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
