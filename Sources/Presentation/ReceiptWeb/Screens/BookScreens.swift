import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The pages of the household's book: accounts, recurring entries, subjects, and the newest steps.
struct BookScreens {
    let context: RequestContext

    var wording: any Wording { context.wording }

    func more() async throws -> PageResponse {
        var frame = Frame(context: context, place: .more, title: context.text(.more))
        frame.drafts = try await context.draftCount()
        let places: [(link: Link, title: BookText, help: BookText)] = [
            (Link("/reports"), .reports, .reportsHelp), (Link("/accounts"), .accounts, .accountsHelp),
            (Link("/coming"), .coming, .comingHelp), (Link("/subjects"), .subjects, .subjectsHelp),
            (Link("/steps"), .lastSteps, .lastStepsHelp),
        ]
        return frame.answer {
            tag("ul", .class("rows")) {
                for place in places { Self.row(place.link, context.text(place.title), context.text(place.help)) }
                Self.row(Link("/settings"), context.text(.settings), context.text(.settingsHelp))
            }
        }
    }

    private static func row(_ link: Link, _ title: String, _ help: String) -> Markup {
        tag("li") {
            tag("a", .class("row"), .href(link)) {
                tag("span", .class("what")) {
                    tag("b") { title }
                    tag("small") { help }
                }
            }
        }
    }

    func frame(_ title: String) async throws -> Frame {
        var frame = Frame(context: context, place: .more, title: title, isLive: true)
        frame.drafts = try await context.draftCount()
        return frame
    }
}
