public import HouseholdBook
public import ReceiptDomain

// Changes of one recurrence as a value: skip, pause, resume, end.
extension Recurrence {
    /// Skips the days, or the next day not yet skipped, and returns those skipped.
    public mutating func skip(
        _ days: [CalendarDay],
        next today: CalendarDay,
        seen: Set<OccurrenceKey>
    ) throws(RecurrenceProblem)
        -> [CalendarDay]
    {
        var days = days
        if days.isEmpty {
            guard let next = nextOpen(onOrAfter: today, seen: seen) else { throw .nothingComes(name: template.name) }
            days = [next.due]
        }
        for day in days {
            guard isDue(day) else { throw .notDue(day, name: template.name) }
            guard !seen.contains(occurrence(due: day).key) else { throw .alreadyEntered(day, name: template.name) }
            guard skips.insert(day).inserted else { throw .alreadySkipped(day) }
        }
        return days
    }

    /// The next occurrence without an entry.
    public func nextOpen(onOrAfter day: CalendarDay, seen: Set<OccurrenceKey>) -> Occurrence? {
        var day = day
        while let next = next(onOrAfter: day) {
            guard seen.contains(next.key), let later = next.due.adding(days: 1) else { return next }
            day = later
        }
        return nil
    }

    public mutating func pause(from first: CalendarDay, through last: CalendarDay?) throws(RecurrenceProblem) {
        if let ended { throw .alreadyEnded(name: template.name, ended) }
        guard !pauses.contains(where: { $0.through == nil || $0.contains(first) }) else {
            throw .alreadyPaused(name: template.name)
        }
        if let last, last < first { throw .pauseEndsEarly(last) }
        pauses.append(Pause(from: first, through: last))
    }

    /// Ends the pause on that day, from which on occurrences come again.
    public mutating func resume(on day: CalendarDay) throws(RecurrenceProblem) {
        guard let index = pauses.firstIndex(where: { $0.through == nil || $0.contains(day) }) else {
            throw .notPaused(name: template.name)
        }
        if pauses[index].from >= day {
            pauses.remove(at: index)
        } else {
            pauses[index].through = day.adding(days: -1)
        }
    }

    public mutating func end(on day: CalendarDay) throws(RecurrenceProblem) {
        if let ended, ended <= day { throw .alreadyEnded(name: template.name, ended) }
        ended = day
    }
}
