import HouseholdBook
import ReceiptDomain

/// Finds out what the columns of a table without names have, by what stands in them.
struct BareColumns {
    private let rows: [[String]]
    private let width: Int
    private let days: [Int]
    private let style: NumberStyle
    private let isOfCard: Bool

    /// `nil` where no column has days.
    init?(_ table: [[String]], isOfCard: Bool = false) {
        self.isOfCard = isOfCard
        let sample = table.prefix(400).filter { row in row.contains { Self.isDay($0) } }
        guard !sample.isEmpty else { return nil }
        let width = sample.map(\.count).max() ?? 0
        days = (0..<width).filter { place in
            sample.count { place < $0.count && Self.isDay($0[place]) } * 10 >= sample.count * 9
        }
        guard let first = days.first else { return nil }
        rows = sample.filter { first < $0.count && Self.isDay($0[first]) }
        self.width = width
        let cells = rows.joined().lazy.filter { !Self.isDay($0) && StatementCell.amount($0) != nil }
        style = NumberStyle(of: Array(cells), hasCommas: false)
    }

    /// The first or last line with a day, where it tells of the account and moves nothing: its number stands where other rows have texts,
    /// and it is shorter than all of them and leaves out what each of them has, or balances follow from amounts only without it.
    static func ownLine(_ table: [[String]], isOfCard: Bool) -> Int? {
        let rows = table.indices.filter { table[$0].contains(where: isDay) }
        guard rows.count > 3, let first = rows.first, let last = rows.last else { return nil }
        func hasNumber(_ row: Int, _ place: Int) -> Bool {
            place < table[row].count && isOfAccount(table[row][place])
        }
        func isBalanced(without row: Int?) -> Bool {
            var table = table
            if let row { table[row] = [] }
            return (try? BareColumns(table, isOfCard: isOfCard)?.columns(text: 0))?.has(.balance) == true
        }
        return [first, last].first { line in
            let others = rows.filter { $0 != line }
            let isNumbered = table[line].indices.contains { place in
                hasNumber(line, place) && !others.contains { hasNumber($0, place) }
            }
            guard isNumbered, !isBalanced(without: nil) else { return false }
            let leavesOut = table[line].indices.contains { place in
                table[line][place].isEmpty && others.allSatisfy { place < table[$0].count && !table[$0][place].isEmpty }
            }
            return leavesOut && others.allSatisfy { table[$0].count > table[line].count } || isBalanced(without: line)
        }
    }

    /// `01234 012345A`, `'71 1090 1014 0000 0712 1981 2874`, an IBAN.
    private static func isOfAccount(_ cell: String) -> Bool {
        let number = cell.filter { !$0.isWhitespace && $0 != "'" }
        return number.count { $0.isNumber } >= 10 && number.allSatisfy { $0.isNumber || $0.isLetter }
            && (number.count { $0.isLetter } <= 2 || number.wholeMatch(of: /[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}/) != nil)
    }

    private static func isDay(_ cell: String) -> Bool { cell.count <= 24 && DayCell(cell) != nil }

