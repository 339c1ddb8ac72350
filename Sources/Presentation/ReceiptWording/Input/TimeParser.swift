import ReceiptDomain
import ReceiptReview

/// Parses a typed time: `19:42`, `1942`, `7:42 pm`, `오후 7시 42분`.
struct TimeParser {
    func callAsFunction(_ text: String) throws(InputProblem) -> TimeOfDay {
        var answer = text.lowercased().filter { !$0.isWhitespace }
        var isAfternoon: Bool?
        for (word, afternoon) in [("오전", false), ("오후", true), ("am", false), ("pm", true)]
        where answer.hasPrefix(word) || answer.hasSuffix(word) {
            isAfternoon = afternoon
            answer = answer.replacing(word, with: "")
        }
        answer = answer.replacing("시", with: ":").replacing("분", with: "")
        if answer.hasSuffix(":") { answer += "00" }
        guard case (var hour, let minute)? = Self.numbers(answer, isHourAlone: isAfternoon != nil) else {
            throw .notATime(text)
        }
        if let isAfternoon {
            guard (1...12).contains(hour) else { throw .notATime(text) }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        guard let time = TimeOfDay(hour: hour, minute: minute) else { throw .notATime(text) }
        return time
    }

    private static func numbers(_ text: String, isHourAlone: Bool) -> (hour: Int, minute: Int)? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { part -> Int? in
            part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
        }
        switch (parts.count, text.count) {
        case (2, _), (3, _):
            guard let hour = parts[0], let minute = parts[1] else { return nil }
            return (hour, minute)
        case (1, 1...2) where isHourAlone: return parts[0].map { ($0, 0) }
        case (1, 3...4): return parts[0].map { ($0 / 100, $0 % 100) }
        default: return nil
        }
    }
}
