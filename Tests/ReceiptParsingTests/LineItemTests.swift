import ReceiptDomain
import Testing

@testable import ReceiptParsing

@Suite struct LineItemTests {
    private static let head = "CORNER SHOP\n12 High Street\n"

    private func items(_ lines: String, _ sum: String) -> [LineItem] {
        draft(Self.head + lines + "\n" + sum).items.map(\.item)
    }

    @Test func `a rounding is no thing that was bought`() {
        let text = "Dosa   440.00\nIdli   285.00\nCoffee   312.00"
        let sums = "Taxable Amt   1037.00\nCGST 2.5%   25.93\nSGST 2.5%   25.93\nRound off   0.14\nTotal   1089.00"
        #expect(items(text, sums).map(\.name) == ["Dosa", "Idli", "Coffee"])
    }

    @Test func `an order's things are named above their options and counts`() {
        let text =
            "새봄몰\n주문일자 2026-11-19\n원목 선반 2단\n옵션: 월넛\n39,800원 / 수량 1개\n주방 매트\n수량 2개\n25,800원\n"
            + "배송비 3,000원\n총 결제금액 68,600원"
        let names = draft(text).items.map(\.item.name)
        #expect(names.prefix(2) == ["원목 선반 2단", "주방 매트"])
    }

    @Test(arguments: [
        ("Bananas   1.68\n0,842 kg x 1,99 EUR/kg", "TOTAL   3.68", "0.842", "kg", "1.99"),
        ("0.614 kg x 2.99\nTomatoes   1.84", "TOTAL   3.84", "0.614", "kg", "2.99"),
        ("Chicken Thigh\n0.912kg NET @ $12.00/kg   10.94", "TOTAL   12.94", "0.912", "kg", "12.00"),
        ("Pasta   1.98\n2 x 0.99", "TOTAL   3.98", "2", nil, "0.99"),
        ("Shapes 175G\n2 @ 3.50 EACH   7.00", "TOTAL   9.00", "2", nil, "3.50"),
        ("2 Latte   7.00", "TOTAL   9.00", "2", nil, "3.50"),
        ("Salami   182 g a 2,49/100 g   4,53", "SUMME EUR   6,53", "0.182", "kg", "24.90"),
        ("Jablka luz   1,264 x3,99   5,04 C", "SUMA PLN   7,04", "1.264", nil, "3.99"),
    ])
    func `how much of a thing there is stands on its line or on one beside it`(
        lines: String,
        sum: String,
        quantity: String,
        unit: String?,
        price: String
    ) throws {
        let item = try #require(items(lines + "\nBread   2.00", sum).first)
        #expect(item.quantity == quantity)
        #expect(item.unit == unit)
        #expect(item.unitPrice?.decimal == price)
    }

    @Test(arguments: [
        ("Focaccia   10%   8.00", nil), ("10% Focaccia   8.00", nil), ("Tortellini x2   8.00", "2"),
        ("Tortellini   x 2   8.00", "2"),
        ("Cortado X   2   8.00", "2"), ("Crepes X12   8.00", nil), ("牛乳   外8   8.00", nil), ("牛乳   2個   8.00", "2"),
    ])
    func `a count is neither a rate nor a part of the name`(line: String, quantity: String?) throws {
        let item = try #require(items(line + "\nBread   2.00", "TOTAL   10.00").first)
        #expect(item.quantity == quantity)
        #expect(!item.name.hasSuffix("x"))
    }

    @Test func `the numbers of a list are no counts`() {
        let read = items(
            "1 Shirt   5   10.00\n2 Coat   1   9.00\n3 Suit   2   12.00\n4 Scarf   1   4.00",
            "TOTAL   35.00"
        )
        #expect(read.map(\.name) == ["Shirt", "Coat", "Suit", "Scarf"])
        #expect(read.map(\.quantity) == ["5", nil, "2", nil])
    }

    @Test(arguments: [
        ("E 512515 STRAWBERRY   8.00", "STRAWBERRY"), ("MENS TEE 088557420016   8.00", "MENS TEE"),
        ("06038318820 OAT MILK   8.00", "06038318820 OAT MILK"),
    ])
    func `a number of the goods leaves them their name`(line: String, name: String) {
        #expect(items(line + "\nBread   2.00", "TOTAL   10.00").first?.name == name)
    }

    @Test func `a discount whose minus was misread is no thing`() {
        let read = items("Shampoo   8.00\n10% Coupon   0.80\nBread   2.00", "TOTAL   9.20")
        #expect(read.map(\.name) == ["Shampoo", "Bread"])
        #expect(read.first?.discount?.decimal == "0.80")
    }

