public import HouseholdBook
public import ReceiptDomain

// Names of groupings and of their rows.
extension Wording {
    /// The title of a report: its period and its filter; merchants, names and tags in it are not escaped yet.
    public func title(of report: Report, isPlain: Bool) -> String {
        let filter = report.context.filter
        let parts = [
            filter.shop, filter.category.map { label($0.code, .category, isPlain: isPlain) },
            filter.subject.map { label($0, .subject, isPlain: isPlain) }, filter.tag.map { "#" + $0 },
        ].compactMap(\.self)
        return ([title(report.period)] + parts).joined(separator: ", ")
    }

    public func name(_ grouping: ReportGrouping) -> String {
        switch grouping {
        case .category: localized("Category", "분류")
        case .merchant: localized("Shop", "가게")
        case .account: localized("Account", "계좌")
        case .subject: localized("For", "대상")
        case .mood: localized("Mood", "기분")
        case .tag: localized("Tag", "태그")
        case .payment: localized("Paid by", "결제 수단")
        case .month: localized("Month", "월")
        case .day: localized("Day", "날")
        }
    }

    /// The heading of a table: `분류별 지출`, `Spent by category`.
    public func title(_ direction: Flow.Direction, by grouping: ReportGrouping) -> String {
        let (english, korean): (String, String) =
            switch grouping {
            case .subject: ("by person, pet, car or home", "대상별")
            case .payment: ("by means of payment", "결제 수단별")
            case .month: ("by month", "월별")
            case .day: ("day by day", "일별")
            default: ("by " + name(grouping).lowercased(), name(grouping) + "별")
            }
        return direction == .spent
            ? localized("Spent \(english)", "\(korean) 지출") : localized("Earned \(english)", "\(korean) 수입")
    }

    public func name(_ means: PaymentMeans) -> String {
        switch means {
        case .credit: localized("credit card", "신용카드")
        case .debit: localized("debit card", "체크카드")
        case .card: localized("card of unknown kind", "카드(종류 모름)")
        case .cashReceipt: localized("cash with a receipt", "현금영수증")
        case .cash: localized("cash", "현금")
        case .prepaid: localized("prepaid", "선불")
        case .transfer: localized("bank transfer", "계좌이체")
        case .unknown: localized("unknown", "알 수 없음")
        }
    }

    /// A row's name; merchants, names and tags in it are not escaped yet.
    public func label(_ key: String?, _ grouping: ReportGrouping, isPlain: Bool) -> String {
        guard let key else { return labelOfNone(grouping) }
        switch grouping {
        case .category:
            guard let category = Category(code: key) else { return key }
            return isPlain ? self.category(category) : label(category)
        case .account: return names.account(key)
        case .subject:
            guard let subject = names.subjects[key] else { return key }
            return isPlain ? subject.name : label(subject)
        case .mood:
            guard let mood = Mood(rawValue: key) else { return key }
            return isPlain ? name(mood) : label(mood)
        case .tag: return "#" + key
        case .payment: return PaymentMeans(rawValue: key).map(name) ?? key
        case .merchant, .month, .day: return key
        }
    }

    private func labelOfNone(_ grouping: ReportGrouping) -> String {
        switch grouping {
        case .category: localized("no category", "분류 없음")
        case .merchant: localized("no shop", "가게 없음")
        case .account: localized("no account", "계좌 없음")
        case .subject: localized("no subject", "대상 없음")
        case .mood: localized("no mood", "기분 없음")
        case .tag: localized("no tag", "태그 없음")
        case .payment, .month, .day: "-"
        }
    }
}

// Sums.
extension Wording {
    public var spentName: String { localized("Spent", "지출") }
    public var earnedName: String { localized("Earned", "수입") }
    public var differenceName: String { localized("Difference", "차액") }
    public var transferredName: String { localized("Transfers", "이체") }
    public var adjustedName: String { localized("Adjustments", "잔액 조정") }
    public var movedNote: String {
        localized("Transfers and adjustments are neither spending nor income.", "이체와 잔액 조정은 지출도 수입도 아닙니다.")
    }
    public var totalName: String { localized("Total", "합계") }
    public var changeName: String { localized("Change", "증감") }
    public var recordsName: String { localized("Records", "건수") }

