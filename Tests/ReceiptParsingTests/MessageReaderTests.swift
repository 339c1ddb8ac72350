import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

@Suite struct MessageReaderTests {
    private func reader() throws -> MessageReader {
        MessageReader(today: try #require(DrawnMessage.today), currency: .krw)
    }

    @Test func `fields of two hundred drawn messages are read`() throws {
        let reader = try reader()
        var right = 0
        var wrong: [String] = []
        for drawn in DrawnMessage.drawn(200) {
            let read = reader(drawn.text)
            let fields: [(String, String?, String?)] = [
                ("event", drawn.event, read?.event.rawValue), ("amount", drawn.amount, read?.amount.decimal),
                ("currency", drawn.currency, read?.amount.currency.code), ("shop", drawn.merchant, read?.merchant),
                ("date", drawn.date?.description, read?.date?.description),
                ("time", drawn.time?.description, read?.time?.description),
                ("digits", drawn.digits, read?.cardDigits),
                ("months", drawn.months.map { "\($0)" }, read?.months.map { "\($0)" }),
                ("approval", drawn.approval, read?.approvalNumber), ("balance", drawn.balance, read?.balance?.decimal),
            ]
            for (name, expected, actual) in fields {
                if expected == actual {
                    right += 1
                } else {
                    wrong.append("\(name) is \(actual ?? "-") for \(expected ?? "-") in \(drawn.text)")
                }
            }
        }
        #expect(Double(right) / Double(right + wrong.count) >= 0.98, "\(wrong)")
    }

    /// A text of a form that nobody knows, and the day that it names; today is 2026-11-25.
    @Test(
        arguments: [
            ("별빛금고 11/13 12:31 나감 3,200원 동네빵집", "2026-11-13"), ("별빛금고 2026.11.03 나감 3,200원", "2026-11-03"),
            ("11월 3일 별빛금고에서 3,200원", "2026-11-03"), ("12/30 별빛금고 3,200원", "2025-12-30"),
            ("별빛금고 11/13 나감 3,200원, 12/14 결제", nil), ("별빛금고 나감 3,200원 적립 1.5%", nil),
            ("별빛금고 12:31 나감 12.50 USD", nil), ("별빛금고 2027-01-05 결제 예정 3,200원", nil),
            ("STARBANK took $12.50 on Nov 3 12:31", "2026-11-03"), ("STARBANK took $12.50 on 11/03", "2026-11-03"),
            ("STARBANK took $12.50", nil),
        ] as [(String, String?)]
    )
    func `the day of a text is the one that it names, if it names one`(_ text: String, _ day: String?) throws {
        let today = try #require(CalendarDay(iso: "2026-11-25"))
        #expect(MessageReader(today: today, currency: .krw).day(in: text)?.description == day)
    }

    /// Written by hand, apart from the forms of the corpus.
    @Test(arguments: [
        ("[Web발신]\n[신한체크승인] 홍*동(1234) 11/24 12:34 (금액)5,500원 투썸플레이스", "payment", "5500", "투썸플레이스"),
        ("[Web발신] 롯데카드 승인 홍*동(1*3*) 12,000원 일시불 11/24 12:34 이디야커피 누적 345,000원", "payment", "12000", "이디야커피"),
        (
            "[Web발신]\n[KB]11/14 07:00\n123456**456\n삼성카드\nCMS출금\n187,300\n잔액512,700", "payment", "187300", "삼성카드"
        ),
        (
            "[Web발신]\n[KB]11/14 07:00\n123456**456\n한국전력\n지로출금\n45,000\n잔액362,700", "payment", "45000", "한국전력"
        ),
        (
            "[Web발신]\n[KB]11/14 07:00\n123456**456\n아크미\nFBS입금\n3,200,000\n잔액3,562,700", "deposit", "3200000", "아크미"
        ),
        (
            "[Web발신]\n[KB]11/14 12:00\n123456**456\n김철수\n전자금융입금\n30,000\n잔액3,547,700", "deposit", "30000", "김철수"
        ),
        ("[Web발신]\nIBK기업은행 11/24 12:34\n체크카드 출금 8,000원\n본죽\n잔액 100,000원", "payment", "8000", "본죽"),
        ("BC카드 승인 7,200원 11/16 10:44 일시불 파리바게뜨 서현 잔여한도 1,200,000원", "payment", "7200", "파리바게뜨 서현"),
        ("[Web발신]\n[국민] 11/14 18:03 123-**-4567 김*수 급여 입금 2,450,000 잔액 3,210,000", "deposit", "2450000", "급여"),
        ("Your Visa card ending in 1234 was charged $8.25 at Joe's Diner.", "payment", "8.25", "Joe's Diner"),
        ("HSBC: you have spent GBP 12.00 at BOOTS with card ending 9999 on 24/11/2026.", "payment", "12.00", "BOOTS"),
    ])
    func `other spellings of the forms are read, too`(
        _ text: String,
        _ event: String,
        _ amount: String,
        _ shop: String
    ) throws {
        let read = try #require(try reader()(text))
        #expect(read.event.rawValue == event && read.amount.decimal == amount && read.merchant == shop)
    }

    @Test(arguments: [
        "", "hello", "내일 12시에 만나요", "택배가 11/24 12:34에 도착합니다", "Your code is 123456", "인증번호 [123456]를 입력하세요",
        "오늘 승인이 났대", "Meet me at 5 with $20", "\u{0}\u{1}\u{2}", String(repeating: "승인 1원 ", count: 1000),
        "승인 99999999999999999999원", "승인 0원",
    ])
    func `what is no message of money is none`(text: String) throws {
        #expect(try reader()(text) == nil)
    }

    @Test func `no text breaks the reader`() throws {
        var generator = SeededGenerator(7)
        let reader = try reader()
        let drawn = DrawnMessage.drawn(60).map { Array($0.text.unicodeScalars) }
        for _ in 0..<2000 {
            var text = drawn.randomElement(using: &generator) ?? []
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let place = Int.random(in: 0..<max(1, text.count), using: &generator)
                guard text.indices.contains(place) else { continue }
                switch Int.random(in: 0...2, using: &generator) {
                case 0: text.remove(at: place)
                case 1: text.insert(text.randomElement(using: &generator) ?? " ", at: place)
                default: text[place] = ["9", "원", "/", ":", "\u{1}", "(", "*"].randomElement(using: &generator) ?? " "
                }
            }
            var result = String.UnicodeScalarView()
            result.append(contentsOf: text)
            guard let read = reader(String(result)) else { continue }
            #expect(read.amount.minorUnits > 0 && read.amount.isPossible)
        }
    }

    @Test func `a file's messages are told apart`() throws {
        let drawn = DrawnMessage.drawn(12).map(\.text)
        let reader = try reader()
        #expect(reader.all(in: drawn.joined(separator: "\n\n")).count == 12)
        #expect(reader.all(in: drawn[0] + "\n\n안녕하세요").count <= 1)
        #expect(reader.all(in: "안녕하세요").isEmpty)
    }
}
