public import ReceiptApp

extension ClockError: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .noCalendarDay: wording.unexpected("\(self)")
        case .notADay(let text):
            wording.localized(
                "RECEIPTMIND_TODAY: \"\(text.escapingControls)\" is not a date; for example 2026-11-30",
                "RECEIPTMIND_TODAY: \"\(text.escapingControls)\"은(는) 날짜가 아닙니다. 예: 2026-11-30"
            )
        }
    }
}
