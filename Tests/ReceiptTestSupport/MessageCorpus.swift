public import ReceiptDomain

/// Messages of card companies and banks, drawn from their forms with invented shops and persons.
public struct DrawnMessage: Sendable {
    public var text: String
    /// `payment`, `cancellation`, `declined` or `deposit`.
    public var event: String
    public var amount: String
    public var currency: String
    public var merchant: String?
    public var date: CalendarDay?
    public var time: TimeOfDay?
    public var digits: String?
    public var months: Int?
    public var approval: String?
    public var balance: String?

    /// The day on which they are read.
    public static let today = CalendarDay(year: 2026, month: 11, day: 25)

    /// As many messages, each form and each shop in turn.
    public static func drawn(_ count: Int) -> [DrawnMessage] { (0..<count).map(message) }

    private static func message(_ number: Int) -> DrawnMessage {
        let form = forms[number % forms.count]
        let isKorean = !form.isEnglish
        let shops = isKorean ? koreanShops : englishShops
        let shop = shops[(number * 7 + number / forms.count) % shops.count]
        let won =
            [4500, 12_500, 980, 67_800, 1_234_000, 5000, 33_000, 250, 19_900, 8_700][(number * 3) % 10] + number * 10
        let cents = 425 + number * 137
        let day = 1 + (number * 5) % 24
        let date = CalendarDay(year: 2026, month: 11, day: day)
        let (hour, minute) = ((7 + number * 3) % 24, (number * 11) % 60)
        let digits = padded(1000 + (number * 739) % 9000, 4)
        let months = [3, 6, 12, 2, 10][number % 5]
        let balance = won * 3 + 1000
        let dollars = "\(grouped(cents / 100)).\(padded(cents % 100, 2))"
        let left = "\(grouped(cents / 25)).\(padded(cents % 97, 2))"
        let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let words: [(String, String)] = [
            ("SHOP", shop), ("WON", grouped(won)), ("MM/DD", "11/\(padded(day, 2))"), ("YYYY", "2026"),
            ("HH:MM", "\(padded(hour, 2)):\(padded(minute, 2))"), ("NNNN", digits),
            ("N*N*", "\(digits.prefix(1))*\(digits.dropFirst(2).prefix(1))*"),
            ("NAME", ["홍*동", "김*수", "이*희"][number % 3]),
            ("MONTHS", "\(months)"), ("SUM", grouped(won * 11)), ("LEFT", grouped(balance)),
            ("APPROVAL", padded(10_000_000 + (number * 7919) % 89_000_000, 8)), ("CENTS", dollars), ("REST", left),
            ("Mon D", "\(names[10]) \(day)"), ("D Mon", "\(day) \(names[10])"),
            ("h:mm", "\(hour % 12 == 0 ? 12 : hour % 12):\(padded(minute, 2)) \(hour < 12 ? "AM" : "PM")"),
        ]
        let text = words.reduce(form.text) { $0.replacing("{" + $1.0 + "}", with: $1.1) }
        func has(_ name: String) -> Bool { form.text.contains("{" + name + "}") }
        let isAbroad = form.text.contains("{CENTS}")
        return DrawnMessage(
            text: text,
            event: form.event,
            amount: isAbroad ? dollars.filter { $0 != "," } : "\(won)",
            currency: isAbroad ? form.currency : "KRW",
            merchant: has("SHOP") ? shop : nil,
            date: has("MM/DD") || has("Mon D") || has("D Mon") ? date : nil,
            time: has("HH:MM") || has("h:mm") ? TimeOfDay(hour: hour, minute: minute) : nil,
            digits: has("NNNN") ? digits : nil,
            months: has("MONTHS") ? months : nil,
            approval: has("APPROVAL") ? padded(10_000_000 + (number * 7919) % 89_000_000, 8) : nil,
            balance: has("LEFT") ? "\(balance)" : has("REST") ? left.filter { $0 != "," } : nil
        )
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }

