import Foundation
import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

/// The calendar to which programs subscribe by its address.
@Suite struct CalendarFeedTests {
    private static let now = Date(timeIntervalSince1970: 1_795_600_000)  // 2026-11-25

    private func address(_ kitchen: Kitchen, of user: UserID = .me) async throws -> String {
        let token = try await Pairing.token(for: user, named: "phone", [.calendar], kitchen.library)
        return "/calendar/\(token).ics"
    }

    private func fill(_ kitchen: Kitchen) async throws {
        let secret = try await kitchen.device()
        let rent = "merchant=Rent&amount=650000&every=month&first=2026-12-01"
        #expect(try await kitchen.ask(.post, "/coming/entry", as: secret, form: rent).status == 303)
        let vaccination = "title=Vaccination&day=2026-12-20"
        #expect(try await kitchen.ask(.post, "/coming/reminder", as: secret, form: vaccination).status == 303)
        let mom = try await kitchen.device(of: Kitchen.mom)
        let hers = "title=Her+secret&day=2026-12-21"
        #expect(try await kitchen.ask(.post, "/coming/reminder", as: mom, form: hers).status == 303)
    }

    @Test func `an address shows what its user has to pay and to do, with alarms, and nobody else's`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            try await fill(kitchen)
            let address = try await address(kitchen)
            let calendar = try await kitchen.ask(address)
            #expect(calendar.status == 200 && calendar.header("content-type") == "text/calendar; charset=utf-8")
            for line in [
                "SUMMARY:Rent", "DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=MONTHLY;BYMONTHDAY=1", "SUMMARY:Vaccination",
                "DTSTART;VALUE=DATE:20261220", "TRIGGER:PT9H", "X-WR-CALNAME:ReceiptMind",
                "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
            ] { #expect(calendar.text.contains(line), "\(line) in \(calendar.text)") }
            #expect(!calendar.text.contains("Her secret"))
            let tag = try #require(calendar.header("etag"))
            #expect(try await kitchen.ask(address, headers: ["if-none-match": tag]).status == 304)
            #expect(try await kitchen.ask(.head, address).status == 200)
            let hers = try await kitchen.ask(try await self.address(kitchen, of: Kitchen.mom))
            #expect(hers.text.contains("Her secret") && !hers.text.contains("Rent"))
        }
    }

    @Test func `the next bill of a card is in it`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            let card = "name=Card&kind=card&opening=0&since=2026-01-01&cutoff=14&payDay=27"
            #expect(try await kitchen.ask(.post, "/accounts", as: secret, form: card).status == 303)
            let entry = "kind=expense&merchant=Shop&amount=12000&category=food&account=card&date=2026-11-20"
            #expect(try await kitchen.ask(.post, "/add", as: secret, form: entry).status == 303)
            let calendar = try await kitchen.ask(try await address(kitchen))
            #expect(calendar.text.contains("SUMMARY:Card · Card bill ₩12\\,000"), "\(calendar.text)")
            #expect(calendar.text.contains("UID:bill-card-2026-12-27@receiptmind"))
        }
    }

    @Test func `its secret opens nothing else, and no other secret opens it`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            try await fill(kitchen)
            let address = try await address(kitchen)
            let token = String(address.dropFirst("/calendar/".count).dropLast(".ics".count))
            for path in ["/", "/records", "/settings", "/events", "/coming", "/calendar/x"] {
                #expect(
                    try await kitchen.ask(path, headers: ["authorization": "Bearer " + token]).status == 404,
                    "\(path)"
                )
                #expect(try await kitchen.ask(path, as: token).status == 404, "\(path)")
            }
            let programs = ["authorization": "Bearer " + token]
            #expect(try await kitchen.ask("/api/v1/records", headers: programs).status == 403)
            #expect(try await kitchen.ask(.put, "/photos", body: [[0xFF, 0xD8, 1]], headers: programs).status == 405)
            for scope in [Device.Scope.full, .upload, Device.Scope([.read]), Device.Scope([.calendar, .read])] {
                let other = try await kitchen.device(scope)
                #expect(try await kitchen.ask("/calendar/\(other).ics").status == 401, "\(scope.rawValue)")
                // Neither beside it.
                #expect(try await kitchen.ask("/calendar/none.ics", as: other).status == 401)
            }
            let browser = try await kitchen.device()
            #expect(try await kitchen.ask("/calendar/none", as: browser).status == 404)
        }
    }

    @Test(arguments: [PageRequest.Method.post, .put, .patch, .delete])
    func `it can only be looked at`(_ method: PageRequest.Method) async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let answer = try await kitchen.ask(method, try await address(kitchen), form: "a=b")
            #expect([403, 404, 405].contains(answer.status), "\(answer.status)")
        }
    }

    @Test func `it ends when its device is removed`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let address = try await address(kitchen)
            #expect(try await kitchen.ask(address).status == 200)
            let device = try #require(try await kitchen.library.devices().first { $0.scope == .calendar })
            _ = try await kitchen.library.removeDevice(device.id)
            #expect(try await kitchen.ask(address).status == 401)
        }
    }

    @Test func `the settings make one, and show it once`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            let page = try await kitchen.ask(.post, "/settings/devices", as: secret, form: "do=calendar")
            let path = try #require(page.text.firstMatch(of: /\/calendar\/[0-9a-f]{64}\.ics/)?.output)
            #expect(try await kitchen.ask(.get, String(path), isSecure: true).status == 200)
            #expect(try await !kitchen.ask("/settings", as: secret).text.contains(path))
        }
    }
}
