import Foundation
import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
public import ReceiptReview

// Parsing of typed conditions.
extension RecordFilter {
    /// The first day to include, given as a day or as a month or year.
    public mutating func require(from day: String) throws(InputProblem) {
        require(.day(.minimum, try convention.span(day).first))
    }

    /// The last day to include, given as a day or as a month or year; without a year it is after the first one.
    public mutating func require(to day: String, after first: String? = nil) throws(InputProblem) {
        let last = try convention.span(day).last
        let ordered = try first.flatMap { (first) throws(InputProblem) in
            do throws(InputProblem) { return try convention.ends(first + ".." + day).last } catch {
                throw .endsBeforeItBegins(first, day)
            }
        }
        require(.day(.maximum, ordered ?? last))
    }

    /// All days of a day, a month, a year or another period, or of a range that may be open: `11/5..`.
    public mutating func require(within period: String) throws(InputProblem) {
        let ends: (first: CalendarDay?, last: CalendarDay?)
        do throws(InputProblem) { ends = try convention.ends(period) } catch {
            if case .notADate = error { throw .notAPeriod(period) }
            throw error
        }
        if let first = ends.first { require(.day(.minimum, first)) }
        if let last = ends.last { require(.day(.maximum, last)) }
    }

    /// A period, a category, or both: `november`, `food`, `지난달 식비`.
    public mutating func require(listed words: [String]) throws(InputProblem) {
        if let (place, status) = words.enumerated().lazy.compactMap({ at, word in
            RecordStatus(listedAs: word).map { (at, $0) }
        }).first {
            require(.status([status]))
            let rest = words.enumerated().filter { $0.offset != place }.map(\.element)
            return rest.isEmpty ? () : try require(listed: rest)
        }
        do throws(InputProblem) { return try require(within: words.joined(separator: " ")) } catch {
            guard case .notAPeriod = error else { throw error }
            let catalog = convention.catalog
            let typed = NameAndPeriod(words, convention) { catalog.category(named: $0) != nil }
            guard let category = typed.name.flatMap(catalog.category) else { throw error }
            require(.category([category], orNone: false))
            if let first = typed.first { require(.day(.minimum, first)) }
            if let last = typed.last { require(.day(.maximum, last)) }
        }
    }

    /// Part of the merchant's name, ignoring case.
    public mutating func require(merchant: String) {
        require(.text(field: ReviewField.merchant.name, .contains(SearchText.folded(merchant.trimmingSpaces))))
    }

    /// The category; `-` for records without one.
    public mutating func require(category: String) throws(InputProblem) {
        if category == "-" { return require(.category([], orNone: true)) }
        require(.category([try CategorySearch.any(category, in: convention.catalog)], orNone: false))
    }

    public mutating func require(_ condition: String) throws(InputProblem) {
        if let month = try month(condition) { return require(month) }
        require(try TypedCondition(condition, convention).test)
    }

    /// Words of a search in any number: as each of them, where several do not mean one time: `이번 달`, `11월 28일`.
    public mutating func require(searched words: [String]) throws(InputProblem) {
        var rest = words[...]
        while let first = rest.first {
            let count = [3, 2].first { count in
                rest.count >= count && isTime(rest.prefix(count).joined(separator: " "))
            }
            try require(searched: count.map { rest.prefix($0).joined(separator: " ") } ?? first)
            rest = rest.dropFirst(count ?? 1)
        }
    }

    /// A condition if the text begins with a field's name, with `:` for `=` permitted; otherwise a word to search for.
    public mutating func require(searched text: String) throws(InputProblem) {
        let signs = TypedCondition.Sign.allCases.map(\.rawValue) + [":"]
        let first = signs.compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
        let name = first.map { text[..<$0.lowerBound].trimmingSpaces } ?? ""
        guard let first, TypedCondition.isName(name) else {
            // `amonut>5`; a colon stands in names as well.
            if let first, text[first] != ":", ReviewField.allCases.map(\.name).nearest(to: name) != nil {
                throw .noSuchField(name)
            }
            return try require(meant: text.trimmingSpaces)
        }
        let isColon = text[first] == ":"
        try require(isColon ? text.replacingCharacters(in: first, with: "=") : text)
    }
}

