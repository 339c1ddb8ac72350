import HouseholdBook
import ReceiptDomain

extension KoreanWording {
    func problem(_ problem: BookProblem) -> String {
        switch problem {
        case .noSuchAccount(let text, known: []):
            "\"\(text.escapingControls)\" 계좌가 없습니다. 먼저 추가하세요: 'receiptmind accounts add \(text.shellQuoted.escapingControls)'"
        case .noSuchAccount(let text, let known):
            "\"\(text.escapingControls)\" 계좌가 없습니다. 있는 계좌: \(known.joined(separator: ", ")). "
                + "추가하려면: 'receiptmind accounts add \(text.shellQuoted.escapingControls)'"
        case .manyAccounts(let ids): "여러 계좌에 맞습니다: \(ids.joined(separator: ", ")). 이름을 더 길게 쓰세요"
        case .notAnAccountID(let id):
            "\"\(id.escapingControls)\": 계좌 ID로 쓸 수 없습니다. kb-salary처럼 영문 소문자, 숫자, -, _로 쓰세요"
        case .accountExists(let id): "이미 쓴 ID입니다: \(id). 한 번 쓴 ID는 다시 쓸 수 없으니 다른 ID를 고르세요"
        case .accountNameTaken(let name, let id): "\(name) 계좌가 이미 있습니다(\(id)). 다른 이름을 쓰세요"
        case .sameAccount(let id):
            "보내는 계좌와 받는 계좌가 모두 \(names.account(id).escapingControls)입니다. 이체에는 서로 다른 두 계좌가 있어야 합니다"
        case .closed(let id, let day):
            "\(names.account(id).escapingControls) 계좌는 \(day)에 해지되었거나 그 뒤의 거래가 있습니다. 이전 날짜나 다른 계좌를 쓰세요"
        case .transferNeedsAccounts: "이체에는 두 계좌가 모두 있어야 합니다: --from 계좌 --to 계좌"
        case .notEmpty(let id, let balance):
            "\(names.account(id).escapingControls) 계좌에 잔액 \(balance.formatted)이 남아 있습니다. 먼저 이체하거나 잔액을 맞추세요"
        default: entryProblem(problem)
        }
    }

    private func entryProblem(_ problem: BookProblem) -> String {
        switch problem {
        case .needsAmount: "금액이 비어 있습니다. 23400처럼 쓰세요"
        case .notPositive(let amount, .amount): "\(amount.formatted): 0보다 큰 금액을 쓰세요"
        case .notPositive(let amount, let field):
            "\(bookField(field.rawValue)) \(amount.formatted): 쓸 수 없는 금액입니다. 0보다 큰 금액을 쓰거나 비워 두세요"
        case .notOfKind(let kind, let field):
            "\(bookField(field)): 이 종류(\(self.kind(kind)))의 기록에는 없는 항목입니다. 빼거나 종류를 바꾸세요"
        case .needsCurrency: "통화를 알 수 없습니다. 12.50USD처럼 금액에 붙여 쓰거나, receiptmind settings currency=KRW로 설정하세요"
        case .needsToAmount(let from, let to):
            "두 계좌의 통화가 다릅니다: \(from), \(to). 받은 금액도 쓰세요: --to-amount \(Money(minorUnits: 1500, currency: to).decimal)\(to)"
        case .toAmountDiffers(let sent, let arrived):
            "보낸 돈 \(sent.formatted)과 받은 돈 \(arrived.formatted)의 통화가 같습니다. 차이는 --fee로 쓰세요"
        case .notInCurrency(let amount, let id, let currency):
            "\(amount.formatted): 계좌 \(id)의 통화는 \(currency)입니다. \(currency) 금액으로 쓰세요"
        case .splitsDiffer(let sum, let amount): "나눈 금액의 합계는 \(sum.formatted), 전체 금액은 \(amount.formatted)입니다. 같게 맞추세요"
        case .overTransferLimit(let amount, let id, let limit):
            "\(amount.formatted): \(id) 계좌의 1회 이체 한도 \(limit.formatted)을 넘습니다. 나눠서 쓰거나 한도를 바꾸세요: "
                + "'receiptmind accounts edit \(id) --transfer-limit any'"
        case .overdrawn(let id, let day, let balance):
            "\(id) 계좌의 \(day) 잔액이 \(balance.formatted)으로 한도보다 낮아집니다. 금액과 날짜를 확인하거나, "
                + "허용하세요: 'receiptmind accounts edit \(id) --overdraft any'"
        case .refundTooLarge(let id, let left) where left.minorUnits == 0:
            "\(id.short) 구매는 이미 전액 환불되었습니다. 기록을 확인하세요: 'receiptmind show \(id.short)'"
        case .refundTooLarge(let id, let left):
            "\(id.short) 구매에서 더 환불받을 수 있는 금액은 \(left.formatted)입니다. 그 이하로 쓰세요"
        case .joined(let id):
            "\(id.short) 기록은 다른 기록과 합쳐졌고 사진도 그 기록에 있습니다. 나누려면 'receiptmind undo'로 되돌리세요"
        case .categoryOfSplits(let id):
            "\(id.short) 기록은 나뉘어 있고 부분마다 분류가 있습니다. splits=로 부분을 고치거나, splits= 뒤를 비워 하나로 합치세요"
        case .notACategory(let category, let kind):
            "\(label(category)): \(self.kind(kind))에 쓰는 분류가 아닙니다. 'receiptmind categories'에서 고르거나 종류를 바꾸세요"
        case .disagrees(let disagreements):
            "이미 확인한 잔액이 맞지 않게 됩니다. \(list(disagreements)). 그 뒤에 생긴 기록이면 --unlock으로 넣고 "
                + "'receiptmind accounts reconcile'로 다시 맞추세요"
        case .doesNotReconcile(let id, let day, let counted, let book):
            "\(names.account(id).escapingControls), \(day): 센 돈 \(counted.formatted), 장부 \(book.formatted). 기록을 고치거나, "
                + "--adjust로 차이를 조정하세요"
        default: wordProblem(problem)
        }
    }

