import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTestSupport
import ReceiptWording
import Testing

@testable import ReceiptWeb

/// Messages of money, beside photos, statements and entries of the same purchases.
@Suite struct MessagesTests {
    private static let now = Date(timeIntervalSince1970: 1_795_607_200)  // 2026-11-25
    private static let profile = Profile(locale: "ko-KR", currency: .krw)

    private func takes(_ kitchen: Kitchen) -> TakeMessages {
        TakeMessages(
            library: kitchen.library,
            memories: LedgerMemories(library: kitchen.library),
            user: .me
        ) { Self.now }
    }

    private func take(_ text: String, _ take: TakeMessages) async throws -> TakeMessages.Outcome {
        try #require(try await take(text, profile: Self.profile)?.first)
    }

    private func change(
        _ record: Record,
        _ kitchen: Kitchen,
        _ work: @Sendable (inout Record) -> Void
    ) async throws
        -> Record
    {
        try await kitchen.library.update(record.id, of: .me, basedOn: nil) { work(&$0) }
    }

    private func state(_ record: Record, _ kitchen: Kitchen) async throws -> RecordStatus {
        try await kitchen.library.record(record.id, of: .me).status
    }

    @Test func `a known shop has its category, without any history`() async throws {
        try await Kitchen.with { kitchen in
            let text = "[Web발신]\nKB국민카드7719승인\n홍*동님\n5,400원 일시불\n11/24 08:12\n스타벅스강남점"
            let outcome = try await take(text, takes(kitchen))
            #expect(outcome.record?.amount == Money(decimal: "5400", currency: .krw))
            #expect(outcome.record?.category?.code == "food", "\(String(describing: outcome.record))")
        }
    }

    @Test func `of two hundred messages none joins what is not its own, and each joins what is`() async throws {
        try await Kitchen.with { kitchen in
            let takes = takes(kitchen)
            var wrong: [String] = []
            for (number, drawn) in DrawnMessage.drawn(200).enumerated() where drawn.event == "payment" {
                let currency = try #require(Currency(code: drawn.currency))
                let amount = try #require(Money(decimal: drawn.amount, currency: currency))
                func record(_ record: Record) async throws -> Record {
                    try await change(record, kitchen) { record in
                        (record.amount, record.date) = (amount, drawn.date)
                        (record.time, record.merchant) = (drawn.time, drawn.merchant)
                    }
                }
                // Of the same amount and day, and not the same purchase.
                var other = try await record(try await kitchen.draft("Elsewhere", status: .confirmed))
                other = try await change(other, kitchen) {
                    ($0.merchant, $0.time) = (
                        "Elsewhere", TimeOfDay(hour: ((drawn.time?.hour ?? 5) + 3) % 24, minute: 7)
                    )
                }
                var own: Record?
                switch number % 4 {
                case 0: own = try await record(try await kitchen.photographed("Photo"))
                case 1:
                    // As a bank states it: a day later, without a time.
                    own = try await change(try await record(try await kitchen.draft("Bank")), kitchen) {
                        let day = drawn.date?.adding(days: 1)
                        $0.bankKeys = [
                            "bank|\(day?.description ?? "")|-\(amount.decimal)\(currency)|\(drawn.merchant ?? "")|1"
                        ]
                        ($0.time, $0.date) = (nil, $0.date?.adding(days: 1))
                    }
                default: break
                }
                let outcome = try await take(drawn.text, takes)
                switch (outcome, own) {
                case (.joined(let record), let own?), (.known(let record), let own?):
                    if record.id != own.id { wrong.append("joined wrongly: \(drawn.text)") }
                case (.drafted, nil): break
                default: wrong.append("\(number): \(outcome) for \(drawn.text)")
                }
                // Sent again, it says nothing new.
                guard case .known = try await take(drawn.text, takes) else {
                    if drawn.time != nil { wrong.append("\(number) is doubled: \(drawn.text)") }
                    continue
                }
            }
            let joinedWrongly = wrong.filter { $0.hasPrefix("joined wrongly") || $0.contains("doubled") }
            #expect(joinedWrongly.isEmpty, "\(joinedWrongly)")
            #expect(wrong.count <= 2, "\(wrong)")
        }
    }

