import HouseholdBook
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// A record's fields as a form, and the field changes that a sent form asks for.
struct FieldForm {
    let context: RequestContext
    let convention: InputConvention

    /// A field's text that could not be parsed, with the reason.
    struct Problem {
        var text: String
        var reason: String
    }

    /// Currency, account and kind come first, because the parsing of an amount depends on them.
    static let order: [ReviewField] = {
        let first: [ReviewField] = [.kind, .currency, .account, .amount, .merchant, .date, .time, .category]
        return first + ReviewField.allCases.filter { !first.contains($0) }
    }()

    /// The order in which a person looks for them.
    static let read: [ReviewField] = {
        let first: [ReviewField] = [.merchant, .amount, .date, .time, .category, .account]
        return first + order.filter { !first.contains($0) && ![.kind, .currency].contains($0) } + [.kind, .currency]
    }()

    /// The fields that stand first; a note's are its words, its mood and its day, a transfer has neither shop nor category.
    private static func main(of record: Record) -> [ReviewField] {
        switch record.kind {
        case .note: ["memo", "mood", "date"].compactMap { ReviewField(name: $0) }
        case .transfer: [.amount, .date, .time, .account]
        default: [.merchant, .amount, .date, .time, .category]
        }
    }

    /// The fields whose sent text differs from the record's value; a field that the form does not send is unchanged.
    func changed(_ form: FormFields, _ record: Record) -> [(field: ReviewField, text: String)] {
        Self.order.compactMap { field in
            if field == .splits, let text = PartsForm.text(form) {
                return [record.typed(.splits), PartsForm.text(of: record)].contains(text) ? nil : (field, text)
            }
            guard form.raw(field.name) != nil else { return nil }
            // Browsers send the lines of a note with carriage returns.
            var text = (form[field.name] ?? "").replacing("\r\n", with: "\n")
            if field == .items {
                text = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "; ")
            }
            guard text != record.typed(field), text != Self.shown(field, of: record) else { return nil }
            return (field, text)
        }
    }

    /// A field's value as its input shows it.
    private static func shown(_ field: ReviewField, of record: Record) -> String {
        guard field == .amount, let amount = record.amount else { return record.typed(field) }
        return amount.asTyped
    }

    /// The change that a field's text asks for; an empty text clears the field if the field can be cleared.
    func change(_ field: ReviewField, _ text: String, of record: Record) throws(InputProblem) -> FieldChange {
        let answer = text.isEmpty && field.canBeCleared ? "-" : text
        return try FieldParser(convention: convention)(answer, for: field, of: record)
    }

    /// The form's fields with their confidence (from `rows`), photo cut, notes, choices and problems, and what the book knows.
    ///
    /// Fields to be checked come first; fields that are sure are folded into a line with their values.
    func fields(
        of record: Record,
        _ rows: [ReviewRow],
        photo: PhotoView?,
        notes: (ReviewField) -> [String] = { _ in [] },
        choices: (ReviewField) -> Markup = { _ in Markup() },
        problems: [ReviewField: Problem] = [:],
        sent: FormFields? = nil,
        isDividing: Bool = false,
        facts: Markup = Markup()
    ) -> Markup {
        let isDivided = isDividing || !record.book.splits.isEmpty || problems[.splits] != nil
        let first = Self.main(of: record)
        let main = isDivided ? first.filter { $0 != .category } : first
        let sure = main.filter { isSure($0, rows) && problems[$0] == nil }
        let others = Self.read.filter { !first.contains($0) && $0 != .splits }
        let wrong = main.first { problems[$0] != nil } ?? others.first { problems[$0] != nil }
        func field(_ field: ReviewField) -> Markup {
            self.field(
                field,
                record,
                rows.first { $0.field == field },
                photo,
                notes(field),
                problems[field],
                choices(field),
                isFocused: field == wrong
            )
        }
        return tag("div", .class("fields")) {
            for one in main where !sure.contains(one) { field(one) }
            if isDivided {
                PartsForm(context: context, record: record, sent: sent, problem: problems[.splits], canBeWhole: true)
                    .markup
            }
            if !sure.isEmpty {
                tag("details", .class("sure")) {
                    tag("summary") { outline(sure, record) }
                    for one in sure { field(one) }
                }
            }
            facts
            tag("details", .class("others"), .flag("open", if: others.contains { problems[$0] != nil })) {
                tag("summary") { context.text(.moreFields) }
                for one in others { field(one) }
            }
        }
    }

    /// Whether nobody has to look at the field: it is certain, and so are the date that goes with a time, and a category.
    private func isSure(_ field: ReviewField, _ rows: [ReviewRow]) -> Bool {
        let row = rows.first { $0.field == (field == .time ? .date : field) }
        return row.flatMap(\.confidence).map { $0 >= .certain && row?.value != nil } ?? false
    }

    private func outline(_ fields: [ReviewField], _ record: Record) -> Markup {
        let wording = context.wording
        let values = fields.compactMap { field -> String? in
            switch field {
            case .merchant: record.merchant?.escapingControls
            case .amount: record.amount?.formatted
            case .date: record.date.map { context.day($0) }
            case .time: record.time?.description
            case .category: record.category.map { wording.category($0) }
            default: nil
            }
        }
        return tag("span", .class("ink-good")) { "✓ " + context.text(.sure) } + Markup(data: " ")
            + tag("b") { values.joined(separator: .dot) }
    }

    private func field(
        _ field: ReviewField,
        _ record: Record,
        _ row: ReviewRow?,
        _ photo: PhotoView?,
        _ notes: [String],
        _ problem: Problem?,
        _ choices: Markup,
        isFocused: Bool
    ) -> Markup {
        if field.name == "mood" { return context.moods(problem?.text ?? Self.shown(field, of: record)) }
        let notes = field == .items ? notes + [context.text(.itemsHelp)] : notes
        let hasPlace = photo?.evidence(field)?.box != nil
        let isInDoubt = row?.confidence.map { $0 < .certain } ?? false
        let described = [problem == nil ? nil : "problem-" + field.name, notes.isEmpty ? nil : "notes-" + field.name]
            .compactMap(\.self).joined(separator: " ")
        let state: [Attribute?] = [
            described.isEmpty ? nil : .text(.ariaDescribedBy, described),
            problem == nil ? nil : .set("aria-invalid", "true"), .flag("autofocus", if: isFocused),
        ]
        return tag("div", problem == nil ? .class("field") : .class("field", "wrong")) {
            tag("div", .class("label")) {
                tag("label", .text(.for, field.name)) {
                    record.kind == .transfer && field == .account
                        ? context.text(.fromAccount) : context.wording.field(field)
                }
                if let level = row?.confidence { context.sureness(level, percent: row?.percent) }
                if hasPlace {
                    tag("a", .class("to-place"), .href(Link("").at("place-" + field.name))) { context.text(.onPhoto) }
                }
            }
            if let photo, isInDoubt { photo.cut(field) }
            let input = control(field, problem?.text ?? Self.shown(field, of: record), record, state.compactMap(\.self))
            if field == .date {
                tag("div", .class("dated")) { input + context.days(for: field.name) }
            } else {
                input
            }
            choices
            if let problem {
                tag("p", .class("ink-bad"), .text(.id, "problem-" + field.name)) { problem.reason }
            }
            if !notes.isEmpty {
                tag("p", .class("notes"), .text(.id, "notes-" + field.name)) { notes.joined(separator: .dot) }
            }
        }
    }

    private func control(_ field: ReviewField, _ text: String, _ record: Record, _ state: [Attribute]) -> Markup {
        switch field {
        case .category: return context.categorySelect(record.category, kind: record.kind)
        case .kind:
            let stays = record.status == .confirmed && record.book.toAccount != nil
            let mayBeTransfer = record.kind.isUsual && record.status == .draft && context.hasTransfers
            let kinds =
                (stays ? [] : [.expense, .income]) + (mayBeTransfer ? [.transfer] : [])
                + (record.kind.isUsual ? [] : [record.kind])
            return context.select(
                field.name,
                kinds.map { ($0.rawValue, context.wording.kind($0).asTitle) },
                chosen: text
            )
        case .freeForm(.memo) where record.kind == .note || text.contains("\n"):
            let own: [Attribute] = [.text(.id, field.name), .text(.name, field.name), .set("rows", "6")]
            return tag("textarea", own + state) { text }
        case .items:
            let own: [Attribute] = [.text(.id, field.name), .text(.name, field.name), .set("rows", "6")]
            return tag("textarea", own + state) { text.replacing("; ", with: "\n") }
        case .account where !context.accounts.isEmpty:
            let open = context.accounts.accounts.filter { $0.closed == nil || $0.id == text }.map { ($0.id, $0.name) }
            return context.select(field.name, withOther(open, text), chosen: text)
        case .freeForm(let free) where free.name == "subject" && !context.subjects.subjects.isEmpty:
            let all = context.subjects.subjects.filter { !$0.isHidden || $0.id == text }
            return context.select(
                field.name,
                withOther(all.map { ($0.id, $0.name.escapingControls) }, text),
                chosen: text
            )
        case .amount:
            let currency = FieldParser(convention: convention).currency(of: record)
            return context.amountInput(field.name, text, currency, state + [.class("sum")])
        case .currency:
            return context.currencySelect(field.name, chosen: text, none: context.text(.nothingChosen))
        case .date: return context.input(field.name, text, [.set("type", "date")] + state)
        case .time: return context.input(field.name, text, [.set("type", "time"), .set("step", "any")] + state)
        case .merchant: return context.input(field.name, text, [.text(.list, "shops")] + state)
        default: return context.input(field.name, text, state)
        }
    }

    /// The options of a select: none, the known ones, and the record's own value if it is not among those.
    private func withOther(_ known: [(String, String)], _ text: String) -> [(value: String, label: String)] {
        let others = text.isEmpty || known.contains { $0.0 == text } ? [] : [(text, text)]
        return ([("", context.text(.nothingChosen))] + known + others).map { ($0.0, $0.1) }
    }

    /// The household's merchants as a `datalist`, for completion while typing.
    static func shops(_ names: [String]) -> Markup {
        tag("datalist", .text(.id, "shops")) {
            for name in names { tag("option", .text(.value, name)) }
        }
    }
}

extension RecordKind {
    fileprivate var isUsual: Bool { self == .expense || self == .income }
}

extension Money {
    /// The number as a field shows it: with separators where these leave no doubt about decimals.
    var asTyped: String {
        let grouped = formattedNumber
        let isBound = grouped.contains("≥") || grouped.contains("≤")
        return currency.fractionDigits < 3 && !isBound ? grouped : decimal
    }
}
