/// Weekday names in the languages of receipts, as printed beside dates.
enum WeekdayNames {
    /// One line for each day from Monday on; abbreviations first, in upper case without accents.
    private static let table = """
        MON, MO, MONDAY, MONTAG, LUN, LUNDI, LUNES, LUNEDI, MAN, MANDAG, MAANDAG, MA, SENIN, ISNIN
        TUE, TUES, DI, TUESDAY, DIENSTAG, MAR, MARDI, MARTES, MARTEDI, TIR, TIRSDAG, TIS, TISDAG, DINSDAG, SELASA
        WED, MI, WEDNESDAY, MITTWOCH, MER, MERCREDI, MIE, MIERCOLES, MERCOLEDI, ONS, ONSDAG, WO, WOENSDAG, RABU
        THU, THUR, THURS, DO, THURSDAY, DONNERSTAG, JEU, JEUDI, JUE, JUEVES, GIO, GIOVEDI, TOR, TORSDAG, DONDERDAG, KHAMIS
        FRI, FR, FRIDAY, FREITAG, VEN, VENDREDI, VIE, VIERNES, VENERDI, FRE, FREDAG, VR, VRIJDAG, JUMAT, JUMAAT
        SAT, SA, SATURDAY, SAMSTAG, SAM, SAMEDI, SAB, SABADO, SABATO, LOR, LORDAG, ZA, ZATERDAG, SABTU
        SUN, SO, SUNDAY, SONNTAG, DIM, DIMANCHE, DOM, DOMINGO, DOMENICA, SON, SONDAG, ZO, ZONDAG, AHAD, MINGGU
        """

    private static let byName = PhraseList.lines(of: table)

    /// Monday to Sunday in Korean and Japanese.
    private static let signs: [[Unicode.Scalar]] = ["월화수목금토일", "月火水木金土日"].map { Array($0.unicodeScalars) }

    /// 1 for Monday to 7 for Sunday, where a weekday stands right before or after the date.
    static func weekday(beside date: Range<Int>, in text: ScalarText) -> Int? {
        behind(date.upperBound, in: text) ?? before(date.lowerBound, in: text)
    }

    private static func behind(_ end: Int, in text: ScalarText) -> Int? {
        var start = end
        // `5일 (토)`
        if ["일", "日"].contains(text[safe: start]) { start += 1 }
        let first = start
        while start < end + 4, isSeparator(text[safe: start]) { start += 1 }
        var stop = start
        while isLetter(text[safe: stop]) { stop += 1 }
        if stop == start + 1 || text[safe: start + 1] == "요" {
            guard start > first else { return nil }
            return signs.lazy.compactMap { $0.firstIndex(of: text[safe: start]) }.first.map { $0 + 1 }
        }
        return named(start..<stop, in: text)
    }

    private static func before(_ start: Int, in text: ScalarText) -> Int? {
        var stop = start
        while stop > max(0, start - 3), isSeparator(text[safe: stop - 1]) { stop -= 1 }
        var first = stop
        while isLetter(text[safe: first - 1]) { first -= 1 }
        return named(first..<stop, in: text)
    }

    private static func named(_ range: Range<Int>, in text: ScalarText) -> Int? {
        // Two lower-case letters are another word: Italian `di`, Spanish `do`.
        guard range.count > 2 || text[safe: range.lowerBound].isCapital, range.count <= 10 else { return nil }
        let capitals = text.scalars[range].map { FoldedText.withoutAccent($0) ?? $0.capital }
        return byName[String(String.UnicodeScalarView(capitals))]
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        " ,.()[]:/-".unicodeScalars.contains(scalar)
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isLatin || scalar.isHangul || scalar.isIdeograph
    }
}
