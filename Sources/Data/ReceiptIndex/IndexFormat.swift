import ReceiptDomain

/// How an index is laid out.
enum IndexFormat {
    /// An index of another form is made anew; the fields that are searched, and the
    /// order of kinds and states, are part of the form.
    static let version =
        (["10"] + SearchText.fields + RecordKind.allCases.map(\.rawValue) + RecordStatus.allCases.map(\.rawValue))
        .joined(separator: ",")

    /// A record is narrow, so that many are looked through at once; its words lie in a table of their own.
    ///
    /// `spent` and `paid` are what the record spends and its currency.
    /// `word` is the number of its words in `words`: those of an earlier state have another one, and stay, because a row cannot be
    /// taken out of a table of words without its text; what was read on images has a number of its own there. So the table of words
    /// says only which records may have a word, and `text` and `read` decide.
    ///
    /// `total` adds up all records of each state; `movement` has what the household's book says that each moves on accounts, and
    /// `lead` marks one movement of each record on each account; `flow` adds these up for each day. `plain` is ``Record/isPlain``.
    static let tables = """
        CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE record (
            row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, tail INTEGER NOT NULL, offset INTEGER NOT NULL,
            length INTEGER NOT NULL, mark INTEGER NOT NULL, status INTEGER NOT NULL, kind INTEGER NOT NULL,
            day INTEGER NOT NULL, time INTEGER, minor INTEGER, thousandths INTEGER, digits INTEGER, currency TEXT,
            category TEXT, approval TEXT, merchant INTEGER, account INTEGER, plain INTEGER NOT NULL, word INTEGER NOT NULL,
            spent INTEGER, paid TEXT
        );
        CREATE TABLE merchant (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, folded TEXT NOT NULL,
            shop TEXT NOT NULL);
        CREATE TABLE text (row INTEGER PRIMARY KEY, text TEXT NOT NULL);
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

    /// Made when all rows are there, which is quicker.
    static let indices = """
        CREATE INDEX record_tail ON record (tail);
        CREATE INDEX record_day ON record (day, id);
        CREATE INDEX record_time ON record (time, minor) WHERE time IS NOT NULL;
        CREATE INDEX record_approval ON record (approval) WHERE approval IS NOT NULL;
        CREATE INDEX record_status ON record (status, id);
        CREATE INDEX record_merchant ON record (merchant, status, spent, paid);
        CREATE INDEX record_sum ON record (category, day, kind, currency, account, minor) WHERE plain = 1;
        CREATE INDEX record_parts ON record (day, id) WHERE plain = 0;
        CREATE INDEX line_subject ON line (subject);
        CREATE INDEX movement_parts ON movement (account, row) WHERE role = 2;
        """

    static func number(_ status: RecordStatus) -> Int { RecordStatus.allCases.firstIndex(of: status) ?? 0 }
    static func number(_ kind: RecordKind) -> Int { RecordKind.allCases.firstIndex(of: kind) ?? 0 }

    /// Of the table `words`, for the state of a record's text: the row, and how often it was changed.
    static func word(row: Int64, after word: Int64) -> Int64 { row | ((word >> 32) + 1) << 32 }

    /// Of the table `words`, for what was read on the record's images.
    static func readWord(row: Int64) -> Int64 { row | 1 << 62 }
}

extension TimeOfDay {
    var minutes: Int { hour * 60 + minute }
}
