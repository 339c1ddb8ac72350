public import ReceiptDomain

/// The match found for a bank's row.
public enum RowMatch: Hashable, Sendable {
    /// An earlier import noted the row on this record.
    case known(RecordID)
    /// This record matches, and no other comes close.
    case certain(RecordID)
    /// This record probably matches; a person has to confirm.
    case likely(RecordID)
    /// The same merchant at about the same day, with another amount or currency.
    case amountDiffers(RecordID)
    /// The other row of a transfer within the statement; `isFirst` marks the row that makes the record.
    case transfer(row: Int, isFirst: Bool)
    /// The other side of a transfer that an earlier statement or a message made a draft of; `own` is the draft of the row itself,
    /// where a message made one.
    case otherSide(RecordID, own: RecordID? = nil)
    /// As ``otherSide(_:own:)``, possibly; a person has to confirm.
    case mayBeOtherSide(RecordID, own: RecordID? = nil)
    /// The text names another of the household's accounts.
    case ownAccount(String)
    case new

    var ownRecord: RecordID? {
        switch self {
        case .certain(let id), .likely(let id): id
        default: nil
        }
    }
}

/// Matches a statement's rows with records.
///
/// Scores and thresholds are the best for a simulated year of 900 purchases, of which 15 % were missing in the book and 7 % at
/// the bank, with wrong days, wrong amounts and names as banks write them.
public struct StatementMatcher: Sendable {
    /// The range of days by which a bank's date may differ from the book's.
    public static let days = -2...5
    private static let certain = 4.5
    /// The score by which a certain match must exceed every other of its row or record.
    private static let ahead = 1.0
    /// The similarity above which two names may be the same merchant's.
    static let alike = 0.3
    static let sameShop = 0.6
    /// The most minutes by which two clocks differ for one payment.
    private static let sameTime = 5

    private let accounts: AccountBook
    private let records: [Record]

    /// `records` must include those around the statement's days, and all that were matched before.
    public init(_ accounts: AccountBook, _ records: [Record]) {
        (self.accounts, self.records) = (accounts, records.sorted { $0.id < $1.id })
    }

    public func callAsFunction(_ rows: [BankRow]) -> [RowMatch] {
        var work = MatchWork(rows: rows, records: records, accounts)
        let scored = Self.scored(work)
        let named = Set(scored.filter { $0.likeness >= Self.alike }.map(\.row))
        work.pairTransfers(isNamed: named.contains)
        match(scored, &work)
        work.joinSides()
        matchOtherAmounts(&work)
        work.nameOwnAccounts()
        return work.matches.map { $0 ?? .new }
    }

    /// The record with the statement's row that `late`, which came after it, is certainly of.
    ///
    /// It is the one that importing the statement now would find, so that it does not matter which came first. Of payments that
    /// differ by their days alone the nearest is as good as any.
    public static func noted(for late: Record, among records: [Record], _ accounts: AccountBook) -> Record? {
        var nearest: [String: (row: BankRow, owner: Record)] = [:]
        func distance(_ row: BankRow) -> Int {
            let days = abs(row.date.daysSince1970 - (late.date ?? row.date).daysSince1970)
            return days * 2 + (row.time != nil && row.time == late.time ? 0 : 1)
        }
        // A refund is an expense below zero.
        let comesIn = (late.kind == .income) != ((late.amount?.minorUnits ?? 0) < 0)
        for record in records where record.id != late.id {
            for key in record.bankKeys {
                // The other side of a transfer is no row of this payment.
                guard var row = BankRow(key: key, accounts), (row.amount.minorUnits > 0) == comesIn
                else {
                    continue
                }
                (row.time, row.approval) = (record.time, record.printed.approvalNumber)
                // A purchase abroad is told in its own currency.
                if let bought = record.amount?.magnitude, bought.currency != row.amount.currency {
                    row.amount = row.amount.minorUnits < 0 ? bought.negated : bought
                }
                let like = "\(row.account)|\(row.amount)|\(row.text)|\(row.approval ?? "")"
                if let other = nearest[like], distance(other.row) <= distance(row) { continue }
                nearest[like] = (row, record)
            }
        }
        let found = nearest.values.sorted { $0.owner.id < $1.owner.id }
        let matches = StatementMatcher(accounts, [late])(found.map(\.row))
        return matches.firstIndex(of: .certain(late.id)).map { found[$0].owner }
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
                guard candidate.account ?? row.account == row.account, candidate.fits(row.text),
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
        let approvals = row.approval.flatMap { one in candidate.approval.map { (one, $0) } }
        if let (one, other) = approvals, one == other { return 10 }
        if let (one, other) = approvals, !isMisread(one, other) { return nil }
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
            score += abs(one.minutes - other.minutes) <= sameTime ? 1.5 : -1
        }
        // A number with a misread digit is no proof, and asked about.
        return approvals == nil ? score : min(score, certain - 0.1)
    }

    /// Whether two approval numbers differ in one digit alone, as the one that was read from a receipt may.
    private static func isMisread(_ one: String, _ other: String) -> Bool {
        one.count == other.count && one.count >= 6 && zip(one, other).count(where: !=) == 1
    }

    /// Matches in order of scores; each row and each record once.
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

    /// Matches misread amounts, tips and foreign amounts by merchant and day.
    private func matchOtherAmounts(_ work: inout MatchWork) {
        var found: [Scored] = []
        var byDay: [Int: [Int]] = [:]
        // A transfer of another amount is another transfer: its names are those of the accounts.
        for (place, candidate) in work.candidates.enumerated()
        where work.isFree(candidate: place) && !work.isTransfer(candidate: place) {
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