    private static func grouped(_ number: Int) -> String {
        var text = String(number)
        var place = text.count - 3
        while place > 0 {
            text.insert(",", at: text.index(text.startIndex, offsetBy: place))
            place -= 3
        }
        return text
    }

    private static let koreanShops = [
        "스타벅스 강남2호점", "GS25 역삼점", "이마트 성수점", "쿠팡", "배달의민족", "(주)우아한형제들", "11번가", "7-ELEVEN 서초", "24시해장국",
        "김밥천국", "카카오T 택시", "CU 대학로점", "올리브영 명동", "교보문고 광화문", "맘스터치 신촌점", "파리바게뜨 방배", "세븐일레븐 잠실",
        "롯데마트 서울역점", "국민약국", "하나로마트 양재", "신한옥 한정식", "삼성서비스센터", "현대백화점 판교", "우리동네정육점", "NETFLIX.COM",
        "네이버페이", "다이소 홍대점", "한국전력공사", "SK주유소 성내", "메가MGC커피 상암", "버거킹 여의도", "주식회사 당근", "A&B치과", "서울대병원",
        "무신사", "노브랜드 군자", "홈플러스익스프레스 구의", "코레일", "CGV 용산", "알라딘",
    ]

    private static let englishShops = [
        "STARBUCKS #1234", "Whole Foods Market", "AMAZON.COM", "Trader Joe's", "SHELL OIL", "Target", "UBER TRIP",
        "7-ELEVEN",
        "The Corner Cafe", "Walgreens", "COSTCO WHSE", "Netflix", "Tesco Stores", "Blue Bottle Coffee", "H&M",
        "Home Depot",
    ]

    private struct Form: Sendable {
        var text: String
        var event = "payment"
        var currency = "USD"
        var isEnglish = false

        init(_ text: String, _ event: String = "payment") { (self.text, self.event) = (text, event) }

        static func english(_ text: String, _ event: String = "payment", _ currency: String = "USD") -> Form {
            var form = Form(text, event)
            (form.isEnglish, form.currency) = (true, currency)
            return form
        }
    }

