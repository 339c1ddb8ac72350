public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain

/// A column of the tables about recurring entries.
public enum RecurringColumn: CaseIterable, Hashable, Sendable {
    case name, interval, amount, next, standing, due, date
}

/// The result of a command about recurring entries, or of the check for due ones.
public enum RecurringNotice: Hashable, Sendable {
    case none
    case added(Recurrence, next: Occurrence?)
    /// Another of the same name and amount exists.
    case alike(Recurrence)
    case changed(Recurrence)
    /// A changed schedule: the old recurrence has ended, and this one succeeds it.
    case succeeded(Recurrence, next: Occurrence?)
    /// The number of its drafts that keep their old values.
    case draftsWait(Int)
    case draftsChanged(Int)
    case unchanged
    case paused(Recurrence, Recurrence.Pause)
    case resumed(Recurrence, next: Occurrence?)
    case skipped(Recurrence, [CalendarDay])
    case ended(Recurrence, CalendarDay)
    /// Entries made for due occurrences, oldest first.
    case made([Record])
    case wouldMake([Record])
    /// An entry stays a draft, because the book's rules do not allow it.
    case refused(CatchUp.Refused)
    case held(CatchUpPlan.Held)
    /// The number of due occurrences that are ignored for good.
    case ignored(Recurrence, count: Int)
    case nothingDue
    case exported(count: Int, path: String)
    /// Entries could not be made, and the command went on without them.
    case notMade(reason: String)
}

extension Wording {
    /// The amount of a recurring entry: `₩650,000`, `~₩40,000` where it is estimated, `+₩3,450,000` of income.
    public func amount(of template: EntryTemplate) -> String {
        guard let amount = template.amount else { return missing }
        return (template.isAbout ? "~" : "") + (template.kind == .income ? "+" : "") + amount.formatted
    }

    public func mode(_ mode: Recurrence.Mode) -> String {
        switch mode {
        case .enter: localized("entered", "자동 기록")
        case .draft: localized("as a draft", "초안으로")
        case .remind: localized("reminds only", "알림만")
        }
    }

    public func recurringHeader(_ column: RecurringColumn) -> String {
        switch column {
        case .name: localized("Name", "이름")
        case .interval: localized("Comes", "주기")
        case .amount: localized("Amount", "금액")
        case .next: localized("Next", "다음")
        case .standing: localized("How", "방식")
        case .due: localized("Due", "예정일")
        case .date: localized("Dated", "기록 날짜")
        }
    }
}
