/// The months' names and short forms in the languages of receipts, folded to capital letters.
enum MonthNames {
    private static let table: [(String, Int)] = [
        ("JANUARY", 1), ("FEBRUARY", 2), ("MARCH", 3), ("APRIL", 4), ("MAY", 5), ("JUNE", 6), ("JULY", 7),
        ("AUGUST", 8),
        ("SEPTEMBER", 9), ("OCTOBER", 10), ("NOVEMBER", 11), ("DECEMBER", 12),
        ("JAN", 1), ("FEB", 2), ("MAR", 3), ("APR", 4), ("JUN", 6), ("JUL", 7), ("AUG", 8), ("SEP", 9), ("SEPT", 9),
        ("OCT", 10),
        ("NOV", 11), ("DEC", 12),
        ("JANUAR", 1), ("FEBRUAR", 2), ("MARZ", 3), ("MAERZ", 3), ("MAI", 5), ("JUNI", 6), ("JULI", 7), ("OKTOBER", 10),
        ("OKT", 10),
        ("DEZEMBER", 12), ("DEZ", 12), ("MRZ", 3),
        ("JANVIER", 1), ("FEVRIER", 2), ("MARS", 3), ("AVRIL", 4), ("JUIN", 6), ("JUILLET", 7), ("AOUT", 8),
        ("SEPTEMBRE", 9),
        ("OCTOBRE", 10), ("NOVEMBRE", 11), ("DECEMBRE", 12), ("FEVR", 2), ("AVR", 4), ("JUIL", 7),
        ("ENERO", 1), ("FEBRERO", 2), ("MARZO", 3), ("ABRIL", 4), ("MAYO", 5), ("JUNIO", 6), ("JULIO", 7),
        ("AGOSTO", 8),
        ("SEPTIEMBRE", 9), ("OCTUBRE", 10), ("NOVIEMBRE", 11), ("DICIEMBRE", 12), ("ENE", 1), ("ABR", 4), ("AGO", 8),
        ("DIC", 12),
        ("GENNAIO", 1), ("FEBBRAIO", 2), ("APRILE", 4), ("MAGGIO", 5), ("GIUGNO", 6), ("LUGLIO", 7), ("SETTEMBRE", 9),
        ("OTTOBRE", 10),
        ("DICEMBRE", 12), ("GEN", 1), ("MAG", 5), ("GIU", 6), ("LUG", 7), ("SET", 9), ("OTT", 10),
        ("JANUARI", 1), ("FEBRUARI", 2), ("MAC", 3), ("JULAI", 7), ("OGOS", 8), ("DISEMBER", 12), ("DIS", 12),
        ("OGO", 8), ("AGUSTUS", 8),
        ("DESEMBER", 12), ("MARET", 3), ("PEB", 2), ("AGT", 8), ("DES", 12), ("MEI", 5),
    ]

    private static let byName: [String: Int] = Dictionary(table, uniquingKeysWith: { first, _ in first })

    /// The month whose name the capitals spell; digits that look like letters count as those.
    static func month(_ capitals: [UInt8]) -> Int? {
        guard (3...10).contains(capitals.count) else { return nil }
        let letters = capitals.map { byte -> UInt8 in
            switch byte {
            case 0x30: 0x4F
            case 0x31, 0x7C: 0x49
            case 0x35: 0x53
            case 0x38: 0x42
            default: byte
            }
        }
        return byName[String(decoding: letters, as: UTF8.self)]
    }
}
