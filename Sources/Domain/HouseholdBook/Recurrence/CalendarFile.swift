public import ReceiptDomain

/// An event that a phone's calendar shows on whole days, once or again and again.
public struct CalendarEvent: Hashable, Sendable {
    /// The same event in every file has the same one, so that a calendar takes a file in again without doubling anything.
    public var id: String
    public var start: CalendarDay
    /// The value of `RRULE` (RFC 5545, 3.3.10); `nil` for an event that comes once.
    public var rule: String?
    public var exceptions: [CalendarDay]
    /// Further days on which it comes, where no rule says them.
    public var further: [CalendarDay] = []
    public var summary: String
    public var details: String

    public init(
        id: String,
        start: CalendarDay,
        rule: String? = nil,
        exceptions: [CalendarDay] = [],
        summary: String,
        details: String = ""
    ) {
        (self.id, self.start, self.rule, self.exceptions) = (id, start, rule, exceptions)
        (self.summary, self.details) = (summary, details)
    }
}

/// A calendar in the form of RFC 5545, for a phone or a desktop to take in.
public struct CalendarFile: Hashable, Sendable {
    /// What tells a file of ours from one that somebody else wrote.
    public static let product = "-//ReceiptMind//household book//EN"

    public var events: [CalendarEvent]

    public init(_ events: [CalendarEvent]) { self.events = events }

    /// The file's text; `stamp` is the instant at which it is made, as `20261122T213000Z`.
    public func text(stamp: String) -> String {
        let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:" + Self.product, "CALSCALE:GREGORIAN"]
        let lines = head + events.flatMap { Self.lines($0, stamp: stamp) } + ["END:VCALENDAR"]
        return lines.map { Self.folded($0) + "\r\n" }.joined()
    }

    private static func lines(_ event: CalendarEvent, stamp: String) -> [String] {
        var lines = [
            "BEGIN:VEVENT", "UID:" + escaped(event.id), "DTSTAMP:" + stamp,
            "DTSTART;VALUE=DATE:" + compact(event.start),
        ]
        if let rule = event.rule { lines.append("RRULE:" + rule) }
        if !event.exceptions.isEmpty {
            lines.append("EXDATE;VALUE=DATE:" + event.exceptions.sorted().map(compact).joined(separator: ","))
        }
        if !event.further.isEmpty {
            lines.append("RDATE;VALUE=DATE:" + event.further.sorted().map(compact).joined(separator: ","))
        }
        lines.append("SUMMARY:" + escaped(event.summary))
        if !event.details.isEmpty { lines.append("DESCRIPTION:" + escaped(event.details)) }
        // Whoever has a bill to pay is not busy all day.
        return lines + ["TRANSP:TRANSPARENT"] + alarm(escaped(event.summary)) + ["END:VEVENT"]
    }

    /// At nine in the morning, wherever the phone is: reckoned from the day's beginning (3.8.6.3).
    private static func alarm(_ summary: String) -> [String] {
        ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:" + summary, "TRIGGER:PT9H", "END:VALARM"]
    }

    static func compact(_ day: CalendarDay) -> String { day.description.filter { $0 != "-" } }

    /// Text as 3.3.11 wants it; other control characters must not be in a file at all.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped += "\\" + String(scalar)
            case "\n": escaped += "\\n"
            case _ where scalar.properties.generalCategory == .control: continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// A line broken so that none is longer than 75 octets (3.1), and never within a character.
    static func folded(_ line: String) -> String {
        var folded = ""
        var octets = 0
        for scalar in line.unicodeScalars {
            let length = String(scalar).utf8.count
            if octets + length > 75 {
                folded += "\r\n "
                octets = 1
            }
            folded.unicodeScalars.append(scalar)
            octets += length
        }
        return folded
    }
}

