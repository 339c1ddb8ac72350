import HouseholdBook
import ReceiptDomain
import Testing

@testable import ReceiptWording

@Suite struct AccountWordsTests {
    /// Line, id, name, opening balance.
    @Test(
        arguments: [
            ("wallet Wallet 120", "wallet", "Wallet", "120"), ("국민은행 100만원", nil, "국민은행", "100만원"),
            ("kb 국민은행", "kb", "국민은행", nil), ("kb", "kb", "kb", nil), ("현금", nil, "현금", nil),
            ("국민은행 급여통장 12만 5천원", nil, "국민은행 급여통장", "12만5천원"), ("KB Savings 500", nil, "KB Savings", "500"),
            ("dollars Dollars 100 USD", "dollars", "Dollars", "100 USD"), ("신한카드 4821", nil, "신한카드 4821", nil),
            ("4821 카드", "4821", "카드", nil), ("통장 만오천원", nil, "통장", "만오천원"),
        ] as [(String, String?, String, String?)]
    )
    func `an account is an id, a name and what is in it`(
        _ line: String,
        _ id: String?,
        _ name: String,
        _ opening: String?
    ) {
        let words = AccountWords(line.split(separator: " ").map(String.init), currency: .krw, takesOpening: true)
        #expect(words.id == id && words.name == name && words.opening == opening)
    }

    @Test func `where an option has the balance, a number belongs to the name`() {
        let words = AccountWords(["kb", "Savings", "200"], currency: .usd, takesOpening: false)
        #expect(words.name == "Savings 200" && words.opening == nil)
    }

    @Test(
        arguments: [
            ("현금", .cash), ("Cash", .cash), ("wallet", .cash), ("Cold wallet", nil), ("신한카드", .card),
            ("My credit card", .card),
            ("카카오뱅크 체크카드", nil), ("Debit card", nil), ("적금", .savings), ("car loan", .loan), ("국민은행", nil),
        ] as [(String, Account.Kind?)]
    )
    func `an account's name may say its kind`(_ name: String, _ kind: Account.Kind?) {
        #expect(Account.Kind(ofName: name) == kind)
    }
}
