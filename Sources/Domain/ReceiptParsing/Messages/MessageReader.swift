public import ReceiptDomain

/// Reads messages of card companies and banks: Korean 승인/취소/입출금 texts and English alerts.
///
/// No form is listed: what is fixed in all of them (amounts, times, digits, words such as 누적) is taken out, and the shop is what
/// is left at the place where shops stand.
public struct MessageReader: Sendable {
    let today: CalendarDay
    private let currency: Currency

    /// Longer texts are no message.
    public static let longest = 2000

    /// `currency` is that of amounts without one in a text of no country.
    public init(today: CalendarDay, currency: Currency?) {
        (self.today, self.currency) = (today, currency ?? .unknown)
    }

    /// `nil` for a text that is no such message.
    public func callAsFunction(_ text: String) -> MoneyMessage? {
        guard text.utf8.count <= Self.longest else { return nil }
        let isKorean = text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
        return isKorean ? korean(text) : english(text)
    }

    /// A message among those of a text.
    public struct Found: Sendable {
        public var text: String
        /// `nil` where the form is not known.
        public var message: MoneyMessage?
        public var mark: MessageMark
    }

    /// The messages of a file: one, or several that begin with [Web발신] or are parted by empty lines.
    ///
    /// `taught` reads those whose form confirmed messages taught. Where not all of them are read, what names an amount is a message
    /// of an unknown form.
    ///
    /// - Returns: Empty unless all are messages.
    public func all(in text: String, taught: (String) -> MoneyMessage? = { _ in nil }) -> [Found] {
        func read(_ text: String) -> Found? {
            if let message = self(text) { return Found(text: text, message: message, mark: .known) }
            return taught(text).map { Found(text: text, message: $0, mark: .taught) }
        }
        func named(_ text: String) -> Found? {
            read(text) ?? (Self.namesMoney(text) ? Found(text: text, message: nil, mark: .taught) : nil)
        }
        let isMarked = text.matches(of: /\[Web발신\]/).count > 1
        let parts = isMarked || text.firstMatch(of: /\n\s*\n/) != nil ? Self.parts(of: text) : [text]
        let found = parts.compactMap(read)
        if found.count == parts.count { return found }
        // An empty line may also stand within a message.
        if !isMarked, let whole = read(text) { return [whole] }
        let all = parts.compactMap(named)
        return all.count == parts.count ? all : [named(text)].compactMap(\.self)
    }

    private static func parts(of text: String) -> [String] {
        let marked = text.replacing(/\[(?:Web|국제|국외)발신\]/, with: "\n\n")
        let parts = marked.split(separator: /\n\s*\n/).map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
        return parts.isEmpty ? [text] : parts
    }

    /// Whether the text has words and an amount that is marked as one, and is no longer than messages are.
    private static func namesMoney(_ text: String) -> Bool {
        guard text.utf8.count <= longest, text.count(where: \.isNewline) < 20, text.contains(where: \.isLetter) else {
            return false
        }
        return text.firstMatch(
            of:
                /[₩￦$€£¥]\s?\d|\d\s?(?:원|달러|[€£])|\d(?:유로|엔|위안)|\b(?:KRW|USD|EUR|GBP|JPY|CNY)\s?\d|\d\s?(?:KRW|USD|EUR|GBP|JPY|CNY)\b|\d,\d{3}(?!\d)/
        ) != nil
    }

    /// The only clock time of a text, without words for a half of the day.
    public static func time(in text: String) -> TimeOfDay? {
        let times = text.matches(of: /(?:^|[^\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d]|\s?[AaPp]\.?[Mm])/)
        guard times.count == 1, let hour = Int(times[0].1), let minute = Int(times[0].2) else { return nil }
        return TimeOfDay(hour: hour, minute: minute)
    }

