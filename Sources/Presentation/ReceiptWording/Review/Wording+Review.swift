public import ReceiptDomain
import ReceiptReview

extension Wording {
    /// The content of a picture that may not be a receipt.
    public func content(_ content: PictureContent) -> String {
        switch content {
        case .receipt: localized("a receipt", "영수증")
        case .several:
            localized("perhaps several receipts in one picture: check the amount", "한 사진에 영수증이 여러 장일 수 있습니다. 금액을 확인하세요")
        case .unsure: localized("perhaps not a receipt: the amount was left empty", "영수증이 아닐 수 있어 금액을 비워 두었습니다")
        case .none: localized("no receipt was recognised", "영수증이 아닌 것 같습니다")
        }
    }

    /// The typed text is no command of this step; `hasHelp` adds a hint at `?`.
    public func unknownCommand(_ text: String, hasHelp: Bool) -> String {
        localized(
            "\"\(text.escapingControls)\" does nothing here; "
                + (hasHelp ? "? shows the keys" : "the keys are listed below"),
            "\"\(text.escapingControls)\"에 해당하는 동작이 없습니다. " + (hasHelp ? "?를 누르면 도움말이 나옵니다" : "쓸 수 있는 키는 아래에 있습니다")
        )
    }

    public func reason(_ reason: AccountReason) -> String {
        switch reason {
        case .listed(let card):
            localized("your account with card …\(card.escapingControls)", "카드 …\(card.escapingControls)가 등록된 계좌")
        case .card(let digits, let matching, let count):
            localized(
                "\(matching) of \(count) earlier with card …\(digits.escapingControls)",
                "카드 …\(digits.escapingControls)로 낸 이전 \(count)건 중 \(matching)건"
            )
        case .history(let merchant, let matching, let count):
            localized(
                "\(matching) of \(count) earlier \(merchant.escapingControls)",
                "이전 \(merchant.escapingControls) \(count)건 중 \(matching)건"
            )
        }
    }

    public func proof(_ identity: Proof.Identity) -> String {
        switch identity {
        case .items: localized("sum of items", "품목 합계")
        case .subtotal: localized("subtotal and extras", "소계와 추가 금액")
        case .tendered: localized("cash − change", "받은 돈 − 거스름돈")
        case .tax: localized("net + VAT", "공급가액 + 부가세")
        case .card: localized("card slip", "카드 전표")
        }
    }

    /// The keys that move the cut of the photo, and those that turn pages.
    public var keysOfPicture: String { localized("PgUp PgDn: above, below", "PgUp PgDn: 위아래") }
    public var keysOfPages: String { localized("[ ]: other pages", "[ ]: 다른 쪽") }
    public func items(_ count: Int) -> String { localized(count == 1 ? "1 item" : "\(count) items", "품목 \(count)개") }
    public func andMore(_ count: Int) -> String { localized("… and \(count) more", "… 외 \(count)건") }
    public var alternatives: String { localized("or", "또는") }
    public var missing: String { "–" }
    public var pictureProblem: String { localized("Photo", "사진") }
}
