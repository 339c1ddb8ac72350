import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptWording

/// The facts of a claim that a person gives.
struct ClaimFacts: ParsableArguments {
    @Option(
        "medical, pet, warranty or return (default: from the records).",
        "medical(실손), pet(펫), warranty(보증), return(반품) 중 하나 (기본: 기록에 따라)."
    )
    var kind: Claim.Kind?

    @Option("What it is called (default: the shop).", "이름 (기본: 가게).")
    var title: String?

    @Option("Who is asked: an insurance, a shop.", "청구할 곳: 보험사, 가게.")
    var payer: String?

    @Option("The last day to ask.", "청구할 수 있는 마지막 날.")
    var until: String?

    @Option(
        "The time to ask, from the first purchase: 14d, 2y.",
        "첫 구매일부터 청구할 수 있는 기간: 14d, 2년.",
        name: .customLong("for")
    )
    var period: String?

    @Option(help: .memo)
    var memo: String?

    func validate() throws {
        if let period, Period(period) == nil { throw ValidationError.notAPeriod(period) }
        if period != nil, until != nil {
            throw ValidationError(
                "--until and --for both say when it ends; choose one.",
                "--until과 --for는 모두 기한입니다. 하나만 쓰세요."
            )
        }
    }

    func facts(_ convention: InputConvention) throws -> HouseholdClaims.Facts {
        var facts = HouseholdClaims.Facts()
        (facts.kind, facts.title, facts.payer, facts.memo) = (kind, title, payer, memo)
        facts.until = try until.map { try convention.span($0).last }
        facts.period = period.flatMap { Period($0) }
        return facts
    }
}

/// The day on which something came of a claim.
struct ClaimDay: ParsableArguments {
    @Option(help: .day)
    var date: String?

    func callAsFunction(_ convention: InputConvention) throws -> CalendarDay {
        try date.map { try convention.pastDay($0) } ?? convention.today
    }
}

struct AddClaimCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "add",
        "Make a claim of one or more purchases.",
        "지출 하나 이상으로 청구를 만듭니다.",
        discussion: .localized(
            """
            Spending on health is a claim of the medical insurance, of a pet or at a vet's of the pet's; everything else is a \
            warranty, unless --kind says otherwise. Insurances in Korea pay for three years (상법 제662조), which is the default for \
            purchases in won; all other claims need --until or --for. Papers are told apart by what they say: a card slip is no \
            medical bill. 'claims show' lists what is missing.
            """,
            """
            의료 지출은 실손보험, 반려동물이나 동물병원 지출은 펫보험, 나머지는 보증 수리로 봅니다. 다르면 --kind로 지정하세요. 원화 지출의 보험금은 기본이 \
            3년(상법 제662조)이고, 다른 청구는 --until이나 --for가 필요합니다. 서류는 적힌 내용으로 구분하며, 카드 전표는 진료비 영수증이 아닙니다. 없는 서류는 \
            'claims show'에 나옵니다.
            """
        )
    )

    @Argument("The ids of the records, or their ends.", "기록의 ID나 ID의 끝부분.")
    var records: [String]

    @OptionGroup var facts: ClaimFacts
    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let book = try await options.book(session, orElse: LibraryError.ambiguousRecord(records[0], matches: 0))
        let papers = book.papers
        let claim = try await book.claims.add(
            try await book.library.records(named: records, of: book.user),
            try facts.facts(book.convention),
            pets: book.names.subjects.pets,
            papers.read
        )
        book.say(book.wording.notice(ClaimNotice.added(claim)))
    }
}