    @Test func `a tax is no thing, though it completes the sum`() {
        let read = items("Parking   18.18\nCity Tax 10%   1.82", "Total   $20.00")
        #expect(read.map(\.name) == ["Parking"])
    }

    @Test func `the price for one is no thing of its own`() {
        let read = items("Pasta   1.98\n2 x 0.99\nBread   2.00", "TOTAL   3.98")
        #expect(read.map(\.amount.decimal) == ["1.98", "2.00"])
    }

    @Test func `columns of Korean tills give count and price`() throws {
        let read = draft("푸른마트\n상품명 단가 수량 금액\n우유   2,980   2   5,960\n쌀   32,900   1   32,900\n합계   38,860").items
        #expect(read.map(\.item.name) == ["우유", "쌀"])
        #expect(read.first?.item.quantity == "2")
        #expect(read.first?.item.unitPrice?.decimal == "2980")
    }

    @Test func `a total that is printed above the items as well leaves them items`() {
        let read = draft(
            """
            영수증 (공급받는자용)
            상호 달구지철물
            작성년월일   공급대가총액
            2026. 04. 18.   ₩ 47,500
            월일 품목 수량 단가 금액
            4/18 수도꼭지   1   18,000   18,000
            4/18 실리콘   3   4,500   13,500
            4/18 멀티탭   2   8,000   16,000
            합계   47,500
            """
        )
        #expect(read.items.map(\.item.amount.decimal) == ["18000", "13500", "16000"])
        #expect(read.items.map(\.item.name) == ["수도꼭지", "실리콘", "멀티탭"])
        #expect(read.total?.value.decimal == "47500")
    }

    @Test func `things listed below the sum that a form begins with are items, without counts as well`() {
        let read = draft(
            """
            영수증 (공급받는자용)
            상호 달구지철물
            작성년월일   공급대가총액
            2026. 04. 18.   ₩ 47,500
            위 금액을 영수함
            월일 품목 금액
            4/18 수도꼭지   18,000
            4/18 실리콘   13,500
            4/18 멀티탭   16,000
            """
        )
        #expect(read.items.map(\.item.name) == ["수도꼭지", "실리콘", "멀티탭"])
    }

    @Test func `what taxes are counted from below the total is no list of things`() {
        let read = items("", "TOTAL   47.50\nVAT rate   Net   Amount   Total\nA 20%   39.58   7.92   47.50")
        #expect(read.isEmpty)
    }

    @Test(arguments: [
        ("Milk 3.2% 1L   4 x3.19   12.76", "Milk 3.2% 1L"), ("Rice 4x100g   2   1.10   2.20", "Rice 4x100g"),
    ])
    func `how much a pack holds belongs to the name`(line: String, name: String) {
        #expect(items(line + "\nBread   2.00", "TOTAL   9.99").first?.name == name)
    }

    @Test func `a name with figures of its own stands above its price`() {
        let read = items(
            "1 HP 67XL BLACK INK\n193905414109   41.99\n1 TICONDEROGA 24PK\n072067138248   7.49",
            "TOTAL   49.48"
        )
        #expect(read.map(\.name) == ["HP 67XL BLACK INK", "TICONDEROGA 24PK"])
    }

