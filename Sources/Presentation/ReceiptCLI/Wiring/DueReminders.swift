import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage

/// Reports due reminders.
struct DueReminders: Sendable {
    let library: ReceiptLibrary
    let onDue: @Sendable (DueReminder, CalendarDay) -> Void

    /// The longest sleep in seconds, after which a changed clock or a suspended machine is noticed.
    private static let longestSleep = 3600.0

    /// Reports at the beginning of each day after `day`, until its task is cancelled.
    func run(since day: CalendarDay) async {
        var told = day
        while true {
            do { try await Task.sleep(for: .seconds(Self.secondsToMidnight(from: Date()))) } catch { return }
            guard let today = try? CalendarDay.today(), today != told else { continue }
            await tell(today)
            told = today
        }
    }

    /// Errors are ignored: an unreadable ledger is reported by the next import.
    func tell(_ today: CalendarDay) async {
        for user in (try? await library.users()) ?? [] {
            let due = try? await HouseholdReminders(library: library, user: user.id).due(on: today)
            for item in due ?? [] { onDue(item, today) }
        }
    }

    private static func secondsToMidnight(from now: Date) -> Double {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let midnight = calendar.nextDate(after: now, matching: DateComponents(hour: 0), matchingPolicy: .nextTime)
        // One second later, to be safely within the new day.
        return min(longestSleep, (midnight?.timeIntervalSince(now) ?? longestSleep) + 1)
    }
}
