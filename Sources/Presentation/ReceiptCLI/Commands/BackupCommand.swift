import ArgumentParser
import ReceiptConsole
import ReceiptDomain
import ReceiptStorage

/// Writes everything that is kept into one file: `receiptmind backup`.
struct BackupCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Write everything that is kept into one new file, a tar with checksums.",
        discussion: """
            May run while photos are read: it holds every record that was acknowledged when it ends, whole. What waits in \
            the inbox is not part of it. 'tar -xf' and 'sha256sum -c SHA256SUMS' read it too. It is not encrypted.
            """
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Argument(help: "The file to make; it must not exist yet, and lies outside the library.", completion: .file())
    var file: String

    func run(_ session: Session) async throws {
        guard let library = try place.existing(session) else {
            let root = place.root(environment: session.environment).path
            session.message(session.wording.attention(.noLibrary(folder: root)))
            // Who relies on a backup must not take it for made.
            return try ExitStatus.wrongUsage.leave()
        }
        let report = try await library.backup(to: FileLocation(file))
        for path in report.missing { session.message(session.wording.notBackedUp(path)) }
        session.message(session.wording.backedUp(report, to: file))
        if !report.missing.isEmpty { try ExitStatus.libraryDamagedOrLocked.leave() }
    }
}

/// Makes a library from a backup: `receiptmind restore`.
struct RestoreCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Make a library from a backup, where there is none yet.",
        discussion: """
            Every byte is compared with the backup's checksums before there is a library, and nothing is ever overwritten: \
            name another place with --library, or move the old library away first.
            """
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Argument(help: "A file that 'receiptmind backup' made.", completion: .file())
    var file: String

    func run(_ session: Session) async throws {
        let root = place.root(environment: session.environment)
        let restored = try ReceiptLibrary.restore(from: FileLocation(file), to: root)
        session.message(session.wording.restored(restored, to: root.path))
        let report = try await place.quiet(session)?.verify()
        if let report { session.message(session.wording.verdict(report)) }
    }
}