    @Test(arguments: [("Kaffe kr", "39,90"), ("Pølse kr", "49,90")])
    func `the currency before the price is no part of the name`(line: String, price: String) {
        let read = draft("Kiosken Bergen\n5003 Bergen\n\(line) \(price)\nVafler kr 20,00\nSum kr 69,90").items.map(
            \.item
        )
        #expect(read.allSatisfy { !$0.name.hasSuffix("kr") })
        #expect(
            items("LEAF RAKE $ 24.99\nVITAMIN C $ 5.00", "TOTAL $ 29.99").map(\.name) == ["LEAF RAKE", "VITAMIN C"]
        )
    }

    @Test(arguments: ["HAIR GEL", "KNIFE SS", "SPIN MOP", "CHICKEN BS"])
    func `a word that is also a currency's code stays in the name`(name: String) {
        #expect(items("\(name)   2.99\nBread   2.00", "TOTAL   4.99").first?.name == name)
    }

    @Test func `a speck before a tax's letter makes no day of a price`() {
        #expect(items("Lamp   12.05. A\nBread   2.00 A", "TOTAL   14.05").map(\.amount.decimal) == ["12.05", "2.00"])
    }

    @Test func `two guests who had as much have things each`() {
        let read = items(
            "Soup   5.00\nTea   5.00\nSteak   20.00\nPasta   10.00\nFish   20.00",
            "Subtotal guest 1   30.00\nSubtotal guest 2   30.00\nTOTAL   60.00"
        )
        #expect(read.map(\.amount.decimal) == ["5.00", "5.00", "20.00", "10.00", "20.00"])
    }

    @Test func `a day without its year is no price`() {
        let read = items(
            "Mannheim Hbf   15.10. ab 10:35\nICE Fahrkarte   44,90\nReservierung   5,50",
            "Summe EUR   50,40"
        )
        #expect(read.map(\.name) == ["ICE Fahrkarte", "Reservierung"])
    }

    @Test func `a line of count, unit and price belongs to the name above it`() {
        let read = draft(
            "MEGA MARKET SRL\nBUCURESTI\nLAPTE ZUZU\n2 BUC x 8,99   17,98 B\nPAINE   4,49 B\nTOTAL LEI   22,47"
        ).items
        #expect(read.map(\.item.name) == ["LAPTE ZUZU", "PAINE"])
        #expect(read.first?.item.quantity == "2")
    }

    @Test func `the thousands before a space are no count`() {
        let read = draft(
            "INTERSPAR\n1117 Budapest\nTEJ 489\nCSIRKEMELL 2 318\nMOSOGATOSZER 1 199\nÖSSZESEN 4 006 Ft\nBANKKÁRTYA 4 006 Ft"
        )
        #expect(read.items.allSatisfy { $0.item.quantity == nil })
    }

    @Test func `a thing given back that stands first is negative, and the others are bought`() {
        let read = items(
            "REFUNDS\nBoys Joggers 7Y   -£16.00\nSALES\nBoys Joggers 9Y   £17.00\nSocks   £8.50",
            "TOTAL   £9.50"
        )
        #expect(read.map(\.amount.decimal) == ["-16.00", "17.00", "8.50"])
    }

    @Test func `the sums of groups below the things are no things`() {
        let read = items(
            "2 Ale   10.40\n1 Soda   1.60\n1 Pie   16.50\n1 Risotto   14.25\nFOOD   30.75\nDRINK   12.00",
            "BALANCE DUE   42.75\nService Charge 10%   4.28\nTOTAL TO PAY   47.03"
        )
        #expect(read.map(\.name) == ["Ale", "Soda", "Pie", "Risotto"])
    }

    @Test func `a sum of all things that no known word names is no thing`() {
        let read = items(
            "1 Roast   19.95\n2 Ale   10.60\n1 Pudding   8.25\nFood & Drink   38.80\nDiscretionary Service   4.85",
            "To Pay   43.65"
        )
        #expect(!read.map(\.amount.decimal).contains("38.80"))
    }

    @Test func `counts that ran into the prices are taken off all of them`() {
        let read = items("카페아메리카노 28,400\n흑당라떼 15,200\n샷추가 1,500\n베이글세트 14,900", "합계금액 19,000")
        #expect(read.map(\.amount.decimal) == ["8400", "5200", "500", "4900"])
    }

    @Test func `what is taken off belongs to the thing above it`() {
        let read = items("Butter   3.49\nMince   4.79\nMember saving   -1.44\nGouda   2.59", "TOTAL   9.43")
        #expect(read.map(\.name) == ["Butter", "Mince", "Gouda"])
        #expect(read.map { $0.discount?.decimal } == [nil, "1.44", nil])
        #expect(read.map(\.paid.decimal) == ["3.49", "3.35", "2.59"])
    }

    @Test(arguments: [
        "Butter   3.49\nScone   3.00\nVOID Scone   -3.00\nGouda   2.59",
        // Later, in other words, or with the word on a line of its own.
        "Butter   3.49\nScone   3.00\nGouda   2.59\nScone   -3.00",
        "Scone   3.00\nButter   3.49\nGouda   2.59\nSTORNO Backwaren   -3.00",
        "Butter   3.49\nScone   3.00\nVOID\nBAKERY   -3.00\nGouda   2.59",
    ])
    func `a thing that was cancelled was not bought`(lines: String) {
        #expect(items(lines, "TOTAL   6.08").map(\.name) == ["Butter", "Gouda"])
    }

    @Test func `prices have as many decimals as the total`() {
        let lines = "HAR GOW   2   42.0   84.0\nSIU MAI   1   38.0   38.0"
        let read = items(lines, "TOTAL   122.0\nCASH   200.0\nCHANGE   78.0")
        #expect(read.map(\.amount.decimal) == ["84.00", "38.00"])
    }

    @Test(arguments: [
        // Weight and price say what a misread amount was.
        (
            "Salami\n0.154 kg x 24.50   3.02\nBread              2.00\nMilk               1.10",
            "TOTAL              6.87", ["3.77", "2.00", "1.10"]
        ),
        // The first digit was lost, or taken for a part of the name.
        ("Meloxicam 10mi1   4.17\nVisit   48.33\nDispensing   12.50", "TOTAL   75.00", ["14.17", "48.33", "12.50"]),
        // So were the last ones.
        (
            "Creemore   28.5\nWings   17.25\nPoutine   14.40", "SUBTOTAL   60.15\nTAX   7.82\nTOTAL   67.97",
            ["28.50", "17.25", "14.40"]
        ),
    ])
    func `a price that was misread is what the others leave, where its line supports that`(
        lines: String,
        sums: String,
        amounts: [String]
    ) {
        #expect(items(lines, sums).map(\.amount.decimal) == amounts)
    }

    @Test(arguments: [
        // Each of the two may have lost a digit.
        ("Combo   1.80\nWedges   6.60", "TOTAL   38.40", ["1.80", "6.60"]),
        // No line looks like what is missing.
        ("Milk   3.50\nBread   4.20\nGouda   7.15", "TOTAL   19.99", ["3.50", "4.20", "7.15"]),
    ])
    func `no price is made up`(lines: String, sums: String, amounts: [String]) {
        #expect(items(lines, sums).map(\.amount.decimal) == amounts)
    }

    @Test func `how a dish is wanted stands under it`() {
        let read = items("2 Latte   7.00\n  + oat milk\n  - no sugar\n1 Scone   2.50", "TOTAL   9.50")
        #expect(read.map(\.options) == [["oat milk", "no sugar"], []])
    }

    @Test func `what comes back is negative, as the total is`() {
        let read = items("REFUND\nJeans   -35.00\nShirt   -19.50", "REFUND TOTAL   -54.50")
        #expect(read.map(\.amount.decimal) == ["-35.00", "-19.50"])
    }

    @Test func `a word of sums within a longer name makes no sum of it`() {
        let lines = ["Milk 2L                3.50", "Tip Top The One White  4.20", "Broccoli               1.86"]
        let read = draft(
            (["CORNER SHOP", "12 High Street", "Leeds LS1 4AP", "Receipt"] + lines + ["TOTAL                  9.56"])
                .joined(separator: "\n")
        )
        #expect(read.items.map(\.item.name) == ["Milk 2L", "Tip Top The One White", "Broccoli"])
    }

    @Test func `deposits and delivery are bought along`() {
        let read = items("Cola   1.39\nPfand   0.25\nBread   2.79", "SUMME   4.43")
        #expect(read.map(\.amount.decimal) == ["1.39", "0.25", "2.79"])
    }

    @Test func `lines that come to the total are believed more`() throws {
        let adding = draft(Self.head + "Milk   3.50\nBread   4.20\nTOTAL   7.70").items.map(\.confidence)
        let other = draft(Self.head + "Milk   3.50\nBread   4.20\nTOTAL   9.90").items.map(\.confidence)
        #expect(try #require(adding.min()) > #require(other.max()))
    }
}

@Suite struct ItemSettlementTests {
    private func solve(_ lines: [(Int, Double)], _ targets: Set<Int>, discount: Int = 0) -> [Bool] {
        var all = lines.map { ItemSettlement.Line(value: $0.0, logOdds: $0.1) }
        if discount > 0 { all.append(ItemSettlement.Line(value: -discount, logOdds: -4, isDiscount: true)) }
        return ItemSettlement(lines: all, targets: targets, bonus: 3).solve().chosen
    }

    @Test func `the cheapest change that makes the sum right is made`() {
        #expect(solve([(100, 4), (250, -1), (300, 1.5)], [350]) == [true, true, false])
        #expect(solve([(100, 4), (250, 0.5), (300, 0.5)], [400]) == [true, false, true])
    }

    @Test func `a line that is not doubted is not changed, and a sum that is right changes nothing`() {
        #expect(solve([(100, 4), (250, -5)], [350]) == [true, false])
        #expect(solve([(100, 4), (250, 0.1)], [350]) == [true, true])
    }

    @Test func `what is taken off counts`() {
        #expect(solve([(100, 4), (250, -1)], [300], discount: 50) == [true, true, false])
    }
}
