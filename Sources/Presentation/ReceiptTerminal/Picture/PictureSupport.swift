/// A terminal's support for pictures, by its environment and its answers to queries.
///
/// Queries are sent once and not waited for: answers arrive among the keys (see ``Key/reply(_:)``). Until then, or without an
/// answer, pictures are drawn with blocks.
public struct PictureSupport: Hashable, Sendable {
    private let greys: BlockPicture.Greys?
    private let isITerm: Bool
    /// Whether tmux or screen is in between, which would lose graphics, or put them into the window's title.
    private let isMultiplexed: Bool
    private let takesQuestions: Bool
    private var cell: CellSize?
    private var knowsKitty = false
    private var knowsSixel = false

    public init(environment: [String: String]) {
        greys = BlockPicture.Greys(environment: environment)
        let kind = environment["TERM"] ?? ""
        isMultiplexed =
            environment["TMUX"] != nil || environment["STY"] != nil || kind.hasPrefix("screen")
            || kind.hasPrefix("tmux")
        let programs = [environment["TERM_PROGRAM"], environment["LC_TERMINAL"]].compactMap(\.self)
        isITerm = !isMultiplexed && !programs.allSatisfy { !["iTerm.app", "iTerm2", "WezTerm", "mintty"].contains($0) }
        takesQuestions = !kind.isEmpty && kind != "dumb" && kind != "linux" && !kind.hasPrefix("vt")
    }

    /// The queries to write to the terminal; empty where it would not answer.
    ///
    /// Asks for kitty graphics with an invisible picture of one pixel, for a cell's size in pixels, for the background colour,
    /// and for the device attributes, which every terminal answers.
    public var question: String {
        guard takesQuestions else { return "" }
        let kitty = isMultiplexed ? "" : "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
        return kitty + "\u{1B}[16t\u{1B}]11;?\u{1B}\\\u{1B}[c"
    }

    public mutating func note(_ reply: TerminalReply) {
        switch reply {
        case .kittyGraphics: knowsKitty = !isMultiplexed
        case .cellSize(let size): cell = size
        case .attributes(let attributes): knowsSixel = attributes.dropFirst().contains(4)
        case .background: break
        }
    }

    /// The best supported form; `nil` without any.
    public var form: PictureForm? {
        if knowsKitty { return .kitty(cell: cell) }
        if isITerm { return .iTerm(cell: cell) }
        if knowsSixel, let cell { return .sixel(cell: cell) }
        return greys.map(PictureForm.blocks)
    }
}
