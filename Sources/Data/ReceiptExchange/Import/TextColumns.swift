import HouseholdBook

/// Columns that may have the shop or the other side, by what stands in them.
struct TextColumns {
    /// Those that have words in some row, the one that says most first.
    let places: [Int]
    /// Those that may be it as well as the first, in their order; the others have clearly fewer words, or the same ones again and again.
    let rivals: [Int]
    /// Those with the same few words again and again, as a bank's names for kinds of payments.
    let kinds: Set<Int>

    /// As many rows tell.
    private static let sample = 400
    /// In fewer rows, shops may repeat as often as kinds of payments do.
    private static let fewRows = 8

    private struct Column {
        var place: Int
        var letters: Int
        var different: Int
        var isKind: Bool
    }

    init(_ rows: some Sequence<[String]>, among candidates: [Int]) {
        let rows = Array(rows.prefix(Self.sample))
        let words = candidates.map { place in rows.map { place < $0.count ? Self.words($0[place]) : "" } }
        let most = words.map { Set($0).count }.max() ?? 0
        let columns = zip(candidates, words).map { place, cells in
            let different = Set(cells).subtracting([""]).count
            return Column(
                place: place,
                letters: rows.reduce(0) { $0 + (place < $1.count ? $1[place].count(where: \.isLetter) : 0) },
                different: different,
                isKind: rows.count >= Self.fewRows && different * 3 <= most
            )
        }
        // A word that stands in all rows is no name, however long it is.
        func rank(_ column: Column) -> Int { column.different < 2 ? 0 : column.isKind ? 1 : 2 }
        let found = columns.filter { $0.letters > 0 }.sorted { a, b in
            (rank(b), b.letters, a.place) < (rank(a), a.letters, b.place)
        }
        places = found.map(\.place)
        kinds = Set(columns.filter(\.isKind).map(\.place))
        rivals = found.filter { column in
            rank(column) == 2 && column.letters * 2 >= found[0].letters && column.different * 2 >= found[0].different
        }.map(\.place).sorted()
    }

    /// The letters of a cell's words; what has digits among its letters is a number of something.
    private static func words(_ cell: String) -> String {
        cell.onOneLine.split { !$0.isLetter && !$0.isNumber }.filter { !$0.contains(where: \.isNumber) }.joined()
    }

    /// The text, where it is clear.
    ///
    /// - Throws: ``ExchangeError/doubt(_:)``
    func text() throws(ExchangeError) -> Int? {
        guard rivals.count < 2 else { throw .doubt(.text(columns: rivals.map { $0 + 1 })) }
        return places.first
    }
}
