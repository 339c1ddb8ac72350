import Foundation
import HouseholdBook
import ReceiptDomain

/// A statement in a form drawn by chance, with what it is to be read as.
struct GeneratedStatement {
    enum Amounts: CaseIterable {
        case signed, twoColumns, twoColumnsNegative, words, sizes, inverted
    }

    struct Row {
        var day: CalendarDay
        var cents: Int
        var text: String
    }

    private struct Names {
        var date, text, amount, out, into, direction, balance: String
        var words: (out: String, into: String)
        var hasCommas: Bool
    }

    private static let names = [
        Names(
            date: "Date",
            text: "Description",
            amount: "Amount",
            out: "Debit",
            into: "Credit",
            direction: "Debit/Credit",
            balance: "Balance",
            words: ("Debit", "Credit"),
            hasCommas: false
        ),
        Names(
            date: "Buchungstag",
            text: "Verwendungszweck",
            amount: "Betrag",
            out: "Soll",
            into: "Haben",
            direction: "Soll/Haben",
            balance: "Saldo",
            words: ("S", "H"),
            hasCommas: true
        ),
        Names(
            date: "Datum",
            text: "Omschrijving",
            amount: "Bedrag",
            out: "Af",
            into: "Bij",
            direction: "Af Bij",
            balance: "Saldo na mutatie",
            words: ("Af", "Bij"),
            hasCommas: true
        ),
        Names(
            date: "Date opération",
            text: "Libellé",
            amount: "Montant",
            out: "Débit",
            into: "Crédit",
            direction: "Sens",
            balance: "Solde",
            words: ("débit", "crédit"),
            hasCommas: true
        ),
        Names(
            date: "거래일자",
            text: "내용",
            amount: "거래금액",
            out: "출금액",
            into: "입금액",
            direction: "입출금구분",
            balance: "잔액",
            words: ("출금", "입금"),
            hasCommas: false
        ),
        Names(
            date: "取引日",
            text: "取引内容",
            amount: "取引金額",
            out: "出金額",
            into: "入金額",
            direction: "入出金区分",
            balance: "残高",
            words: ("出金", "入金"),
            hasCommas: false
        ),
    ]

    private(set) var rows: [Row] = []
    private(set) var text = ""
    let amounts: Amounts
    let hasBalance: Bool
    let hasNames: Bool
    let dateForm: Int
    private let hasCommas: Bool

    init(using random: inout some RandomNumberGenerator) {
        let names = Self.names.randomElement(using: &random) ?? Self.names[0]
        amounts = Amounts.allCases.randomElement(using: &random) ?? .signed
        hasBalance = Bool.random(using: &random) || amounts == .sizes || amounts == .inverted
        hasNames = Int.random(in: 0..<6, using: &random) > 0 || amounts != .signed
        hasCommas = names.hasCommas
        // As the languages write days; in English anything is possible.
        let forms = names.hasCommas ? [0, 1, 2, 4, 5, 7, 8] : names.date == "Date" ? Array(0..<10) : [0, 4, 6]
        dateForm = forms.randomElement(using: &random) ?? 0
        var number = Int.random(in: 20_454..<20_654, using: &random)
        let gap = [1, 3, 40].randomElement(using: &random) ?? 1
        for place in 0..<Int.random(in: 1..<9, using: &random) {
            number += Int.random(in: 0...gap, using: &random)
            guard let day = CalendarDay(daysSince1970: number) else { continue }
            let size = Int.random(in: 1..<(Bool.random(using: &random) ? 2000 : 300_000), using: &random)
            // One won proves an account.
            if size == 100 { continue }
            let isOut = Int.random(in: 0..<4, using: &random) > 0
            rows.append(Row(day: day, cents: isOut ? -size : size, text: "Shop \(place)"))
        }
        var balance = Int.random(in: 0..<1_000_000, using: &random)
        let balances = rows.map { row in
            balance += row.cents
            return balance
        }
        var lines = zip(rows, balances).map { row, balance in cells(row, balance, names) }
        if Bool.random(using: &random) {
            lines.reverse()
            rows.reverse()
        }
        if hasNames { lines.insert(head(names), at: 0) }
        let sign = hasCommas ? ";" : "\t"
        text = lines.map { $0.joined(separator: sign) }.joined(separator: "\n") + "\n"
    }

    private func head(_ names: Names) -> [String] {
        let middle =
            switch amounts {
            case .signed, .sizes, .inverted: [names.amount]
            case .twoColumns, .twoColumnsNegative: [names.out, names.into]
            case .words: [names.amount, names.direction]
            }
        return [names.date, names.text] + middle + (hasBalance ? [names.balance] : [])
    }

    private func cells(_ row: Row, _ balance: Int, _ names: Names) -> [String] {
        let size = abs(row.cents)
        let isOut = row.cents < 0
        let middle =
            switch amounts {
            case .signed: [written(row.cents)]
            case .inverted: [written(-row.cents)]
            case .sizes: [written(size)]
            case .twoColumns: isOut ? [written(size), ""] : ["", written(size)]
            case .twoColumnsNegative: isOut ? [written(-size), ""] : ["", written(size)]
            case .words: [written(size), isOut ? names.words.out : names.words.into]
            }
        return [written(row.day), row.text] + middle + (hasBalance ? [written(balance)] : [])
    }

    private func written(_ cents: Int) -> String {
        let whole = String(abs(cents) / 100)
        var groups = ""
        for (place, digit) in whole.enumerated() {
            if place > 0, (whole.count - place) % 3 == 0 { groups += hasCommas ? "." : "," }
            groups.append(digit)
        }
        let fraction = String(format: "%02d", abs(cents) % 100)
        return (cents < 0 ? "-" : "") + groups + (hasCommas ? "," : ".") + fraction
    }

    private func written(_ day: CalendarDay) -> String {
        func two(_ number: Int) -> String { String(format: "%02d", number % 100) }
        let (y, m, d) = (String(day.year), two(day.month), two(day.day))
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return [
            "\(y)-\(m)-\(d)", "\(d).\(m).\(y)", "\(d)/\(m)/\(y)", "\(m)/\(d)/\(y)", "\(y)\(m)\(d)",
            "\(d) \(months[day.month - 1]) \(y)", "\(two(day.year)).\(m).\(d)", "\(d).\(m).\(two(day.year))",
            "\(d)/\(m)/\(two(day.year))", "\(m)/\(d)/\(two(day.year))",
        ][dateForm]
    }

    /// An error that was not told, `nil` where all is right, asked, or told; and whether the file was read.
    func outcome(usual: ReadingContext.DateOrder?) -> (fault: String?, isRead: Bool) {
        var options = StatementOptions()
        options.usualOrder = usual
        guard let content = try? StatementFileTests.read(Array(text.utf8), options) else { return (nil, false) }
        guard content.lines.count == rows.count else { return ("\(content.lines.count) of \(rows.count) rows", true) }
        for (line, row) in zip(content.lines, rows) {
            guard line.text == row.text else { return ("text \(line.text)", true) }
            if content.assumedOrder == nil, line.date != row.day { return ("day \(line.date) for \(row.day)", true) }
            let isUnclear = content.sign == .unclear && [.inverted, .sizes].contains(amounts)
            guard Money(decimal: line.amount, currency: .usd)?.minorUnits == row.cents || isUnclear else {
                return ("amount \(line.amount) for \(row.cents)", true)
            }
        }
        return (nil, true)
    }
}
