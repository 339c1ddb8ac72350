import HouseholdBook
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// Parts of pages that several screens share.
extension RequestContext {
    /// The name of a field of a record, by its name in the ledger.
    func name(ofField name: String) -> String { ReviewField(name: name).map { wording.field($0) } ?? name }

    /// The typed value of a record's field as a person knows it: names instead of ids and codes.
    func shown(_ field: String, _ typed: String) -> String {
        let name: String? =
            switch field {
            case "category": ReceiptDomain.Category(code: typed).map { wording.category($0) }
            case "account", "toAccount": wording.names.account(typed)
            case "subject": wording.names.subject(typed)
            case "kind": RecordKind(rawValue: typed).map { wording.kind($0) }
            case "mood": Mood(rawValue: typed).map { wording.name($0) }
            case "date": CalendarDay(iso: typed).map { day($0) }
            default: nil
            }
        return typed.isEmpty ? wording.missing : (name ?? typed).escapingControls
    }

    /// A day as lists and sentences name it, with the year where it is another than today's.
    func day(_ day: CalendarDay) -> String { wording.day(day, besides: today.year) }

    /// A message that something was done.
    func said(_ sentence: String) -> Markup { tag("p", .class("said")) { tag("span") { sentence } } }

    /// A message about a change just made, with a button to undo it while it is the newest step.
    ///
    /// `more` says what else that step did.
    func made(
        _ sentence: String,
        back: String,
        @MarkupBuilder more: (LedgerStep) -> Markup = { _ in Markup() }
    ) async throws -> Markup {
        let step = try await library.steps(of: user, newest: 1).first
        return tag("form", .set("method", "post"), .action(Link("/undo")), .class("said")) {
            tag("span") {
                sentence
                if let step, "\(step.number)" == request.query["step"] { more(step) }
            }
            if let step, "\(step.number)" == request.query["step"] {
                hidden("step", "\(step.number)")
                hidden("back", back)
                tag("button", .class("quiet")) { text(.undo) }
            }
        }
    }

    /// Redirects to the page with the message of ``made(_:back:)`` about the step just written.
    func done(_ link: Link, _ said: String) async throws -> PageResponse {
        let step = try await library.steps(of: user, newest: 1).first
        return .see(link.with("said", said).with("step", step.map { "\($0.number)" }))
    }

    /// The sign of a category before a row: in its colour.
    func categorySign(_ category: ReceiptDomain.Category?) -> Markup {
        guard let category else { return sign("tag") }
        return drawn(wording.catalog.icon(of: category), .data("tone", DesignTokens.toneName(of: category)))
    }

    /// A category's drawing and name in a line of text.
    func named(_ category: ReceiptDomain.Category?, _ name: String) -> Markup {
        tag("span", .class("named")) { categorySign(category) + Markup(data: name) }
    }

    /// A drawing before a row.
    func sign(_ name: String) -> Markup {
        tag("span", .class("icon-sign"), .set("aria-hidden", "true")) { drawing(name) }
    }

    /// A drawing of `Assets/icons.svg`, in the colour of the text around it.
    func drawing(_ name: String) -> Markup {
        tag("svg", .class("icon"), .set("aria-hidden", "true")) {
            tag("use", .href(Link("/icons.svg").with("v", Assets.version).at(name)))
        }
    }

    /// A confidence level as a mark and a word, with its percentage if one is given.
    func sureness(_ level: ConfidenceLevel, percent: Int? = nil) -> Markup {
        let text = "\(level.mark) \(wording.confidence(level))" + (percent.map { " \($0)%" } ?? "")
        return switch level.ink {
        case .good: tag("small", .class("ink-good")) { text }
        case .bad: tag("small", .class("ink-bad")) { text }
        case .doubt: tag("small", .class("ink-doubt")) { text }
        case .accent: tag("small", .class("ink-accent")) { text }
        default: tag("small", .class("ink-faint")) { text }
        }
    }

    /// A row of a list that leads to a page; the page opens over the list if it is a sheet.
    func row(
        _ link: Link,
        isSheet: Bool = false,
        sign: Markup = Markup(),
        _ title: String,
        _ remark: String,
        @MarkupBuilder behind: () -> Markup = { Markup() }
    ) -> Markup {
        tag("li") {
            tag("a", .class("row"), .href(link), isSheet ? .data("sheet", "") : nil) {
                sign
                tag("span", .class("what")) {
                    tag("b") { title }
                    if !remark.isEmpty { tag("small") { remark } }
                }
                behind()
            }
        }
    }

