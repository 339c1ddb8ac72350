import Foundation
import Testing

/// Claims, rates, mileage and taxes as their user enters them.
@Suite(.timeLimit(.minutes(10))) struct ClaimsTests {
    private let program = ReceiptMindProgram(variables: ["RECEIPTMIND_TODAY": "2026-11-30", "LC_ALL": "ko_KR.UTF-8"])
    private var home: TemporaryHome { program.home }

    @Test func `a clinic's bill is claimed, sent with its pictures, and paid`() async throws {
        try await program.run(line: "accounts add kb 국민은행 --opening 100000 --since 2026-11-01")
        let photo = Samples.path("korean-pharmacy.jpg")
        let visit = try await program.add(line: "11/17 서울정형외과 12300 health kb --photo \(photo)")
        try await program.run(line: "attach \(visit) \(Samples.path("korean-restaurant-card-slip.jpg")) --as slip")
        #expect(try await program.run(line: "claims find").output.contains("서울정형외과"))
        #expect(
            try await program.run(line: "claims add \(visit.suffix(8)) --payer 삼성화재").messages.contains("2029-11-17")
        )
        let claim = try #require(try await program.run(line: "claims show c1 --json").objects().first)
        #expect(claim["daysLeft"] as? Int == 1083 && claim["state"] as? String == "open")
        let kinds = (claim["documents"] as? [[String: Any]])?.compactMap { $0["kinds"] as? [String] }
        #expect(kinds?.last == ["slip"])
        try await program.run(line: "claims edit c1 --paper 1=bill")
        #expect(try await program.run(line: "claims show c1").messages.contains("진료비 세부내역서"))

        var late = program
        late.variables["RECEIPTMIND_TODAY"] = "2029-11-01"
        let status = try await late.run(line: "status").output
        #expect(status.contains("청구: 서울정형외과 (실손보험), 16일 남음") && status.contains("claims show c1"), "\(status)")
        #expect(!(try await program.run(line: "status").output.contains("청구:")))

        let pdf = home.path + "/claim.pdf"
        #expect(try await program.run(line: "claims bundle c1 \(pdf)").messages.contains("사진 2쪽"))
        let bytes = try Data(contentsOf: URL(filePath: pdf))
        #expect(bytes.starts(with: Array("%PDF-1.".utf8)) && bytes.count > 20_000)
        #expect(try await program.run("claims", "bundle", "c1", pdf).status != 0, "it is there already")

        try await program.run(line: "claims sent c1 --date 2026-11-20")
        #expect(try await program.run(line: "claims paid c1 8000 --account kb").messages.contains("8,000"))
        let paid = try #require(try await program.run(line: "claims --all --json").objects().first)
        #expect(paid["state"] as? String == "paid")
        let payment = try #require((paid["payments"] as? [[String: Any]])?.first)
        let income = try #require(payment["record"] as? String)
        let record = try #require(try await program.run(line: "show \(income) --json").objects().first)
        #expect(record["kind"] as? String == "income" && record["amount"] as? String == "8000")
        #expect((record["memo"] as? String)?.contains(visit) ?? false)
        #expect(try await program.run(line: "show \(visit) --no-picture").output.contains("c1"))
        // One step: the payment and its entry.
        try await program.run(line: "undo")
        #expect(try await program.run(line: "claims --json").objects().first?["state"] as? String == "sent")
        #expect(
            try await program.run(line: "show \(income) --json").objects().first?["status"] as? String == "discarded"
        )

        // Claims come back with the rest of the book.
        let book = home.path + "/book.json"
        try await program.run(line: "export --out \(book)")
        let other = ReceiptMindProgram(
            home: home,
            variables: program.variables.merging(["RECEIPTMIND_LIBRARY": home.path + "/Other"]) { _, new in new }
        )
        #expect(try await other.run("bank", "import", book).status == 0)
        #expect(try await other.run("claims", "--json").objects().first?["state"] as? String == "sent")
    }

    @Test func `what comes back is in the currency of the account that it comes to`() async throws {
        try await program.run(line: "accounts add kb 국민은행 --opening 1000000 --since 2026-11-01")
        try await program.run(line: "accounts add giro Giro --currency EUR --opening 100 --since 2026-11-01")
        let id = try await program.add(line: "11/3 Apotheke 30EUR giro health")
        try await program.run(line: "claims add \(id.suffix(8)) --until 2027-11-03")
        let paid = try await program.run(line: "claims paid c1 25 --account giro")
        #expect(paid.status == 0, "\(paid)")
        let giro = try await program.run(line: "accounts --json").objects().first { $0["id"] as? String == "giro" }
        #expect(giro?["balance"] as? String == "95.00", "\(paid)")
    }

    @Test func `sums come to one currency at rates from a file`() async throws {
        try await program.run(line: "accounts add kb 국민은행 --opening 1000000 --since 2026-11-01")
        _ = try await program.add(line: "11/3 이마트 5000 food kb")
        _ = try await program.add(line: "11/10 Figma 10USD culture kb --settled 13900KRW")
        _ = try await program.add(line: "11/20 Hotel 100EUR culture")
        _ = try await program.add(line: "11/28 Bento 1000JPY food")
        let none = try await program.run("report", "2026-11", "--in", "KRW")
        #expect(none.status != 0 && none.messages.contains("rates import"))
        let file = try home.put(
            Data("Date,USD,KRW,\n2026-11-18,1.15,1610,\n".utf8),
            at: home.path + "/eurofxref-hist.csv"
        )
        #expect(try await program.run(line: "rates import \(file)").messages.contains("ECB"))
        #expect(try await program.run(line: "rates USD --json").objects().first?["rate"] as? String == "1.15")
        let report = try #require(try await program.run(line: "report 2026-11 --in KRW --json").objects().first)
        let sheets = try #require(report["currencies"] as? [[String: Any]])
        #expect(sheets.compactMap { $0["currency"] as? String } == ["KRW", "JPY"])
        #expect((sheets[0]["spent"] as? [String: Any])?["now"] as? String == "179900")
        let converted = try #require(report["converted"] as? [String: Any])
        #expect(converted["settled"] as? Int == 1)
        let use = try #require((converted["rates"] as? [[String: Any]])?.first)
        #expect(
            use["rate"] as? String == "1610" && use["day"] as? String == "2026-11-18"
                && use["source"] as? String == "ECB"
        )
        #expect((converted["without"] as? [String: Any])?["records"] as? Int == 1)
        let text = try await program.run(line: "report 2026-11 --in KRW").output
        #expect(text.contains("1 EUR = 1610 KRW (2026-11-18, ECB)") && text.contains("환율이 없어"))

        try await program.run(line: "accounts add visa --currency EUR --opening 100 --since 2026-11-18")
        let worth = try await program.run(line: "report 2026-11-18..2026-11-20 --net-worth --in KRW")
        #expect(worth.output.contains("161,000") && worth.output.contains("1 EUR = 1610 KRW (2026-11-18, ECB)"))
        let bad = try home.put(Data("day,from,to,rate\n2026-11-25,USD,KRW,x\n".utf8), at: home.path + "/bad.csv")
        let refused = try await program.run("rates", "import", bad)
        #expect(refused.status != 0 && refused.messages.contains("2행"))
        // Rates are in a backup.
        try await program.run(line: "backup \(home.path)/all.tar")
        try await program.run(line: "restore \(home.path)/all.tar --library \(home.path)/Back")
        #expect(try await program.run(line: "rates --json --library \(home.path)/Back").objects().count == 2)
        try await program.run(line: "rates remove ECB")
        #expect(try await program.run(line: "rates --json").objects().isEmpty)
    }

    @Test func `mileage becomes an entry, and taxes are added up by rate`() async throws {
        try await program.run(line: "subjects add 아반떼 --kind car")
        #expect(
            try await program.run(line: "measure add 아반떼 운행 42km --per 150 --date 2026-11-05").messages.contains(
                "6,300"
            )
        )
        let trip = try #require(try await program.run(line: "list --json").objects().first)
        #expect(trip["amount"] as? String == "6300" && trip["category"] as? String == "transport")
        let visit = try await program.add(line: "11/6 문구점 11000 household")
        try await program.run(line: "edit \(visit) tax=1000")
        let report = try #require(try await program.run(line: "report 2026 --tax --json").objects().first)
        let vat = try #require((report["vat"] as? [[String: Any]])?.first)
        #expect(vat["rate"] as? String == "10" && vat["net"] as? String == "10000" && vat["tax"] as? String == "1000")
        #expect(try await program.run(line: "report 2026 --tax").output.contains("부가세"))
    }
}