    public func percent(_ number: Int?) -> String {
        number.map { ($0 > 0 ? "+" : "") + "\($0)" + localized(" %", "%") } ?? "-"
    }

    public func otherRows(_ count: Int) -> String { localized("\(count) others", "그 밖에 \(count)") }

    /// The records that a report omits, in a sentence; `nil` if there are none.
    public func leftOut(_ omissions: ReportOmissions) -> String? {
        func part(_ tally: ReportOmissions.Tally, _ english: (String) -> String, _ korean: String) -> String? {
            guard tally.count > 0 else { return nil }
            let income = tally.income.map { localized("income ", "수입 ") + $0.formatted }
            let sums = (tally.amounts.map(\.formatted) + income).joined(separator: ", ")
            let text = localized(english("\(tally.count)"), "\(korean) \(tally.count)건")
            return sums.isEmpty ? text : "\(text) \(sums)"
        }
        let parts = [
            part(omissions.drafts, { $0 == "1" ? "1 draft" : "\($0) drafts" }, "검토 대기"),
            part(omissions.planned, { "\($0) planned" }, "예정"),
            part(omissions.undated, { "\($0) without a date" }, "날짜 없음"),
            part(omissions.unsettled, { "\($0) in a foreign currency and not settled" }, "외화 결제 미정산"),
            part(omissions.withoutAmount, { "\($0) without an amount" }, "금액 없음"),
        ].compactMap(\.self)
        guard !parts.isEmpty else { return nil }
        return localized("Left out: ", "제외: ") + parts.joined(separator: localized("; ", ", "))
    }

    public func otherCurrencies(_ currencies: [Currency]) -> String {
        let codes = currencies.map(\.code).joined(separator: ", ")
        return localized("Other currencies are counted separately: \(codes)", "다른 통화는 따로 집계합니다: \(codes)")
    }

    /// The note that rows of tags add up to more than the total, because a record can have several tags.
    public func overlap(_ money: Money) -> String {
        localized(
            "Records with several tags count under each tag: \(money.formatted) is counted more than once.",
            "태그가 여러 개인 기록은 태그마다 집계합니다. 중복된 금액: \(money.formatted)."
        )
    }

    public var nothingToReport: String { localized("no spending or income in this period", "이 기간에는 지출과 수입이 없습니다") }
}

// Net worth, prices and other reports.
extension Wording {
    public var netWorthName: String { localized("Net worth", "순자산") }
    public func title(ofNetWorth period: ReportPeriod) -> String { "\(netWorthName), \(title(period))" }
    public var startColumn: String { localized("Before", "처음") }
    public var endColumn: String { localized("After", "끝") }
    public var accountColumn: String { localized("Account", "계좌") }

    public func title(ofPrices word: String) -> String {
        localized("Price of \"\(word)\"", "\"\(word)\" 가격")
    }
    public var priceColumn: String { localized("Unit price", "단가") }
    public var quantityColumn: String { localized("Quantity", "수량") }
    public var itemColumn: String { localized("Item", "품목") }
    public var dateColumn: String { localized("Date", "날짜") }
    public var shopColumn: String { localized("Shop", "가게") }
    public var lowestName: String { localized("lowest", "최저가") }
    public var highestName: String { localized("highest", "최고가") }
    public var newestName: String { localized("newest", "최근") }
    public var sizesDiffer: String {
        localized(
            "Names are as read on receipts: another size is another item.",
            "이름은 영수증에서 읽은 그대로입니다. 용량이 다르면 다른 품목입니다."
        )
    }
    public func noPrices(_ word: String) -> String {
        localized(
            "no confirmed record has an item called \(word.escapingControls)",
            "\(word.escapingControls): 확정된 기록에 그런 품목이 없습니다"
        )
    }

