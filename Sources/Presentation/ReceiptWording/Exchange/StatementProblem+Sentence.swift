import HouseholdBook
public import ReceiptApp

extension StatementProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .needsAccount(let known) where known.isEmpty:
            wording.localized(
                "the file does not name its account; add one first: 'receiptmind accounts add checking'",
                "파일에 계좌가 적혀 있지 않습니다. 먼저 계좌를 추가하세요: 'receiptmind accounts add kb 국민은행'"
            )
        case .needsAccount(let known):
            wording.localized(
                "the file does not name its account; name it with --account: \(known.joined(separator: ", "))",
                "파일에 계좌가 적혀 있지 않습니다. --account로 지정하세요: \(known.joined(separator: ", "))"
            )
        case .severalAccounts(let names):
            wording.localized(
                "the file has rows of several accounts, so leave --account out, and give each card of an account to it with "
                    + "'receiptmind accounts edit ACCOUNT --card DIGITS': ",
                "파일에 여러 계좌의 행이 있습니다. --account를 빼고, 계좌에 없는 카드는 'receiptmind accounts edit 계좌 --card 끝자리'로 넣으세요: "
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
        case .sharedCosts:
            localized(
                "shares of what several people paid together, which move no account; enter what you paid yourself with "
                    + "'receiptmind add'",
                "여럿이 함께 쓴 돈을 나눈 표이며 계좌의 거래가 아닙니다. 직접 낸 돈은 'receiptmind add'로 입력하세요"
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
                "a day more than a year ahead, or before 1900; correct its year, which may be another calendar's.",
                "1년 넘게 남았거나 1900년 이전인 날짜입니다. 다른 달력의 연도일 수 있으니 고치세요."
            )
        }
    }
}
