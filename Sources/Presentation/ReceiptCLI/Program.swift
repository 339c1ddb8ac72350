import ArgumentParser

/// What the executable starts.
public enum Program {
    public static func main() async {
        await ReceiptMind.main()
    }
}
