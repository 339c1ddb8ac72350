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

    /// As many rows tell.
    private static let sample = 400
    /// In fewer rows, shops may repeat as often as kinds of payments do.
    private static let fewRows = 8

    init(_ rows: some Sequence<[String]>, among candidates: [Int]) {
        let rows = Array(rows.prefix(Self.sample))
        let columns = candidates.map { place in
            let cells = rows.compactMap { place < $0.count ? $0[place].onOneLine : nil }
            let letters = cells.reduce(0) { $0 + $1.count(where: \.isLetter) }
            let different = Set(cells.map(Self.words)).subtracting([""]).count
            return (place: place, letters: letters, different: different, isConstant: Set(cells).count == 1)
        }
        let most = columns.map(\.different).max() ?? 0
        let repeated = columns.filter { rows.count >= Self.fewRows && $0.different * 3 <= most }
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
        constant = Set(columns.filter { rows.count >= Self.fewRows / 2 && $0.isConstant }.map(\.place))
    }

    /// The letters of a cell's words; what has digits among its letters is a number of something.
    private static func words(_ cell: String) -> String {
        cell.split { !$0.isLetter && !$0.isNumber }.filter { !$0.contains(where: \.isNumber) }.joined()
    }

    /// The text, where it is clear.
    ///
    /// - Throws: ``ExchangeError/doubt(_:)``
    func text() throws(ExchangeError) -> Int? {
        guard rivals.count < 2 else { throw .doubt(.text(columns: rivals.map { $0 + 1 })) }
        return places.first
    }
}
