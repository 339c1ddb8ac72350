import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptWording
import Synchronization

extension Session {
    /// Makes due entries and reports them on standard error.
    ///
    /// An error does not stop the command; the next one tries again.
    ///
    /// A command that opens the library twice is told once.
    func catchUpOnce(_ library: ReceiptLibrary, _ user: UserID) async {
        if Self.caughtUp.withLock({ $0.insert(user).inserted }) { await catchUp(library, user) }
    }

    private static let caughtUp = Mutex<Set<UserID>>([])

    /// As ``catchUpOnce(_:_:)``, at any time.
    func catchUp(_ library: ReceiptLibrary, _ user: UserID) async {
        do {
            tell(try await CatchUp(library: library)(of: user, today: try .today()))
        } catch LibraryError.noSuchUser {
            // The command itself reports the missing user.
        } catch {
            message(wording.notice(RecurringNotice.notMade(reason: wording.sentence(of: error))))
        }
    }

    func tell(_ report: CatchUp.Report) {
        if !report.made.isEmpty { message(wording.notice(RecurringNotice.made(report.made))) }
        for refused in report.refused { message(wording.notice(RecurringNotice.refused(refused))) }
        if !report.disagreements.isEmpty { message(wording.notice(BookNotice.disagrees(report.disagreements))) }
        for held in report.held { message(wording.notice(RecurringNotice.held(held))) }
    }

    /// Makes due entries for every user at the beginning of each day, until its task is cancelled.
    func catchUpDaily(_ library: ReceiptLibrary) async {
        await onEachDay(after: try? .today()) { _ in
            for user in (try? await library.users()) ?? [] { await catchUp(library, user.id) }
        }
    }
}

/// Does the work for each day as it begins, until its task is cancelled.
///
/// The clock is checked twice a minute, because it may be set, and a machine may sleep over midnight.
func onEachDay(after day: CalendarDay?, _ work: (CalendarDay) async -> Void) async {
    var last = day
    while true {
        do { try await Task.sleep(for: .seconds(30)) } catch { return }
        guard let today = try? CalendarDay.today(), today != last else { continue }
        last = today
        await work(today)
    }
}
