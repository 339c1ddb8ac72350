public import ReceiptDomain

/// What a bank's row is about.
public enum RowMatch: Hashable, Sendable {
    /// It was noted when the statement, or one that overlaps it, came before.
    case known(RecordID)
    /// This record; nothing comes near it.
    case certain(RecordID)
    /// Probably this record, which a person has to say.
    case likely(RecordID)
    /// The same shop near the same day, with another amount, or in another currency.
    case amountDiffers(RecordID)
    /// The other side is another row of the statement, which comes first where `isFirst` says so.
    case transfer(row: Int, isFirst: Bool)
    /// The other side came with an earlier statement, as a draft.
    case otherSide(RecordID)
    /// Perhaps the other side of a record that is confirmed already, which a person has to say.
    case mayBeOtherSide(RecordID)
    /// Its text names another of the household's accounts.
    case ownAccount(String)
    case new
}

/// Finds out which records a statement's rows are about.
///
/// Scores and limits are those that came out best on a simulated year of 900 purchases, of which 15 % were not in the book and
/// 7 % not at the bank, with wrong days, wrong amounts and names as banks write them.
public struct StatementMatcher: Sendable {
    /// How many days a bank may be before and after the book.
    public static let days = -2...5
    private static let certain = 4.5
    /// How much better a certain match is than any other of its row or its record.
    private static let ahead = 1.0
    /// The likeness from which on two names may be of one shop.
    private static let alike = 0.3
    private static let sameShop = 0.6
    /// Two clocks that saw the same payment differ by at most so many minutes.
    private static let sameTime = 5

    private let accounts: AccountBook
    private let records: [Record]

    /// `records` are those of the days around the statement, and all that were matched with a row before.
    public init(_ accounts: AccountBook, _ records: [Record]) {
        (self.accounts, self.records) = (accounts, records.sorted { $0.id < $1.id })
    }

    public func callAsFunction(_ rows: [BankRow]) -> [RowMatch] {
        var work = MatchWork(rows: rows, records: records, accounts)
        work.noteKnown()
        let scored = Self.scored(work)
        let named = Set(scored.filter { $0.likeness >= Self.alike }.map(\.row))
        work.pairTransfers(isNamed: named.contains)
        match(scored, &work)
        matchOtherAmounts(&work)
        work.nameOwnAccounts()
        return work.matches.map { $0 ?? .new }
    }

    struct Scored {
        var row: Int
        var candidate: Int
        var score: Double
        var likeness: Double
    }

    private static func scored(_ work: MatchWork) -> [Scored] {
        var byAmount: [Money: [Int]] = [:]
        for (index, candidate) in work.candidates.enumerated() { byAmount[candidate.amount, default: []].append(index) }
        var scored: [Scored] = []
        for (index, row) in work.rows.enumerated() where work.matches[index] == nil {
            for place in byAmount[row.amount] ?? [] {
                let candidate = work.candidates[place]
                // Names take longest to compare.
                guard candidate.account ?? row.account == row.account,
                    days.contains(row.date.daysSince1970 - candidate.date.daysSince1970)
                else { continue }
                let likeness = candidate.likeness(to: work.names[index])
                guard let score = score(row, candidate, likeness) else { continue }
                scored.append(Scored(row: index, candidate: place, score: score, likeness: likeness))
            }
        }
        return scored.sorted { ($1.score, $0.row, $0.candidate) < ($0.score, $1.row, $1.candidate) }
    }

    private static func score(_ row: BankRow, _ candidate: MatchCandidate, _ likeness: Double) -> Double? {
        let days = row.date.daysSince1970 - candidate.date.daysSince1970
        guard Self.days.contains(days) else { return nil }
        if let one = row.approval, let other = candidate.approval { return one == other ? 10 : nil }
        let byDay =
            switch days {
            case 0: 2.0
            case 1: 1.6
            case 2: 1.2
            case 3: 0.8
            case 4: 0.2
            case -1: 0.6
            default: 0.0
            }
        var score = 3 + byDay + 3 * likeness
        if days == 0, let one = row.time, let other = candidate.time {
            let minutes = abs((one.hour - other.hour) * 60 + one.minute - other.minute)
            score += minutes <= sameTime ? 1.5 : -1
        }
        return score
    }

    /// The best first, each row and each record once.
    private func match(_ scored: [Scored], _ work: inout MatchWork) {
        let ofRow = Dictionary(grouping: scored, by: \.row)
        let ofCandidate = Dictionary(grouping: scored, by: \.candidate)
        for pair in scored where work.isFree(pair) {
            let others =
                (ofRow[pair.row] ?? []).filter { $0.candidate != pair.candidate }
                + (ofCandidate[pair.candidate] ?? []).filter { $0.row != pair.row }
            let rival = others.filter { work.isFree($0) && !work.isTwin($0, of: pair) }.map(\.score).max()
            let isCertain = pair.score >= Self.certain && pair.score - (rival ?? 0) >= Self.ahead
            let id = work.record(of: pair.candidate)
            work.take(pair.row, pair.candidate, isCertain ? .certain(id) : .likely(id))
        }
    }

    /// What was misread, tipped, or paid in another currency: the same shop, near the same day.
    private func matchOtherAmounts(_ work: inout MatchWork) {
        var found: [Scored] = []
        var byDay: [Int: [Int]] = [:]
        for (place, candidate) in work.candidates.enumerated() where work.isFree(candidate: place) {
            byDay[candidate.date.daysSince1970, default: []].append(place)
        }
        for (index, row) in work.rows.enumerated() where work.matches[index] == nil {
            let near = Self.days.flatMap { byDay[row.date.daysSince1970 - $0] ?? [] }
            for place in near {
                let candidate = work.candidates[place]
                let days = row.date.daysSince1970 - candidate.date.daysSince1970
                let isAbroad = candidate.amount.currency != row.amount.currency
                guard isAbroad ? Self.days.contains(days) : (0...3).contains(days),
                    candidate.account ?? row.account == row.account,
                    (candidate.amount.minorUnits < 0) == (row.amount.minorUnits < 0)
                else { continue }
                let likeness = candidate.likeness(to: work.names[index])
                guard likeness >= Self.sameShop else { continue }
                let score = likeness - Double(abs(days)) / 10
                found.append(Scored(row: index, candidate: place, score: score, likeness: likeness))
            }
        }
        for pair in found.sorted(by: { ($1.score, $0.row, $0.candidate) < ($0.score, $1.row, $1.candidate) })
        where work.isFree(pair) {
            work.take(pair.row, pair.candidate, .amountDiffers(work.record(of: pair.candidate)))
        }
    }
}
