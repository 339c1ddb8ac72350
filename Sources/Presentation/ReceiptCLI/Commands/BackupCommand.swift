import ArgumentParser
import ReceiptDomain
import ReceiptPostgres
import ReceiptStorage
import ReceiptWording

struct BackupCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "backup",
        "Write the whole library into one new file, a tar with checksums.",
        "보관함 전체를 체크섬이 든 tar 파일 하나로 백업합니다.",
        discussion: .localized(
            """
            May run while photos are read: the backup holds every record that was saved when it ended. What \
            waits in the inbox is not part of it. 'tar -xf' and 'sha256sum -c SHA256SUMS' read it too. It is not \
            encrypted.
            """,
            """
            사진을 읽는 중에도 실행할 수 있습니다. 백업이 끝날 때까지 저장된 기록이 빠짐없이 들어갑니다. 받은 폴더에서 대기하는 파일은 들어가지 않습니다. 'tar -xf'와 'sha256sum \
            -c SHA256SUMS'로도 읽을 수 있습니다. 암호화하지 않습니다.
            """
        )
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Argument(
        "The file to make; it must not exist yet, and must be outside the library.",
        "만들 파일. 이미 있는 파일이나 보관함 안의 경로는 쓸 수 없습니다.",
        completion: .file()
    )
    var file: String

    func run(_ session: Session) async throws {
        let library = try place.requireExisting(session)
        let report = try await library.backup(to: FileLocation(file))
        for path in report.missing { session.message(session.wording.notBackedUp(path)) }
        session.message(session.wording.backedUp(report, to: file))
        if !report.missing.isEmpty { try ExitStatus.libraryDamagedOrLocked.leave() }
    }
}

struct RestoreCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "restore",
        "Make a library from a backup, where there is none yet.",
        "백업에서 보관함을 복원합니다. 보관함이 없는 곳에만 복원합니다.",
        discussion: .localized(
            """
            Every byte is compared with the backup's checksums before there is a library, and nothing is ever \
            overwritten: name another place with --library, or move the old library away first.
            """,
            """
            모든 바이트를 백업의 체크섬과 비교한 뒤에 보관함을 만들며, 아무것도 덮어쓰지 않습니다. --library로 다른 곳을 지정하거나 기존 보관함을 먼저 옮기세요.
            """
        )
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Argument("A file that 'receiptmind backup' made.", "'receiptmind backup'이 만든 파일.", completion: .file())
    var file: String

    func run(_ session: Session) async throws {
        let root = place.root(environment: session.environment)
        guard !PostgresLibrary.isName(root.path) else {
            try session.refuse(
                "A backup is restored into a folder: use --library FOLDER, then 'receiptmind library move --to postgresql://…'.",
                "백업은 폴더로만 복원할 수 있습니다. --library 폴더로 복원한 다음 'receiptmind library move --to postgresql://…'로 옮기세요."
            )
        }
        let restored: BackupReport
        do { restored = try ReceiptLibrary.restore(from: FileLocation(file), to: root) } catch LibraryError.alreadyThere
        {
            try session.refuse(
                "\(root.path.escapingControls) already exists; name another place with --library, or move it away first",
                "\(root.path.escapingControls)이(가) 이미 있습니다. --library로 다른 곳을 지정하거나 먼저 옮기세요"
            )
        }
        session.message(session.wording.restored(restored, to: root.path))
        session.message(session.wording.verdict(try await place.openForListingDamage(session).verify()))
    }
}
