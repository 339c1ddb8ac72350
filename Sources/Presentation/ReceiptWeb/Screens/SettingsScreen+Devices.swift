import Foundation
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

// Paired devices, and what programs are given instead of one.
extension SettingsScreen {
    /// The question before a device is removed.
    func removal(of id: String) async throws -> Markup {
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

    func row(_ device: Device) -> Markup {
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
                        + (device.id == context.device.id ? String.dot + context.text(.thisDevice) : "")
                }
                tag("small") { facts.compactMap(\.self).joined(separator: .dot) }
            }
            tag("a", .class("button", "quiet", "ink-bad"), .href(Link("/settings").with("remove", device.id))) {
                context.text(.remove)
            }
        }
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

    func pairing(_ user: UserID) async throws -> Markup {
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
            tag("h2") { context.text(.pairAnother) + (user == context.user ? "" : String.dot + user.rawValue) }
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
