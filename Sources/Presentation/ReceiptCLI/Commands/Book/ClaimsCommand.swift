import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
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
        guard let book = try await options.existingBook(session) else {
            return session.message(session.wording.notice(ClaimNotice.none))
        }
        let claims = book.claims
        var shown = try await claims.all()
        let isNone = shown.isEmpty
        if !all, !json { shown.removeAll { $0.state == .paid || $0.state == .refused } }
        guard !json else { return try StandardStreams.json(each: shown.map { JSONForm.claim($0, book.today) }) }
        var rows: [(claim: Claim, sums: [Money])] = []
        for claim in shown {
            rows.append((claim, try await claims.records(of: claim).compactMap(\.amount).summed))
        }
        let pets = book.names.subjects.pets
        let found = try await claims.candidates(today: book.today, pets: pets) { _, _ in [] }
        if !rows.isEmpty { try book.show(.claims(rows, today: book.today, book.wording)) }
        if !found.isEmpty {
            let sums = found.compactMap(\.record.amount).summed
            book.say(book.wording.notice(ClaimNotice.candidates(count: found.count, sums)))
        } else if rows.isEmpty {
            book.say(book.wording.notice(isNone ? ClaimNotice.none : .noneOpen))
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
        guard let book = try await options.existingBook(session) else {
            return session.message(session.wording.notice(ClaimNotice.nothingFound))
        }
        let papers = book.papers
        let pets = book.names.subjects.pets
        let found = try await book.claims.candidates(today: book.today, pets: pets, papers.known)
        guard !json else { return try StandardStreams.json(each: found.map(JSONForm.candidate)) }
        guard !found.isEmpty else { return book.say(book.wording.notice(ClaimNotice.nothingFound)) }
        try book.show(.candidates(found, book.wording))
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
        let book = try await options.claimBook(session, id)
        let claims = book.claims
        let claim = try await claims.claim(id)
        guard !json else { return try StandardStreams.json(JSONForm.claim(claim, book.today)) }
        let subject = book.names.subjects.name(of: claim, book.wording)
        for line in book.wording.lines(claim, subject: subject, today: book.today) {
            try StandardStreams.output(line)
        }
        let records = try await claims.records(of: claim)
        try book.show(.records(records, book.wording))
        if !claim.documents.isEmpty { try book.show(.documents(claim, records, book.wording)) }
        for record in records {
            let kinds = claim.documents.filter { $0.record == record.id.rawValue }.flatMap(\.known)
            if let text = book.wording.missing(claim.missing(of: record.id), of: record, has: kinds) {
                book.say(text)
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
        let book = try await options.claimBook(session, id)
        let claims = book.claims
        let claim = try await claims.claim(id)
        let records = try await claims.records(of: claim)
        guard records.contains(where: { !$0.images.isEmpty }) else {
            throw HouseholdClaims.Problem.nothingToBundle(claim.id)
        }
        let directory = book.names.subjects
        let bundle = ClaimBundle(
            claim: claim,
            records: records,
            subject: claim.subject.map { directory[$0]?.name ?? $0 },
            today: book.today,
            wording: book.wording
        )
        let papers = book.papers
        let (bytes, pictures, leftOut) = try await bundle.file(papers)
        try pdf.write(Data(bytes))
        if !leftOut.isEmpty { book.say(book.wording.notice(ClaimNotice.leftOut(leftOut))) }
        book.say(book.wording.notice(ClaimNotice.bundled(claim, pictures: pictures, path: file)))
    }
}

extension LibraryOptions {
    func claimBook(_ session: Session, _ id: String) async throws -> OpenBook {
        try await book(session, orElse: HouseholdClaims.Problem.unknown(id, known: []))
    }
}

extension SubjectDirectory {
    fileprivate func name(of claim: Claim, _ wording: any Wording) -> String? {
        claim.subject.map { id in self[id].map { wording.label($0) } ?? id }
    }
}
