public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain

extension JSONForm {
    public static func subject(_ subject: Subject) -> JSONForm {
        [
            "id": subject.id, "name": subject.name, "kind": subject.type, "species": subject.species,
            "born": subject.born, "icon": subject.shownIcon, "photo": subject.photo,
            "hidden": subject.isHidden,
        ]
    }

    /// Everything about one subject, for `subjects list NAME --json`.
    public static func view(_ view: SubjectView) -> JSONForm {
        func sum(_ money: Money) -> JSONForm { ["amount": money.decimal, "currency": money.currency] }
        let months: [JSONForm] = view.months.map { ["month": $0.month.isoMonth, "spent": $0.spent.map(sum)] }
        return [
            "subject": subject(view.subject), "months": months, "total": view.total.map(sum),
            "records": view.records.map(\.id), "photos": view.photos, "measures": view.measures,
            "reminders": view.reminders.map(reminder),
        ]
    }

    /// A reminder for `--json`, without a due day where none is left.
    public static func reminder(_ reminder: Reminder) -> JSONForm {
        [
            "id": reminder.id, "title": reminder.title, "subject": reminder.subject, "due": reminder.nextDue,
            "every": reminder.every, "unit": reminder.unit, "afterLast": reminder.comesAfterLast,
            "done": reminder.done.map(\.date).sorted(), "source": reminder.source,
        ]
    }

    /// A due reminder; `watch` says it once for the household, `receiptmind` for each user.
    public static func due(_ item: DueReminder, of user: UserID? = nil) -> JSONForm {
        [
            "event": "due", "id": item.reminder.id, "title": item.reminder.title, "due": item.due,
            "subject": item.subject?.name ?? item.reminder.subject, "user": user?.rawValue,
        ]
    }

    /// A day of the diary, for `day --json`.
    public static func diary(_ page: DiaryPage) -> JSONForm {
        [
            "day": page.day, "moods": page.moods.map(\.rawValue), "records": page.records.map { RecordForm($0) },
            "measures": page.measures, "done": page.doneReminders.map { reminder($0.reminder) },
            "earlier": page.earlier.map { earlier -> JSONForm in
                ["years": earlier.years, "records": earlier.records.map { RecordForm($0) }]
            },
        ]
    }
}
