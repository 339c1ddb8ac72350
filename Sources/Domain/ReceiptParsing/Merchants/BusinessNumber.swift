import ReceiptRegions

/// Business numbers, verified by their check digits.
enum BusinessNumber {
    private static let forms = Region.all.flatMap { region in region.idForms.map { (country: region.code, form: $0) } }

    /// The first number on the page with a valid check digit, with its country: `KR 123-45-67890`.
    static func read(_ page: Page) -> String? {
        for line in page.lines.flatMap(\.readings) {
            let text = line.text.string(0..<line.text.count)
            for (country, form) in forms {
                if let digits = digits(of: form, in: text) { return country + " " + form.written(digits) }
            }
        }
        return nil
    }

    /// Whether digits are grouped like a country's business numbers, with or without a valid check digit.
    static func isLikely(in text: String) -> Bool {
        forms.contains { _, form in
            form.groups != nil && runs(of: text, separators: form.separators).contains { $0.groups == form.groups }
        }
    }

    private static func digits(of form: BusinessNumberForm, in text: String) -> [Int]? {
        if let prefix = form.prefix {
            return digits(form.digits, after: prefix, in: text).flatMap { form.check($0) ? $0 : nil }
        }
        let upper = text.uppercased()
        let isNamed = form.words.words.contains { upper.contains($0) }
        guard isNamed || form.groups != nil else { return nil }
        return runs(of: text, separators: form.separators).lazy
            .filter { form.runs.contains($0.digits.count) && (isNamed || $0.groups == form.groups) }
            .map { Array($0.digits.prefix(form.digits)) }
            .first(where: form.check)
    }

    /// The given number of digits after the prefix, with or without spaces.
    private static func digits(_ count: Int, after prefix: String, in text: String) -> [Int]? {
        let scalars = Array(text.unicodeScalars)
        let wanted = prefix.unicodeScalars
        for start in scalars.indices where scalars[start...].starts(with: wanted) {
            if start > 0, scalars[start - 1].isCapital { continue }
            var digits: [Int] = []
            var index = start + wanted.count
            while index < scalars.count, digits.count <= count {
                if scalars[index].isDigit {
                    digits.append(Int(scalars[index].value) - 48)
                } else if scalars[index] != " " || digits.count >= count {
                    break
                }
                index += 1
            }
            if digits.count == count { return digits }
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
