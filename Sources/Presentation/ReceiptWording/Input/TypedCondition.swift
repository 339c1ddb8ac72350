import HouseholdBook
public import ReceiptDomain
import ReceiptReview

/// A condition as a person types it: `merchant~이마트`, `date>=2026-11-01`, `category=food`, `memo=`.
struct TypedCondition {
    enum Sign: String, CaseIterable {
        // The longer signs first: "<=" begins as "<" does.
        case minimum = ">="
        case maximum = "<="
        case isNot = "!="
        case contains = "~"
        case `is` = "="
        case more = ">"
        case less = "<"

        /// `nil` for the sign that does not compare two values.
        fileprivate var comparison: RecordTest.Comparison? {
            switch self {
            case .is: .is
            case .isNot: .isNot
            case .minimum: .minimum
            case .maximum: .maximum
            case .more: .more
            case .less: .less
            case .contains: nil
            }
        }
    }

    private let name: String
    private let sign: Sign
    /// In the format of a review's answers; empty where the field is to have no value.
    private let answer: String
    private let convention: InputConvention

    init(_ text: String, _ convention: InputConvention) throws(InputProblem) {
        let found = Sign.allCases.compactMap { sign in text.firstRange(of: sign.rawValue).map { (sign, $0) } }
        let first = found.min { ($0.1.lowerBound, -$0.0.rawValue.count) < ($1.1.lowerBound, -$1.0.rawValue.count) }
        guard let (sign, range) = first else { throw .notACondition(text) }
        let answer = text[range.upperBound...].trimmingSpaces
        (name, self.sign, self.convention) = (text[..<range.lowerBound].trimmingSpaces, sign, convention)
        self.answer = answer == "-" ? "" : answer
    }

    var test: RecordTest {
        get throws(InputProblem) {
            if Self.statusNames.contains(name.lowercased()) { return .status(try status) }
            guard Int(name) == nil, let field = ReviewField(named: name) else { throw .noSuchField(name) }
            switch field {
            case .kind: return .kind(try kinds)
            case .category: return try categoryTest
            case .date: return try value(.day) { (comparison) throws(InputProblem) in .day(comparison, try day) }
            case .time:
                return try value(.time) { (comparison) throws(InputProblem) in
                    .time(comparison, try TimeParser()(answer))
                }
            case .amount:
                return try value(.amount) { (comparison) throws(InputProblem) in .amount(comparison, try amount) }
            case .tax: return try value(.tax) { (comparison) throws(InputProblem) in .tax(comparison, try amount) }
            default: return try textTest(of: field)
            }
        }
    }

    /// A test that no record passes: the sign means nothing for the field.
    private static let never = RecordTest.status([])

    private func value(
        _ part: RecordTest.Part,
        _ test: (RecordTest.Comparison) throws(InputProblem) -> RecordTest
    ) throws(InputProblem) -> RecordTest {
        switch (sign, answer.isEmpty) {
        case (.is, true): .has(part, false)
        case (.isNot, true): .has(part, true)
        default: if let comparison = sign.comparison, !answer.isEmpty { try test(comparison) } else { Self.never }
        }
    }

    private var status: Set<RecordStatus> {
        get throws(InputProblem) {
            try chosen { (text) throws(InputProblem) in
                guard let status = RecordStatus(named: text) else { throw .notAStatus(text) }
                return status
            }
        }
    }

    private var kinds: Set<RecordKind> {
        get throws(InputProblem) { try chosen { (text) throws(InputProblem) in try RecordKind(typed: text) } }
    }

    /// Those of a fixed set of values that the sign selects; a part of a value is looked for in its code.
    private func chosen<Value: CaseIterable & Hashable & RawRepresentable<String>>(
        _ parse: (String) throws(InputProblem) -> Value
    ) throws(InputProblem) -> Set<Value> {
        let all = Set(Value.allCases)
        if sign == .contains, !answer.isEmpty {
            return all.filter { $0.rawValue.lowercased().contains(answer.lowercased()) }
        }
        let named = try answer.isEmpty ? [] : [parse(answer)]
        return sign == .is ? Set(named) : sign == .isNot ? all.subtracting(named) : []
    }

