import Testing

@testable import ReceiptParsing

@Suite struct ItemNameTests {
    @Test(arguments: [
        "카페라떼", "딸기 쿠키 스무디 Ｌ", "소주 / 맥주", "투명수납함 (중) _ 3,000", "삼림 옥수수꿀호떡유", "배달료", "CHICKEN RICE",
        "R-CARROTS SHREDDED",
        "MFM ROSES ALL PURPOSE FLOUR", "Tea", "DIET TI", "2 COUVERT STEUEN", "Vegetable Curry", "Tablespoon 4 pcs",
        "4\" ROLLER SET",
        "G&G MIWA", "TOMATOES WHOLE NO SALT W/BASIL", "교자만두", "Billy bookcase",
    ])
    func `names of items are kept`(_ name: String) {
        #expect(ItemName.isLikely(name))
    }

    @Test(arguments: [
        "카드번호", "할인금액", "대표자", "주소: 중남 논산시 중망로", "전자영수증", "상 품 명 단 가 수량 금액", "2022/09/22 곽 * 서",
        "Sales Associate: Paul",
        "RETURN VALUE", "Table 12", "Qty Description Total TAX", "QTY ITEM TOTAL", "TEL", "SEEEEEEESEEEESEE", "002", "",
        "수원시 영통구 삼성로 129", "Dine In Table: 63", "Bill: 0140 Table +: 22", "정부방침에 의해 교완 / 완불은",
    ])
    func `what else stands beside an amount is left out`(_ name: String) {
        #expect(!ItemName.isLikely(name))
    }
}
