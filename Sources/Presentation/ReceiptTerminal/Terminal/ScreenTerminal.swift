/// A terminal whose whole screen is ours for a while.
public protocol ScreenTerminal: Sendable {
    var size: TerminalSize { get }

    /// Takes the screen: keys come one by one and unseen, and what stood there is kept aside.
    func open()

    /// Gives the screen back as it was; harmless when it is not open.
    func close()

    func write(_ text: String)

    /// The next key; waits for it.
    func nextKey() async -> Key

    /// Stops the process as Ctrl-Z does, and takes the screen again when it goes on.
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
