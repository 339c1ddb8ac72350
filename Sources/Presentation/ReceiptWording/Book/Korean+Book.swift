import HouseholdBook
import ReceiptDomain

extension KoreanWording {
    func notice(_ notice: BookNotice) -> String {
        switch notice {
        case .noAccounts:
            "아직 계좌가 없습니다. 추가하세요: 'receiptmind accounts add 국민은행 100만원'"
        case .accountAdded(let account, 0): "계좌를 추가했습니다: \(account.id) (\(accountKind(account.kind)))"
        case .accountAdded(let account, let adopted):
            "계좌를 추가하고 기록 \(Quantities.count(adopted))건을 옮겼습니다: \(account.id) (\(accountKind(account.kind)))"
        case .accountNamed(let account):
            "명령에서 쓰는 이름: \(account.name.escapingControls) 또는 그 일부, \(account.id)"
        case .accountChanged(let account, let adopted):
            "계좌를 고쳤습니다: \(account.id).\(adopted > 0 ? " 기록 \(Quantities.count(adopted))건을 옮겼습니다." : "") 'receiptmind undo'로 되돌릴 수 있습니다"
        case .cardListedTwice(let digits, let other):
            "\(digits)은(는) \(other.id) 계좌에도 있어, 이 번호만으로는 어느 계좌인지 알 수 없습니다".withKoreanParticles
        case .accountClosed(let account): "계좌를 해지했습니다: \(account.id). 'receiptmind undo'로 되돌릴 수 있습니다"
        case .netWorth(let sums, let day): "\(day) 순자산: " + amounts(sums)
        case .due(let day, let open, let later, let isPast):
            "\(day.month)월 \(day.day)일\(isPast ? " 결제일이 지난 " : "에 ")\(open.formatted)"
                + (later.minorUnits > 0 ? ", 그 뒤 \(later.formatted)" : "")
        case .accountNumber(let number): "계좌 번호 \(number.escapingControls)"
        case .closedOn(let day): "\(day)에 해지"
        case .unsettled(let sums): "청구 금액을 몰라 잔액에서 빠진 금액: " + amounts(sums)
        case .entered(let record): "\(record.id.short) 기록을 입력했습니다. 'receiptmind undo'로 되돌릴 수 있습니다"
        case .notEntered: "입력하지 않았습니다"
        case .wouldEnter: "이렇게 입력합니다. 아직 아무것도 바꾸지 않았습니다"
        case .balance(let account, let balance): "\(account.name.escapingControls): \(balance.formatted)"
        case .plannedBalance(let account, let balance, let day):
            "\(account.name.escapingControls), \(day)까지의 예정을 더하면 \(balance.formatted)"
        case .countsFrom(let day): "예정된 기록입니다. 잔액과 보고서에는 \(day)부터 들어갑니다"
        case .withoutAccount: "계좌가 없어 어느 잔액에도 들어가지 않습니다. --account로 지정하세요"
        case .beforeOpening(let account):
            "\(account.name.escapingControls)의 시작일 \(account.opening.date)보다 이전이어서 기초 잔액에 이미 들어 있습니다. "
                + "시작일을 앞당기려면 'receiptmind accounts edit \(account.id) --since 날짜'"
        case .noEntries: "이 기간에는 이 계좌의 거래가 없습니다"
        case .page(let page, let pages): "\(pages)쪽 중 \(page)쪽. 이전 거래를 보려면 --page \(page + 1)"
        case .difference(let counted, let book, let difference):
            "센 돈 \(counted.formatted), 장부 \(book.formatted): \(difference.formatted) 차이"
        case .unchecked(let count): "아직 확인하지 않은 거래 \(count)건입니다. 빠졌거나 틀린 것이 있는지 확인하세요:"
        case .disagrees(let disagreements):
            "확인한 잔액이 이제 맞지 않습니다. \(list(disagreements)). 다시 맞추기: 'receiptmind accounts reconcile'"
        case .reconciled(let account, let day, let checked, nil):
            "\(account.id): \(day) 잔액이 맞습니다. 거래 \(Quantities.count(checked))건을 확인했습니다"
        case .reconciled(let account, let day, let checked, let adjusted?):
            "\(account.id): \(adjusted.formatted)을 조정하여 \(day) 잔액이 맞습니다. 거래 \(Quantities.count(checked))건을 확인했습니다"
        }
    }

    /// `visa 2026-10-31: 명세 ₩1,200, 장부 ₩1,500`.
    func list(_ disagreements: [StatementDisagreement]) -> String {
        let lines = disagreements.prefix(3).map { disagreement in
            let statement = disagreement.statement
            return
                "\(statement.account) \(statement.date): 명세 \(statement.balance.formatted), 장부 \(disagreement.book.formatted)"
        }
        return lines.joined(separator: "; ") + (disagreements.count > 3 ? " 외 \(disagreements.count - 3)건" : "")
    }

    var adjustQuestion: String { "차이를 잔액 조정으로 넣을까요? [y/N] " }

    private func amounts(_ sums: [Money]) -> String {
        sums.isEmpty ? "0" : sums.map(\.formatted).joined(separator: ", ")
    }
}