    private var categoryTest: RecordTest {
        get throws(InputProblem) {
            switch (sign, answer.isEmpty) {
            case (.is, true): return .category([], orNone: true)
            case (.isNot, true): return .categoryCode(contains: "", or: [])
            case (_, true): return Self.never
            case (.contains, _):
                // A code outside the catalog has no other name than itself.
                let part = answer.lowercased()
                let named = convention.catalog.entries.filter { entry in
                    [entry.korean, entry.english].contains { $0.lowercased().contains(part) }
                }
                return .categoryCode(contains: part, or: Set(named.map(\.category)))
            default:
                let category = try CategorySearch.any(answer, in: convention.catalog)
                if sign == .is { return .category([category], orNone: false) }
                return sign == .isNot ? .isNotCategory(category) : Self.never
            }
        }
    }

    private func textTest(of field: ReviewField) throws(InputProblem) -> RecordTest {
        switch (sign, answer.isEmpty) {
        case (.is, true): return .text(field: field.name, .isThere(false))
        case (.isNot, true): return .text(field: field.name, .isThere(true))
        case (_, true): return Self.never
        default:
            guard let comparison = sign.comparison else {
                return .text(field: field.name, .contains(SearchText.folded(answer.lowercased())))
            }
            return .text(field: field.name, .compare(comparison, SearchText.folded(try text(for: field))))
        }
    }

    // MARK: Values

    /// The first or the last day of a month or year, as the sign needs it; only a single day can be compared otherwise.
    private var day: CalendarDay {
        get throws(InputProblem) {
            let span = try convention.span(answer)
            switch sign {
            case .minimum, .less: return span.first
            case .maximum, .more: return span.last
            default:
                guard span.first == span.last else { throw .notADate(answer) }
                return span.first
            }
        }
    }

    private var amount: Money {
        get throws(InputProblem) { try AmountParser(currency: convention.homeCurrency ?? .unknown)(answer) }
    }

    private func text(for field: ReviewField) throws(InputProblem) -> String {
        switch field {
        case .freeForm(let field) where field.name == "mood": return try Mood(typed: answer).rawValue
        case .freeForm(let field) where field.name == "subject":
            let name = answer.lowercased().drop { $0 == "@" }
            return convention.subjects[String(name)] ?? String(name)
        case .account: return try account
        default: return answer.lowercased()
        }
    }

    /// The account's id; a text that names none may stand on records that are older than the accounts.
    private var account: String {
        get throws(InputProblem) {
            do {
                return try convention.accounts.account(named: answer).id
            } catch {
                if case .manyAccounts = error { throw .account(error) }
                return answer.lowercased()
            }
        }
    }
}

// Names.
extension TypedCondition {
    static let monthNames = ["month", "월"]
    private static let statusNames = ["status"] + Language.allCases.map { $0.wording.header(.status).lowercased() }

    /// Whether the text names a field: by its whole name in any language, or by three or more of its first letters.
    static func isName(_ text: String) -> Bool {
        let wanted = text.lowercased()
        if (statusNames + monthNames).contains(wanted) || ReviewField.field(otherwiseNamed: wanted) != nil {
            return true
        }
        return ReviewField.matches(wanted).contains { field in
            let names = [field.name] + Language.allCases.map { $0.wording.field(field).lowercased() }
            return names.contains(wanted) || wanted.utf8.count >= 3
        } && !wanted.isEmpty
    }
}

extension RecordStatus {
    /// As ``init(named:)``, or as people call drafts: `list drafts`, `list 미확정`.
    init?(listedAs text: String) {
        let drafts = ["drafts", "unconfirmed", "unreviewed", "pending", "미확정", "미확인"]
        self.init(named: drafts.contains(text.lowercased()) ? Self.draft.rawValue : text)
    }

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
