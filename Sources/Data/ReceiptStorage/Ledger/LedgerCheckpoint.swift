import Foundation
import ReceiptDomain

/// The position and state up to which a ``RecordIndex`` has read a ledger, from which reading continues.
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
    var lastOffset: Int
    var lastLength: Int
    var lastHash: String
    /// As ``LedgerState/newestTrusted``.
    var newestTrusted: String?
    var damages: [Damage]

    init?(text: String) {
        guard let value = try? JSONDecoder().decode(LedgerCheckpoint.self, from: Data(text.utf8)) else { return nil }
        self = value
    }

    var text: String {
        get throws { String(decoding: try LedgerFormat.encoder().encode(self), as: UTF8.self) }
    }

    /// `nil` where no line was read.
    init?(_ index: LedgerIndex) {
        guard let last = index.lastLine else { return nil }
        end = index.end
        lineCount = index.lineCount
        lastSequence = index.lastSequence
        vouchedSequence = index.vouchedSequence
        lastLineIsRead = index.lastLineIsRead
        (lastOffset, lastLength, lastHash) = (last.place.offset, last.place.length, last.hash.text)
        newestTrusted = index.newestTrusted?.text
        damages = index.damages.map(Damage.init)
    }
}

extension LedgerIndex {
    /// An empty index that continues after the checkpoint.
    init?(behind checkpoint: LedgerCheckpoint) {
        guard let hash = LineHash(checkpoint.lastHash) else { return nil }
        let damages = checkpoint.damages.compactMap(Damage.init)
        guard damages.count == checkpoint.damages.count else { return nil }
        let place = Line(offset: checkpoint.lastOffset, length: checkpoint.lastLength, mark: hash.mark)
        self.init(
            end: checkpoint.end,
            lineCount: checkpoint.lineCount,
            lastSequence: checkpoint.lastSequence,
            vouchedSequence: checkpoint.vouchedSequence,
            lastLineIsRead: checkpoint.lastLineIsRead,
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
