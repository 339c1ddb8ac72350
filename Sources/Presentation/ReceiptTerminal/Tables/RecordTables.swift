import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
public import ReceiptReview
public import ReceiptWording

extension TextTable {
    /// Drafts as shown by `import`, with the file of each.
    public static func drafts(_ drafts: [(item: ReviewItem, file: String)], _ wording: any Wording) -> TextTable {
        let id = Column(wording.header(.id), rank: 2)
        let file = Column(wording.header(.file), rank: 3, flexibleDownTo: 24)
        return TextTable(
            columns: readColumns(wording) + [id, file],
            rows: drafts.map { item, file in
                let level = ConfidenceLevel(of: item.record, reading: item.draft)
                return description(of: item.record, wording)
                    + [cell(level, wording), Cell(item.record.id.short, .faint), Cell(file, .faint)]
            }
        )
    }

    private static func readColumns(_ wording: any Wording, merchantDownTo least: Int = 16) -> [Column] {
        [
            Column(wording.header(.merchant), flexibleDownTo: least), Column(wording.header(.date)),
            Column(wording.header(.amount), .right),
            Column(wording.header(.category), rank: 1, flexibleDownTo: 8),
            Column(wording.header(.confidence)),
        ]
    }

    /// Readings of files that are not stored.
    public static func readings(_ rows: [(file: String, draft: Draft)], _ wording: any Wording) -> TextTable {
        let file = Column(wording.header(.file), flexibleDownTo: 8)
        var table = TextTable(columns: [file] + readColumns(wording, merchantDownTo: 12))
        table.rows = rows.map { file, draft in
            let level = ConfidenceLevel(of: draft)
            let values = description(
                merchant: draft.proposedMerchant,
                date: draft.date?.value,
                amount: draft.total?.value,
                category: draft.category?.value,
                wording
            )
            return [Cell(file, .faint)] + values + [cell(level, wording)]
        }
        return table
    }

    /// Records as shown by `list`, with drafts' possible duplicates; `words` are highlighted.
    public static func records(
        _ records: [Record],
        duplicates: [RecordID: PossibleDuplicate] = [:],
        marking words: [String] = [],
        _ wording: any Wording
    ) -> TextTable {
        var table = TextTable(columns: [
            Column(wording.header(.id), rank: 1),
            Column(wording.header(.merchant), flexibleDownTo: 12),
            Column(wording.header(.date)),
            Column(wording.header(.amount), .right),
            Column(wording.header(.category), rank: 3, flexibleDownTo: 8),
            Column(wording.header(.status), rank: 2, flexibleDownTo: 9),
        ])
        table.rows = records.map { record in
            [Cell(record.id.short, .faint)] + description(of: record, wording) + [
                status(of: record, duplicates[record.id], wording)
            ]
        }
        for row in table.rows.indices { table.rows[row][1].marked = words }
        return table
    }

    /// Users with their record counts.
    public static func users(_ rows: [HouseholdOverview.Member], _ wording: any Wording) -> TextTable {
        TextTable(
            columns: [
                Column(wording.header(.user)),
                Column(wording.header(.drafts), .right),
                Column(wording.header(.confirmed), .right),
            ],
            rows: rows.map { [Cell($0.user.id.rawValue), Cell("\($0.drafts)"), Cell("\($0.confirmed)")] }
        )
    }

    /// A user's settings with their names on the command line.
    public static func settings(_ profile: Profile, _ wording: any Wording) -> TextTable {
        TextTable(
            columns: [
                Column(wording.localized("Setting", "설정")),
                Column(wording.localized("Value, as it is typed", "값 (입력하는 형식)"), flexibleDownTo: 16),
            ],
            rows: ProfileSetting.allCases.map { setting in
                let value = setting.value(in: profile)
                return [
                    Cell(setting.title(wording)), Cell("\(setting.rawValue)=\(value)", value.isEmpty ? .faint : .plain),
                ]
            }
        )
    }

    /// Quarantined files with their reasons.
    public static func failedFiles(_ files: [FailedFile], _ wording: any Wording) -> TextTable {
        TextTable(
            columns: [
                Column(wording.header(.file), flexibleDownTo: 16), Column(wording.header(.reason), flexibleDownTo: 24),
            ],
            rows: files.map { file in
                // The reason file has more detail, in English.
                let reason = wording.localized(file.message, wording.failureReason(file.code) ?? file.message)
                return [Cell(file.originalName), Cell(reason)]
            }
        )
    }

    private static func status(of record: Record, _ duplicate: PossibleDuplicate?, _ wording: any Wording) -> Cell {
        if let duplicate { return Cell(wording.draft(like: duplicate), .doubt) }
        return Cell(wording.status(record.status), record.status == .draft ? .accent : .plain)
    }

    private static func cell(_ level: ConfidenceLevel, _ wording: any Wording) -> Cell {
        Cell("\(level.mark) \(wording.confidence(level))", level.ink)
    }

    private static func description(of record: Record, _ wording: any Wording) -> [Cell] {
        description(
            merchant: wording.title(of: record) ?? record.content.map(wording.content),
            date: record.date,
            amount: record.amount,
            isIncome: record.kind == .income,
            category: record.category ?? record.shares.first?.category,
            others: max(0, record.shares.count - 1),
            wording
        )
    }

    private static func description(
        merchant: String?,
        date: CalendarDay?,
        amount: Money?,
        isIncome: Bool = false,
        category: Category?,
        others: Int = 0,
        _ wording: any Wording
    ) -> [Cell] {
        func cell(_ text: String?) -> Cell { text.map { Cell($0) } ?? Cell(wording.missing, .bad) }
        let category = category.map { wording.label($0) + (others > 0 ? " +\(others)" : "") }
        return [
            cell(merchant), cell(date?.description),
            cell(amount.map { (isIncome && $0.minorUnits > 0 ? "+" : "") + $0.formatted }),
            category.map { Cell($0) } ?? Cell(wording.missing, .faint),
        ]
    }
}
