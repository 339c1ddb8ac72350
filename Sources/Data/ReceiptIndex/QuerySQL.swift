import GRDB
import ReceiptDomain

struct QuerySQL {
    private(set) var conditions: [String] = []
    private(set) var arguments: [(any DatabaseValueConvertible)?] = []
    /// Phrases for FTS5, all of which must match.
    private var phrases: [String] = []
    private var needsText = false
    /// The tables to search in place of `record`, if given.
    private let givenTables: String?
    /// Set where the query tests only the status.
    private(set) var states: Set<RecordStatus>?
    /// Text tests that SQL cannot express, called by their index.
    private var textTests: [(field: String, test: RecordTest.TextTest)] = []

    /// Whether to look merchants up by name first, which pays only for rare ones.
    private let looksUpMerchants: Bool
    /// The first merchant name tested for.
    private(set) var merchantPart: String?

    private var firstDay = Int.min
    private var lastDay = Int.max

    /// `query` without words, which ``WordQuery`` finds.
    ///
    /// `place` is the end of the previous page; `tables` must include `record`.
    init(
        _ query: RecordQuery,
        after place: RecordOrder? = nil,
        within tables: String? = nil,
        looksUpMerchants: Bool = true
    ) {
        givenTables = tables
        self.looksUpMerchants = looksUpMerchants
        for test in query.tests { add(test) }
        // One bound for each end: SQLite seeks by one only, and would scan everything before the place.
        if firstDay > .min { require("day >= ?", firstDay) }
        if lastDay < .max { require("\(place == nil ? "" : "+")day <= ?", lastDay) }
        if let place { require("(day, id) < (?, ?)", place.day, place.id.bytes) }
        phrases.sort(by: SearchTokens.isRarer)
        states = query.states
    }

    /// With the joins that the conditions need.
    var tables: String {
        var tables = givenTables ?? "record"
        // In this join order: few rows are found, among many records.
        if givenTables == nil, !phrases.isEmpty {
            tables = "(\(WordQuery.rows)) AS found CROSS JOIN record USING (row)"
        }
        if needsText { tables += " JOIN text ON text.row = record.row" }
        return tables
    }

    /// All conditions, with the arguments of ``tables`` and of the conditions in order.
    var filter: (sql: String, arguments: StatementArguments) {
        let others = givenTables == nil ? phrases.dropFirst() : phrases[...]
        let found = others.map { _ in "record.row IN (\(WordQuery.rows))" }
        let all = found + conditions
        let texts = phrases.map { $0 as (any DatabaseValueConvertible)? }
        return (all.isEmpty ? "1" : all.joined(separator: " AND "), StatementArguments(texts + arguments))
    }

    /// Registers the SQL function `holds(number, text)`, which evaluates a text test.
    func addFunction(to db: Database) {
        guard !textTests.isEmpty else { return }
        let function = DatabaseFunction("holds", argumentCount: 2, pure: true) { [textTests] values in
            guard let number = Int.fromDatabaseValue(values[0]), let text = String.fromDatabaseValue(values[1]) else {
                return false
            }
            return textTests[number].test.holds(for: SearchText.values(of: textTests[number].field, in: text))
        }
        db.add(function: function)
    }

    mutating func require(_ condition: String, _ arguments: (any DatabaseValueConvertible)?...) {
        conditions.append("(\(condition))")
        self.arguments += arguments
    }

