public import ReceiptDomain
public import ReceiptReview

extension Wording {
    /// The content of a picture that may not be a receipt.
    public func content(_ content: PictureContent) -> String {
        switch content {
        case .receipt: localized("a receipt", "영수증")
        case .several:
            localized("perhaps several receipts in one picture: check the amount", "한 사진에 영수증이 여러 장일 수 있습니다. 금액을 확인하세요")
        case .unsure: localized("perhaps not a receipt: the amount was left empty", "영수증이 아닐 수 있어 금액을 비워 두었습니다")
        case .none: localized("no receipt was recognised", "영수증이 아닌 것 같습니다")
        }
    }

    /// The typed text is no command of this step; `hasHelp` adds a hint at `?`.
    public func unknownCommand(_ text: String, hasHelp: Bool) -> String {
        localized(
            "\"\(text.escapingControls)\" does nothing here; "
                + (hasHelp ? "? shows the keys" : "the keys are listed below"),
            "\"\(text.escapingControls)\"에 해당하는 동작이 없습니다. " + (hasHelp ? "?를 누르면 도움말이 나옵니다" : "쓸 수 있는 키는 아래에 있습니다")
        )
    }

    /// Piped input went on without an answer.
    public func stoppedWithoutAnswers(_ count: Int) -> String {
        localized(
            "stopped: none of the last \(count) lines is an answer; an empty line confirms, s skips",
            "마지막 \(count)줄에 답이 없어 멈췄습니다. 빈 줄은 확정, s는 나중에입니다"
        )
    }

    public func reason(_ reason: AccountReason) -> String {
        switch reason {
        case .listed(let card):
            localized("your account with card …\(card.escapingControls)", "카드 …\(card.escapingControls)가 등록된 계좌")
        case .card(let digits, let matching, let count):
            localized(
                "\(matching) of \(count) earlier with card …\(digits.escapingControls)",
                "카드 …\(digits.escapingControls)로 낸 이전 \(count)건 중 \(matching)건"
            )
        case .history(let merchant, let matching, let count):
            localized(
                "\(matching) of \(count) earlier \(merchant.escapingControls)",
                "이전 \(merchant.escapingControls) \(count)건 중 \(matching)건"
            )
        }
    }

    /// The currency says what the tax of the receipt is called, and what it is added to.
    public func proof(_ identity: Proof.Identity, _ currency: Currency) -> String {
        switch identity {
        case .items: localized("sum of items", "품목 합계")
        case .subtotal: localized("subtotal and extras", "소계와 추가 금액")
        case .tendered: localized("cash − change", "받은 돈 − 거스름돈")
        case .tax where ["USD", "CAD"].contains(currency.code): localized("subtotal + tax", "소계 + 세금")
        case .tax where currency == .krw: localized("net + VAT", "공급가액 + 부가세")
        case .tax where currency == .jpy: localized("net + consumption tax", "세금 제외 금액 + 소비세")
        case .tax: localized("net + VAT", "세금 제외 금액 + 부가세")
        case .card: localized("card slip", "카드 전표")
        }
    }

    /// The keys that move the cut of the photo, and those that turn pages.
    public var keysOfPicture: String { localized("PgUp PgDn: above, below", "PgUp PgDn: 위아래") }
    public var keysOfPages: String { localized("[ ]: other pages", "[ ]: 다른 쪽") }
    public func items(_ count: Int) -> String { localized(count == 1 ? "1 item" : "\(count) items", "품목 \(count)개") }
    public func andMore(_ count: Int) -> String { localized("… and \(count) more", "… 외 \(count)건") }
    public var alternatives: String { localized("or", "또는") }
    public var missing: String { "–" }
    /// The sentence about a fault of a picture that could be decoded nevertheless.
    public func defect(_ text: String) -> String { localized(text, KoreanWording.detail(text)).escapingControls }
    public var pictureProblem: String { localized("Photo", "사진") }

    public func title(position: Int, of count: Int) -> String {
        localized("Draft \(position) of \(count)", "초안 \(position)/\(count)")
    }

    /// Text that was read stands outside of the sentence, whose Korean particles are adapted, and so stays as it is.
    public func readAs(_ text: String) -> String { localized("read", "읽은 글자") + ": “\(text)”" }

    /// The words from which the category was inferred.
    public func impliedBy(_ text: String) -> String { localized("because of", "근거:") + " “\(text)”" }

    /// The reason for a merchant name that differs from the text read (`nil` if none was read).
    public func reason(_ reason: MerchantReason, read: String?) -> String {
        let why =
            switch reason {
            case .rule: localized("your rule", "정해 둔 규칙")
            case .spelling: localized("as you wrote it before", "전에 적은 이름대로")
            case .businessNumber: localized("same business number as before", "전과 같은 사업자번호")
            case .logo: localized("same logo as before", "전과 같은 로고")
            case .likeness: localized("close to a name you confirmed before", "전에 확정한 이름과 비슷함")
            }
        guard let read else { return why }
        return localized("read", "읽은 글자") + " “\(read.escapingControls)”" + localized("; ", ", ") + why
    }

    public func possibleDuplicate(_ duplicate: PossibleDuplicate) -> String {
        "\(likeness(duplicate)) \(duplicate.record.id.short): \(duplicate.record.outline)"
    }

