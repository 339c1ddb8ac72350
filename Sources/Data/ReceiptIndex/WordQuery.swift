import GRDB
import ReceiptDomain

/// A word search: each word must occur in the record's text or in the recognised text of its images.
struct WordQuery: Hashable {
    private let words: [String]
    /// The query's other tests, except for days.
    private let others: RecordQuery

    /// `nil` for a query without words.
    init?(_ query: RecordQuery) {
        var words: [String] = []
        var others = RecordQuery()
        for test in query.tests {
            switch test {
            case .word(let word): words.append(word)
            case .day(.is, _): continue
            default: others.tests.append(test)
            }
        }
        if words.isEmpty { return nil }
        (self.words, self.others) = (words, others)
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
        let (condition, values) = filter.filter
        let sql = """
            SELECT record.row, day, record.id, spent, paid FROM \(filter.tables)
            WHERE \((tests + [condition]).joined(separator: " AND "))
            """
        filter.addFunction(to: db)
        return try RowStatement(sql, db, StatementArguments(arguments) + values)
    }

    private static func contains(_ table: String) -> String {
        "instr((SELECT text FROM \(table) WHERE row = record.row), ?)"
    }

    private static let found = """
        (SELECT words.rowid AS word, words.rowid & 4294967295 AS row FROM words WHERE words MATCH ?) AS found
        CROSS JOIN record USING (row)
        """
}
