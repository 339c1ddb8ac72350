public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain

extension HouseholdReminders.Problem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .noTitle(let text):
            wording.localized(
                "\"\(text.escapingControls)\" has no letters; say what is to be done",
                "\"\(text.escapingControls)\"에 글자가 없습니다. 할 일을 쓰세요"
            )
        case .exists(let reminder):
            wording.localized(
                "\(reminder.title.escapingControls) already exists (\(reminder.id)); "
                    + "'receiptmind remind edit' changes it",
                "\(reminder.title.escapingControls)은(는) 이미 있습니다(\(reminder.id)). 고치려면 'receiptmind remind edit'"
            )
        case .unknown(let text):
            wording.localized(
                "there is no reminder like \(text.escapingControls); 'receiptmind remind' lists them",
                "\(text.escapingControls) 알림이 없습니다. 'receiptmind remind'로 목록을 보세요"
            )
        case .many(let text, let found):
            wording.localized(
                "\(text.escapingControls) fits several reminders: ",
                "\(text.escapingControls)에 맞는 알림이 여러 개입니다: "
            )
                + found.map(\.id).joined(separator: ", ").escapingControls
        case .over(let reminder):
            wording.localized(
                "\(reminder.title.escapingControls) has ended",
                "\(reminder.title.escapingControls): 끝난 알림입니다"
            )
        case .noPlan(let subject):
            wording.localized(
                subject.species == nil
                    ? "what is \(subject.name)? There are vaccination plans for dogs and cats: "
                        + "receiptmind subjects edit \(subject.name) --species dog, or cat"
                    : "there are vaccination plans for dogs and cats; write down what your vet says and take it in: "
                        + "receiptmind remind plan \(subject.name) --template > plan.json, then --from plan.json",
                subject.species == nil
                    ? "\(subject.name)의 종이 없습니다. 예방접종 계획은 개와 고양이만 있습니다: "
                        + "receiptmind subjects edit \(subject.name) --species dog 또는 cat"
                    : "예방접종 계획은 개와 고양이만 있습니다. 수의사가 알려 준 일정을 파일에 적어 가져오세요: "
                        + "receiptmind remind plan \(subject.name) --template > plan.json, 그다음 --from plan.json"
            ).escapingControls
        case .notAPlan(let path, let problem):
            "\(path.escapingControls): \(wording.sentence(problem))"
        case .planned(let subject):
            wording.localized(
                "\(wording.label(subject)) already has all reminders of the plan",
                "\(wording.label(subject)): 예방접종 계획의 알림이 이미 모두 있습니다"
            )
        }
    }
}

public enum ReminderNotice: Hashable, Sendable {
    case added(Reminder)
    case changed(Reminder)
    case done(Reminder)
    case skipped(Reminder)
    case removed(Reminder)
    case planned(count: Int, source: String?, isDryRun: Bool)
    case none
}

extension Wording {
    fileprivate func sentence(_ problem: PlanFile.Problem) -> String {
        switch problem {
        case .notJSON(let place):
            localized(
                "not a plan (\(place.escapingControls)); 'receiptmind remind plan NAME --template' prints one",
                "계획 파일이 아닙니다(\(place.escapingControls)). 'receiptmind remind plan 이름 --template'이 예시를 출력합니다"
            )
        case .empty: localized("the plan has no entries", "계획에 항목이 없습니다")
        case .noName(let number): localized("entry \(number) has no name", "\(number)번째 항목에 이름이 없습니다")
        case .twice(let name):
            localized("\(name.escapingControls) stands there twice", "\(name.escapingControls) 항목이 두 번 있습니다")
        case .notWeeks(let name):
            localized(
                "the weeks of \(name.escapingControls) are ages from 0 to 5000, in order: [8, 12, 16]",
                "\(name.escapingControls)의 weeks는 0에서 5000까지의 주령을 순서대로 씁니다: [8, 12, 16]"
            )
        case .notAPeriod(let name, let text):
            localized(
                "\"\(text.escapingControls)\" of \(name.escapingControls) is no length of time; for example \"3 months\"",
                "\(name.escapingControls): \"\(text.escapingControls)\"은(는) 기간이 아닙니다. 예: \"3개월\""
            )
        case .never(let name):
            localized(
                "\(name.escapingControls) needs \"weeks\" or \"every\"",
                "\(name.escapingControls)에는 \"weeks\"나 \"every\"가 있어야 합니다"
            )
        }
    }

