import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// The pages for devices that are not paired: the question whether to pair, the certificate, and refusals.
struct PairingScreen {
    let wording: any Wording
    let theme: Theme

    private func page(_ title: PageText, status: Int, @MarkupBuilder _ content: () -> Markup) -> PageResponse {
        let inner = content()
        return page(wording.page(title), status: status) { inner }
    }

    private func page(_ title: String, status: Int, @MarkupBuilder _ content: () -> Markup) -> PageResponse {
        let inner = content()
        return .html(
            Frame.document(title: title, wording, theme: theme) {
                tag("main", .class("pairing"), .set("id", "main")) {
                    void("img", .class("icon"), .src(Link("/icon.svg").with("v", Assets.version)), .set("alt", ""))
                    tag("h1") { title }
                    inner
                }
            },
            status: status
        )
    }

    /// Showing the question does not use up the code: programs that preview links open them before people do.
    func question(_ offer: PairingOffer, code: String, isReadable: Bool) -> PageResponse {
        page(.pairThis, status: 200) {
            tag("p") { wording.page(.pairAs(offer.user.rawValue)) }
            if isReadable { tag("p", .class("ink-faint")) { wording.page(.plainConnection) } }
            tag("form", .set("method", "post"), .action(Link("/pair")), .class("card")) {
                void("input", .set("type", "hidden"), .set("name", "code"), .text(.value, code))
                tag("div", .class("field")) {
                    tag("label", .set("for", "name")) { wording.page(.nameOfDevice) }
                    void(
                        "input",
                        .set("id", "name"),
                        .set("name", "name"),
                        .set("maxlength", "60"),
                        .text(.value, wording.page(.phone))
                    )
                }
                tag("div", .class("actions")) { tag("button", .class("main")) { wording.page(.pair) } }
            }
        }
    }

    func noOffer() -> PageResponse { page(.codeIsOver, status: 410) { howToPair(.codeIsOverHelp) } }

    func notPaired() -> PageResponse {
        page(.notPaired, status: 401) { howToPair(.notPairedHelp) }
    }

    private func howToPair(_ help: PageText) -> Markup {
        tag("p") { wording.page(help) } + tag("pre") { "receiptmind devices pair" }
    }

    /// The certificate to install for encrypted access, with instructions and with the consequences of installing it.
    func certificate(_ secure: SecurePage, _ address: PageAddress) -> PageResponse {
        page(wording.page(.certificate), status: 200) {
            tag("p") { wording.page(.certificateMeans) }
            tag("p") { wording.page(.certificateLimits) }
            tag("p") {
                tag("a", .class("button", "main"), .href(Link("/certificate", "receiptmind.crt"))) {
                    wording.page(.certificateFile)
                }
            }
            tag("p") { wording.page(.compareFingerprint) }
            tag("pre", .class("wraps")) { secure.fingerprint }
            for (system, steps) in Self.systems {
                tag("details", .class("card")) {
                    tag("summary") { wording.page(system) }
                    tag("p") { wording.page(steps) }
                }
            }
            tag("p") { wording.page(.thenPair) }
            tag("pre") { address.origin }
        }
    }

    private static let systems: [(PageText, PageText)] = [
        (.iphone, .iphoneSteps), (.android, .androidSteps), (.desk, .deskSteps),
    ]

    func problem(_ title: PageText, _ help: PageText, status: Int) -> PageResponse {
        page(title, status: status) {
            tag("p") { wording.page(help) }
            tag("p") { tag("a", .class("button"), .href(Link("/"))) { wording.page(.home) } }
        }
    }

    func trouble(_ sentence: String, status: Int) -> PageResponse {
        page(.somethingWrong, status: status) {
            tag("p") { sentence }
            tag("p") { tag("a", .class("button"), .href(Link("/"))) { wording.page(.home) } }
        }
    }
}