    /// A link to the other record stands behind it, so that it needs no id.
    public func possibleDuplicate(_ duplicate: PossibleDuplicate, besides year: Int) -> String {
        let other = duplicate.record
        let facts = [
            other.merchant?.escapingControls, other.date.map { day($0, besides: year) }, other.amount?.formatted,
        ]
        return likeness(duplicate) + ": " + facts.compactMap(\.self).joined(separator: ", ")
    }

    private func likeness(_ duplicate: PossibleDuplicate) -> String {
        duplicate.certainty == .likely
            ? localized("looks like", "같은 영수증으로 보임") : localized("may be the same as", "같은 영수증일 수 있음")
    }

    /// The facts that a draft and its possible duplicate share.
    public func common(_ duplicate: PossibleDuplicate) -> String {
        let names = PossibleDuplicate.Trait.allCases.filter(duplicate.common.contains).map { trait in
            switch trait {
            case .merchant: localized("shop", "상호")
            case .businessNumber: localized("business number", "사업자번호")
            case .date: localized("day", "날짜")
            case .time: localized("time", "시간")
            case .amount: localized("amount", "금액")
            case .items: localized("items", "품목")
            case .approvalNumber: localized("approval number", "승인번호")
            }
        }
        let isUndecided = duplicate.certainty == .possible && duplicate.common.contains(.amount)
        return localized("in common: ", "같은 것: ") + names.joined(separator: ", ")
            + (isUndecided ? localized("; what was read shows no difference", "; 읽은 내용에 다른 점이 없음") : "")
    }

    /// The text of a step that asks a question.
    public func question(_ step: ReviewStep) -> String {
        switch step {
        case .chooseField: localized("Which field?", "어느 항목을 고칠까요?")
        case .enter(let field, _): self.field(field)
        case .chooseCategory, .chooseGroupCategory: localized("Category (number or name)", "분류 (번호, 이름, 초성)")
        case .items: localized("Items", "품목")
        case .enterItem: localized("Item", "품목")
        case .correction: localized("For which records?", "어디까지 적용할까요?")
        case .group(let group): question(group.category, count: group.drafts.count)
        case .pictures(let pictures):
            localized(
                "Discard all \(pictures.drafts.count)? Their pictures are kept.",
                "\(pictures.drafts.count)장을 모두 버릴까요? 사진은 그대로 보관합니다."
            )
        case .together(let proposal):
            switch proposal.reason {
            case .parts, .chosen:
                localized(
                    "Join these \(proposal.drafts.count) into one receipt?",
                    "이 \(proposal.drafts.count)건을 영수증 하나로 합칠까요?"
                )
            case .slip: localized("Keep the slip with its receipt, as one record?", "전표와 영수증을 한 기록으로 합칠까요?")
            case .other: localized("Keep the picture with the receipt?", "이 사진을 영수증과 함께 보관할까요?")
            }
        case .card(let offer):
            localized(
                "Add it to \(names.account(offer.account).escapingControls)?",
                "\(names.account(offer.account).escapingControls) 계좌에 등록할까요?"
            )
        case .dropChanges(.skip): localized("Skip and drop your changes to this draft?", "수정한 내용을 버리고 넘어갈까요?")
        case .dropChanges(.quit): localized("Quit and drop your changes to this draft?", "수정한 내용을 버리고 끝낼까요?")
        case .dropChanges(.join): localized("Join it and drop your changes to this draft?", "수정한 내용을 버리고 합칠까요?")
        case .chooseDraft:
            localized("Join with which draft (number, or part of its name)", "합칠 초안 (번호나 이름의 일부)")
        case .divide(let splits):
            localized("Divide the amount into these \(splits.count) parts?", "금액을 이렇게 \(splits.count)개로 나눌까요?")
        case .duplicate: localized("Is it a purchase of its own?", "다른 구매가 맞습니까?")
        case .allAnswered: localized("All drafts are answered.", "모든 초안에 답했습니다.")
        case .draft, .waiting, .finished: ""
        }
    }

    private func question(_ category: Category?, count: Int) -> String {
        guard let category else {
            return localized("Which category for these \(count)?", "이 \(count)건의 분류는 무엇입니까?")
        }
        return localized("\(label(category)) for these \(count)?", "이 \(count)건 모두 \(label(category))입니까?")
    }

    /// The sum of a receipt's items, beside its amount.
    public func itemSum(_ sum: Money, of amount: Money) -> String {
        let difference = amount.plus(sum.negated)
        let beside =
            difference.minorUnits == 0
            ? localized("the amount", "금액과 같음")
            : localized("amount", "금액") + " \(amount.formatted), " + localized("difference", "차이")
                + " \(difference.formatted)"
        return localized("Sum", "합계") + " \(sum.formatted) (\(beside))"
    }

    public func summary(_ summary: ReviewSummary) -> String {
        var parts = [localized("\(summary.confirmed) confirmed", "확정 \(summary.confirmed)건")]
        if summary.discarded > 0 {
            parts.append(localized("\(summary.discarded) discarded", "버림 \(summary.discarded)건"))
        }
        let left = summary.left
        parts.append(localized(left == 1 ? "1 draft left" : "\(left) drafts left", "남은 초안 \(left)건"))
        return parts.joined(separator: ", ")
    }
}
