public import ReceiptDomain

/// An all-day calendar event, single or recurring.
public struct CalendarEvent: Hashable, Sendable {
    /// Stable across files, so that importing a file again duplicates nothing.
    public var id: String
    public var start: CalendarDay
    /// The value of `RRULE` (RFC 5545, 3.3.10); `nil` for a single event.
    public var rule: String?
    public var exceptions: [CalendarDay]
    /// Further days, where no rule describes them.
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

/// A calendar (RFC 5545), for import by a phone or desktop, or for subscribing to.
public struct CalendarFile: Hashable, Sendable {
    /// Identifies files written by this program.
    public static let product = "-//ReceiptMind//household book//EN"

    public var events: [CalendarEvent]

    public init(_ events: [CalendarEvent]) { self.events = events }

    /// The file's text; `stamp` is the time of writing, as `20261122T213000Z`, `name` that of a calendar to subscribe to.
    public func text(stamp: String, name: String? = nil) -> String {
        let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:" + Self.product, "CALSCALE:GREGORIAN"]
        let lines =
            head + (name.map(Self.subscription) ?? []) + events.flatMap { Self.lines($0, stamp: stamp) } + [
                "END:VCALENDAR"
            ]
        return lines.map { Self.folded($0) + "\r\n" }.joined()
    }

    /// How it is called and when to ask again (RFC 7986, 5.1 and 5.7, and the names that were in use before it).
    private static func subscription(_ name: String) -> [String] {
        [
            "NAME:" + escaped(name), "X-WR-CALNAME:" + escaped(name), "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
            "X-PUBLISHED-TTL:PT6H",
        ]
    }

    /// The stamp of a day's beginning, so that what has not changed is the same all day.
    public static func stamp(_ day: CalendarDay) -> String { day.compact + "T000000Z" }

    private static func lines(_ event: CalendarEvent, stamp: String) -> [String] {
        var lines = [
            "BEGIN:VEVENT", "UID:" + escaped(event.id), "DTSTAMP:" + stamp,
            "DTSTART;VALUE=DATE:" + event.start.compact,
        ]
        if let rule = event.rule { lines.append("RRULE:" + rule) }
        if !event.exceptions.isEmpty {
            lines.append("EXDATE;VALUE=DATE:" + event.exceptions.sorted().map(\.compact).joined(separator: ","))
        }
        if !event.further.isEmpty {
            lines.append("RDATE;VALUE=DATE:" + event.further.sorted().map(\.compact).joined(separator: ","))
        }
        lines.append("SUMMARY:" + escaped(event.summary))
        if !event.details.isEmpty { lines.append("DESCRIPTION:" + escaped(event.details)) }
        // A bill to pay does not make the day busy.
        return lines + ["TRANSP:TRANSPARENT"] + alarm(escaped(event.summary)) + ["END:VEVENT"]
    }

    /// At nine in the phone's local time, relative to the start of the day (3.8.6.3).
    private static func alarm(_ summary: String) -> [String] {
        ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:" + summary, "TRIGGER:PT9H", "END:VALARM"]
    }

    /// Text escaped by 3.3.11; other control characters are not allowed and dropped.
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

    /// The line folded at 75 octets (3.1), never within a character.
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
    /// The value of `RRULE` for events that begin on a day of the schedule and end with the given day.
    ///
    /// A day missing in some months is expressed by its position from the end of the candidate days: otherwise a calendar would
    /// skip the shorter months.
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
        let end = last.map { ["UNTIL=" + $0.compact] } ?? []
        return (parts + step + end).joined(separator: ";")
    }

    /// The rule's days of the month.
    ///
    /// The working day before or after a weekend is the last or first working day among three.
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

    /// Whether ``calendarRule(through:)`` can express the weekend rule: not where it crosses into another month.
    var hasCalendarRule: Bool {
        switch (unit, weekend) {
        case (_, .keep), (.week, _): true
        case (.day, _): false
        case (_, .before): anchor.day >= 3
        case (_, .after): anchor.day <= 26
        }
    }

    /// The last day; `nil` for an endless schedule.
    var last: CalendarDay? {
        guard let count else { return until }
        // Both limits may be set, but a rule takes only one.
        let counted = Schedule(anchor: anchor, every: every, unit).due(count - 1)
        return [counted, until].compactMap(\.self).min()
    }
}

extension Recurrence {
    /// The calendar event; `nil` where no occurrence is left on or after the day.
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
        // A last day that the weekend rule moves later would be cut off by its nominal day.
        let lastDate = last.flatMap { schedule.lastDue(onOrBefore: $0) }.map { schedule.date(ofDue: $0) }
        event.rule = schedule.calendarRule(through: lastDate)
        event.exceptions = leftOutDays(from: start.due, through: last).map { schedule.date(ofDue: $0) }
        return event
    }

    /// Limits for days listed singly because no rule describes them.
    private static var yearsWithoutRule: Int { 10 }
    private static var mostDaysWithoutRule: Int { 400 }

    /// Days of the schedule that are skipped, or within a pause that ends.
    public func leftOutDays(from first: CalendarDay, through last: CalendarDay?) -> [CalendarDay] {
        let skipped = skips.filter { isDue($0) }
        let paused = pauses.compactMap { pause in pause.through.map { schedule.dues(from: pause.from, through: $0) } }
        return Set(paused.joined()).union(skipped).filter { $0 >= first && $0 <= last ?? $0 }.sorted()
    }
}
