import Foundation
import ReceiptAPI
import ReceiptDomain
import ReceiptWording
import Testing

@testable import ReceiptCLI

/// The output for programs, to the letter: tools depend on it.
@Suite struct LinesForProgramsTests {
    @Test func `a scanned receipt`() throws {
        let line = ScanLine(file: "a/b.jpg", result: .success(Fixture.reading))
        let expected = #"""
            {"alternatives":{"total":["21273"]},"confidence":{"category":0.8,"currency":0.99,"date":0.988,"merchant":0.931,"time":0.97,"total":1},\#
            "draft":{"business":"KR 220-81-62517","card":"1234","category":"food","currency":"KRW","date":"2026-11-18",\#
            "items":[{"amount":"23400","confidence":0.97,"name":"사과","quantity":"2","unitPrice":"11700"}],"merchant":"이마트 성수점","payment":"card",\#
            "subtotal":null,"tax":"2127","time":"19:42","total":"23400"},\#
            "evidence":{"total":{"box":[120,1410,560,44],"text":"합계 23,400"}},"file":"a/b.jpg",\#
            "milliseconds":{"decode":21,"prepare":35,"recognize":310,"understand":4},\#
            "proofs":["tendered 30000 - change 6600 = 23400 (repaired: 28400 → 23400)"],"proved":true,"status":"read"}
            """#
        #expect(try JSONLine.encode(line) == expected)
    }

    @Test func `a name that is likelier wrong than right is null, and among the alternatives`() throws {
        var reading = Fixture.reading
        reading.draft.merchant = Field("Sie Weg", confidence: 0.49, alternatives: ["Weg"])
        let line = try JSONLine.encode(ScanLine(file: "a.jpg", result: .success(reading)))
        #expect(line.contains(#""merchant":null"#) && line.contains(#""merchant":["Sie Weg","Weg"]"#))
        reading.draft.merchant?.confidence = 0.5
        let said = try JSONLine.encode(ScanLine(file: "a.jpg", result: .success(reading)))
        #expect(said.contains(#""merchant":"Sie Weg""#) && said.contains(#""merchant":["Weg"]"#))
    }

    @Test func `a receipt of which nothing was understood`() throws {
        let reading = Reading(
            draft: Draft(),
            passes: [],
            picture: PictureSummary(format: .png, width: 4, height: 4, warnings: ["ends early"]),
            versions: [],
            timings: ReadingTimings()
        )
        let expected = #"""
            {"alternatives":{},"confidence":{},"draft":{"category":null,"currency":null,"date":null,"items":[],\#
            "merchant":null,"subtotal":null,"tax":null,"time":null,"total":null},"evidence":{},"file":"a.png",\#
            "milliseconds":{"decode":0,"prepare":0,"recognize":0,"understand":0},"proofs":[],"proved":false,\#
            "status":"read","warnings":["ends early"]}
            """#
        #expect(try JSONLine.encode(ScanLine(file: "a.png", result: .success(reading))) == expected)
    }

    @Test func `a picture that cannot be read`() throws {
        let line = ScanLine(file: "a.jpg", result: .failure(.truncated))
        #expect(
            try JSONLine.encode(line)
                == #"{"error":{"code":"truncated","message":"the picture ends before there is anything to read"},"file":"a.jpg","status":"unreadable"}"#
        )
    }

    @Test func `a record`() throws {
        let expected = #"""
            {"account":null,"amount":"23400","category":"food","createdAt":"2026-11-18T10:42:00Z","currency":"KRW",\#
            "date":"2026-11-18","id":"019a9677-0000-7000-8000-000000000001","images":[{"bytes":9,"file":"1.jpg",\#
            "originalName":"b.jpg","sha256":"00"}],"items":[],"kind":"expense","memo":"","merchant":"이마트 성수점",\#
            "mood":null,"proved":true,"revision":0,"status":"draft","subject":null,"subtotal":null,"tags":["lunch"],"tax":null,\#
            "time":null,"updatedAt":"2026-11-18T10:42:00Z","user":"me"}
            """#
        #expect(try JSONLine.encode(RecordForm(Fixture.record)) == expected)
    }

    @Test func `a file that became a draft carries its record`() throws {
        let record = try JSONLine.encode(RecordForm(Fixture.record))
        let line = try JSONLine.encode(JSONForm.file("b.jpg", .drafted, Fixture.record))
        #expect(line == #"{"event":"drafted","file":"b.jpg","record":\#(record),"user":"me"}"#)
    }

    @Test func `a file that failed says why and where it lies`() throws {
        let line = JSONForm.file("b.jpg", .failed, code: "empty", "the file is empty", keptAt: "/F/b.jpg")
        #expect(
            try JSONLine.encode(line)
                == #"{"error":{"code":"empty","message":"the file is empty"},"event":"failed","file":"b.jpg","keptAt":"/F/b.jpg"}"#
        )
    }

    @Test func `a rehearsal says for whom a file would be imported`() throws {
        let line = JSONForm.file("b.jpg", .wouldImport, for: .me)
        #expect(try JSONLine.encode(line) == #"{"event":"wouldImport","file":"b.jpg","user":"me"}"#)
    }
}
