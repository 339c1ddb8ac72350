import ReceiptAPI
import ReceiptDomain

/// Accounts, recurring entries and reminders; subjects, values, the diary and steps.
extension APIRoute {
    static let making: [APIRoute] = [
        APIRoute(
            (.post, "/accounts", [.write]),
            ("addAccount", "Add an account.", "계좌를 추가합니다."),
            body: .values(HouseholdAPI.newAccount),
            gives: "Account",
            status: 201
        ) { call in try await call.household.addAccount(call.values) },
        APIRoute(
            (.post, "/accounts/{id}", [.write]),
            ("changeAccount", "Change an account, or close an empty one.", "계좌를 고치거나, 잔액이 없는 계좌를 해지합니다."),
            body: .values(HouseholdAPI.changedAccount),
            gives: "Account"
        ) { call in try await call.household.changeAccount(call.parameters[0], call.values) },
        APIRoute(
            (.get, "/recurring", [.read]),
            ("recurring", "The recurring entries, and when each comes next.", "정기 기록과 각각의 다음 예정일."),
            gives: "RecurringEntries"
        ) { call in try await call.household.recurring() },
        APIRoute(
            (.post, "/recurring", [.write]),
            (
                "addRecurring", "Add a recurring entry; what is due already is entered.",
                "정기 기록을 추가합니다. 예정일이 된 것은 바로 입력합니다."
            ),
            body: .values(HouseholdAPI.newRecurring),
            gives: "Recurring",
            status: 201
        ) { call in try await call.household.addRecurring(call.values) },
        APIRoute(
            (.post, "/recurring/{id}", [.write]),
            (
                "changeRecurring",
                "Change, end, pause, resume or skip a recurring entry. A new interval ends it, and the answer is its successor.",
                "정기 기록을 고치거나 끝내거나 멈추거나 다시 시작하거나 건너뜁니다. 주기를 바꾸면 지금 것은 끝나고, 이어지는 새 기록을 답합니다."
            ),
            body: .values(HouseholdAPI.changedRecurring),
            gives: "Recurring"
        ) { call in try await call.household.changeRecurring(call.parameters[0], call.values) },
        APIRoute(
            (.get, "/reminders", [.read]),
            ("reminders", "The reminders, the earliest due first.", "알림. 예정일이 이른 것부터."),
            gives: "Reminders"
        ) { call in try await call.household.reminders() },
        APIRoute(
            (.post, "/reminders", [.write]),
            ("addReminder", "Add a reminder.", "알림을 추가합니다."),
            body: .values(HouseholdAPI.newReminder),
            gives: "Reminder",
            status: 201
        ) { call in try await call.household.addReminder(call.values) },
        APIRoute(
            (.post, "/reminders/{id}", [.write]),
            (
                "changeReminder", "Change a reminder, say that it is done, skip or remove it.",
                "알림을 고치거나 완료하거나 건너뛰거나 삭제합니다."
            ),
            body: .values(HouseholdAPI.changedReminder),
            gives: "Reminder"
        ) { call in try await call.household.changeReminder(call.parameters[0], call.values) },
    ]

    static let care: [APIRoute] = [
        APIRoute(
            (.get, "/subjects", [.read]),
            ("subjects", "Persons, pets and things, hidden ones too.", "사람, 반려동물, 물건. 숨긴 것도 있습니다."),
            gives: "Subjects"
        ) { call in try await call.household.subjects() },
        APIRoute(
            (.post, "/subjects", [.write]),
            ("addSubject", "Add a person, a pet, a car or a home.", "사람, 반려동물, 자동차, 집을 추가합니다."),
            body: .values(HouseholdAPI.newSubject),
            gives: "Subject",
            status: 201
        ) { call in try await call.household.addSubject(call.values) },
        APIRoute(
            (.post, "/subjects/{id}", [.write]),
            ("changeSubject", "Change a subject, or remove it.", "대상을 고치거나 삭제합니다."),
            body: .values(HouseholdAPI.changedSubject),
            gives: "Subject"
        ) { call in try await call.household.changeSubject(call.parameters[0], call.values) },
        APIRoute(
            (.get, "/measures", [.read]),
            ("measures", "The values of a subject, oldest first.", "대상의 측정값. 오래된 것부터."),
            query: HouseholdAPI.measured,
            gives: "Measures"
        ) { call in try await call.household.measures(call.values) },
        APIRoute(
            (.post, "/measures", [.write]),
            ("addMeasure", "Note a value of a subject.", "대상의 측정값을 적습니다."),
            body: .values(HouseholdAPI.newMeasure),
            gives: "Measure",
            status: 201
        ) { call in try await call.household.addMeasure(call.values) },
        APIRoute(
            (.post, "/measures/{id}", [.write]),
            ("changeMeasure", "Change a value, or remove it.", "측정값을 고치거나 삭제합니다."),
            body: .values(HouseholdAPI.changedMeasure),
            gives: "Measure"
        ) { call in try await call.household.changeMeasure(call.parameters[0], call.values) },
        APIRoute(
            (.get, "/diary", [.read]),
            (
                "diary", "A day: its records, notes, moods and values, and the same day of earlier years.",
                "하루의 기록, 일기, 기분, 측정값과 지난 해 같은 날."
            ),
            query: HouseholdAPI.diaryDay,
            gives: "Diary"
        ) { call in try await call.household.diary(call.values) },
        APIRoute(
            (.get, "/steps", [.read]),
            ("steps", "The newest steps, and those undone last.", "최근 변경과 마지막으로 되돌린 변경."),
            gives: "Steps"
        ) { call in try await call.household.steps() },
        APIRoute(
            (.post, "/steps", [.write]),
            ("takeBack", "Undo the newest step, or redo the one undone last.", "가장 최근 변경을 되돌리거나, 되돌린 것을 다시 적용합니다."),
            body: .values(HouseholdAPI.takingBack),
            gives: "Steps"
        ) { call in try await call.household.takeBack(call.values) },
    ]
}
