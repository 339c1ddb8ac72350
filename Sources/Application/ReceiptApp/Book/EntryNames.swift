public import ReceiptDomain
import ReceiptParsing
import ReceiptReview

/// The meaning of names that people and banks write for money without a shop: `월급 들어옴`, `카뱅 이자`, `축의금 받음`.
extension CategoryCatalog {
    /// The income category of a name that means money coming in rather than a shop.
    ///
    /// `용돈`, an allowance, is none of these names: it is given as often as it is received.
    public func income(named name: String) -> Category? {
        // `Salary Acme` is a pay, `salary slip` is none.
        let isNamed = name.split(separator: " ").last?.first?.isUppercase == true
        // `my salary`; a shop may have any other of these words in its name.
        let words = name.lowercased().split(separator: " ").drop { ["my", "our", "내", "우리"].contains($0) }
        let joined = words.joined()
        if let first = words.first, words.count == 1 || words.count == 2 && isNamed,
            let known = Self.payWords[String(first)]
        {
            return known
        }
        let entry = entries.first { entry in
            entry.kind == .income && !entry.isHidden && entry.category != .allowance
                && [entry.korean, entry.english].contains { $0.lowercased().filter { !$0.isWhitespace } == joined }
        }
        return entry?.category ?? koreanIncome(words.map(String.init))
    }

    /// Whether a name is money coming in, of a category or of none.
    public func speaksOfIncome(_ name: String) -> Bool {
        if income(named: name) != nil { return true }
        let words = Self.words(of: name)
        if Self.receivedWord(in: words) != nil, !Self.isWrittenAsName(name) { return true }
        return Self.isReceived(words) || words.contains { word in Self.incomeEndings.contains(where: word.hasSuffix) }
    }

    /// The word of a name that may as well be money received as money spent: `이자`, `입금`.
    public func unclearWord(in name: String) -> String? {
        guard !speaksOfIncome(name) else { return nil }
        let words = Self.words(of: name)
        return words.first { Self.unclearWords.contains($0) } ?? Self.receivedWord(in: words)
    }

    private static func words(of name: String) -> [String] {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether a word says that it was received: `용돈 받음`, `월급 들어왔다`.
    private static func isReceived(_ words: [String]) -> Bool {
        words.contains { word in
            word == "수령" || received.contains(where: word.contains)
        }
    }

    /// The English word for it, which stands in shops' names as well; `sold out` never says so.
    private static func receivedWord(in words: [String]) -> String? {
        zip(words, words.dropFirst() + [""]).first { ["sold", "received"].contains($0) && $1 != "out" }?.0
    }

    /// Whether each of several words begins with a capital letter: `Sold Gallery`, but not `Sold bike`.
    private static func isWrittenAsName(_ name: String) -> Bool {
        let words = name.split(whereSeparator: \.isWhitespace)
        return words.count > 1 && words.allSatisfy { !($0.first?.isLowercase ?? false) }
    }

    private static let received = ["받음", "받았", "받은", "들어옴", "들어왔", "들어온", "돌려받", "팔았", "팔아서"]
    private static let unclearWords: Set = ["이자", "입금", "곗돈", "interest"]

    /// `남편월급`, `월급 입금`, `카뱅 이자`; `월급 카페` is a shop, and a helper's pay and a loan's interest are spent.
    private func koreanIncome(_ words: [String]) -> Category? {
        let words = words.flatMap { Self.words(of: $0) }
        let (name, last) = (words.joined(), words.last ?? "")
        guard !Self.spent.contains(where: name.contains) else { return nil }
        let isTold =
            Self.isReceived(words) || last.hasSuffix("입금") || last.hasSuffix("수령")
            || last.wholeMatch(of: /[0-9]{1,2}월/) != nil
        let pay = Self.koreanPay.first { pay in
            last.hasSuffix(pay.key) || isTold && words.contains { $0.contains(pay.key) }
        }
        if let pay { return pay.value }
        let isInterest = words.contains { $0.hasSuffix("이자") || $0.hasSuffix("배당") }
        if isInterest, isTold || Self.deposits.contains(where: name.contains) { return .investment }
        return name.contains("용돈") && (isTold || last == "주심") ? .allowance : nil
    }

    private static let koreanPay: [String: Category] = [
        "월급": .salary, "급여": .salary, "봉급": .salary, "주급": .salary, "알바비": .salary, "아르바이트비": .salary, "상여금": .bonus,
        "상여": .bonus,
        "보너스": .bonus, "성과급": .incentive, "배당금": .investment, "이자수입": .investment, "이자소득": .investment,
    ]
    private static let spent = [
        "도우미", "시터", "이모", "직원", "선생", "기사", "간병", "대출", "연체", "할부", "카드", "마이너스", "사채",
    ]
    private static let deposits = ["예금", "적금", "통장", "뱅크", "은행", "카뱅", "주식", "배당"]

    /// Ends of words for money that nobody spends under that name.
    private static let incomeEndings = [
        "수당", "장학금", "퇴직금", "원고료", "지원금", "장려금", "보험금", "세뱃돈", "환급", "환급금", "캐시백", "당첨금", "부수입",
        "기타수입", "기초연금", "판매대금", "판매", "당첨", "cashback", "winnings",
    ]

    /// Words for a pay, alone or before the name of who pays it.
    private static let payWords: [String: Category] = [
        "salary": .salary, "wages": .salary, "paycheck": .salary, "paycheque": .salary, "payroll": .salary,
    ]

    // MARK: Categories

    /// The category that a name alone suggests, of those that are offered.
    func known(_ merchant: String, _ kind: RecordKind) -> Category? {
        if kind == .income { return income(named: merchant) ?? income(ofRow: merchant) }
        guard kind == .expense else { return nil }
        let name = merchant.lowercased().filter { !$0.isWhitespace }
        if let own = entries.first(where: { $0.kind == kind && !$0.isHidden && $0.korean == name }) {
            return own.category
        }
        if let bought = everyday(name) { return bought }
        return ShopCategories.category(of: merchant).flatMap { offered(for: kind).contains($0) ? $0 : nil }
    }

    /// The income that a bank's text for money coming in speaks of: `ACME PAYROLL 4711`, `급여(주)한빛`.
    private func income(ofRow text: String) -> Category? {
        let words = text.lowercased().split { !$0.isLetter }
        if let pay = words.lazy.compactMap({ Self.payWords[String($0)] }).first { return pay }
        if words.contains("interest") || words.contains("dividend") { return .investment }
        return Self.wordsOfRows.first { text.contains($0.word) }?.category
    }

    private static let wordsOfRows: [(word: String, category: Category)] = [
        ("급여", .salary), ("월급", .salary), ("상여", .bonus), ("이자", .investment), ("배당", .investment),
    ]
}
