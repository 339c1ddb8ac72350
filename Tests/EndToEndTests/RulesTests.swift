import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct RulesTests {
    @Test func `rules are added, shown and removed, and what was learned is shown`() async throws {
        let home = TemporaryHome()
        let program = ReceiptMindProgram(home: home)
        _ = try await program.run("settings", "currency=KRW")
        #expect(try await program.run("rules").messages.contains("nothing is known yet"))
        let added = try await program.run("rules", "add", "이마트", "생활품")
        #expect(added.status == 0 && added.messages.contains("이마트 → 🧻 Household goods"), "\(added)")
        _ = try await program.run("rules", "add", "쌤스더지", "merchant=맘스터치")

        try home.put(BlankPicture(number: 1).data, at: home.path + "/p/1.png")
        _ = try await program.run("import", home.path + "/p")
        _ = try await program.run(
            ["review"],
            input: "e merchant\n다이소\ne date\n2026-03-05\ne amount\n₩3000\nc food\n\n"
        )
        let shown = try await program.run("rules")
        #expect(shown.output.contains("2 rules of yours") && shown.output.contains("1 shop"), "\(shown)")
        #expect(shown.output.contains("다이소"))
        let objects = try await program.run("rules", "--json").objects()
        #expect(objects.map { $0["source"] as? String } == ["rule", "rule", "records"])
        #expect((objects.last?["categories"] as? [String: Int]) == ["food": 1])

        let removed = try await program.run("rules", "remove", "1")
        #expect(removed.status == 0 && removed.messages.contains("no longer"), "\(removed)")
        #expect(try await program.run("rules", "remove", "2").status == 64)
        #expect(try await program.run("rules", "--json").lines.count == 2)
        #expect(try await program.run("rules", "add", "이마트", "colour=red").status == 64)
        #expect(try await program.run("rules", "add", "이마트", "category=").status == 64)
        for name in [["Pier", "1"], ["Motel", "6"], ["Fresh", "Goods"], ["City", "Port"]] {
            #expect(try await program.run(["rules", "add"] + name).status == 64, "\(name)")
        }
        #expect(try await program.run("rules", "--json").lines.count == 2)
    }
}
