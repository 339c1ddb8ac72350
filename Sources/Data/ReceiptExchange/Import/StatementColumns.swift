import HouseholdBook
import ReceiptDomain

/// Which of a table's columns have what.
struct StatementColumns {
    typealias Role = ColumnWords.Role

    var places: [Role: [Int]] = [:]
    /// Names of all columns, as they are compared.
    var names: [String] = []
    /// Currencies that names say, by column.
    private(set) var currencies: [Int: String] = [:]
    /// Columns with amounts in the currency of the purchase beside those of the account.
    private(set) var foreign: Set<Int> = []
    /// Columns whose numbers are thousands: `출금액(천원)`.
    private(set) var inThousands: Set<Int> = []
    /// In which most names are.
    private(set) var language: String?

    /// By their names.
    init(_ cells: [String]) {
        names = cells.map(ColumnWords.plain)
        let found = cells.map(ColumnWords.meaning)
        var votes: [String: Int] = [:]
        for (cell, (meanings, _)) in zip(cells, found) {
            let languages = Set(meanings.map(\.language))
            // A word that is also English is no evidence for another language unless it has accents.
            let isEnglish = languages.contains("en") && cell.utf8.allSatisfy { $0 < 0x80 }
            for language in isEnglish ? ["en"] : languages.subtracting(["en"]) { votes[language, default: 0] += 1 }
        }
        let own = votes.filter { $0.key != "en" }.max { ($0.value, $1.key) < ($1.value, $0.key) }
        language =
            own.map { $0.value >= votes["en"] ?? 0 || $0.value >= 2 } == true ? own?.key : votes["en"].map { _ in "en" }
        var ranks: [Int: Int] = [:]
        // Monzo's amount in the currency of the purchase; other banks call the account's own so.
        let local = names.contains("localcurrency") ? names.firstIndex(of: "localamount") : nil
        for (index, (meanings, currency)) in found.enumerated() where index != local {
            if cells[index].contains("천원") { inThousands.insert(index) }
            // Two amounts with the same name but for what stands in parentheses, or one whose name is not known.
            let isForeign = ColumnWords.isForeign(cells[index])
            // A name that is not known is not taken for the amount, and still says whose currency is beside it.
            if isForeign, meanings.isEmpty,
                names[index].hasPrefix("amount") || Self.amountEndings.contains(where: names[index].hasSuffix)
            {
                foreign.insert(index)
            }
            if isForeign, meanings.isEmpty, names[index].hasSuffix("amount") || names[index].contains("금액") {
                places[.amount, default: []].append(index)
                (ranks[index], currencies[index]) = (Self.lastRank, cells[index].contains("$") ? "USD" : nil)
                foreign.insert(index)
                continue
            }
            guard
                let meaning = meanings.first(where: { $0.language == language })
                    ?? meanings.first(where: { $0.language == "en" }) ?? meanings.first
            else { continue }
            places[meaning.role, default: []].append(index)
            ranks[index] = meaning.rank
            if isForeign, meaning.role == .amount {
                ranks[index] = Self.lastRank
                foreign.insert(index)
            }
            if let currency { currencies[index] = currency }
        }
        if let local { places[.local] = [local] }
        // Beside an amount of the account, or one in a currency that its name says, the others are of the purchase.
        let amounts = places[.amount] ?? []
        let ofAccount = amounts.filter {
            ColumnWords.isOfAccount(cells[$0]) || currencies[$0] != nil && !foreign.contains($0)
        }
        if has(.currency), !ofAccount.isEmpty {
            for index in amounts where !ofAccount.contains(index) {
                ranks[index] = Self.lastRank
                foreign.insert(index)
            }
        }
        for role in [Role.text, .brief, .amount, .out, .into, .payer, .payee] {
            guard let several = places[role], several.count > 1 else { continue }
            places[role] = several.sorted { (ranks[$0] ?? 0, $0) < (ranks[$1] ?? 0, $1) }
        }
        // A charge to a card is no payment for it.
        if names.contains("charges"), let paid = names.firstIndex(of: "payments") {
            places[.out]?.removeAll { $0 == paid }
            places[.into, default: []].append(paid)
        }
        // This month's payment of a purchase in instalments is no movement of its own.
        if names.contains(where: { $0.hasSuffix("利用金額") }), !has(.into) {
            places[.out]?.removeAll { names[$0].contains("支払") }
        }
        if places[.out]?.isEmpty == true { places[.out] = nil }
        // The day of the booking, not the one from which interest counts.
        let days = places[.date] ?? []
        if days.count > 1 { places[.date] = days.filter { !isOfValue($0) } + days.filter(isOfValue) }
        // One of two parties says only then which one it is.
        for (one, other) in [(Role.payer, Role.payee), (.payee, .payer)] where !has(other) {
            if let alone = places.removeValue(forKey: one), one != .payer || language != "en" {
                places[.text, default: []].append(contentsOf: alone)
            }
        }
    }

