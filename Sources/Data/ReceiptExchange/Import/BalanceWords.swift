/// The words by which statements call rows that are no movements: sums and balances.
enum BalanceWords {
    /// Whether a cell calls the row a sum of others.
    static func sayTotal(_ cells: [String]) -> Bool {
        cells.contains { cell in
            let words = cell.lowercased().split { !$0.isLetter }
            return words.contains {
                ["total", "totals", "sum", "summe", "gesamt", "saldo", "subtotal", "총"].contains($0)
            }
                || ["합계", "소계", "총이용", "총액", "총합", "누계", "合計", "小計", "合计"].contains { cell.contains($0) }
        }
    }

    /// Whether the text is of a line that says what was or is there, and moves nothing.
    static func sayBalance(_ text: String) -> Bool {
        let text = ColumnWords.plain(text)
        // `Saldo finale al 28/02/2026`
        let label = text.prefix { !$0.isNumber }
        return balances.contains(text) || label.count < text.count && balances.contains { isLabel(label, of: $0) }
            || text.hasPrefix("beginningbalance") || text.hasPrefix("endingbalanceas")
            || text.hasSuffix("balance") && ["open", "clos", "start", "end"].contains(where: text.hasPrefix)
    }

    /// Whether there is hardly more than the balance's name before its day.
    private static func isLabel(_ label: Substring, of balance: String) -> Bool {
        label.hasPrefix(balance) && label.count - balance.count <= 4 && balance.count >= 8
    }

    private static let balances = Set(
        [
            "openingbalance", "closingbalance", "startingbalance", "endingbalance", "balancebroughtforward",
            "balancecarriedforward", "broughtforward", "carriedforward", "algsaldo", "loppsaldo", "kaive",
            "anfangssaldo",
            "endsaldo", "beginsaldo", "eindsaldo", "likutispradziai", "likutispabaigai", "apyvarta", "전월이월", "이월",
            "saldoiniziale", "saldofinale", "saldocontabile", "saldodisponibile", "saldovortrag", "kontostand",
            "zwischensaldo",
            "saldoanterior", "saldofinal", "saldoinicial", "saldododia", "saldototal", "anciensolde", "nouveausolde",
            "soldeprecedent", "totaldumois", "tussensaldo", "saldo", "balance", "소계", "합계", "누계", "小計", "合計", "小计",
            "合计",
            "기초잔액", "기말잔액", "前月繰越", "繰越", "期初余额", "期末余额", "initialavailablebalance", "soldeinitial", "soldefinal",
            "turnover",
            "Saldo początkowe", "Saldo końcowe", "Počáteční zůstatek", "Konečný zůstatek", "Ingående saldo",
            "Utgående saldo",
            "Inngående saldo", "Primosaldo", "Ultimosaldo", "Alkusaldo", "Loppusaldo", "Devreden bakiye", "יתרת פתיחה",
            "Saldo awal", "Saldo akhir", "ยอดยกมา", "Số dư đầu kỳ", "上期結餘", "Вхідний залишок", "Summe",
            "Saldo total disponível dia", "上期帳單總額", "上期應繳總額", "上期應繳金額",
        ].map(ColumnWords.plain)
    )
}
