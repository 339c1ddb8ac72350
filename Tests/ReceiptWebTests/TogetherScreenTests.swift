import Foundation
import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

/// The page asks what belongs together before it shows the draft.
@Suite struct TogetherScreenTests {
    /// A receipt, and the slip of the card that it was paid with.
    private static func drafts(_ kitchen: Kitchen) async throws -> (receipt: Record, slip: Record) {
        var drafts: [Record] = []
        for name in ["receipt", "slip"] {
            let draft = try await kitchen.draft("Cafe")
            let file = kitchen.folder.appending(path: "\(name).png")
            try name.write(to: file, atomically: true, encoding: .utf8)
            _ = try await kitchen.library.attach(
                [IncomingFile(location: FileLocation(file.path), user: .me, isConsumed: false)],
                to: draft.id,
                of: .me,
                as: .receipt
            ) { _ in ImageFacts(format: .png, width: 30, height: 40) }
            let changed = try await kitchen.library.update(draft.id, of: .me, basedOn: nil) { record in
                if name == "slip" {
                    record.printed.cardDigits = "1234"
                } else {
                    record.items = [LineItem(name: "latte", amount: Money(minorUnits: 23_400, currency: .krw))]
                }
            }
            drafts.append(changed)
        }
        return (drafts[0], drafts[1])
    }

    @Test func `a slip is asked about, joined to its receipt, and brought back by undo`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let (receipt, slip) = try await Self.drafts(kitchen)
            let path = "/review/\(slip.id.rawValue)"
            let question = try await kitchen.ask(path, as: secret)
            #expect(question.status == 200 && question.text.contains(#"value="join""#), "\(question.text)")
            let looking = try await kitchen.ask(path + "?look=1", as: secret).text
            #expect(looking.contains(#"value="confirm""#))
            #expect(looking.contains(#"href="\#(path)""#), "there is a way back to the question")
            let answer = try await kitchen.ask(.post, path, as: secret, form: "revision=\(slip.revision)&do=join")
            let place = try #require(answer.header("location"))
            #expect(place.hasPrefix("/review/\(receipt.id.rawValue)?said=joined"))
            #expect(try await kitchen.ask(place, as: secret).text.contains("/undo"))
            let joined = try await kitchen.library.record(receipt.id, of: .me)
            #expect(joined.images.count == 2 && joined.printed.cardDigits == "1234")
            #expect(try await kitchen.library.record(slip.id, of: .me).joinedInto == receipt.id)
            let step = try #require(try await kitchen.library.steps(of: .me, newest: 1).first)
            #expect(try await kitchen.ask(.post, "/undo", as: secret, form: "step=\(step.number)").status == 303)
            #expect(try await kitchen.library.record(slip.id, of: .me).status == .draft)
        }
    }

    @Test func `what is kept apart is not asked about again`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let (receipt, slip) = try await Self.drafts(kitchen)
            let path = "/review/\(receipt.id.rawValue)"
            let form = "revision=\(receipt.revision)&do=apart"
            let said = try await kitchen.send(path, as: secret, form: form).text
            #expect(said.contains("/undo") && said.contains(#"value="confirm""#))
            #expect(try await kitchen.library.record(slip.id, of: .me).separateFrom == [receipt.id])
        }
    }

    @Test func `of another person's drafts nothing is asked or joined`() async throws {
        try await Kitchen.with { kitchen in
            let stranger = try await kitchen.device(of: Kitchen.mom)
            let (_, slip) = try await Self.drafts(kitchen)
            let path = "/review/\(slip.id.rawValue)"
            #expect(try await kitchen.ask(path, as: stranger).status == 404)
            let form = "revision=\(slip.revision)&do=join"
            #expect(try await kitchen.ask(.post, path, as: stranger, form: form).status == 404)
            #expect(try await kitchen.library.record(slip.id, of: .me).status == .draft)
        }
    }
}
