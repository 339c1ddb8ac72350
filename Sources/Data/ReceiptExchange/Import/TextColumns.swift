import HouseholdBook

/// Columns that may have the shop or the other side, by what stands in them.
struct TextColumns {
    /// Those that have words in some row, the one that says most first.
    let places: [Int]
    /// Those that may be it as well as the first, in their order; the others have clearly fewer words, or the same ones again and again.
    let rivals: [Int]
    /// Those with the same few words again and again, as a bank's names for kinds of payments.
    let kinds: Set<Int>
    /// Those with one text alone in all rows, as the owner's name.
    let constant: Set<Int>
    /// How many texts each has that differ.
    private let different: [Int: Int]
    private let isShort: Bool

    /// As many rows tell.
    private static let sample = 400
    /// In fewer rows, shops may repeat as often as kinds of payments do.
    private static let fewRows = 8

    init(_ rows: some Sequence<[String]>, among candidates: [Int]) {
        let rows = Array(rows.prefix(Self.sample))
        let columns = candidates.map { place in
            let cells = rows.compactMap { place < $0.count ? $0[place].onOneLine : nil }
            let letters = cells.reduce(0) { $0 + $1.count(where: \.isLetter) }
            let words = cells.map(Self.words).filter { !$0.isEmpty }
            let different = Set(words).count
            let usual = Dictionary(grouping: words) { $0 }.mapValues(\.count).values.max() ?? 0
            return (
                place: place, letters: letters, different: different, usual: usual,
                isConstant: Set(cells).count == 1
            )
        }
        let most = columns.map(\.different).max() ?? 0
        let rarest = columns.filter { $0.different == most }.map(\.usual).min() ?? 0
        // A third of the texts; two thirds, where one of them stands in nearly half of the rows, and no shop does so often.
        let repeated = columns.filter { column in
            guard rows.count >= Self.fewRows else { return false }
            return column.different * 3 <= most
                || column.different * 3 <= most * 2 && column.usual * 5 >= rows.count * 2
                    && rarest * 2 <= column.usual
        }
        let kinds = Set(repeated.map(\.place))
        // A word that stands in all rows is no name, however long it is.
        func rank(_ place: Int, _ different: Int) -> Int { different < 2 ? 0 : kinds.contains(place) ? 1 : 2 }
        let found = columns.filter { $0.letters > 0 }.sorted { a, b in
            (rank(b.place, b.different), b.letters, a.place) < (rank(a.place, a.different), a.letters, b.place)
        }
        places = found.map(\.place)
        rivals = found.filter { column in
            rank(column.place, column.different) == 2 && column.letters * 2 >= found[0].letters
                && column.different * 2 >= found[0].different
        }.map(\.place).sorted()
        self.kinds = kinds
        different = Dictionary(columns.map { ($0.place, $0.different) }) { first, _ in first }
        isShort = (Self.fewRows / 2..<Self.fewRows).contains(rows.count)
        constant = Set(columns.filter { rows.count >= Self.fewRows / 2 && $0.isConstant }.map(\.place))
    }

    /// The letters of a cell's words; what has digits among its letters is a number of something.
    private static func words(_ cell: String) -> String {
        cell.split { !$0.isLetter && !$0.isNumber }.filter { !$0.contains(where: \.isNumber) }.joined()
    }

    /// The column that has clearly more different texts than this one, which has a kind of payment or two; in so few rows that
    /// ``kinds`` do not tell.
    func further(than place: Int) -> Int? {
        guard isShort, let own = different[place], own <= 2 else { return nil }
        return places.first { $0 != place && different[$0, default: 0] >= max(own, 1) * 2 }
    }

    /// Whether all that stands in a column are numbers of accounts.
    static func isOfAccounts(_ rows: some Sequence<[String]>, _ place: Int) -> Bool {
        let cells = Array(rows.prefix(sample)).compactMap { place < $0.count ? $0[place] : nil }
            .map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
        return !cells.isEmpty
            && cells.allSatisfy { cell in
                cell.allSatisfy { !$0.isLetter || $0 == "X" || $0 == "x" }
                    || cell.wholeMatch(of: /[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}/) != nil
            }
    }

    /// The text, where it is clear.
    ///
    /// - Throws: ``ExchangeError/doubt(_:)``
    func text() throws(ExchangeError) -> Int? {
        guard rivals.count < 2 else { throw .doubt(.text(columns: rivals.map { $0 + 1 })) }
        return places.first
    }
}
