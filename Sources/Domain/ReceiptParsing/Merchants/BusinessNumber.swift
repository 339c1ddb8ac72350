import ReceiptDomain

/// Numbers that identify a business, checked by their own digits.
enum BusinessNumber {
    /// The first on the page that passes its check, with its scheme: `KR 123-45-67890`.
    static func read(_ page: Page) -> String? {
        for line in page.lines.flatMap(\.readings) {
            let text = line.text.string(0..<line.text.count)
            if let number = korean(in: text) ?? german(in: text) ?? british(in: text) ?? malaysian(in: text) {
                return number
            }
        }
        return nil
    }

    /// Whether ten digits stand grouped as a Korean business's are, well read or not.
    static func isLikely(in text: String) -> Bool {
        runs(of: text, separators: ["-", ".", " "]).contains { $0.groups == [3, 2, 5] }
    }

    /// 사업자등록번호: ten digits as 3-2-5, weights 1 3 7 1 3 7 1 3 5, the ninth product's tens added, to a multiple of ten.
    static func isKorean(_ digits: [Int]) -> Bool {
        guard digits.count == 10, digits.contains(where: { $0 != 0 }) else { return false }
        let weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]
        var sum = zip(digits, weights).map { $0 * $1 }.reduce(0, +)
        sum += digits[8] * 5 / 10
        return (10 - sum % 10) % 10 == digits[9]
    }

    /// UK VAT: seven digits weighted 8 to 2, and two check digits that bring the sum to a multiple of 97 (or, since 2010, with 55 added).
    static func isBritish(_ digits: [Int]) -> Bool {
        guard digits.count == 9, digits.contains(where: { $0 != 0 }) else { return false }
        let sum = zip(digits, stride(from: 8, through: 2, by: -1)).map { $0 * $1 }.reduce(0, +)
        let check = digits[7] * 10 + digits[8]
        return (sum + check) % 97 == 0 || (sum + check + 55) % 97 == 0
    }

    /// USt-IdNr: nine digits by ISO 7064, MOD 11,10.
    static func isGerman(_ digits: [Int]) -> Bool {
        guard digits.count == 9, digits[0] != 0 else { return false }
        var product = 10
        for digit in digits.dropLast() {
            var sum = (digit + product) % 10
            if sum == 0 { sum = 10 }
            product = sum * 2 % 11
        }
        return (11 - product) % 10 == digits[8]
    }

    private static func korean(in text: String) -> String? {
        for run in runs(of: text, separators: ["-", ".", " "]) where run.digits.count == 10 {
            let isGrouped = run.groups == [3, 2, 5]
            guard isGrouped || text.contains("사업"), isKorean(run.digits) else { continue }
            let d = run.digits.map(String.init)
            return "KR \(d[0..<3].joined())-\(d[3..<5].joined())-\(d[5...].joined())"
        }
        return nil
    }

    private static func german(in text: String) -> String? {
        guard let range = digitsAfter("DE", in: text), range.count == 9, isGerman(range) else { return nil }
        return "DE " + range.map(String.init).joined()
    }

    private static func british(in text: String) -> String? {
        let upper = text.uppercased()
        guard upper.contains("VAT") || upper.contains("GB") else { return nil }
        for run in runs(of: text, separators: [" ", "-"]) {
            let digits = Array(run.digits.prefix(9))
            if run.digits.count == 9 || run.digits.count == 12, isBritish(digits) {
                return "GB " + digits.map(String.init).joined()
            }
        }
        return nil
    }

    /// Malaysia's GST registration has no published check; twelve digits that begin with 000 to 002 beside the word are its form.
    private static func malaysian(in text: String) -> String? {
        guard text.uppercased().contains("GST") else { return nil }
        for run in runs(of: text, separators: ["-", " "]) where run.digits.count == 12 {
            if run.digits[0] == 0, run.digits[1] == 0, run.digits[2] <= 2 {
                return "MY " + run.digits.map(String.init).joined()
            }
        }
        return nil
    }

    private static func digitsAfter(_ prefix: String, in text: String) -> [Int]? {
        let scalars = Array(text.unicodeScalars)
        let wanted = prefix.unicodeScalars
        for start in scalars.indices where scalars[start...].starts(with: wanted) {
            if start > 0, scalars[start - 1].isCapital { continue }
            var digits: [Int] = []
            var index = start + wanted.count
            while index < scalars.count, digits.count < 10 {
                if scalars[index].isDigit {
                    digits.append(Int(scalars[index].value) - 48)
                } else if scalars[index] != " " || digits.count >= 9 {
                    break
                }
                index += 1
            }
            if digits.count == 9 { return digits }
        }
        return nil
    }

    /// Runs of digits with at most one separator between two.
    private static func runs(of text: String, separators: Set<Character>) -> [(digits: [Int], groups: [Int])] {
        var found: [(digits: [Int], groups: [Int])] = []
        var digits: [Int] = []
        var groups: [Int] = []
        var size = 0
        var isSeparated = false
        func close() {
            if size > 0 { groups.append(size) }
            if !digits.isEmpty { found.append((digits, groups)) }
            digits = []
            groups = []
            size = 0
        }
        for character in text {
            if character.isASCII, let digit = character.wholeNumberValue {
                if isSeparated, size > 0 {
                    groups.append(size)
                    size = 0
                }
                digits.append(digit)
                size += 1
                isSeparated = false
            } else if separators.contains(character), !isSeparated, !digits.isEmpty {
                isSeparated = true
            } else {
                close()
                isSeparated = false
            }
        }
        close()
        return found
    }
}
