import GRDB
import ReceiptDomain

/// A query in the words of SQLite.
struct QuerySQL {
    private(set) var conditions: [String] = []
    private(set) var arguments: [(any DatabaseValueConvertible)?] = []
    /// What FTS5 is asked for; all of it.
    private var phrases: [String] = []
    private var needsText = false
    /// What SQL cannot say of a field's text, by the number that it is asked by.
    private(set) var textTests: [(field: String, test: RecordTest.TextTest)] = []

    init(_ query: RecordQuery) {
        for test in query.tests { add(test) }
    }

    /// With the tables joined that the conditions need.
    var tables: String {
        var tables = "record"
        if !phrases.isEmpty {
            // In this order: the words are few, and the records many.
            tables = "words CROSS JOIN record ON record.row = (words.rowid & 4294967295) AND record.word = words.rowid"
        }
        if needsText { tables += " JOIN text ON text.row = record.row" }
        return tables
    }

    /// All conditions, and the arguments in their order.
    var filter: (sql: String, arguments: StatementArguments) {
        var conditions = conditions
        var arguments = arguments
        if !phrases.isEmpty {
            conditions.insert("words MATCH ?", at: 0)
            arguments.insert(phrases.joined(separator: " AND "), at: 0)
        }
        return (conditions.isEmpty ? "1" : conditions.joined(separator: " AND "), StatementArguments(arguments))
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
        case .status(let states): require("status IN (\(Self.list(states.map { IndexFormat.number($0) })))")
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
            needsText = true
            require(part: word)
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
