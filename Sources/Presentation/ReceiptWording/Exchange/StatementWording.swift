public import HouseholdBook
public import ReceiptApp
import ReceiptDomain

extension Wording {
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
        case .otherAccount(let other, let named):
            localized(
                "the number in the file is that of \(other.escapingControls), but its rows were taken for "
                    + "\(named.escapingControls), as --account says",
                "파일에 적힌 번호는 \(other.escapingControls)의 것이지만 --account로 지정한 \(named.escapingControls)에 넣었습니다"
            )
        case .sheetSkipped(let sheet):
            localized(
                "sheet \"\(sheet.name.escapingControls)\" was left out, with \(sheet.rows) rows that have a day and an amount: its "
                    + "columns or signs are not clear, or its rows are in another sheet; to import it, save it as a file of its own",
                "시트 \"\(sheet.name.escapingControls)\"은(는) 가져오지 않았습니다 (날짜와 금액이 있는 행 \(sheet.rows)개). 열이나 부호가 분명하지 않거나 "
                    + "다른 시트에 있는 행입니다. 가져오려면 그 시트만 파일로 저장하세요"
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
        lines += plan.balances.map { balance($0, name: $0.account) }
        if !plan.unknownAccounts.isEmpty {
            lines.append(
                localized("accounts not in the ledger, kept by name: ", "장부에 없어 이름만 적어 두는 계좌: ")
                    + plan.unknownAccounts.joined(separator: ", ").escapingControls
                    + localized(
                        "; to add one: 'receiptmind accounts add ID NAME --adopt NAME'; if it is one of yours: "
                            + "'receiptmind accounts edit ID --adopt NAME', before you import the file, or undo and import again",
                        ". 계좌로 추가하려면 'receiptmind accounts add ID 이름 --adopt 이름'. 이미 있는 계좌이면 가져오기 전에 "
                            + "'receiptmind accounts edit ID --adopt 이름'. 이미 가져왔으면 되돌린 뒤 다시 가져오세요"
                    )
            )
        }
        return lines
    }

    public func text(_ difference: ImportStatement.BookDifference) -> String {
        let (account, stated, book) = (difference.account.name, difference.stated, difference.book)
        if let missing = difference.missing {
            let command =
                "'receiptmind accounts edit \(difference.account.id) --since \(missing.date) --opening \(missing.amount.decimal)'"
            return localized(
                "\(account.escapingControls): the opening balance is missing; before this statement the bank had "
                    + "\(missing.amount.formatted): \(command)",
                "\(account.escapingControls): 기초 잔액이 없습니다. 이 명세 앞의 은행 잔액은 \(missing.amount.formatted)입니다: \(command)"
            )
        }
        return localized(
            "\(account.escapingControls): the bank has \(stated.formatted) on \(difference.day), the book with all drafts \(book.formatted). "
                + "A statement before it may be missing, or the account begins with another amount: 'receiptmind accounts edit "
                + "\(difference.account.id) --opening AMOUNT'",
            "\(account.escapingControls): \(difference.day)의 잔액이 은행은 \(stated.formatted), 장부는 초안까지 더해 \(book.formatted)입니다. "
                + "그 사이의 내역이 빠졌거나 시작 잔액이 다를 수 있습니다: 'receiptmind accounts edit \(difference.account.id) --opening 금액'"
        )
    }

    /// A balance that the file states: proved by its rows, or what is missing; `name` is its account's.
    public func balance(_ check: BalanceCheck, name: String) -> String {
        let account = name.escapingControls
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

    private func beforeOpening(_ account: Account, rows: Int, first: CalendarDay, balance: Money?) -> String {
        let amount = balance?.decimal ?? localized("AMOUNT", "금액")
        let command = "'receiptmind accounts edit \(account.id) --since \(first) --opening \(amount)'"
        return localized(
            "\(account.name.escapingControls): \(rows == 1 ? "1 row is" : "\(rows) rows are") of days before the account begins, "
                + "\(account.opening.date), and in no balance; \(command) begins it earlier",
            "\(account.name.escapingControls): 계좌의 시작일 \(account.opening.date)보다 앞선 행이 \(rows)건 있어 잔액에 들어가지 않습니다. 시작일을 앞당기려면 "
                + command
        )
    }

    /// Asks whether the account begins with what the bank had before a statement's rows.
    public func question(_ account: Account, _ opening: Account.Opening) -> String {
        localized(
            "begin \(account.name.escapingControls) on \(opening.date) with \(opening.amount.formatted), as the bank does? [Y]es, [n]o: ",
            "\(account.name.escapingControls) 계좌를 은행처럼 \(opening.date)에 \(opening.amount.formatted)부터 시작할까요? [Y] 예, [n] 아니요: "
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
        if case .mayBeOtherSide(_, let own) = item.match {
            let question = localized("one transfer between your accounts?", "내 계좌 사이의 이체 하나입니까?")
            let answers =
                own == nil
                ? localized("[Y]es, [n]o, it is new, [l]ater: ", "[Y] 예, [n] 아니요, 새 거래입니다, [l] 나중에: ")
                : localized("[Y]es, [n]o, two of their own, [l]ater: ", "[Y] 예, [n] 아니요, 서로 다른 거래입니다, [l] 나중에: ")
            return row + "\n  ⇄ " + (record ?? "?") + "\n" + question + " " + answers
        }
        // Of an equal amount, the approval numbers are others.
        let isEqual = isOther && item.record?.amount?.magnitude == item.row.amount.magnitude
        let difference =
            isEqual
            ? localized("  — another approval number", "  — 승인번호가 다름")
            : isOther ? localized("  — another amount", "  — 금액이 다름") : ""
        let head = row + "\n  = " + (record ?? "?") + difference + "\n"
        guard !item.isOtherAmount || isEqual else {
            return head
                + localized(
                    "the same, with a wrong amount? [y]es, [n]o, it is new, [L]ater: ",
                    "같은 거래인데 금액만 다릅니까? [y] 예, [n] 아니요, 새 거래입니다, [L] 나중에: "
                )
        }
        let question = localized(
            "the same? [Y]es, [n]o, it is new, [l]ater: ",
            "같은 거래입니까? [Y] 예, [n] 아니요, 새 거래입니다, [l] 나중에: "
        )
        return head + (isEqual ? question.replacing("[Y]", with: "[y]").replacing("[l]", with: "[L]") : question)
    }

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

    public var rowColumns: (match: String, text: String, record: String) {
        (localized("Row", "행"), localized("Statement", "명세"), localized("Ledger", "장부"))
    }

    /// A dry run without a library has an account of this name.
    public func rehearsedAccount(_ name: String) -> String {
        localized(
            "there is no library yet; rows that name no account are shown on \"\(name)\". "
                + "Before the import, add your account with 'receiptmind accounts add'",
            "아직 보관함이 없습니다. 계좌가 적혀 있지 않은 행은 \"\(name)\" 계좌로 보여 줍니다. "
                + "가져오기 전에 'receiptmind accounts add'로 계좌를 추가하세요"
        ).escapingControls
    }

    public var wouldImport: String { localized("nothing was written", "아무것도 쓰지 않았습니다") }
}
