import ArgumentParser
import ReaderClient
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

struct McpCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "mcp",
        "Let a language model's program on this machine read the household's book (MCP).",
        "이 컴퓨터의 언어 모델 프로그램이 가계부를 읽게 합니다(MCP).",
        discussion: .localized(
            """
            Speaks the Model Context Protocol on standard input and output, for a client that starts it: search, records, drafts \
            with their photos, reports, accounts. It opens no connection; what the client does with the answers is the client's \
            matter. Without --write nothing can be changed.
            """,
            """
            이 명령을 실행하는 클라이언트와 표준 입출력으로 Model Context Protocol을 주고받습니다. 검색, 기록, 사진이 있는 초안, 보고서, 계좌를 볼 수 있습니다. \
            연결을 여는 일은 없고, 답을 어떻게 쓰는지는 클라이언트에 달려 있습니다. --write가 없으면 아무것도 바꿀 수 없습니다.
            """
        )
    )

    @OptionGroup var options: LibraryOptions

    @Flag(
        "Also let it answer drafts and enter and change records; each step can be undone.",
        "초안에 답하고 기록을 입력하고 고치는 것도 허용합니다. 모두 되돌릴 수 있습니다."
    )
    var write = false

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session) else {
            throw LibraryError.noLibrary(path: options.place.root(environment: session.environment).path)
        }
        let pictures = PagePictures(
            library: library,
            environment: session.environment,
            reader: ReaderPool(count: 1, program: Readers.program(requiresConfinement: false))
        )
        let memories = LedgerMemories(library: library)
        let together = FindTogether(library: library)
        let (user, language, profile) = (options.user, session.wording.language, session.home.profile)
        let server = MCPServer(version: Version.current, writes: write, wording: session.wording) {
            try await HouseholdAPI(
                of: user,
                in: library,
                language: language,
                today: .today(),
                profile: profile,
                memories: memories,
                together: together
            )
        } pictures: { record, page, side in
            try await pictures.rendition(of: record, page, longestSide: side)
        }
        let console = StandardConsole()
        while let line = await console.readLine() {
            guard !line.allSatisfy(\.isWhitespace), let answer = await server.answer(to: line) else { continue }
            try StandardStreams.output(answer)
        }
    }
}
