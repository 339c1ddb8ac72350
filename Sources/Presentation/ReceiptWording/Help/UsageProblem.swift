/// Arguments that can be read but make no sense.
public enum UsageProblem: Hashable, Sendable {
    /// With the command that was probably meant, and the command that it would be a part of.
    case noSuchCommand(String, nearest: String?, of: String? = nil)
    case languageUnknown
    case jobsOutOfRange
    case secondsOutOfRange
    case notSteps(String)
    case limitOutOfRange
    case portOutOfRange
    case notAnEncoding(String, known: [String])
    case notADateOrder(String)
    case notADecimalSign(String)
    case notAYear(Int)
    case dryRunSavesNothing
    case nothingToRead
    case journalAlone
    /// Not of the form `date=1`.
    case notColumns(String, known: [String])
    case oneFormOnly
    case oneFormatOnly
    case oneFileOnly
    case accountOrAll
    case metricsOrLines
    case oneReportOnly
    case periodTwice
    /// By the code that both have.
    case categoryOrReport(String)
    case untilOrFor
    case chargeWithoutPrice
    case dryRunWithoutAuto
    case untilWithoutToken
    case calendarAlone
    case proxyMissing
    case proxyWithoutAddress
    case notAnOrigin(String)
    case notAnIPAddress(String)
    case notAHeader(String)
    case textAlone
    case overlayOfOnePhoto
    case pictureExists(String)
    case backOrPurge
    case noChange
    case noRecords
    case noShop
    case moveNeedsBoth
    case picturesNeedDatabase
    case restoreNeedsFolder
    case nothingToMeasure
    case notASubjectKind
    case notAPeriod(String)
    case afterLastWithoutPeriod
    /// Line so many of a file of truth.
    case notTruth(file: String, line: Int)
    /// A file that cannot be read, and why.
    case unreadable(file: String, detail: String)
}

extension EnglishWording {
    public func usage(_ problem: UsageProblem) -> String {
        switch problem {
        case .noSuchCommand(let word, let nearest, let group):
            "there is no command \"\(word.escapingControls)\"; "
                + (nearest.map { "did you mean '\($0)'?" }
                    ?? "'receiptmind \(group.map { $0 + " " } ?? "")--help' lists them")
        case .languageUnknown: "--lang takes ko or en."
        case .jobsOutOfRange: "--jobs takes a number from 1 to 256."
        case .secondsOutOfRange: "--poll takes a number of seconds from 1 to 86400."
        case .notSteps(let text):
            "\(text.escapingControls) is no number of steps, from 1 to 10000; one record is changed with 'receiptmind edit' or 'receiptmind discard'"
        case .limitOutOfRange: "--limit takes a number from 1 on."
        case .portOutOfRange: "--port takes a number from 1 to 65535."
        case .notAnEncoding(let name, let known):
            "\(name.escapingControls) is no encoding that is known; --encoding takes one of \(known.joined(separator: ", "))."
        case .notADateOrder(let text):
            "\(text.escapingControls) is no order of dates; --date-order takes day-first, month-first or year-first."
        case .notADecimalSign(let text): "\(text.escapingControls) is no sign; --decimal-sign takes point or comma."
        case .dryRunSavesNothing: "--dry-run writes nothing, and --save-format would; choose one."
        case .nothingToRead: "Name photos or folders of photos, or a journal with --journal."
        case .journalAlone: "--journal goes with --dry-run only; import photos with a command of their own."
        case .notAYear(let year): "\(year) is no year; --year takes one such as 2026."
        case .notColumns(let text, let known):
            "\(text.escapingControls) names no column; write --columns date=1,amount=3,text=4, with any of \(known.joined(separator: ", "))."
        case .moveNeedsBoth:
            "A move goes from a folder to a database or back: one of --library and --to must be postgresql://…"
        case .picturesNeedDatabase:
            "Only the pictures of a library in a database can be elsewhere: name it with --library postgresql://…"
        case .restoreNeedsFolder:
            "A backup is restored into a folder: use --library FOLDER, then 'receiptmind library move --to postgresql://…'."
        case .oneFileOnly: "--out names a second file; leave it out."
        case .oneFormOnly: "--json and --tsv are different formats; choose one."
        case .oneFormatOnly: "An export has one format; choose one."
        case .accountOrAll: "--from and --to are for the entries of one account, --on for the balances of all."
        case .metricsOrLines: "--json and --prometheus are different formats; choose one."
        case .oneReportOnly:
            "--item, --net-worth, --tax, --events and --moods are reports of their own: choose one, without --by, --in and filters."
        case .periodTwice: "Say the period in one way, for example --from 11/1 --to 11/15, or 2026-11."
        case .categoryOrReport(let code):
            "\(code) is a category, and a report of its own: say --category \(code), or --\(code)."
        case .chargeWithoutPrice: "--income, --account and --category go with --per."
        case .untilOrFor: "--until and --for both say when it ends; choose one."
        case .dryRunWithoutAuto: "--dry-run goes with --auto."
        case .untilWithoutToken: "--until goes with --token."
        case .proxyMissing: "--proxy-from and --proxy-user-header go with --proxy."
        case .proxyWithoutAddress: "Say from which address the reverse proxy connects: --proxy-from 127.0.0.1."
        case .notAnOrigin(let text):
            "\(text.escapingControls) is no address of a proxy; --proxy takes one such as https://receipts.example.org, without a path."
        case .notAnIPAddress(let text):
            "\(text.escapingControls) is no IP address; --proxy-from takes one such as 127.0.0.1."
        case .notAHeader(let text):
            "\(text.escapingControls) is no name of a header; --proxy-user-header takes one such as Remote-User."
        case .calendarAlone: "A token for a calendar stands in an address and has no other right: --token calendar."
        case .textAlone: "--text takes all from the message: leave out words, fields, --dry-run and --unlock."
        case .overlayOfOnePhoto: "--overlay takes one photo."
        case .pictureExists(let path): "\(path.escapingControls) already exists; give another name for the picture."
        case .backOrPurge: "--back brings records back, --purge removes images for good: choose one."
        case .noChange: "Say what to change: FIELD=VALUE."
        case .noRecords: "Say which records: their ids, or filters such as --where."
        case .noShop: "Say which shop by its name."
        case .notASubjectKind: "--kind takes person, pet, car or home."
        case .notAPeriod(let text): "\(text.escapingControls) is not a period; for example 1y, 6 months, 2w, 10d."
        case .afterLastWithoutPeriod: "--after-last and --last go with --every."
        case .nothingToMeasure: "Give --ledger, or a file with the truth and at least one photo."
        case .notTruth(let file, let line):
            "\(file.escapingControls):\(line) does not state a receipt; see receiptmind bench --help."
        case .unreadable(let file, let detail): "\(file.escapingControls): \(detail.escapingControls)"
        }
    }
}

