public import HouseholdBook
public import ReceiptApp

// Statements as the page tells of them: with buttons where the terminal has options.
extension Wording {
    /// A way to mean an open point, as one of several to choose from.
    public func choice(_ meaning: StatementMeaning, for problem: StatementProblem) -> String {
        switch meaning {
        case .order(let order): choice(order)
        case .year(let year): choice(year: year)
        case .decimals(let sign): choice(decimalComma: sign == .comma)
        case .textColumn(let column): choice(textColumn: column)
        case .spentIsPositive(let isSpent): choice(spentIsPositive: isSpent, for: problem)
        }
    }

    /// The reason why a statement cannot be imported; what can be answered is asked beside it.
    public func onPage(_ problem: StatementProblem) -> String {
        switch problem {
        case .needsAccount: page(.whichAccount)
        case .severalAccounts(let names):
            localized("The file has rows of several accounts: ", "파일에 여러 계좌의 행이 있습니다: ")
                + names.joined(separator: ", ").escapingControls
        case .otherCurrency(let other, let account, let own):
            localized(
                "All rows are in \(other), but \(account.escapingControls) is in \(own).",
                "모든 행이 \(other)인데 \(account.escapingControls)은(는) \(own) 계좌입니다."
            ).withKoreanParticles
        case .signUnclear: asSentence(openPoint(problem) ?? "")
        case .file(_, .doubt(let doubt)): asSentence(openPoint(doubt))
        case .file(_, .passwordNeeded): localized("The file has a password.", "암호가 걸린 파일입니다.")
        case .file(_, .wrongPassword): localized("The password is wrong.", "암호가 틀립니다.")
        case .file(_, .unknownEncoding):
            localized("The letters of the file cannot be told.", "파일의 글자를 알아볼 수 없습니다.")
        case .file(_, .noColumns):
            localized("No columns for day and amount were found.", "날짜와 금액의 열을 찾지 못했습니다.")
        case .file(_, .unknownCurrency(let line, let code)):
            localized(
                "Line \(line): the currency \(code.escapingControls) is not known here.",
                "\(line)행: \(code.escapingControls) 통화를 알 수 없습니다."
            )
        case .file(_, .row(let line, let text, .moneyElsewhere)):
            localized(
                "Line \(line), \(text.escapingControls): its amount is in a column whose name is not known.",
                "\(line)행 \(text.escapingControls): 이름을 알 수 없는 열에 금액이 있습니다."
            )
        case .file(_, .sharedCosts):
            localized(
                "These are shares of what several people paid together, which move no account. Enter what you paid yourself.",
                "여럿이 함께 쓴 돈을 나눈 표이며 계좌의 거래가 아닙니다. 직접 낸 돈을 입력하세요."
            )
        case .file(_, let fault): asSentence(self.fault(fault))
        case .amountUnfit: asSentence(problem.sentence(self))
        }
    }

    private func asSentence(_ text: String) -> String {
        let text = text.prefix(1).uppercased() + text.dropFirst()
        return (text.hasSuffix(".") || text.hasSuffix("?") ? text : text + ".").withKoreanParticles
    }

    /// A column's content, as one of several to choose from.
    public func name(of role: StatementRole) -> String {
        switch role {
        case .date: localized("day", "날짜")
        case .time: localized("time", "시각")
        case .text: localized("shop or other side", "거래처")
        case .memo: localized("memo", "메모")
        case .amount: localized("amount", "금액")
        case .out: localized("money out", "나간 돈")
        case .in: localized("money in", "들어온 돈")
        case .balance: localized("balance", "잔액")
        case .type: localized("kind", "구분")
        case .currency: localized("currency", "통화")
        }
    }

    /// The values read by custom alone, or left out.
    public func onPage(_ assumption: StatementPlan.Assumption) -> String {
        switch assumption {
        case .dateOrder(let order):
            localized(
                "Days are read as \(choice(order)), as is usual for the account.",
                "날짜를 이 계좌에 흔한 \(choice(order))로 읽었습니다."
            )
        case .spentIsPositive:
            localized(
                "Amounts without a minus are read as spent, as most of a card are.",
                "카드에서는 대부분이 쓴 돈이므로 마이너스가 없는 금액을 쓴 돈으로 읽었습니다."
            )
        case .unknownState(let state, let rows):
            localized(
                "\(rows == 1 ? "1 row has" : "\(rows) rows have") the unknown state \"\(state.escapingControls)\", kept as memo.",
                "\(rows)건의 상태 \"\(state.escapingControls)\"을(를) 몰라 메모에 적었습니다."
            ).withKoreanParticles
        case .otherAccount(let other, let named):
            localized(
                "The number in the file is that of \(other.escapingControls), not of \(named.escapingControls).",
                "파일에 적힌 번호는 \(named.escapingControls)이(가) 아니라 \(other.escapingControls)의 것입니다."
            ).withKoreanParticles
        case .sheetSkipped(let sheet):
            localized(
                "The sheet \"\(sheet.name.escapingControls)\" with \(sheet.rows) rows is left out.",
                "시트 \"\(sheet.name.escapingControls)\"의 \(sheet.rows)행은 가져오지 않습니다."
            )
        }
    }

    /// Tells of rows before the account's first day, which no balance has.
    public func onPageBeforeOpening(_ account: Account, rows: Int) -> String {
        localized(
            "\(account.name.escapingControls): \(rows == 1 ? "1 row is" : "\(rows) rows are") of days before the account begins, "
                + "\(account.opening.date), and in no balance.",
            "\(account.name.escapingControls): 계좌의 시작일 \(account.opening.date)보다 앞선 거래 \(rows)건은 잔액에 들어가지 않습니다."
        )
    }

    public func onPageUnknownAccounts(_ names: [String]) -> String {
        localized("Accounts that the book does not have, kept by name: ", "장부에 없어 이름만 적어 두는 계좌: ")
            + names.joined(separator: ", ").escapingControls
    }

    public func onPage(_ difference: ImportStatement.BookDifference) -> String {
        let (account, stated, book) = (difference.account.name.escapingControls, difference.stated, difference.book)
        if let missing = difference.missing {
            return localized(
                "\(account): the opening balance is missing. Before this statement the bank had \(missing.amount.formatted).",
                "\(account): 기초 잔액이 없습니다. 이 명세 앞의 은행 잔액은 \(missing.amount.formatted)입니다."
            )
        }
        return localized(
            "\(account): the bank has \(stated.formatted) on \(difference.day), the book with all drafts \(book.formatted). "
                + "A statement before it may be missing.",
            "\(account): \(difference.day)의 잔액이 은행은 \(stated.formatted), 장부는 초안까지 더해 \(book.formatted)입니다. "
                + "그 전의 명세가 빠졌을 수 있습니다."
        )
    }
}
