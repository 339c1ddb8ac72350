import ArgumentParser
import ReaderClient
import ReaderProtocol
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Answers a language model's client on standard input and output: `receiptmind mcp`.
struct McpCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: .web(.mcp),
        discussion: .web(.mcpDiscussion)
    )

    @OptionGroup var options: LibraryOptions

    @Flag(help: .web(.mcpWrite))
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
