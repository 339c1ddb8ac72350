import GRDB
import ReceiptDomain

extension SQLiteIndex {
    /// The content of an index without the numbers that it chose for records, names and entities.
    private static let contents = [
        """
        SELECT record.id, tail, offset, length, mark, status, record.kind, day, time, minor, thousandths, digits, currency,
        category, parts, approval, merchant.name, folded, shop, account.name, plain, spent, paid, tax_minor, tax_currency, statements, text, others
        FROM record JOIN text USING (row) LEFT JOIN merchant ON merchant.number = merchant
        LEFT JOIN account ON account.number = account ORDER BY record.id
        """,
        """
        SELECT line.number, record.id, entity.kind, entity.id, there, line.offset, line.length, line.mark, step, undoes, adopts
        FROM line LEFT JOIN record ON record.row = subject LEFT JOIN entity ON entity.number = -subject ORDER BY line.number
        """,
        "SELECT status, paid, count, sum FROM total WHERE count <> 0 ORDER BY status, paid",
        """
        SELECT name, movement.day, movement.currency, role, id, movement.minor, lead FROM movement JOIN account ON number = movement.account
        JOIN record USING (row) ORDER BY name, movement.day, movement.currency, role, id
        """,
        """
        SELECT name, day, currency, role, minor, count, leads FROM flow JOIN account ON number = account
        ORDER BY name, day, currency, role
        """,
        "SELECT kind, lines FROM kind ORDER BY kind", "SELECT key, value, count FROM learned ORDER BY key, value",
        "SELECT sha256, id FROM image JOIN record USING (row) ORDER BY sha256, id",
        "SELECT recurrence, due, id FROM occurrence JOIN record USING (row) ORDER BY recurrence, due, id",
    ]

    func hasSameContent(as file: any RecordIndex) throws -> Bool {
        guard let file = file as? SQLiteIndex else { return false }
        return try read { own in
            try file.read { other in
                try Self.contents.allSatisfy { sql in
                    let (rows, others) = (try RowStatement(sql, own), try RowStatement(sql, other))
                    while try rows.findNext() {
                        guard try others.findNext(), rows.hasSameValues(as: others) else { return false }
                    }
                    return try !others.findNext()
                }
            }
        }
    }
}
