public import ReceiptDomain

/// What a record has to be like to be chosen: `merchant~이마트`, `date>=2026-11-01`, `category=food`, `memo=`.
public struct RecordCondition: Hashable, Sendable {
    enum Comparison: String, CaseIterable, Hashable, Sendable {
        // The longer signs first: "<=" begins as "<" does.
        case atLeast = ">="
        case atMost = "<="
        case isNot = "!="
        case contains = "~"
        case `is` = "="
        case more = ">"
        case less = "<"
    }

    enum Value: Hashable, Sendable {
        case missing
        case day(CalendarDay)
        case time(TimeOfDay)
        case amount(Money)
        case category(Category)
        case kind(RecordKind)
        case status(RecordStatus)
        /// In small letters, without spaces at its ends.
        case text(String)
    }

    enum Subject: Hashable, Sendable {
        case field(ReviewField)
        case status
    }

    var subject: Subject
    var comparison: Comparison
    var value: Value

    /// Reads a condition as it is typed; values may be written as in a review.
    public init(_ text: String, convention: InputConvention) throws(InputProblem) {
        let found = Comparison.allCases.compactMap { sign in text.range(of: sign.rawValue).map { (sign, $0) } }
        let first = found.min { ($0.1.lowerBound, -$0.0.rawValue.count) < ($1.1.lowerBound, -$1.0.rawValue.count) }
        guard let (sign, range) = first else { throw .notACondition(text) }
        let name = text[..<range.lowerBound].trimmingSpaces
        let answer = text[range.upperBound...].trimmingSpaces
        let names = ["status"] + Language.allCases.map { $0.wording.header(.status).lowercased() }
        if names.contains(name.lowercased()) {
            subject = .status
        } else {
            guard Int(name) == nil, let field = ReviewField(named: name) else { throw .noSuchField(name) }
            subject = .field(field)
        }
        comparison = sign
        value = try Self.value(answer, subject, sign, convention)
    }

    /// A condition that is asked for by an option of its own.
    init(_ subject: Subject, _ comparison: Comparison, _ value: Value) {
        self.subject = subject
        self.comparison = comparison
        self.value = value
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
        case .field(.date): return .day(try DayParser(convention: convention)(text))
        case .field(.time): return .time(try TimeParser()(text))
        case .field(.amount):
            return .amount(try AmountParser(currency: convention.homeCurrency ?? .unknown)(text))
        case .field(.category): return .category(try CategorySearch.any(text))
        case .field(.kind):
            let kind = RecordKind.allCases.first { $0.rawValue == text.lowercased() }
            guard let kind else { throw .notAKind(text) }
            return .kind(kind)
        case .field: return .text(text.lowercased())
        }
    }

    // MARK: Matching

    public func matches(_ record: Record) -> Bool {
        let actual = actual(of: record)
        switch comparison {
        case .is: return equals(actual)
        case .isNot: return !equals(actual)
        case .contains:
            guard case .text(let wanted) = value else { return false }
            return texts(of: record).contains { $0.lowercased().contains(wanted) }
        case .atLeast: return order(actual).map { $0 >= 0 } ?? false
        case .atMost: return order(actual).map { $0 <= 0 } ?? false
        case .more: return order(actual).map { $0 > 0 } ?? false
        case .less: return order(actual).map { $0 < 0 } ?? false
        }
    }

    private func equals(_ actual: [Value]) -> Bool {
        value == .missing ? actual.isEmpty : actual.contains { order([$0]) == 0 || $0 == value }
    }

    /// -1, 0 or 1 as the record's value is less than, equal to or more than the condition's; `nil` where they cannot be
    /// compared, as amounts of two currencies.
    private func order(_ actual: [Value]) -> Int? {
        func sign<Key: Comparable>(_ a: Key, _ b: Key) -> Int { a < b ? -1 : a > b ? 1 : 0 }
        switch (actual.first, value) {
        case (.day(let a)?, .day(let b)): return sign(a, b)
        case (.time(let a)?, .time(let b)): return sign(a, b)
        case (.text(let a)?, .text(let b)): return sign(a, b)
        case (.amount(let a)?, .amount(let b)):
            // Typed without a currency in a household without one: the number is meant.
            let other = b.currency == .unknown ? b.reinterpreted(as: a.currency) : b
            return other.flatMap { $0.currency == a.currency ? sign(a.minorUnits, $0.minorUnits) : nil }
        default: return nil
        }
    }

    /// What the record has there: nothing, one value, or several tags.
    private func actual(of record: Record) -> [Value] {
        switch subject {
        case .status: [.status(record.status)]
        case .field(.date): record.date.map { [.day($0)] } ?? []
        case .field(.time): record.time.map { [.time($0)] } ?? []
        case .field(.amount): record.amount.map { [.amount($0)] } ?? []
        case .field(.category): record.category.map { [.category($0)] } ?? []
        case .field(.kind): [.kind(record.kind)]
        default: texts(of: record).filter { !$0.isEmpty }.map { .text($0.lowercased()) }
        }
    }

    private func texts(of record: Record) -> [String] {
        switch subject {
        case .status: [record.status.rawValue]
        case .field(.tags): record.tags
        case .field(.category): record.category.map { [$0.code, $0.koreanName, $0.englishName] } ?? []
        case .field(let field): [record.typed(field)]
        }
    }
}

extension StringProtocol {
    fileprivate func range(of sign: String) -> Range<Index>? { firstRange(of: sign) }
}

extension RecordStatus {
    /// By its name in any language.
    init?(named text: String) {
        let wanted = text.lowercased()
        let found = Self.allCases.first { status in
            ([status.rawValue] + Language.allCases.map { $0.wording.status(status) }).contains(wanted)
        }
        guard let found else { return nil }
        self = found
    }
}
