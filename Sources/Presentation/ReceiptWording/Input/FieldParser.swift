import HouseholdBook
public import ReceiptDomain
public import ReceiptReview

/// Parses a field's typed value.
public struct FieldParser: Sendable {
    public var convention: InputConvention

    public init(convention: InputConvention) { self.convention = convention }

    /// The longest text of a field in characters.
    static let longestText = 200
    /// The longest text of all line items, and of a note, in characters.
    static let longestItems = 20_000

    /// The change that the answer makes to this record; `-` clears a field that may be empty.
    public func callAsFunction(
        _ answer: String,
        for field: ReviewField,
        of record: Record
    ) throws(InputProblem) -> FieldChange {
        let isMemo = field == .freeForm(.memo)
        let isNote = record.kind == .note && isMemo
        let text = String(
            answer.map { isMemo && $0.isNewline ? "\n" : $0.unicodeScalars.allSatisfy(\.isVisible) ? $0 : " " }
        ).trimmingSpaces
        let limit = field == .items || isNote ? Self.longestItems : Self.longestText
        guard text.count <= limit else { throw .tooLong(limit: limit) }
        guard !text.isEmpty else { throw .needed(field) }
        let isCleared = text == "-"
        guard !isCleared || field.canBeCleared else { throw .needed(field) }
        switch field {
        case .merchant: return .merchant(text)
        case .date:
            return .date(record.mayBePlanned ? try convention.entryDay(text) : try convention.pastDay(text))
        case .time: return .time(isCleared ? nil : try TimeParser()(text))
        case .amount: return .amount(try AmountParser(currency: currency(of: record))(text))
        case .currency: return .currency(try CurrencyParser(current: currency(of: record))(text))
        case .tax: return .tax(isCleared ? nil : try AmountParser(currency: currency(of: record))(text))
        case .kind: return .kind(try RecordKind(typed: text))
        case .category: return .category(isCleared ? nil : try search(record.kind)(text))
        case .splits:
            return .splits(isCleared ? [] : try PartsParser(convention: convention, record: record)(text))
        case .items: return .items(isCleared ? [] : try ItemParser(currency: currency(of: record)).all(text))
        case .account: return .account(isCleared ? nil : try account(text, of: record))
        case .freeForm(let field):
            guard !isCleared else { return .freeForm(field, nil) }
            if let value = try meant(text, field) { return .freeForm(field, value) }
            return .freeForm(field, field.type == .list ? .list(Self.words(text)) : .text(text))
        }
    }

    /// The account's id; a text that the record has already may name none.
    private func account(_ text: String, of record: Record) throws(InputProblem) -> String {
        do { return text == record.account ? text : try convention.accountID(text) } catch { throw .account(error) }
    }

    /// For fields with fixed values the stored code of the typed word.
    private func meant(_ text: String, _ field: RecordField) throws(InputProblem) -> RecordField.Value? {
        switch field.name {
        case "mood": return .text(try Mood(typed: text).rawValue)
        case "subject":
            let name = String(text.drop { $0 == "@" })
            return .text(convention.subjects[name.lowercased()] ?? name)
        default: return nil
        }
    }

    private func search(_ kind: RecordKind) -> CategorySearch { CategorySearch(kind: kind, in: convention.catalog) }

    /// The currency of an amount typed without one; a first amount is in the account's.
    public func currency(of record: Record) -> Currency {
        guard let currency = record.amount?.currency, currency != .unknown else {
            let account = record.account.flatMap { convention.accounts[$0] }
            return account?.currency ?? convention.homeCurrency ?? .unknown
        }
        return currency
    }

    /// The words between commas, or between spaces if there is no comma, without duplicates and without `#`.
    private static func words(_ text: String) -> [String] {
        let words = text.split { text.contains(",") ? $0 == "," : $0.isWhitespace }
        var tags: [String] = []
        for word in words {
            let tag = word.trimmingSpaces.drop { $0 == "#" }
            if !tag.isEmpty, !tags.contains(String(tag)) { tags.append(String(tag)) }
        }
        return tags
    }
}

extension RecordKind {
    /// Parses a name or its beginning, in any language.
    public init(typed text: String) throws(InputProblem) {
        let wanted = text.lowercased()
        let found = Self.typed.first { kind in
            let names = [kind.rawValue] + Language.allCases.map { $0.wording.kind(kind).lowercased() }
            return names.contains { $0.hasPrefix(wanted) }
        }
        guard let found else { throw .notAKind(text) }
        self = found
    }
}

extension Unicode.Scalar {
    fileprivate var isVisible: Bool { properties.generalCategory != .control }
}

extension Record {
    /// Whether its day may be in the future: an entry of money without a receipt, which shows that it was paid.
    fileprivate var mayBePlanned: Bool {
        status == .confirmed && images.isEmpty && (kind == .expense || kind == .income || kind == .transfer)
    }
}
