/// A numbered change of the tables, as it was when it was new: it is applied once, and never altered afterwards.
struct PostgresMigration: Sendable {
    let number: Int
    /// Each is sent by itself: only then values and answers are binary.
    let statements: [String]

    /// A statement ends where an empty line follows, so that functions may have statements of their own.
    init(_ number: Int, _ sql: String) {
        self.number = number
        statements = sql.split(separator: "\n\n").map(String.init).filter { text in
            text.split(separator: "\n").contains { !$0.hasPrefix("--") }
        }
    }
}