    public func notice(_ notice: ReminderNotice) -> String {
        switch notice {
        case .added(let reminder): "\(title(reminder)) (\(reminder.id)): \(next(reminder))"
        case .changed(let reminder): localized("changed: ", "변경: ") + "\(title(reminder)); \(next(reminder))"
        case .done(let reminder): localized("done: ", "완료: ") + "\(title(reminder)); \(next(reminder))"
        case .skipped(let reminder): localized("skipped: ", "건너뜀: ") + "\(title(reminder)); \(next(reminder))"
        case .removed(let reminder): localized("removed: ", "삭제: ") + title(reminder)
        case .planned(let count, let source, let isDryRun):
            localized(
                (isDryRun ? "would be added: \(count). " : "added: \(count). ")
                    + (source == VaccinationPlan.guidelines
                        ? "From guidelines (\(VaccinationPlan.guidelines)), not medical advice: your vet decides. "
                        : "")
                    + "'receiptmind remind done ID --date DAY' notes when it was last given.",
                (isDryRun ? "추가될 알림 \(count)건. " : "알림 \(count)건을 추가했습니다. ")
                    + (source == VaccinationPlan.guidelines
                        ? "지침(\(VaccinationPlan.guidelines))을 따른 것으로, 의학적 조언이 아닙니다. 수의사의 지시를 따르세요. " : "")
                    + "마지막 접종일은 'receiptmind remind done ID --date 날짜'로 적으세요."
            )
        case .none:
            localized(
                "no reminders; for example: receiptmind remind add \"Car inspection\" --on 2027-03-02 --every 2y",
                "알림이 없습니다. 예: receiptmind remind add \"자동차 검사\" --on 2027-03-02 --every 2y"
            )
        }
    }

    private func title(_ reminder: Reminder) -> String { reminder.title.escapingControls }

    private func next(_ reminder: Reminder) -> String {
        guard let due = reminder.nextDue else { return localized("it does not come again", "다음 예정이 없습니다") }
        return localized("next on \(day(due))", "다음은 \(day(due))")
    }

    public func interval(_ reminder: Reminder) -> String {
        guard let period = reminder.period else { return localized("once", "한 번") }
        let length = self.length(period)
        return reminder.comesAfterLast
            ? localized("\(length) after the last", "마지막으로 한 뒤 \(length)")
            : localized("every \(period.count == 1 ? unit(period.unit) : length)", "\(length)마다")
    }

    private func length(_ period: Period) -> String {
        localized(
            "\(period.count) \(unit(period.unit))" + (period.count == 1 ? "" : "s"),
            "\(period.count)\(koreanUnit(period.unit))"
        )
    }

    private func unit(_ unit: Period.Unit) -> String { unit.rawValue }

    private func koreanUnit(_ unit: Period.Unit) -> String {
        switch unit {
        case .day: "일"
        case .week: "주"
        case .month: "개월"
        case .year: "년"
        }
    }

    /// The time until a due day, or since it: `in 3 days`, `today`, `2 days overdue`.
    public func distance(from today: CalendarDay, to due: CalendarDay) -> String {
        let days = due.daysSince1970 - today.daysSince1970
        let span = span(from: min(today, due), to: max(today, due))
        return switch days {
        case 0: localized("today", "오늘")
        case 1...: localized(days == 1 ? "tomorrow" : "in \(span)", days == 1 ? "내일" : "\(span) 뒤")
        default: localized("\(span) overdue", "\(span) 지남")
        }
    }

    /// A time as people say it: days up to two months, whole months up to two years, then years and months.
    public func span(from first: CalendarDay, to last: CalendarDay) -> String {
        let days = last.daysSince1970 - first.daysSince1970
        guard days > 60 else { return localized(days == 1 ? "1 day" : "\(days) days", "\(days)일") }
        var months = (last.year - first.year) * 12 + last.month - first.month
        if let end = first.adding(months: months), end > last { months -= 1 }
        return span(ofMonths: months)
    }

    /// Whole months up to two years, then years and months.
    func span(ofMonths months: Int) -> String {
        func count(_ number: Int, _ english: String, _ korean: String) -> String? {
            number == 0 ? nil : localized("\(number) \(english)" + (number == 1 ? "" : "s"), "\(number)\(korean)")
        }
        let years = months < 24 ? 0 : months / 12
        return [count(years, "year", "년"), count(months - 12 * years, "month", "개월")].compactMap(\.self)
            .joined(separator: " ")
    }

    public func due(_ item: DueReminder, today: CalendarDay) -> String {
        let whom = item.subject.map { label($0) + ": " } ?? "⏰ "
        return "\(whom)\(title(item.reminder)), \(item.due) (\(distance(from: today, to: item.due)))"
    }

    public func name(_ vaccination: VaccinationPlan.Vaccination) -> String {
        localized(vaccination.english, vaccination.korean)
    }
}

// Column headings of the book's tables.
extension Wording {
    public var dueColumn: String { localized("Due", "예정일") }
    public var intervalColumn: String { localized("How often", "주기") }
    public var titleColumn: String { localized("What", "할 일") }
    public var nameColumn: String { localized("Name", "이름") }
    public var bornColumn: String { localized("Born", "태어난 날") }
    public var titleOfMeasure: String { localized("What", "항목") }
    public var valueColumn: String { localized("Value", "값") }
    public var distanceColumn: String { localized("When", "언제") }
}
