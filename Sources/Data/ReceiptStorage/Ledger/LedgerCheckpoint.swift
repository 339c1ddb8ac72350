import Foundation
import ReceiptDomain

/// The stored form of a ``LedgerIndex``: how far an index has read a ledger.
struct LedgerCheckpoint: Codable {
    struct Damage: Codable {
        var number: Int
        var offset: Int
        var length: Int
        var hash: String
        /// Raw value of ``LedgerDamage/Kind``.
        var kind: String
        var detail: String?
    }

    var end: Int
    var lineCount: Int
    var lastSequence: Int
    var vouchedSequence: Int
    var lastLineIsRead: Bool
    var digest: Int
    var lastOffset: Int
    var lastLength: Int
    var lastHash: String
    /// As ``LedgerState/newestTrusted``.
    var newestTrusted: String?
    var damages: [Damage]

    /// `nil` where no line was read.
    fileprivate init?(_ index: LedgerIndex) {
        guard let last = index.lastLine else { return nil }
        end = index.end
        lineCount = index.lineCount
        lastSequence = index.lastSequence
        vouchedSequence = index.vouchedSequence
        lastLineIsRead = index.lastLineIsRead
        digest = index.digest
        (lastOffset, lastLength, lastHash) = (last.place.offset, last.place.length, last.hash.text)
        newestTrusted = index.newestTrusted?.text
        damages = index.damages.map(Damage.init)
    }
}

extension LedgerIndex {
    /// The state as text; empty where no line was read.
    var checkpoint: String {
        get throws {
            guard let checkpoint = LedgerCheckpoint(self) else { return "" }
            return String(decoding: try LedgerFormat.encoder().encode(checkpoint), as: UTF8.self)
        }
    }

    /// The state behind a checkpoint; `nil` for a text that is none.
    init?(checkpoint text: String) {
        guard !text.isEmpty else {
            self.init()
            return
        }
        guard let checkpoint = try? JSONDecoder().decode(LedgerCheckpoint.self, from: Data(text.utf8)),
            let hash = LineHash(checkpoint.lastHash)
        else { return nil }
        let damages = checkpoint.damages.compactMap(Damage.init)
        guard damages.count == checkpoint.damages.count else { return nil }
        let place = Line(offset: checkpoint.lastOffset, length: checkpoint.lastLength, mark: hash.mark)
        self.init(
            end: checkpoint.end,
            lineCount: checkpoint.lineCount,
            lastSequence: checkpoint.lastSequence,
            vouchedSequence: checkpoint.vouchedSequence,
            lastLineIsRead: checkpoint.lastLineIsRead,
            digest: checkpoint.digest,
            lastLine: (place, hash),
            newestTrusted: checkpoint.newestTrusted.flatMap { Timestamp($0) },
            damages: damages
        )
    }
}

extension LedgerCheckpoint.Damage {
    fileprivate init(_ damage: LedgerIndex.Damage) {
        number = damage.number
        (offset, length) = (damage.place.offset, damage.place.length)
        hash = damage.hash.text
        switch damage.kind {
        case .unreadable(let detail): (kind, self.detail) = ("unreadable", detail)
        case .altered: kind = "altered"
        case .runTogether: kind = "runTogether"
        case .beginsLate: kind = "beginsLate"
        }
    }
}

extension LedgerIndex.Damage {
    fileprivate init?(_ stored: LedgerCheckpoint.Damage) {
        guard let hash = LineHash(stored.hash) else { return nil }
        switch stored.kind {
        case "unreadable": kind = .unreadable(detail: stored.detail ?? "")
        case "altered": kind = .altered
        case "runTogether": kind = .runTogether
        case "beginsLate": kind = .beginsLate
        default: return nil
        }
        number = stored.number
        place = LinePlace(offset: stored.offset, length: stored.length)
        self.hash = hash
    }
}
