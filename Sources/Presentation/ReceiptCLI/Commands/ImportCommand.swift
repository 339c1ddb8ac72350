import ArgumentParser
import ReceiptDomain
import ReceiptIntake
import ReceiptWording

struct ImportCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "import",
        "Read photos of receipts into the library as drafts.",
        "영수증 사진을 읽어 보관함에 초안으로 넣습니다.",
        discussion: .localized(
            """
            Folders are searched with their subfolders. The photos are copied and stay where they are, unless \
            --move is given: then each is removed once its record is safe on the disk. A photo that is \
            already in the library is reported and not stored again, so importing twice changes nothing. Ctrl-C \
            finishes the receipts in hand and stops.
            """,
            """
            폴더는 하위 폴더까지 모두 찾습니다. 사진은 복사하고 원래 자리에 둡니다. --move를 주면 기록이 디스크에 저장된 사진부터 하나씩 지웁니다. 이미 보관함에 있는 사진은 어느 \
            기록인지 알려 주고 다시 저장하지 않으므로, 두 번 가져와도 달라지는 것이 없습니다. Ctrl-C를 누르면 읽던 영수증까지 마치고 멈춥니다.
            """
        )
    )

    @Argument("Photos, and folders of photos.", "사진이나 사진 폴더.", completion: .file())
    var paths: [String] = []

    @Option(
        """
        Instead of photos, take in the accounts and entries of a journal of hledger, Ledger or beancount. Its balances are \
        checked, all of it is one step for 'receiptmind undo', and what cannot be taken in is told by its line.
        """,
        """
        사진 대신 hledger, Ledger, beancount 장부 파일의 계좌와 기록을 가져옵니다. 잔액을 확인하고, 전체를 'receiptmind undo' 한 번으로 \
        되돌릴 수 있습니다. 가져올 수 없는 것이 있으면 몇 행인지 알려 줍니다.
        """,
        name: .customLong("journal"),
        completion: .file()
    )
    var journals: [String] = []

    @OptionGroup var options: LibraryOptions

    @Flag(
        "Remove each photo once its record is safe; one that cannot be read goes to Failed/.",
        "기록이 저장된 사진은 지웁니다. 읽을 수 없는 사진은 Failed/로 옮깁니다."
    )
    var move = false

    /// Accepted as in other programs: folders are always searched with their subfolders.
    @Flag(name: .shortAndLong, help: .hidden)
    var recursive = false

    @Flag("Show what would be imported, and change nothing.", "가져올 사진만 보여 주고 아무것도 바꾸지 않습니다.")
    var dryRun = false

    @Flag(help: .jsonOfPhotos)
    var json = false

    @Flag(help: .queue)
    var queue = false

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if paths.isEmpty, journals.isEmpty {
            throw ValidationError(
                "Name photos or folders of photos, or a journal with --journal.",
                "사진이나 사진 폴더를 쓰거나, --journal로 장부 파일을 지정하세요."
            )
        }
        let isOfPhotos = !paths.isEmpty || move || json || queue
        if !journals.isEmpty, isOfPhotos {
            throw ValidationError(
                "--journal goes with --dry-run only; import photos with a command of their own.",
                "--journal은 --dry-run하고만 함께 쓸 수 있습니다. 사진은 따로 가져오세요."
            )
        }
    }

    func run(_ session: Session) async throws {
        for journal in journals {
            try await JournalImport(path: journal, options: options, dryRun: dryRun).run(session)
        }
        guard !paths.isEmpty else { return }
        var files: [IncomingFile] = []
        var problems = 0
        let libraryFolder = options.place.root(environment: session.environment)
        for path in paths {
            var found = 0
            for item in PhotoFinder([FileLocation(path)], leavingOut: libraryFolder) {
                found += 1
                switch item {
                case .photo(let photo):
                    files.append(IncomingFile(location: photo, user: options.user, isConsumed: move))
                case .mail(let mail):
                    files.append(
                        IncomingFile(location: mail, user: options.user, isConsumed: false, isAmongOthers: true)
                    )
                case .leftOut(let folder): session.message(session.wording.notice(.libraryLeftOut(path: folder.path)))
                case .problem(_, let problem):
                    problems += 1
                    session.message(session.wording.error(problem))
                }
            }
            if found == 0 { session.message(session.wording.notice(.nothingToImport(path: path))) }
        }
        let existing = try await options.existingBook(session, isDryRun: dryRun, makesOne: true)
        let session = existing?.session ?? session
        var report = IngestReport(
            session: session,
            options: options,
            json: json,
            total: files.count,
            isDryRun: dryRun
        )
        report.count(unreachable: problems)
        if dryRun {
            for file in files { try await report.rehearse(file, existing?.library) }
        } else if !files.isEmpty {
            session.tellConfinement()
            let library = try await options.open(session)
            let ingestion = try await options.place.ingestion(into: library, session, reading, queues: queue)
            try await ingestion.run(files, &report)
        }
        try report.finish().leave()
    }
}
