public import HouseholdBook
public import ReceiptApp
import ReceiptDomain
public import ReceiptReview

// Problems as a page says them: it names its own screens where the terminal names commands.
extension Wording {
    /// The sentence about any problem; those of the book name no commands.
    public func pageSentence(of error: any Error) -> String {
        switch error {
        case let problem as InputProblem: onPage(problem)
        case let problem as BookProblem: onPage(problem)
        case let problem as RecurrenceProblem: onPage(problem)
        case let problem as HouseholdBudgets.Problem: onPage(problem)
        case let problem as HouseholdGoals.Problem: onPage(problem)
        case let problem as HouseholdClaims.Problem: onPage(problem)
        case let problem as HouseholdReminders.Problem: onPage(problem)
        case let problem as HouseholdCategories.Problem: onPage(problem)
        case let problem as HouseholdSubjects.Problem: onPage(problem)
        case LibraryError.noSuchRecord(let id): noRecord(id.rawValue)
        case LibraryError.ambiguousRecord(let text, 0): noRecord(text.escapingControls)
        default: sentence(of: error)
        }
    }

    private func noRecord(_ id: String) -> String {
        localized("there is no record with the id \"\(id)\"", "\"\(id)\" ID의 기록이 없습니다")
    }

    public func onPage(_ problem: BookProblem) -> String {
        switch problem {
        case .noSuchAccount(let text, known: []):
            localized(
                "there is no account \"\(text.escapingControls)\"; add it under Accounts first",
                "\"\(text.escapingControls)\" 계좌가 없습니다. 먼저 '계좌'에서 추가하세요"
            )
        case .noSuchAccount(let text, let known):
            localized(
                "there is no account \"\(text.escapingControls)\"; there are: \(known.joined(separator: ", "))",
                "\"\(text.escapingControls)\" 계좌가 없습니다. 있는 계좌: \(known.joined(separator: ", "))"
            )
        case .transferNeedsAccounts:
            localized("a transfer needs both accounts; choose them", "이체에는 두 계좌가 모두 있어야 합니다. 두 계좌를 고르세요")
        case .needsCurrency:
            localized(
                "the currency is not known; write it with the amount, such as 12.50USD, or set yours in the settings",
                "통화를 알 수 없습니다. 12.50USD처럼 금액에 붙여 쓰거나 설정에서 통화를 정하세요"
            )
        case .needsToAmount(let from, let to):
            localized(
                "the accounts are in \(from) and \(to); also give the amount that arrived",
                "두 계좌의 통화가 다릅니다: \(from), \(to). 받은 금액도 쓰세요"
            )
        case .toAmountDiffers(let sent, let arrived):
            localized(
                "\(sent.formatted) was sent and \(arrived.formatted) arrived, in the same currency; give the difference as the fee",
                "보낸 돈 \(sent.formatted)과 받은 돈 \(arrived.formatted)의 통화가 같습니다. 차이는 수수료에 쓰세요"
            )
        case .overTransferLimit(let amount, let id, let limit):
            localized(
                "\(amount.formatted) is more than \(names.account(id)) may send in one transfer, \(limit.formatted); enter several",
                "\(amount.formatted): \(names.account(id)) 계좌의 1회 이체 한도 \(limit.formatted)을 넘습니다. 나눠서 쓰세요"
            ).escapingControls
        case .overdrawn(let id, let day, let balance):
            localized(
                "the account \(names.account(id)) would be at \(balance.formatted) on \(day), below its limit; "
                    + "check the amount and the day",
                "\(names.account(id)) 계좌의 \(day) 잔액이 \(balance.formatted)으로 한도보다 낮아집니다. 금액과 날짜를 확인하세요"
            ).escapingControls
        case .refundTooLarge(_, let left) where left.minorUnits == 0:
            localized("everything paid for it has come back already", "이미 전액 환불된 구매입니다")
        case .joined:
            localized(
                "it was joined with another record, which has its photo; undo that under Recent changes",
                "다른 기록과 합쳐졌고 사진도 그 기록에 있습니다. 나누려면 '최근 변경'에서 되돌리세요"
            )
        case .categoryOfSplits:
            localized(
                "it is divided, and each part has its own category; change the parts",
                "나뉘어 있고 부분마다 분류가 있습니다. 부분의 분류를 고치세요"
            )
        case .notACategory(let category, let kind):
            localized(
                "\(label(category)) is not a category for \(self.kind(kind)); choose another one, or change the kind",
                "\(label(category)): \(self.kind(kind))에 쓰는 분류가 아닙니다. 다른 분류를 고르거나 종류를 바꾸세요"
            )
        case .disagrees:
            localized(
                "a balance that you checked would no longer be right; if it came afterwards, do it anyway and check the balance again",
                "이미 확인한 잔액이 맞지 않게 됩니다. 그 뒤에 생긴 기록이면 '그래도 하기'를 고르고 잔액을 다시 맞추세요"
            )
        case .needsMerchant: localized("say where or from whom", "어디서 쓴 돈인지, 누가 준 돈인지 쓰세요")
        case .twoAmounts(let first, let second):
            localized(
                "which is the amount, \(first.escapingControls) or \(second.escapingControls)? Use the single fields below",
                "\(first.escapingControls)와(과) \(second.escapingControls) 중 어느 것이 금액입니까? 아래 항목에 나누어 쓰세요"
            )
        case .betweenAccounts(let first, let second):
            localized(
                "\(first.escapingControls) and \(second.escapingControls) are both accounts; enter a transfer instead",
                "\(first.escapingControls), \(second.escapingControls): 둘 다 내 계좌입니다. 이체로 적으세요"
            )
        case .incomeOrExpense(let word):
            localized(
                "\"\(word.escapingControls)\" may be money received or spent; choose income or expense above",
                "\"\(word.escapingControls)\": 들어온 돈인지 쓴 돈인지 알 수 없습니다. 위에서 수입이나 지출을 고르세요"
            )
        case .ratherTransfer(let word):
            localized(
                "\"\(word.escapingControls)\" sounds like money between your accounts; enter a transfer, or choose expense above",
                "\"\(word.escapingControls)\": 내 계좌 사이의 이체로 보입니다. 이체로 적거나 위에서 지출을 고르세요"
            )
        case .otherAccount(let id, let here, let there):
            localized(
                "\(id) is \(here.escapingControls) here and \(there.escapingControls) in the book to be taken in",
                "\(id): 여기서는 \(here.escapingControls), 가져올 장부에서는 \(there.escapingControls) 계좌입니다"
            )
        case .unclearWord(let word):
            localized(
                "\"\(word.escapingControls)\" is not a category, account or mood; begin a tag with #",
                "\"\(word.escapingControls)\": 분류도 계좌도 기분도 아닙니다. 태그는 #로 쓰세요"
            )
        case .repeats(let word):
            localized(
                "\"\(word.escapingControls)\": an entry that comes again is added under Coming; once only, leave the word out",
                "\"\(word.escapingControls)\": 정기 기록은 '예정'에서 추가하세요. 한 번뿐이면 그 말을 빼세요"
            )
        case .signedAmount(let text):
            localized(
                "\(text.escapingControls): write the amount without a minus; money that came back is marked as a refund",
                "\(text.escapingControls): 금액에는 -를 쓰지 않습니다. 돌려받은 돈은 환불로 표시하세요"
            )
        case .installmentsNeedCard:
            localized(
                "instalments need a card with a billing period and a payment day; add such a card under Accounts",
                "할부에는 이용 기간과 결제일을 정한 카드가 필요합니다. '계좌'에서 그런 카드를 추가하세요"
            )
        case .needsBothCardDays:
            localized(
                "a card needs both days: the last day of its billing period, and the payment day",
                "카드에는 이용 기간 마지막 날과 결제일이 모두 있어야 합니다"
            )
        default: self.problem(problem)
        }
    }

