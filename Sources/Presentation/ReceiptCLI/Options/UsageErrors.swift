import ArgumentParser
import ReceiptWording

// Errors in the use of options that several commands have.
extension ValidationError {
    static var noChange: ValidationError {
        ValidationError("Say what to change, with one or more of the options.", "무엇을 고칠지 옵션으로 쓰세요.")
    }

    static var periodTwice: ValidationError {
        ValidationError(
            "Say the period in one way, for example --from 11/1 --to 11/15, or 2026-11.",
            "기간은 한 가지 방식으로만 쓰세요. 예: --from 11/1 --to 11/15 또는 2026-11"
        )
    }

    static var oneFormOnly: ValidationError {
        ValidationError("--json and --tsv are different formats; choose one.", "--json과 --tsv는 서로 다른 형식입니다. 하나만 고르세요.")
    }

    static var limitOutOfRange: ValidationError {
        ValidationError("--limit takes a number from 1 on.", "--limit에는 1 이상의 수를 씁니다.")
    }

    static var oneReportOnly: ValidationError {
        ValidationError(
            "--item, --net-worth, --tax, --events and --moods are reports of their own: choose one, without --by, --in and filters.",
            "--item, --net-worth, --tax, --events, --moods는 서로 다른 보고서입니다. --by, --in이나 다른 조건 없이 하나만 쓰세요."
        )
    }

    static func notAYear(_ year: Int) -> ValidationError {
        ValidationError(
            "\(year) is no year; --year takes one such as 2026.",
            "\(year): 연도가 아닙니다. --year에는 2026 같은 연도를 씁니다."
        )
    }

    static func notAPeriod(_ text: String) -> ValidationError {
        ValidationError(
            "\(text.escapingControls) is not a period; for example 1y, 6 months, 2w, 10d.",
            "\(text.escapingControls): 기간이 아닙니다. 1y, 6개월, 2주, 10일처럼 쓰세요."
        )
    }
}
