public import ReceiptDomain

/// The questions and messages of the setup of a new library.
public struct FirstRunText {
    private let wording: any Wording

    public init(_ wording: any Wording) { self.wording = wording }

    public var introduction: String {
        wording.localized(
            "There is no library yet. Four questions; Enter takes the answer in brackets, and all can be changed later.",
            "아직 보관함이 없습니다. 네 가지만 묻습니다. Enter를 누르면 괄호 안의 값을 쓰고, 나중에 모두 바꿀 수 있습니다."
        )
    }

    public var place: String { wording.localized("Folder for the library", "보관함 폴더") }

    public var others: String {
        wording.localized(
            "Who else in the household has receipts (names such as mina,jun; Enter for nobody)",
            "함께 쓰는 사람 (영문 이름, 예: mina,jun. 없으면 Enter)"
        )
    }

    /// The names in an answer about the others, without the words between them, who answers, and those for nobody.
    public static func names(in answer: String) -> [String] {
        let others: Set = ["me", "and", "&", "no", "none", "nobody", "nope", "없음", "없어요", "나", "저", "그리고"]
        return answer.split { $0 == "," || $0.isWhitespace }.map(String.init).filter {
            !others.contains($0.lowercased())
        }
    }

    public func question(_ setting: ProfileSetting) -> String {
        switch setting {
        case .currency: wording.localized("Currency you mostly pay in", "주로 쓰는 통화")
        case .dates, .languages, .monthStart: wording.localized("Languages of your receipts", "영수증에 쓰인 언어")
        }
    }

    /// Each user by name: two words typed for one person are two users.
    public func added(_ users: [UserID]) -> String {
        let names = users.map(\.rawValue).joined(separator: ", ")
        return wording.localized(
            "\(users.count == 1 ? "1 more user" : "\(users.count) more users"): \(names). 'receiptmind users' changes them.",
            "함께 쓰는 사람 \(users.count)명: \(names). 'receiptmind users'로 바꿉니다."
        )
    }

    public func made(at root: String) -> String {
        wording.localized(
            """
            The library is in \(root.escapingControls). Put photos into its folder Inbox and start 'receiptmind watch', or import some: \
            'receiptmind import PHOTOS'. 'receiptmind settings' changes your answers; 'receiptmind serve' shows the page for the phone.
            """,
            """
            보관함을 \(root.escapingControls)에 만들었습니다. Inbox 폴더에 사진을 넣고 'receiptmind watch'를 켜거나, 'receiptmind import 사진'으로 가져오세요. \
            이 설정은 'receiptmind settings'로 바꾸고, 휴대전화용 화면은 'receiptmind serve'로 엽니다.
            """
        )
    }

    /// For a command that names a folder without a library.
    public func isNew(at root: String) -> String {
        wording.localized(
            "There was no library in \(root.escapingControls); this makes a new one.",
            "\(root.escapingControls)에 보관함이 없어 새로 만들었습니다."
        )
    }

    public func isThere(at root: String) -> String {
        wording.localized(
            "There is a library in \(root.escapingControls) already; 'receiptmind settings' shows and changes its settings.",
            "\(root.escapingControls)에 이미 보관함이 있습니다. 설정은 'receiptmind settings'로 보고 바꿉니다."
        )
    }
}

/// The reason why no library was made.
public enum FirstRunProblem: LocalizedProblem, Hashable {
    /// The input ended before the last answer.
    case ended

    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .ended:
            wording.localized("no library was made", "보관함을 만들지 않았습니다")
        }
    }
}
