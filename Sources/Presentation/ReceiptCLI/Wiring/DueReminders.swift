import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage

/// Tells what is due.
struct DueReminders: Sendable {
    let library: ReceiptLibrary
    let onDue: @Sendable (DueReminder, CalendarDay) -> Void

    /// A clock that was set, or a machine that slept, is noticed after so many seconds at the latest.
    private static let longestSleep = 3600.0

    /// Tells it whenever a day begins after the one that it was told on, until its task is cancelled.
    func run(since day: CalendarDay) async {
        var told = day
        while true {
            do { try await Task.sleep(for: .seconds(Self.secondsToMidnight(from: Date()))) } catch { return }
            guard let today = try? CalendarDay.today(), today != told else { continue }
            await tell(today)
            told = today
        }
    }

    /// What is due does not stop a watch: a ledger that cannot be read is told of by whoever takes a photo in.
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
        // A second later, so that it is the new day by any reckoning.
        return min(longestSleep, (midnight?.timeIntervalSince(now) ?? longestSleep) + 1)
    }
}
