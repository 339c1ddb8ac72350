/// Texts of a bank's rows that have the name of another account of the household.
enum AccountMention {
    /// Whether the text is about the account of which it has the name, and not about a purchase with a card or a shop.
    ///
    /// English names such as Visa, Cash or Savings are in the texts of purchases as well: `VISA DDA PUR`, `CASH APP`.
    static func isAbout(_ name: String, _ text: String) -> Bool {
        guard name.allSatisfy(\.isASCII) else { return isAboutKorean(name, text) }
        func words(_ text: String) -> [Substring] { text.lowercased().split { !$0.isLetter && !$0.isNumber } }
        let (own, all) = (words(name), words(text))
        let isWhole = all.indices.contains { all[$0...].starts(with: own) }
        guard isWhole else { return false }
        let others = all.filter { word in !own.contains(word) && word.contains(where: \.isLetter) }
        guard !others.isEmpty, text.allSatisfy(\.isASCII) else { return true }
        return others.contains { moves.contains(String($0)) }
            && others.allSatisfy { moves.contains(String($0)) || beside.contains(String($0)) }
    }

    /// As ``isAbout(_:_:)``: beside the name stand a payment, numbers, or after a space the name of a person.
    ///
    /// `토스페이 스타벅스`, `신한카드 연회비` and `토스트하우스` are purchases.
    private static func isAboutKorean(_ name: String, _ text: String) -> Bool {
        func isMove(_ text: some StringProtocol) -> Bool { koreanMoves.contains { text.contains($0) } }
        let letters = text.lowercased().replacing("(주)", with: "").replacing("㈜", with: "")
        let own = name.lowercased()
        guard !koreanPurchases.contains(where: letters.replacing(own, with: "").contains) else { return false }
        guard !isMove(letters), let place = letters.firstRange(of: own) else { return true }
        let after = letters[place.upperBound...].filter { $0.isLetter || $0 == " " }
        let isPerson = after.first == " " && (2...4).contains(after.count { $0.isLetter })
        return !letters[..<place.lowerBound].contains(where: \.isLetter)
            && (isPerson || !after.contains { $0.isLetter && $0 != "월" && $0 != "일" && $0 != "년" })
    }

    /// Whether a text speaks of accounts of one owner: more evidence than an equal amount.
    ///
    /// 이체, 송금 and `payment` do not: they stand at money from anybody, and at direct debits.
    static func speaksOfOwnAccounts(_ text: String) -> Bool {
        // Spanish and Portuguese banks write so at all that is sent.
        let text = text.lowercased().replacing("transferenc", with: "").replacing("transferênc", with: "")
        return ownAccounts.contains(where: text.contains)
    }

    /// Whether a text says that a machine paid out cash, and is about no fee: `ATM출금`, `CASH WITHDRAWAL ATM 12 HIGH ST`.
    static func isCashWithdrawal(_ text: String) -> Bool {
        let text = text.lowercased()
        guard !["수수료", "fee", "charge", "deposit", "입금"].contains(where: text.contains) else { return false }
        let words = ["현금인출", "현금출금", "cash withdrawal", "geldautomat", "bargeldauszahlung", "retrait dab"]
        return words.contains(where: text.contains) || text.split { !$0.isASCII || !$0.isLetter }.contains("atm")
    }

    /// Found within keys as well, which have no spaces.
    private static let ownAccounts = [
        "뱅크", "은행", "계좌", "카드대금", "결제대금", "이용대금", "저축", "적금", "예금", "振替", "transfer", "umbuchung", "uebertrag",
        "thank",
    ]

    private static let koreanPurchases = ["페이", "체크", "연회비", "수수료", "서비스", "캐시백", "영수증", "이자", "보험"]
    private static let koreanMoves = [
        "결제", "대금", "이체", "출금", "입금", "납부", "납입", "자동", "인출", "송금", "충전", "상환", "저축", "적립", "청구", "계좌",
    ]

    /// Words of English texts for money between accounts.
    private static let moves: Set = [
        "payment", "pymt", "pmt", "autopay", "epay", "transfer", "xfer", "tfr", "trf", "withdrawal", "wdl", "atm",
        "uebertrag", "umbuchung", "virement", "transferencia", "overboeking",
    ]
    /// Words that stand beside those, and name no shop.
    private static let beside: Set = [
        "to", "from", "the", "own", "my", "online", "internet", "mobile", "web", "bill", "monthly", "account", "acct",
        "a", "c",
        "card", "crd", "cc", "credit", "bank", "thank", "you", "ref", "id", "ppd", "ach", "auf", "an", "vers", "naar",
    ]
}
