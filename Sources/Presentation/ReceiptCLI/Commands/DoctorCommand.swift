import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptPostgres
import ReceiptTerminal
import ReceiptWording

struct DoctorCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "doctor",
        """
        Check text recognition, the library, its permissions and the free space, and say how to fix what is wrong.
        """,
        "글자 인식, 보관함, 권한, 남은 공간을 점검하고, 문제가 있으면 고치는 방법을 알려 줍니다."
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag("Print one JSON object a line for each check.", "점검 항목마다 JSON 객체를 한 줄씩 출력합니다.")
    var json = false

    func run(_ session: Session) async throws {
        let root = place.root(environment: session.environment)
        var checks = await ReaderHealth().checks(languages: session.home.languages)
        if PostgresLibrary.isName(root.path) {
            // Errors of the database are reported as by every other command.
            checks += await LibraryHealth(root: root).checks(ofShared: try place.openForListingDamage(session))
            checks += try place.database(session).map { try pictures(of: $0) } ?? []
        } else {
            checks += await LibraryHealth(root: root).checks()
        }
        checks += HookHealth(environment: session.environment, wording: session.wording).checks()
        for check in checks {
            if json {
                let wording = session.wording
                let line: JSONForm = [
                    "severity": "\(check.severity)", "message": wording.finding(check), "remedy": wording.remedy(check),
                ]
                try StandardStreams.json(line)
            } else {
                try session.show(check.lines(session.wording, width: session.outputWidth))
            }
        }
        let problems = checks.filter { $0.severity == .problem }
        let warnings = checks.count { $0.severity == .warning }
        session.message(session.wording.verdict(problems: problems.count, warnings: warnings))
        try (problems.first.map(ExitStatus.init) ?? .done).leave()
    }

    private func pictures(of library: PostgresLibrary) throws -> [HealthCheck] {
        do {
            return try library.tryPictures().map { [.pictures(address: $0)] } ?? []
        } catch LibraryError.bucket(let problem) {
            return [.picturesUnusable(problem)]
        }
    }
}
