import ReceiptDomain
import ReceiptReview

extension KoreanWording {
    func otherPictures(_ count: Int) -> String { "영수증이 아닌 것 같은 사진 \(count)장" }

    func unknownCard(_ offer: CardOffer) -> String {
        "카드 …\(offer.digits.escapingControls)이(가) 등록된 계좌가 없습니다.".withKoreanParticles
    }

    func notice(_ notice: ReviewNotice) -> String {
        switch notice {
        case .confirmed(let record): "확정: \(record.outline)"
        case .discarded(let record): "버림: \(record.outline)"
        case .skipped(let record): "나중에: \(record.outline)"
        case .undone: "되돌렸습니다"
        case .undoneWithRule(0): "만든 규칙까지 되돌렸습니다"
        case .undoneWithRule(let count): "만든 규칙과 이전 기록 \(count)건까지 되돌렸습니다"
        case .imageOpened: "사진을 다른 창에 열었습니다"
        case .followed(let rule, 0): "앞으로 \(self.rule(rule)). 'receiptmind rules'에서 볼 수 있습니다"
        case .followed(let rule, let count):
            "앞으로 \(self.rule(rule)). 이전 \(count)건도 고쳤습니다 (되돌리기: 'receiptmind undo')"
        case .discardedAll(let count): "초안 \(count)건을 버렸습니다. 사진은 그대로 보관합니다."
        case .grouped(let category, let count): "초안 \(count)건의 분류: \(self.category(category))"
        case .split(let parts): "\(parts)개로 나누었습니다. p를 다시 누르면 고치고, u로 되돌립니다"
        case .cardListed(let offer):
            "앞으로 카드 …\(offer.digits.escapingControls)로 낸 영수증은 \(names.account(offer.account).escapingControls) 계좌로 들어갑니다"
        case .joined(let proposal): "초안 \(proposal.drafts.count)건을 사진과 함께 하나로 합쳤습니다. u로 되돌립니다"
        case .keptApart: "따로 둡니다. 다시 묻지 않습니다. u로 되돌립니다"
        case .nothingDue: "이 초안에 맞는 예정된 정기 기록이 없습니다"
        case .noImage: "이 기록에는 사진이 없습니다"
        case .nothingToJoin: "합칠 수 있는, 사진이 있는 다른 초안이 없습니다"
        case .changedElsewhere: "다른 창에서 바뀌었습니다. 바뀐 내용을 보여 줍니다"
        case .answeredElsewhere(let record): "다른 창에서 이미 처리했습니다 (\(status(record.status)))"
        case .undoRefused: "그 뒤에 바뀌어서 되돌리지 않았습니다. 'receiptmind edit'로 고칠 수 있습니다"
        case .failed(let failure): "저장하지 못했습니다: \(self.failure(failure))"
        case .notOpened(let failure): self.failure(failure)
        case .problem(let problem): self.problem(problem)
        case .needed(let field): "\(self.field(field))을(를) 입력하세요".withKoreanParticles
        case .completed: "빈 항목을 모두 채웠습니다. Enter로 확정합니다"
        case .notPossibleHere: "이 질문에 맞는 답이 아닙니다"
        case .noSuchChoice(_, 0): "고를 다른 값이 없습니다. m, t, a, e로 직접 고칩니다"
        case .noSuchChoice(let number, let count): "\(number)번은 없습니다. 1부터 \(count)까지 있습니다"
        case .nothingToUndo: "되돌릴 답이 없습니다. 지난번 답은 'receiptmind undo'로 되돌립니다"
        case .nothingToGoBackTo: "첫 단계입니다. u는 마지막 답 되돌리기, q는 끝내기"
        }
    }

