/// A place to write to and to read lines from; a terminal or anything piped.
public protocol LineConsole: Sendable {
    func write(_ text: String) async
    /// The next line without its end; `nil` when there are no more.
    func readLine() async -> String?
}
