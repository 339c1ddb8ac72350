import ReceiptDomain

import struct Foundation.Date

/// Pairs of drafts that may show one purchase: taken within minutes, numbered in sequence, or imported at once.
///
/// Compares each draft with a bounded number of others, so that the work grows linearly with the drafts.
struct DraftNeighbours {
    /// The longest time between photos of one receipt, in minutes.
    private static let minutes = 3
    /// The number of following drafts that each is compared with, in each order.
    private static let reach = 12

    private let drafts: [Record]
    private let facts: [Facts]

    private struct Facts {
        /// Minutes since 1970 by the camera's clock.
        var taken: Int?
        var name: (stem: String, number: Int)?
    }

    init(_ drafts: [Record]) {
        self.drafts = drafts.sorted { $0.id < $1.id }
        facts = self.drafts.map { draft in
            let image = draft.images.first
            return Facts(
                taken: image?.takenAt.flatMap(Self.minutes),
                name: image.flatMap { Self.numbered($0.originalName) }
            )
        }
    }

    /// All pairs, the earlier draft first.
    var pairs: [(Record, Record)] {
        closePairs { areNear($0, $1) || wereDroppedAtOnce($0, $1) }
    }

    /// The pairs by camera time, or by file number where a photo has no time; imports at one time do not count.
    var pairsByPicture: [(Record, Record)] { closePairs(areNear) }

    private func closePairs(_ areClose: (Int, Int) -> Bool) -> [(Record, Record)] {
        var found: Set<[Int]> = []
        func note(_ order: [Int]) {
            for (place, one) in order.enumerated() {
                for other in order[(place + 1)...].prefix(Self.reach) where areClose(one, other) {
                    found.insert([min(one, other), max(one, other)])
                }
            }
        }
        let all = Array(drafts.indices)
        note(all)
        note(all.filter { facts[$0].taken != nil }.sorted { (facts[$0].taken ?? 0) < (facts[$1].taken ?? 0) })
        note(
            all.filter { facts[$0].name != nil }.sorted { one, other in
                guard let a = facts[one].name, let b = facts[other].name else { return one < other }
                return a < b
            }
        )
        return found.sorted { $0.lexicographicallyPrecedes($1) }.map { (drafts[$0[0]], drafts[$0[1]]) }
    }

    private func areNear(_ a: Int, _ b: Int) -> Bool {
        if let one = facts[a].taken, let other = facts[b].taken { return abs(one - other) <= Self.minutes }
        guard let one = facts[a].name, let other = facts[b].name else { return false }
        return one.stem == other.stem && abs(one.number - other.number) == 1
    }

    private func wereDroppedAtOnce(_ a: Int, _ b: Int) -> Bool {
        abs(drafts[a].createdAt.timeIntervalSince(drafts[b].createdAt)) <= Double(60 * Self.minutes)
    }

    /// Minutes since 1970 of `2026-11-18T19:42:10`, the form of EXIF times here.
    private static func minutes(_ taken: String) -> Int? {
        let text = Array(taken)
        guard text.count >= 16, let day = CalendarDay(iso: String(text[..<10])), let hour = Int(String(text[11...12])),
            let minute = Int(String(text[14...15]))
        else { return nil }
        return day.daysSince1970 * 1440 + hour * 60 + minute
    }

    /// `IMG_0042.jpg` is number 42 with the stem `IMG_.jpg`.
    private static func numbered(_ name: String) -> (stem: String, number: Int)? {
        let end = name.lastIndex(of: ".") ?? name.endIndex
        let digits = name[..<end].reversed().prefix { $0.isASCII && $0.isNumber }.count
        guard digits > 0, digits <= 9, let number = Int(name[..<end].suffix(digits)) else { return nil }
        return (name[..<end].dropLast(digits) + String(name[end...]).lowercased(), number)
    }
}
