public import ReceiptDomain
public import ReceiptReview

// Facts of a review as text that is the same in all languages.
extension Wording {
    /// A field's value as text, escaped.
    public func value(_ value: ReviewRow.Value) -> String {
        switch value {
        case .text(let text): text.escapingControls
        case .day(let day, nil): day.map { self.day($0) } ?? missing
        case .day(let day, let time?): (day.map { self.day($0) } ?? missing) + "  \(time)"
        case .amount(let amount): amount.formatted
        case .category(let category): label(category)
        case .kind(let kind): self.kind(kind)
        case .mood(let mood): label(mood)
        case .account(let id): names.account(id).escapingControls
        case .transfer(let source, let target):
            (source.map { names.account($0) } ?? "?").escapingControls + " → " + names.account(target).escapingControls
        case .subject(let id): names.subject(id).escapingControls
        case .splits(let splits): localized("\(splits.count) parts", "\(splits.count)개")
        case .tags(let tags): tags.map { "#\($0)" }.joined(separator: " ").escapingControls
        }
    }

    /// A category with its icon: the only form in which categories are shown.
    public func label(_ category: Category) -> String { "\(catalog.icon(of: category)) \(self.category(category))" }

    /// A split as text: `🍚 Food ₩62,400 @nabi`.
    public func part(_ split: Split) -> String {
        let category = split.category.map { label($0) } ?? missing
        return "\(category) \(split.amount.formatted)"
            + (split.subject.map { " " + names.subject($0) } ?? "").escapingControls
    }

    /// A field's value as a person types it in this language.
    public func typed(_ field: ReviewField, of record: Record) -> String {
        switch field {
        case .kind: kind(record.kind)
        case .splits: record.named(record.book.splits).map { typed($0, of: record) }.joined(separator: " ")
        case .freeForm(let field) where field.name == "mood": record.mood.map { name($0) } ?? ""
        default: record.typed(field)
        }
    }

    /// A name of several words stays the category's code, because parts are parted by spaces.
    private func typed(_ split: Split, of record: Record) -> String {
        let text = split.typed(in: record)
        guard let own = split.category, case let name = category(own), !name.contains(where: \.isWhitespace) else {
            return text
        }
        return name + text.dropFirst(own.code.count)
    }

    /// The facts of a record beyond its receipt, as names for ``Wording/bookField(_:)`` with escaped values.
    public func bookFacts(of record: Record) -> [(name: String, value: String)] {
        var facts: [(name: String, value: String)] = []
        for field in RecordField.all where field.use == .listedIfAny {
            guard let value = field.value(of: record) else { continue }
            let text =
                switch value {
                case .money(let money): money.formatted
                case .text(let text) where field.name == "toAccount": names.account(text)
                case .text(let text): RecordID(text)?.short ?? text
                case .flag: "✓"
                case .list(let words): words.joined(separator: ", ")
                }
            facts.append((field.name, text.escapingControls))
        }
        if let parts = record.book.installments {
            let interest = parts.interest.map { " + " + $0.formatted } ?? ""
            facts.append(("installments", inMonths(parts) + interest))
        }
        let splits = record.book.splits.map { part($0) }
        if !splits.isEmpty { facts.append(("splits", splits.joined(separator: ", ").escapingControls)) }
        return facts
    }

    private func inMonths(_ parts: Installments) -> String {
        localized("\(parts.months) months, from \(month(parts.first))", "\(month(parts.first))부터 \(parts.months)개월")
    }

    public func failure(_ failure: ReviewFailure) -> String {
        switch failure {
        case .library(let problem): error(problem)
        case .book(let problem): self.problem(problem)
        case .noViewer(let path): noViewer(picture: path)
        case .unexpected(let description): unexpected(description)
        }
    }
}

extension Wording {
    /// An alternative value in a few words.
    public func choice(_ change: FieldChange) -> String {
        switch change {
        case .merchant(let name): name.escapingControls
        case .date(let day): day.description
        case .amount(let amount): amount.formatted
        case .currency(let currency): currency.code
        case .category(let category?): label(category)
        case .kind(let kind): self.kind(kind)
        case .time(let time?): time.description
        default: missing
        }
    }
}