    /// As somebody, or what stands in them, says; counted from 0.
    init(_ places: [Role: [Int]], language: String? = nil) { (self.places, self.language) = (places, language) }

    private static let amountEndings = ["betrag", "bedrag", "belopp", "金額", "金额", "עסקה"]

    /// Amounts of the purchase come behind those of the account.
    private static let lastRank = 1000

    /// The column with the currency of an amount; `nil` where all that say one are of other amounts.
    func currency(ofAmountAt place: Int) -> Int? {
        guard has(.currency) else { return nil }
        let own = place < names.count ? ColumnWords.stem(names[place]) : ""
        let others = Set(
            (places[.amount] ?? []).filter { $0 != place && $0 < names.count }.map { ColumnWords.stem(names[$0]) }
        )
        let named = (places[.currency] ?? []).map {
            (place: $0, stem: $0 < names.count ? ColumnWords.stem(names[$0]) : "")
        }
        if let same = named.first(where: { !$0.stem.isEmpty && $0.stem == own }) { return same.place }
        // `Currency` alone is of the account where the amounts of purchases have one of their own: `Original currency`.
        let isOfAccount = foreign.allSatisfy { other in
            other < names.count && named.contains { !$0.stem.isEmpty && $0.stem == ColumnWords.stem(names[other]) }
        }
        return named.first { one in
            one.stem.isEmpty ? isOfAccount || foreign.contains(place) : !others.contains(one.stem)
        }?.place
    }

    /// The columns with what a purchase abroad cost there, each with that of its currency: of the same name, or beside it.
    ///
    /// `own` are the columns with the account's currency.
    func purchases(besides own: Set<Int>) -> [(amount: Int, currency: Int)] {
        // Monzo's has no name among those for currencies, because other banks call the account's own so.
        if let local = first(.local), let currency = names.firstIndex(of: "localcurrency") {
            return [(local, currency)]
        }
        let others = (places[.currency] ?? []).filter { !own.contains($0) && $0 < names.count }
        return foreign.sorted().compactMap { place in
            let stem = ColumnWords.stem(names[place])
            let same = others.first { !stem.isEmpty && ColumnWords.stem(names[$0]) == stem }
            return (same ?? others.first { abs($0 - place) == 1 }).map { (place, $0) }
        }
    }

    /// With the column called `Time` as the day, where no other is and whole days stand in it.
    private func takingDay(from row: [String]) -> StatementColumns {
        guard !has(.date), let place = first(.time), place < row.count, DayCell(row[place].onOneLine) != nil else {
            return self
        }
        var all = self
        (all.places[.date], all.places[.time]) = ([place], nil)
        return all
    }

    /// With the column called `Soll/Haben` as the amount, where no other is and an amount stands in it.
    private func takingAmount(from row: [String]) -> StatementColumns {
        guard !has(.amount), !hasTwoAmounts, !has(.net), let place = first(.direction), place < row.count,
            StatementCell.amount(row[place]) != nil
        else { return self }
        var all = self
        (all.places[.amount], all.places[.direction]) = ([place], nil)
        return all
    }