    /// The only day that a text of any form names, at most tomorrow; `nil` where it names none or, in Korean, several.
    public func day(in text: String) -> CalendarDay? {
        var rest = RestOfText(text)
        rest.remove(/[₩￦$€£¥]\s?\d[\d,.]*|\d[\d,.]*\s?(?:원|달러|%|[€£]|KRW|USD|EUR|GBP|JPY|CNY)|\d{1,3}(?:,\d{3})+/)
        guard text.unicodeScalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) else {
            return englishDay(text).flatMap(notAhead)
        }
        guard let day = takeKoreanDay(&rest) else { return nil }
        while let other = takeKoreanDay(&rest) { if other != day { return nil } }
        return notAhead(day)
    }

    private func notAhead(_ day: CalendarDay) -> CalendarDay? { day <= today.adding(days: 1) ?? today ? day : nil }

    // MARK: Korean

    private func korean(_ text: String) -> MoneyMessage? {
        var rest = RestOfText(text)
        rest.remove(/\[(?:Web|국제|국외)발신\]/)
        // An own time first: 12:34 is no amount, and 11/24 is no part of a name.
        let time = rest.take(/([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?(?!\d)/, notAfter: \.isNumber) { match in
            TimeOfDay(hour: Int(match.1) ?? 0, minute: Int(match.2) ?? 0)
        }
        let day = takeKoreanDay(&rest)
        let balance = rest.take(/(?:거래후\s*)?잔액\s*:?\s*-?([\d,]+)\s*원?/) { won($0.1) }
        rest.remove(/(?:총|이번\s*달|당월)?\s*누적\s*(?:금액|이용|사용)*\s*:?\s*-?[\d,]+\s*원?/)
        rest.remove(/(?:(?:잔여|가용|남은)\s*)?(?:한도|이용\s*가능|사용\s*가능|포인트|적립|예정)[가-힣\s]*:?\s*[\d,]+\s*(?:원|P|점)?/)
        let approval = rest.take(/승인\s*번호\s*:?\s*(\d{4,10})/) { String($0.1) }
        let months = rest.take(/\(?(?:할부\s*)?(\d{1,2})\s*개월(?:\s*할부)?\)?/) { Int($0.1) }
        // The kind of income stands for the shop where nobody is named.
        let source = text.firstMatch(of: /(급여|월급|이자|상여)\s*입금/).map { String($0.1) }
        let isAtOnce = rest.remove(/\(?일시불\)?/)
        guard let event = takeEvent(&rest) else { return nil }
        let amount = takeKoreanAmount(&rest)
        guard let amount, amount.minorUnits > 0, amount.isPossible else { return nil }
        var message = MoneyMessage(event: event, amount: amount)
        (message.time, message.date, message.balance, message.approvalNumber) = (time, day, balance, approval)
        message.months = isAtOnce ? nil : months.flatMap { $0 > 1 ? $0 : nil }
        takeCard(&rest, &message)
        // Names of card holders: 홍*동님, 홍길동님.
        rest.remove(/[가-힣]\*{1,2}[가-힣]?\s*님?/)
        rest.remove(/[가-힣]{2,4}님(?![가-힣])/, notAfter: \.isLetter)
        // A card company that sends no message here is whom the bank paid.
        let biller = text.firstMatch(of: /\n\s*([가-힣A-Za-z]{2,8}카드)\s*\n\s*(?:CMS|FBS|자동이체|펌뱅킹|전자금융)?\s*출금/).map {
            String($0.1)
        }
        message.merchant = rest.shop ?? biller ?? (event == .deposit ? source : nil)
        return message
    }

    private func takeKoreanDay(_ rest: inout RestOfText) -> CalendarDay? {
        let full = rest.take(
            /(20\d\d|\d\d)[-.\/년]\s*(\d{1,2})[-.\/월]\s*(\d{1,2})일?\.?(?!\d)/,
            notAfter: \.isNumber
        ) { match in
            day(year: Int(match.1) ?? 0, Int(match.2) ?? 0, Int(match.3) ?? 0)
        }
        if let full { return full }
        return rest.take(
            /(\d{1,2})(?:[\/.]|월\s*)(\d{1,2})일?(?![\d\/,원])/,
            notAfter: { $0.isNumber || $0 == "/" }
        ) { match in
            past(month: Int(match.1) ?? 0, day: Int(match.2) ?? 0)
        }
    }

    private func day(year: Int, _ month: Int, _ day: Int) -> CalendarDay? {
        CalendarDay(year: year < 100 ? 2000 + year : year, month: month, day: day)
    }

    /// The latest such day that is not after tomorrow, when clocks differ.
    func past(month: Int, day: Int) -> CalendarDay? {
        let latest = today.adding(days: 1) ?? today
        return [latest.year, latest.year - 1].lazy.compactMap { CalendarDay(year: $0, month: month, day: day) }
            .first { $0 <= latest }
    }

    private func takeEvent(_ rest: inout RestOfText) -> MoneyMessage.Event? {
        let declined = rest.remove(/승인\s*거절|거절|한도\s*초과|잔액\s*부족|실패|정지/)
        let cancelled = rest.remove(/(?:승인|결제|매입|매출|이용|사용)?\s*(?:취소|환불)(?:\s*완료)?(?:되었습니다)?/)
        let deposit = rest.remove(/(?:급여|이자|FBS|전자금융|타행|인터넷|모바일|CMS|펌뱅킹)?\s*입금(?:되었습니다|액)?|받으셨습니다|이체받음/)
        var paid = rest.remove(
            /(?:체크|신용)?카드\s*(?:출금|결제|승인)|(?:자동이체|체크|스마트|CMS|지로|FBS|전자금융|타행|인터넷|모바일|펌뱅킹|ATM)?\s*출금(?:되었습니다|액)?|송금|이체(?=\s|\u{1}|$)/
        )
        paid = rest.remove(/(?:해외|국내|체크|신용)?\s*승인(?=\s|\u{1}|\]|$)/) || paid
        paid =
            rest.remove(
                /(?:결제|사용|이용)(?:하셨습니다|되었습니다|완료)?\.?(?=\s|\u{1}|$)/,
                notAfter: { !$0.isWhitespace && $0 != RestOfText.gap }
            ) || paid
        if declined { return .declined }
        if cancelled { return .cancellation }
        if deposit { return .deposit }
        return paid ? .payment : nil
    }

    private func takeKoreanAmount(_ rest: inout RestOfText) -> Money? {
        let foreign = rest.take(
            /(USD|EUR|JPY|GBP|CNY|HKD|TWD|THB|VND|SGD|AUD|CAD|CHF|PHP|MYR|IDR)\s*:?\s*([\d,]+(?:\.\d{1,3})?)|([\d,]+(?:\.\d{1,3})?)\s*(USD|EUR|JPY|GBP|CNY|HKD|TWD|THB|VND|SGD|AUD|CAD|CHF|PHP|MYR|IDR)/
        ) { match -> Money? in
            guard let code = match.1 ?? match.4, let digits = match.2 ?? match.3,
                let currency = Currency(code: String(code))
            else { return nil }
            return Money(decimal: digits.filter { $0 != "," }, currency: currency)
        }
        let dollars =
            foreign == nil
            ? rest.take(/(?:US)?\$\s*([\d,]+(?:\.\d\d)?)/) {
                Money(decimal: $0.1.filter { $0 != "," }, currency: .usd)
            } : nil
        if let abroad = foreign ?? dollars ?? takeNamedCurrency(&rest) {
            rest.remove(/\(?\s*약?\s*[\d,]+\s*원\s*\)?/)
            return abroad
        }
        let amount = rest.take(/(?:\(금액\)|금액\s*:?)?\s*-?((?:\d{1,3}(?:,\d{3})+|\d+))\s*원/) { won($0.1) }
        // Banks write 출금 12,500 without 원.
        return amount
            ?? rest.take(
                /((?:\d{1,3}(?:,\d{3})+|\d{3,}))(?![\d*\-점호층번길월일])/,
                notAfter: { $0.isNumber || "*-,(".contains($0) }
            ) { won($0.1) }
    }

    /// Of a currency in words: `25.60달러`.
    private func takeNamedCurrency(_ rest: inout RestOfText) -> Money? {
        rest.take(/([\d,]+(?:\.\d{1,2})?)(?:\s*(달러)|(유로|위안|엔)(?!\p{L}))/) { match -> Money? in
            let codes: [Substring: String] = ["유로": "EUR", "위안": "CNY", "엔": "JPY"]
            let currency = match.3.flatMap { codes[$0] }.flatMap { Currency(code: $0) } ?? .usd
            return Money(decimal: match.1.filter { $0 != "," }, currency: currency)
        }
    }

    private func won(_ digits: Substring) -> Money? {
        Money(decimal: digits.filter { $0 != "," }, currency: .krw)
    }

    /// Digits in parentheses, behind the issuer's name, or with stars; an account's number is no card's.
    private func takeCard(_ rest: inout RestOfText, _ message: inout MoneyMessage) {
        rest.remove(/\d{2,6}-[\d*]{1,6}-[\d*-]{2,12}|\d{3,6}\*{2,6}\d{2,4}|\*+\d{5,6}/)
        let digits = rest.take(
            /\(\s*(\d{4})\s*\)|(?:카드|체크|신한|삼성|국민|현대|롯데|하나|우리|농협|비씨|BC|NH|KB|기업|IBK)[ \u{1}]*(\d{4})(?!\d)|끝(?:번호|자리)\s*(\d{4})/
        ) { match in (match.1 ?? match.2 ?? match.3).map(String.init) }
        if let digits {
            message.cardDigits = digits
        } else {
            message.hiddenDigits = rest.take(/\(?(\d\*\d\*|\*\d\*\d|\d\d\*\*|\*\*\d\d)\)?/) { String($0.1) }
        }
    }
}

