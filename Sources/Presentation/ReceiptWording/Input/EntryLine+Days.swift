import ReceiptDomain
import ReceiptReview

// Days and times in an entry.
extension EntryLine {
    /// The day at the beginning, and the number of its words: `11/3`, `3 Nov`, `Nov 3, 2026`, `11월 3일`, `3 days ago`.
    func leadingDay(_ words: [String], isNote: Bool) throws -> (day: CalendarDay, count: Int)? {
        for count in [4, 3, 2] where words.count > count {
            let isMarked = words[0].lowercased() == "on"
            let text = Self.day(inWords: Array(words[(isMarked ? 1 : 0)..<count]))
            let rest = Array(words[count...])
            guard Self.isDay(inWords: text), isNote || amountPosition(rest) != nil,
                !Self.isName(words[..<count], before: rest[0])
            else { continue }
            return (isNote ? try convention.pastDay(text) : try convention.entryDay(text), count)
        }
        // In a diary `10일` is as often a length of time.
        guard words.count > 1, !isNote || words[0].wholeMatch(of: /[0-9]{1,2}일/) == nil else { return nil }
        return try day(words[0], isNote: isNote).map { ($0, 1) }
    }

    /// A day of several words anywhere behind the first, where an amount is left: `groceries 45.20 Nov 3`, `45 on friday`.
    func laterDay(_ words: [String]) throws -> (day: CalendarDay, place: Range<Int>)? {
        for start in words.indices.dropFirst() {
            for count in [4, 3, 2, 1] where start + count <= words.count {
                let place = start..<start + count
                var phrase = Array(words[place])
                let isMarked = phrase[0].lowercased() == "on"
                if isMarked, count > 1 { phrase.removeFirst() }
                let text = Self.day(inWords: phrase)
                let isDay =
                    phrase.count == 1
                    ? (isMarked || isNumericDay(text) || ["어제", "그제", "그저께", "엊그제"].contains(text)) && isOneDay(text)
                    : Self.isDay(inWords: text)
                guard isDay, !Self.isName(words[place], before: words[place.upperBound...].first ?? ""),
                    amountPosition(Array(words[..<start] + words[place.upperBound...])) != nil
                else {
                    continue
                }
                return (try convention.entryDay(text), place)
            }
        }
        return nil
    }

    /// Whether the words for a part of a day begin a shop's name: `Last Night Bar`.
    private static func isName(_ words: ArraySlice<String>, before next: String) -> Bool {
        ["Night", "Morning", "Afternoon", "Evening"].contains(words.last ?? "") && next.first?.isUppercase == true
    }

    /// Whether the word can only be a day: `11/3`, `2026-11-03`, and `11.3` where amounts have no decimals; `24/7` is a shop's.
    func isNumericDay(_ word: String) -> Bool {
        guard word.isLikeDay else { return false }
        return word.wholeMatch(of: Self.dateInNumbers) != nil || convention.homeCurrency?.fractionDigits == 0
    }

    private func isOneDay(_ text: String) -> Bool { (try? day(text, isNote: false)) != nil }

    /// The words as one text, without the comma behind a day: `Nov 3,`.
    private static func day(inWords words: [String]) -> String {
        let text = words.joined(separator: " ").lowercased()
        return text.hasSuffix(",") ? String(text.dropLast()) : text
    }

    /// Whether the words can only be a day; `Mart 24` is a shop's name.
    static func isDay(inWords text: String) -> Bool {
        let korean = /(?:[0-9]{2}(?:[0-9]{2})?년 )?[0-9]{1,2}월 [0-9]{1,2}일(?:에|\([월화수목금토일]\)| [월화수목금토일]요일)?/
        let isKorean = text.wholeMatch(of: korean) != nil
        let isDotted = text.wholeMatch(of: /[0-9]{4}\. ?[0-9]{1,2}\. ?[0-9]{1,2}\.?|[0-9]{1,2}\. [0-9]{1,2}\./) != nil
        if isKorean || isDotted || RelativeDay(text) != nil { return true }
        let withMonth = /(?:[0-9]{1,2}[a-z]{0,2} [a-z]{3,9}|[a-z]{3,9}\.? [0-9]{1,2}[a-z]{0,2})(?:,? [0-9]{4})?/
        guard text.wholeMatch(of: withMonth) != nil else { return false }
        return text.split { !$0.isLetter }.contains { word in
            word.count >= 3 && CalendarDay.englishMonthNames.contains { $0.hasPrefix(word) }
        }
    }

