public import ReceiptDomain
import ReceiptRegions

extension Wording {
    public func page(_ text: PageText) -> String { localized(text.english, text.korean) }

    /// The reason for a failed file, by its stored code; `nil` for an unknown code.
    public func failureReason(_ code: String) -> String? {
        switch code {
        case "empty": localized("The file is empty.", "빈 파일입니다.")
        case "not-an-image": localized("Not a known kind of picture or document.", "사진이나 문서가 아닙니다.")
        case "unsupported-format": localized("A format that cannot be read yet.", "아직 읽을 수 없는 형식입니다.")
        case "truncated": localized("The file is cut off; send it again.", "파일이 중간에 끊겼습니다. 다시 보내세요.")
        case "damaged": localized("The file is damaged.", "파일이 손상되었습니다.")
        case "over-limit": localized("The file is too large.", "파일이 너무 큽니다.")
        case "not-all-receipts":
            localized(
                "Its receipts became drafts; the rest of it was not read, so the file is kept.",
                "안에 든 영수증은 초안이 되었습니다. 나머지는 읽지 않았으므로 파일을 그대로 둡니다."
            )
        case "archive": localized("A ZIP archive; import reads what is in it.", "ZIP 파일입니다. 안의 사진은 가져오기로 읽습니다.")
        case "locked": localized("It needs a password.", "암호가 걸린 파일입니다.")
        default: nil
        }
    }

    /// The name of a kind of ledger entity other than a record.
    public func entityName(_ kind: String) -> String {
        switch kind {
        case "account": localized("Account", "계좌")
        case "statement": localized("Statement", "명세")
        case "statementFormat": localized("Statement format", "명세 양식")
        case "recurrence": localized("Recurring:", "정기 기록:")
        case "reminder": localized("Reminder", "알림")
        case "subject": localized("For whom:", "대상:")
        case "measure": localized("Measured:", "측정값:")
        case "category": localized("Category", "분류")
        case "budget": localized("Budget", "예산")
        case "goal": localized("Saving goal", "저축 목표")
        case "currency": localized("Currency", "통화")
        case "rule": localized("Rule", "규칙")
        case "claim": localized("Claim", "청구")
        default: kind
        }
    }

    /// About what another user of the device left on it; the script puts in the names.
    private var wordsOfLeft: [(String, String)] {
        [
            (
                "otherUser",
                localized(
                    "not sent: this device now belongs to another user. Load the page again",
                    "보내지 않음: 이 기기의 사용자가 바뀌었습니다. 페이지를 새로 고치세요"
                )
            ),
            ("left", localized("{count} kept here by {owner}", "{owner} 사용자가 남긴 {count}건")),
            (
                "leftHelp",
                localized(
                    "Not sent, as this device is {user}'s now. It is sent once the device is paired as {owner} again.",
                    "지금은 {user} 사용자의 기기여서 보내지 않습니다. {owner} 사용자로 다시 연결하면 보냅니다."
                )
            ),
            ("take", localized("Send as {user}", "{user} 사용자로 보내기")),
            (
                "askTake",
                localized(
                    "Enter all of it in the book of {user}? Then {owner} does not get it.",
                    "모두 {user} 사용자의 가계부에 넣을까요? {owner} 사용자의 가계부에는 들어가지 않습니다."
                )
            ),
            (
                "askDrop",
                localized("Delete what {owner} left here? It is nowhere else.", "{owner} 사용자가 남긴 것을 지울까요? 다른 곳에는 없습니다.")
            ),
        ]
    }

    /// The page script's text, as a JSON object.
    public var pageScriptWords: String {
        let words =
            [
                ("sending", localized("sending…", "보내는 중…")), ("safe", localized("safe ✓", "보관함에 있음 ✓")),
                (
                    "waits", localized("waits on this device for a connection", "연결되면 보냅니다")
                ),
                ("refused", localized("was not accepted", "저장하지 못했습니다")),
                ("entered", localized("entered ✓", "입력함 ✓")), ("mend", localized("Correct it", "고치기")),
                ("drop", localized("Drop it", "버리기")),
                (
                    "keptHere",
                    localized(
                        "Kept on this device. It is sent once there is a connection.",
                        "이 기기에 저장했습니다. 연결되면 보냅니다."
                    )
                ),
                (
                    "offline",
                    localized("No connection: this is how it was last.", "연결이 없어 마지막으로 본 화면을 보여 줍니다.")
                ),
                (
                    "notKept",
                    localized(
                        "No connection, and that page was not opened on this device yet.",
                        "연결이 없습니다. 그 화면은 이 기기에서 본 적이 없어 열 수 없습니다."
                    )
                ),
                (
                    "noAnswer",
                    localized("Not saved: there is no connection. Try again.", "연결되지 않아 저장하지 못했습니다. 다시 시도하세요.")
                ), ("ask", localized("Send this picture as a receipt?", "이 사진을 영수증으로 보낼까요?")),
                ("yes", page(.send)), ("no", page(.cancel)), ("close", page(.close)),
                (
                    "photoRefused",
                    localized(
                        "It was entered, but its photo is no picture that can be kept",
                        "기록은 입력했지만 사진은 열 수 없는 파일이라 저장하지 못했습니다"
                    )
                ),
                ("turn", localized("Turn", "돌리기")),
                ("photoFirst", page(.photoFirst)),
            ] + wordsOfLeft
        // No text contains a character that JSON must escape.
        return "{" + words.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",") + "}"
    }

    /// An amount short enough for a day of a calendar or an axis: from 100,000 units on in thousands or 만, and so on.
    public func short(_ money: Money) -> String {
        let sign = money.minorUnits < 0 ? "-" : ""
        let whole = money.decimal.drop { $0 == "-" }.prefix { $0 != "." }
        guard let units = Int(whole), units >= 100_000 else {
            return sign + Money.grouped(decimal: whole, money.currency.convention)
        }
        func rounded(_ size: Int) -> String {
            Money.grouped(decimal: "\((units / size) + (units % size * 2 >= size ? 1 : 0))", money.currency.convention)
        }
        /// With one decimal where it is not zero.
        func tenths(_ size: Int) -> String {
            let tenths = units / (size / 10) + (units % (size / 10) * 2 >= size / 10 ? 1 : 0)
            let number = "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
            return Money.grouped(decimal: Substring(number), money.currency.convention)
        }
        switch language {
        case .korean: return sign + (units < 99_995_000 ? rounded(10_000) + "만" : tenths(100_000_000) + "억")
        case .english: return sign + (units < 999_500 ? rounded(1000) + "k" : tenths(1_000_000) + "M")
        }
    }
}
