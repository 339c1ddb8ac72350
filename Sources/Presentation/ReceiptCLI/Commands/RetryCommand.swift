import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct RetryCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "retry",
        "Read the files in Failed/ again, for instance after an update.",
        "Failed/의 파일을 다시 읽습니다. 프로그램을 업데이트한 뒤 등에 씁니다.",
        discussion: .localized(
            """
            What can be read now becomes a draft; the rest stays where it is, with the new reason.
            """,
            "이제 읽을 수 있는 파일은 초안이 되고, 나머지는 새 이유와 함께 그대로 둡니다."
        )
    )

    @OptionGroup var options: LibraryOptions

    @Flag("Only list the files, and why they could not be read.", "파일과 읽지 못한 이유만 보여 줍니다.")
    var list = false

    @Flag(help: .jsonOfFiles)
    var json = false

    @OptionGroup var reading: ReadingOptions

    func run(_ session: Session) async throws {
        let parked = list ? 0 : try await options.place.retryParked(of: options.user, session)
        if parked > 0 { session.message(session.wording.notice(WorkNotice.retrying(parked))) }
        let library = try await options.openExisting(session)
        let failed = try await library?.failedFiles(of: options.user) ?? []
        guard !failed.isEmpty, let library else { return session.message(session.wording.attention(.nothingFailed)) }
        guard !list else { return try show(failed, session) }
        try await library.recover()
        let session = try await OpenBook(library, options.user, session).session
        var report = IngestReport(session: session, options: options, json: json, total: failed.count)
        let ingestion = try await Ingestion.checked(library: library, home: session.home, reading: reading)
        try await ingestion.run(failed.map { library.incoming($0) }, &report)
        try report.finish().leave()
    }

    private func show(_ failed: [FailedFile], _ session: Session) throws {
        guard json else { return try session.show(.failedFiles(failed, session.wording)) }
        try StandardStreams.json(each: failed.map(JSONForm.failed))
    }
}
