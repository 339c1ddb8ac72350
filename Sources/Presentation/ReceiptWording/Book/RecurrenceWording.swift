public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
public import ReceiptReview

/// What is said of entries that come again.
public protocol RecurrenceWording: Sendable {
    /// `every month on the 31st`.
    func rhythm(_ schedule: Schedule) -> String
    /// The same for a table: `monthly 31st`.
    func shortRhythm(_ schedule: Schedule) -> String
    func mode(_ mode: Recurrence.Mode) -> String
    func recurringHeader(_ column: RecurringColumn) -> String
    /// How it stands with it today: how entries are made, that it pauses, or that it has ended.
    func standing(_ recurrence: Recurrence, on today: CalendarDay) -> String
    func notice(_ notice: RecurringNotice) -> String
    func problem(_ problem: RecurrenceProblem) -> String
    /// That a draft may be the payment of something that was due, or is to be.
    func offered(_ offered: OfferedOccurrence, isTaken: Bool) -> String
}

/// A column of the tables about recurring entries.
public enum RecurringColumn: CaseIterable, Hashable, Sendable {
    case name, rhythm, amount, next, standing, due, date
}

/// What came of a command about recurring entries, or of looking what is due.
public enum RecurringNotice: Hashable, Sendable {
    case none
    case added(Recurrence, next: Occurrence?)
    case changed(Recurrence)
    /// Another rhythm: the old one has ended, and this one goes on.
    case succeeded(Recurrence, next: Occurrence?)
    /// So many drafts of it wait that are as they were.
    case draftsWait(Int)
    case draftsChanged(Int)
    case unchanged
    case paused(Recurrence, Recurrence.Pause)
    case resumed(Recurrence, next: Occurrence?)
    case skipped(Recurrence, [CalendarDay])
    case ended(Recurrence, CalendarDay)
    /// Entries were made of what was due, the oldest first.
    case made([Record])
    case wouldMake([Record])
    /// One waits as a draft, because the book cannot have it.
    case refused(CatchUp.Refused)
    case held(CatchUpPlan.Held)
    /// So many that were due are left out for good.
    case ignored(Recurrence, count: Int)
    case nothingDue
    /// A change of it was taken back: it is gone, or as it was.
    case gone(Recurrence)
    case back(Recurrence)
    case exported(count: Int, path: String)
    /// Entries could not be made; the command went on without.
    case notMade(reason: String)
}
