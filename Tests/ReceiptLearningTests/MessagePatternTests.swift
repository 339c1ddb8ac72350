import Foundation
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptLearning

/// Forms of messages that are read after two confirmed examples; all senders are invented.
@Suite struct MessagePatternTests {
    /// A message with what a person confirms of it: `Spent 3.20 at the baker's | 3.20 | Baker | 2026-11-03`.
    struct Example: ExpressibleByStringLiteral, Sendable {
        var text: String
        var amount: String
        var shop: String?
        var day: String
        var time: String?

        init(_ text: String, _ amount: String, _ shop: String?, _ day: String, _ time: String? = nil) {
            (self.text, self.amount, self.shop, self.day, self.time) = (text, amount, shop, day, time)
        }

        init(stringLiteral row: String) {
            let parts = row.split(separator: " | ").map(String.init)
            self.init(parts[0], parts[1], parts[2], parts[3], parts.count > 4 ? parts[4] : nil)
        }
    }

    struct Shape: Sendable, CustomTestStringConvertible {
        var currency: String
        var examples: [Example]
        /// The third shows a fact that its text does not: the day of its arrival is 2026-11-25.
        var event: MoneyMessage.Event = .payment
        var hasDay = true
        var testDescription: String { examples[0].text }
    }

    private static let today = CalendarDay(iso: "2026-11-25")

    private static func record(_ number: Int, _ example: Example, _ shape: Shape) throws -> Record {
        let currency = try #require(Currency(code: shape.currency))
        let amount = try #require(Money(decimal: example.amount, currency: currency))
        var record = Confirmed.record(
            number,
            example.shop ?? "",
            .food,
            amount: shape.event == .cancellation ? Money(minorUnits: -amount.minorUnits, currency: currency) : amount,
            date: example.day
        )
        let id = RecordID(high: record.id.high & ~0xFFF | MessageMark.taught.rawValue, low: record.id.low)
        record = Record(
            id: id,
            user: .me,
            status: .confirmed,
            merchant: example.shop,
            date: record.date,
            time: example.time.flatMap { TimeOfDay(iso: $0) },
            amount: record.amount,
            createdAt: record.createdAt,
            updatedAt: record.updatedAt
        )
        if shape.event == .deposit { record.kind = .income }
        record.memo = MessagePattern.normalized(example.text)
        return record
    }

    private static func memory(_ shape: Shape, _ count: Int) throws -> MessageMemory {
        var memory = MessageMemory(nil)
        for (number, example) in shape.examples.prefix(count).enumerated() {
            memory.count(try record(number + 1, example, shape), 1)
        }
        return memory
    }

