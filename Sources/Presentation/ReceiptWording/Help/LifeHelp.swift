/// What the commands of subjects, measures, reminders and the diary are for, and their options.
public enum LifeHelp: CaseIterable, Hashable, Sendable {
    case subjects, subjectsDiscussion, listSubjects, allSubjects
    case addSubject, addSubjectDiscussion, subjectName, subjectKind, species, born, subjectIcon
    case editSubject, subject, newSubjectName, removeSubject
    case viewSubject, viewSubjectDiscussion
    case measure, measureDiscussion, showMeasure, what, svg, ascii
    case addMeasure, addMeasureDiscussion, newWhat, value, date, removeMeasure, measureID
    case remind, remindDiscussion, listReminders, allReminders
    case addReminder, addReminderDiscussion, title, reminderSubject, on, every, afterLast, last, until
    case reminderDone, doneReminder, doneDate, doneRecord, skipReminder, removeReminder
    case plan, planDiscussion, optional, dryRun
    case day, dayDiscussion, dayDate
    case json

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        subjectText(wording) ?? measureText(wording) ?? reminderText(wording) ?? doneText(wording) ?? diaryText(wording)
    }

    private func subjectText(_ wording: any Wording) -> String? {
        switch self {
        case .subjects:
            wording.localized(
                "Whom and what money is spent for: people, pets, cars, homes.",
                "누구를, 무엇을 위해 쓰는지: 사람, 반려동물, 차, 집."
            )
        case .subjectsDiscussion:
            wording.localized(
                "Entries name one with @NAME or subject=NAME; its id never changes, so that a new name holds for old records too.",
                "기록에서는 @이름이나 subject=이름으로 적습니다. ID는 바뀌지 않아서 이름을 바꿔도 옛 기록이 그대로 따라옵니다."
            )
        case .listSubjects: wording.localized("List them.", "목록을 봅니다.")
        case .allSubjects: wording.localized("Those no longer listed too.", "목록에서 뺀 것도 봅니다.")
        case .addSubject: wording.localized("Add a person, a pet, a car or a home.", "사람, 반려동물, 차, 집을 추가합니다.")
        case .addSubjectDiscussion:
            wording.localized(
                "For example: receiptmind subjects add Nabi --kind pet --species cat --born 2021-05-03",
                "예: receiptmind subjects add 나비 --kind pet --species cat --born 2021-05-03"
            )
        case .subjectName: wording.localized("A name.", "이름.")
        case .subjectKind:
            wording.localized("What it is: person, pet, car or home.", "종류: person(사람), pet(반려동물), car(차), home(집).")
        case .species: wording.localized("Of a pet: dog, cat or any other word.", "반려동물의 종: dog(개), cat(고양이) 등.")
        case .born: wording.localized("The day it was born, or made.", "태어난 날이나 만든 날.")
        case .subjectIcon: wording.localized("One sign that stands before the name.", "이름 앞에 붙는 글자 하나.")
        case .editSubject: wording.localized("Change what is said of one.", "이름, 종류, 생일 등을 바꿉니다.")
        case .subject: wording.localized("Whom: a name, the beginning of one, or an id.", "누구: 이름, 이름의 앞부분, ID.")
        case .newSubjectName: wording.localized("A new name.", "새 이름.")
        case .removeSubject: wording.localized("Take one out of the list; what is for it stays.", "목록에서 뺍니다. 기록은 남습니다.")
        case .viewSubject: wording.localized("Show all about one subject.", "한 대상에 관한 모든 것을 봅니다.")
        case .viewSubjectDiscussion:
            wording.localized(
                "What was spent for it by month, its newest records, photos and measures, and what is to be done next.",
                "월별로 쓴 돈, 최근 기록과 사진, 잰 값, 다음에 할 일."
            )
        default: nil
        }
    }

    private func measureText(_ wording: any Wording) -> String? {
        switch self {
        case .measure: wording.localized("Write down and look at weights, symptoms and the like.", "체중, 증상 등을 적고 봅니다.")
        case .measureDiscussion:
            wording.localized(
                "receiptmind measure add Nabi weight 4.2kg; then receiptmind measure Nabi weight draws a line.",
                "receiptmind measure add 나비 체중 4.2kg, 그리고 receiptmind measure 나비 체중으로 그래프를 봅니다."
            )
        case .showMeasure:
            wording.localized("Show what was measured, with a line where it is numbers.", "잰 값을 보고, 숫자면 그래프를 그립니다.")
        case .what: wording.localized("What was measured; left out: everything.", "무엇을 쟀는지. 빼면 전부.")
        case .svg:
            wording.localized(
                "Also draw the line into this file, as SVG for a browser.",
                "브라우저에서 볼 SVG 그래프를 이 파일에도 그립니다."
            )
        case .ascii: wording.localized("Draw with plain signs only.", "기본 글자로만 그립니다.")
        case .addMeasure: wording.localized("Write down a value.", "값을 적습니다.")
        case .addMeasureDiscussion:
            wording.localized(
                "A number with its unit, or words: receiptmind measure add Nabi stool soft --date yesterday",
                "숫자와 단위, 또는 말: receiptmind measure add 나비 대변 \"무른 변\" --date 어제"
            )
        case .newWhat:
            wording.localized(
                "weight, snack, stool, symptom, odometer, or a word of yours.",
                "체중, 간식, 대변, 증상, 주행거리나 다른 낱말."
            )
        case .value: wording.localized("The value: 4.2kg, 48,200km, soft.", "값: 4.2kg, 48,200km, 무른 변.")
        case .date: wording.localized("The day; today where left out.", "날짜. 빼면 오늘.")
        case .removeMeasure: wording.localized("Remove a value.", "값을 없앱니다.")
        case .measureID:
            wording.localized("The id of the value, or its beginning, as --json shows it.", "--json에 나오는 값의 ID나 그 앞부분.")
        default: nil
        }
    }

    private func reminderText(_ wording: any Wording) -> String? {
        switch self {
        case .remind: wording.localized("Keep in mind what is to be done again.", "때마다 할 일을 챙깁니다.")
        case .remindDiscussion:
            wording.localized(
                "What is due shows in 'receiptmind' alone and in 'receiptmind watch --json'.",
                "때가 된 일은 'receiptmind'와 'receiptmind watch --json'에 나옵니다."
            )
        case .listReminders:
            wording.localized("List the reminders, what is due first before the others.", "알림을 예정일 순서로 봅니다.")
        case .allReminders: wording.localized("Those that do not come any more too.", "더 오지 않는 것도 봅니다.")
        case .addReminder: wording.localized("Add a reminder.", "알림을 추가합니다.")
        case .addReminderDiscussion:
            wording.localized(
                """
                On days of the calendar: receiptmind remind add "Car inspection" --on 2027-03-02 --every 2y
                So long after the last time: receiptmind remind add Rabies --subject Nabi --every 1y --last 2026-11-05
                """,
                """
                정해진 날: receiptmind remind add "자동차 검사" --on 2027-03-02 --every 2y
                마지막에서 얼마 뒤: receiptmind remind add 광견병 --subject 나비 --every 1y --last 2026-11-05
                """
            )
        case .title: wording.localized("What is to be done.", "할 일.")
        case .reminderSubject: wording.localized("Whom or what it is for.", "누구의 일인지.")
        case .on: wording.localized("The first day; today where left out.", "첫 날. 빼면 오늘.")
        case .every:
            wording.localized("How long from one time to the next: 1y, 6 months, 2w, 10d.", "주기: 1y, 6개월, 2주, 10일.")
        case .afterLast:
            wording.localized(
                "Count from the last time it was done, not from days of the calendar.",
                "달력의 날이 아니라 마지막에 한 날부터 셉니다."
            )
        case .last: wording.localized("When it was done last; then it counts from there.", "마지막에 한 날. 주면 거기서부터 셉니다.")
        case .until: wording.localized("The last day that counts.", "끝나는 날.")
        default: nil
        }
    }

    private func doneText(_ wording: any Wording) -> String? {
        switch self {
        case .reminderDone: wording.localized("Say that it was done.", "했다고 적습니다.")
        case .doneReminder:
            wording.localized("The reminder: its id, or a part of what is to be done.", "알림의 ID나 할 일의 일부.")
        case .doneDate: wording.localized("When; today where left out.", "언제. 빼면 오늘.")
        case .doneRecord: wording.localized("The record of it, such as the vet's receipt.", "그 기록의 ID. 예: 병원 영수증.")
        case .skipReminder: wording.localized("Leave the next time out.", "다음 번을 건너뜁니다.")
        case .removeReminder:
            wording.localized(
                "Remove a reminder; 'receiptmind undo' brings it back.",
                "알림을 없앱니다. 되돌리려면 'receiptmind undo'."
            )
        case .plan: wording.localized("Add the common vaccinations of a dog or a cat.", "개나 고양이의 일반적인 예방접종을 추가합니다.")
        case .planDiscussion:
            wording.localized(
                """
                Facts of the guidelines of the World Small Animal Veterinary Association of 2024 (doi:10.1111/jsap.13718); in Korea \
                rabies is given every year. No medical advice: your vet decides, and every reminder can be removed.
                """,
                """
                세계소동물수의사회(WSAVA)의 2024년 지침(doi:10.1111/jsap.13718)에 있는 내용이고, 광견병은 국내에서 해마다 맞힙니다. \
                의학적 조언이 아닙니다. 수의사의 말을 따르고, 맞지 않는 알림은 없애세요.
                """
            )
        case .optional:
            wording.localized("Those too that depend on the region and on how it lives.", "지역과 생활에 따라 정하는 것도 넣습니다.")
        case .dryRun: wording.localized("Show what would be added, and change nothing.", "추가될 것만 보이고 아무것도 바꾸지 않습니다.")
        default: nil
        }
    }

    private func diaryText(_ wording: any Wording) -> String {
        switch self {
        case .day: wording.localized("Show a day of the diary.", "하루의 일기를 봅니다.")
        case .dayDiscussion:
            wording.localized(
                "Notes, entries, moods, what was measured and done, and the same day of earlier years.",
                "일기, 거래, 기분, 잰 것과 한 일, 그리고 지난 해들의 같은 날."
            )
        case .dayDate: wording.localized("The day; today where left out.", "날짜. 빼면 오늘.")
        case .json: wording.localized("Print one JSON object a line.", "한 줄에 JSON 하나씩 출력합니다.")
        default: ""
        }
    }
}
