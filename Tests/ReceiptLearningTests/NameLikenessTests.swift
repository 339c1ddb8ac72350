import Testing

@testable import ReceiptLearning

@Suite struct NameLikenessTests {
    @Test(arguments: [
        ("스타벅스", "스타박스"), ("스타벅스 강남R점", "스타벅스 강남R 점"), ("파리바게뜨", "파리바게트"), ("이마트 성수점", "이마트 성수접"),
        ("맘스터치 진주경상대점", "맘스터치 진주겅상대점"), ("STARBUCKS COFFEE", "STARBUCKS CQFFEE"),
        ("GARDENIA BAKERIES (KL) SDN BHD", "GARDENIA BAKERlES (KL) SDN. BHD."), ("주식회사 오뚜기", "오뚜기"),
        ("Ｇｓ２５ 역삼", "GS25 역삼"), ("McDonald's", "MCDONALDS"),
    ])
    func `misreadings and other ways to write a name are the same shop`(_ a: String, _ b: String) {
        #expect(NameLikeness.areSame(NameKey(a), NameKey(b)))
        #expect(NameLikeness.areSame(NameKey(b), NameKey(a)))
    }

    @Test(arguments: [
        ("한솥 신림점", "한솥 신길점"), ("한솥신림점", "한솥신길점"), ("GS25 역삼1호점", "GS25 역삼2호점"), ("강남약국", "강서약국"), ("CU", "GU"),
        ("SUBWAY 12", "SUBWAY 17"), ("서울식당", "부산식당"), ("이마트", "이마트24"), ("ALDI", "LIDL"), ("스타벅스 강남점", "스타벅스 강동점"),
        ("RESTORAN WAN SHENG", "RESTORAN WAN HING"),
    ])
    func `shops whose names are only alike stay apart`(_ a: String, _ b: String) {
        #expect(!NameLikeness.areSame(NameKey(a), NameKey(b)))
        #expect(!NameLikeness.areSame(NameKey(b), NameKey(a)))
    }

    @Test func `a syllable is compared by its parts`() {
        #expect(NameLikeness.likeness("벅", "박") > NameLikeness.likeness("벅", "김"))
        #expect(NameLikeness.likeness("스타벅스", "스타벅스") == 1)
        #expect(NameLikeness.likeness("가", "힣힣") < 0.1)
    }

    @Test func `a chain is what stands before the branch`() {
        #expect(NameKey("이마트 성수점").chains == [NameKey("이마트")])
        #expect(NameKey("이마트 성수점").isBranch)
        #expect(NameKey("스타벅스").chains.isEmpty)
        #expect(NameKey("WALMART STORE 1234").chains == [NameKey("walmart store"), NameKey("walmart")])
    }
}
