import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

/// The quick decoder understands the same as Foundation's.
@Suite struct CanonicalObjectTests {
    private static let line = #"""
        {"at":"2026-11-20T18:40:00.250Z","change":"put","prev":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",\#
        "record":{"amount":"23400","createdAt":"2026-11-20T18:40:00.250Z","currency":"KRW","date":"2026-11-18",\#
        "id":"0192f0c1-2f4c-7abc-8def-0123456789ab","images":[{"bytes":12,"file":"1.jpg","height":400,\#
        "originalName":"점심 \"a\".jpg","sha256":"ab","width":300}],"items":[{"amount":"-100","name":"우유\n1L"},\#
        {"amount":"23500","name":"b","quantity":"2","unitPrice":"11750"}],"kind":"expense",\#
        "learned":{"category":{"by":"history","confidence":0.875,"matching":3,"of":"이마트","records":4}},"merchant":"이마트",\#
        "printed":{"cardDigits":"1234"},"proved":true,"status":"draft","tags":["a","b"],\#
        "updatedAt":"2026-11-20T18:40:00.250Z","user":"me"},"seq":7,"v":1}
        """#

    /// The same way as it was before there was another.
    private func foundation(_ line: [UInt8]) -> DecodedLineContent? {
        (try? JSONDecoder().decode(AnyLedgerLine.self, from: Data(line))).flatMap { try? DecodedLineContent($0) }
    }

    @Test func `a line is understood`() throws {
        let line = Array(Self.line.utf8)
        let put = try #require(LedgerDecoder.canonicalLine(line[...]))
        let record = try #require(put.record)
        #expect(record == foundation(line)?.record)
        #expect(record.items.first?.name == "우유\n1L")
        #expect(record.images.first?.originalName == #"점심 "a".jpg"#)
        #expect(record.learned.category?.confidence == 0.875)
    }

    @Test func `a changed line is never understood otherwise`() throws {
        let line = Array(Self.line.utf8)
        let pieces: [UInt8] = Array(#"{}[],:"\09-.eEtfnu "#.utf8) + [0, 0x7F, 0x80, 0xE3, 0xFF]
        var state: UInt64 = 1
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var understood = 0
        for _ in 0..<4000 {
            var changed = line
            for _ in 0...random(2) {
                let place = random(changed.count)
                switch random(3) {
                case 0: changed[place] = pieces[random(pieces.count)]
                case 1: changed.remove(at: place)
                default: changed.insert(pieces[random(pieces.count)], at: place)
                }
            }
            guard let put = LedgerDecoder.canonicalLine(changed[...]) else { continue }
            understood += 1
            let other = try #require(foundation(changed), "\(String(decoding: changed, as: UTF8.self))")
            #expect(put.record == other.record && put.sequence == other.sequence && put.at == other.at)
        }
        #expect(understood > 500)
    }
}