    /// With a column more that no name says.
    func adding(_ role: Role, at place: Int) -> StatementColumns {
        var all = self
        all.places[role, default: []].append(place)
        if !names.isEmpty { all.names += [String](repeating: "+", count: max(0, place + 1 - names.count)) }
        return all
    }

    private func isOfValue(_ place: Int) -> Bool {
        ["valu", "valor", "rente", "wertst", "erteknap", "arvopaiva", "dateval", "fvalor", "splatnost", "valør"]
            .contains { names[place].contains($0) }
    }

    func has(_ role: Role) -> Bool { places[role] != nil }
    func first(_ role: Role) -> Int? { places[role]?.first }
    var hasTwoAmounts: Bool { has(.out) || has(.into) }

    /// A day and an amount, and one thing more, so that a sentence is none.
    var isHeader: Bool {
        let known = Set(places.values.joined()).count
        return has(.date) && (has(.amount) || hasTwoAmounts || has(.net) || has(.position))
            && (known >= 3 || known == names.count { !$0.isEmpty })
    }

    /// A line that names two columns of a statement, and more.
    var isPartOfHeader: Bool { has(.date) && places.count >= 2 || has(.balance) && places.count >= 2 }

    var layout: StatementContent.Layout {
        if has(.index), has(.commodity) || has(.account) { return .hledger }
        if has(.position), has(.account) { return .beancount }
        if has(.kind), has(.counterpart), has(.id) { return .receiptmind }
        if has(.type), has(.category), has(.account), language == "ko" {
            return names.contains("수입/지출") || names.contains("자산") ? .moneyManager : .banksalad
        }
        if has(.balance), has(.amount), has(.type), names.contains("거래기관") { return .toss }
        if hasTwoAmounts { return .bank }
        let isOfCard = names.contains { name in
            ["이용", "승인", "가맹점", "상점", "할부", "매출", "회차", "利用", "ご利用"].contains { name.hasPrefix($0) }
        }
        return isOfCard && !has(.balance) ? .card : .plain
    }

    /// The first line that names a day and an amount, and where what follows begins.
    ///
    /// Some issuers divide a column in two and write the parts into the next line.
    static func find(in rows: [[String]]) -> (columns: StatementColumns, first: Int)? {
        // A later part of a table stands where it stood in the whole, below blank rows.
        for (index, row) in rows.enumerated().lazy.filter({ !$0.element.isEmpty }).prefix(60) {
            let below = rows.dropFirst(index + 1).first { !$0.isEmpty } ?? []
            let columns = StatementColumns(row).takingDay(from: below).takingAmount(from: below)
            if index + 1 < rows.count, !columns.places.isEmpty {
                let lower = rows[index + 1]
                let names = StatementColumns(lower)
                // A line with a day or an amount is no line of names, whatever word stands in it.
                // The day is named above; one that is named below begins another table.
                let isBelow = columns.first(.date).map { $0 >= lower.count || lower[$0].isEmpty } ?? false
                if !names.places.isEmpty, !names.isHeader || isBelow,
                    lower.allSatisfy({ DayCell($0) == nil && StatementCell.amount($0) == nil })
                {
                    let merged = StatementColumns(merge(row, lower))
                    if merged.isHeader, merged.places.count > columns.places.count { return (merged, index + 2) }
                }
            }
            if columns.isHeader { return (columns, index + 1) }
        }
        return nil
    }

    private static func merge(_ upper: [String], _ lower: [String]) -> [String] {
        (0..<max(upper.count, lower.count)).map { index in
            let below = index < lower.count ? lower[index] : ""
            // `할부` above `기간`.
            let both = (index < upper.count ? upper[index] : "") + below
            if both != below, !below.isEmpty, !ColumnWords.meaning(of: both).meanings.isEmpty { return both }
            return !ColumnWords.meaning(of: below).meanings.isEmpty
                ? below : index < upper.count ? upper[index] : below
        }
    }
}
