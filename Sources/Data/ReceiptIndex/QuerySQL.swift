import GRDB
import ReceiptDomain

/// A query in the words of SQLite.
struct QuerySQL {
    private(set) var conditions: [String] = []
    private(set) var arguments: [(any DatabaseValueConvertible)?] = []
    /// What FTS5 is asked for; all of it.
    private var phrases: [String] = []
    private var needsText = false
    private var needsRead = false
    /// Only the states of records are asked for.
    private(set) var states: Set<RecordStatus>?
    /// What SQL cannot say of a field's text, by the number that it is asked by.
    private(set) var textTests: [(field: String, test: RecordTest.TextTest)] = []

    init(_ query: RecordQuery) {
        for test in query.tests { add(test) }
        // The longest is the one that fewest records have.
        phrases.sort { ($1.count, $0) < ($0.count, $1) }
        states = query.states
    }

    /// With the tables joined that the conditions need.
    var tables: String {
        var tables = "record"
        if !phrases.isEmpty {
            // In this order: the words are few, and the records many.
            tables =
                "(SELECT DISTINCT \(Self.row) AS row FROM words WHERE words MATCH ?) AS found CROSS JOIN record USING (row)"
        }
        if needsText { tables += " JOIN text ON text.row = record.row" }
        if needsRead { tables += " LEFT JOIN read ON read.row = record.row" }
        return tables
    }

    private static let row = "words.rowid & 4294967295"

    /// All conditions, and the arguments of ``tables`` and of these in their order.
    var filter: (sql: String, arguments: StatementArguments) {
        let others = phrases.dropFirst()
        let found = others.map { _ in "record.row IN (SELECT \(Self.row) FROM words WHERE words MATCH ?)" }
        let all = found + conditions
        let arguments = phrases.map { $0 as (any DatabaseValueConvertible)? } + arguments
        return (all.isEmpty ? "1" : all.joined(separator: " AND "), StatementArguments(arguments))
    }

    mutating func require(_ condition: String, _ arguments: (any DatabaseValueConvertible)?...) {
        conditions.append("(\(condition))")
        self.arguments += arguments
    }

    private mutating func add(_ test: RecordTest) {
        switch test {
        case .day(let comparison, let day):
            require("day \(comparison.sign) ?", day.daysSince1970)
            if comparison == .minimum || comparison == .more { require("day < ?", RecordOrder.undated) }
        case .time(.isNot, let time): require("time IS NOT ?", time.minutes)
        case .time(let comparison, let time): require("time \(comparison.sign) ?", time.minutes)
        case .amount(let comparison, let money): add(comparison, money)
        case .category(let categories, let orNone):
            let places = Array(repeating: "?", count: categories.count).joined(separator: ",")
            require("category IN (\(places))" + (orNone ? " OR category IS NULL" : ""))
            arguments += categories.map(\.code).sorted() as [String]
        case .isNotCategory(let category): require("category IS NOT ?", category.code)
        case .kind(let kinds): require("kind IN (\(Self.list(kinds.map { IndexFormat.number($0) })))")
        case .status(let states):
            // The plus keeps the planner from gathering and sorting all confirmed records; of the others there are few.
            let plus = states.contains(.confirmed) ? "+" : ""
            require("\(plus)status IN (\(Self.list(states.map { IndexFormat.number($0) })))")
        case .currency(let currencies, let orNone):
            let codes = currencies.map { "'\($0.code)'" }.sorted().joined(separator: ",")
            let isNone = orNone ? " OR currency IS NULL OR currency = 'XXX'" : ""
            require("currency IN (\(codes)) AND currency <> 'XXX'" + isNone)
        case .has(.day, let isThere): require("day \(isThere ? "<" : "=") ?", RecordOrder.undated)
        case .has(.time, let isThere): require("time IS \(isThere ? "NOT " : "")NULL")
        case .has(.amount, let isThere): require("minor IS \(isThere ? "NOT " : "")NULL")
        case .text(let field, let test):
            needsText = true
            if case .contains(let part) = test {
                require(part: part)
                if field == SearchText.fields.first {
                    // What is asked most often, without a call for each record: the first field ends at the first separator.
                    return require("instr(substr(text.text, 1, instr(text.text, char(30)) - 1), ?)", part)
                }
            }
            require("holds(\(textTests.count), text.text)")
            textTests.append((field, test))
        case .word(let word):
            (needsText, needsRead) = (true, true)
            if let phrase = SearchTokens.query(word) { phrases.append(phrase) }
            require("instr(text.text, ?) OR instr(read.text, ?)", word, word)
        }
    }

    private mutating func require(part: String) {
        if let phrase = SearchTokens.query(part) { phrases.append(phrase) }
        require("instr(text.text, ?)", part)
    }

    private mutating func add(_ comparison: RecordTest.Comparison, _ money: Money) {
        let isNot = comparison == .isNot
        let sign = isNot ? RecordTest.Comparison.is.sign : comparison.sign
        let comparison: String
        let values: [any DatabaseValueConvertible]
        if money.currency == .unknown {
            guard let thousandths = money.thousandths else { return require(isNot ? "1" : "0") }
            let decimals = money.shortestDecimal.split(separator: ".").dropFirst().first?.count ?? 0
            comparison = "digits >= ? AND thousandths \(sign) ?"
            values = [decimals, thousandths]
        } else {
            comparison = "currency = ? AND minor \(sign) ?"
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
    /// The states that are asked for, where nothing else is.
    fileprivate var states: Set<RecordStatus>? {
        var states = Set(RecordStatus.allCases)
        for test in tests {
            guard case .status(let wanted) = test else { return nil }
            states.formIntersection(wanted)
        }
        return states
    }
}
