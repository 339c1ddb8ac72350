import GRDB
import ReceiptDomain
import Synchronization

/// Words that a record has to have, in what is said of it or in what was read on its photos.
struct WordQuery: Hashable {
    private let words: [String]

    /// `nil` where no words are asked for.
    init?(_ query: RecordQuery) {
        words = query.tests.compactMap { test in
            guard case .word(let word) = test else { return nil }
            return word
        }
        if words.isEmpty { return nil }
    }

    /// The rows that may have a phrase; see ``IndexFormat/tables``.
    static let rows = "SELECT DISTINCT words.rowid & 4294967295 AS row FROM words WHERE words MATCH ?"

    /// The rows that have all the words, as a list in JSON.
    func found(_ db: Database) throws -> String {
        let phrases = words.compactMap { SearchTokens.query($0) }.sorted(by: SearchTokens.isRarer)
        let tables = phrases.isEmpty ? "text" : "(\(Self.rows)) AS found CROSS JOIN text USING (row)"
        let others = phrases.dropFirst().map { _ in "text.row IN (\(Self.rows))" }
        let tests = words.map { _ in "(instr(text.text, ?) OR instr(read.text, ?))" }
        let sql = """
            SELECT json_group_array(text.row) FROM \(tables) LEFT JOIN read ON read.row = text.row
            WHERE \((others + tests).joined(separator: " AND "))
            """
        let arguments = StatementArguments(phrases + words.flatMap { [$0, $0] })
        return try String.fetchOne(db, sql: sql, arguments: arguments) ?? "[]"
    }
}

/// The rows that have the words that were asked for last: a list, its sum and the sums of its days ask for the same ones.
final class FoundWords: Sendable {
    private let last = Mutex<(words: WordQuery, rows: String)?>(nil)

    func rows(_ words: WordQuery, _ db: Database) throws -> String {
        if let last = last.withLock(\.self), last.words == words { return last.rows }
        let rows = try words.found(db)
        last.withLock { $0 = (words, rows) }
        return rows
    }
}
