import ArgumentParser
import Glibc

/// What the executable starts.
public enum Program {
    public static func main() async {
        // A reader that has seen enough, as with `| head`, shows as an error of the write and not as the end of the process.
        signal(SIGPIPE, SIG_IGN)
        await ReceiptMind.main()
    }
}