    /// `text` is the column that is the text, as somebody says.
    ///
    /// - Throws: ``ExchangeError/doubt(_:)`` where several columns may be the amount or the text
    func columns(text told: Int?) throws(ExchangeError) -> StatementColumns {
        if told == nil, let names = Self.vpass.first(where: isVpass) { return StatementColumns(names) }
        let numbers = (0..<width).filter { !days.contains($0) && isNumeric($0) }
        let exact = numbers.filter(hasDecimals)
        let candidates = Array((exact.isEmpty ? numbers : exact).prefix(12))
        var places: [ColumnWords.Role: [Int]] = [.date: Array(days.prefix(1))]
        let direction = (0..<width).first { place in
            rows.allSatisfy { cell($0, place).count > 1 && DirectionWords.isOut(cell($0, place)) != nil }
        }
        if let direction { places[.direction] = [direction] }
        if let (amount, balance) = balanced(candidates, direction) {
            places[.amount] = [amount]
            if let balance { places[.balance] = [balance] }
        } else if let (out, into, balance) = try divided(candidates) {
            (places[.out], places[.into], places[.balance]) = ([out], [into], [balance])
        } else if let (out, into) = isOfCard ? bought(candidates) : spent(candidates) {
            (places[.out], places[.into]) = ([out], [into])
        } else {
            let full = candidates.filter { place in rows.allSatisfy { !cell($0, place).isEmpty } }
            guard let only = full.first, candidates.count == 1 else { throw .doubt(.columns) }
            places[.amount] = [only]
        }
        let taken = Set(places.values.joined()).union(days).union(numbers)
        let free = (0..<width).filter { !taken.contains($0) }
        let currencies = free.filter { place in
            rows.allSatisfy { row in
                let text = cell(row, place)
                return Currency.isKnown(text)
            }
        }
        if let currency = currencies.first { places[.currency] = [currency] }
        // The one that says most; the others say what else there is.
        let words = free.filter { !currencies.contains($0) }
        let texts = TextColumns(rows, among: words)
        let partner = told == nil ? partner(texts.places) : nil
        let text = if let told { told } else { try TextColumns(rows, among: words.filter { $0 != partner }).text() }
        let chosen = [partner, text].compactMap(\.self)
        if !chosen.isEmpty { places[.text] = chosen }
        let others = texts.places.filter { !places[.text, default: []].contains($0) }
        if !others.isEmpty { places[.memo] = others.sorted() }
        return StatementColumns(places)
    }

    /// The columns of Vpass, for the cards of SMBC: without names, in an older form and a newer one.
    private static let vpass = [
        ["利用日", "利用店名", "利用金額", "支払区分", "今回回数", "支払金額", "備考"],
        ["利用日", "利用店名", "利用者", "支払区分", "今回回数", "支払月", "利用金額", "支払金額"],
    ]

    /// Whether what is paid this month is all of each purchase, or a part of one in instalments.
    private func isVpass(_ names: [String]) -> Bool {
        guard days.first == 0, let bought = names.firstIndex(of: "利用金額"), let paid = names.firstIndex(of: "支払金額"),
            let kind = names.firstIndex(of: "支払区分"), let part = names.firstIndex(of: "今回回数")
        else { return false }
        return rows.allSatisfy { row in
            guard let all = Int(cell(row, bought)), let now = Int(cell(row, paid)) else { return false }
            let (way, count) = (cell(row, kind), cell(row, part))
            let isWhole = way == "１" || way == "1" || way.hasPrefix("1回")
            return (isWhole ? now == all : now.magnitude <= all.magnitude)
                && (way.count <= 2 && way.contains(where: \.isNumber) || way.contains("払") || way.contains("リボ"))
                && count.allSatisfy(\.isNumber) && count.count <= 2 && cell(row, 1).contains(where: \.isLetter)
        }
    }

    private func cell(_ row: [String], _ place: Int) -> String { place < row.count ? row[place].onOneLine : "" }

    private func isNumeric(_ place: Int) -> Bool {
        let cells = rows.map { cell($0, place) }.filter { !$0.isEmpty }
        return !cells.isEmpty && cells.allSatisfy { StatementCell.amount($0, style) != nil }
    }

    /// Numbers of accounts and cheques have neither decimals nor signs.
    private func hasDecimals(_ place: Int) -> Bool {
        rows.contains { row in
            let text = cell(row, place)
            return text.contains(".") || text.contains(",") || text.hasPrefix("-") || text.hasPrefix("+")
        }
    }

    private func amounts(_ place: Int) -> [ExactAmount?] {
        rows.map { StatementCell.amount(cell($0, place), style).flatMap { ExactAmount($0.decimal) } }
    }

    private func agrees(_ amounts: [ExactAmount], _ balances: [ExactAmount?]) -> Bool {
        let groups = amounts.map { _ in "" }
        let found = RunningBalance.agreement(amounts, balances, groups)
        return rows.count > 1 && balances.allSatisfy { $0 != nil } && found?.share == 1
    }