    public func onPage(_ problem: InputProblem) -> String {
        switch problem {
        case .noSuchCategory(let text):
            localized(
                "no category fits \"\(text.escapingControls)\"; choose one from the list",
                "\"\(text.escapingControls)\"에 맞는 분류가 없습니다. 목록에서 고르세요"
            )
        case .notACurrency(let text):
            localized(
                "\"\(text.escapingControls)\" is not a currency; for example KRW, USD, €",
                "\"\(text.escapingControls)\"은(는) 통화가 아닙니다. 예: KRW, USD, €"
            )
        default: self.problem(problem)
        }
    }

    public func onPage(_ problem: RecurrenceProblem) -> String {
        switch problem {
        case .amountMissing:
            localized(
                "an automatic entry needs an amount; give one, or let it be a draft",
                "자동으로 입력하려면 금액이 있어야 합니다. 금액을 쓰거나 초안으로 하세요"
            )
        case .noneAtAll, .noSuch:
            localized("there is no such recurring entry any more", "그런 정기 기록이 이제 없습니다")
        case .transferWithoutAccounts:
            localized("a transfer needs two different accounts", "이체에는 서로 다른 두 계좌가 있어야 합니다")
        case .alreadyEnded(let name, let day):
            localized(
                "\(name.escapingControls) ended on \(day)",
                "\(name.escapingControls): \(day)에 끝난 정기 기록입니다"
            )
        default: self.problem(problem)
        }
    }