    /// A record's row in a list, with its picture where it has one.
    func row(_ record: Record, isDated: Bool = false) -> Markup {
        let category = record.category ?? record.shares.first?.category
        let others = max(0, record.shares.count - 1)
        let isDraft = record.status == .draft
        let link = isDraft ? Link("/review", record.id.rawValue) : Link("/records", record.id.rawValue)
        return tag("li") {
            tag("a", .class("row"), .href(link)) {
                if record.images.isEmpty {
                    switch record.kind {
                    case .note: sign("note")
                    case .transfer, .adjust: sign("transfer")
                    default: categorySign(category)
                    }
                } else {
                    PhotoView.thumbnail(record)
                }
                tag("span", .class("what")) {
                    tag("b") { title(of: record).escapingControls }
                    tag("small") {
                        [
                            isDated ? record.date.map { day($0) } : nil,
                            category.map { wording.category($0) + (others > 0 ? " +\(others)" : "") },
                            record.kind == .transfer ? wording.kind(.transfer) : nil, record.time?.description,
                            record.kind == .transfer ? nil : record.account.map { wording.names.account($0) },
                            record.mood.map { wording.name($0) },
                            record.status == .confirmed || isDated ? nil : wording.status(record.status),
                        ].compactMap(\.self).joined(separator: .dot).escapingControls
                    }
                    if isDraft, record.content == nil, !record.missingFields.isEmpty {
                        tag("small", .class("ink-doubt")) { "! " + text(.incomplete) }
                    }
                }
                amount(record)
            }
        }
    }

    /// The record's title in a list; a draft whose shop was not read says so.
    func title(of record: Record) -> String {
        if let title = wording.title(of: record) ?? record.content.map({ wording.content($0).asTitle }) { return title }
        return record.status == .draft ? text(.withoutShop) : wording.missing
    }

    /// A record in a sentence: its title and amount.
    func outline(_ record: Record) -> String {
        [title(of: record).escapingControls, record.amount?.formatted].compactMap(\.self).joined(separator: " ")
    }

    /// An item's name in a list.
    func name(of item: LineItem) -> String {
        item.name.isEmpty ? wording.missing : item.name.escapingControls
    }

    /// A mood in its colour, with its drawing and name.
    func chip(_ mood: Mood) -> Markup {
        let label = drawing(mood.rawValue) + Markup(data: wording.name(mood).asTitle)
        return switch mood {
        case .happy: tag("span", .class("mood", "mood-happy")) { label }
        case .sad: tag("span", .class("mood", "mood-sad")) { label }
        case .angry: tag("span", .class("mood", "mood-angry")) { label }
        case .tired: tag("span", .class("mood", "mood-tired")) { label }
        case .calm: tag("span", .class("mood", "mood-calm")) { label }
        case .anxious: tag("span", .class("mood", "mood-anxious")) { label }
        case .neutral: tag("span", .class("mood", "mood-neutral")) { label }
        }
    }

    func amount(_ record: Record) -> Markup {
        if record.kind == .note { return Markup() }
        guard let money = record.amount else { return tag("span", .class("amount", "ink-faint")) { wording.missing } }
        let sign = record.kind == .income ? "+" : ""
        return tag("span", record.kind == .income ? .class("amount", "ink-good") : .class("amount")) {
            sign + money.formatted
        }
    }

    func money(_ money: Money?) -> Markup {
        guard let money else { return tag("span", .class("amount", "ink-faint")) { wording.missing } }
        return tag("span", money.minorUnits < 0 ? .class("amount", "ink-bad") : .class("amount")) { money.formatted }
    }

    /// An account's gain or loss; only a gain is marked, as most entries are losses.
    func movement(_ money: Money) -> Markup {
        money.minorUnits > 0
            ? tag("span", .class("amount", "ink-good")) { "+" + money.formatted }
            : tag("span", .class("amount")) { money.formatted }
    }

    func sums(_ totals: [Money]) -> String { totals.map(\.formatted).joined(separator: "  ") }

    func hidden(_ name: String, _ value: String) -> Markup {
        void("input", .set("type", "hidden"), .text(.name, name), .text(.value, value))
    }

    /// The text of an empty list under a drawing, with an optional link to an action, which opens over the page if it is a sheet.
    func empty(
        _ sentence: String,
        _ link: Link? = nil,
        isSheet: Bool = false,
        _ label: String = "",
        drawing name: String = "receipt"
    ) -> Markup {
        tag("div", .class("empty")) {
            drawing(name)
            tag("p") { sentence }
            if let link {
                tag("a", .class("button"), .href(link), isSheet ? .data("sheet", "") : nil) { label }
            }
        }
    }
}

extension String {
    /// With a capital letter at its beginning.
    var asTitle: String { prefix(1).uppercased() + dropFirst() }
}

extension String {
    /// The dot between two remarks of a line, which begins no line of its own.
    static let dot = "\u{A0}· "
}
