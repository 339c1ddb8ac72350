/// Words beside amounts that say which way the money goes.
enum DirectionWords {
    private static let out: Set<String> = [
        "debit", "d", "db", "dr", "deb", "dbit", "soll", "s", "af", "debet", "out", "withdrawal", "débit", "addebito",
        "dare", "cargo", "débito", "debito", "výdaj", "terhelés", "expense", "sale", "purchase", "spend", "payment out",
        "belastung", "lastschrift", "uit", "money out", "sent", "obciążenie", "wn", "borç", "b", "card payment",
        "direct debit", "standing order", "-", "kauf", "achat", "compra", "zakup", "aankoop", "köp", "kjøp", "køb",
        "acquisto",
        "χ", "χρέωση", "satın alma", "alışveriş", "消費", "消费", "利用", "harcama",
    ]
    private static let into: Set<String> = [
        "credit", "c", "cr", "crdt", "haben", "h", "bij", "kredit", "k", "in", "deposit", "crédit", "accredito",
        "avere",
        "abono", "crédito", "credito", "příjem", "jóváírás", "income", "return", "refund", "payment in", "gutschrift",
        "remboursement", "devolución", "devolucion", "zwrot", "estorno", "iade", "terugbetaling", "retur", "rimborso",
        "money in", "received", "π", "πίστωση", "uznanie", "ma", "alacak", "a", "topup", "top-up", "kreedit", "+",
    ]
    private static let eastOut = ["출금", "지출", "支出", "出金", "支払", "引出", "借"]
    private static let eastInto = ["입금", "수입", "收入", "入金", "預入", "贷", "返品", "退款"]
    private static let neutral: Set<String> = ["/", "memo", "不计收支", "其他", "none"]
    /// Words that may as well be the business of the account's owner: a shop refunds what it sold.
    private static let weak: Set<String> = [
        "refund", "return", "sale", "remboursement", "devolución", "devolucion", "zwrot", "estorno", "iade",
        "terugbetaling",
        "retur", "rimborso",
    ]
    /// As banks mark amounts of one direction, and leave the others without a mark.
    private static let marks: Set<String> = [
        "debit", "credit", "soll", "haben", "debet", "kredit", "débit", "crédit", "débito", "crédito", "debito",
        "credito",
    ]
    private static let shortMarks: Set<String> = [
        "d", "db", "dr", "dbit", "χ", "π", "c", "cr", "crdt", "s", "h", "借", "贷", "-", "+",
    ]

    /// `nil` for a word that says nothing of it.
    static func isOut(_ word: String) -> Bool? {
        let plain = Self.plain(word)
        if out.contains(plain) || plain == "deebet" { return true }
        if into.contains(plain) { return false }
        // `[-] 결제`, `[+] 충전`
        for (sign, isOut) in [("[-]", true), ("[+]", false)] where plain.hasPrefix(sign) { return isOut }
        // A cancelled one goes the other way, which only a sign can say.
        guard !word.contains("취소") else { return nil }
        if eastOut.contains(where: word.contains) { return true }
        return eastInto.contains(where: word.contains) ? false : nil
    }

    /// Whether the kind of a row says that it only exchanged money for another one.
    static func isConversion(_ kind: String) -> Bool {
        let kind = kind.lowercased()
        return conversions.contains(where: kind.contains)
    }

    private static let conversions = [
        "currency conversion", "währungsumrechnung", "conversion de devise", "conversión de divisa",
        "conversione di valuta", "valutaomrekening", "conversão de moeda", "przeliczenie walut", "通貨換算",
    ]

    /// Whether money leaves a purse for the bank, or comes from there; `nil` for any other kind of payment.
    static func isOutOfPurse(_ kind: String) -> Bool? {
        ["零钱提现": true, "零钱充值": false][kind]
    }

    /// Whether a bank's text says that a card, a bill or cash took money; what came back is named by the purchase, too.
    static func namesSpending(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["purchase", "withdrawal", "bill pay", "achat", "retrait"].contains(where: text.contains)
            && !["refund", "return", "remboursement"].contains(where: text.contains)
    }

    /// Whether a bank's text says that wages or a deposit came.
    static func namesIncome(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["deposit", "payroll", "salary", "salaire", "dépôt"].contains(where: text.contains)
    }

    /// It moves nothing here, or says so.
    static func isNeutral(_ word: String) -> Bool { neutral.contains(word.lowercased()) }

    /// Whether the word alone does not outweigh the signs of an account that has both.
    static func isWeak(_ word: String) -> Bool { weak.contains(word.lowercased()) }

    /// Whether rows without it may go the other way.
    static func isMark(_ word: String) -> Bool { isShortMark(word) || marks.contains(plain(word)) }

    /// Whether it is a mark whatever its column is called; a card is also one for credit or debit.
    static func isShortMark(_ word: String) -> Bool { shortMarks.contains(plain(word)) }

    /// Without capitals, and without the point of a short form such as `Dr.`.
    private static func plain(_ word: String) -> String {
        let plain = word.lowercased()
        return plain.hasSuffix(".") ? String(plain.dropLast()) : plain
    }

    /// Whether the state says that money went or came, or came back.
    static func isDone(_ state: String) -> Bool {
        ["成功", "已到账", "已存入", "已收", "退款", "취소"].contains(where: state.contains)
    }

    /// Whether the state says that the movement failed or is still pending.
    static func isUndone(_ state: String) -> Bool {
        let plain = ColumnWords.plain(state)
        guard !plain.isEmpty else { return false }
        let lower = state.lowercased()
        return UndoneWords.whole.contains(plain) || UndoneWords.beginnings.contains(where: plain.hasPrefix)
            || undoneParts.contains(where: lower.contains)
    }

    /// Whether the cell of any column can only say so.
    static func saysUndone(_ cell: String) -> Bool {
        guard (1...40).contains(cell.utf8.count) else { return false }
        let cell = cell.lowercased()
        return wholeUndone.contains(cell) || surelyUndone.contains(where: cell.contains)
    }

    private static let wholeUndone: Set<String> = ["hold", "pending", "forecasted"]
    private static let surelyUndone = ["vorgemerkt", "non contabilizzat", "거절", "한도초과", "card charge failed"]
    private static let undoneParts =
        surelyUndone + [
            "실패", "fail", "declin", "on hold", "processing", "reservert", "reserverad", "venter", "afvist", "à venir",
            "retenid", "denegad", "autorizzat", "in attesa", "odrzuc", "non eseguit",
        ]
}
