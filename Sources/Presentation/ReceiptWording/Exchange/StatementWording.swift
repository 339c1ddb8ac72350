public import HouseholdBook
public import ReceiptApp
import ReceiptDomain

extension StatementProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .needsAccount(let known) where known.isEmpty:
            wording.localized(
                "the file does not name its account; add one first: 'receiptmind accounts add kb KB'",
                "파일에 계좌가 적혀 있지 않습니다. 먼저 계좌를 추가하세요: 'receiptmind accounts add kb 국민은행'"
            )
        case .needsAccount(let known):
            wording.localized(
                "the file does not name its account; name it with --account: \(known.joined(separator: ", "))",
                "파일에 계좌가 적혀 있지 않습니다. --account로 지정하세요: \(known.joined(separator: ", "))"
            )
        case .severalAccounts(let names):
            wording.localized(
                "the file has rows of several accounts, so leave --account out: ",
                "파일에 여러 계좌의 행이 있습니다. --account를 빼세요: "
            ) + names.joined(separator: ", ").escapingControls
        case .amountUnfit(let line, let text):
            wording.localized(
                "line \(line): \(text.escapingControls) has more decimals than its currency, or is too large for an amount",
                "\(line)행: \(text.escapingControls)은(는) 통화보다 소수 자리가 많거나 금액으로는 너무 큽니다"
            )
        case .file(let path, let fault): path.escapingControls + ": " + wording.fault(fault)
        }
    }
}

extension Wording {
    /// The reason why a statement's file cannot be read, with advice.
    func fault(_ fault: StatementProblem.Fault) -> String {
        switch fault {
        case .unreachable(let detail):
            localized("cannot be read: \(detail.escapingControls)", "읽을 수 없습니다. \(detail.escapingControls)")
        case .unknownFormat:
            localized(
                "not a statement that can be read; download it as CSV or Excel (.xlsx)",
                "읽을 수 있는 명세가 아닙니다. CSV나 엑셀(.xlsx)로 내려받으세요"
            )
        case .oldSpreadsheet:
            localized(
                "an old Excel file (.xls), or one with a password; open it, and save it as .xlsx without a password",
                "옛 엑셀(.xls)이거나 암호가 걸린 파일입니다. 열어서 암호 없는 .xlsx로 저장하세요"
            )
        case .passwordNeeded:
            localized("needs a password; save it without one", "암호가 걸려 있습니다. 암호 없이 저장하세요")
        case .damaged(let detail):
            localized(
                "damaged or incomplete (\(detail.escapingControls)); download it again",
                "손상되었거나 끝까지 내려받지 못한 파일입니다(\(detail.escapingControls)). 다시 내려받으세요"
            )
        case .tooLarge:
            localized("too large for a statement; choose a shorter period", "명세로는 너무 큽니다. 기간을 줄이세요")
        case .unknownEncoding:
            localized(
                "neither in UTF-8, UTF-16 nor CP949; save it as UTF-8",
                "UTF-8, UTF-16, CP949가 아닙니다. UTF-8로 저장하세요"
            )
        case .noColumns:
            localized(
                "none of the first 30 lines has columns named for day and amount; keep the line with the column names",
                "처음 30행 안에 날짜와 금액의 열 이름이 없습니다. 열 이름이 있는 행을 지우지 마세요"
            )
        case .noRows: localized("has columns but no rows", "열 이름만 있고 거래가 없습니다")
        case .formulasWithoutValues(let sheet, let line):
            localized(
                "sheet \(sheet.escapingControls), line \(line): a formula without its value; open and save it in a spreadsheet program",
                "\(sheet.escapingControls) 시트 \(line)행: 값이 없는 수식입니다. 스프레드시트 프로그램에서 열어 저장하세요"
            )
        case .unreadable(let line, let text):
            localized(
                "line \(line): \(text.escapingControls) is not a day or amount; nothing was imported",
                "\(line)행: \(text.escapingControls)은(는) 날짜나 금액이 아닙니다. 아무것도 가져오지 않았습니다"
            )
        }
    }

    public func layout(_ layout: StatementContent.Layout) -> String {
        switch layout {
        case .banksalad: localized("Banksalad", "뱅크샐러드")
        case .moneyManager: localized("Money Manager", "편한가계부")
        case .toss: localized("Toss", "토스")
        case .card: localized("a card's statement", "카드 명세")
        case .bank, .plain: localized("a bank's statement", "은행 명세")
        case .hledger: "hledger"
        case .beancount: "beancount"
        case .receiptmind: localized("ReceiptMind's own export", "ReceiptMind에서 내보낸 파일")
        }
    }

