import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Reads quarantined files again: `receiptmind retry`.
struct RetryCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "retry",
        abstract: .text(.reading(.retryAbstract)),
        discussion: .text(.reading(.retryDiscussion))
    )

    @OptionGroup var options: LibraryOptions

    @Flag(help: .text(.reading(.retryList)))
    var list = false

    @Flag(help: .text(.reading(.retryJson)))
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
        let session = try await session.knowing(library, options.user)
        var report = IngestReport(session: session, options: options, json: json, total: failed.count)
        let ingestion = try await Ingestion.checked(library: library, home: session.home, reading: reading)
        try await ingestion.run(failed.map { library.incoming($0) }, &report)
        try report.finish().leave()
    }

    private func show(_ failed: [FailedFile], _ session: Session) throws {
        guard json else { return try session.show(.failedFiles(failed, session.wording)) }
        try StandardStreams.json(each: failed.map(IngestLine.init))
    }
}
