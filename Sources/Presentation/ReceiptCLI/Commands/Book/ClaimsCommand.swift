import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct ClaimsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "claims",
        "Keep track of money that you can still get back: insurances, warranties, returns.",
        "돌려받을 수 있는 돈을 관리합니다: 보험금, 보증 수리, 반품.",
        discussion: .localized(
            """
            receiptmind claims find
            receiptmind claims add a1b2c3d4 --until 2029-11-25 --payer "Blue Health"
            receiptmind claims bundle c1 claim.pdf
            receiptmind claims sent c1
            receiptmind claims paid c1 45000 --account checking
            """,
            """
            receiptmind claims find
            receiptmind claims add a1b2c3d4 --until 2029-11-25 --payer 삼성화재
            receiptmind claims bundle c1 청구.pdf
            receiptmind claims sent c1
            receiptmind claims paid c1 45000 --account kb
            """
        ),
        subcommands: [
            ListClaimsCommand.self, FindClaimsCommand.self, ShowClaimCommand.self, AddClaimCommand.self,
            EditClaimCommand.self, BundleClaimCommand.self, ClaimSentCommand.self, ClaimPaidCommand.self,
            ClaimRefusedCommand.self, RemoveClaimCommand.self,
        ],
        defaultSubcommand: ListClaimsCommand.self
    )
}

struct ListClaimsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "list",
        "List the claims, those that end first before the others.",
        "청구를 기한이 가까운 순서로 봅니다."
    )

    @OptionGroup var options: LibraryOptions

    @Flag("Paid and refused ones too.", "받은 청구와 거절된 청구도 봅니다.")
    var all = false

    @Flag(help: .jsonLines)
    var json = false

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session) else {
            return session.message(session.wording.notice(ClaimNotice.none))
        }
        let claims = HouseholdClaims(library: library, user: options.user)
        let convention = try await options.convention(session, library)
        var shown = try await claims.all()
        let isNone = shown.isEmpty
        if !all, !json { shown.removeAll { $0.state == .paid || $0.state == .refused } }
        guard !json else { return try StandardStreams.json(each: shown.map { ClaimForm($0, convention.today) }) }
        var rows: [(claim: Claim, sums: [Money])] = []
        for claim in shown {
            rows.append((claim, try await claims.records(of: claim).compactMap(\.amount).summed))
        }
        let pets = try await library.subjectDirectory(of: options.user).pets
        let found = try await claims.candidates(today: convention.today, pets: pets) { _, _ in [] }
        if !rows.isEmpty { try session.show(.claims(rows, today: convention.today, session.wording)) }
        if !found.isEmpty {
            let sums = found.compactMap(\.record.amount).summed
            session.message(session.wording.notice(ClaimNotice.candidates(count: found.count, sums)))
        } else if rows.isEmpty {
            session.message(session.wording.notice(isNone ? ClaimNotice.none : .noneOpen))
        }
    }
}

struct FindClaimsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "find",
        "List purchases of the last three years that an insurance may pay for and that belong to no claim.",
        "지난 3년 동안 보험에 청구할 만한데 아직 청구에 넣지 않은 지출을 봅니다."
    )

    @OptionGroup var options: LibraryOptions

    @Flag(help: .jsonLines)
    var json = false

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session) else {
            return session.message(session.wording.notice(ClaimNotice.nothingFound))
        }
        let convention = try await options.convention(session, library)
        let papers = ClaimPapers(library: library, context: session.home.context(today: convention.today))
        let pets = try await library.subjectDirectory(of: options.user).pets
        let found = try await HouseholdClaims(library: library, user: options.user)
            .candidates(today: convention.today, pets: pets, papers.known)
        guard !json else { return try StandardStreams.json(each: found.map(CandidateForm.init)) }
        guard !found.isEmpty else { return session.message(session.wording.notice(ClaimNotice.nothingFound)) }
        try session.show(.candidates(found, session.wording))
    }
}

struct ShowClaimCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "show",
        "Show a claim: records, papers, what is missing, days left.",
        "청구 하나를 봅니다: 기록, 서류, 없는 서류, 남은 날."
    )

    @Argument(help: .claim)
    var id: String

    @OptionGroup var options: LibraryOptions

    @Flag(help: .jsonLines)
    var json = false

    func run(_ session: Session) async throws {
        let library = try await options.claimLibrary(session, id)
        let session = try await session.knowing(library, options.user)
        let claims = HouseholdClaims(library: library, user: options.user)
        let claim = try await claims.claim(id)
        let convention = try await options.convention(session, library)
        guard !json else { return try StandardStreams.json(ClaimForm(claim, convention.today)) }
        let subject = try await library.subjectDirectory(of: options.user).name(of: claim, session.wording)
        for line in session.wording.lines(claim, subject: subject, today: convention.today) {
            try StandardStreams.output(line)
        }
        let records = try await claims.records(of: claim)
        try session.show(.records(records, session.wording))
        if !claim.documents.isEmpty { try session.show(.documents(claim, records, session.wording)) }
        for record in records {
            let kinds = claim.documents.filter { $0.record == record.id.rawValue }.flatMap(\.known)
            if let text = session.wording.missing(claim.missing(of: record.id), of: record, has: kinds) {
                session.message(text)
            }
        }
    }
}

struct BundleClaimCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "bundle",
        "Write a PDF with a list of the records and all their pictures.",
        "기록의 목록과 모든 사진이 든 PDF를 만듭니다."
    )

    @Argument(help: .claim)
    var id: String

    @Argument("The PDF file.", "PDF 파일.", completion: .file(extensions: ["pdf"]))
    var file: String

    @Flag(help: .replacing)
    var force = false

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let pdf = OutputFile(path: file, replaces: force)
        try pdf.check()
        let library = try await options.claimLibrary(session, id)
        let session = try await session.knowing(library, options.user)
        let claims = HouseholdClaims(library: library, user: options.user)
        let claim = try await claims.claim(id)
        let convention = try await options.convention(session, library)
        let records = try await claims.records(of: claim)
        guard records.contains(where: { !$0.images.isEmpty }) else {
            throw HouseholdClaims.Problem.nothingToBundle(claim.id)
        }
        let directory = try await library.subjectDirectory(of: options.user)
        let bundle = ClaimBundle(
            claim: claim,
            records: records,
            subject: claim.subject.map { directory[$0]?.name ?? $0 },
            today: convention.today,
            wording: session.wording
        )
        let papers = ClaimPapers(library: library, context: session.home.context(today: convention.today))
        let (bytes, pictures, leftOut) = try await bundle.file(papers)
        try pdf.write(Data(bytes))
        if !leftOut.isEmpty { session.message(session.wording.notice(ClaimNotice.leftOut(leftOut))) }
        session.message(session.wording.notice(ClaimNotice.bundled(claim, pictures: pictures, path: file)))
    }
}

extension LibraryOptions {
    /// The library of a claim that is there already.
    func claimLibrary(_ session: Session, _ id: String) async throws -> ReceiptLibrary {
        try await existing(session, orElse: HouseholdClaims.Problem.unknown(id, known: []))
    }
}

extension SubjectDirectory {
    fileprivate func name(of claim: Claim, _ wording: any Wording) -> String? {
        claim.subject.map { id in self[id].map { wording.label($0) } ?? id }
    }
}
