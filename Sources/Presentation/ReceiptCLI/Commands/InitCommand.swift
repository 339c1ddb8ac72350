import ArgumentParser
import ReceiptDomain
import ReceiptWording

struct InitCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "init",
        "Make a library, asking what it needs to know.",
        "보관함을 만들고, 필요한 것을 묻습니다.",
        discussion: .localized(
            """
            On a terminal it asks where the library is to lie, who has receipts in it, and in which currency and languages. The \
            first command that needs a library asks the same. Without a terminal the locale decides. A folder other than ~/ReceiptMind \
            is noted in ~/.config/receiptmind/library; --library and RECEIPTMIND_LIBRARY count more.
            """,
            """
            터미널에서는 보관함을 둘 곳, 함께 쓰는 사람, 통화와 영수증 언어를 묻습니다. 보관함이 필요한 첫 명령도 같은 것을 묻습니다. 터미널이 아니면 로캘을 따릅니다. \
            ~/ReceiptMind가 아닌 폴더는 ~/.config/receiptmind/library에 적어 둡니다. --library와 RECEIPTMIND_LIBRARY가 우선합니다.
            """
        )
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    func run(_ session: Session) async throws {
        guard try !place.isThere(session) else {
            let root = place.root(environment: session.environment).path
            return session.message(FirstRunText(session.wording).isThere(at: root))
        }
        let first = FirstRun(session: session, place: place)
        if FirstRun.isPossible { try await first.ask() } else { try await first.makeUnasked() }
    }
}
