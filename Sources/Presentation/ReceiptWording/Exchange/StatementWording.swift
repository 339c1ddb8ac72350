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
        case .otherCurrency(let other, let account, let own):
            wording.localized(
                "all rows are in \(other), but \(account.escapingControls) is in \(own); name the account in \(other) with --account, "
                    + "or add one: 'receiptmind accounts add NAME --currency \(other)'. Nothing was imported",
                "모든 행이 \(other)인데 \(account.escapingControls)은(는) \(own) 계좌입니다. --account로 \(other) 계좌를 지정하거나, 없으면 "
                    + "'receiptmind accounts add 이름 --currency \(other)'로 추가하세요. 아무것도 가져오지 않았습니다"
            )
        case .signUnclear:
            (wording.openPoint(self) ?? "")
                + wording.localized(
                    "; use --flip if it was spent, --no-flip if it was received",
                    ". 쓴 돈이면 --flip, 받은 돈이면 --no-flip을 쓰세요"
                )
        case .file(let path, .doubt(let doubt)):
            path.escapingControls + ": " + wording.openPoint(doubt) + wording.remedy(doubt)
        case .file(let path, let fault): path.escapingControls + ": " + wording.fault(fault)
        }
    }
}

extension Wording {
    /// The reason why a statement's file cannot be read, with advice.
    func fault(_ fault: StatementProblem.Fault) -> String {
        switch fault {
        case .journal(let problem): sentence(problem)
        case .unreachable(let detail):
            localized(
                "cannot be read (\(detail.escapingControls)); check that it exists and that you may read it",
                "파일을 열 수 없습니다(\(detail.escapingControls)). 파일이 있는지, 읽을 권한이 있는지 확인하세요"
            )
        case .unknownFormat:
            localized(
                "not a statement that can be read; download it as CSV, Excel (.xlsx), OFX, QIF, MT940 or CAMT",
                "읽을 수 있는 명세가 아닙니다. CSV, 엑셀(.xlsx), OFX, QIF, MT940, CAMT로 내려받으세요"
            )
        case .oldSpreadsheet:
            localized(
                "an Excel file of 1995 or older, or an .xls with a password; open it, and save it as .xlsx",
                "엑셀 95 이전의 파일이거나 암호가 걸린 .xls입니다. 열어서 .xlsx로 저장하세요"
            )
        case .passwordNeeded:
            localized(
                "needs a password, often a birthday or a part of the account's number: --password-file FILE",
                "암호가 걸려 있습니다. 흔히 생년월일이나 계좌번호의 일부입니다: --password-file 파일"
            )
        case .wrongPassword:
            localized(
                "the password is wrong; nothing was imported",
                "암호가 틀립니다. 아무것도 가져오지 않았습니다"
            )
        case .damaged(let detail):
            localized(
                "damaged or incomplete (\(detail.escapingControls)); download it again",
                "손상되었거나 끝까지 내려받지 못한 파일입니다(\(detail.escapingControls)). 다시 내려받으세요"
            )
        case .tooLarge:
            localized("too large for a statement; choose a shorter period", "명세로는 너무 큽니다. 기간을 줄이세요")
        case .unknownEncoding:
            localized(
                "in no encoding that is recognised, or not in the one that was named, or damaged; name it with --encoding, or save it as UTF-8",
                "인코딩을 알 수 없거나, 지정한 인코딩이 아니거나, 손상된 파일입니다. --encoding으로 지정하거나 UTF-8로 저장하세요"
            )
        case .noColumns:
            localized(
                "no columns for day and amount were found; keep the line with the column names, or name them: --columns date=1,amount=3,text=4",
                "날짜와 금액의 열을 찾지 못했습니다. 열 이름이 있는 행을 지우지 말거나, --columns date=1,amount=3,text=4처럼 지정하세요"
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
        case .unknownCurrency(let line, let code):
            localized(
                "line \(line): the currency \(code.escapingControls) is not known here; add it with 'receiptmind currencies add "
                    + "\(code.escapingControls) --digits 2', with as many decimals as it has. Nothing was imported",
                "\(line)행: \(code.escapingControls) 통화를 알 수 없습니다. 'receiptmind currencies add \(code.escapingControls) "
                    + "--digits 2'로 소수 자릿수와 함께 추가하세요. 아무것도 가져오지 않았습니다"
            )
        case .export(let faults): list(faults)
        case .newerExport:
            localized(
                "written by a newer ReceiptMind; nothing was taken in. Update this one first",
                "더 새 버전의 ReceiptMind로 저장한 파일입니다. 아무것도 가져오지 않았습니다. 먼저 업데이트하세요"
            )
        case .row(let line, let text, let defect):
            localized("line \(line), ", "\(line)행 ") + text.escapingControls + ": " + sentence(defect)
                + localized(" Nothing was imported", " 아무것도 가져오지 않았습니다")
        case .noDay(let line, let text):
            localized(
                "line \(line), \(text.escapingControls): an amount without a day; write one there, or delete the line if nothing moved. "
                    + "Nothing was imported",
                "\(line)행 \(text.escapingControls): 금액은 있는데 날짜가 없습니다. 날짜를 적거나, 거래가 아니면 그 행을 지우세요. "
                    + "아무것도 가져오지 않았습니다"
            )
        case .otherBook:
            localized(
                "all postings of another program's book, which are no statement; export one account as QIF, OFX or CSV",
                "다른 가계부 프로그램의 장부 전체이며 명세가 아닙니다. 계좌 하나를 QIF, OFX, CSV로 내보내세요"
            )
        case .doubt(let doubt): openPoint(doubt) + remedy(doubt)
        }
    }

    private func sentence(_ defect: StatementRowDefect) -> String {
        switch defect {
        case .moved:
            localized(
                "more cells than there are column names; put the text or amount that has a separator in it into double quotes.",
                "열 이름보다 칸이 많습니다. 구분 기호가 들어 있는 글이나 금액을 큰따옴표로 묶으세요."
            )
        case .moneyElsewhere:
            localized(
                "its amount is in a column whose name is not known; name the columns: --columns date=1,amount=3,text=4.",
                "이름을 알 수 없는 열에 금액이 있습니다. 열을 지정하세요: --columns date=1,amount=3,text=4."
            )
        case .partlyCancelled:
            localized(
                "a part was cancelled, and nothing says how much; write what was paid in the end as its amount and delete the remark.",
                "일부만 취소되었는데 금액이 적혀 있지 않습니다. 금액을 실제로 낸 돈으로 고치고 부분취소 표시를 지우세요."
            )
        case .farDay:
            localized(
                "a day more than a year ahead; correct its year, which may be another calendar's.",
                "1년 넘게 남은 날짜입니다. 다른 달력의 연도일 수 있으니 고치세요."
            )
        }
    }

    /// An assumption that follows from custom alone, and the option that changes it.
    private func assumption(_ assumption: StatementPlan.Assumption) -> String {
        switch assumption {
        case .dateOrder(let order):
            localized(
                "days are read \(order.name), as is usual for the account; if that is wrong, use --date-order",
                "날짜를 이 계좌에 흔한 \(order.name)로 읽었습니다. 틀리면 --date-order를 쓰세요"
            )
        case .spentIsPositive:
            localized(
                "positive amounts are read as spent, as most rows of a card; if that is wrong, use --no-flip",
                "카드에서는 대부분이 쓴 돈이므로 양수를 쓴 돈으로 읽었습니다. 틀리면 --no-flip을 쓰세요"
            )
        case .unknownState(let state, let rows):
            localized(
                "\(rows == 1 ? "1 row has" : "\(rows) rows have") the unknown state \"\(state.escapingControls)\" and "
                    + "\(rows == 1 ? "is" : "are") read as done, with it as memo; if nothing was moved, discard the drafts",
                "상태가 \"\(state.escapingControls)\"인 \(rows)행은 모르는 상태여서 완료된 거래로 읽고 메모에 적었습니다. 실제 거래가 아니면 그 초안을 버리세요"
            )
        }
    }

    public func layout(_ layout: StatementContent.Layout) -> String {
        switch layout {
        case .banksalad: localized("Banksalad", "뱅크샐러드")
        case .moneyManager: localized("Money Manager", "편한가계부")
        case .toss: localized("Toss", "토스")
        case .wise: "Wise"
        case .card: localized("a card's statement", "카드 명세")
        case .bank, .plain: localized("a bank's statement", "은행 명세")
        case .hledger: "hledger"
        case .beancount: "beancount"
        case .ofx: "OFX"
        case .qif: "QIF"
        case .mt940: "MT940"
        case .camt: "CAMT"
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
            "\(path.escapingControls): \(layout(plan.layout))"
                + (plan.encoding.map { localized(" in \($0)", "(\($0))") } ?? "") + ", "
                + localized(
                    plan.items.count == 1 ? "1 row" : "\(plan.items.count) rows",
                    "\(plan.items.count)행"
                ) + ": " + counts.joined(separator: ", ")
        ]
        if plan.setAside > 0 {
            lines.append(
                localized(
                    "\(plan.setAside) of these were discarded or undone since; --again imports them once more",
                    "그중 \(plan.setAside)건은 가져온 뒤 버렸거나 되돌린 것입니다. 다시 가져오려면 --again"
                )
            )
        }
        lines += plan.cancelled.map { record in
            let outline = [record.date?.description, title(of: record)?.escapingControls, record.amount?.formatted]
                .compactMap(\.self).joined(separator: " ")
            return localized(
                "cancelled, and still in the book: \(outline); 'receiptmind discard \(record.id.short)' takes it out",
                "취소되었는데 장부에 남아 있습니다: \(outline). 'receiptmind discard \(record.id.short)'로 뺍니다"
            )
        }
        lines += plan.assumptions.map(assumption)
        lines += plan.beforeOpening.map(beforeOpening)
        lines += plan.balances.map(balance)
        if !plan.unknownAccounts.isEmpty {
            lines.append(
                localized("accounts not in the ledger, kept by name: ", "장부에 없어 이름만 적어 두는 계좌: ")
                    + plan.unknownAccounts.joined(separator: ", ").escapingControls
                    + localized(
                        "; to add one: 'receiptmind accounts add ID NAME --adopt NAME', for one that is there: "
                            + "'receiptmind accounts edit ID --adopt NAME'",
                        ". 계좌로 추가하려면 'receiptmind accounts add ID 이름 --adopt 이름', 이미 있는 계좌이면 "
                            + "'receiptmind accounts edit ID --adopt 이름'"
                    )
            )
        }
        return lines
    }

    public func text(_ difference: ImportStatement.BookDifference) -> String {
        let (account, stated, book) = (difference.account.name, difference.stated, difference.book)
        return localized(
            "\(account.escapingControls): the bank has \(stated.formatted) on \(difference.day), the book with all drafts \(book.formatted). "
                + "A statement before it may be missing, or the account begins with another amount: 'receiptmind accounts edit "
                + "\(difference.account.id) --opening AMOUNT'",
            "\(account.escapingControls): \(difference.day)의 잔액이 은행은 \(stated.formatted), 장부는 초안까지 더해 \(book.formatted)입니다. "
                + "그 사이의 내역이 빠졌거나 시작 잔액이 다를 수 있습니다: 'receiptmind accounts edit \(difference.account.id) --opening 금액'"
        )
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
        if let difference = check.difference {
            return localized(
                "\(account): the rows do not lead from \(check.opening.formatted) to \(check.closing.formatted); "
                    + "\(difference.formatted) is missing, so rows may be, too",
                "\(account): \(check.opening.formatted)에 행을 더해도 \(check.closing.formatted)이(가) 되지 않습니다. "
                    + "\(difference.formatted)이(가) 모자라므로 빠진 행이 있을 수 있습니다"
            )
        }
        let sum = check.closing.plus(check.opening.negated)
        let sign = sum.minorUnits < 0 ? "−" : "+"
        let size = Money(minorUnits: abs(sum.minorUnits), currency: sum.currency)
        return
            "\(account): \(check.opening.formatted) \(sign) \(size.formatted) = \(check.closing.formatted) ✓ (\(check.day))"
    }

    /// Tells of rows before the account's first day, which no balance has.
    private func beforeOpening(_ account: Account, rows: Int, first: CalendarDay) -> String {
        localized(
            "\(account.name.escapingControls): \(rows == 1 ? "1 row is" : "\(rows) rows are") of days before the account begins, "
                + "\(account.opening.date), and in no balance; 'receiptmind accounts edit \(account.id) --since \(first) --opening AMOUNT' "
                + "begins it earlier",
            "\(account.name.escapingControls): 계좌의 시작일 \(account.opening.date)보다 앞선 행이 \(rows)건 있어 잔액에 들어가지 않습니다. 시작일을 앞당기려면 "
                + "'receiptmind accounts edit \(account.id) --since \(first) --opening 금액'"
        )
    }

    /// Asks whether a row and a record are the same.
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
        let head =
            row + "\n  = " + (record ?? "?") + (isOther ? localized("  — another amount", "  — 금액이 다름") : "") + "\n"
        guard !item.isOtherAmount else {
            return head
                + localized(
                    "the same, with a wrong amount? [y]es, [n]o, it is new, [L]ater: ",
                    "같은 거래인데 금액만 다릅니까? [y] 예, [n] 아니요, 새 거래입니다, [L] 나중에: "
                )
        }
        return head
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

    /// Matched records whose day or amount keeps a month's balance from being the bank's, each with the command that changes it.
    public func differences(_ all: [StatementDifference]) -> [String] {
        guard !all.isEmpty else { return [] }
        let head = localized(
            "matched, but in another month or with another amount than at the bank, so balances differ; change what was mistyped:",
            "은행과 달이 다르거나 금액이 다른 기록이 있어 잔액이 맞지 않습니다. 잘못 적은 것이면 고치세요:"
        )
        let lines = all.prefix(9).map { difference in
            let record = difference.record
            let own = [record.date?.description, record.amount?.formatted, title(of: record)].compactMap(\.self)
            let edits = [
                difference.date.map { "date=\($0)" }, difference.amount.map { "amount=\($0.decimal)" },
            ].compactMap(\.self)
            let unlock = record.book.isChecked ? " --unlock" : ""
            return "  " + own.joined(separator: "  ").escapingControls
                + "  → receiptmind edit \(record.id.short) " + edits.joined(separator: " ") + unlock
        }
        let more = all.count - lines.count
        return [head] + lines + (more > 0 ? [localized("  … and \(more) more", "  … 그 밖에 \(more)건")] : [])
    }

    /// The result of taking in a whole export.
    public func notice(_ result: TakeExport.Result, photos: Int, isDryRun: Bool) -> String {
        var parts = [
            localized(
                "a book of ReceiptMind: \(result.records) records and \(result.others) other entries "
                    + (isDryRun ? "would be added" : "added"),
                "ReceiptMind의 장부: 기록 \(result.records)건과 그 밖의 항목 \(result.others)건을 "
                    + (isDryRun ? "추가하게 됩니다" : "추가했습니다")
            )
        ]
        if result.known > 0 { parts.append(localized("\(result.known) were here before", "\(result.known)건은 이미 있습니다")) }
        if photos > 0 {
            parts.append(
                localized(
                    "its \(photos) photos are not in the file; attach them with 'receiptmind attach'",
                    "사진 \(photos)장은 파일에 들어 있지 않습니다. 'receiptmind attach'로 붙이세요"
                )
            )
        }
        return parts.joined(separator: "; ")
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
