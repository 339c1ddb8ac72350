import HouseholdBook
import ReceiptApp
import ReceiptWording

/// The calendar to which phones and desks subscribe.
struct CalendarFeed {
    let context: RequestContext

    func answer() async throws -> PageResponse {
        // A browser's key is none for this address.
        guard context.request.calendarSecret != nil else { throw PageProblem.notFound }
        let calendar = HouseholdCalendar(library: context.library, user: context.user)
        let file = try await calendar.file(on: context.today, context.wording)
        let text = file.text(stamp: CalendarFile.stamp(context.today), name: "ReceiptMind")
        return PageResponse(type: "text/calendar; charset=utf-8", Array(text.utf8)).withETag()
            .notModified(for: context.request)
    }
}

extension PageRequest {
    private static let ending = ".ics"

    /// The secret in the address of a calendar, `/calendar/SECRET.ics`.
    ///
    /// Programs that subscribe send nothing beside the address, so it is the only place for it; a token that stands there can do
    /// nothing else (``Device/Scope/calendar``).
    var calendarSecret: String? {
        guard path.count == 2, path[0] == "calendar", path[1].hasSuffix(Self.ending) else { return nil }
        return String(path[1].dropLast(Self.ending.count))
    }
}

extension PageAddress {
    /// The address of a calendar, as programs take it.
    public func calendar(_ secret: String) -> String { origin + "/calendar/" + secret + ".ics" }
}
