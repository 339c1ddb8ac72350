/// The months' names and short forms in the languages of receipts, folded to capital letters.
enum MonthNames {
    /// One line for each month.
    private static let table = """
        JANUARY, JAN, JANUAR, JANVIER, ENERO, ENE, GENNAIO, GEN, JANUARI
        FEBRUARY, FEB, FEBRUAR, FEVRIER, FEVR, FEBRERO, FEBBRAIO, FEBRUARI, PEB
        MARCH, MAR, MARZ, MAERZ, MRZ, MARS, MARZO, MAC, MARET
        APRIL, APR, AVRIL, AVR, ABRIL, ABR, APRILE
        MAY, MAI, MAYO, MAGGIO, MAG, MEI
        JUNE, JUN, JUNI, JUIN, JUNIO, GIUGNO, GIU
        JULY, JUL, JULI, JUILLET, JUIL, JULIO, LUGLIO, LUG, JULAI
        AUGUST, AUG, AOUT, AGOSTO, AGO, OGOS, OGO, AGUSTUS, AGT
        SEPTEMBER, SEP, SEPT, SEPTEMBRE, SEPTIEMBRE, SETTEMBRE, SET
        OCTOBER, OCT, OKTOBER, OKT, OCTOBRE, OCTUBRE, OTTOBRE, OTT
        NOVEMBER, NOV, NOVEMBRE, NOVIEMBRE
        DECEMBER, DEC, DEZEMBER, DEZ, DECEMBRE, DICIEMBRE, DIC, DICEMBRE, DISEMBER, DIS, DESEMBER, DES
        """

    private static let byName: [String: Int] = {
        var result: [String: Int] = [:]
        for (index, line) in table.split(separator: "\n").enumerated() {
            for name in PhraseList.of(String(line)) where result[name] == nil { result[name] = index + 1 }
        }
        return result
    }()

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
