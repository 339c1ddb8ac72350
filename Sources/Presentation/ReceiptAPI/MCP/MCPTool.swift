import ReceiptDomain
import ReceiptWording

/// A tool that a model may call.
struct MCPTool: Sendable {
    /// The result of a call: one object, and pictures.
    struct Result: Sendable {
        var value: JSONValue
        var pictures: [[UInt8]] = []

        init(_ form: some Encodable, pictures: [[UInt8]] = []) throws {
            (value, self.pictures) = (try JSONValue(encoding: form), pictures)
        }
    }

    let name: String
    let english: String
    let korean: String
    let parameters: [APIParameter]
    /// Whether it changes the household's book.
    var writes = false
    let run: @Sendable (HouseholdAPI, APIValues, RecordImages) async throws -> Result

    func description(_ wording: any Wording) -> JSONValue {
        [
            "name": .text(name), "description": .text(wording.localized(english, korean)),
            "inputSchema": parameters.schema(wording),
            // Nothing leaves the machine, and everything can be undone.
            "annotations": [
                "readOnlyHint": .flag(!writes), "destructiveHint": false, "openWorldHint": false,
            ],
        ]
    }
}

/// The pages of a record's photos as JPEG, for models.
struct RecordImages: Sendable {
    /// As ``MCPServer/Pictures``.
    let rendition: MCPServer.Pictures

    /// Pixels of the longer side: print of receipts can be read, and a picture stays below 200 KB.
    private static let longestSide = 1200
    private static let mostPages = 4

    func pages(of record: Record) async throws -> [[UInt8]] {
        var pages: [[UInt8]] = []
        for page in record.pages.prefix(Self.mostPages) {
            if let jpeg = try await rendition(record, page, Self.longestSide) { pages.append(jpeg) }
        }
        return pages
    }
}

extension MCPTool {
    static let all = reading + writing

    private static let id = APIParameter(
        "id",
        required: true,
        "The record's id, or its first or last characters.",
        "기록의 ID, 또는 그 앞이나 뒤의 글자."
    )

    private static let pictures = APIParameter(
        "pictures",
        .flag,
        "Whether its photos are shown, too.",
        "사진도 함께 볼지."
    )

    private static let reading: [MCPTool] = [
        MCPTool(
            name: "search",
            english:
                "Find records by words in shops, notes, items and the text of photos. Cite the ids of records in answers.",
            korean: "상호, 메모, 품목, 사진의 글에서 낱말로 기록을 찾습니다. 답할 때 기록의 ID를 밝히세요.",
            parameters: HouseholdAPI.searching
        ) { household, values, _ in try Result(await household.records(values)) },
        MCPTool(
            name: "records",
            english: "List records that fit all conditions, the newest first, with their number and what they spent.",
            korean: "조건에 모두 맞는 기록을 최근 것부터, 그 수와 쓴 금액과 함께 보여 줍니다.",
            parameters: HouseholdAPI.listing
        ) { household, values, _ in try Result(await household.records(values)) },
        MCPTool(
            name: "record",
            english: "Show one record with all its fields and items, and with its photos if they are asked for.",
            korean: "기록 하나를 모든 항목과 품목까지, 원하면 사진과 함께 보여 줍니다.",
            parameters: [id, pictures]
        ) { household, values, images in
            let record = try await household.record(matching: values.required("id"))
            let pages = try values.flag("pictures") ? await images.pages(of: record) : []
            return try Result(await household.form(of: record), pictures: pages)
        },
        MCPTool(
            name: "drafts",
            english:
                "List the drafts that wait for an answer, the least certain first, with the words behind each value.",
            korean: "답을 기다리는 초안을 가장 불확실한 것부터, 값마다 근거가 된 글과 함께 보여 줍니다.",
            parameters: HouseholdAPI.draftListing
        ) { household, values, _ in try Result(await household.drafts(values)) },
        MCPTool(
            name: "draft",
            english: "Show one draft with its evidence and its photos.",
            korean: "초안 하나를 근거와 사진과 함께 보여 줍니다.",
            parameters: [id]
        ) { household, values, images in
            let record = try await household.record(matching: values.required("id"))
            return try Result(await household.draft(record), pictures: await images.pages(of: record))
        },
        MCPTool(
            name: "report",
            english:
                "What was spent and earned in a period, divided by category, shop, month or other; with budgets, and the "
                + "ids of the period's newest records.",
            korean: "기간의 지출과 수입을 분류, 상호, 달 등으로 나누어, 예산과 그 기간의 최근 기록 ID와 함께 보여 줍니다.",
            parameters: HouseholdAPI.reporting
        ) { household, values, _ in try Result(await household.citedReport(values)) },
        MCPTool(
            name: "accounts",
            english: "The accounts with their balances, and their sum.",
            korean: "계좌와 잔액, 그 합계를 보여 줍니다.",
            parameters: HouseholdAPI.standing
        ) { household, values, _ in try Result(await household.accountStandings(values)) },
        MCPTool(
            name: "prices",
            english: "One product's prices over time and shops, with the ids of the records.",
            korean: "한 품목의 시기별, 상호별 값을 기록의 ID와 함께 보여 줍니다.",
            parameters: HouseholdAPI.pricing
        ) { household, values, _ in try Result(await household.prices(values)) },
    ]

    private static let writing: [MCPTool] = [
        MCPTool(
            name: "answer_draft",
            english: "Confirm, change or discard a draft, after its user said so. The step can be undone.",
            korean: "사용자가 말한 대로 초안을 확정하거나 고치거나 버립니다. 되돌릴 수 있습니다.",
            parameters: [id] + HouseholdAPI.answering,
            writes: true
        ) { household, values, _ in
            let record = try await household.record(matching: values.required("id"))
            return try Result(await household.answer(record, values))
        },
        MCPTool(
            name: "edit_record",
            english: "Change, discard or restore a record, after its user said so. The step can be undone.",
            korean: "사용자가 말한 대로 기록을 고치거나 버리거나 되살립니다. 되돌릴 수 있습니다.",
            parameters: [id] + HouseholdAPI.editing,
            writes: true
        ) { household, values, _ in
            let record = try await household.record(matching: values.required("id"))
            return try Result(await household.edit(record, values))
        },
        MCPTool(
            name: "add_entry",
            english:
                "Enter an expense, an income, a transfer or a note, after its user said so. The step can be undone.",
            korean: "사용자가 말한 대로 지출, 수입, 이체, 메모를 입력합니다. 되돌릴 수 있습니다.",
            parameters: HouseholdAPI.entry,
            writes: true
        ) { household, values, _ in try Result(await household.add(values)) },
    ]
}
