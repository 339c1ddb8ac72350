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

    /// Line, name and opening balance; the id is the first word where that can be one.
    @Test(
        arguments: [
            ("visa 4821", "4821", nil), ("Visa 4821", "Visa 4821", nil), ("visa Visa 4821", "Visa 4821", nil),
            ("My card 4820", "My card 4820", nil), ("신한카드 4820", "신한카드 4820", nil), ("Visa 4,821", "Visa", "4,821"),
            ("Visa 48.21", "Visa", "48.21"), ("KB Savings 1500", "KB Savings", "1500"), ("cash 1200", "cash", "1200"),
            ("checking 1000", "checking", "1000"), ("visa 4820", "4820", nil),
            ("hyundai 4820", "4820", nil), ("hyundai 4800", "hyundai", "4800"),
            ("wallet Wallet 1200", "Wallet", "1200"), ("Gift card 50", "Gift card", "50"),
        ] as [(String, String, String?)]
    )
    func `four digits that may be a card's are no balance`(_ line: String, _ name: String, _ opening: String?) {
        for currency in [Currency.usd, .krw] where currency == .usd || !line.contains(".") {
            let typed = line.split(separator: " ").map(String.init)
            let words = AccountWords(typed, currency: currency, takesOpening: true)
            #expect(words.name == name && words.opening == opening, "\(currency)")
        }
        let ofCard = AccountWords(["Shinhan", "4820"], kind: .card, currency: .krw, takesOpening: true)
        #expect(ofCard.name == "Shinhan 4820" && ofCard.opening == nil)
    }

    @Test func `where an option has the balance, a number belongs to the name`() {
        let words = AccountWords(["kb", "Savings", "200"], currency: .usd, takesOpening: false)
        #expect(words.name == "Savings 200" && words.opening == nil)
    }

    @Test(
        arguments: [
            ("현금", .cash), ("Cash", .cash), ("wallet", .cash), ("cash wallet", .cash), ("Cold wallet", nil),
            ("신한카드", .card),
            ("My credit card", .card),
            ("카카오뱅크 체크카드", nil), ("Debit card", nil), ("적금", .savings), ("car loan", .loan), ("국민은행", nil),
            ("기프트카드", .prepaid), ("선불카드", .prepaid), ("교통카드", .prepaid), ("Gift card", .prepaid),
            ("현금카드", nil), ("후불교통카드", nil), ("보통예금", nil), ("정기예금", .savings),
        ] as [(String, Account.Kind?)]
    )
    func `an account's name may say its kind`(_ name: String, _ kind: Account.Kind?) {
        #expect(Account.Kind(ofName: name) == kind)
    }
}
