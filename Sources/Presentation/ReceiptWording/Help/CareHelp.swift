extension HelpText {
    /// Commands that look after a library: `users`, `settings`, `doctor`, `verify`, `backup`, `restore`, `library`.
    public enum Care: CaseIterable, Hashable, Sendable {
        case initAbstract, initDiscussion
        case usersAbstract, usersDiscussion, usersListAbstract, usersAdd, usersJson
        case usersRenameAbstract, usersRenameDiscussion, usersRenamed, usersNewName
        case usersMergeAbstract, usersMergeDiscussion, usersMerged, usersMergedInto, usersMergeYes
        case settingsAbstract, settingsDiscussion, settingsChanges, settingsJson
        case doctorAbstract
        case verifyAbstract, verifyDiscussion, verifyRepair, verifyJson
        case backupAbstract, backupDiscussion, backupFile
        case restoreAbstract, restoreDiscussion, restoreFile
        case libraryAbstract, moveAbstract, moveDiscussion, moveTo, movePictures
        case picturesAbstract, picturesDiscussion, picturesTo, picturesMove
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Care) -> String {
        switch text {
        case .initAbstract: "Make a library, asking what it needs to know."
        case .initDiscussion:
            """
            On a terminal it asks where the library is to lie, who has receipts in it, and in which currency and languages. The \
            first command that needs a library asks the same. Without a terminal the locale decides. A folder other than ~/ReceiptMind \
            is noted in ~/.config/receiptmind/library; --library and RECEIPTMIND_LIBRARY count more.
            """
        case .usersAbstract: "List the library's users; add, rename or merge them."
        case .usersDiscussion: "Photos in Inbox/NAME/ belong to the user of that name. Other commands take --user NAME."
        case .usersListAbstract: "List the users."
        case .usersRenameAbstract: "Give a user another name."
        case .usersRenameDiscussion:
            """
            Records, photos, accounts, rules, settings and devices keep to the user, with their history. What runs for the old name \
            ('serve', 'watch --user') is to be started again with the new one. An interruption loses nothing: the same command, or the \
            next import, completes it. Renaming back undoes it.
            """
        case .usersRenamed: "The user."
        case .usersNewName: "The name: lower-case letters, digits, - and _, at most 32."
        case .usersMergeAbstract: "Move everything of one user to another, and remove the first."
        case .usersMergeDiscussion:
            """
            For instance where a second user was made by mistake. Records come with their history, photos, accounts, reminders and \
            devices; accounts of the same name stay two. Settings, and rules and budgets for the same shop or category, stay those of \
            the second user. It cannot be undone, and is asked about. An interruption loses nothing: the same command, or the next \
            import, completes it.
            """
        case .usersMerged: "The user whose records are moved, and who is removed."
        case .usersMergedInto: "The user who gets them."
        case .usersMergeYes: "Do not ask."
        case .usersAdd: "Add a user, for whom Inbox/NAME is an inbox of their own."
        case .usersJson: "Print one JSON object a line for each user."
        case .settingsAbstract: "Show or change a user's currency, date order and languages."
        case .settingsDiscussion:
            """
            For example: receiptmind settings currency=KRW dates=year-first languages=ko,en. Settings are used where a receipt or an \
            entry does not say. With month-start=25, November is 25 November to 24 December in reports, lists and new budgets. \
            An empty value, as in currency=, clears a setting. A currency that was never set follows \
            the locale, or else the most frequent one in the newest records.
            """
        case .settingsChanges:
            "currency=CODE, dates=day-first, month-first or year-first, languages=CODES, month-start=DAY."
        case .settingsJson: "Print the settings as a JSON object."
        case .doctorAbstract:
            """
            Check text recognition, the library, its permissions and the free space, and say how to fix what is wrong.
            """
        case .verifyAbstract: "Check that everything taken in is there, unchanged, and readable by its owner only."
        case .verifyDiscussion:
            """
            Checks, for all users, the ledgers' hash chains, every byte of the images, that records and folders match, \
            permissions and leftover files. Ends with status 4 when something is damaged. Nothing is written without \
            --repair, which only does what cannot lose anything, and says what it did.
            """
        case .verifyRepair:
            "Set damaged parts aside, add complete records to the ledger, remove leftovers, restrict permissions."
        case .verifyJson: "Print one JSON object a line for each finding."
        case .backupAbstract: "Write the whole library into one new file, a tar with checksums."
        case .backupDiscussion:
            """
            May run while photos are read: the backup holds every record that was saved when it ended. What \
            waits in the inbox is not part of it. 'tar -xf' and 'sha256sum -c SHA256SUMS' read it too. It is not \
            encrypted.
            """
        case .backupFile: "The file to make; it must not exist yet, and must be outside the library."
        case .restoreAbstract: "Make a library from a backup, where there is none yet."
        case .restoreDiscussion:
            """
            Every byte is compared with the backup's checksums before there is a library, and nothing is ever \
            overwritten: name another place with --library, or move the old library away first.
            """
        case .restoreFile: "A file that 'receiptmind backup' made."
        case .libraryAbstract: "Move a library between a folder and a database, or its pictures to other storage."
        case .moveAbstract: "Move the whole library into a database, or back into a folder, byte for byte."
        case .moveDiscussion:
            """
            The old place stays the library until everything is in the new one, was read back and found identical; then \
            nothing more is written to it, and it is left as it is. After an interruption, the same command \
            continues. What waits in the inbox stays there.
            """
        case .moveTo:
            "Where to: postgresql://[USER@]HOST/NAME (without a password), or a folder that does not exist yet."
        case .movePictures: "Where to put the database's pictures: s3://BUCKET/PREFIX?endpoint=…&region=…"
        case .picturesAbstract: "Show where a database's pictures are, or store them elsewhere."
        case .picturesDiscussion:
            """
            Pictures are in the database, or in a bucket of S3-compatible storage; older ones can be read wherever they are. \
            --to checks that the bucket can be written and read before anything changes. --move reads each picture back from its \
            new place before the old one is removed; after an interruption, the same command continues. The keys of the \
            storage come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, from a systemd credential 'aws', or from \
            ~/.aws/credentials, which nobody else may be able to read.
            """
        case .picturesTo:
            "New pictures go there from now on: s3://BUCKET/PREFIX?endpoint=https://HOST&region=REGION, or 'database'."
        case .picturesMove: "Move all pictures to where new ones go."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Care) -> String {
        switch text {
        case .initAbstract: "보관함을 만들고, 필요한 것을 묻습니다."
        case .initDiscussion:
            """
            터미널에서는 보관함을 둘 곳, 함께 쓰는 사람, 통화와 영수증 언어를 묻습니다. 보관함이 필요한 첫 명령도 같은 것을 묻습니다. 터미널이 아니면 로캘을 따릅니다. \
            ~/ReceiptMind가 아닌 폴더는 ~/.config/receiptmind/library에 적어 둡니다. --library와 RECEIPTMIND_LIBRARY가 우선합니다.
            """
        case .usersAbstract: "보관함의 사용자를 보여 주고, 추가하거나, 이름을 바꾸거나, 합칩니다."
        case .usersDiscussion: "Inbox/이름/에 놓은 사진은 그 사용자의 사진입니다. 다른 명령에서는 --user 이름으로 지정합니다."
        case .usersListAbstract: "사용자를 보여 줍니다."
        case .usersRenameAbstract: "사용자의 이름을 바꿉니다."
        case .usersRenameDiscussion:
            """
            기록, 사진, 계좌, 규칙, 설정, 기기가 변경 내역까지 그대로 남습니다. 이전 이름으로 실행 중인 명령('serve', 'watch --user')은 새 이름으로 다시 시작하세요. 도중에 \
            멈춰도 잃는 것이 없으며, 같은 명령이나 다음 가져오기가 이어서 마칩니다. 이름을 다시 바꾸면 되돌아갑니다.
            """
        case .usersRenamed: "사용자."
        case .usersNewName: "이름. 영문 소문자, 숫자, -, _로 32자까지."
        case .usersMergeAbstract: "한 사용자의 모든 것을 다른 사용자에게 옮기고, 앞의 사용자를 없앱니다."
        case .usersMergeDiscussion:
            """
            실수로 사용자가 하나 더 생겼을 때 씁니다. 기록은 변경 내역과 함께, 사진, 계좌, 알림, 기기까지 옮겨집니다. 이름이 같은 계좌는 둘로 남습니다. 설정, 그리고 같은 가게나 \
            분류의 규칙과 예산은 뒤의 사용자의 것이 남습니다. 되돌릴 수 없어서 먼저 묻습니다. 도중에 멈춰도 잃는 것이 없으며, 같은 명령이나 다음 가져오기가 이어서 마칩니다.
            """
        case .usersMerged: "기록을 옮기고 없앨 사용자."
        case .usersMergedInto: "기록을 받을 사용자."
        case .usersMergeYes: "묻지 않습니다."
        case .usersAdd: "사용자를 추가합니다. Inbox/이름이 그 사용자의 받은 폴더가 됩니다."
        case .usersJson: "사용자마다 JSON 객체를 한 줄씩 출력합니다."
        case .settingsAbstract: "사용자의 통화, 날짜 순서, 언어를 보여 주거나 바꿉니다."
        case .settingsDiscussion:
            """
            예: receiptmind settings currency=KRW dates=year-first languages=ko,en. 영수증이나 입력만으로 알 수 없을 때 쓰입니다. \
            month-start=25로 정하면 보고서, 목록, 새 예산에서 11월은 11월 25일부터 12월 24일까지입니다. currency=처럼 값을 비우면 설정을 \
            지웁니다. 통화를 정하지 않으면 로캘의 통화를, 그것도 없으면 최근 기록에 가장 많은 통화를 씁니다.
            """
        case .settingsChanges: "currency=코드, dates=day-first·month-first·year-first, languages=코드 목록, month-start=날짜."
        case .settingsJson: "설정을 JSON 객체로 출력합니다."
        case .doctorAbstract: "글자 인식, 보관함, 권한, 남은 공간을 점검하고, 문제가 있으면 고치는 방법을 알려 줍니다."
        case .verifyAbstract: "보관한 것이 빠짐없이 원본 그대로 있고 주인만 볼 수 있는지 확인합니다."
        case .verifyDiscussion:
            """
            모든 사용자의 장부 해시 체인, 사진의 모든 바이트, 기록과 폴더의 일치, 권한, 남은 임시 파일을 점검합니다. 손상된 것이 있으면 상태 4로 끝납니다. --repair 없이는 아무것도 \
            쓰지 않습니다. --repair는 잃는 것이 없는 일만 하고, 한 일을 알려 줍니다.
            """
        case .verifyRepair: "손상된 부분을 따로 빼 두고, 온전한 기록을 장부에 넣고, 남은 임시 파일을 지우고, 권한을 제한합니다."
        case .verifyJson: "찾은 문제마다 JSON 객체를 한 줄씩 출력합니다."
        case .backupAbstract: "보관함 전체를 체크섬이 든 tar 파일 하나로 백업합니다."
        case .backupDiscussion:
            """
            사진을 읽는 중에도 실행할 수 있습니다. 백업이 끝날 때까지 저장된 기록이 빠짐없이 들어갑니다. 받은 폴더에서 대기하는 파일은 들어가지 않습니다. 'tar -xf'와 'sha256sum \
            -c SHA256SUMS'로도 읽을 수 있습니다. 암호화하지 않습니다.
            """
        case .backupFile: "만들 파일. 이미 있는 파일이나 보관함 안의 경로는 쓸 수 없습니다."
        case .restoreAbstract: "백업에서 보관함을 복원합니다. 보관함이 없는 곳에만 복원합니다."
        case .restoreDiscussion:
            """
            모든 바이트를 백업의 체크섬과 비교한 뒤에 보관함을 만들며, 아무것도 덮어쓰지 않습니다. --library로 다른 곳을 지정하거나 기존 보관함을 먼저 옮기세요.
            """
        case .restoreFile: "'receiptmind backup'이 만든 파일."
        case .libraryAbstract: "보관함을 폴더와 데이터베이스 사이에서 옮기거나, 사진을 다른 저장소로 옮깁니다."
        case .moveAbstract: "보관함 전체를 데이터베이스로, 또는 다시 폴더로 바이트 그대로 옮깁니다."
        case .moveDiscussion:
            """
            새 곳으로 모두 옮기고, 다시 읽어 같은지 확인할 때까지는 이전 곳이 보관함입니다. 그 뒤로 이전 곳에는 아무것도 쓰지 않고 그대로 둡니다. 도중에 멈추면 같은 \
            명령을 다시 실행해 이어서 옮깁니다. 받은 폴더에서 대기하는 파일은 그 자리에 남습니다.
            """
        case .moveTo: "옮길 곳: postgresql://[사용자@]호스트/이름(암호 없이), 또는 아직 없는 폴더."
        case .movePictures: "데이터베이스의 사진을 둘 곳: s3://버킷/접두사?endpoint=…&region=…"
        case .picturesAbstract: "데이터베이스의 사진이 저장된 곳을 보여 주거나 바꿉니다."
        case .picturesDiscussion:
            """
            사진은 데이터베이스나 S3 호환 저장소의 버킷에 저장됩니다. 이전 사진은 어디에 있든 읽을 수 있습니다. --to는 바꾸기 전에 버킷에 쓰고 읽을 수 있는지 먼저 \
            확인합니다. --move는 새 곳에서 다시 읽은 뒤에 이전 사진을 지우고, 도중에 멈추면 같은 명령으로 이어서 옮깁니다. 저장소의 키는 AWS_ACCESS_KEY_ID와 \
            AWS_SECRET_ACCESS_KEY, systemd의 자격 증명 'aws', 또는 본인만 읽을 수 있는 ~/.aws/credentials에서 읽습니다.
            """
        case .picturesTo: "지금부터 새 사진을 둘 곳: s3://버킷/접두사?endpoint=https://호스트&region=리전, 또는 'database'."
        case .picturesMove: "모든 사진을 새 사진을 두는 곳으로 옮깁니다."
        }
    }
}
