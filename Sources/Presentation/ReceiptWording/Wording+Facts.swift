public import ReceiptDomain
public import ReceiptReview

// Facts of a review in words; the languages differ in nothing here.
extension Wording {
    /// What a field holds, escaped.
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

    /// A category with its icon: the one way in which categories are shown.
    public func label(_ category: Category) -> String { "\(catalog.icon(of: category)) \(self.category(category))" }

    /// A part of an amount: `🍚 Food ₩62,400 @nabi`.
    public func part(_ split: Split) -> String {
        let category = split.category.map { label($0) } ?? missing
        return "\(category) \(split.amount.formatted)"
            + (split.subject.map { " " + names.subject($0) } ?? "").escapingControls
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
    /// A value that can be chosen, in few words.
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