    func problem(_ problem: InputProblem) -> String {
        let sentence =
            switch problem {
            case .notAPeriod(let text):
                "\"\(text.escapingControls)\"은(는) 날짜도 '지난달' 같은 기간도 분류도 아닙니다. "
                    + (nearestCategory(text).map { "혹시 \"\($0)\"입니까? " } ?? "") + "낱말로 찾으려면 'receiptmind search'를 쓰세요"
            case .notADate(let text): "\"\(text.escapingControls)\"은(는) 날짜가 아닙니다. 예: 2026-11-18, 11/18, 어제"
            case .endsBeforeItBegins(let first, let last):
                "기간의 끝(\(last.escapingControls))이 시작(\(first.escapingControls))보다 앞입니다"
            case .dateInFuture(let day): "\(self.day(day))은 미래 날짜입니다"
            case .dateTooFar(let day): "\(self.day(day))은 10년 넘게 남은 날짜입니다"
            case .notATime(let text): "\"\(text.escapingControls)\"은(는) 시간이 아닙니다. 예: 19:42, 오후 7:42"
            case .notAnAmount(let text) where text.isLikeDay:
                "\(text.escapingControls)은(는) 날짜처럼 보입니다. 금액을 쓰세요. 예: 23,400 또는 $8.60"
            case .notAnAmount(let text): "\"\(text.escapingControls)\"은(는) 금액이 아닙니다. 예: 23,400 또는 $8.60"
            case .unclearDecimals(let text, let currency) where currency.fractionDigits < 3:
                "\(text) \(currency): 천 단위인지 소수인지 알 수 없습니다. \(text.replacing(".", with: "")) 또는 \(text.dropLast())로 쓰세요"
            case .unclearDecimals(let text, let currency):
                "\(text) \(currency): 쉼표가 소수점인지 천 단위인지 알 수 없습니다. \(text.replacing(",", with: ".")) 또는 \(text.replacing(",", with: ""))로 쓰세요"
            case .tooManyDecimals(let currency):
                currency.fractionDigits == 0
                    ? "\(currency)에는 소수점 아래 금액이 없습니다" : "\(currency)는 소수점 아래 \(currency.fractionDigits)자리까지입니다"
            case .amountTooLarge(let currency):
                "금액이 너무 큽니다. \(Money(minorUnits: Money.largest, currency: currency).formatted)까지 입력할 수 있습니다"
            case .notACurrency(let text):
                "\"\(text.escapingControls)\"은(는) 통화가 아닙니다. 예: KRW, USD, €. 직접 정하려면 'receiptmind currencies add'"
            case .notAKind(let text): "\"\(text.escapingControls)\"은(는) 종류가 아닙니다. 지출, 수입, 이체 중 하나입니다"
            case .taxUnfit(let tax, let amount):
                "세금 \(tax.formatted): 금액 \(amount.formatted)의 일부일 수 없습니다. - 없이 쓰세요"
            case .transferStays: "계좌 사이의 이체는 다른 종류로 바꿀 수 없습니다. 이체를 버리고 새로 입력하세요"
            case .account(let problem): self.problem(problem)
            case .splitsDiffer(let sum, let amount):
                "나눈 금액의 합계는 \(sum.formatted), 영수증 금액은 \(amount.formatted)입니다. 같게 맞추세요"
            case .notASplit(let text): "\"\(text.escapingControls)\": 식비=62400처럼 쓰세요"
            case .notAnItem(let text): "\"\(text.escapingControls)\": 우유 2 x 2980 5960처럼 이름과 금액을 쓰세요"
            case .notAMood(let text):
                "\"\(text.escapingControls)\"은(는) 기분이 아닙니다. 행복, 슬픔, 화남, 피곤, 평온, 불안, 무감정 중 하나입니다"
            case .noSuchCategory(let text):
                "\"\(text.escapingControls)\"에 맞는 분류가 없습니다. "
                    + hint(aboutCategory: text)
            case .manyCategories(let categories):
                "어느 분류입니까? " + categories.map { category($0) }.joined(separator: ", ")
            case .noSuchField(let text):
                "\"\(text.escapingControls)\" 항목이 없습니다. "
                    + (nearestField(text).map { "혹시 \"\($0)\"입니까?" } ?? "쓸 수 있는 항목: "
                        + fieldNames.joined(separator: ", "))
            case .notAStatus(let text):
                "\"\(text.escapingControls)\"은(는) 상태가 아닙니다. draft, confirmed, discarded 중 하나입니다"
            case .notACondition(let text):
                "\"\(text.escapingControls)\"은(는) 조건이 아닙니다. 예: merchant~카페, date>=2026-11-01"
            case .needed(let field): "\(self.field(field))은(는) 비워 둘 수 없습니다"
            case .notText: "값은 문자열이어야 합니다. 금액도 \"12500\"처럼 쓰세요"
            case .tooLong(let limit): "너무 깁니다. \(limit)자까지 입력할 수 있습니다"
            }
        return sentence.withKoreanParticles
    }

    func reason(_ reason: CategoryReason) -> String {
        let sentence =
            switch reason {
            case .rule(let merchant): "\(merchant.escapingControls)에 정해 둔 규칙"
            case .history(let merchant, let matching, let count):
                "이전 \(merchant.escapingControls) \(count)건 중 \(matching)건"
            case .word(let word): "\"\(word.escapingControls)\"이(가) 적힌 이전 영수증"
            }
        return sentence.withKoreanParticles
    }

    func repaired(_ repair: String) -> String { "잘못 읽은 것을 바로잡음: \(repair)" }
    func pictureOf(_ field: ReviewField) -> String { "사진: \(self.field(field))" }

    func earlierRecords(_ count: Int) -> String { "이와 다른 이전 기록 \(count)건:" }
    func draftsOfShop(_ count: Int) -> String { "분류가 확실하지 않은 초안 \(count)건:" }
}
