import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct MailTests {
    private let program = ReceiptMindProgram(variables: ["RECEIPTMIND_TODAY": "2026-11-20"])
    private var home: TemporaryHome { program.home }

    private func drafts() async throws -> [[String: Any]] {
        try await program.run("list", "--json", "--status", "draft").objects()
    }

    @Test func `a mail with two bills becomes two drafts in one step, once, and is kept once`() async throws {
        let taken = try await program.run("import", Samples.path("two-bills.eml"))
        #expect(taken.status == 0, "\(taken)")
        let bills = try await drafts()
        #expect(Set(bills.compactMap { $0["amount"] as? String }) == ["280.20", "37.99"], "\(bills)")
        #expect(Set(bills.compactMap { $0["currency"] as? String }) == ["EUR", "GBP"], "\(bills)")
        let again = try await program.run("import", Samples.path("two-bills.eml"))
        #expect(again.messages.contains("0 read, 1 already there"), "\(again)")
        #expect(try await drafts().count == 2)
        #expect(try await program.run("verify").status == 0)

        for bill in bills {
            let id = try #require(bill["id"] as? String)
            let cuts = try home.folder("cuts-" + id)
            #expect(try await program.run("show", id, "--cuts", cuts).status == 0, "each has a page of its own to show")
        }
        let ledger = try String(contentsOfFile: home.library + "/Users/me/ledger.jsonl", encoding: .utf8)
        #expect(ledger.split(separator: "\n").count == 2 && ledger.contains(#""parts":2"#))
        let mails = home.keptPaths.filter { $0.hasSuffix("/1.eml") }
        let links = try mails.map { try FileManager.default.attributesOfItem(atPath: $0)[.referenceCount] as? Int }
        #expect(links == [2, 2], "two names of one file")
    }

    @Test func `a mail in HTML is one record`() async throws {
        #expect(try await program.run("import", Samples.path("order.eml")).status == 0)
        #expect(try await drafts().compactMap { $0["amount"] as? String } == ["36.85"])
    }
}
