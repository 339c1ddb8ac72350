import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The household's book: accounts, what comes again, whom money is spent for, and what was done last.
struct BookScreens {
    let visit: Visit

    var wording: any Wording { visit.wording }

    func more() async throws -> PageAnswer {
        var frame = Frame(visit: visit, place: .more, title: visit.text(.more))
        frame.drafts = try await visit.draftCount()
        let places: [(Link, PageText, PageText)] = [
            (Link("/reports"), .reports, .reportsHelp), (Link("/accounts"), .accounts, .accountsHelp),
            (Link("/coming"), .coming, .comingHelp),
            (Link("/subjects"), .subjects, .subjectsHelp), (Link("/steps"), .lastSteps, .lastStepsHelp),
            (Link("/settings"), .settings, .settingsHelp),
        ]
        return frame.answer {
            tag("ul", .class("rows")) {
                for (link, title, help) in places {
                    tag("li") {
                        tag("a", .class("row"), .href(link)) {
                            tag("span", .class("what")) {
                                tag("b") { visit.text(title) }
                                tag("small") { visit.text(help) }
                            }
                        }
                    }
                }
            }
        }
    }

    func frame(_ title: String) async throws -> Frame {
        var frame = Frame(visit: visit, place: .more, title: title, isLive: true)
        frame.drafts = try await visit.draftCount()
        return frame
    }
}
