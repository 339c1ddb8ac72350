/// A console for writing text and reading lines; a terminal or a pipe.
public protocol LineConsole: Sendable {
    func write(_ text: String) async
    /// The next line without its end; `nil` at the end of input.
    func readLine() async -> String?
}
