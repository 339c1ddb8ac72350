import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

/// Messages whose form nobody knew, until two of them were confirmed.
@Suite struct LearnedMessagesTests {
    private static let now = Date(timeIntervalSince1970: 1_795_607_200)  // 2026-11-25
    private static let profile = Profile(locale: "ko-KR", currency: .krw)

    private static func text(_ day: Int, _ amount: String, _ shop: String) -> String {
        "[Web발신]\n별빛금고 11/\(day) 12:31 나감 \(amount)원 \(shop) 남은돈 97,800원"
    }

    private func take(_ text: String, _ kitchen: Kitchen) async throws -> [TakeMessages.Outcome]? {
        let memories = LedgerMemories(library: kitchen.library)
        let take = TakeMessages(library: kitchen.library, memories: memories, user: .me) { Self.now }
        return try await take(text, profile: Self.profile)
    }

    private func unread(_ text: String, _ kitchen: Kitchen) async throws -> Record {
        guard case .unread(let record)? = try await take(text, kitchen)?.first else { throw PageProblem.notFound }
        return record
    }

    private func confirm(_ record: Record, _ amount: Int, _ shop: String, _ day: Int, _ kitchen: Kitchen) async throws {
        _ = try await kitchen.library.update(record.id, of: .me, basedOn: nil) { record in
            record.amount = Money(minorUnits: amount, currency: .krw)
            (record.merchant, record.date) = (shop, CalendarDay(year: 2026, month: 11, day: day))
            (record.category, record.status) = (.food, .confirmed)
        }
    }

    @Test func `the third message of an unknown form is read, and what was undone is forgotten`() async throws {
        try await Kitchen.with { kitchen in
            let first = try await unread(Self.text(13, "3,200", "동네빵집"), kitchen)
            #expect(first.amount == nil && first.merchant == nil && first.date?.day == 13)
            #expect(first.time == TimeOfDay(hour: 12, minute: 31))
            #expect(first.memo == "[Web발신] 별빛금고 11/13 12:31 나감 3,200원 동네빵집 남은돈 97,800원")
            guard case .known? = try await take(Self.text(13, "3,200", "동네빵집"), kitchen)?.first else {
                throw PageProblem.notFound
            }
            try await confirm(first, 3200, "동네빵집", 13, kitchen)
            let second = try await unread(Self.text(14, "12,000", "약국"), kitchen)
            try await confirm(second, 12_000, "약국", 14, kitchen)
            guard case .drafted(let third)? = try await take(Self.text(24, "97,800", "책방 이음"), kitchen)?.first else {
                throw PageProblem.notFound
            }
            #expect(third.amount == Money(minorUnits: 97_800, currency: .krw) && third.merchant == "책방 이음")
            #expect(third.date == CalendarDay(year: 2026, month: 11, day: 24) && third.status == .draft)
            // The same again says nothing new, and another form is as unknown as before.
            guard case .known? = try await take(Self.text(24, "97,800", "책방 이음"), kitchen)?.first else {
                throw PageProblem.notFound
            }
            _ = try await unread("달빛금고 11/24 나감 1,000원 책방 이음 남은돈 1,000원", kitchen)
            _ = try await kitchen.library.update(second.id, of: .me, basedOn: nil) { $0.status = .discarded }
            _ = try await unread(Self.text(25, "1,000", "꽃집"), kitchen)
        }
    }

    @Test func `a text without an amount is none, and each of several messages is a draft`() async throws {
        try await Kitchen.with { kitchen in
            for text in [
                "hello", "인증번호 [123456]를 입력하세요", "택배가 11/24 12:34에 도착합니다", "1,000",
                String(repeating: "1,000원 ", count: 300),
            ] {
                #expect(try await take(text, kitchen) == nil, "\(text)")
            }
            let known = "[Web발신]\n신한카드(1234)승인 홍*동 12,500원(일시불)11/24 12:34 스타벅스 강남점 누적1,234,567원"
            let outcomes = try await take(known + "\n\n" + Self.text(13, "3,200", "동네빵집"), kitchen)
            guard case .drafted? = outcomes?.first, case .unread? = outcomes?.last else { throw PageProblem.notFound }
            #expect(outcomes?.count == 2)
        }
    }

    @Test func `the review shows the text, and says what is to be done`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            let text = try #require(
                Self.text(13, "3,200", "동네빵집").addingPercentEncoding(withAllowedCharacters: .alphanumerics)
            )
            let page = try await kitchen.send("/add", as: secret, form: "message=\(text)")
            #expect(page.text.contains("class=\"remark\">[Web발신] 별빛금고"))
            #expect(page.text.contains("The form of this message is not known"))
        }
    }
}