    static let shapes: [Shape] = [
        Shape(
            currency: "KRW",
            examples: [
                "[Web발신]\n별빛금고 11/03 12:31 나감 3,200원 동네빵집 남은돈 97,800원 | 3200 | 동네빵집 | 2026-11-03 | 12:31",
                "[Web발신]\n별빛금고 11/09 08:05 나감 12,000원 GS25 역삼2호점 남은돈 85,800원 | 12000 | GS25 역삼2호점 | 2026-11-09 | 08:05",
                "[Web발신]\n별빛금고 11/24 19:40 나감 85,800원 김밥 24시 남은돈 0원 | 85800 | 김밥 24시 | 2026-11-24 | 19:40",
            ]
        ),
        Shape(
            currency: "KRW",
            examples: [
                "우리동네페이: 11월 3일 (분식나라)에서 4,500원 차감, 남은 금액 95,500원 | 4500 | 분식나라 | 2026-11-03",
                "우리동네페이: 11월 13일 (책방 이음)에서 18,000원 차감, 남은 금액 77,500원 | 18000 | 책방 이음 | 2026-11-13",
                "우리동네페이: 11월 20일 (약국)에서 77,500원 차감, 남은 금액 0원 | 77500 | 약국 | 2026-11-20",
            ]
        ),
        // The balance stands before the amount.
        Shape(
            currency: "KRW",
            examples: [
                "모아통장 잔고 1,000,000 -> 993,000 (7,000원 빠짐) 2026.11.02 꽃집 | 7000 | 꽃집 | 2026-11-02",
                "모아통장 잔고 993,000 -> 943,000 (50,000원 빠짐) 2026.11.18 병원 | 50000 | 병원 | 2026-11-18",
                "모아통장 잔고 50,000 -> 25,000 (25,000원 빠짐) 2026.11.21 세탁소 | 25000 | 세탁소 | 2026-11-21",
            ]
        ),
        Shape(
            currency: "KRW",
            examples: [
                "적립금통장 들어옴 30,000원 11-03 이모 | 30000 | 이모 | 2026-11-03",
                "적립금통장 들어옴 55,000원 11-14 할머니 | 55000 | 할머니 | 2026-11-14",
                "적립금통장 들어옴 9,900원 11-22 고모 | 9900 | 고모 | 2026-11-22",
            ],
            event: .deposit
        ),
        Shape(
            currency: "USD",
            examples: [
                "ZipWallet: $8.25 to Joe's Diner on Nov 3. Left in wallet $91.75 | 8.25 | Joe's Diner | 2026-11-03",
                "ZipWallet: $1,020.00 to Blue Bottle on Nov 14. Left in wallet $12.00 | 1020 | Blue Bottle | 2026-11-14",
                "ZipWallet: $3.50 to 7-ELEVEN 204 on Oct 30. Left in wallet $8.50 | 3.50 | 7-ELEVEN 204 | 2026-10-30",
            ]
        ),
        Shape(
            currency: "GBP",
            examples: [
                "Orchard: GBP 3.40 taken 03/11/2026 14:05, BUS 38, 12.60 remains | 3.40 | BUS 38 | 2026-11-03 | 14:05",
                "Orchard: GBP 12.60 taken 17/11/2026 09:30, CORNER SHOP, 0.00 remains | 12.60 | CORNER SHOP | 2026-11-17 | 09:30",
                "Orchard: GBP 5.00 taken 20/11/2026 18:00, TUBE, 95.00 remains | 5.00 | TUBE | 2026-11-20 | 18:00",
            ]
        ),
        // Money that comes back, and a sender that names no shop and no day.
        Shape(
            currency: "EUR",
            examples: [
                "Kiste: 12,50 EUR zurück, Guthaben 40,00 | 12.50 | Pfandautomat | 2026-11-25",
                "Kiste: 1.200,00 EUR zurück, Guthaben 1.240,00 | 1200 | Pfandautomat | 2026-11-25",
                "Kiste: 3,00 EUR zurück, Guthaben 43,00 | 3 | Pfandautomat | 2026-11-25",
            ],
            event: .cancellation,
            hasDay: false
        ),
    ]

    @Test(arguments: shapes)
    func `the third message of a form is read as the first two were confirmed`(_ shape: Shape) throws {
        let today = try #require(Self.today)
        let third = shape.examples[2]
        #expect(try Self.memory(shape, 1).message(in: third.text, on: today) == nil, "one example is not enough")
        let read = try #require(try Self.memory(shape, 2).message(in: third.text, on: today))
        #expect(read.amount.decimal == Money(decimal: third.amount, currency: read.amount.currency)?.decimal)
        #expect(read.event == shape.event && read.amount.currency.code == shape.currency)
        #expect(read.merchant == third.shop)
        #expect(read.date?.description == (shape.hasDay ? third.day : nil))
        #expect(read.time?.description == third.time)
    }

    @Test(arguments: shapes)
    func `messages of other forms are left alone`(_ shape: Shape) throws {
        let today = try #require(Self.today)
        let memory = try Self.memory(shape, 3)
        for other in Self.shapes where other.testDescription != shape.testDescription {
            for example in other.examples {
                #expect(memory.message(in: example.text, on: today) == nil, "\(example.text)")
            }
        }
        let text = shape.examples[2].text
        for changed in ["다른 " + text, String(text.dropFirst()), "", String(repeating: "1,000원 ", count: 500)] {
            #expect(memory.message(in: changed, on: today) == nil, "\(changed)")
        }
    }

