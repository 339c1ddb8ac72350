public import HouseholdBook
public import ReceiptDomain
public import ReceiptWording

extension TextTable {
    public static func claims(
        _ claims: [(claim: Claim, sums: [Money])],
        today: CalendarDay,
        _ wording: any Wording
    ) -> TextTable {
        let names = wording.claimColumns
        return TextTable(
            columns: [
                Column("ID"), Column(names.claim, flexibleDownTo: 10), Column(names.kind, rank: 1),
                Column(wording.header(.amount), .right), Column(names.until), Column(names.state, flexibleDownTo: 8),
            ],
            rows: claims.map { claim, sums in
                let left = wording.left(claim, today: today)
                let isLate = claim.daysLeft(on: today).map { $0 < 30 } ?? false
                return [
                    Cell(claim.id, .strong), Cell(claim.title), Cell(wording.name(claim.claimKind)),
                    Cell(sums.map(\.formatted).joined(separator: ", ")), Cell(claim.until ?? wording.missing),
                    Cell(
                        [wording.name(claim.state), left].filter { !$0.isEmpty }.joined(separator: ", "),
                        isLate && claim.state == .open ? .doubt : .plain
                    ),
                ]
            }
        )
    }

    /// Purchases that belong to no claim yet.
    public static func candidates(_ candidates: [ClaimCandidate], _ wording: any Wording) -> TextTable {
        let names = wording.claimColumns
        return TextTable(
            columns: [
                Column("ID"), Column(wording.header(.date)), Column(wording.header(.merchant), flexibleDownTo: 10),
                Column(wording.header(.amount), .right), Column(names.kind, rank: 1), Column(names.until),
                Column(names.documents, rank: 2, flexibleDownTo: 8),
            ],
            rows: candidates.map { candidate in
                [
                    Cell(candidate.record.id.short, .strong),
                    Cell(candidate.record.date?.description ?? wording.missing),
                    Cell(candidate.record.merchant ?? wording.missing),
                    Cell(candidate.record.amount?.formatted ?? wording.missing), Cell(wording.name(candidate.kind)),
                    Cell(candidate.deadline?.description ?? wording.missing),
                    Cell(candidate.record.images.isEmpty ? wording.missing : wording.names(candidate.documents)),
                ]
            }
        )
    }

    /// The papers of a claim by their numbers.
    public static func documents(_ claim: Claim, _ records: [Record], _ wording: any Wording) -> TextTable {
        let names = wording.claimColumns
        return TextTable(
            columns: [
                Column(wording.numberColumn, .right), Column(names.documents, flexibleDownTo: 10),
                Column(wording.header(.date)),
                Column(wording.header(.merchant), flexibleDownTo: 10), Column(wording.claimImageColumn),
            ],
            rows: claim.documents.enumerated().map { index, document in
                let record = records.first { $0.id.rawValue == document.record }
                return [
                    Cell("\(index + 1)"), Cell(wording.names(document.known)),
                    Cell(record?.date?.description ?? wording.missing), Cell(record?.merchant ?? wording.missing),
                    Cell(document.file, .faint),
                ]
            }
        )
    }
}
