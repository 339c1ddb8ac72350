/// Help of the commands of subjects, measures, reminders and the diary.
public enum LifeHelp: CaseIterable, Hashable, Sendable {
    case subjects, subjectsDiscussion, showSubjects, showSubjectsDiscussion, shownSubject, allSubjects
    case addSubject, addSubjectDiscussion, subjectName, subjectKind, species, born, subjectIcon
    case editSubject, subject, newSubjectName, removeSubject
    case measure, measureDiscussion, showMeasure, what, svg, ascii
    case addMeasure, addMeasureDiscussion, newWhat, value, date, per, income, measureAccount, measureCategory,
        removeMeasure, measureID
    case remind, remindDiscussion, listReminders, allReminders
    case addReminder, addReminderDiscussion, title, reminderSubject, on, every, afterLast, last, until
    case editReminder, newTitle, newSubject, newDue, newPeriod, newEnd
    case reminderDone, doneReminder, doneDate, doneRecord, skipReminder, removeReminder
    case plan, planDiscussion, planFrom, planStart, planTemplate, optional, dryRun
    case day, dayDiscussion, dayDate
    case json

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        subjectText(wording) ?? measureText(wording) ?? reminderText(wording) ?? changedReminderText(wording)
            ?? doneText(wording) ?? diaryText(wording)
    }

    private func subjectText(_ wording: any Wording) -> String? {
        switch self {
        case .subjects:
            wording.localized(
                "Show whom and what money is spent for: people, pets, cars, homes.",
                "돈을 쓰는 대상을 봅니다: 사람, 반려동물, 자동차, 집."
            )
        case .subjectsDiscussion:
            wording.localized(
                "Entries name a subject with @NAME or subject=NAME; its id never changes, so a new name also shows in old records.",
                "기록에는 @이름이나 subject=이름으로 적습니다. ID는 바뀌지 않으므로 이름을 바꾸면 이전 기록에도 새 이름이 나옵니다."
            )
        case .showSubjects:
            wording.localized("Show the subjects, or everything about one.", "대상의 목록을, 또는 한 대상의 모든 것을 봅니다.")
        case .showSubjectsDiscussion:
            wording.localized(
                "Of one: spending by month, newest records and photos, measurements, and what is due next.",
                "한 대상을 고르면 월별 지출, 최근 기록과 사진, 측정값, 다음 할 일이 나옵니다."
            )
        case .shownSubject:
            wording.localized(
                "One subject: its name, the beginning of it, or its id.",
                "볼 대상 하나: 이름, 이름의 앞부분, 또는 ID."
            )
        case .allSubjects: wording.localized("List hidden ones too.", "목록에서 뺀 대상도 봅니다.")
        case .addSubject: wording.localized("Add a person, a pet, a car or a home.", "사람, 반려동물, 자동차, 집을 추가합니다.")
        case .addSubjectDiscussion:
            wording.localized(
                "For example: receiptmind subjects add Nabi --kind pet --species cat --born 2021-05-03",
                "예: receiptmind subjects add 나비 --kind pet --species cat --born 2021-05-03"
            )
        case .subjectName: wording.localized("Its name.", "이름.")
        case .subjectKind:
            wording.localized("What it is: person, pet, car or home.", "종류: person(사람), pet(반려동물), car(자동차), home(집).")
        case .species: wording.localized("For a pet: dog, cat or any other word.", "반려동물의 종: dog(개), cat(고양이) 등.")
        case .born: wording.localized("The day it was born, or made.", "태어난 날이나 만든 날.")
        case .subjectIcon: wording.localized("One symbol before the name.", "이름 앞에 붙는 아이콘 하나.")
        case .editSubject: wording.localized("Change a name, kind, birthday and the like.", "이름, 종류, 생일 등을 바꿉니다.")
        case .subject:
            wording.localized("The subject: its name, the beginning of it, or its id.", "대상의 이름, 이름의 앞부분, 또는 ID.")
        case .newSubjectName: wording.localized("The new name.", "새 이름.")
        case .removeSubject:
            wording.localized("Hide a subject from the list; its records stay.", "대상을 목록에서 뺍니다. 기록은 남습니다.")
        default: nil
        }
    }

    private func measureText(_ wording: any Wording) -> String? {
        switch self {
        case .measure: wording.localized("Note and show weights, symptoms and the like.", "체중, 증상 등을 적고 봅니다.")
        case .measureDiscussion:
            wording.localized(
                "For example: receiptmind measure add Nabi weight 4.2kg; then receiptmind measure Nabi weight draws a chart.",
                "예: receiptmind measure add 나비 체중 4.2kg으로 적고, receiptmind measure 나비 체중으로 그래프를 봅니다."
            )
        case .showMeasure:
            wording.localized("Show measurements, with a chart if they are numbers.", "측정값을 보고, 숫자면 그래프도 그립니다.")
        case .what: wording.localized("What was measured (default: everything).", "측정 항목 (기본: 전부).")
        case .svg:
            wording.localized(
                "Also draw the chart into this file, as SVG for a browser.",
                "그래프를 브라우저에서 볼 수 있는 SVG로 이 파일에도 저장합니다."
            )
        case .ascii: wording.localized("Draw with plain characters only.", "기본 글자로만 그립니다.")
        case .addMeasure: wording.localized("Note a value.", "값을 적습니다.")
        case .addMeasureDiscussion:
            wording.localized(
                """
                A number with its unit, or words. For example: receiptmind measure add Nabi stool soft --date yesterday
                Mileage that becomes an entry: receiptmind measure add Golf trip 42km --per 0.30
                """,
                """
                숫자와 단위, 또는 글로 적습니다. 예: receiptmind measure add 나비 대변 "무른 변" --date 어제
                운행 거리를 기록으로: receiptmind measure add 아반떼 운행 42km --per 150
                """
            )
        case .newWhat:
            wording.localized(
                "weight, snack, stool, symptom, odometer, trip, or any other word.",
                "체중, 간식, 대변, 증상, 주행거리, 운행 또는 다른 낱말."
            )
        case .value: wording.localized("The value: 4.2kg, 48,200km, soft.", "값: 4.2kg, 48,200km, 무른 변.")
        case .date: wording.localized("The day (default: today).", "날짜 (기본: 오늘).")
        case .per:
            wording.localized(
                "Also enter it as spending of this much a unit: 0.30; for an odometer of each one since its last value.",
                "한 단위에 이 금액씩 지출로도 기록합니다: 150. 주행거리는 지난 값부터의 차이로 계산합니다."
            )
        case .income:
            wording.localized(
                "With --per: enter it as income, as a mileage allowance is.",
                "--per와 함께: 유류비 지원금처럼 수입으로 기록합니다."
            )
        case .measureAccount: wording.localized("With --per: the entry's account.", "--per와 함께: 기록의 계좌.")
        case .measureCategory:
            wording.localized("With --per: the entry's category (default: transport).", "--per와 함께: 기록의 분류 (기본: 교통비).")
        case .removeMeasure: wording.localized("Remove a value.", "값을 삭제합니다.")
        case .measureID:
            wording.localized(
                "The id of the value, or its beginning, as --json shows it.",
                "--json에 나오는 값의 ID나 ID의 앞부분."
            )
        default: nil
        }
    }

    private func reminderText(_ wording: any Wording) -> String? {
        switch self {
        case .remind: wording.localized("Show and keep reminders of what is to be done.", "할 일의 알림을 보고 관리합니다.")
        case .remindDiscussion:
            wording.localized(
                "Reminders that are due appear in 'receiptmind' and in 'receiptmind watch --json'.",
                "예정일이 된 알림은 'receiptmind'와 'receiptmind watch --json'에 나옵니다."
            )
        case .listReminders:
            wording.localized("List the reminders by due date.", "알림을 예정일 순서로 봅니다.")
        case .allReminders: wording.localized("List finished ones too.", "끝난 알림도 봅니다.")
        case .addReminder: wording.localized("Add a reminder.", "알림을 추가합니다.")
        case .addReminderDiscussion:
            wording.localized(
                """
                Once: receiptmind remind add dentist tomorrow
                On fixed dates: receiptmind remind add "Car inspection" --on 2027-03-02 --every 2y
                Some time after it was last done: receiptmind remind add Rabies --subject Nabi --every 1y --last 2026-11-05
                """,
                """
                한 번만: receiptmind remind add 치과 내일
                정해진 날짜에: receiptmind remind add "자동차 검사" --on 2027-03-02 --every 2y
                마지막으로 한 뒤 일정 기간마다: receiptmind remind add 광견병 --subject 나비 --every 1y --last 2026-11-05
                """
            )
        case .title:
            wording.localized(
                "What is to be done, with the day and how often if you like: pay rent every month on the 5th.",
                "할 일. 날짜와 주기도 함께 쓸 수 있습니다: 월세 내기 매월 5일."
            )
        case .reminderSubject: wording.localized("The subject it is for.", "알림의 대상.")
        case .on:
            wording.localized(
                "The first day, \"last\" for the last day of the month (default: one period from today).",
                "첫 날짜. 매월 마지막 날은 \"말일\" (기본: 오늘부터 한 주기 뒤)."
            )
        case .every:
            wording.localized("How often: 1y, 6 months, 2w, 10d.", "주기: 1y, 6개월, 2주, 10일.")
        case .afterLast:
            wording.localized(
                "Count from the day it was last done, not from fixed dates.",
                "정해진 날짜가 아니라 마지막으로 한 날부터 셉니다."
            )
        case .last:
            wording.localized("The day it was last done; the next one counts from there.", "마지막으로 한 날. 주면 그날부터 셉니다.")
        case .until: wording.localized("The last day on which it comes.", "끝나는 날.")
        default: nil
        }
    }

    private func changedReminderText(_ wording: any Wording) -> String? {
        switch self {
        case .editReminder:
            wording.localized("Change a reminder: what, for whom, when.", "알림의 할 일, 대상, 날짜를 고칩니다.")
        case .newTitle: wording.localized("What is to be done instead.", "새 할 일.")
        case .newSubject: wording.localized("The subject it is for; - for none.", "대상. 없애려면 -.")
        case .newDue:
            wording.localized("The next day; the following ones are counted from it.", "다음 날짜. 그 뒤는 이 날부터 셉니다.")
        case .newPeriod: wording.localized("How often: 1y, 6 months, 2w; - for once.", "주기: 1y, 6개월, 2주. 한 번만이면 -.")
        case .newEnd: wording.localized("The last day on which it comes; - for none.", "끝나는 날. 없애려면 -.")
        default: nil
        }
    }

    private func doneText(_ wording: any Wording) -> String? {
        switch self {
        case .reminderDone: wording.localized("Mark a reminder as done.", "알림을 완료로 표시합니다.")
        case .doneReminder:
            wording.localized("The reminder: its id, or a part of what is to be done.", "알림의 ID나 할 일의 일부.")
        case .doneDate: wording.localized("The day it was done (default: today).", "한 날짜 (기본: 오늘).")
        case .doneRecord:
            wording.localized("The id of its record, such as the vet's receipt.", "관련 기록의 ID. 예: 동물병원 영수증.")
        case .skipReminder: wording.localized("Skip the next time.", "다음 한 번을 건너뜁니다.")
        case .removeReminder:
            wording.localized(
                "Remove a reminder; 'receiptmind undo' brings it back.",
                "알림을 삭제합니다. 되돌리려면 'receiptmind undo'."
            )
        case .plan:
            wording.localized(
                "Add the common vaccinations of a dog or a cat, or a plan of your own.",
                "개나 고양이의 일반적인 예방접종이나 직접 쓴 계획을 추가합니다."
            )
        case .planFrom:
            wording.localized(
                "Take the plan from this file, for any animal: names with ages in weeks, or how often.",
                "이 파일의 계획을 추가합니다. 어느 동물에나 쓸 수 있습니다. 항목마다 이름과 주령(weeks)이나 간격(every)을 적습니다."
            )
        case .planStart:
            wording.localized(
                "The day of the first doses of an animal of unknown age (default: today).",
                "나이를 모르는 동물의 첫 접종일 (기본: 오늘)."
            )
        case .planTemplate:
            wording.localized("Print the plan as such a file, to be changed.", "고쳐 쓸 수 있게 계획을 그런 파일로 출력합니다.")
        case .planDiscussion:
            wording.localized(
                """
                From the 2024 guidelines of the World Small Animal Veterinary Association (doi:10.1111/jsap.13718); in Korea, \
                rabies is given every year. This is not medical advice: your vet decides, and every reminder can be removed.
                """,
                """
                세계소동물수의사회(WSAVA)의 2024년 지침(doi:10.1111/jsap.13718)을 따르며, 광견병은 국내 기준에 맞추어 해마다 접종합니다. \
                의학적 조언이 아닙니다. 수의사의 지시를 따르고, 맞지 않는 알림은 삭제하세요.
                """
            )
        case .optional:
            wording.localized("Also add those that depend on region and way of life.", "지역과 생활 환경에 따라 정하는 접종도 넣습니다.")
        case .dryRun: wording.localized("Show what would be added, and change nothing.", "추가할 알림만 보여 주고 아무것도 바꾸지 않습니다.")
        default: nil
        }
    }

    private func diaryText(_ wording: any Wording) -> String {
        switch self {
        case .day: wording.localized("Show a day of the diary.", "하루의 일기를 봅니다.")
        case .dayDiscussion:
            wording.localized(
                "Notes, entries, moods, measurements, what was done, and the same day in earlier years.",
                "그날의 일기, 거래, 기분, 측정값, 한 일과 지난해 같은 날의 기록."
            )
        case .dayDate: wording.localized("The day (default: today).", "날짜 (기본: 오늘).")
        case .json: wording.localized("Print one JSON object a line.", "한 줄에 JSON 하나씩 출력합니다.")
        default: ""
        }
    }
}
