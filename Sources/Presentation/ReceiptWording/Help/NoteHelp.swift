/// Help of `note`.
public enum NoteHelp: CaseIterable, Hashable, Sendable {
    case note, noteDiscussion, text, noteTitle, noteDate, mood, noteSubject, notePhoto, noteJson

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        switch self {
        case .note: wording.localized("Write a note in the diary.", "일기를 씁니다.")
        case .noteDiscussion:
            wording.localized(
                "For example: receiptmind note \"Nabi slept all day\" --mood calm --subject Nabi --photo nabi.jpg",
                "예: receiptmind note \"나비가 종일 잤다\" --mood 평온 --subject 나비 --photo nabi.jpg"
            )
        case .text: wording.localized("The text.", "내용.")
        case .noteTitle: wording.localized("Its title.", "제목.")
        case .noteDate: wording.localized("The day (default: today).", "날짜 (기본: 오늘).")
        case .mood:
            wording.localized(
                "How it felt: happy, sad, angry, tired, calm, anxious, neutral.",
                "기분: 행복, 슬픔, 화남, 피곤, 평온, 불안, 무감정."
            )
        case .noteSubject: wording.localized("Whom or what it is about.", "누구에 관한 일기인지.")
        case .notePhoto:
            wording.localized("A photo to keep with it. Repeatable.", "함께 보관할 사진. 여러 번 쓸 수 있습니다.")
        case .noteJson: wording.localized("Print the note as a JSON object.", "일기를 JSON 객체로 출력합니다.")
        }
    }
}