extension Schedule {
    /// The value of `RRULE` for a calendar whose events begin with a day of the schedule, and that last until the day given.
    ///
    /// A day that not every month has is told by its place from the end of the days that come into question: a calendar would
    /// otherwise leave the shorter months out.
    public func calendarRule(through last: CalendarDay?) -> String {
        let monthDay = monthDays
        let parts: [String] =
            switch unit {
            case .day: ["FREQ=DAILY"]
            case .week: ["FREQ=WEEKLY"]
            case .month: ["FREQ=MONTHLY", monthDay]
            case .year where anchor.month == 2 && anchor.day == 29 || weekend != .keep:
                ["FREQ=YEARLY", "BYMONTH=\(anchor.month)", monthDay]
            case .year: ["FREQ=YEARLY", "BYMONTH=\(anchor.month)", "BYMONTHDAY=\(anchor.day)"]
            }
        let step = every == 1 ? [] : ["INTERVAL=\(every)"]
        let end = last.map { ["UNTIL=" + CalendarFile.compact($0)] } ?? []
        return (parts + step + end).joined(separator: ";")
    }

    /// On which days of a month it comes.
    ///
    /// The working day before or after a weekend is the last or first working day of three.
    private var monthDays: String {
        let last = anchor.day
        let (first, end) =
            switch weekend {
            case .keep: (last <= 28 ? last : 28, last)
            case .before: (min(last, 28) - 2, last)
            case .after: (last, last + 2)
            }
        let days = "BYMONTHDAY=" + (first...end).map(String.init).joined(separator: ",")
        if weekend != .keep { return "BYDAY=MO,TU,WE,TH,FR;\(days);BYSETPOS=\(weekend == .before ? -1 : 1)" }
        return first == end ? days : days + ";BYSETPOS=-1"
    }

    /// Whether ``calendarRule(through:)`` says what it does about weekends: not where that leads into another month.
    var hasCalendarRule: Bool {
        switch (unit, weekend) {
        case (_, .keep), (.week, _): true
        case (.day, _): false
        case (_, .before): anchor.day >= 3
        case (_, .after): anchor.day <= 26
        }
    }

    /// The last day; `nil` where it goes on.
    var last: CalendarDay? {
        guard let count else { return until }
        // Both may be there, and a calendar takes only one.
        let counted = Schedule(anchor: anchor, every: every, unit).due(count - 1)
        return [counted, until].compactMap(\.self).min()
    }
}

extension Recurrence {
    /// What a calendar shows of it; `nil` where nothing comes any more on or after the day.
    public func calendarEvent(from day: CalendarDay, summary: String) -> CalendarEvent? {
        guard let start = next(onOrAfter: max(day, since)) else { return nil }
        let pause = pauses.filter { $0.through == nil }.map(\.from).min()?.adding(days: -1)
        let last = [schedule.last, ended, pause].compactMap(\.self).min()
        var event = CalendarEvent(
            id: id + "@receiptmind",
            start: start.date,
            exceptions: [],
            summary: summary,
            details: template.memo
        )
        guard schedule.hasCalendarRule else {
            let limit = start.due.adding(months: 12 * Self.yearsWithoutRule) ?? start.due
            let end = min(last ?? limit, limit)
            let days = occurrences(from: start.due, through: end).prefix(Self.mostDaysWithoutRule).map(\.date)
            event.further = Set(days.dropFirst()).subtracting([start.date]).sorted()
            return event
        }
        // A day behind the last may be moved before it, where a calendar would count it.
        let lastDate = last.flatMap { schedule.lastDue(onOrBefore: $0) }.map { schedule.date(ofDue: $0) }
        event.rule = schedule.calendarRule(through: lastDate)
        event.exceptions = leftOutDays(from: start.due, through: last).map { schedule.date(ofDue: $0) }
        return event
    }

    /// How far a calendar is told of days that no rule says, and of how many at most.
    private static var yearsWithoutRule: Int { 10 }
    private static var mostDaysWithoutRule: Int { 400 }

    /// Days of the schedule that are skipped, or within a pause that has an end.
    public func leftOutDays(from first: CalendarDay, through last: CalendarDay?) -> [CalendarDay] {
        let skipped = skips.filter { isDue($0) }
        let paused = pauses.compactMap { pause in pause.through.map { schedule.dues(from: pause.from, through: $0) } }
        return Set(paused.joined()).union(skipped).filter { $0 >= first && $0 <= last ?? $0 }.sorted()
    }
}
