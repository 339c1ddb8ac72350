import ReceiptApp
public import ReceiptDomain
import ReceiptReview
import ReceiptWording

extension HouseholdAPI {
    /// As the options of `list`, with the words of `search`.
    public static let filters: [APIParameter] = [
        APIParameter(
            "status",
            .choice([RecordStatus.draft, .confirmed, .discarded].map(\.rawValue)),
            "Only records of this status; without it, all but discarded ones.",
            "이 상태의 기록만. 없으면 버린 것을 뺀 모두."
        ),
        APIParameter("from", "The first day: 2026-11-01, or a month, or a year.", "첫날: 2026-11-01, 또는 달이나 해."),
        APIParameter("to", "The last day.", "마지막 날."),
        APIParameter("merchant", "Part of the shop's name.", "상호의 일부."),
        APIParameter("category", "A category; - for records without one.", "분류. 분류가 없는 기록은 -."),
        APIParameter(
            "where",
            .texts,
            "Conditions as in the terminal: amount>10000, tag=lunch.",
            "터미널에서와 같은 조건: amount>10000, tag=lunch."
        ),
        APIParameter("q", "Words that must occur, and conditions among them.", "있어야 하는 낱말과 조건."),
    ]

    private static let paging: [APIParameter] = [
        APIParameter("limit", .integer(1...500), "The most records (100).", "최대 기록 수 (100)."),
        APIParameter("after", "Where to continue: \"next\" of the list before.", "이어서 볼 위치: 앞 목록의 \"next\"."),
    ]

    public static let listing = filters + paging

    public static let searching: [APIParameter] =
        [
            APIParameter(
                "q",
                required: true,
                "Words that must occur in the names, notes, items and what was read of the photos; conditions, too: amount>10000.",
                "상호, 메모, 품목, 사진에서 읽은 글에 있어야 하는 낱말. 조건도 됩니다: amount>10000."
            )
        ] + paging

    /// A part of a list of records, with the count and the spending of the whole; `next` is the `after` that continues it.
    public func records(_ values: APIValues) async throws -> JSONForm {
        let filter = try filter(values)
        let found = try await found(filter, values)
        let summary = try await FindRecords(library: library, user: user).summary(filter)
        let planned = [String: String](byCurrency: summary.planned)
        return [
            "records": found.records.map { RecordForm($0) }, "count": summary.count,
            "totals": [String: String](byCurrency: summary.totals),
            // Those of days to come, which the totals leave out.
            "planned": planned.isEmpty ? nil : planned, "next": found.next.map { "\($0.day).\($0.id)" },
        ]
    }

    private func found(_ filter: RecordFilter, _ values: APIValues) async throws -> RecordSelection {
        let limit = try values.integer("limit", in: 1...500) ?? 100
        let place = try values.text("after").map(Self.place)
        return try await library.select(filter.query, after: place, limit: limit, of: user)
    }

    /// The newest records that fit, as many as a list shows.
    func newest(_ values: APIValues) async throws -> [Record] { try await found(filter(values), values).records }

    private func filter(_ values: APIValues) throws -> RecordFilter {
        var filter = RecordFilter(convention: convention)
        if let status = try values.text("status").flatMap({ RecordStatus(rawValue: $0) }) {
            filter.require(.status([status]))
        }
        if let from = try values.text("from") { try filter.require(from: from) }
        if let to = try values.text("to") { try filter.require(to: to) }
        if let merchant = try values.text("merchant") { filter.require(merchant: merchant) }
        if let category = try values.text("category") { try filter.require(category: category) }
        for condition in try values.texts("where") { try filter.require(condition) }
        try filter.require(
            searched: (try values.text("q") ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        )
        return filter
    }

    private static func place(_ text: String) throws(APIProblem) -> RecordOrder {
        let parts = text.split(separator: ".")
        guard parts.count == 2, let day = Int32(parts[0]), let id = RecordID(parts[1]) else {
            throw .notAPosition(text)
        }
        return RecordOrder(day: Int(day), id: id)
    }

    public func form(of record: Record) async throws -> RecordForm {
        let duplicate = try await PossibleDuplicates(library: library, user: user)(of: [record])[record.id]
        return RecordForm(record, duplicate: duplicate)
    }

    // MARK: Changes

    public static let editing: [APIParameter] = [
        revision,
        APIParameter(
            "action",
            .choice(["edit", "discard", "restore"]),
            "edit (the default), discard, or restore from the discarded ones.",
            "edit(기본), discard(버리기), restore(되살리기)."
        ),
        set,
        APIParameter(
            "unlock",
            .flag,
            "Change it although a reconciled statement has it.",
            "대조를 마친 명세서에 있어도 바꿉니다."
        ),
    ]

    static let revision = APIParameter(
        "revision",
        .integer(0...Int(Int32.max)),
        required: true,
        "The record's revision that the answer is about; another one is refused with 409.",
        "답하려는 기록의 revision. 그사이 바뀌었으면 409로 거절합니다."
    )

    /// The names of the fields that can be set.
    private static let settable = ReviewField.allCases.map(\.name) + BookAssignment.names

    static let set = APIParameter(
        "set",
        .fields(settable),
        "New values as a person types them; empty to clear. In a form: set.category=food.",
        "사람이 입력하는 대로 쓴 새 값. 비우려면 빈 문자열. 폼에서는 set.category=food."
    )

    /// Changes, discards or restores a record; the step can be undone.
    public func edit(_ record: Record, _ values: APIValues) async throws -> RecordForm {
        try requireRevision(of: record, values)
        let edits = EditRecords(library: library, user: user)
        let unlocks = try values.flag("unlock")
        let action = try values.text("action") ?? "edit"
        let set = try values.texts("set", of: Self.settable)
        guard action == "edit" || set.isEmpty else { throw APIProblem.setBeside(action: action) }
        let changes: [RecordChange]
        switch action {
        case "discard":
            guard record.status != .discarded else { throw APIProblem.alreadyDiscarded }
            changes = [RecordEdit(record).discarding]
        case "restore":
            guard record.status == .discarded else { throw APIProblem.notDiscarded }
            changes = try await edits.returning([record])
        default: changes = [try change(of: record, set)]
        }
        let due = changes.filter(\.isSubstantial)
        guard !due.isEmpty else { return RecordForm(record) }
        try await edits.check(due, unlocking: unlocks)
        return RecordForm(try await edits.write(due, unlocking: unlocks).first ?? record)
    }

    private func change(of record: Record, _ set: [String: String]) throws -> RecordChange {
        var edit = RecordEdit(record)
        // In the order of the fields, because a category depends on the kind.
        for field in ReviewField.allCases {
            guard let answer = set[field.name] else { continue }
            do throws(InputProblem) {
                try edit.apply(FieldAssignment(field: field, answer: answer), convention)
            } catch {
                throw AnswerLine.Problem.invalid(field, error)
            }
        }
        for name in BookAssignment.names {
            guard let answer = set[name], let assignment = BookAssignment("\(name)=\(answer)") else { continue }
            try edit.apply(assignment, convention)
        }
        return edit.change
    }

    func requireRevision(of record: Record, _ values: APIValues) throws {
        guard try values.integer("revision", in: 0...Int(Int32.max)) == record.revision else {
            throw LibraryError.stale(record.id, current: record)
        }
    }
}
