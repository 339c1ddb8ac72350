import ReceiptMarkup
import ReceiptWording

/// The pages of the household's book: accounts, recurring entries, subjects, and the newest steps.
struct BookScreens {
    let context: RequestContext

    var wording: any Wording { context.wording }

    func more() async throws -> PageResponse {
        let frame = try await context.frame(.more, context.text(.more))
        let groups: [(name: PageText, places: [(link: Link, drawing: String, title: String, help: PageText)])] = [
            (
                .dayToDay,
                [
                    (Link("/calendar"), "calendar", context.text(.calendar), .calendarHelp),
                    (Link("/coming"), "transfer", context.text(.coming), .comingHelp),
                    (Link("/subjects"), "dues", context.text(.subjects), .subjectsHelp),
                ]
            ),
            (
                .ofMoney,
                [
                    (Link("/accounts"), "card", context.text(.accounts), .accountsHelp),
                    (Link("/statements"), "list", context.text(.statement), .statementsHelp),
                    (Link("/budgets"), "gauge", context.text(.budgets), .budgetsHelp),
                    (Link("/goals"), "savings", wording.goalsHeading, .goalsHelp),
                    (Link("/claims"), "health", context.text(.claims), .claimsHelp),
                ]
            ),
            (
                .toArrange,
                [
                    (Link("/categories"), "tag", context.text(.categories), .categoriesHelp),
                    (Link("/rules"), "list", context.text(.rules), .rulesHelp),
                    (Link("/steps"), "back", context.text(.lastSteps), .lastStepsHelp),
                    (Link("/settings"), "sliders", context.text(.settings), .settingsHelp),
                ]
            ),
        ]
        return frame.answer {
            for group in groups {
                tag("h2") { context.text(group.name) }
                tag("ul", .class("rows")) {
                    for place in group.places {
                        context.row(
                            place.link,
                            sign: context.sign(place.drawing),
                            place.title,
                            context.text(place.help)
                        )
                    }
                }
            }
        }
    }

    /// The message about the change that led to this page.
    private static let said: [String: PageText] = [
        "made": .made, "saved": .savedIt, "ended": .ended, "removed": .removedIt, "closed": .closed,
        "done": .reminderDone,
        "skipped": .reminderSkipped, "reconciled": .reconciled,
    ]

    /// The frame of a page with a form, which is left alone while somebody fills it in.
    func formFrame(_ title: String) async throws -> Frame {
        var frame = try await frame(title)
        frame.isLive = false
        return frame
    }

    /// Runs the work of a form; where it cannot be done, the page with the form says why.
    func taking(
        _ form: FormFields,
        from page: Link,
        _ work: () async throws -> PageResponse
    ) async throws -> PageResponse {
        do {
            return try await work()
        } catch let error where !(error is CancellationError) && !(error is PageProblem) {
            return await context.again(page, form, error)
        }
    }

    func frame(_ title: String) async throws -> Frame {
        var frame = try await context.frame(.more, title, isLive: true)
        if let said = context.request.query["said"].flatMap({ Self.said[$0] }) {
            let path = "/" + context.request.path.joined(separator: "/")
            frame.notice = try await context.made(context.text(said), back: path, more: entered)
        }
        return frame
    }

    /// A bar as long as the amount's share of the largest; hidden from screen readers, as the number stands beside it.
    static func meter(_ units: Int, of largest: Int, isOver: Bool = false, tone: String? = nil) -> Markup {
        tag(
            "svg",
            .class("meter"),
            tone.map { Attribute.data("tone", $0) },
            .viewBox(0, 0, 100, 8),
            .set("preserveAspectRatio", "none"),
            .set("aria-hidden", "true")
        ) {
            tag(
                "rect",
                isOver ? .class("over") : nil,
                .number("width", largest > 0 ? min(100, 100 * Double(max(0, units)) / Double(largest)) : 0),
                .set("height", "8")
            )
        }
    }
}
