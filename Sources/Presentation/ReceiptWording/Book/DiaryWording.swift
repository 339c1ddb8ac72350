public import ReceiptApp
public import ReceiptDomain
public import ReceiptReview

extension Wording {
    public func name(_ mood: Mood) -> String {
        switch mood {
        case .happy: localized("happy", "행복")
        case .sad: localized("sad", "슬픔")
        case .angry: localized("angry", "화남")
        case .tired: localized("tired", "피곤")
        case .calm: localized("calm", "평온")
        case .anxious: localized("anxious", "불안")
        case .neutral: localized("neutral", "무감정")
        }
    }

    /// A mood with its icon, so that it is never told by colour alone.
    public func label(_ mood: Mood) -> String { "\(mood.icon) \(name(mood))" }

    public var entriesHeading: String { localized("Entries", "거래") }
    public var nothingThatDay: String {
        localized(
            "nothing is noted for this day; for example: receiptmind note \"a quiet day\" --mood calm",
            "이날의 기록이 없습니다. 예: receiptmind note \"조용한 하루\" --mood 평온"
        )
    }
    public func yearsBefore(_ years: Int) -> String {
        localized(years == 1 ? "A year before" : "\(years) years before", "\(years)년 전 같은 날")
    }
    public func noted(_ record: Record) -> String {
        localized("noted", "일기를 썼습니다") + ": " + (record.date.map { day($0) } ?? missing)
            + (record.mood.map { ", " + label($0) } ?? "")
    }

    /// A line of `receiptmind` without a command: the same day in an earlier year.
    public func onThisDay(_ earlier: DiaryPage.Earlier) -> String {
        let first = earlier.records.first
        let text = first.map { $0.memo.isEmpty ? $0.merchant ?? "" : $0.memo } ?? ""
        let mood = earlier.records.compactMap(\.mood).first.map { $0.icon + " " } ?? ""
        let rest = earlier.records.count > 1 ? " …" : ""
        let ago = localized(
            earlier.years == 1 ? "a year ago today" : "\(earlier.years) years ago today",
            "\(earlier.years)년 전 오늘"
        )
        return "\(ago): \(mood)\(text.escapingControls.prefix(50))\(rest)"
    }
}

extension Mood {
    /// Parses a code, a name in any language or the beginning of one, or an icon.
    public init(typed text: String) throws(InputProblem) {
        let wanted = text.trimmingSpaces.lowercased()
        let found = Self.allCases.first { mood in
            !wanted.isEmpty && (mood.names + [mood.icon]).contains { $0.hasPrefix(wanted) }
        }
        guard let found else { throw .notAMood(text) }
        self = found
    }

    /// The code and the names in every language, in lower case.
    var names: [String] { [rawValue] + Language.allCases.map { $0.wording.name(self).lowercased() } }
}
