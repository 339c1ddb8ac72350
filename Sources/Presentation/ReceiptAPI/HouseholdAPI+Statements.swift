import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// The import of statements of banks and cards.
extension HouseholdAPI {
    public static let importing: [APIParameter] = [
        APIParameter(
            "name",
            "The file's name: its ending may tell what it is.",
            "파일 이름. 확장자가 형식을 알려 줄 수 있습니다."
        ),
        APIParameter("account", "The account, where the file does not name it.", "계좌. 파일에 적혀 있지 않을 때."),
        APIParameter(
            "dateOrder",
            .choice(ReadingContext.DateOrder.allCases.map(\.name)),
            "How days such as 03/04/2026 are meant.",
            "03/04/2026 같은 날짜를 읽는 순서."
        ),
        APIParameter(
            "year",
            .integer(1970...2200),
            "The year of the newest row, where days have none.",
            "날짜에 연도가 없을 때 가장 최근 행의 연도."
        ),
        APIParameter(
            "positive",
            .choice(["spent", "received"]),
            "What amounts without a minus are.",
            "마이너스가 없는 금액의 뜻: spent(쓴 돈), received(받은 돈)."
        ),
        APIParameter(
            "decimalSign",
            .choice(DecimalSign.allCases.map(\.rawValue)),
            "What stands before decimals, where 1.230 does not tell.",
            "1.230처럼 알 수 없는 수에서 소수점으로 쓴 것."
        ),
        APIParameter(
            "encoding",
            .choice(TextEncoding.allCases.map(\.rawValue)),
            "The file's encoding, where it cannot be told.",
            "알 수 없을 때 파일의 인코딩."
        ),
        APIParameter(
            "columns",
            .texts,
            "What columns have, counted from 1, where their names do not tell: date=1, amount=3, text=4; also out, in, "
                + "balance, memo, time, type, currency.",
            "이름만으로 알 수 없을 때 몇째 열에 무엇이 있는지: date=1, amount=3, text=4. out, in, balance, memo, time, type, "
                + "currency도 됩니다."
        ),
        APIParameter(
            "same",
            .texts,
            "Rows that are the record they were compared with, LINE=RECORD: match was likely, amount-differs or "
                + "maybe-other-side.",
            "견준 기록과 같은 거래인 행, 행=기록: match가 likely, amount-differs, maybe-other-side인 것."
        ), APIParameter("other", .texts, "Such rows that are another purchase.", "그런 행 가운데 다른 거래인 것."),
        APIParameter("again", .flag, "Also take in what was discarded or undone.", "버렸거나 되돌린 거래도 다시 가져옵니다."),
        APIParameter("dryRun", .flag, "Say what would happen, and write nothing.", "결과만 답하고 아무것도 쓰지 않습니다."),
    ]

    /// A header, so that no log of addresses has it; it is not kept.
    public static let workbookPassword = APIParameter(
        "workbook-password",
        "The password of a workbook, percent-encoded where it is not ASCII.",
        "암호가 걸린 엑셀 파일의 암호. ASCII가 아니면 퍼센트 인코딩으로 씁니다."
    )

    /// Imports a statement in one step; again it changes nothing.
    ///
    /// - Throws: ``StatementProblem`` where only a person can say what the file means.
    public func importStatement(
        _ source: any StatementSource,
        named name: String,
        _ values: APIValues,
        password: String? = nil
    ) async throws -> JSONForm {
        let use = ImportStatement(
            library: library,
            user: user,
            home: convention.homeCurrency ?? .krw,
            catalog: convention.catalog
        )
        let read = ReadStatement(
            source,
            use: use,
            formats: StatementFormats(library: library, user: user),
            account: try values.text("account"),
            again: try values.flag("again")
        )
        var told = try statementOptions(values)
        told.password = password
        let meant = try await read.context(told, own: convention.dateOrder, today: convention.today)
        let kept = try await read.format(meant)
        var plan = try await read.plan(kept.map(meant.completed) ?? meant)
        // The file names its account, and the format is for another one.
        if let own = kept?.account, plan.items.contains(where: { $0.row.account != own }) {
            plan = try await read.plan(meant)
        }
        guard plan.layout != .receiptmind else { throw StatementProblem.file(path: name, .otherBook) }
        let answers = try answers(values, plan)
        guard try !values.flag("dryRun") else { return .statement(plan, named: name, nil, [], wording) }
        // Before the import, so that this is the step to undo.
        if told.ofAllFiles != StatementOptions() { _ = try await read.keep(told, plan) }
        let memory = try await memories.memory(of: user)
        let result = try await use.write(plan, answers: answers, memory, profile: profile)
        return .statement(plan, named: name, result, try await use.differences(after: plan), wording)
    }

    private func statementOptions(_ values: APIValues) throws -> StatementOptions {
        var told = StatementOptions()
        let order = try values.text("dateOrder")
        told.dateOrder = ReadingContext.DateOrder.allCases.first { $0.name == order }
        told.year = try values.integer("year", in: 1970...2200)
        told.spentIsPositive = try values.text("positive").map { $0 == "spent" }
        told.decimalSign = try values.text("decimalSign").flatMap(DecimalSign.init)
        told.encoding = try values.text("encoding").flatMap { TextEncoding(named: $0) }
        for text in try values.texts("columns") {
            let sides = text.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, let role = StatementRole(rawValue: String(sides[0])), let number = Int(sides[1]),
                (1...StatementOptions.mostColumns).contains(number)
            else { throw APIProblem.notAChoice("columns", of: StatementRole.allCases.map { $0.rawValue + "=1" }) }
            told.columns[role] = number
        }
        return told
    }

    /// By the rows' places; an answer about a row and a record that are no question any more is refused.
    private func answers(_ values: APIValues, _ plan: StatementPlan) throws -> [Int: StatementAnswer] {
        var questions: [String: Int] = [:]
        for (index, item) in plan.items.enumerated() where item.isQuestion {
            questions["\(item.row.line)=\(item.record?.id.rawValue ?? "")"] = index
        }
        var answers: [Int: StatementAnswer] = [:]
        for (name, answer) in [("same", StatementAnswer.same), ("other", .other)] {
            for text in try values.texts(name) {
                guard let index = questions[text] else {
                    throw APIProblem.notAChoice(name, of: questions.keys.sorted())
                }
                answers[index] = answer
            }
        }
        return answers
    }
}

extension StatementProblem {
    /// The parameter of an import that answers it; `nil` where none does.
    public var field: String? {
        switch self {
        case .needsAccount, .severalAccounts, .otherCurrency, .amountUnfit: "account"
        case .signUnclear, .file(_, .doubt(.sign)), .file(_, .doubt(.mixedColumn)): "positive"
        case .file(_, .doubt(.dateOrder)): "dateOrder"
        case .file(_, .doubt(.year)): "year"
        case .file(_, .doubt(.decimalSign)): "decimalSign"
        case .file(_, .unknownEncoding): "encoding"
        case .file(_, .passwordNeeded), .file(_, .wrongPassword): HouseholdAPI.workbookPassword.name
        case .file(_, .doubt(.text)), .file(_, .doubt(.columns)), .file(_, .noColumns),
            .file(_, .row(_, _, .moneyElsewhere)):
            "columns"
        default: nil
        }
    }
}
