import HouseholdBook
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// Parts of pages that several screens share.
extension RequestContext {
    /// A field of a form with its label.
    func field(_ label: String, id: String, @MarkupBuilder _ content: () -> Markup) -> Markup {
        let inner = content()
        return tag("div", .class("field")) {
            tag("label", .text(.for, id)) { label }
            inner
        }
    }

    func input(_ name: String, _ value: String?, _ more: Attribute?...) -> Markup {
        let attributes: [Attribute] = [
            .text(.id, name), .text(.name, name), .text(.value, value ?? ""), .text(.autocomplete, "off"),
        ]
        return void("input", attributes + more.compactMap(\.self))
    }

    func select(_ name: String, _ options: [(value: String, label: String)], chosen: String) -> Markup {
        tag("select", .text(.id, name), .text(.name, name)) {
            for option in options {
                tag("option", .text(.value, option.value), .flag("selected", if: option.value == chosen)) {
                    option.label
                }
            }
        }
    }

    /// A select of the categories for this kind of record, with their codes as values; the first option is none.
    func categorySelect(_ chosen: ReceiptDomain.Category?, kind: RecordKind) -> Markup {
        var offered = wording.catalog.offered(for: kind)
        if let chosen, !offered.contains(chosen) { offered.append(chosen) }
        return select(
            "category",
            [("", wording.missing)] + offered.map { ($0.code, wording.label($0)) },
            chosen: chosen?.code ?? ""
        )
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

    /// A record's row in a list: two lines on a phone, one on a wide screen.
    func row(_ record: Record) -> Markup {
        let title = wording.title(of: record) ?? record.content.map { wording.content($0) } ?? wording.missing
        let category = record.category ?? record.shares.first?.category
        let others = max(0, record.shares.count - 1)
        let link = record.status == .draft ? Link("/review", record.id.rawValue) : Link("/records", record.id.rawValue)
        return tag("li") {
            tag("a", .class("row"), .href(link)) {
                tag("span", .class("icon-sign"), .set("aria-hidden", "true")) {
                    category.map { String(wording.catalog.icon(of: $0)) } ?? "·"
                }
                tag("span", .class("what")) {
                    tag("b") { title.escapingControls }
                    tag("small") {
                        [
                            category.map { wording.category($0) + (others > 0 ? " +\(others)" : "") },
                            record.time?.description, record.account.map { wording.names.account($0) },
                            record.mood.map { wording.label($0) },
                            record.status == .confirmed ? nil : wording.status(record.status),
                        ].compactMap(\.self).joined(separator: " · ").escapingControls
                    }
                }
                amount(record)
            }
        }
    }

    func amount(_ record: Record) -> Markup {
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

    func sums(_ totals: [Money]) -> String { totals.map(\.formatted).joined(separator: "  ") }

    func hidden(_ name: String, _ value: String) -> Markup {
        void("input", .set("type", "hidden"), .text(.name, name), .text(.value, value))
    }

    /// The text of an empty list, with an optional link to an action.
    func empty(_ sentence: String, _ link: Link? = nil, _ label: String = "") -> Markup {
        tag("div", .class("empty")) {
            tag("p") { sentence }
            if let link { tag("a", .class("button"), .href(link)) { label } }
        }
    }
}
