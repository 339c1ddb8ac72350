import ReceiptMarkup
import ReceiptWording

/// The entries of the navigation bar.
enum Place: CaseIterable, Hashable {
    case inbox, review, records, add, more

    var link: Link {
        switch self {
        case .inbox: Link("/")
        case .review: Link("/review")
        case .records: Link("/records")
        case .add: Link("/add")
        case .more: Link("/more")
        }
    }

    var title: PageText {
        switch self {
        case .inbox: .inbox
        case .review: .review
        case .records: .records
        case .add: .add
        case .more: .more
        }
    }

    /// A line drawing with a view box of 24 by 24.
    var icon: Markup {
        let path: [(StaticString, [Double])] =
            switch self {
            case .inbox:
                [
                    ("M", [4, 13]), ("h", [4]), ("l", [2, 3]), ("h", [4]), ("l", [2, -3]), ("h", [4]), ("M", [4, 13]),
                    ("V", [19]), ("h", [16]), ("V", [13]), ("L", [17, 5]), ("H", [7]), ("Z", []),
                ]
            case .review: [("M", [4, 12]), ("l", [5, 5]), ("L", [20, 6])]
            case .records: [("M", [5, 6]), ("h", [14]), ("M", [5, 12]), ("h", [14]), ("M", [5, 18]), ("h", [9])]
            case .add: [("M", [12, 5]), ("v", [14]), ("M", [5, 12]), ("h", [14])]
            case .more: [("M", [5, 12]), ("h", [0.1]), ("M", [12, 12]), ("h", [0.1]), ("M", [19, 12]), ("h", [0.1])]
            }
        return tag("svg", .viewBox(0, 0, 24, 24), .set("aria-hidden", "true"), .class("icon")) {
            tag("path", .path(path))
        }
    }
}

/// A whole page: head, navigation bar, title and content.
struct Frame {
    let context: RequestContext
    var place: Place?
    var title: String
    /// Whether the page reloads when the user's data has changed.
    var isLive = false
    var drafts: Int?
    /// A message of this one answer, shown above everything else.
    var notice: Markup = Markup()

    func page(@MarkupBuilder _ content: () -> Markup) -> String {
        let body = content()
        return Self.document(title: title, context.wording, theme: context.theme) {
            tag("a", .class("skip"), .href(Link("").at("main"))) { context.text(.skipToContent) }
            navigation
            tag("main", .text(.id, "main"), isLive ? .set("data-live", "") : nil) {
                tag("h1") { title }
                tag("div", .set("role", "status"), .text(.id, "notice"), .class("notice")) { notice }
                body
            }
        }
    }

    func answer(status: Int = 200, @MarkupBuilder _ content: () -> Markup) -> PageResponse {
        .html(page(content), status: status)
    }

    private var navigation: Markup {
        tag("nav", .class("bar"), .text(.ariaLabel, context.text(.navigation))) {
            for place in Place.allCases {
                tag("a", .href(place.link), place == self.place ? .set("aria-current", "page") : nil) {
                    place.icon
                    tag("span") { context.text(place.title) }
                    if place == .review, let drafts, drafts > 0 {
                        tag("b", .class("count")) { "\(min(drafts, 999))" }
                    }
                }
            }
        }
    }

    static func document(
        title: String,
        _ wording: any Wording,
        theme: Theme,
        @MarkupBuilder _ body: () -> Markup
    ) -> String {
        let content = body()
        let page =
            tag("head") {
                void("meta", .set("charset", "utf-8"))
                void(
                    "meta",
                    .set("name", "viewport"),
                    .set("content", "width=device-width, initial-scale=1, viewport-fit=cover")
                )
                void("meta", .set("name", "color-scheme"), .set("content", "light dark"))
                tag("title") { "\(title) · ReceiptMind" }
                void("link", .set("rel", "stylesheet"), .href(Link("/page.css").with("v", Assets.version)))
                void("link", .set("rel", "icon"), .href(Link("/icon.svg").with("v", Assets.version)))
                tag("script", .set("type", "module"), .src(Link("/page.js").with("v", Assets.version)))
            } + tag("body", .data("words", wording.pageScriptWords)) { content }
        return "<!DOCTYPE html>\n"
            + tag(
                "html",
                [.text(.lang, wording.language.rawValue)] + (theme == .system ? [] : [.data("theme", theme.rawValue)])
            ) { page }.text
    }
}
