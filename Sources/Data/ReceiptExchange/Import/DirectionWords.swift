/// Words beside amounts that say which way the money goes.
enum DirectionWords {
    private static let out: Set<String> = [
        "debit", "d", "db", "dr", "deb", "dbit", "soll", "s", "af", "debet", "out", "withdrawal", "débit", "addebito",
        "dare", "cargo", "débito", "debito", "výdaj", "terhelés", "expense", "sale", "purchase", "spend", "payment out",
        "belastung", "lastschrift", "uit", "money out", "sent", "obciążenie", "wn", "borç", "b", "card payment",
        "direct debit", "standing order", "-",
    ]
    private static let into: Set<String> = [
        "credit", "c", "cr", "crdt", "haben", "h", "bij", "kredit", "k", "in", "deposit", "crédit", "accredito",
        "avere",
        "abono", "crédito", "credito", "příjem", "jóváírás", "income", "return", "refund", "payment in", "gutschrift",
        "money in", "received", "uznanie", "ma", "alacak", "a", "topup", "top-up", "kreedit", "+",
    ]
    private static let eastOut = ["출금", "지출", "支出", "出金", "支払", "引出", "借"]
    private static let eastInto = ["입금", "수입", "收入", "入金", "預入", "贷"]
    private static let neutral: Set<String> = ["/", "memo", "不计收支", "其他", "none"]
    private static let undone: Set<String> = [
        "cancelled", "canceled", "reverted", "pending", "denied", "voided", "expired", "rejected",
        "refused", "offen", "pendente", "pendiente", "en attente", "väntar", "oczekująca", "交易关闭", "已关闭",
        "等待付款",
        "已撤销", "authorised", "authorized", "ausstehend", "abgelehnt", "storniert", "rückgängig", "zurückgesetzt",
        "refusé", "refusée",
        "annulé", "annulée", "anulado", "cancelado", "rechazado", "geannuleerd", "geweigerd", "annullato", "rifiutato",
    ]

    /// `nil` for a word that says nothing of it.
    static func isOut(_ word: String) -> Bool? {
        let plain = word.lowercased()
        if out.contains(plain) || plain == "deebet" { return true }
        if into.contains(plain) { return false }
        // A cancelled one goes the other way, which only a sign can say.
        guard !word.contains("취소") else { return nil }
        if eastOut.contains(where: word.contains) { return true }
        return eastInto.contains(where: word.contains) ? false : nil
    }

    /// It moves nothing here, or says so.
    static func isNeutral(_ word: String) -> Bool { neutral.contains(word.lowercased()) }

    /// Whether the state says that the movement failed or is still pending.
    static func isUndone(_ state: String) -> Bool {
        let state = state.lowercased()
        return undone.contains(state) || undoneParts.contains { state.contains($0) }
    }

    /// Whether the cell of any column can only say so.
    static func saysUndone(_ cell: String) -> Bool {
        guard (1...40).contains(cell.utf8.count) else { return false }
        let cell = cell.lowercased()
        return surelyUndone.contains(where: cell.contains)
    }

    private static let surelyUndone = ["vorgemerkt", "non contabilizzat", "거절", "한도초과", "card charge failed"]
    private static let undoneParts =
        surelyUndone + [
            "실패", "fail", "declin", "on hold", "processing", "reservert", "reserverad", "venter", "afvist", "à venir",
            "retenid", "denegad", "autorizzat", "in attesa", "odrzuc", "non eseguit",
        ]
}
