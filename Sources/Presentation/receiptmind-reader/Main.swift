import ReaderServer

@main
enum Main {
    static func main() {
        ReaderMain.run(CommandLine.arguments)
    }
}