    public var eventsTitle: String { localized("Family events: given and received", "경조사: 낸 돈과 받은 돈") }
    public var personColumn: String { localized("Who", "누구") }
    public var givenColumn: String { localized("Given", "낸 돈") }
    public var receivedColumn: String { localized("Received", "받은 돈") }
    public var lastColumn: String { localized("Last", "마지막") }
    public var noEvents: String {
        localized(
            "no family events yet; for money given: 'receiptmind add \"Wedding\" 100000 events @Kim', "
                + "for money received the same with '--kind income'",
            "경조사 기록이 없습니다. 낸 돈은 'receiptmind add 축의금 100000 경조사 @철수', 받은 돈은 여기에 '--kind income'을 붙입니다"
        )
    }

    public func title(ofTax period: ReportPeriod) -> String {
        localized("By means of payment, \(title(period))", "결제 수단별 지출, \(title(period))")
    }
    public var excludedColumn: String { localized("Usually left out", "보통 제외") }
    public var vatColumn: String { localized("Tax rate", "부가세율") }
    public var netColumn: String { localized("Net", "공급가액") }
    public var taxColumn: String { localized("Tax", "부가세") }
    public var grossColumn: String { localized("Gross", "합계") }
    /// A rate in tenths of a percent.
    public func vatRate(_ rate: Int?) -> String {
        guard let rate else { return localized("several or other rates", "여러 세율·기타") }
        if rate == 0 { return localized("without tax", "면세") }
        return rate % 10 == 0 ? "\(rate / 10) %" : "\(rate / 10).\(rate % 10) %"
    }
    public func withoutVAT(_ tally: ReportOmissions.Tally) -> String {
        let sums = tally.amounts.map(\.formatted).joined(separator: ", ")
        return localized(
            "Purchases that note no tax: \(tally.count), \(sums). 'receiptmind edit ID tax=…' notes it.",
            "부가세가 적히지 않은 지출: \(tally.count)건, \(sums). 'receiptmind edit ID tax=…'로 적을 수 있습니다."
        )
    }
    public var restColumn: String { localized("Rest", "나머지") }
    public var taxNote: String {
        localized(
            "For guidance only, not tax advice: the Korean deduction for cards and cash receipts usually leaves out taxes, utilities, "
                + "phone, insurance and purchases abroad. What counts, and what else is left out, is set by 조세특례제한법 "
                + "제126조의2 and 시행령 제121조의2. Correct the means of payment with tags: #현금영수증, #체크카드.",
            "참고용이며 세무 조언이 아닙니다. 세금, 공과금, 통신비, 보험과 해외 결제는 카드 등 사용금액 소득공제에서 보통 "
                + "제외됩니다. 무엇이 해당하고 그 밖에 무엇이 제외되는지는 조세특례제한법 제126조의2와 시행령 제121조의2에 따릅니다. "
                + "결제 수단은 태그 #현금영수증, #체크카드로 바로잡을 수 있습니다."
        )
    }

    public var tableName: String { localized("Table", "표") }
    public var nothingToDraw: String { localized("there is nothing to draw", "그릴 것이 없습니다") }
    public func written(report path: String) -> String {
        localized("saved: \(path.escapingControls)", "저장함: \(path.escapingControls)")
    }
    public var madeBy: String { localized("Made by ReceiptMind on this machine", "이 컴퓨터의 ReceiptMind가 만듦") }
}

// Moods.
extension Wording {
    public var noMoods: String {
        localized(
            "no moods in this period; a note can have one: receiptmind note \"a quiet day\" --mood calm",
            "이 기간에는 기분을 적은 기록이 없습니다. 예: receiptmind note \"조용한 하루\" --mood 평온"
        )
    }
    public var monthColumn: String { name(ReportGrouping.month) }

    /// A mood in one letter, for terminals without pictures.
    public func letter(_ mood: Mood) -> String {
        localized(mood == .anxious ? "x" : String(name(mood).prefix(1)), String(name(mood).prefix(1)))
    }
}