    /// The contents of a statement in a few lines, before anything is written.
    public func summary(_ plan: StatementPlan, of path: String) -> [String] {
        let questions = plan.items.count(where: \.isQuestion)
        let transfers = plan.count { match in
            switch match {
            case .transfer(_, let isFirst): isFirst
            case .ownAccount: true
            default: false
            }
        }
        let parts: [(Int, String, String)] = [
            (plan.count { if case .certain = $0 { true } else { false } }, "in the ledger", "장부에 있음"),
            (questions, "to ask about", "물어볼 것"),
            (plan.count { $0 == .new }, "new", "새 거래"),
            (transfers, "between own accounts", "내 계좌 사이"),
            (plan.count { if case .otherSide = $0 { true } else { false } }, "other sides", "이체의 다른 쪽"),
            (plan.count { if case .known = $0 { true } else { false } }, "imported before", "전에 가져옴"),
            (plan.passedOver, "not transactions", "거래 아님"),
        ]
        let counts = parts.filter { $0.0 > 0 }.map { count, english, korean in
            localized("\(count) \(english)", "\(korean) \(count)")
        }
        var lines = [
            "\(path.escapingControls): \(layout(plan.layout)), "
                + localized("\(plan.items.count) rows", "\(plan.items.count)행") + ": " + counts.joined(separator: ", ")
        ]
        if plan.setAside > 0 {
            lines.append(
                localized(
                    "\(plan.setAside) of these were discarded or undone since; --again imports them once more",
                    "그중 \(plan.setAside)건은 가져온 뒤 버렸거나 되돌린 것입니다. 다시 가져오려면 --again"
                )
            )
        }
        lines += plan.balances.map(balance)
        if !plan.unknownAccounts.isEmpty {
            lines.append(
                localized("accounts not in the ledger, kept by name: ", "장부에 없어 이름만 적어 두는 계좌: ")
                    + plan.unknownAccounts.joined(separator: ", ").escapingControls
                    + localized(
                        "; to add one: 'receiptmind accounts add ID NAME --adopt NAME'",
                        ". 계좌로 추가하려면 'receiptmind accounts add ID 이름 --adopt 이름'"
                    )
            )
        }
        return lines
    }

    private func balance(_ check: BalanceCheck) -> String {
        let account = check.account.escapingControls
        if let broken = check.broken {
            return localized(
                "\(account): the balance of \(broken.date) \(broken.text.escapingControls) does not follow from the row before; "
                    + "rows may be missing",
                "\(account): \(broken.date) \(broken.text.escapingControls)의 잔액이 앞 행에서 이어지지 않습니다. 빠진 행이 있을 수 있습니다"
            )
        }
        let sum = check.closing.plus(check.opening.negated)
        let sign = sum.minorUnits < 0 ? "−" : "+"
        let size = Money(minorUnits: abs(sum.minorUnits), currency: sum.currency)
        return
            "\(account): \(check.opening.formatted) \(sign) \(size.formatted) = \(check.closing.formatted) ✓ (\(check.day))"
    }

    /// The question whether a row and a record are the same transaction.
    public func question(_ item: StatementPlan.Item) -> String {
        let row = "\(item.row.date)  \(item.row.amount.formatted)  \(item.row.text.escapingControls)"
        let record = item.record.map { record in
            "\(record.date.map(\.description) ?? "?")  \(record.amount?.formatted ?? "?")  "
                + (title(of: record) ?? "?").escapingControls + "  (\(record.id.short))"
        }
        let isOther = if case .amountDiffers = item.match { true } else { false }
        if case .mayBeOtherSide = item.match {
            return row + "\n  ⇄ " + (record ?? "?") + "\n"
                + localized(
                    "one transfer between your accounts? [Y]es, [n]o, it is new, [l]ater: ",
                    "내 계좌 사이의 이체 하나입니까? [Y] 예, [n] 아니요, 새 거래입니다, [l] 나중에: "
                )
        }
        return row + "\n  = " + (record ?? "?") + (isOther ? localized("  — another amount", "  — 금액이 다름") : "") + "\n"
            + localized("the same? [Y]es, [n]o, it is new, [l]ater: ", "같은 거래입니까? [Y] 예, [n] 아니요, 새 거래입니다, [l] 나중에: ")
    }

    /// The result of importing a statement.
    public func notice(_ result: StatementResult) -> String {
        var parts: [String] = []
        if result.matched > 0 {
            parts.append(localized("matched: \(result.matched)", "기존 기록과 일치 \(result.matched)건"))
        }
        if result.drafts > 0 { parts.append(localized("new drafts: \(result.drafts)", "새 초안 \(result.drafts)건")) }
        if result.open > 0 { parts.append(localized("left for later: \(result.open)", "나중에 \(result.open)건")) }
        guard !parts.isEmpty else { return localized("nothing new", "새로운 것이 없습니다") }
        let hint = localized("'receiptmind undo' undoes it", "'receiptmind undo'로 되돌립니다")
        return parts.joined(separator: ", ") + (result.matched + result.drafts > 0 ? "; " + hint : "")
    }

    /// The kind of a row's match, in a word for a table.
    public func match(_ match: RowMatch) -> String {
        switch match {
        case .known: localized("before", "전에 가져옴")
        case .certain: localized("in the ledger", "장부에 있음")
        case .likely: localized("likely", "같은 듯함")
        case .amountDiffers: localized("amount differs", "금액 다름")
        case .transfer, .ownAccount: localized("transfer", "이체")
        case .otherSide: localized("other side", "이체의 다른 쪽")
        case .mayBeOtherSide: localized("other side?", "이체의 다른 쪽?")
        case .new: localized("new", "새 거래")
        }
    }

    /// The headings of the table of rows.
    public var rowColumns: (match: String, text: String, record: String) {
        (localized("Row", "행"), localized("Statement", "명세"), localized("Ledger", "장부"))
    }

    public var wouldImport: String { localized("nothing was written", "아무것도 쓰지 않았습니다") }
}
