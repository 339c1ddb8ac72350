import Testing

@testable import ReceiptWording

@Suite struct KoreanParticleTests {
    @Test(arguments: [
        ("이마트은(는) 가게", "이마트는 가게"), ("국민은행은(는) 계좌", "국민은행은 계좌"), ("\"월급\"이(가) 없다", "\"월급\"이 없다"),
        ("카드(7719)을(를)", "카드(7719)를"), ("부산와(과) 대구", "부산과 대구"), ("서울(으)로", "서울로"), ("집(으)로", "집으로"),
        ("USD(으)로", "USD로"), ("KRW은(는)", "KRW는"), ("2026-11-02은(는)", "2026-11-02은"), ("₩5,000이(가)", "₩5,000이"),
        ("3을(를)", "3을"), ("2을(를)", "2를"), ("7(으)로", "7로"),
        // How a foreign word ends is not known.
        ("receipt.zip은(는)", "receipt.zip은(는)"), ("Lidl(으)로", "Lidl(으)로"), ("은(는)", "은(는)"),
        ("그대로", "그대로"), ("지갑은(는) 카드이(가)", "지갑은 카드가"),
    ])
    func `a particle has the form that its word asks for`(_ both: String, _ chosen: String) {
        #expect(both.withKoreanParticles == chosen)
    }
}