    public func onPage(_ problem: HouseholdBudgets.Problem) -> String {
        switch problem {
        case .notPositive(let money):
            localized(
                "a budget must be above zero, not \(money.formatted)",
                "예산은 0보다 커야 합니다: \(money.formatted)"
            )
        case .unknown: localized("there is no such budget any more", "그런 예산이 이제 없습니다")
        case .hasMoved(let category, let money):
            localized(
                "\(money.formatted) was moved between \(label(category)) and other budgets; move it back first",
                "다른 예산과 주고받은 금액이 있습니다 (\(label(category)) \(money.formatted)). 먼저 되돌리세요"
            )
        default: problem.sentence(self)
        }
    }

    public func onPage(_ problem: HouseholdGoals.Problem) -> String {
        switch problem {
        case .noName(let text):
            localized(
                "\"\(text.escapingControls)\" cannot be a name; use letters or digits",
                "이름에는 글자나 숫자가 있어야 합니다: \"\(text.escapingControls)\""
            )
        case .unknown: localized("there is no such goal any more", "그런 저축 목표가 이제 없습니다")
        case .accountTaken(let account, let goal):
            localized(
                "the balance of \(account.name.escapingControls) already counts for \(goal.name.escapingControls)",
                "\(account.name.escapingControls) 잔액은 이미 \(goal.name.escapingControls) 목표에 들어갑니다"
            )
        case .countsAccount(let goal, let account):
            localized(
                "\(goal.name.escapingControls) counts the balance of \(account?.name.escapingControls ?? missing); enter a transfer there",
                "\(goal.name.escapingControls) 목표는 \(account?.name.escapingControls ?? missing) 잔액으로 셉니다. 그 계좌로 이체를 입력하세요"
            )
        case .hasParts(let goal, let money):
            localized(
                "\(money.formatted) is put aside for \(goal.name.escapingControls); take it back first",
                "\(goal.name.escapingControls)에 이미 \(money.formatted)을 모았습니다. 먼저 빼세요"
            )
        case .needsAmount: self.problem(BookProblem.needsAmount)
        default: problem.sentence(self)
        }
    }

    public func onPage(_ problem: HouseholdClaims.Problem) -> String {
        switch problem {
        case .notAPurchase:
            localized("only a confirmed expense can be claimed", "확정된 지출만 청구할 수 있습니다")
        case .taken: localized("it belongs to another claim already", "이미 다른 청구에 들어 있습니다")
        case .needsDeadline(let kind):
            localized(
                "until when can it be asked for (\(name(kind)))? Give the last day",
                "언제까지 청구할 수 있는지 마감일을 쓰세요 (\(name(kind)))"
            )
        case .notPositive(let money):
            localized(
                "what was paid is above zero, not \(money.formatted)",
                "받은 금액은 0보다 커야 합니다: \(money.formatted)"
            )
        default: problem.sentence(self)
        }
    }

    public func onPage(_ problem: HouseholdReminders.Problem) -> String {
        switch problem {
        case .exists(let reminder):
            localized(
                "\(reminder.title.escapingControls) already exists; give it another name",
                "\(reminder.title.escapingControls)은(는) 이미 있습니다. 다른 이름을 쓰세요"
            )
        case .unknown: localized("there is no such reminder any more", "그런 알림이 이제 없습니다")
        default: problem.sentence(self)
        }
    }

    public func onPage(_ problem: HouseholdSubjects.Problem) -> String {
        guard case .exists(let subject) = problem else { return problem.sentence(self) }
        return localized("\(label(subject)) is already listed", "\(label(subject)): 이미 있습니다")
    }

    public func onPage(_ problem: HouseholdCategories.Problem) -> String {
        switch problem {
        case .exists(let entry):
            localized("\(label(entry.category)) already exists", "\(label(entry.category)): 이미 있습니다")
        case .unknown: localized("there is no such category any more", "그런 분류가 이제 없습니다")
        default: problem.sentence(self)
        }
    }

    /// A notice of a review, without the terminal's keys; of its failures only those of the book have advice of their own.
    public func onPage(_ notice: ReviewNotice) -> String {
        switch notice {
        case .failed(.book(let problem)): onPage(problem)
        case .problem(let problem): onPage(problem)
        case .split(let parts):
            localized(
                "\(parts) parts are filled in below; change them as you like, they are saved when you confirm",
                "아래에 \(parts)개로 나누어 놓았습니다. 고칠 수 있고, 확정하면 저장됩니다"
            )
        case .completed:
            localized("complete now; confirm it", "빈 항목을 모두 채웠습니다. '확정'을 누르세요")
        case .noSuchChoice(_, of: 0):
            localized("there are no other values to choose from; change the field", "고를 다른 값이 없습니다. 항목을 직접 고치세요")
        default: self.notice(notice)
        }
    }
}