/// A text from which what is understood is taken out, so that the rest is the shop's name.
struct RestOfText {
    /// Stands where something was taken out.
    static let gap: Character = "\u{1}"

    private(set) var text: String

    init(_ text: String) { self.text = text.replacing("\u{1}", with: " ").replacing("\r", with: "") }

    /// Takes the first place out that has a value.
    mutating func take<Output, Value>(
        _ pattern: Regex<Output>,
        notAfter: (Character) -> Bool = { _ in false },
        _ value: (Regex<Output>.Match) -> Value?
    ) -> Value? {
        for match in text.matches(of: pattern) {
            guard !isBehind(match.range.lowerBound, notAfter), let found = value(match) else { continue }
            text.replaceSubrange(match.range, with: String(Self.gap))
            return found
        }
        return nil
    }

    @discardableResult
    mutating func remove(_ pattern: Regex<some Any>, notAfter: (Character) -> Bool = { _ in false }) -> Bool {
        let places = text.matches(of: pattern).map(\.range).filter { !isBehind($0.lowerBound, notAfter) }
        for place in places.reversed() { text.replaceSubrange(place, with: String(Self.gap)) }
        return !places.isEmpty
    }

    /// Swift's regular expressions do not look behind themselves.
    private func isBehind(_ place: String.Index, _ unwanted: (Character) -> Bool) -> Bool {
        place > text.startIndex && unwanted(text[text.index(before: place)])
    }

