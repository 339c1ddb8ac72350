import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// The entries of the navigation bar.
enum Place: CaseIterable, Hashable {
    case home, records, add, reports, more

    var link: Link {
        switch self {
        case .home: Link("/")
        case .records: Link("/records")
        case .add: Link("/add")
        case .reports: Link("/reports")
        case .more: Link("/more")
        }
    }

    func title(_ context: RequestContext) -> String {
        switch self {
        case .home: context.text(.home)
        case .records: context.text(.records)
        case .add: context.text(.add)
        case .reports: context.text(.reports)
        case .more: context.text(.more)
        }
    }

    /// A line drawing with a view box of 24 by 24.
    var icon: Markup {
        let path: [(StaticString, [Double])] =
            switch self {
            case .home:
                [
                    ("M", [4, 11]), ("L", [12, 4]), ("l", [8, 7]), ("M", [6, 9.5]), ("V", [20]), ("h", [12]),
                    ("V", [9.5]),
                    ("M", [10, 20]), ("v", [-5]), ("h", [4]), ("v", [5]),
                ]
            case .reports:
                [("M", [5, 20]), ("V", [11]), ("M", [12, 20]), ("V", [4]), ("M", [19, 20]), ("v", [-6])]
            case .records: [("M", [5, 6]), ("h", [14]), ("M", [5, 12]), ("h", [14]), ("M", [5, 18]), ("h", [9])]
            case .add: [("M", [12, 5]), ("v", [14]), ("M", [5, 12]), ("h", [14])]
            case .more: [("M", [5, 12]), ("h", [0.1]), ("M", [12, 12]), ("h", [0.1]), ("M", [19, 12]), ("h", [0.1])]
            }
        return tag("svg", .viewBox(0, 0, 24, 24), .set("aria-hidden", "true"), .class("icon")) {
            tag("path", .path(path))
        }
    }
}

extension RequestContext {
    /// The frame of a page, with the number of drafts in its navigation bar.
    func frame(_ place: Place, _ title: String, isLive: Bool = false) async throws -> Frame {
        var frame = Frame(context: self, place: place, title: title, isLive: isLive, drafts: try await draftCount())
        if let said = request.query["said"].flatMap(TakenBack.init) { frame.notice = try await message(said) }
        return frame
    }

    /// Whether the newest step was undone or done again, for the notice on the page that follows.
    enum TakenBack: String {
        case undone, redone
    }

    /// The message that a step was undone or redone, with a button for the contrary.
    private func message(_ said: TakenBack) async throws -> Markup {
        let step = try await library.steps(said == .undone ? .undoing : .change, of: user, newest: 1).first
        return tag("form", .set("method", "post"), .action(Link(said == .undone ? "/redo" : "/undo")), .class("said")) {
            tag("span") { text(said == .undone ? .undoneIt : .redoneIt) }
            if let step, "\(step.number)" == request.query["step"] {
                hidden("step", "\(step.number)")
                hidden("back", "/" + request.path.joined(separator: "/"))
                tag("button", .class("quiet")) { text(said == .undone ? .redo : .undo) }
            }
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
    /// A question that lies over the page.
    var sheet: Markup?

    func page(@MarkupBuilder _ content: () -> Markup) -> String {
        let body = content()
        return Self.document(title: title, context.wording, theme: context.theme, of: context.user) {
            tag("a", .class("skip"), .href(Link("").at("main"))) { context.text(.skipToContent) }
            navigation
            tag("main", .text(.id, "main"), isLive ? .set("data-live", "") : nil) {
                tag("div", .class("top")) {
                    if let above {
                        tag("a", .class("back"), .href(above), .text(.ariaLabel, context.text(.back))) {
                            tag("span", .set("aria-hidden", "true")) { "‹" }
                        }
                    }
                    tag("h1") { title }
                }
                tag("div", .set("role", "status"), .text(.id, "notice"), .class("notice")) {
                    context.keptTrouble
                    notice
                }
                body
            }
            sheet
        }
    }

    /// The lists that have pages of their own below them.
    static let lists: Set = [
        "accounts", "budgets", "categories", "claims", "coming", "goals", "records", "rules", "settings", "statements",
        "subjects",
    ]

    /// The page above this one: an installed app has no button of a browser's to go back.
    private var above: Link? {
        let path = context.request.path
        guard let place, let first = path.first, "/" + path.joined(separator: "/") != place.link.text else {
            return nil
        }
        if path.count > 2 { return Link("", first, path[1]) }
        return path.count == 2 && Self.lists.contains(first) ? Link("", first) : place.link
    }

    func answer(status: Int = 200, @MarkupBuilder _ content: () -> Markup) -> PageResponse {
        .html(page(content), status: status)
    }

    private var navigation: Markup {
        tag("nav", .class("bar"), .text(.ariaLabel, context.text(.navigation))) {
            for place in Place.allCases {
                tag("a", .href(place.link), place == self.place ? .set("aria-current", "page") : nil) {
                    place.icon
                    tag("span") { place.title(context) }
                    if place == .home, let drafts, drafts > 0 {
                        tag("b", .class("count")) { "\(min(drafts, 999))" }
                    }
                }
            }
        }
    }

    /// The script keeps what waits on the device apart by `user`, who is in the body's first attribute.
    static func document(
        title: String,
        _ wording: any Wording,
        theme: Theme,
        of user: UserID? = nil,
        @MarkupBuilder _ body: () -> Markup
    ) -> String {
        let content = body()
        let card = DesignTokens.Surface.card
        let page =
            tag("head") {
                void("meta", .set("charset", "utf-8"))
                void(
                    "meta",
                    .set("name", "viewport"),
                    .set("content", "width=device-width, initial-scale=1, viewport-fit=cover")
                )
                void("meta", .set("name", "color-scheme"), .set("content", "light dark"))
                for (scheme, surface) in [("light", card.light), ("dark", card.dark)] {
                    void(
                        "meta",
                        .set("name", "theme-color"),
                        .text(.content, surface.css),
                        .text(.media, "(prefers-color-scheme: \(scheme))")
                    )
                }
                tag("title") { "\(title) · ReceiptMind" }
                void("link", .set("rel", "manifest"), .href(Link("/manifest.webmanifest")))
                void("link", .set("rel", "apple-touch-icon"), .href(Link("/apple-touch-icon.png")))
                void("link", .set("rel", "stylesheet"), .href(Link("/page.css").with("v", Assets.version)))
                void("link", .set("rel", "icon"), .href(Link("/icon.svg").with("v", Assets.version)))
                tag("script", .set("type", "module"), .src(Link("/page.js").with("v", Assets.version)))
            }
            + tag("body", user.map { .data("user", $0.rawValue) }, .data("words", wording.pageScriptWords)) { content }
        return "<!DOCTYPE html>\n"
            + tag(
                "html",
                [.text(.lang, wording.language.rawValue)] + (theme == .system ? [] : [.data("theme", theme.rawValue)])
            ) { page }.text
    }
}
