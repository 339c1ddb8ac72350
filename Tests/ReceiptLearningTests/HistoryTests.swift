import ReceiptDomain
import ReceiptLearning
import ReceiptTestSupport
import Testing

/// It does not matter when and in which order records were learned.
@Suite struct HistoryTests {
    private static let logo = LogoFingerprint(
        width: 200,
        height: 100,
        coverage: (0..<LogoFingerprint.columns * LogoFingerprint.rows).map { Double($0 % 5) / 5 }
    )

    /// Records of many sorts, some of them changed later, and then others.
    private static let earlier: [Record] = (1...40).map { number in
        let shop = ["스타벅스 성수점", "스타벅스 역삼점", "이마트24 성수", "Trader Joe's", "김밥천국"][number % 5]
        let category: ReceiptDomain.Category = number % 7 == 0 ? .culture : .food
        let read = number % 4 == 0 ? shop.replacingOccurrence(of: "성", with: "싱") : shop
        return Confirmed.record(
            number,
            shop,
            category,
            read: read,
            businessNumber: number % 2 == 0 ? "KR 123-45-67890" : nil,
            logo: number % 5 == 3 ? logo : nil,
            items: Array(["아메리카노", "감자튀김", "우유 1L"].suffix(number % 3 + 1))
        )
    }

    private static var later: [Record] {
        var changed = earlier[3]
        (changed.merchant, changed.category, changed.revision) = ("김밥천국 성수점", .household, 99)
        var undone = earlier[4]
        (undone.status, undone.revision) = (.draft, 100)
        return [changed, undone] + (41...48).map { Confirmed.record($0, "맘스터치", .food, read: "쌤스터지") }
    }

    private static let read: [ReceiptFacts] = ["스타벅스 싱수점", "쌤스터지", "이마트24 성수", "김밥천국", "trader joes", "새 가게"].map {
        .read($0, items: ["아메리카노", "우유"])
    }
    private static let facts = read + [.read(nil, 0, logo: logo)]

    @Test func `what is learned later follows as if it had been known at once`() {
        var memory = CountingMemory(Self.earlier)
        for facts in Self.facts { _ = memory.suggestions(for: facts) }
        for record in Self.later { memory.learn(record) }
        let all = Dictionary((Self.earlier + Self.later).map { ($0.id, $0) }) { $1 }.values
        let plain = CountingMemory(all)
        #expect(memory.shops == plain.shops)
        #expect(memory.habits == plain.habits)
        for facts in Self.facts { #expect(memory.suggestions(for: facts) == plain.suggestions(for: facts)) }
        for name in ["김밥천국", "김밥천국 성수점", "맘스터치"] {
            #expect(memory.records(named: name) == plain.records(named: name))
        }
    }

    @Test func `however many records a shop with a logo has, it is known by it, and few of them are looked up`() {
        let records = (1...40).map { number in
            let coverage = (0..<LogoFingerprint.columns * LogoFingerprint.rows).map { cell in
                Double(cell % 5) / 5 + ((cell * number) % 11 == 0 ? 0.2 : 0)
            }
            let logo = LogoFingerprint(width: 200, height: 100, coverage: coverage)
            return Confirmed.record(number, "별마트", .food, read: "x", logo: logo)
        }
        let memory = CountingMemory(records)
        #expect(memory.suggestions(for: .read(nil, 0, logo: Self.logo)).merchant?.reason == .logo)
    }

    @Test func `a record that is learned again in the same state is counted once`() {
        var memory = CountingMemory(Self.earlier)
        let before = memory.shops
        for record in Self.earlier { memory.learn(record) }
        #expect(memory.shops == before)
    }
}

extension String {
    fileprivate func replacingOccurrence(of part: Character, with other: Character) -> String {
        String(map { $0 == part ? other : $0 })
    }
}
