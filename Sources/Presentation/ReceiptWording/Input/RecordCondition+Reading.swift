import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
public import ReceiptReview

extension RecordCondition {
    /// Parses a condition; values have the formats of a review's answers.
    public init(_ text: String, convention: InputConvention) throws(InputProblem) {
        let found = Comparison.allCases.compactMap { sign in text.range(of: sign.rawValue).map { (sign, $0) } }
        let first = found.min { ($0.1.lowerBound, -$0.0.rawValue.count) < ($1.1.lowerBound, -$1.0.rawValue.count) }
        guard let (sign, range) = first else { throw .notACondition(text) }
        let name = text[..<range.lowerBound].trimmingSpaces
        let answer = text[range.upperBound...].trimmingSpaces
        let subject: Subject
        let names = ["status"] + Language.allCases.map { $0.wording.header(.status).lowercased() }
        if names.contains(name.lowercased()) {
            subject = .status
        } else {
            guard Int(name) == nil, let field = ReviewField(named: name) else { throw .noSuchField(name) }
            subject = .field(field)
        }
        self.init(subject, sign, try Self.value(answer, subject, sign, convention))
    }

    private static func value(
        _ text: String,
        _ subject: Subject,
        _ sign: Comparison,
        _ convention: InputConvention
    ) throws(InputProblem) -> Value {
        if text.isEmpty || text == "-" { return .missing }
        if sign == .contains { return .text(text.lowercased()) }
        switch subject {
        case .status:
            guard let status = RecordStatus(named: text) else { throw .notAStatus(text) }
            return .status(status)
        case .field(.date):
            let span = try convention.span(text)
            switch sign {
            case .minimum, .less: return .day(span.first)
            case .maximum, .more: return .day(span.last)
            default:
                guard span.first == span.last else { throw .notADate(text) }
                return .day(span.first)
            }
        case .field(.time): return .time(try TimeParser()(text))
        case .field(.amount), .field(.tax):
            return .amount(try AmountParser(currency: convention.homeCurrency ?? .unknown)(text))
        case .field(.category): return .category(try CategorySearch.any(text, in: convention.catalog))
        case .field(.kind):
            return .kind(try RecordKind(typed: text))
        case .field(.freeForm(let field)) where field.name == "mood": return .text(try Mood(typed: text).rawValue)
        case .field(.freeForm(let field)) where field.name == "subject":
            let name = text.lowercased().drop { $0 == "@" }
            return .text(convention.subjects[String(name)] ?? String(name))
        case .field(.account): return .text(try account(text, convention))
        case .field: return .text(text.lowercased())
        }
    }
}

extension RecordCondition {
    /// The account's id; a text that names none may stand on records that are older than the accounts.
    private static func account(_ text: String, _ convention: InputConvention) throws(InputProblem) -> String {
        do {
            return try convention.accounts.account(named: text).id
        } catch {
            if case .manyAccounts = error { throw .account(error) }
            return text.lowercased()
        }
    }

    static let monthNames = ["month", "월"]

    /// Whether the text names a field: by its whole name in any language, or by three or more of its first letters.
    static func isName(_ text: String) -> Bool {
        let wanted = text.lowercased()
        let others = ["status"] + monthNames + Language.allCases.map { $0.wording.header(.status).lowercased() }
        if others.contains(wanted) { return true }
        return ReviewField.matches(wanted).contains { field in
            let names = [field.name] + Language.allCases.map { $0.wording.field(field).lowercased() }
            return names.contains(wanted) || wanted.utf8.count >= 3
        } && !wanted.isEmpty
    }
}

extension StringProtocol {
    fileprivate func range(of sign: String) -> Range<Index>? { firstRange(of: sign) }
}

extension RecordStatus {
    /// Parses a name in any language; `nil` for any other text.
    public init?(named text: String) {
        let wanted = text.lowercased()
        let found = Self.allCases.first { status in
            ([status.rawValue] + Language.allCases.map { $0.wording.status(status) }).contains(wanted)
        }
        guard let found else { return nil }
        self = found
    }
}
