import HouseholdBook

/// Columns that may have the shop or the other side, where names do not say which one does.
struct TextColumns {
    /// Those that have words in some row, the one that says most first.
    let places: [Int]
    /// Those that may be it as well as the first, in their order; the others have clearly fewer words, or the same ones again and again.
    let rivals: [Int]

    /// As many rows tell.
    private static let sample = 400

    init(_ rows: some Sequence<[String]>, among candidates: [Int]) {
        let rows = Array(rows.prefix(Self.sample))
        let columns = candidates.map { place in
            let cells = rows.compactMap { place < $0.count ? $0[place].onOneLine : nil }
            let letters = cells.reduce(0) { $0 + $1.count(where: \.isLetter) }
            return (place: place, letters: letters, different: Set(cells.filter { !$0.isEmpty }).count)
        }
        // A word that stands in all rows is no name, however long it is.
        let found = columns.filter { $0.letters > 0 }.sorted { a, b in
            (b.different > 1 ? 1 : 0, b.letters, a.place) < (a.different > 1 ? 1 : 0, a.letters, b.place)
        }
        places = found.map(\.place)
        rivals = found.filter { column in
            column.different > 1 && column.letters * 2 >= found[0].letters && column.different * 2 >= found[0].different
        }.map(\.place).sorted()
    }

    /// The text, where it is clear.
    ///
    /// - Throws: ``ExchangeError/doubt(_:)``
    func text() throws(ExchangeError) -> Int? {
        guard rivals.count < 2 else { throw .doubt(.text(columns: rivals.map { $0 + 1 })) }
        return places.first
    }
}
