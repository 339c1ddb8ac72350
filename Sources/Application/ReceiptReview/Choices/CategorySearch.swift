public import ReceiptDomain

/// Finds categories by number, code, a part of their Korean or English names, Korean initials included (`ㅅㅂ` → 식비), or a word
/// for what is bought (`groceries`).
public struct CategorySearch: Sendable {
    /// The categories that can be found, in the order of their numbers.
    public let offered: [Category]
    private let catalog: CategoryCatalog

    public init(kind: RecordKind, in catalog: CategoryCatalog) {
        offered = catalog.offered(for: kind)
        self.catalog = catalog
    }

    /// The matching categories, best first; all of them for an empty query.
    public func matches(_ query: String) -> [Category] {
        ranked(query).map(\.category)
    }

    /// The one category that the query identifies.
    ///
    /// - Throws: ``InputProblem/noSuchCategory(_:)`` or ``InputProblem/manyCategories(_:)``
    public func callAsFunction(_ query: String) throws(InputProblem) -> Category {
        if let number = Int(query) {
            guard let category = offered[counted: number] else { throw .noSuchCategory(query) }
            return category
        }
        let found = ranked(query)
        // Letters in order only narrow a list down: `fod` is more likely mistyped than meant.
        guard let best = found.first, !query.isEmpty, best.rank < Self.lettersInOrder else {
            throw .noSuchCategory(query)
        }
        let equals = found.prefix { $0.rank == best.rank }.map(\.category)
        guard equals.count == 1 else { throw .manyCategories(equals) }
        return best.category
    }

    /// The one category that the text identifies, for any kind of record; a hidden category only by its code.
    public static func any(_ text: String, in catalog: CategoryCatalog) throws(InputProblem) -> Category {
        if let exact = Category(code: text.lowercased()), catalog[exact] != nil { return exact }
        var problem = InputProblem.noSuchCategory(text)
        for kind in RecordKind.allCases {
            do throws(InputProblem) { return try CategorySearch(kind: kind, in: catalog)(text) } catch {
                if case .manyCategories = error { problem = error }
            }
        }
        throw problem
    }

    private func ranked(_ query: String) -> [(category: Category, rank: Int)] {
        let wanted = query.lowercased().filter { !$0.isWhitespace }
        guard !wanted.isEmpty else { return offered.map { ($0, 0) } }
        let ofNames = offered.map { category in
            let names = [
                category.code, catalog.englishName(of: category).lowercased(),
                catalog.koreanName(of: category).lowercased(),
            ]
            return names.compactMap { Self.rank(of: wanted, in: $0.filter { !$0.isWhitespace }) }.min()
        }
        // A household may call a category of its own so. Of words, a beginning is enough where no name has it.
        let whole = catalog.everyday(wanted)
        let begun = ofNames.contains { $0 ?? .max <= 2 } ? nil : catalog.everyday(beginning: wanted)
        let found = offered.enumerated().compactMap { index, category -> (Category, rank: Int, index: Int)? in
            let ofWords = category == whole ? 1 : category == begun ? 2 : nil
            let rank = [ofNames[index], ofWords].compactMap(\.self).min()
            return rank.map { (category, $0, index) }
        }
        return found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { ($0.0, $0.rank) }
    }

    /// The match rank: 0 for the whole name, then its beginning, a part, its letters in order; `nil` for no match.
    static func rank(of wanted: String, in name: String) -> Int? {
        if name == wanted { return 0 }
        if name.hasPrefix(wanted) { return 1 }
        if name.contains(wanted) { return 2 }
        let initials = String(name.compactMap(\.hangulInitial))
        if initials.hasPrefix(wanted) { return initials == wanted ? 1 : 2 }
        guard wanted.count >= 2 else { return nil }
        var rest = name[...]
        for character in wanted {
            guard let position = rest.firstIndex(of: character) else { return nil }
            rest = rest[rest.index(after: position)...]
        }
        return lettersInOrder
    }

    private static let lettersInOrder = 3
}

extension Character {
    /// The initial consonant of a Hangul syllable as a Korean keyboard types it: ㅅ of 식.
    var hangulInitial: Character? {
        guard let scalar = unicodeScalars.first, (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
        let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
        return initials[Int((scalar.value - 0xAC00) / 588)]
    }
}
