extension HelpText {
    /// Commands that look after a library: `users`, `settings`, `doctor`, `verify`, `backup`, `restore`, `library`.
    public enum Care: CaseIterable, Hashable, Sendable {
        case usersAbstract, usersDiscussion, usersAdd, usersJson
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
        case .usersAbstract: "List the library's users, or add one."
        case .usersDiscussion: "Photos in Inbox/NAME/ belong to the user of that name. Other commands take --user NAME."
        case .usersAdd: "Add a user: small letters, digits, - and _, at most 32."
        case .usersJson: "Print one JSON object a line for each user."
        case .settingsAbstract: "Show or change a user's currency, order of dates and languages."
        case .settingsDiscussion:
            """
            For example: receiptmind settings currency=KRW dates=year-first languages=ko,en. They are used where a receipt or an \
            entry leaves it open. An empty value, as in currency=, takes a setting back. A currency that was never set follows \
            the locale, or else most of the newest records.
            """
        case .settingsChanges: "currency=CODE, dates=day-first, month-first or year-first, languages=CODES."
        case .settingsJson: "Print the settings as a JSON object."
        case .doctorAbstract:
            """
            Check the engine, the library, its rights and the space, and say how to fix what is wrong.
            """
        case .verifyAbstract: "Check that everything that was taken in is there, unchanged, and its owner's only."
        case .verifyDiscussion:
            """
            Looks at the ledgers' chains of hashes, every image's bytes, records against folders, rights and \
            leftovers, of all users. Ends with status 4 when something is damaged. Nothing is written without \
            --repair, which does only what cannot lose anything and says what it did.
            """
        case .verifyRepair: "Set damaged parts aside, enter whole records, remove leftovers, close rights."
        case .verifyJson: "Print one JSON object a line for each finding."
        case .backupAbstract: "Write everything that is kept into one new file, a tar with checksums."
        case .backupDiscussion:
            """
            May run while photos are read: it holds every record that was acknowledged when it ends, whole. What \
            waits in the inbox is not part of it. 'tar -xf' and 'sha256sum -c SHA256SUMS' read it too. It is not \
            encrypted.
            """
        case .backupFile: "The file to make; it must not exist yet, and lies outside the library."
        case .restoreAbstract: "Make a library from a backup, where there is none yet."
        case .restoreDiscussion:
            """
            Every byte is compared with the backup's checksums before there is a library, and nothing is ever \
            overwritten: name another place with --library, or move the old library away first.
            """
        case .restoreFile: "A file that 'receiptmind backup' made."
        case .libraryAbstract: "Move a library between a folder and a database, or its pictures to other storage."
        case .moveAbstract: "Move everything that is kept into a database, or back into a folder, byte for byte."
        case .moveDiscussion:
            """
            The old place is the library until all is in the new one, was read again there and found the same; then \
            nothing is written to it any more, and it is left as it is. After whatever interrupted it, the same command \
            goes on. What waits in the inbox stays there.
            """
        case .moveTo: "Where to: postgresql://[USER@]HOST/NAME (without a password), or a folder that is not there yet."
        case .movePictures: "Where the database's pictures are to be: s3://BUCKET/PREFIX?endpoint=…&region=…"
        case .picturesAbstract: "Say where a database's pictures lie, or have them lie elsewhere."
        case .picturesDiscussion:
            """
            Pictures lie in the database, or in a bucket of S3-compatible storage; older ones can be read wherever they are. \
            --to tries whether the bucket can be written and read before anything changes. --move reads each picture again at its \
            new place before the old one is removed; after whatever interrupted it, the same command goes on. The keys of the \
            storage come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, from a systemd credential 'aws', or from \
            ~/.aws/credentials, which nobody else may be able to read.
            """
        case .picturesTo:
            "New pictures go there from now on: s3://BUCKET/PREFIX?endpoint=https://HOST&region=REGION, or 'database'."
        case .picturesMove: "Take all pictures to where new ones go."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Care) -> String {
        switch text {
        case .usersAbstract: "보관함의 사용자를 보여 주거나, 하나 더합니다."
        case .usersDiscussion: "Inbox/이름/에 놓은 사진은 그 사용자의 사진입니다. 다른 명령에서는 --user 이름으로 지정합니다."
        case .usersAdd: "사용자를 더합니다: 영문 소문자, 숫자, -, _로 32자까지."
        case .usersJson: "사용자마다 JSON 객체를 한 줄씩 출력합니다."
        case .settingsAbstract: "사용자의 통화, 날짜 순서, 언어를 보여 주거나 바꿉니다."
        case .settingsDiscussion:
            """
            예: receiptmind settings currency=KRW dates=year-first languages=ko,en. 영수증이나 입력만으로 알 수 없을 때 이 설정을 따릅니다. currency=처럼 값을 비우면 설정을 \
            지웁니다. 통화를 정하지 않으면 로캘의 통화를, 그것도 없으면 최근 기록에 가장 많은 통화를 씁니다.
            """
        case .settingsChanges: "currency=코드, dates=day-first·month-first·year-first, languages=코드 목록."
        case .settingsJson: "설정을 JSON 객체로 출력합니다."
        case .doctorAbstract: "인식 엔진, 보관함, 권한, 남은 공간을 살피고, 잘못된 것은 고치는 법을 알려 줍니다."
        case .verifyAbstract: "받은 것이 모두 있고, 그대로이고, 주인만 볼 수 있는지 확인합니다."
        case .verifyDiscussion:
            """
            모든 사용자에 대해 장부의 해시 사슬, 사진의 모든 바이트, 기록과 폴더, 권한, 남은 찌꺼기를 봅니다. 상한 것이 있으면 상태 4로 끝납니다. --repair 없이는 아무것도 \
            쓰지 않으며, --repair는 아무것도 잃지 않는 일만 하고 무엇을 했는지 알려 줍니다.
            """
        case .verifyRepair: "상한 부분은 따로 두고, 온전한 기록은 올리고, 찌꺼기는 치우고, 권한은 닫습니다."
        case .verifyJson: "발견한 것마다 JSON 객체를 한 줄씩 출력합니다."
        case .backupAbstract: "보관된 모든 것을 체크섬이 든 tar 파일 하나로 씁니다."
        case .backupDiscussion:
            """
            사진을 읽는 중에도 쓸 수 있습니다. 끝난 시점까지 확인된 기록이 빠짐없이 온전하게 담깁니다. 받은 폴더에서 기다리는 것은 담기지 않습니다. 'tar -xf'와 'sha256sum \
            -c SHA256SUMS'로도 읽을 수 있습니다. 암호화하지 않습니다.
            """
        case .backupFile: "만들 파일. 아직 없는 이름이어야 하고, 보관함 밖이어야 합니다."
        case .restoreAbstract: "백업에서 보관함을 만듭니다. 아직 보관함이 없는 곳에만 만듭니다."
        case .restoreDiscussion:
            """
            모든 바이트를 백업의 체크섬과 비교한 뒤에야 보관함이 생기고, 아무것도 덮어쓰지 않습니다. --library로 다른 곳을 지정하거나, 옛 보관함을 먼저 옮기세요.
            """
        case .restoreFile: "'receiptmind backup'이 만든 파일."
        case .libraryAbstract: "보관함을 폴더와 데이터베이스 사이에서, 또는 그 사진을 다른 저장소로 옮깁니다."
        case .moveAbstract: "보관된 모든 것을 데이터베이스로, 또는 다시 폴더로, 바이트 그대로 옮깁니다."
        case .moveDiscussion:
            """
            새 곳에 모두 들어가고 다시 읽어 같음을 확인할 때까지는 옛 곳이 보관함입니다. 그다음부터 옛 곳에는 아무것도 쓰지 않고 그대로 둡니다. 무엇 때문에 멈추었든 같은 \
            명령이 이어서 합니다. 받은 폴더에서 기다리는 것은 그 자리에 남습니다.
            """
        case .moveTo: "옮길 곳: postgresql://[사용자@]호스트/이름(암호 없이), 또는 아직 없는 폴더."
        case .movePictures: "데이터베이스의 사진을 둘 곳: s3://버킷/앞이름?endpoint=…&region=…"
        case .picturesAbstract: "데이터베이스의 사진이 어디 있는지 보여 주거나, 다른 곳에 두게 합니다."
        case .picturesDiscussion:
            """
            사진은 데이터베이스에, 또는 S3 호환 저장소의 버킷에 있습니다. 이전 사진은 어디 있든 읽을 수 있습니다. --to는 무엇이든 바꾸기 전에 버킷에 쓰고 읽을 수 있는지 먼저 \
            해 봅니다. --move는 새 곳에서 다시 읽은 다음에야 옛것을 지우고, 무엇 때문에 멈추었든 같은 명령이 이어서 합니다. 저장소의 키는 AWS_ACCESS_KEY_ID와 \
            AWS_SECRET_ACCESS_KEY, systemd의 자격 증명 'aws', 또는 다른 사람이 읽을 수 없는 ~/.aws/credentials에서 옵니다.
            """
        case .picturesTo: "지금부터 새 사진을 둘 곳: s3://버킷/앞이름?endpoint=https://호스트&region=지역, 또는 'database'."
        case .picturesMove: "모든 사진을 새 사진을 두는 곳으로 옮깁니다."
        }
    }
}