    private static let forms: [Form] = [
        // 신한
        Form("[Web발신]\n신한카드({NNNN})승인 {NAME} {WON}원(일시불){MM/DD} {HH:MM} {SHOP} 누적{SUM}원"),
        Form("[Web발신]\n신한카드({NNNN})승인 {NAME} {WON}원({MONTHS}개월){MM/DD} {HH:MM} {SHOP} 누적{SUM}원"),
        Form("[Web발신]\n신한카드({NNNN})취소 {NAME} {WON}원(일시불){MM/DD} {HH:MM} {SHOP} 누적{SUM}원", "cancellation"),
        Form("[Web발신]\n신한체크승인 {NAME}({NNNN}) {MM/DD} {HH:MM} (금액){WON}원 {SHOP}"),
        Form("[Web발신]\n신한카드({NNNN})해외승인 {NAME} USD {CENTS} {MM/DD} {HH:MM} {SHOP}"),
        Form("[Web발신]\n신한카드({NNNN})해외승인 {NAME} {CENTS}달러 {MM/DD} {HH:MM} {SHOP}"),
        // 삼성
        Form("[Web발신]\n삼성{NNNN}승인 {NAME}\n{WON}원 일시불\n{MM/DD} {HH:MM} {SHOP}\n누적{SUM}원"),
        Form("[Web발신]\n삼성{NNNN}승인 {NAME}\n{WON}원 {MONTHS}개월\n{MM/DD} {HH:MM} {SHOP}\n누적{SUM}원"),
        Form("[Web발신]\n삼성{NNNN}승인취소 {NAME}\n{WON}원 일시불\n{MM/DD} {HH:MM} {SHOP}\n누적{SUM}원", "cancellation"),
        Form("[Web발신]\n삼성카드{NNNN}거절 {NAME}\n{WON}원 한도초과\n{MM/DD} {HH:MM} {SHOP}", "declined"),
        // KB국민
        Form("[Web발신]\nKB국민카드{NNNN}승인\n{NAME}님\n{WON}원 일시불\n{MM/DD} {HH:MM}\n{SHOP}\n누적 {SUM}원"),
        Form("[Web발신]\nKB국민카드{NNNN}승인\n{NAME}님\n{WON}원 {MONTHS}개월\n{MM/DD} {HH:MM}\n{SHOP}\n누적 {SUM}원"),
        Form("[Web발신]\nKB국민카드{NNNN}승인취소\n{NAME}님\n{WON}원\n{MM/DD} {HH:MM}\n{SHOP}", "cancellation"),
        Form("[Web발신]\nKB국민체크({NNNN})\n{NAME}님\n{MM/DD} {HH:MM}\n{WON}원\n{SHOP} 사용"),
        Form("[Web발신]\n[KB]{MM/DD} {HH:MM}\n123456**789\n{SHOP}\n체크카드출금\n{WON}\n잔액{LEFT}"),
        // 현대
        Form("[Web발신]\n현대카드 M 승인\n{NAME}\n{WON}원 일시불\n{MM/DD} {HH:MM}\n{SHOP}\n누적{SUM}원"),
        Form("[Web발신]\n현대카드 ZERO 승인\n{NAME}\n{WON}원 {MONTHS}개월\n{MM/DD} {HH:MM}\n{SHOP}\n누적{SUM}원"),
        Form("[Web발신]\n현대카드 M 취소\n{NAME}\n{WON}원 일시불\n{MM/DD} {HH:MM}\n{SHOP}", "cancellation"),
        // 롯데
        Form("[Web발신]\n{SHOP}\n{WON}원 승인\n{NAME}\n롯데카드({NNNN})\n일시불 {MM/DD} {HH:MM}\n누적{SUM}원"),
        Form("[Web발신]\n롯데카드 {WON}원 승인 {NAME}({N*N*}) {MONTHS}개월 {MM/DD} {HH:MM} {SHOP} 누적{SUM}원"),
        Form("[Web발신]\n{SHOP}\n{WON}원 승인취소\n{NAME}\n롯데카드({NNNN})\n{MM/DD} {HH:MM}", "cancellation"),
        // 하나
        Form("[Web발신]\n하나카드({N*N*}) {NAME}님 {WON}원 일시불 {MM/DD} {HH:MM} {SHOP} 승인 누적{SUM}원"),
        Form("[Web발신]\n하나({NNNN})승인\n{NAME}님\n{WON}원 {MONTHS}개월\n{MM/DD} {HH:MM}\n{SHOP}\n승인번호 {APPROVAL}"),
        Form("[Web발신]\n하나카드({NNNN}) {NAME}님 {WON}원 취소 {MM/DD} {HH:MM} {SHOP}", "cancellation"),
        // 우리
        Form("[Web발신]\n우리카드({NNNN})승인\n{NAME}님\n{WON}원 일시불\n{MM/DD} {HH:MM}\n{SHOP}\n누적{SUM}원"),
        Form("[Web발신]\n우리({NNNN})체크승인\n{NAME}님\n{WON}원\n{MM/DD} {HH:MM}\n{SHOP}\n잔액{LEFT}원"),
        Form("[Web발신]\n우리카드({NNNN})승인취소\n{NAME}님\n{WON}원\n{MM/DD} {HH:MM}\n{SHOP}", "cancellation"),
        Form("[Web발신]\n우리 {MM/DD} {HH:MM}\n*123456\n입금 {WON}원\n{SHOP}\n잔액 {LEFT}원", "deposit"),
        // NH농협
        Form("[Web발신]\nNH카드{N*N*}승인\n{NAME}\n{WON}원 일시불\n{MM/DD} {HH:MM}\n{SHOP}\n총누적{SUM}원"),
        Form("[Web발신]\nNH카드{NNNN}승인취소\n{NAME}\n{WON}원 일시불\n{MM/DD} {HH:MM}\n{SHOP}\n총누적{SUM}원", "cancellation"),
        Form("[Web발신]\n농협 출금{WON}원\n{MM/DD} {HH:MM} 352-****-1234-53 {SHOP} 잔액{LEFT}원"),
        // BC, IBK기업
        Form("[Web발신]\nBC카드({NNNN})승인\n{NAME}님\n{WON}원(일시불)\n{MM/DD} {HH:MM}\n{SHOP}"),
        Form("[Web발신]\n비씨({NNNN}){NAME}님\n{MM/DD} {HH:MM}\n{MONTHS}개월 {WON}원 승인\n{SHOP}"),
        Form("[Web발신]\n기업BC({NNNN})승인\n{NAME}님\n{WON}원 일시불\n{MM/DD} {HH:MM}\n{SHOP}\n누적{SUM}원"),
        Form("[Web발신]\nBC카드({NNNN})취소\n{NAME}님\n{WON}원\n{MM/DD} {HH:MM}\n{SHOP}", "cancellation"),
        // 카카오뱅크, 토스뱅크
        Form("[카카오뱅크]\n{NAME}({NNNN})\n{MM/DD} {HH:MM}\n체크카드결제 {WON}원\n{SHOP}\n잔액 {LEFT}원"),
        Form("[카카오뱅크]\n{NAME}({NNNN})\n{MM/DD} {HH:MM}\n결제취소 {WON}원\n{SHOP}\n잔액 {LEFT}원", "cancellation"),
        Form("[카카오뱅크] {MM/DD} {HH:MM} 입금 {WON}원 {SHOP} 잔액 {LEFT}원", "deposit"),
        Form("[토스뱅크] {NAME}님 {WON}원 결제 {SHOP} {MM/DD} {HH:MM} 잔액 {LEFT}원"),
        Form("[Web발신]\n신한{MM/DD} {HH:MM}\n110-***-123456\n출금 {WON}\n잔액 {LEFT}\n{SHOP}"),
        Form("[Web발신]\n현대카드({NNNN}) 해외승인\n{NAME}\nUSD {CENTS}\n{MM/DD} {HH:MM}\n{SHOP}"),
        // English
        .english("Chase: You made a ${CENTS} transaction with {SHOP} on {Mon D}, {YYYY} at {h:mm} ET."),
        .english("BofA: Your card ending in {NNNN} was used for ${CENTS} at {SHOP} on {MM/DD}/{YYYY}."),
        .english("Amex: Large purchase approved. Card ending {NNNN}. ${CENTS} at {SHOP} on {MM/DD}/{YYYY}"),
        .english(
            "Citi Alert: ${CENTS} was charged at {SHOP} on card ending {NNNN} on {MM/DD}/{YYYY}. Available balance: ${REST}"
        ),
        .english(
            "Capital One: A charge of ${CENTS} at {SHOP} was placed on your card ending in {NNNN} on {Mon D}, {YYYY}."
        ),
        .english("Wells Fargo card ending in {NNNN}: purchase of ${CENTS} at {SHOP} {MM/DD} {h:mm}."),
        .english("Discover Alert: Purchase of ${CENTS} at {SHOP} on {Mon D}. Card ending {NNNN}."),
        .english(
            "You spent £{CENTS} at {SHOP} with card ending {NNNN} on {D Mon} {YYYY} at {HH:MM}. Balance £{REST}",
            "payment",
            "GBP"
        ),
        .english(
            "A refund of ${CENTS} from {SHOP} was credited to your card ending in {NNNN} on {MM/DD}/{YYYY}.",
            "cancellation"
        ),
        .english(
            "Chase: Your ${CENTS} transaction at {SHOP} on card ending in {NNNN} was declined on {Mon D} at {h:mm}.",
            "declined"
        ),
        .english(
            "Direct deposit of ${CENTS} from {SHOP} posted on {MM/DD}/{YYYY}. Available balance ${REST}.",
            "deposit"
        ),
    ]
}
