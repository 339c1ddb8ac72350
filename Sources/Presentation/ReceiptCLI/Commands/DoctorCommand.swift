import ArgumentParser
import ReceiptConsole
import ReceiptDomain

/// `receiptmind doctor`
struct DoctorCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check the engine, its languages, the library, its rights and the space; say how to mend what is wrong."
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    func run(_ session: Session) async throws {
        let root = options.root(environment: session.environment)
        var checks = EngineHealth().checks(languages: session.home.languages)
        checks += await LibraryHealth(root: root).checks()
        for check in checks {
            for line in check.lines(session.wording) {
                try StandardStreams.output(line.rendered(session.outputStyling))
            }
        }
        let problems = checks.filter { $0.severity == .problem }
        let warnings = checks.count { $0.severity == .warning }
        session.message(session.wording.verdict(problems: problems.count, warnings: warnings))
        try (problems.first.map(ExitStatus.init) ?? .done).leave()
    }
}

extension ExitStatus {
    /// What the first problem that was found comes to.
    init(_ check: HealthCheck) {
        switch check {
        case .languageMissing, .engineUnusable: self = .languageMissing
        case .notWritable, .inboxUnreachable: self = .notPermitted
        case .ledgerDamaged: self = .libraryDamagedOrLocked
        default: self = .internalError
        }
    }
}
