import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// What somebody sees who has not come in: the question whether to pair, and why something is refused.
struct DoorScreen {
    let wording: any Wording
    let theme: Theme

    private func page(_ title: DoorText, status: Int, @MarkupBuilder _ content: () -> Markup) -> PageAnswer {
        let inner = content()
        return .html(
            Frame.document(title: wording.page(title), wording, theme: theme) {
                tag("main", .class("door"), .set("id", "main")) {
                    tag("h1") { wording.page(title) }
                    inner
                }
            },
            status: status
        )
    }

    /// Looking at it spends nothing: programs that look at links before people do must not use up the code.
    func question(_ offer: PairingOffer, code: String, isOpen: Bool) -> PageAnswer {
        page(.pairThis, status: 200) {
            tag("p") { wording.page(.pairAs(offer.user.rawValue)) }
            if isOpen { tag("p", .class("ink-faint")) { wording.page(.plainConnection) } }
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

    func noOffer() -> PageAnswer { page(.codeIsOver, status: 410) { tag("p") { wording.page(.codeIsOverHelp) } } }

    func notPaired() -> PageAnswer {
        page(.notPaired, status: 401) {
            tag("p") { wording.page(.notPairedHelp) }
            tag("pre") { "receiptmind devices pair" }
        }
    }

    func problem(_ title: DoorText, _ help: DoorText, status: Int) -> PageAnswer {
        page(title, status: status) {
            tag("p") { wording.page(help) }
            tag("p") { tag("a", .class("button"), .href(Link("/"))) { wording.page(.inbox) } }
        }
    }

    func trouble(_ sentence: String, status: Int) -> PageAnswer {
        page(.somethingWrong, status: status) {
            tag("p") { sentence }
            tag("p") { tag("a", .class("button"), .href(Link("/"))) { wording.page(.inbox) } }
        }
    }
}
