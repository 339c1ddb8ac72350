import ReceiptDomain

enum IndexFormat {
    /// An index with another version is rebuilt; searched fields and the order of kinds and states are part of it.
    static let version =
        (["13"] + SearchText.fields + SearchText.otherFields + RecordKind.allCases.map(\.rawValue)
        + RecordStatus.allCases.map(\.rawValue))
        .joined(separator: ",")

    /// Rows of `record` are narrow, so that many can be scanned quickly; their words are in an FTS table.
    ///
    /// `spent` and `paid` are the record's spending and its currency. `word` is the row of its text in `words`. A text's earlier
    /// states keep their rows there, because deleting from the FTS table needs the old text; recognised text has a row of its
    /// own. So `words` only yields candidates, and `text` and `read` decide.
    ///
    /// `parts` are the categories of splits, each between bars, and `statements` the accounts of its statement rows, with bars between
    /// them; `total` has the sums of all records by state; `movement` has each record's movements on accounts, of which `lead` marks
    /// one for each record and account; `flow` has their daily sums. `plain` is ``Record/isPlain``.
    static let tables = """
        CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE record (
            row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, tail INTEGER NOT NULL, offset INTEGER NOT NULL,
            length INTEGER NOT NULL, mark INTEGER NOT NULL, status INTEGER NOT NULL, kind INTEGER NOT NULL,
            day INTEGER NOT NULL, time INTEGER, minor INTEGER, thousandths INTEGER, digits INTEGER, currency TEXT,
            category TEXT, parts TEXT, approval TEXT, merchant INTEGER, account INTEGER, plain INTEGER NOT NULL, word INTEGER NOT NULL,
            spent INTEGER, paid TEXT,
            tax_minor INTEGER, tax_thousandths INTEGER, tax_digits INTEGER, tax_currency TEXT, statements TEXT
        );
        CREATE TABLE merchant (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, folded TEXT NOT NULL,
            shop TEXT NOT NULL);
        CREATE TABLE text (row INTEGER PRIMARY KEY, text TEXT NOT NULL, others TEXT NOT NULL);
        CREATE TABLE read (row INTEGER PRIMARY KEY, text TEXT NOT NULL);
        CREATE TABLE unread (row INTEGER PRIMARY KEY);
        CREATE TABLE total (status INTEGER, paid TEXT, count INTEGER NOT NULL, sum INTEGER NOT NULL,
            PRIMARY KEY (status, paid)) WITHOUT ROWID;
        CREATE TABLE account (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
        CREATE TABLE movement (account INTEGER, day INTEGER, currency TEXT, role INTEGER, row INTEGER,
            minor INTEGER NOT NULL, lead INTEGER NOT NULL, PRIMARY KEY (account, day, currency, role, row)) WITHOUT ROWID;
        CREATE TABLE flow (account INTEGER, day INTEGER, currency TEXT, role INTEGER, minor INTEGER NOT NULL,
            count INTEGER NOT NULL, leads INTEGER NOT NULL, PRIMARY KEY (account, day, currency, role)) WITHOUT ROWID;
        CREATE TABLE line (
            number INTEGER PRIMARY KEY, subject INTEGER NOT NULL, offset INTEGER NOT NULL, length INTEGER NOT NULL,
            mark INTEGER NOT NULL, step INTEGER NOT NULL, undoes INTEGER, adopts INTEGER NOT NULL
        );
        CREATE TABLE entity (number INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, there INTEGER NOT NULL,
            UNIQUE (kind, id));
        CREATE TABLE kind (kind TEXT PRIMARY KEY, lines INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE image (sha256 BLOB, row INTEGER, PRIMARY KEY (sha256, row)) WITHOUT ROWID;
        CREATE TABLE occurrence (recurrence TEXT, due TEXT, row INTEGER,
            PRIMARY KEY (recurrence, due, row)) WITHOUT ROWID;
        CREATE TABLE learned (key TEXT, value TEXT, count INTEGER NOT NULL, PRIMARY KEY (key, value)) WITHOUT ROWID;
        CREATE VIRTUAL TABLE words USING fts5(text, content='', columnsize=0, tokenize='ascii');
        """

    /// Created after all rows are inserted, which is faster.
    static let indices = """
        CREATE INDEX record_tail ON record (tail);
        CREATE INDEX record_day ON record (day, id);
        CREATE INDEX record_time ON record (time, minor) WHERE time IS NOT NULL;
        CREATE INDEX record_approval ON record (approval) WHERE approval IS NOT NULL;
        CREATE INDEX record_status ON record (status, id);
        CREATE INDEX record_merchant ON record (merchant, status, spent, paid);
        CREATE INDEX record_sum ON record (category, day, kind, currency, account, minor) WHERE plain = 1;
        CREATE INDEX record_parts ON record (day, id) WHERE plain = 0;
        CREATE INDEX record_statements ON record (statements, status, day) WHERE statements IS NOT NULL;
        CREATE INDEX line_subject ON line (subject);
        CREATE INDEX movement_parts ON movement (account, row) WHERE role = 2;
        """

    static func number(_ status: RecordStatus) -> Int { RecordStatus.allCases.firstIndex(of: status) ?? 0 }
    static func number(_ kind: RecordKind) -> Int { RecordKind.allCases.firstIndex(of: kind) ?? 0 }

    /// The kind or status with the number; `nil` for a number of none.
    static func value<Value: CaseIterable>(_ number: Int) -> Value? where Value.AllCases == [Value] {
        Value.allCases.indices.contains(number) ? Value.allCases[number] : nil
    }

    /// The row in `words` for the next state of a record's text: its row number, and a revision in the upper bits.
    static func word(row: Int64, after word: Int64) -> Int64 { row | ((word >> 32) + 1) << 32 }

    /// The row in `words` for the text recognised on the record's images.
    static func readWord(row: Int64) -> Int64 { row | 1 << 62 }
}