    private mutating func add(_ test: RecordTest) {
        switch test {
        case .day(let comparison, let day): add(comparison, day.daysSince1970)
        case .time(.isNot, let time): require("time IS NOT ?", time.minutes)
        case .time(let comparison, let time): require("time \(comparison.sign) ?", time.minutes)
        case .amount(let comparison, let money): add(comparison, money)
        case .tax(let comparison, let money): add(comparison, money, of: "tax_")
        case .category(let categories, let orNone):
            require(categories, orNone ? "category IS NULL AND parts IS NULL" : nil)
        case .categoryCode(let part, let categories):
            require(categories, "instr(category, ?) OR instr(parts, ?)", part, part)
        case .isNotCategory(let category):
            require("category IS NOT ? AND instr(coalesce(parts, ''), ?) = 0", category.code, "|\(category.code)|")
        case .kind(let kinds): require("kind IN (\(Self.list(kinds.map { IndexFormat.number($0) })))")
        case .status(let states):
            // The unary plus keeps the planner from gathering and sorting all confirmed records; other states are rare.
            let plus = states.contains(.confirmed) ? "+" : ""
            require("\(plus)status IN (\(Self.list(states.map { IndexFormat.number($0) })))")
        case .has(.day, true): lastDay = min(lastDay, RecordOrder.undated - 1)
        case .has(.day, false): firstDay = max(firstDay, RecordOrder.undated)
        case .has(.time, let isThere): require("time IS \(isThere ? "NOT " : "")NULL")
        case .has(.amount, let isThere): require("minor IS \(isThere ? "NOT " : "")NULL")
        case .has(.tax, let isThere): require("tax_minor IS \(isThere ? "NOT " : "")NULL")
        case .isPlain(let isPlain): require("plain = \(isPlain ? 1 : 0)")
        case .text("merchant", .contains(let part)):
            // Distinct names are far fewer than records.
            merchantPart = merchantPart ?? part
            let plus = looksUpMerchants ? "" : "+"
            require("\(plus)record.merchant IN (SELECT number FROM merchant WHERE instr(folded, ?))", part)
        case .text(let field, let test):
            needsText = true
            let isSearched = SearchText.fields.contains(field)
            if isSearched, case .contains(let part) = test { require(part: part) }
            require("holds(\(textTests.count), text.\(isSearched ? "text" : "others"))")
            textTests.append((field, test))
        case .word, .number: break  // a query of its own finds them
        }
    }

    /// The record's category or one of its splits', or another condition.
    private mutating func require(_ categories: Set<Category>, _ other: String?, _ values: String...) {
        let codes = categories.map(\.code).sorted()
        let places = codes.map { _ in "?" }.joined(separator: ",")
        let parts = codes.map { _ in "instr(parts, ?)" }
        require((["category IN (\(places))"] + parts + [other].compactMap(\.self)).joined(separator: " OR "))
        arguments += (codes + codes.map { "|\($0)|" } + values) as [String]
    }

    private mutating func add(_ comparison: RecordTest.Comparison, _ day: Int) {
        if comparison == .isNot { return require("day <> ?", day) }
        if comparison == .minimum || comparison == .is { firstDay = max(firstDay, day) }
        if comparison == .more { firstDay = max(firstDay, day + 1) }
        if comparison == .maximum || comparison == .is { lastDay = min(lastDay, day) }
        if comparison == .less { lastDay = min(lastDay, day - 1) }
        // A record without a day is neither before nor after one.
        lastDay = min(lastDay, RecordOrder.undated - 1)
    }

    private mutating func require(part: String) {
        if let phrase = SearchTokens.query(part) { phrases.append(phrase) }
        require("instr(text.text, ?)", part)
    }

    /// `columns` is the prefix of the amount's columns.
    private mutating func add(
        _ comparison: RecordTest.Comparison,
        _ money: Money,
        of columns: String = ""
    ) {
        let isNot = comparison == .isNot
        let sign = isNot ? RecordTest.Comparison.is.sign : comparison.sign
        let comparison: String
        let values: [any DatabaseValueConvertible]
        if money.currency == .unknown {
            guard let thousandths = money.thousandths else { return require(isNot ? "1" : "0") }
            let decimals = money.shortestDecimal.split(separator: ".").dropFirst().first?.count ?? 0
            comparison = "\(columns)digits >= ? AND \(columns)thousandths \(sign) ?"
            values = [decimals, thousandths]
        } else {
            comparison = "\(columns)currency = ? AND \(columns)minor \(sign) ?"
            values = [money.currency.code, money.minorUnits]
        }
        conditions.append(isNot ? "(NOT coalesce(\(comparison), 0))" : "(\(comparison))")
        arguments += values
    }

    private static func list(_ numbers: [Int]) -> String { numbers.sorted().map(String.init).joined(separator: ",") }
}

extension RecordTest.Comparison {
    fileprivate var sign: String {
        switch self {
        case .is: "="
        case .isNot: "<>"
        case .minimum: ">="
        case .maximum: "<="
        case .more: ">"
        case .less: "<"
        }
    }
}

extension RecordQuery {
    /// The states tested for, where the query has no other tests.
    fileprivate var states: Set<RecordStatus>? {
        var states = Set(RecordStatus.allCases)
        for test in tests {
            guard case .status(let wanted) = test else { return nil }
            states.formIntersection(wanted)
        }
        return states
    }
}
