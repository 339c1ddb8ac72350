import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptLearning

@Suite struct GoodsNamesTests {
    /// So many records of a shop with one thing, at the price given.
    private func records(_ name: String, _ count: Int = 3, price: Int = 2980, read: String? = nil) -> [Record] {
        (0..<count).map { number in
            var record = Confirmed.record(number, "이마트", nil)
            record.items = [LineItem(name: name, amount: won(price), readName: read)]
            return record
        }
    }

    private func won(_ amount: Int) -> Money { Money(minorUnits: amount, currency: .krw) }

    private func repaired(_ name: String, price: Int = 2980, after records: [Record]) -> String {
        GoodsNames(records).repaired(LineItem(name: name, amount: won(price))).name
    }

    @Test(arguments: [
        // One letter of nine, at the same price and at another.
        ("서울우뮤 1L", "서울우유 1L", 2980, 2980), ("서울우뮤 1L", "서울우유 1L", 3180, 2980), ("콜리", "콜라", 2980, 2980),
        ("Oat Mllk Barista", "Oat Milk Barista", 450, 450),
        // As it was, however it is spaced.
        ("서울 우유1L", "서울우유 1L", 2980, 2980),
    ])
    func `a name that was misread becomes the one that was confirmed`(
        _ read: String,
        _ name: String,
        _ price: Int,
        _ before: Int
    ) {
        let found = repaired(read, price: price, after: records(name, price: before))
        #expect(NameKey(found) == NameKey(name))
    }

    @Test(arguments: [
        // Another size, by a letter or a figure; a short name at another price; another thing.
        ("아메리카노M", "아메리카노L", 2000, 2500), ("우유 2L", "우유 1L", 2980, 2980), ("콜리", "콜라", 1000, 2000),
        ("빨간사과", "파란사과", 2980, 2980), ("LATTE M", "LATTE L", 500, 450),
    ])
    func `what may be another thing keeps its name`(_ read: String, _ name: String, _ price: Int, _ before: Int) {
        #expect(repaired(read, price: price, after: records(name, price: before)) == read)
    }

    @Test func `a name that a person typed once is known by what was read`() {
        let typed = records("매일두유 검은콩", 1, read: "때밀두뮤 겁은몽")
        #expect(repaired("때밀두뮤 겁은몽", price: 990, after: typed) == "매일두유 검은콩")
        let other = records("때밀두뮤 겁은몽", 3)
        #expect(repaired("때밀두뮤 겁은몽", after: typed + other) == "때밀두뮤 겁은몽", "mostly it is called so")
    }

    @Test func `of two names as like as each other none is taken`() {
        let both = records("바닐라라떼") + records("바닐리라떼")
        #expect(repaired("바닐러라떼", after: both) == "바닐러라떼")
    }

    @Test func `a misreading that was confirmed unseen gives way to a name that is five times as frequent`() {
        let unseen = records("서울우뮤 1L", 1)
        #expect(repaired("서울우뮤 1L", after: records("서울우유 1L", 6) + unseen) == "서울우유 1L")
        #expect(repaired("서울우뮤 1L", after: records("서울우유 1L", 4) + unseen) == "서울우뮤 1L")
    }

    @Test func `how it was read is kept with the name`() {
        let memory = CountingMemory(records("서울우유 1L"))
        let items = memory.repaired([LineItem(name: "서울우뮤 1L", amount: won(2980))], of: "이마트")
        #expect(items.map(\.name) == ["서울우유 1L"] && items.map(\.readName) == ["서울우뮤 1L"])
        #expect(items[0].asRead == LineItem(name: "서울우뮤 1L", amount: won(2980)))
        #expect(memory.repaired(items.map(\.asRead), of: "다른 가게").map(\.readName) == [nil])
        // Put back by a person, it is as read.
        #expect(items[0].renamed("서울우뮤 1L").readName == nil)
    }
}