    @Test(arguments: shapes)
    func `a form is kept as a note of the index, and forgotten with its records`(_ shape: Shape) throws {
        let today = try #require(Self.today)
        var memory = try Self.memory(shape, 2)
        for note in memory.notes { #expect(MessagePattern(note.value)?.description == note.value && note.count == 2) }
        memory.count(try Self.record(2, shape.examples[1], shape), -1)
        #expect(memory.message(in: shape.examples[2].text, on: today) == nil)
    }

    /// Each would teach a wrong place.
    @Test(arguments: [
        // The amount is not in the text: a share of it was confirmed.
        Example("별빛금고 11/03 나감 3,200원 동네빵집 남은돈 97,800원", "1600", "동네빵집", "2026-11-03"),
        // Which of both is the month?
        Example("별빛금고 11/11 나감 3,200원 동네빵집 남은돈 97,800원", "3200", "동네빵집", "2026-11-11"),
        // Another day was confirmed than the text has.
        Example("별빛금고 11/03 나감 3,200원 동네빵집 남은돈 97,800원", "3200", "동네빵집", "2026-11-05"),
        Example("ZipWallet: $3200 to Joe's Diner on Nov 3.", "3200", "Joe's Diner", "2026-11-05"),
        // Nothing says where the shop's name ends.
        Example("별빛금고 나감 3,200원 동네빵집97,800", "3200", "동네빵집", "2026-11-03"),
        Example("3,200", "3200", nil, "2026-11-03"),
        Example("별빛금고\u{1} 3,200", "3200", nil, "2026-11-03"),
    ])
    func `what is in doubt teaches nothing`(_ example: Example) throws {
        let shape = Shape(currency: "KRW", examples: [example])
        let record = try Self.record(1, example, shape)
        #expect(MessagePattern(taughtBy: record) == nil)
    }

    @Test func `a balance that equals the amount by chance teaches no place of its own`() throws {
        let today = try #require(Self.today)
        let shape = Shape(
            currency: "KRW",
            examples: [
                Example("별빛금고 11/03 나감 5,000원 빵집 남은돈 5,000원", "5000", "빵집", "2026-11-03"),
                Example("별빛금고 11/09 나감 7,000원 약국 남은돈 3,000원", "7000", "약국", "2026-11-09"),
                Example("별빛금고 11/10 나감 1,000원 서점 남은돈 2,000원", "1000", "서점", "2026-11-10"),
            ]
        )
        let text = "별빛금고 11/24 나감 2,500원 꽃집 남은돈 9,000원"
        #expect(try Self.memory(shape, 2).message(in: text, on: today) == nil)
        let read = try #require(try Self.memory(shape, 3).message(in: text, on: today))
        #expect(read.amount.minorUnits == 2500)
    }

    @Test func `a shop that the household calls otherwise does not keep its bank's form from being read`() throws {
        let today = try #require(Self.today)
        func example(_ shop: String, _ day: Int) -> Example {
            Example("별빛금고 11/\(day) 나감 5,000원 \(shop) 남은돈 1,000원", "5000", shop, "2026-11-\(day)")
        }
        let bank = Shape(currency: "KRW", examples: [example("약국", 13), example("서점", 14)])
        var memory = try Self.memory(bank, 2)
        for day in [16, 17] {
            var renamed = example("STARBUCKS", day)
            renamed.shop = "스타벅스"
            memory.count(try Self.record(day, renamed, bank), 1)
        }
        let read = try #require(memory.message(in: example("STARBUCKS", 20).text, on: today))
        #expect(read.merchant == "스타벅스")
        #expect(memory.message(in: example("꽃집", 20).text, on: today)?.merchant == "꽃집")
    }

    @Test func `no text breaks what was learned, and none is read without an amount`() throws {
        let today = try #require(Self.today)
        var generator = SeededGenerator(7)
        let memories = try Self.shapes.map { try Self.memory($0, 3) }
        let texts = Self.shapes.flatMap(\.examples).map { Array($0.text) }
        for _ in 0..<1500 {
            var text = texts.randomElement(using: &generator) ?? []
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<text.count, using: &generator)
                switch Int.random(in: 0...2, using: &generator) {
                case 0 where text.count > 1: text.remove(at: place)
                case 1: text.insert(contentsOf: String(repeating: "a 1,", count: 20), at: place)
                default: text[place] = ["9", "원", "/", ",", "\u{1}", ".", " "].randomElement(using: &generator) ?? " "
                }
            }
            for memory in memories {
                guard let read = memory.message(in: String(text), on: today) else { continue }
                #expect(read.amount.minorUnits > 0 && read.date.map { $0 <= today.adding(days: 1) ?? $0 } != false)
            }
        }
    }

    @Test func `records that are no such messages teach nothing`() throws {
        let shape = Self.shapes[0]
        let record = try Self.record(1, shape.examples[0], shape)
        var known = Record(
            id: RecordID(high: record.id.high & ~0xFFF | MessageMark.known.rawValue, low: record.id.low),
            user: .me,
            status: .confirmed,
            merchant: record.merchant,
            date: record.date,
            amount: record.amount,
            createdAt: record.createdAt,
            updatedAt: record.updatedAt
        )
        known.memo = record.memo
        #expect(MessagePattern(taughtBy: known) == nil)
    }
}