extension KoreanWording {
    public func usage(_ problem: UsageProblem) -> String {
        switch problem {
        case .noSuchCommand(let word, let nearest, let group):
            "\"\(word.escapingControls)\" 명령이 없습니다. "
                + (nearest.map { "혹시 '\($0)'입니까?" }
                    ?? "'receiptmind \(group.map { $0 + " " } ?? "")--help'로 확인하세요")
        case .languageUnknown: "--lang에는 ko나 en을 씁니다."
        case .jobsOutOfRange: "--jobs에는 1부터 256까지의 수를 씁니다."
        case .secondsOutOfRange: "--poll에는 1부터 86400까지의 초를 씁니다."
        case .notSteps(let text):
            "\(text.escapingControls): 단계 수가 아닙니다. 1부터 10000까지의 수를 쓰세요. 기록 하나만 바꾸려면 'receiptmind edit'이나 'receiptmind discard'를 쓰세요"
        case .limitOutOfRange: "--limit에는 1 이상의 수를 씁니다."
        case .portOutOfRange: "--port에는 1부터 65535까지의 수를 씁니다."
        case .notAnEncoding(let name, let known):
            "\(name.escapingControls): 모르는 인코딩입니다. --encoding에는 \(known.joined(separator: ", ")) 중 하나를 씁니다."
        case .notADateOrder(let text):
            "\(text.escapingControls): 날짜 순서가 아닙니다. --date-order에는 day-first, month-first, year-first 중 하나를 씁니다."
        case .notADecimalSign(let text):
            "\(text.escapingControls): 모르는 말입니다. --decimal-sign에는 point나 comma를 씁니다."
        case .nothingToRead: "사진이나 사진 폴더를 쓰거나, --journal로 장부 파일을 지정하세요."
        case .journalAlone: "--journal은 --dry-run하고만 함께 쓸 수 있습니다. 사진은 따로 가져오세요."
        case .dryRunSavesNothing: "--dry-run은 아무것도 쓰지 않으므로 --save-format과 함께 쓸 수 없습니다. 하나만 고르세요."
        case .notAYear(let year): "\(year): 연도가 아닙니다. --year에는 2026 같은 연도를 씁니다."
        case .notColumns(let text, let known):
            "\(text.escapingControls): 열을 알 수 없습니다. --columns date=1,amount=3,text=4처럼 쓰고, 이름은 \(known.joined(separator: ", ")) 중에서 고르세요."
        case .picturesNeedDatabase: "데이터베이스에 있는 보관함의 사진만 다른 곳에 둘 수 있습니다. --library postgresql://…로 지정하세요."
        case .moveNeedsBoth: "폴더에서 데이터베이스로, 또는 그 반대로 옮깁니다. --library와 --to 중 하나는 postgresql://…여야 합니다."
        case .restoreNeedsFolder:
            "백업은 폴더로만 복원할 수 있습니다. --library 폴더로 복원한 다음 'receiptmind library move --to postgresql://…'로 옮기세요."
        case .oneFileOnly: "--out이 가리키는 파일이 하나 더 있습니다. --out을 빼세요."
        case .oneFormOnly: "--json과 --tsv는 서로 다른 형식입니다. 하나만 고르세요."
        case .oneFormatOnly: "한 번에 한 형식으로만 내보냅니다. 형식을 하나만 고르세요."
        case .accountOrAll: "--from과 --to는 한 계좌의 거래에, --on은 모든 계좌의 잔액에 씁니다."
        case .metricsOrLines: "--json과 --prometheus는 서로 다른 형식입니다. 하나만 고르세요."
        case .oneReportOnly:
            "--item, --net-worth, --tax, --events, --moods는 서로 다른 보고서입니다. --by, --in이나 다른 조건 없이 하나만 쓰세요."
        case .periodTwice: "기간은 한 가지 방식으로만 쓰세요. 예: --from 11/1 --to 11/15 또는 2026-11"
        case .categoryOrReport(let code):
            "같은 이름의 분류와 보고서가 있습니다. 분류라면 --category \(code), 보고서라면 --\(code)라고 쓰세요."
        case .chargeWithoutPrice: "--income, --account, --category는 --per와 함께 씁니다."
        case .untilOrFor: "--until과 --for는 모두 기한입니다. 하나만 쓰세요."
        case .dryRunWithoutAuto: "--dry-run은 --auto와 함께 씁니다."
        case .untilWithoutToken: "--until은 --token과 함께 씁니다."
        case .proxyMissing: "--proxy-from과 --proxy-user-header는 --proxy와 함께 씁니다."
        case .proxyWithoutAddress: "리버스 프록시가 어느 주소에서 접속하는지 쓰세요: --proxy-from 127.0.0.1."
        case .notAnOrigin(let text):
            "\(text.escapingControls): 프록시의 주소가 아닙니다. --proxy에는 https://receipts.example.org처럼 경로 없이 씁니다."
        case .notAnIPAddress(let text): "\(text.escapingControls): IP 주소가 아닙니다. --proxy-from에는 127.0.0.1처럼 씁니다."
        case .notAHeader(let text): "\(text.escapingControls): 헤더의 이름이 아닙니다. --proxy-user-header에는 Remote-User처럼 씁니다."
        case .calendarAlone: "달력 토큰은 주소에 들어가므로 다른 권한을 줄 수 없습니다: --token calendar."
        case .textAlone: "--text는 문자에서 모두 읽습니다. 낱말, 다른 항목, --dry-run, --unlock 없이 쓰세요."
        case .overlayOfOnePhoto: "--overlay는 사진 하나일 때만 씁니다."
        case .pictureExists(let path): "\(path.escapingControls): 이미 있습니다. 사진에 다른 이름을 주세요."
        case .backOrPurge: "--back은 기록을 되살리고 --purge는 사진을 지웁니다. 하나만 쓰세요."
        case .noChange: "무엇을 고칠지 쓰세요: 항목=값."
        case .noRecords: "어느 기록인지 쓰세요: ID, 또는 --where 같은 조건."
        case .noShop: "어느 가게인지 상호를 쓰세요."
        case .notASubjectKind: "--kind에는 person(사람), pet(반려동물), car(자동차), home(집)을 씁니다."
        case .notAPeriod(let text): "\(text.escapingControls): 기간이 아닙니다. 1y, 6개월, 2주, 10일처럼 쓰세요."
        case .afterLastWithoutPeriod: "--after-last와 --last는 --every와 함께 씁니다."
        case .nothingToMeasure: "--ledger를 쓰거나, 정답 파일과 사진을 하나 이상 지정하세요."
        case .notTruth(let file, let line):
            "\(file.escapingControls):\(line): 영수증의 정답이 아닌 줄입니다. receiptmind bench --help를 보세요."
        case .unreadable(let file, let detail): "\(file.escapingControls): \(detail.escapingControls)"
        }
    }
}