    private let purchase = "[Web발신]\n신한카드(1234)승인 홍*동 12,500원(일시불)11/24 12:34 스타벅스 강남점 누적1,234,567원"

    @Test func `a message before its photo is one record with it, which can be parted again`() async throws {
        try await Kitchen.with { kitchen in
            let takes = takes(kitchen)
            guard case .drafted(let message) = try await take(purchase, takes) else { throw PageProblem.notFound }
            #expect(message.merchant == "스타벅스 강남점" && message.printed.cardDigits == "1234")
            let photo = try await change(try await kitchen.photographed("STARBUCKS 강남점"), kitchen) {
                ($0.amount, $0.date) = (message.amount, message.date)
                ($0.time, $0.merchant) = (TimeOfDay(hour: 12, minute: 33), "스타벅스 강남점")
            }
            let joined = try await takes.joinEarlier(to: photo)
            #expect(joined.printed.cardDigits == "1234" && joined.id == photo.id)
            #expect(try await state(message, kitchen) == .discarded)
            guard case .known = try await take(purchase, takes) else { throw PageProblem.notFound }
            try await UndoSteps(journal: kitchen.library)(of: .me, count: 1) { _ in }
            #expect(try await state(message, kitchen) == .draft)
        }
    }

    @Test func `a cancellation takes its purchase back, once, and undo brings it back`() async throws {
        try await Kitchen.with { kitchen in
            let takes = takes(kitchen)
            guard case .drafted(let bought) = try await take(purchase, takes) else { throw PageProblem.notFound }
            let cancellation = purchase.replacing("승인", with: "취소").replacing("12:34", with: "13:05")
            guard case .cancelled(let gone) = try await take(cancellation, takes) else { throw PageProblem.notFound }
            #expect(gone.id == bought.id && gone.status == .discarded)
            guard case .known = try await take(cancellation, takes) else { throw PageProblem.notFound }
            #expect(try await kitchen.library.records(of: .me).count == 1)
            try await UndoSteps(journal: kitchen.library)(of: .me, count: 1) { _ in }
            #expect(try await state(bought, kitchen) == .draft)
        }
    }

    @Test func `the cancellation of what a statement has, or of nothing known, is a refund to be looked at`()
        async throws
    {
        try await Kitchen.with { kitchen in
            let takes = takes(kitchen)
            let cancellation = purchase.replacing("승인", with: "취소")
            guard case .refund(let unknown) = try await take(cancellation, takes) else { throw PageProblem.notFound }
            #expect(unknown.amount?.minorUnits == -12_500 && unknown.status == .draft)
            let other = cancellation.replacing("12,500", with: "9,900")
            guard case .drafted(let bought) = try await take(other.replacing("취소", with: "승인"), takes) else {
                throw PageProblem.notFound
            }
            _ = try await change(bought, kitchen) { $0.bankKeys = ["bank|1"] }
            guard case .refund(let back) = try await take(other, takes) else { throw PageProblem.notFound }
            #expect(back.book.refundOf == bought.id)
            #expect(try await state(bought, kitchen) == .draft)
        }
    }

    @Test func `a message arrives by the page's address, and its sender may see nothing of it`() async throws {
        try await Kitchen.with { kitchen in
            let token = try await Pairing.token(for: .me, named: "phone", [.send], kitchen.library)
            let headers = ["authorization": "Bearer " + token]
            func send(_ text: String) async throws -> PageResponse {
                let body = try JSONLine.encode(["text": text])
                return try await kitchen.ask(.post, "/api/v1/messages", form: body, headers: headers)
            }
            let sent = try await send(purchase)
            #expect(sent.status == 201 && sent.text.contains("\"drafted\"") && !sent.text.contains("스타벅스"))
            #expect(try await send("hello").status == 422)
            #expect(try await send(purchase).text.contains("\"known\""))
            #expect(try await kitchen.library.drafts(of: .me).count == 1)
            // As a file, too.
            let body = [Array(purchase.replacing("12:34", with: "14:00").utf8)]
            #expect(try await kitchen.ask(.put, "/photos", body: body, headers: headers).status == 201)
        }
    }
}