    /// Names of companies and kinds of cards, which stand in messages and are no shops.
    private static var issuers: Regex<Substring> {
        /^[\[(]?(?:KB|NH|BC|IBK|SC)?\s*(?:신한|삼성|국민|현대|롯데|하나|우리|농협|비씨|기업|카카오뱅크|토스뱅크|케이뱅크|새마을금고|우체국|씨티|수협)?\s*(?:은행|카드|체크|신용|비씨|SOL|페이)*\s*[\])]?$/
    }

    /// The first part behind all that was taken out, otherwise the longest part.
    var shop: String? {
        let parts = text.split(whereSeparator: { $0 == Self.gap || $0.isNewline }).map { part in
            part.trimmingPrefix { !$0.isLetter && !$0.isNumber && $0 != "(" && $0 != "[" }
        }.map { part -> String in
            var part = part[...]
            while let last = part.last, !last.isLetter, !last.isNumber, last != ")" { part.removeLast() }
            return part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let names = parts.filter { part in
            part.contains { $0.isLetter } && part.count > 1 && part.wholeMatch(of: Self.stopWords) == nil
                && part.wholeMatch(of: Self.issuers) == nil && part.firstMatch(of: Self.cardNames) == nil
        }
        return names.last.map { String($0.prefix(80)) }
    }

    private static var stopWords: Regex<Substring> {
        /(?:승인|사용|이용|결제|님|원|금액|안내|알림|고객님|본인|해외|국내|온라인|체크|신용|누적|총|출금|입금|에서|잔액|완료|ATM|현금)+/
    }

    /// A card's own name in front: 현대카드 M, 삼성카드 taptap.
    private static var cardNames: Regex<Substring> {
        /^(?:\[.+\]|(?:KB국민|신한|삼성|현대|롯데|하나|우리|NH농협|NH|BC|비씨|IBK)\s*(?:카드|체크).*)$/
    }
}
