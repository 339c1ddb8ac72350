import Testing

@testable import ReceiptWording

@Suite struct HelpTests {
    @Test(arguments: [
        ("USAGE: receiptmind list [<options>]", "사용법: receiptmind list [<options>]"),
        ("OPTIONS:", "옵션:"), ("SUBCOMMANDS:", "명령:"), ("가계부 SUBCOMMANDS:", "가계부:"),
        ("  -h, --help              Show help information.", "  -h, --help              도움말을 보여 줍니다."),
        (
            "  --order <order>         어떤 초안부터 (values: doubt, date; default: doubt)",
            "  --order <order>         어떤 초안부터 (값: doubt, date; 기본: doubt)"
        ),
        ("  See 'receiptmind help <subcommand>' for detailed help.", "  자세한 도움말: 'receiptmind help 명령'"),
        ("  See 'receiptmind list --help' for more information.", "  자세한 도움말: 'receiptmind list --help'"),
        ("Error: Unknown option '--jsn'. Did you mean '--json'?", "receiptmind: '--jsn' 옵션은 없습니다. 혹시 '--json'입니까?"),
        ("Error: Missing expected argument '<paths> ...'", "receiptmind: '<paths> ...' 인자가 없습니다."),
        ("Error: 2 unexpected arguments: 'a', 'b'", "receiptmind: 쓸 수 없는 인자 2개: 'a', 'b'"),
        (
            "Error: The value 'size' is invalid for '--order <order>'. Please provide one of 'doubt' and 'date'.",
            "receiptmind: '--order <order>'에 'size' 값은 쓸 수 없습니다. 쓸 수 있는 값: 'doubt' and 'date'."
        ),
        ("Error: The value 'Mom' is invalid for '--user <user>'", "receiptmind: '--user <user>'에 'Mom' 값은 쓸 수 없습니다."),
        ("Error: --lang에는 ko나 en을 씁니다.", "receiptmind: --lang에는 ko나 en을 씁니다."),
        ("0.1.0", "0.1.0"), ("", ""),
    ])
    func `what the argument parser says is said in Korean`(_ line: String, _ korean: String) {
        #expect(KoreanWording().parser(line) == korean)
        #expect(EnglishWording().parser(line) == line)
    }
}
