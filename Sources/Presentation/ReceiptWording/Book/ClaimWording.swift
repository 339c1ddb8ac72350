public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain

extension HouseholdClaims.Problem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .unknown(let id, let known):
            wording.localized(
                "there is no claim \(id.escapingControls)"
                    + (known.isEmpty
                        ? "; 'receiptmind claims add RECORD' makes one"
                        : "; there are \(known.joined(separator: ", "))"),
                "\(id.escapingControls) 청구가 없습니다"
                    + (known.isEmpty
                        ? ". 'receiptmind claims add 기록'으로 만드세요" : ". 있는 청구: \(known.joined(separator: ", "))")
            )
        case .noRecords: wording.localized("a claim needs a record", "청구에는 기록이 하나 이상 있어야 합니다")
        case .notAPurchase(let id):
            wording.localized(
                "\(id.short) is no confirmed purchase; confirm it with 'receiptmind review' first",
                "\(id.short): 확정된 지출이 아닙니다. 먼저 'receiptmind review'로 확정하세요"
            )
        case .taken(let id, let claim):
            wording.localized(
                "\(id.short) belongs to claim \(claim) already; 'receiptmind claims edit \(claim) --take-out \(id.short)' takes it out",
                "\(id.short)은(는) 이미 청구 \(claim)에 있습니다. 빼려면 'receiptmind claims edit \(claim) --take-out \(id.short)'"
            )
        case .needsDeadline(let kind):
            wording.localized(
                "until when can it be asked for (\(wording.name(kind)))? --until 2028-11-25, or --for 2y from the purchase",
                "언제까지 청구할 수 있는지 지정하세요(\(wording.name(kind))): --until 2028-11-25 또는 구매일부터 --for 2y"
            )
        case .notADocument(let text, let known):
            wording.localized(
                "\(text.escapingControls) names no paper; write NUMBER=KIND with one of "
                    + known.map(\.rawValue).joined(separator: ", "),
                "\(text.escapingControls): 서류가 아닙니다. 번호=종류로 쓰세요: "
                    + known.map { "\($0.rawValue)(\(wording.name($0)))" }.joined(separator: ", ")
            )
        case .noSuchDocument(let number, let count):
            wording.localized(
                "there is no paper \(number); the claim has \(count)",
                "\(number)번 서류가 없습니다. 서류는 \(count)개입니다"
            )
        case .notPositive(let money):
            wording.localized(
                "what was paid is above zero, not \(money.formatted); if nothing was paid: 'receiptmind claims refused'",
                "받은 금액은 0보다 커야 합니다: \(money.formatted). 받지 못했으면 'receiptmind claims refused'"
            )
        case .needsCurrency: wording.localized("which currency? for example 45000KRW", "통화를 알 수 없습니다. 예: 45000KRW")
        case .tooMuchBack(let left):
            wording.localized(
                "only \(left.formatted) is left to come back, as a returned purchase pays back at most what it cost",
                "더 돌려받을 수 있는 돈은 \(left.formatted)입니다. 반품하면 산 금액까지만 돌려받습니다"
            )
        case .nothingToBundle(let id):
            wording.localized(
                "the records of \(id) have no pictures; attach the papers: 'receiptmind attach RECORD FILE'",
                "\(id)의 기록에 사진이 없습니다. 서류를 붙이세요: 'receiptmind attach 기록 파일'"
            )
        }
    }
}

public enum ClaimNotice: Hashable, Sendable {
    case none
    /// All claims are paid or refused.
    case noneOpen
    /// Nothing could be claimed.
    case nothingFound
    case added(Claim)
    case changed(Claim)
    case sent(Claim)
    case refused(Claim)
    case removed(Claim)
    case paid(Claim, Money, RecordID?)
    /// More was paid for the claim than its records cost.
    case paidBeyondCost(Claim, by: Money)
    case bundled(Claim, pictures: Int, path: String)
    /// Images that could not be shown, which are not in the bundle.
    case leftOut([String])
    /// Purchases that belong to no claim yet.
    case candidates(count: Int, [Money])
}

extension Wording {
    public func name(_ kind: Claim.Kind) -> String {
        switch kind {
        case .medical: localized("medical insurance", "실손보험")
        case .pet: localized("pet insurance", "펫보험")
        case .warranty: localized("warranty", "보증 수리")
        case .returning: localized("return", "반품")
        }
    }

    public func name(_ state: Claim.State) -> String {
        switch state {
        case .open: localized("open", "청구 전")
        case .sent: localized("sent", "청구함")
        case .paid: localized("paid", "받음")
        case .refused: localized("refused", "거절됨")
        }
    }

