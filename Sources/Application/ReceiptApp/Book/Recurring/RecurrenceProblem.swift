public import ReceiptDomain

/// The reason why an operation on recurring entries was refused.
public enum RecurrenceProblem: Error, Hashable, Sendable {
    /// No recurrence has the name; `names` are those that exist.
    case noSuch(String, names: [String])
    /// Several recurrences have the name; `ids` tell them apart.
    case several(String, ids: [String])
    case noneAtAll
    /// The text is not an interval such as `2 weeks`.
    case notAnInterval(String)
    /// The word may be a part of the name, or say how often it comes.
    case nameOrInterval(String)
    case notAMode(String)
    case notAWeekendRule(String)
    case notACount(String)
    /// Not of the form `field=value`, or not a field of a recurrence.
    case noSuchField(String)
    case amountMissing
    case amountNotPositive
    case currencyMissing
    /// A varying amount cannot be entered without review.
    case variesButEnters
    case nameMissing
    /// A transfer needs both accounts.
    case transferWithoutAccounts
    case endsBeforeItBegins(CalendarDay)
    /// The schedule has no occurrence on that day.
    case notDue(CalendarDay, name: String)
    case nothingComes(name: String)
    case alreadyEnded(name: String, CalendarDay)
    case alreadyPaused(name: String)
    case notPaused(name: String)
    /// An entry exists for that day.
    case alreadyEntered(CalendarDay, name: String)
    case alreadySkipped(CalendarDay)
    /// The pause would end before it begins.
    case pauseEndsEarly(CalendarDay)
    /// The record cannot be the template of a recurrence.
    case recordUnfit(RecordID)
    /// The existing file of that name is not a calendar of ours, and is not overwritten.
    case notOurCalendar(path: String)
    case notWritten(path: String, detail: String)
}
