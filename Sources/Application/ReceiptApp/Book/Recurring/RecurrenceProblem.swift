public import ReceiptDomain

/// Why something about recurring entries cannot be done; the wording says what to do instead.
public enum RecurrenceProblem: Error, Hashable, Sendable {
    /// None is called so; `names` are those that there are.
    case noSuch(String, names: [String])
    /// Several are called so; `ids` tell them apart.
    case several(String, ids: [String])
    case noneAtAll
    /// The text is no rhythm such as `2 weeks`.
    case notARhythm(String)
    case notAMode(String)
    case notAWeekendRule(String)
    case notACount(String)
    /// Not of the form `field=value`, or no field of a recurrence.
    case noSuchField(String)
    case amountMissing
    case amountNotPositive
    case currencyMissing
    /// An amount that varies cannot be confirmed without a look.
    case variesButEnters
    case nameMissing
    /// A transfer needs the account that it comes from and the one that it goes to.
    case transferWithoutAccounts
    case endsBeforeItBegins(CalendarDay)
    /// The schedule has no such day.
    case notDue(CalendarDay, name: String)
    case nothingComes(name: String)
    case alreadyEnded(name: String, CalendarDay)
    case alreadyPaused(name: String)
    case notPaused(name: String)
    /// There is an entry of that day.
    case alreadyEntered(CalendarDay, name: String)
    case alreadySkipped(CalendarDay)
    /// The pause would end before it begins.
    case pauseEndsEarly(CalendarDay)
    /// The record has nothing that could come again.
    case recordUnfit(RecordID)
    /// A file of that name that is no calendar of ours.
    case notOurCalendar(path: String)
    case notWritten(path: String, detail: String)
}