    public func name(_ document: ClaimDocument) -> String {
        switch document {
        case .bill: localized("medical bill", "진료비 영수증")
        case .pharmacyBill: localized("pharmacy bill", "약제비 영수증")
        case .details: localized("itemized bill", "진료비 세부내역서")
        case .prescription: localized("prescription", "처방전")
        case .certificate: localized("medical certificate", "진단서·확인서")
        case .slip: localized("card slip", "카드 전표")
        case .receipt: localized("receipt", "영수증")
        case .other: localized("other", "기타")
        }
    }

    public func names(_ documents: [ClaimDocument]) -> String {
        documents.isEmpty ? localized("not read", "읽지 않음") : documents.map { name($0) }.joined(separator: ", ")
    }

    public var claimColumns: (claim: String, kind: String, until: String, state: String, documents: String) {
        (
            localized("Claim", "청구"), localized("Kind", "종류"), localized("Until", "기한"), localized("State", "상태"),
            localized("Papers", "서류")
        )
    }

    public var claimImageColumn: String { localized("Picture", "사진") }

    /// The papers that a claim still needs for a record; `nil` if none.
    public func missing(_ documents: [ClaimDocument], of record: Record, has kinds: [ClaimDocument]) -> String? {
        guard !documents.isEmpty else { return nil }
        let names = documents.map { name($0) }.joined(separator: ", ")
        let note =
            kinds == [.slip]
            ? localized(" (a card slip is not enough)", " (카드 전표만으로는 부족합니다)") : ""
        return localized("missing for \(label(record)): \(names)", "\(label(record))에 없는 서류: \(names)") + note
    }

    private func label(_ record: Record) -> String {
        [record.date.map { day($0) }, record.merchant].compactMap(\.self).joined(separator: " ").escapingControls
    }

    /// A claim's facts, a line each; for people only, without ids and with days in words.
    public func lines(
        _ claim: Claim,
        subject: String?,
        today: CalendarDay,
        isForPeople: Bool = false
    ) -> [String] {
        func day(_ iso: String) -> String {
            (isForPeople ? CalendarDay(iso: iso) : nil).map { self.day($0, besides: today.year) } ?? iso
        }
        var lines = isForPeople ? [] : ["\(claim.id)  \(claim.title)  \(name(claim.claimKind)), \(name(claim.state))"]
        let whom = [subject, claim.payer].compactMap(\.self)
        if !whom.isEmpty { lines.append(whom.joined(separator: " → ")) }
        if let deadline = claim.deadline.map({ day($0.description) }) {
            let left = left(claim, today: today)
            lines.append(localized("until \(deadline)", "기한 \(deadline)") + (left.isEmpty ? "" : ", " + left))
        }
        if let sent = claim.sent.map(day) { lines.append(localized("sent on \(sent)", "\(sent)에 청구함")) }
        if let refused = claim.refused.map(day) {
            lines.append(localized("refused on \(refused)", "\(refused)에 거절됨"))
        }
        for payment in claim.payments {
            let record = isForPeople ? nil : payment.record.flatMap { RecordID($0) }
            let money = payment.money?.formatted ?? payment.amount
            let paid = day(payment.date)
            lines.append(
                localized("paid on \(paid): \(money)", "\(paid)에 받음: \(money)")
                    + (record.map { " (\($0.short))" } ?? "")
            )
        }
        if let memo = claim.memo { lines.append(memo) }
        return lines.map(\.escapingControls)
    }

    public func ending(_ claim: Claim, today: CalendarDay) -> String {
        ending(claim) + ", " + left(claim, today: today)
    }

    func ending(_ claim: Claim) -> String {
        let name = "\(claim.title) (\(name(claim.claimKind)))".escapingControls
        return localized("claim: \(name)", "청구: \(name)")
    }

    /// The time left to ask, of a claim that still can be.
    public func left(_ claim: Claim, today: CalendarDay) -> String {
        guard claim.state == .open || claim.state == .refused, let deadline = claim.deadline else { return "" }
        if deadline < today { return localized("too late", "기한 지남") }
        let span = span(from: today, to: deadline)
        return localized("\(span) left", "\(span) 남음")
    }