    private func wordProblem(_ problem: BookProblem) -> String {
        let sentence =
            switch problem {
            case .needsMerchant: "어디서 쓴 돈인지, 누가 준 돈인지 쓰세요. 예: receiptmind add 이마트 23400 식비"
            case .needsText: "일기의 내용을 쓰세요"
            case .twoAmounts(let first, let second):
                "\(first.escapingControls)와(과) \(second.escapingControls) 중 어느 것이 금액입니까? 하나만 쓰세요. 숫자가 든 상호는 --merchant로 쓰세요"
            case .otherAccount(let id, let here, let there):
                "\(id): 여기서는 \(here.escapingControls) 계좌이고 가져올 장부에서는 \(there.escapingControls) 계좌입니다. 다른 사람의 장부이면 "
                    + "'receiptmind users add'로 사용자를 추가하고 --user로 가져오세요"
            case .betweenAccounts(let first, let second):
                "\(first.escapingControls), \(second.escapingControls): 둘 다 내 계좌입니다. 이체이면 'receiptmind add 금액 --from 계좌 --to 계좌', "
                    + "지출이면 --kind expense를 덧붙이세요"
            case .ratherTransfer(let word):
                "\"\(word.escapingControls)\": 내 계좌 사이의 이체로 보입니다. 이체이면 'receiptmind add 금액 --from 계좌 --to 계좌', 지출이면 --kind "
                    + "expense를 덧붙이세요"
            case .incomeOrExpense(let word):
                "\"\(word.escapingControls)\": 들어온 돈인지 쓴 돈인지 알 수 없습니다. --kind income 또는 --kind expense를 덧붙이세요"
            case .unclearWord(let word):
                "\"\(word.escapingControls)\": 분류도 계좌도 기분도 아닙니다. "
                    + (nearestCategory(word).map { "혹시 \"\($0)\"입니까? " } ?? "")
                    + "'receiptmind categories'로 분류를 보고 추가할 수 있습니다. 메모는 --memo로, 태그는 #로 쓰세요"
            case .oneTooMany(let word):
                "\"\(word.escapingControls)\": 분류와 계좌와 기분은 각각 하나만 쓸 수 있습니다"
            case .repeats(let word):
                "\"\(word.escapingControls)\": 되풀이되는 항목이면 이 말 대신 --every month(또는 week, year)를 붙이세요. 한 번뿐이면 이 말을 빼거나 이름을 --merchant로 "
                    + "쓰세요"
            case .firstMonthTooEarly(let month):
                "첫 할부금은 산 달보다 앞선 \(month.isoMonth)에 낼 수 없습니다"
            case .installmentsNeedCard:
                "할부에는 이용 기간과 결제일을 정한 카드가 필요합니다: 'receiptmind accounts edit 카드 --cutoff 31 --pay-day 14'"
            case .notMonths(let text): "\"\(text.escapingControls)\": 할부 개월은 2 이상의 수입니다"
            case .notADayOfMonth(let text): "\"\(text.escapingControls)\": 1부터 31까지 쓰세요. 말일이면 31을 쓰세요"
            case .needsBothCardDays: "카드에는 두 날짜가 모두 있어야 합니다: 이용 기간의 마지막 날 --cutoff, 결제일 --pay-day"
            case .notCardDigits(let text): "\"\(text.escapingControls)\": 카드 끝 번호가 아닙니다. 4821처럼 숫자 3~6자리를 쓰세요"
            case .notAnAccountNumber(let text): "\"\(text.escapingControls)\": 계좌 번호가 아닙니다. 110-123-456789처럼 쓰세요"
            case .signedAmount(let text):
                "\(text.escapingControls): 금액에는 -를 쓰지 않습니다. 돌려받은 돈이면 --refund를 붙이거나 뒤에 환불이라고 쓰세요"
            case .notAMood(let text):
                "\"\(text.escapingControls)\": 기분이 아닙니다. 행복, 슬픔, 화남, 피곤, 평온, 불안, 무감정 중에서 고르세요"
            default: unexpected("\(problem)")
            }
        return sentence.withKoreanParticles
    }
}
