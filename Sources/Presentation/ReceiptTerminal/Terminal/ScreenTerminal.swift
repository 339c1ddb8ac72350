/// A terminal with exclusive use of the whole screen.
public protocol ScreenTerminal: Sendable {
    var size: TerminalSize { get }

    /// Takes over the screen: keys are read singly without echo, and the previous content is saved.
    func open()

    /// Restores the screen; harmless where it is not open.
    func close()

    func write(_ text: String)

    func nextKey() async -> Key

    /// Suspends the process like Ctrl-Z, and takes the screen again when it continues.
    func suspend()
}

public struct TerminalSize: Hashable, Sendable {
    public var columns: Int
    public var rows: Int

    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}
