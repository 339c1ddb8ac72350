import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview

extension EnglishWording {
    func interval(_ schedule: Schedule) -> String {
        let step =
            schedule.every == 1
            ? "every \(schedule.unit.rawValue)" : "every \(schedule.every) \(schedule.unit.rawValue)s"
        let anchor = schedule.anchor
        return switch schedule.unit {
        case .day: step
        case .week: step + " on " + anchor.weekdayName(in: .english)
        case .month: step + " on the " + Self.ordinal(anchor.day)
        case .year: step + " on \(anchor.day) \(CalendarDay.englishMonths[anchor.month - 1])"
        }
    }

    func shortInterval(_ schedule: Schedule) -> String {
        let anchor = schedule.anchor
        let once = [Period.Unit.day: "daily", .week: "weekly", .month: "monthly", .year: "yearly"]
        let step = schedule.every == 1 ? once[schedule.unit] ?? "" : "\(schedule.every) \(schedule.unit.rawValue)s"
        return switch schedule.unit {
        case .day: step
        case .week: "\(step) \(anchor.weekdayName(in: .english))"
        case .month: "\(step) \(Self.ordinal(anchor.day))"
        case .year: "\(step) \(anchor.day) \(CalendarDay.englishMonths[anchor.month - 1])"
        }
    }

    private static func ordinal(_ day: Int) -> String {
        let ending = (11...13).contains(day) ? "th" : [1: "st", 2: "nd", 3: "rd"][day % 10] ?? "th"
        return "\(day)\(ending)"
    }

    private func willBe(_ mode: Recurrence.Mode) -> String {
        switch mode {
        case .enter: "will be entered"
        case .draft: "will become a draft"
        case .remind: "will be named by 'receiptmind status'"
        }
    }

    func standing(_ recurrence: Recurrence, on today: CalendarDay) -> String {
        if recurrence.ended != nil { return "ended" }
        return recurrence.pause(on: today) == nil ? mode(recurrence.mode) : "paused"
    }

    func notice(_ notice: RecurringNotice) -> String {
        switch notice {
        case .none: "no recurring entries yet; for example: receiptmind recurring add Rent 650 --every month --on 31"
        case .added(let recurrence, let next):
            "\(name(recurrence)) \(willBe(recurrence.mode)) \(interval(recurrence.schedule))\(self.next(next))"
        case .alike(let other):
            "\(name(other)) was there before (\(interval(other.schedule))); 'receiptmind undo' removes this one"
        case .changed(let recurrence): "\(name(recurrence)) changed, from now on"
        case .succeeded(let recurrence, let next):
            "\(name(recurrence)) comes \(interval(recurrence.schedule)) from now on\(self.next(next))"
        case .draftsWait(let count):
            (count == 1 ? "1 draft of it still waits" : "\(count) drafts of it still wait")
                + " unchanged; --drafts changes them too"
        case .draftsChanged(let count):
            count == 1 ? "1 waiting draft changed too" : "\(count) waiting drafts changed too"
        case .unchanged: "nothing to change: it is already like that"
        case .paused(let recurrence, let pause):
            "\(name(recurrence)) pauses from \(pause.from)"
                + (pause.through.map { " to \($0)" } ?? "; 'receiptmind recurring resume' ends that")
        case .resumed(let recurrence, let next): "\(name(recurrence)) goes on\(self.next(next))"
        case .skipped(let recurrence, let days): "\(name(recurrence)) is skipped on \(list(days.map(\.description)))"
        case .ended(let recurrence, let day): "\(name(recurrence)) ends on \(day); what was entered stays"
        case .made(let records): made(records) + "; 'receiptmind undo' undoes that"
        case .wouldMake(let records): made(records, verb: "would be entered") + "; nothing was written"
        case .refused(let refused):
            "\(refused.record.label) \(refused.record.book.due?.description ?? "") waits as a draft: \(problem(refused.problem)); "
                + "then confirm it in 'receiptmind review'"
        case .held(let held): self.held(held)
        case .ignored(let recurrence, let count): "\(name(recurrence)): \(count) that were due are skipped for good"
        case .nothingDue: "nothing is due"
        case .exported(let count, let path):
            "\(count == 1 ? "1 event" : "\(count) events") in \(path.escapingControls); open it on the phone to add it to the calendar"
        case .notMade(let reason): "recurring entries could not be entered now and will be later: \(reason)"
        }
    }

    private func name(_ recurrence: Recurrence) -> String { recurrence.template.name.escapingControls }

    private func next(_ next: Occurrence?) -> String {
        next.map { "; next on \($0.due)" } ?? "; nothing more is to come"
    }

    private func made(_ records: [Record], verb: String = "entered") -> String {
        let names = records.map { "\($0.label) \($0.book.due?.description ?? "")" }
        let drafts = records.count { $0.status == .draft }
        let count = records.count == 1 ? "1 recurring entry" : "\(records.count) recurring entries"
        return "\(count) \(verb): " + list(names) + (drafts > 0 ? " (drafts: \(drafts))" : "")
    }

    private func held(_ held: CatchUpPlan.Held) -> String {
        let count = held.count >= CatchUpPlan.mostCounted ? "\(held.count) or more" : "\(held.count)"
        let id = held.recurrence.template.name.shellQuoted
        let all = "'receiptmind recurring catch-up \(id)' enters"
        let span = held.first == held.last ? "on \(held.first)" : "from \(held.first) to \(held.last)"
        return switch held.reason {
        case .overdue: "\(name(held.recurrence)) was due \(count) times \(span): \(all) them, --ignore skips them"
        case .clockAhead:
            "\(name(held.recurrence)) is due \(span), far beyond everything in the ledger: is the clock right? If so, \(all) it"
        case .reminder: "\(name(held.recurrence)) is due \(span): \(all) it, 'recurring skip' skips it"
        }
    }

    private func list(_ texts: [String]) -> String {
        texts.count <= 4
            ? texts.joined(separator: ", ") : texts.prefix(3).joined(separator: ", ") + " and \(texts.count - 3) more"
    }

    func offered(_ offered: OfferedOccurrence, isTaken: Bool) -> String {
        let name = offered.name.escapingControls
        return isTaken
            ? "payment of \(name), due \(offered.key.due); f undoes that"
            : "is this \(name), due \(offered.key.due)? f: yes"
    }
}
