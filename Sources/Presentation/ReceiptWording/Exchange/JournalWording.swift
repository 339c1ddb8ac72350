import HouseholdBook
public import ReceiptApp

// Journals of plain-text accounting: why one is not taken in, and the result of one that was.
extension Wording {
    func sentence(_ problem: JournalProblem) -> String {
        localized("line \(problem.line): ", "\(problem.line)행: ") + reason(problem.reason)
            + localized("; nothing was taken in", ". 아무것도 가져오지 않았습니다")
    }

    private func reason(_ reason: JournalProblem.Reason) -> String {
        switch reason {
        case .unreadable(let text):
            localized("\(text.escapingControls) is no part of a journal", "\(text.escapingControls): 장부 파일의 문법이 아닙니다")
        case .notADay(let text):
            localized("\(text.escapingControls) is not a day", "\(text.escapingControls): 날짜가 아닙니다")
        case .notAnAmount(let text):
            localized("\(text.escapingControls) is not an amount", "\(text.escapingControls): 금액이 아닙니다")
        case .ambiguousAmount(let text):
            localized(
                "\(text.escapingControls) may be thousands or decimals; say which sign stands before decimals: 'decimal-mark .' in the first line",
                "\(text.escapingControls): 천 단위인지 소수인지 알 수 없습니다. 첫 줄에 'decimal-mark .'처럼 소수점 기호를 적으세요"
            )
        case .amountUnfit(let text):
            localized(
                "\(text.escapingControls) has more decimals than its currency, or is too large for an amount",
                "\(text.escapingControls): 통화보다 소수 자리가 많거나 금액으로는 너무 큽니다"
            )
        case .notACurrency(let name):
            localized(
                "\(name.escapingControls) is no currency by its ISO 4217 code, and only currencies can be taken in; 'receiptmind currencies add' makes your own",
                "\(name.escapingControls): ISO 4217 통화가 아닙니다. 통화만 가져올 수 있습니다. 직접 정하려면 'receiptmind currencies add'"
            )
        case .include(let path):
            localized(
                "a part of the journal is in \(path.escapingControls); write all into one file first: 'hledger print > all.journal'",
                "장부의 일부가 \(path.escapingControls)에 있습니다. 먼저 한 파일로 만드세요: 'hledger print > all.journal'"
            )
        case .automated:
            localized(
                "rules that add postings are not followed; write them out first: 'hledger print --auto > all.journal'",
                "전기를 더하는 규칙(=)은 적용하지 않습니다. 먼저 풀어서 저장하세요: 'hledger print --auto > all.journal'"
            )
        case .virtualPosting(let name):
            localized(
                "\(name.escapingControls) is a virtual posting, which moves no money; leave those out: 'hledger print --real > all.journal'",
                "\(name.escapingControls): 가상 전기는 돈을 옮기지 않습니다. 빼고 저장하세요: 'hledger print --real > all.journal'"
            )
        case .unsupported(let word):
            localized(
                "'\(word.escapingControls)' cannot be taken in; write the journal without it",
                "'\(word.escapingControls)'은(는) 가져올 수 없습니다. 이것 없이 저장하세요"
            )
        case .unbalanced(let rest):
            localized("the postings do not sum to zero, but to \(rest)", "전기의 합이 0이 아니라 \(rest)입니다")
        case .severalWithoutAmount:
            localized("more than one posting has no amount", "금액이 없는 전기가 둘 이상입니다")
        case .balanceDiffers(let account, let stated, let found):
            localized(
                "the balance of \(account.escapingControls) is \(found), and not \(stated.escapingControls)",
                "\(account.escapingControls)의 잔액이 \(stated.escapingControls)이(가) 아니라 \(found)입니다"
            )
        case .unknownRoot(let account):
            localized(
                "nothing says whether \(account.escapingControls) is an asset or an expense; begin its name with assets, liabilities, equity, income or expenses, or declare it: 'account \(account.escapingControls)  ; type: A'",
                "\(account.escapingControls)이(가) 자산인지 비용인지 알 수 없습니다. 이름을 assets, liabilities, equity, income, expenses로 시작하거나 'account \(account.escapingControls)  ; type: A'처럼 선언하세요"
            )
        case .noRate:
            localized(
                "several currencies meet, and nothing says at which rate; give the price behind the amount: '10 EUR @@ 12 USD'",
                "통화가 여럿인데 환율이 없습니다. 금액 뒤에 값을 적으세요: '10 EUR @@ 12 USD'"
            )
        case .closingEntry:
            localized(
                "income and expenses are closed to equity, which this book does not need; leave the entry out",
                "수익과 비용을 자본으로 마감하는 기록은 이 장부에 필요하지 않습니다. 빼고 저장하세요"
            )
        case .accountDiffers(let id):
            localized(
                "an account \(id) with another opening balance is here; import into a new library with --library, or rename the account in the journal",
                "기초 잔액이 다른 \(id) 계좌가 이미 있습니다. --library로 새 보관함에 가져오거나 파일의 계좌 이름을 바꾸세요"
            )
        case .noEntries: localized("the file has no entries", "기록이 없는 파일입니다")
        }
    }

    public func notice(_ result: TakeExport.Result, journal path: String, forecasts: Int, isDryRun: Bool) -> String {
        var parts = [
            localized(
                "\(path.escapingControls): \(result.records) \(result.records == 1 ? "record" : "records") and \(result.others) accounts, categories and balances "
                    + (isDryRun ? "would be added" : "added"),
                "\(path.escapingControls): 기록 \(result.records)건, 계좌와 분류와 잔액 \(result.others)건을 "
                    + (isDryRun ? "추가하게 됩니다" : "추가했습니다")
            )
        ]
        if result.known > 0 { parts.append(localized("\(result.known) were here before", "\(result.known)건은 이미 있습니다")) }
        if forecasts > 0 {
            parts.append(
                localized(
                    "\(forecasts) \(forecasts == 1 ? "forecast is" : "forecasts are") left out; enter with 'receiptmind recurring add'",
                    "예측 규칙 \(forecasts)개는 가져오지 않았습니다. 'receiptmind recurring add'로 입력하세요"
                )
            )
        }
        return parts.joined(separator: "; ")
    }
}