struct EditClaimCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "edit",
        "Change a claim, its records, or what its papers are.",
        "청구와 그 기록, 서류의 종류를 고칩니다."
    )

    @Argument(help: .claim)
    var id: String

    @Option("Add this record; may be repeated.", "이 기록을 넣습니다. 여러 번 쓸 수 있습니다.", name: .customLong("add"))
    var added: [String] = []

    @Option("Take this record out; may be repeated.", "이 기록을 뺍니다. 여러 번 쓸 수 있습니다.")
    var takeOut: [String] = []

    @Option(
        "What the paper with this number in 'claims show' is: 2=details; bill, pharmacyBill, details, prescription, certificate, "
            + "slip, receipt or other.",
        "'claims show'에서 이 번호인 서류의 종류: 2=details. bill(진료비 영수증), pharmacyBill(약제비 영수증), details(세부내역서), "
            + "prescription(처방전), certificate(진단서·확인서), slip(카드 전표), receipt(영수증), other(기타)."
    )
    var paper: [String] = []

    @OptionGroup var facts: ClaimFacts
    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let book = try await options.claimBook(session, id)
        var change = HouseholdClaims.Change()
        change.facts = try facts.facts(book.convention)
        change.added = try await book.library.records(named: added, of: book.user)
        change.removed = try await book.library.records(named: takeOut, of: book.user)
        change.documents = try paper.map(Self.document)
        let papers = book.papers
        let claim = try await book.claims.edit(id, change, papers.read)
        book.say(book.wording.notice(ClaimNotice.changed(claim)))
    }

    private static func document(_ text: String) throws -> (number: Int, kind: ClaimDocument) {
        let parts = text.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[0]), let kind = ClaimDocument(rawValue: String(parts[1])) else {
            throw HouseholdClaims.Problem.notADocument(text, known: ClaimDocument.allCases)
        }
        return (number, kind)
    }
}

struct ClaimSentCommand: HouseholdCommand {
    static let configuration = CommandConfiguration("sent", "Mark a claim as sent.", "청구했다고 표시합니다.")

    @Argument(help: .claim)
    var id: String

    @OptionGroup var day: ClaimDay

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let book = try await options.claimBook(session, id)
        let claim = try await book.claims.sent(id, on: day(book.convention))
        book.say(book.wording.notice(ClaimNotice.sent(claim)))
    }
}

struct ClaimPaidCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "paid",
        "Note what came back, and enter it: as income, for a return as a refund.",
        "받은 금액을 적고 기록합니다. 보험금은 수입, 반품은 환불로 기록합니다."
    )

    @Argument(help: .claim)
    var id: String

    @Argument("What was paid; may be paid in several parts.", "받은 금액. 나누어 받으면 여러 번 적습니다.")
    var amount: String

    @OptionGroup var day: ClaimDay

    @Option("The account that it arrived on.", "받은 계좌.")
    var account: String?

    @Option("The category of the entry.", "기록의 분류.")
    var category: String?

    @Flag("Make no entry, as where one is there already.", "기록을 만들지 않습니다. 이미 기록이 있을 때 씁니다.")
    var noEntry = false

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let book = try await options.claimBook(session, id)
        let accounts = book.names.accounts
        let open = accounts.accounts.filter { $0.closed == nil }
        let entry = HouseholdClaims.Entry(
            account: try account.map { try accounts.account(named: $0).id } ?? (open.count == 1 ? open.first?.id : nil),
            category: try category.map { try book.category($0) }
        )
        let own = entry.account.flatMap { accounts[$0]?.currency }
        let (claim, record) = try await book.claims.paid(
            id,
            try Typed.amount(amount, own ?? book.convention.homeCurrency ?? .unknown),
            on: day(book.convention),
            entry: noEntry ? nil : entry
        )
        guard let payment = claim.payments.last?.money else { return }
        book.say(book.wording.notice(ClaimNotice.paid(claim, payment, record?.id)))
        let left = claim.left(of: try await book.claims.records(of: claim), in: payment.currency)
        guard let left, left.minorUnits < 0 else { return }
        book.say(book.wording.notice(ClaimNotice.paidBeyondCost(claim, by: left.negated)))
    }
}

struct ClaimRefusedCommand: HouseholdCommand {
    static let configuration = CommandConfiguration("refused", "Mark a claim as refused.", "거절되었다고 표시합니다.")

    @Argument(help: .claim)
    var id: String

    @OptionGroup var day: ClaimDay

    @Option("The reason, kept as the memo.", "이유. 메모로 남깁니다.")
    var reason: String?

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let book = try await options.claimBook(session, id)
        let claim = try await book.claims.refused(id, on: day(book.convention), memo: reason)
        book.say(book.wording.notice(ClaimNotice.refused(claim)))
    }
}

struct RemoveClaimCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "remove",
        "Remove a claim; its records stay.",
        "청구를 삭제합니다. 기록은 남습니다."
    )

    @Argument(help: .claim)
    var id: String

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let book = try await options.claimBook(session, id)
        let claim = try await book.claims.remove(id)
        book.say(book.wording.notice(ClaimNotice.removed(claim)))
    }
}

extension RecordRepository {
    /// The records whose ids begin or end with the texts.
    fileprivate func records(named texts: [String], of user: UserID) async throws -> [Record] {
        var found: [Record] = []
        for text in texts { found.append(try await record(matching: text, of: user)) }
        return found
    }
}
