import HouseholdBook
import ReceiptDomain

/// Columns whose meaning the rows say, where names do not.
extension StatementColumns {
    /// With the column that is the text, as somebody says, or as the rows say where names do not.
    ///
    /// - Throws: ``ExchangeError/doubt(_:)`` where several columns may be it
    func findingText(in rows: ArraySlice<[String]>, told: Int?) throws(ExchangeError) -> StatementColumns {
        var found = self
        // Balances of several products do not follow from each other.
        if has(.balance), has(.state), !has(.account),
            let product = names.firstIndex(where: ColumnWords.products.contains),
            Set(rows.lazy.filter { product < $0.count }.map { $0[product].onOneLine }).count > 1
        {
            found.places[.account] = [product]
        }
        found.takeAmounts(in: rows)
        found.setAsideCards(in: rows)
        found.takeNameless(in: rows)
        if let told {
            let roles: [Role] = [.text, .payer, .payee, .brief, .memo]
            let others = roles.flatMap { places[$0] ?? [] }.filter { $0 != told }
            for role in roles { found.places[role] = nil }
            found.places[.text] = [told]
            if !others.isEmpty { found.places[.memo] = others }
        } else {
            found.setAsideNumbers(in: rows)
            if let text = try found.text(in: rows) {
                for role in [Role.text, .brief, .memo] { found.places[role]?.removeAll { $0 == text } }
                found.places[.text] = [text] + (found.places[.text] ?? [])
            }
        }
        if told == nil { found.takeOtherTexts(in: rows) }
        if told == nil, let texts = found.places[.text], texts.count > 1 {
            let constant = TextColumns(rows, among: texts).constant
            if !texts.allSatisfy(constant.contains) { found.places[.text] = texts.filter { !constant.contains($0) } }
        }
        return found
    }

    /// An amount's name above its currency, and nothing above the amount itself, as DEGIRO has them.
    private mutating func takeAmounts(in rows: ArraySlice<[String]>) {
        for role in [Role.amount, .balance] {
            guard let place = first(role), place + 1 < names.count, names[place + 1].isEmpty else { continue }
            let cells = rows.compactMap { place < $0.count ? $0[place].onOneLine : nil }.filter { !$0.isEmpty }
            guard !cells.isEmpty, cells.allSatisfy({ Currency.isKnown($0) }) else { continue }
            places[role] = [place + 1]
            places[.currency, default: []].append(place)
            (names[place], names[place + 1]) = ("currency" + role.rawValue, role.rawValue)
        }
    }

    /// The card that paid some of the rows is no account beside the one that all rows have.
    private mutating func setAsideCards(in rows: ArraySlice<[String]>) {
        guard let several = places[.account], several.count > 1, let date = first(.date) else { return }
        let movements = rows.filter { date < $0.count && DayCell($0[date].onOneLine) != nil }
        let full = several.filter { place in movements.allSatisfy { place < $0.count && !$0[place].onOneLine.isEmpty } }
        if !full.isEmpty { places[.account] = full }
    }

    /// Columns without names behind the text have more of it.
    private mutating func takeNameless(in rows: ArraySlice<[String]>) {
        for text in (places[.text] ?? []) + (places[.brief] ?? []) {
            let behind = (text + 1..<max(text + 1, names.count)).prefix { names[$0].isEmpty }
            let long = behind.filter { place in rows.contains { place < $0.count && $0[place].count > Self.longestMark }
            }
            if !long.isEmpty { places[.memo, default: []] += long }
        }
    }

    /// More letters than a word that says which way an amount goes.
    private static let longestMark = 12

    /// Rows that have no text where the others have it may have it in a column of unknown name.
    private mutating func takeOtherTexts(in rows: ArraySlice<[String]>) {
        guard has(.text), let date = first(.date) else { return }
        let texts = [Role.text, .payer, .payee, .brief, .memo].flatMap { places[$0] ?? [] }
        let silent = rows.filter { row in
            date < row.count && DayCell(row[date].onOneLine) != nil
                && !texts.contains { $0 < row.count && !row[$0].onOneLine.isEmpty }
        }
        guard silent.count > 1 else { return }
        let known = Set(places.values.joined())
        let free = names.indices.filter { place in
            !known.contains(place) && !rows.contains { place < $0.count && StatementCell.amount($0[place]) != nil }
        }
        let columns = TextColumns(silent, among: free)
        if let best = columns.places.first, columns.rivals == [best] { places[.text, default: []].append(best) }
    }

    /// A column of accounts' numbers alone is no text, whatever its name.
    private mutating func setAsideNumbers(in rows: ArraySlice<[String]>) {
        for role in [Role.text, .payer, .payee] {
            let numbers = (places[role] ?? []).filter { TextColumns.isOfAccounts(rows, $0) }
            guard !numbers.isEmpty else { continue }
            let others = (places[role] ?? []).filter { !numbers.contains($0) }
            places[role] = others.isEmpty ? nil : others
            // The owner's own number says nothing beside a text.
            if role == .text || !has(.text) { places[.memo, default: []] += numbers }
        }
        guard has(.payer) != has(.payee), let alone = places[.payer] ?? places[.payee] else { return }
        (places[.payer], places[.payee]) = (nil, nil)
        places[.text, default: []] += alone
    }

    /// The column that is the text by what stands in it; `nil` where the names of the columns decide.
    private func text(in rows: ArraySlice<[String]>) throws(ExchangeError) -> Int? {
        guard !has(.payer) || !has(.payee) else { return nil }
        let known = Set(places.values.joined())
        let free = names.indices.filter { place in
            !known.contains(place) && !rows.contains { place < $0.count && StatementCell.amount($0[place]) != nil }
        }
        let named = places[.text] ?? []
        let columns = TextColumns(rows, among: named + free + (places[.memo] ?? []).filter { extends($0, named) })
        if let text = named.first(where: columns.places.contains) {
            let brief = places[.brief] ?? []
            // Of two columns with the same name either may be the kind of payment.
            let twins = named.filter { names[$0] == names[text] }
            if twins.count > 1 { return try TextColumns(rows, among: twins).text() }
            // "Description 1" may be the kind of payment, and "Description 2" or "Reference" the shop.
            if columns.kinds.contains(text) { return try TextColumns(rows, among: columns.places + brief).text() }
            let longer = (places[.memo] ?? []).filter { extends($0, [text]) } + brief
            return TextColumns(rows, among: [text] + longer).further(than: text)
        }
        let weak = [Role.brief, .memo, .type].flatMap { places[$0] ?? [] }
        guard !weak.isEmpty else { return try TextColumns(rows, among: free).text() }
        let all = TextColumns(rows, among: weak + free)
        guard let best = all.places.first, free.contains(best), all.rivals == [best] else { return nil }
        return best
    }

    /// Whether the column's name is a longer or later form of one of the others': `Descrizione_Completa`, `Description 2`,
    /// `Sub-description`.
    private func extends(_ place: Int, _ others: [Int]) -> Bool {
        others.contains { other in
            let stem = names[other].filter { !$0.isNumber }
            return place < names.count && !stem.isEmpty
                && (names[place].hasPrefix(stem) || names[place].hasSuffix(stem))
        }
    }
}