    /// An amount and the balance that follows from it; `nil` for a balance that may as well be the one before the amount.
    private func balanced(_ candidates: [Int], _ direction: Int?) -> (amount: Int, balance: Int?)? {
        // A balance before the amount looks like one after it, backward and with the other sign: as it stands counts first.
        for isNegated in [false, true] {
            for balance in candidates {
                let balances = amounts(balance)
                for amount in candidates where amount != balance {
                    var plain = amounts(amount).compactMap(\.self)
                    guard plain.count == rows.count, plain.contains(where: { $0 != .zero }) else { continue }
                    if let direction {
                        plain = zip(rows, plain).map { row, size in
                            DirectionWords.isOut(cell(row, direction)) == true ? -size.magnitude : size
                        }
                    }
                    if agrees(isNegated ? plain.map { -$0 } : plain, balances) {
                        return (amount, isNegated ? nil : balance)
                    }
                }
            }
        }
        return nil
    }

    /// The name of the other side, beside the number of its account, where not all rows have one.
    private func partner(_ texts: [Int]) -> Int? {
        (0..<width).lazy.filter { account in
            let cells = rows.map { cell($0, account) }
            return cells.contains("") && TextColumns.isOfAccounts(rows, account)
                && cells.contains { Self.isOfAccount($0) }
        }.compactMap { account in
            [account + 1, account - 1].first { place in
                texts.contains(place)
                    && rows.allSatisfy { cell($0, account).isEmpty == cell($0, place).isEmpty }
            }
        }.first
    }

    /// Two columns of which each row has one; what was bought with a card comes first, and more often than what was paid.
    ///
    /// The other way round only where all that stands in the first names a payment or refund.
    private func bought(_ candidates: [Int]) -> (out: Int, into: Int)? {
        guard isDivided(candidates) else { return nil }
        let isPaid = { (row: [String]) in row.contains(where: CardWords.isPaidOrBack) }
        let first = rows.filter { !cell($0, candidates[0]).isEmpty }
        if first.count * 2 < rows.count, !first.isEmpty, first.allSatisfy(isPaid),
            !rows.contains(where: { !cell($0, candidates[1]).isEmpty && isPaid($0) })
        {
            return (candidates[1], candidates[0])
        }
        let count = rows.count { !cell($0, candidates[0]).isEmpty }
        return count * 2 > rows.count && count < rows.count ? (candidates[0], candidates[1]) : nil
    }

    /// Two columns of which each row has one, where words say that what stands in the one was spent, and none says otherwise.
    private func spent(_ candidates: [Int]) -> (out: Int, into: Int)? {
        guard isDivided(candidates) else { return nil }
        func says(_ isMeant: (String) -> Bool, _ place: Int) -> Bool {
            rows.contains { row in !cell(row, place).isEmpty && row.contains(where: isMeant) }
        }
        let both: [(out: Int, into: Int)] = [(candidates[0], candidates[1]), (candidates[1], candidates[0])]
        return both.first { out, into in
            says(DirectionWords.namesSpending, out) && says(DirectionWords.namesIncome, into)
                && !says(DirectionWords.namesIncome, out) && !says(DirectionWords.namesSpending, into)
        }
    }

    private func isDivided(_ candidates: [Int]) -> Bool {
        candidates.count == 2
            && rows.allSatisfy { cell($0, candidates[0]).isEmpty != cell($0, candidates[1]).isEmpty }
    }

    /// - Throws: ``ExchangeError/doubt(_:)`` where a card's columns come in the order that is not usual
    private func divided(_ candidates: [Int]) throws(ExchangeError) -> (out: Int, into: Int, balance: Int)? {
        for balance in candidates {
            let balances = amounts(balance)
            for out in candidates where out != balance {
                for into in candidates where into != balance && into != out {
                    let sums = zip(amounts(out), amounts(into)).map { out, into in
                        (into ?? .zero).magnitude - (out ?? .zero).magnitude
                    }
                    // Two equal columns come to nothing, and any column that stays the same would be the balance.
                    guard sums.contains(where: { $0 != .zero }), agrees(sums, balances) else { continue }
                    guard isOfCard, into < out else { return (out, into, balance) }
                    // Purchases come first, and add to the debt; else nothing says which column it is.
                    guard balances.contains(where: { $0.map { !$0.isNegative && $0 != .zero } == true }) else {
                        throw .doubt(.columns)
                    }
                    return (into, out, balance)
                }
            }
        }
        return nil
    }
}