extension RecordFilter {
    private static let relativePeriods: Set = [
        "이번달", "이달", "지난달", "저번달", "올해", "금년", "작년", "지난해", "thismonth", "lastmonth", "thisyear", "lastyear",
        "이번주", "지난주", "저번주", "전월", "당월", "thisweek", "lastweek",
    ]

    /// `11월`, `2026-11`, `2026-11-05`, `11/5`, `11월5일`, and ranges of these.
    private static var datePattern: Regex<Substring> {
        /(?:\.\.|~|[0-9]{4}-[0-9]{1,2}(?:-[0-9]{1,2})?|[0-9]{1,2}\/[0-9]{1,2}|(?:[0-9]{4}년 ?)?[0-9]{1,2}월(?: ?[0-9]{1,2}일)?|[0-9]{4}년)+/
    }

    /// Whether a text can only be a time; English names of months are left to shops: a search for "March" means the cafe.
    private func isTime(_ text: String) -> Bool {
        let plain = text.lowercased().filter { !$0.isWhitespace }
        return Self.relativePeriods.contains(plain) || plain.wholeMatch(of: /최근[0-9]{1,3}(?:일|개월|달)/) != nil
            || text.wholeMatch(of: Self.datePattern) != nil
            || text.utf8.count > text.count && RelativeDay(text) != nil
    }

    private mutating func require(_ period: ReportPeriod) {
        require(.day(.minimum, period.first))
        require(.day(.maximum, period.last))
    }

    /// The period of the condition `month=2026-10`; `nil` for any other condition.
    private func month(_ condition: String) throws(InputProblem) -> ReportPeriod? {
        let parts = condition.split(separator: "=", maxSplits: 1).map(\.trimmingSpaces)
        guard parts.count == 2, TypedCondition.monthNames.contains(parts[0].lowercased()) else { return nil }
        do { return try ReportPeriod.typed(parts[1], convention) } catch { throw .notADate(parts[1]) }
    }

    /// A category by its whole name, an amount with a sign or separators, a time such as `지난달`, a tag or a subject as in `add`;
    /// any other text is a word.
    ///
    /// In quotes it is a word, whatever else it may mean.
    private mutating func require(meant text: String) throws(InputProblem) {
        for quotes in ["\"\"", "“”", "''"]
        where text.count > 2 && text.first == quotes.first && text.last == quotes.last {
            return require(word: String(text.dropFirst().dropLast()))
        }
        // A search for coffee is for a shop or an item.
        if convention.catalog.everyday(text) == nil, let category = convention.catalog.category(named: text) {
            return require(.category([category], orNone: false))
        }
        if text.count > 1, text.first == "#" { return try require("tag=" + text.dropFirst()) }
        if text.count > 1, text.first == "@" { return try require("subject=" + text.dropFirst()) }
        if isTime(text) {
            do { return try require(within: text) } catch {}
        }
        if let account = convention.accounts.account(called: text), account.cards[text] == nil {
            return require(.text(field: ReviewField.account.name, .compare(.is, SearchText.folded(account.id))))
        }
        if text.contains(where: \.isNumber), text.contains(where: { !$0.isNumber }), text.first != "#" {
            do throws(InputProblem) {
                let money = try AmountParser(currency: convention.homeCurrency ?? .unknown)(text)
                return require(.amount(.is, money))
            } catch {}
        }
        require(word: text)
    }
}

extension CategoryCatalog {
    /// The category with exactly this name or code, in any language, or that of what the word says was bought.
    public func category(named text: String) -> Category? {
        let wanted = text.lowercased()
        return RecordKind.allCases.lazy.flatMap { offered(for: $0) }.first { category in
            [category.code, koreanName(of: category).lowercased(), englishName(of: category).lowercased()]
                .contains(wanted)
        } ?? everyday(text)
    }
}
