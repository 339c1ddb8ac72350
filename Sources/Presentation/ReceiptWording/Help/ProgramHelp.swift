extension HelpText {
    /// Help of the program, and of the options that all commands share.
    public enum Program: CaseIterable, Hashable, Sendable {
        case programAbstract, programDiscussion
        case statusAbstract, statusJson
        case generalLang
        case libraryPlaceLibrary
        case libraryUser
        case jobsJobs, jobsRequireConfinement
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Program) -> String {
        switch text {
        case .programAbstract: "Turn photos of receipts into a checked record of a household's money."
        case .programDiscussion:
            "Without a command it says what is waiting to be read, reviewed or checked, and what to do next."
        case .statusAbstract: "Say what is waiting to be read, reviewed or checked, and what to do next."
        case .statusJson:
            "Print one JSON object a line: what waits (inbox, drafts, failed), reminders that are due, and claims that end soon."
        case .generalLang: "Language of messages: ko or en (default: the locale's)."
        case .libraryPlaceLibrary:
            "The library: a folder, or postgresql://HOST/NAME (default: RECEIPTMIND_LIBRARY, else ~/ReceiptMind)."
        case .libraryUser: "Whose records."
        case .jobsJobs: "How many receipts to read at once (default: one per core)."
        case .jobsRequireConfinement:
            "Read nothing unless this kernel can confine the program that opens photos and documents."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Program) -> String {
        switch text {
        case .programAbstract: "영수증 사진으로 확인된 가계부를 만듭니다."
        case .programDiscussion: "명령 없이 실행하면 읽거나 검토하거나 확인할 것과 다음에 할 일을 알려 줍니다."
        case .statusAbstract: "읽거나 검토하거나 확인할 것과 다음에 할 일을 알려 줍니다."
        case .statusJson: "JSON 객체를 한 줄에 하나씩 출력합니다: 기다리는 일(inbox, drafts, failed), 때가 된 알림, 곧 끝나는 청구."
        case .generalLang: "표시 언어: ko 또는 en (기본: 로캘의 언어)."
        case .libraryPlaceLibrary:
            "보관함: 폴더 또는 postgresql://호스트/이름 (기본: RECEIPTMIND_LIBRARY, 없으면 ~/ReceiptMind)."
        case .libraryUser: "누구의 기록인지."
        case .jobsJobs: "동시에 읽을 영수증 수 (기본: 코어마다 하나)."
        case .jobsRequireConfinement: "커널이 사진과 문서를 여는 프로그램을 격리할 수 있을 때만 읽습니다."
        }
    }
}
