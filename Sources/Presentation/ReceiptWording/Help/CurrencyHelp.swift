import ReceiptDomain

/// Help of `currencies`.
public enum CurrencyHelp: CaseIterable, Hashable, Sendable {
    case abstract, discussion, list, json, add, addDiscussion, code, digits, symbol, name, remove, removeDiscussion

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        switch self {
        case .abstract:
            wording.localized("Keep money that has no ISO code: BTC, points.", "ISO 코드가 없는 돈(BTC, 포인트)을 정합니다.")
        case .discussion:
            wording.localized(
                """
                receiptmind currencies add BTC --digits 8 --symbol ₿ --name Bitcoin
                receiptmind accounts add wallet "Cold wallet" --opening 0.5BTC

                All currencies of ISO 4217 are known and need no adding. Your own are taken wherever an amount is: typed, imported, \
                exported, in reports and budgets. Different currencies are never added together.
                """,
                """
                receiptmind currencies add BTC --digits 8 --symbol ₿ --name 비트코인
                receiptmind accounts add wallet 콜드월렛 --opening 0.5BTC

                ISO 4217 통화는 모두 추가하지 않아도 쓸 수 있습니다. 직접 정한 통화는 입력, 가져오기, 내보내기, 보고서, 예산 어디에서나 쓸 수 있습니다. 서로 다른 통화는 더하지 않습니다.
                """
            )
        case .list: wording.localized("List your own currencies.", "직접 정한 통화를 봅니다.")
        case .json: wording.localized("Print one JSON object a line.", "한 줄에 JSON 하나씩 출력합니다.")
        case .add: wording.localized("Add a currency, or change its symbol or name.", "통화를 추가하거나, 기호와 이름을 바꿉니다.")
        case .addDiscussion:
            wording.localized(
                "The number of decimals stays once an amount was stored, because all amounts are counted by it.",
                "금액을 한 번이라도 저장한 뒤에는 소수 자릿수를 바꿀 수 없습니다. 모든 금액을 그 자릿수로 세기 때문입니다."
            )
        case .code: wording.localized("Its code, three to eight letters: BTC.", "코드. 로마자 3~8자: BTC")
        case .digits:
            wording.localized(
                "How many decimals its amounts have, 0 to \(OwnCurrency.possibleDigits.upperBound) (default: 2).",
                "금액의 소수 자릿수, 0에서 \(OwnCurrency.possibleDigits.upperBound)까지 (기본: 2)."
            )
        case .symbol:
            wording.localized("The sign before its amounts: ₿ (default: the code).", "금액 앞에 붙는 기호: ₿ (기본: 코드).")
        case .name:
            wording.localized("What it is called; amounts can be typed with it, too.", "이름. 금액을 입력할 때도 쓸 수 있습니다.")
        case .remove: wording.localized("Remove a currency that is not in use.", "쓰지 않는 통화를 삭제합니다.")
        case .removeDiscussion:
            wording.localized(
                "'receiptmind undo' brings it back. A currency of which amounts are stored stays.",
                "되돌리려면 'receiptmind undo'. 금액이 저장된 통화는 삭제할 수 없습니다."
            )
        }
    }
}