    public func notice(_ notice: ClaimNotice) -> String {
        switch notice {
        case .none:
            localized(
                "no claims; 'receiptmind claims find' lists purchases that an insurance may pay for, "
                    + "'receiptmind claims add RECORD' makes a claim",
                "청구가 없습니다. 'receiptmind claims find'로 보험에 청구할 만한 지출을 찾고, 'receiptmind claims add 기록'으로 청구를 만드세요"
            )
        case .noneOpen:
            localized(
                "no claim is open; 'receiptmind claims --all' shows the finished ones",
                "진행 중인 청구가 없습니다. 끝난 청구는 'receiptmind claims --all'로 봅니다"
            )
        case .nothingFound:
            localized(
                "nothing of the last three years that an insurance may pay for is left to claim",
                "지난 3년 동안 보험에 청구할 만한 지출 가운데 남은 것이 없습니다"
            )
        case .added(let claim): added(claim)
        case .changed(let claim): localized("changed: ", "변경: ") + title(claim)
        case .sent(let claim): localized("sent on \(claim.sent ?? ""): ", "\(claim.sent ?? "")에 청구함: ") + title(claim)
        case .refused(let claim):
            localized("refused on \(claim.refused ?? ""): ", "\(claim.refused ?? "")에 거절됨: ") + title(claim)
        case .removed(let claim):
            localized(
                "removed: \(title(claim)); its records stay, 'receiptmind undo' brings it back",
                "삭제: \(title(claim)). 기록은 남습니다. 되돌리려면 'receiptmind undo'"
            )
        case .paid(let claim, let money, let record):
            localized("paid \(money.formatted): \(title(claim))", "\(money.formatted) 받음: \(title(claim))")
                + (record.map { localized("; entered as \($0.short)", ". 기록 \($0.short)") } ?? "")
        case .paidBeyondCost(let claim, let more):
            localized(
                "\(claim.id) was paid \(more.formatted) more than it cost, as a fixed benefit may be; if it is an error: "
                    + "'receiptmind undo'",
                "\(claim.id): 쓴 돈보다 \(more.formatted) 더 받았습니다. 정액 보험금이 아니라 잘못 적었다면 'receiptmind undo'"
            )
        case .bundled(let claim, let pictures, let path):
            localized(
                "\(path.escapingControls): \(title(claim)), a list and \(pictures) "
                    + (pictures == 1 ? "page" : "pages") + "; once it is sent: 'receiptmind claims sent \(claim.id)'",
                "\(path.escapingControls): \(title(claim)), 목록과 사진 \(pictures)쪽. 보낸 뒤에는 'receiptmind claims sent \(claim.id)'"
            )
        case .leftOut(let files):
            localized(
                "not in the bundle, as they cannot be shown: \(files.joined(separator: ", "))",
                "보여 줄 수 없어 뺀 파일: \(files.joined(separator: ", "))"
            ).escapingControls
        case .candidates(let count, let sums):
            localized(
                "could be claimed: \(count) \(count == 1 ? "purchase" : "purchases"), \(sums.map(\.formatted).joined(separator: ", ")); "
                    + "'receiptmind claims find' lists them",
                "청구할 만한 지출 \(count)건, \(sums.map(\.formatted).joined(separator: ", ")). 'receiptmind claims find'로 보세요"
            )
        }
    }

    private func added(_ claim: Claim) -> String {
        localized("new claim: ", "새 청구: ") + title(claim)
            + (claim.until.map { localized("; until \($0)", ". 기한 \($0)") } ?? "")
    }

    private func title(_ claim: Claim) -> String {
        "\(claim.id) \(claim.title) (\(name(claim.claimKind)))".escapingControls
    }

    // The list in a bundle.

    public var bundleTitle: String { localized("Claim", "보험금 청구 자료") }
    public func bundleTitle(_ claim: Claim) -> String {
        claim.claimKind.isInsurance ? bundleTitle : localized("Purchase", "구매 자료")
    }
    public var payerName: String { localized("To", "받는 곳") }
    public var personName: String { localized("For", "대상") }
    public var numberColumn: String { localized("No.", "번호") }
    public func made(on day: CalendarDay) -> String { localized("Made on \(day)", "작성일 \(day)") }
}

extension Claim.Kind {
    /// Parses a code or a name in any language.
    public init?(typed text: String) {
        let wanted = text.lowercased().filter { !$0.isWhitespace }
        let found = Self.allCases.first { kind in
            let names = Language.allCases.map { $0.wording.name(kind).filter { !$0.isWhitespace } }
            return kind.rawValue == wanted || names.contains(wanted) || kind.otherNames.contains(wanted)
        }
        guard let found else { return nil }
        self = found
    }

    private var otherNames: [String] {
        switch self {
        case .medical: ["실손", "실비", "의료"]
        case .pet: ["펫", "반려동물"]
        case .warranty: ["보증", "수리"]
        case .returning: ["반품", "환불"]
        }
    }
}
