import ArgumentParser
import ReceiptDomain
import ReceiptObjects
import ReceiptPostgres
import ReceiptStorage
import ReceiptWording

struct LibraryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "library",
        "Move a library between a folder and a database, or its pictures to other storage.",
        "보관함을 폴더와 데이터베이스 사이에서 옮기거나, 사진을 다른 저장소로 옮깁니다.",
        subcommands: [MoveLibraryCommand.self, LibraryPicturesCommand.self]
    )
}

struct MoveLibraryCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "move",
        "Move the whole library into a database, or back into a folder, byte for byte.",
        "보관함 전체를 데이터베이스로, 또는 다시 폴더로 바이트 그대로 옮깁니다.",
        discussion: .localized(
            """
            The old place stays the library until everything is in the new one, was read back and found identical; then \
            nothing more is written to it, and it is left as it is. After an interruption, the same command \
            continues. What waits in the inbox stays there.
            """,
            """
            새 곳으로 모두 옮기고, 다시 읽어 같은지 확인할 때까지는 이전 곳이 보관함입니다. 그 뒤로 이전 곳에는 아무것도 쓰지 않고 그대로 둡니다. 도중에 멈추면 같은 \
            명령을 다시 실행해 이어서 옮깁니다. 받은 폴더에서 대기하는 파일은 그 자리에 남습니다.
            """
        )
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Option(
        "Where to: postgresql://[USER@]HOST/NAME (without a password), or a folder that does not exist yet.",
        "옮길 곳: postgresql://[사용자@]호스트/이름(암호 없이), 또는 아직 없는 폴더.",
        completion: .directory
    )
    var to: String

    @Option(
        "Where to put the database's pictures: s3://BUCKET/PREFIX?endpoint=…&region=…",
        "데이터베이스의 사진을 둘 곳: s3://버킷/접두사?endpoint=…&region=…"
    )
    var pictures: String?

    func run(_ session: Session) async throws {
        let from = place.root(environment: session.environment)
        let target = LibraryPlace.location(to)
        guard PostgresLibrary.isName(from.path) != PostgresLibrary.isName(target.path) else {
            try session.refuse(
                "A move goes from a folder to a database or back: one of --library and --to must be postgresql://…",
                "폴더에서 데이터베이스로, 또는 그 반대로 옮깁니다. --library와 --to 중 하나는 postgresql://…여야 합니다."
            )
        }
        guard pictures == nil || PostgresLibrary.isName(target.path) else {
            try session.refuse(
                "Only the pictures of a library in a database can be elsewhere: name it with --library postgresql://…",
                "데이터베이스에 있는 보관함의 사진만 다른 곳에 둘 수 있습니다. --library postgresql://…로 지정하세요."
            )
        }
        let library = try place.requireExisting(session, isBeingMoved: true)
        let report: MoveReport
        if PostgresLibrary.isName(target.path) {
            let database = try session.database(target.path)
            if let pictures { try database.setPictures(to: BucketAddress(pictures).description) }
            // Repairs the remains of killed processes first.
            _ = try await library.recover()
            report = try await library.move(to: database)
        } else {
            report = try await library.move(to: target)
        }
        session.message(session.wording.moved(report, to: target.path))
    }
}

struct LibraryPicturesCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "pictures",
        "Show where a database's pictures are, or store them elsewhere.",
        "데이터베이스의 사진이 저장된 곳을 보여 주거나 바꿉니다.",
        discussion: .localized(
            """
            Pictures are in the database, or in a bucket of S3-compatible storage; older ones can be read wherever they are. \
            --to checks that the bucket can be written and read before anything changes. --move reads each picture back from its \
            new place before the old one is removed; after an interruption, the same command continues. The keys of the \
            storage come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, from a systemd credential 'aws', or from \
            ~/.aws/credentials, which nobody else may be able to read.
            """,
            """
            사진은 데이터베이스나 S3 호환 저장소의 버킷에 저장됩니다. 이전 사진은 어디에 있든 읽을 수 있습니다. --to는 바꾸기 전에 버킷에 쓰고 읽을 수 있는지 먼저 \
            확인합니다. --move는 새 곳에서 다시 읽은 뒤에 이전 사진을 지우고, 도중에 멈추면 같은 명령으로 이어서 옮깁니다. 저장소의 키는 AWS_ACCESS_KEY_ID와 \
            AWS_SECRET_ACCESS_KEY, systemd의 자격 증명 'aws', 또는 본인만 읽을 수 있는 ~/.aws/credentials에서 읽습니다.
            """
        )
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Option(
        "New pictures go there from now on: s3://BUCKET/PREFIX?endpoint=https://HOST&region=REGION, or 'database'.",
        "지금부터 새 사진을 둘 곳: s3://버킷/접두사?endpoint=https://호스트&region=리전, 또는 'database'."
    )
    var to: String?

    @Flag("Move all pictures to where new ones go.", "모든 사진을 새 사진을 두는 곳으로 옮깁니다.")
    var move = false

    /// The value of ``to`` that means the database itself.
    private static let database = "database"

    func run(_ session: Session) async throws {
        guard let library = try place.database(session) else {
            try session.refuse(
                "Only the pictures of a library in a database can be elsewhere: name it with --library postgresql://…",
                "데이터베이스에 있는 보관함의 사진만 다른 곳에 둘 수 있습니다. --library postgresql://…로 지정하세요."
            )
        }
        if let to { try library.setPictures(to: to == Self.database ? nil : BucketAddress(to).description) }
        let moved = move ? try library.movePictures() : nil
        for name in moved?.damaged ?? [] { session.message(session.wording.notMoved(picture: name)) }
        if let moved { session.message(session.wording.moved(moved)) }
        for line in session.wording.pictures(try library.pictures()) { try session.output(line) }
        if moved?.damaged.isEmpty == false { try ExitStatus.libraryDamagedOrLocked.leave() }
    }
}
