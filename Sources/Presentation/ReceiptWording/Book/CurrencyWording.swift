public import ReceiptApp
public import ReceiptDomain

extension HouseholdCurrencies.Problem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .notACode(let text):
            wording.localized(
                "\"\(text.escapingControls)\" cannot be a code: three to eight letters, such as BTC",
                "\"\(text.escapingControls)\"은(는) 코드로 쓸 수 없습니다. BTC처럼 로마자 3~8자로 쓰세요"
            )
        case .exists(let currency):
            wording.localized(
                "\(currency) is known by its ISO 4217 code; it needs no adding",
                "\(currency)는 ISO 4217 통화입니다. 추가하지 않아도 쓸 수 있습니다"
            )
        case .notDigits(let digits):
            wording.localized(
                "a currency cannot have \(digits) decimals; 0 to \(OwnCurrency.possibleDigits.upperBound)",
                "소수 자리는 0에서 \(OwnCurrency.possibleDigits.upperBound)까지입니다: \(digits)"
            )
        case .notASymbol(let text):
            wording.localized(
                "\"\(text.escapingControls)\" cannot be a symbol: at most four letters or signs, such as ₿",
                "\"\(text.escapingControls)\"은(는) 기호로 쓸 수 없습니다. ₿처럼 글자나 기호 4자까지 쓰세요"
            )
        case .taken(let text, let currency):
            wording.localized(
                "\"\(text.escapingControls)\" already means \(currency); choose another",
                "\"\(text.escapingControls)\"은(는) 이미 \(currency)를 뜻합니다. 다른 것으로 정하세요"
            )
        case .unknown(let text):
            wording.localized(
                "there is no own currency \(text.escapingControls); 'receiptmind currencies' lists them",
                "직접 정한 통화 \(text.escapingControls)이(가) 없습니다. 'receiptmind currencies'로 확인하세요"
            )
        case .used(let currency):
            wording.localized(
                "\(currency.id) stays: entries, accounts or budgets have it, or had it and may be brought back by undo",
                "\(currency.id)는 삭제할 수 없습니다. 기록, 계좌, 예산에서 쓰고 있거나, 쓴 적이 있어 되돌리면 다시 나올 수 있습니다"
            )
        case .digitsStay(let currency, let digits):
            wording.localized(
                "\(currency.id) has \(currency.digits) decimals here and cannot get \(digits): amounts are stored with them; "
                    + "take another code",
                "\(currency.id)는 여기에서 소수 \(currency.digits)자리이며 \(digits)자리로 바꿀 수 없습니다. 금액이 그 자릿수로 저장되어 있습니다. 다른 코드를 쓰세요"
            )
        }
    }
}

extension Wording {
    public var noCurrencies: String {
        localized(
            "no own currencies yet; those of ISO 4217 need no adding, and 'receiptmind settings currency=EUR' makes one yours. "
                + "For example: receiptmind currencies add BTC --digits 8 --symbol ₿",
            "직접 정한 통화가 없습니다. ISO 4217 통화는 추가하지 않아도 쓸 수 있고, 기본 통화는 'receiptmind settings currency=EUR'로 바꿉니다. "
                + "예: receiptmind currencies add BTC --digits 8 --symbol ₿"
        )
    }

    public func added(_ currency: OwnCurrency) -> String {
        let one = Money(minorUnits: 1, currency: Currency(stored: currency.id) ?? .unknown).formatted
        let name = currency.name.map { " (\($0.escapingControls))" } ?? ""
        return localized(
            "currency \(currency.id)\(name); its smallest amount is \(one)",
            "통화 \(currency.id)\(name). 가장 작은 금액은 \(one)"
        )
    }

    public func removed(_ currency: OwnCurrency) -> String {
        localized("currency removed: \(currency.id)", "삭제한 통화: \(currency.id)")
    }

    public var digitsColumn: String { localized("Decimals", "소수 자리") }
    public var symbolColumn: String { localized("Symbol", "기호") }
    public var codeColumn: String { localized("Code", "코드") }
}