    /// The day if the word is a date; `nil` for any other word, and an error for an invalid date or one too late.
    func day(_ word: String, isNote: Bool) throws -> CalendarDay? {
        // `23400` alone would be a day of a month long ago.
        let isNumber = word.utf8.allSatisfy { (48...57).contains($0) }
        if isNumber && word.count != 8 || word == "24/7" { return nil }
        do throws(InputProblem) {
            return isNote ? try convention.pastDay(word) : try convention.entryDay(word)
        } catch {
            switch error {
            case .dateInFuture, .dateTooFar: throw error
            default: break
            }
            let relative = ["yesterday", "tomorrow", "어제", "그저께", "내일"]
            let isMistyped =
                word.count > 4 && relative.nearest(to: word) != nil || ["어재", "그재", "어저깨", "그저깨"].contains(word)
            let isKorean = word.prefixMatch(of: /(?:[0-9]{2,4}년)?[0-9]{1,2}월[0-9]{1,2}일/) != nil
            if isMistyped || isKorean || isNumericDay(word) || RelativeDay(word) != nil {
                throw InputProblem.notADate(word)
            }
            return nil
        }
    }

    /// A numeric date: `11/31`, `2026-11-31`, `31.11.`; `12.50` is an amount.
    static var dateInNumbers: Regex<Substring> {
        /[0-9]{1,4}[\/\-][0-9]{1,2}(?:[\/\-][0-9]{1,4})?|[0-9]{1,4}\.[0-9]{1,2}\.(?:[0-9]{1,4}\.?)?/
    }

    /// `19:42`, `3pm`, `오후3시`; `3시` alone may be of the morning or the afternoon.
    static func isTime(_ word: String) -> Bool {
        let pattern = /[0-9]{1,2}:[0-9]{2}|[0-9]{1,2}(?::[0-9]{2})?[aApP][mM]|(?:오전|오후)[0-9]{1,2}시(?:[0-9]{1,2}분)?/
        return word.wholeMatch(of: pattern) != nil && (try? TimeParser()(word)) != nil
    }

    /// The words, a time of several in one: `오후 3시 20분`, `3 pm`.
    static func withWholeTimes(_ words: [String]) -> [String] {
        words.reduce(into: []) { joined, word in
            let isRest = word.wholeMatch(of: /[0-9]{1,2}(?:시(?:[0-9]{1,2}분)?|분)/) != nil
            if ["am", "pm"].contains(word.lowercased()), let last = joined.last, isTime(last + word) {
                joined[joined.count - 1] += word
            } else if isRest, let last = joined.last, last.wholeMatch(of: /(?:오전|오후)(?:[0-9]{1,2}시)?/) != nil {
                joined[joined.count - 1] += word
            } else {
                joined.append(word)
            }
        }
    }

    /// A week or a month at the beginning, which is no entry's day: `지난주 이마트 5000`.
    func vagueTime(_ words: [String]) -> String? {
        for count in [2, 1] where words.count > count + 1 {
            let text = words.prefix(count).joined(separator: " ").lowercased()
            if Self.vagueTimes.contains(text.filter { !$0.isWhitespace }) { return text }
        }
        return nil
    }

    private static let vagueTimes: Set = [
        "지난주", "저번주", "이번주", "지난달", "저번달", "이번달", "lastweek", "thisweek", "lastmonth", "thismonth", "지지난주",
        "저저번주", "지지난달", "저저번달", "지난주말", "저번주말", "이번주말", "lastweekend", "thisweekend",
    ]

    /// Whether the word repeats the day's weekday: `11/3 (화)`, `3 Nov Tue`.
    func isWeekday(_ word: String, of day: CalendarDay) -> Bool {
        let name = word.lowercased().filter { $0.isLetter }
        // `Sun` may begin a shop's name.
        guard name.count > 3 || word.count > name.count || name.hasSuffix("요일") else { return false }
        return RelativeDay.weekday(named: name.count == 1 ? name + "요일" : name) == day.weekday
    }
}

extension String {
    /// Whether it is written as a day is: `12/5`, `12.5`.
    var isLikeDay: Bool {
        wholeMatch(of: EntryLine.dateInNumbers) != nil || wholeMatch(of: /[0-9]{1,2}\.[0-9]{1,2}/) != nil
    }
}
