import GRDB
import ReceiptDomain

/// A word search: each word must occur in the record's text or in the recognised text of its images.
struct WordQuery: Hashable {
    private let words: [String]
    /// Words that may be amounts instead.
    private let numbers: [Number]
    /// The query's other tests, except for days.
    private let others: RecordQuery

    private struct Number: Hashable {
        var word: String
        var amount: Money
    }

    /// `nil` for a query without words.
    init?(_ query: RecordQuery) {
        var words: [String] = []
        var numbers: [Number] = []
        var others = RecordQuery()
        for test in query.tests {
            switch test {
            case .word(let word): words.append(word)
            case .number(let word, let amount): numbers.append(Number(word: word, amount: amount))
            case .day(.is, _): continue
            default: others.tests.append(test)
            }
        }
        if words.isEmpty, numbers.isEmpty { return nil }
        (self.words, self.numbers, self.others) = (words, numbers, others)
    }

    /// Rows that may have a phrase; see ``IndexFormat/tables``.
    static let rows = "SELECT DISTINCT words.rowid & 4294967295 AS row FROM words WHERE words MATCH ?"

    /// The statement that finds the records; a record may occur twice.
    func statement(_ db: Database) throws -> RowStatement {
        let sought = words.map { (word: $0, phrase: SearchTokens.query($0)) }
        let phrases = sought.compactMap(\.phrase).sorted(by: SearchTokens.isRarer)
        let filter = QuerySQL(others, within: phrases.isEmpty ? "record" : Self.found)
        var tests: [String] = []
        var arguments = phrases.map { $0 as (any DatabaseValueConvertible)? }
        for _ in phrases.dropFirst() { tests.append("record.row IN (\(Self.rows))") }
        for (word, phrase) in sought {
            let isCertain = phrase != nil && phrase == phrases.first && SearchTokens.isOneRun(word)
            // For a certain phrase a hit in the record's present text suffices.
            let inText = isCertain ? "found.word = record.word" : Self.contains("text")
            tests.append("(\(inText) OR \(Self.contains("read")))")
            arguments += isCertain ? [word] : [word, word]
        }
        var bound = StatementArguments(arguments)
        for number in numbers {
            let (isAmount, values) = QuerySQL(RecordQuery([.amount(.is, number.amount)])).filter
            if let phrase = SearchTokens.query(number.word) {
                tests.append("record.row IN (\(Self.rows) UNION SELECT row FROM record WHERE \(isAmount))")
                bound += StatementArguments([phrase]) + values
            }
            tests.append("(\(Self.contains("text")) OR \(Self.contains("read")) OR \(isAmount))")
            bound += StatementArguments([number.word, number.word]) + values
        }
        let (condition, values) = filter.filter
        let sql = """
            SELECT record.row, day, record.id, spent, paid FROM \(filter.tables)
            WHERE \((tests + [condition]).joined(separator: " AND "))
            """
        filter.addFunction(to: db)
        return try RowStatement(sql, db, bound + values)
    }

    private static func contains(_ table: String) -> String {
        "instr((SELECT text FROM \(table) WHERE row = record.row), ?)"
    }

    private static let found = """
        (SELECT words.rowid AS word, words.rowid & 4294967295 AS row FROM words WHERE words MATCH ?) AS found
        CROSS JOIN record USING (row)
        """
}
