import HouseholdBook
import ReceiptApp
import ReceiptDomain

/// A subject for `--json`.
struct SubjectForm: Encodable {
    var id: String
    var name: String
    var kind: String
    var species: String?
    var born: String?
    var icon: String
    var hidden: Bool

    init(_ subject: Subject) {
        (id, name, kind) = (subject.id, subject.name, subject.type)
        (species, born, icon) = (subject.species, subject.born, subject.shownIcon)
        hidden = subject.isHidden
    }
}

/// A reminder for `--json`.
struct ReminderForm: Encodable {
    var id: String
    var title: String
    var subject: String?
    /// Omitted where no due day is left.
    var due: String?
    var every: Int?
    var unit: String?
    var afterLast: Bool
    var done: [String]
    var source: String?

    init(_ reminder: Reminder) {
        (id, title, subject) = (reminder.id, reminder.title, reminder.subject)
        due = reminder.nextDue?.description
        (every, unit, afterLast) = (reminder.every, reminder.unit, reminder.comesAfterLast)
        (done, source) = (reminder.done.map(\.date).sorted(), reminder.source)
    }
}

/// A due reminder, for `watch --json` and `receiptmind`.
struct DueLine: Encodable {
    var event = "due"
    var id: String
    var title: String
    var subject: String?
    var due: String
    /// Left out by `watch`, which says it once for the household.
    var user: String?

    init(_ item: DueReminder, of user: UserID? = nil) {
        self.user = user?.rawValue
        (id, title, due) = (item.reminder.id, item.reminder.title, item.due.description)
        subject = item.subject?.name ?? item.reminder.subject
    }
}

/// Everything about one subject, for `subject --json`.
struct SubjectViewForm: Encodable {
    struct Month: Encodable {
        var month: String
        var spent: [Sum]
    }

    struct Sum: Encodable {
        var amount: String
        var currency: String

        init(_ money: Money) { (amount, currency) = (money.decimal, money.currency.code) }
    }

    var subject: SubjectForm
    var months: [Month]
    var total: [Sum]
    var records: [String]
    var photos: Int
    var measures: [Measure]
    var reminders: [ReminderForm]

    init(_ view: SubjectView) {
        subject = SubjectForm(view.subject)
        months = view.months.map { Month(month: $0.month.isoMonth, spent: $0.spent.map(Sum.init)) }
        total = view.total.map(Sum.init)
        records = view.records.map(\.id.rawValue)
        photos = view.photos
        measures = view.measures
        reminders = view.reminders.map(ReminderForm.init)
    }
}
