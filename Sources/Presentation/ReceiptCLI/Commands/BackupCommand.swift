import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptPostgres
import ReceiptStorage
import ReceiptWording

/// Writes a backup of the library into one file: `receiptmind backup`.
struct BackupCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: .text(.care(.backupAbstract)),
        discussion: .text(.care(.backupDiscussion))
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Argument(help: .text(.care(.backupFile)), completion: .file())
    var file: String

    func run(_ session: Session) async throws {
        let library = try place.requireExisting(session)
        let report = try await library.backup(to: FileLocation(file))
        for path in report.missing { session.message(session.wording.notBackedUp(path)) }
        session.message(session.wording.backedUp(report, to: file))
        if !report.missing.isEmpty { try ExitStatus.libraryDamagedOrLocked.leave() }
    }
}

/// Creates a library from a backup: `receiptmind restore`.
struct RestoreCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: .text(.care(.restoreAbstract)),
        discussion: .text(.care(.restoreDiscussion))
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Argument(help: .text(.care(.restoreFile)), completion: .file())
    var file: String

    func run(_ session: Session) async throws {
        let root = place.root(environment: session.environment)
        guard !PostgresLibrary.isName(root.path) else {
            session.message("receiptmind: " + session.wording.usage(.restoreNeedsFolder))
            return try ExitStatus.wrongUsage.leave()
        }
        let restored = try ReceiptLibrary.restore(from: FileLocation(file), to: root)
        session.message(session.wording.restored(restored, to: root.path))
        session.message(session.wording.verdict(try await place.openForListingDamage(session).verify()))
    }
}
