/// Month names and abbreviations in the languages of receipts, in upper case without accents.
enum MonthNames {
    /// One line for each month.
    private static let table = """
        JANUARY, JAN, JANUAR, JANVIER, ENERO, ENE, GENNAIO, GEN, JANUARI, JANEIRO, STYCZNIA, LEDNA, TAMMIKUUTA, OCAK
        FEBRUARY, FEB, FEBRUAR, FEVRIER, FEVR, FEBRERO, FEBBRAIO, FEBRUARI, PEB, FEVEREIRO, FEV, LUTEGO, UNORA, SUBAT
        MARCH, MAR, MARZ, MAERZ, MRZ, MARS, MARZO, MAC, MARET, MARCO, MAART, MRT, MARCA, BREZNA, MAALISKUUTA, MART
        APRIL, APR, AVRIL, AVR, ABRIL, ABR, APRILE, KWIETNIA, DUBNA, HUHTIKUUTA, NISAN
        MAY, MAI, MAYO, MAGGIO, MAG, MEI, MAJ, MAIO, MAJA, KVETNA, TOUKOKUUTA, MAYIS
        JUNE, JUN, JUNI, JUIN, JUNIO, GIUGNO, GIU, JUNHO, CZERWCA, CERVNA, HAZIRAN
        JULY, JUL, JULI, JUILLET, JUIL, JULIO, LUGLIO, LUG, JULAI, JULHO, LIPCA, CERVENCE, TEMMUZ
        AUGUST, AUG, AOUT, AGOSTO, AGO, OGOS, OGO, AGUSTUS, AGT, AUGUSTI, AUGUSTUS, SIERPNIA, SRPNA, ELOKUUTA
        SEPTEMBER, SEP, SEPT, SEPTEMBRE, SEPTIEMBRE, SETTEMBRE, SET, SETEMBRO, WRZESNIA, ZARI, SYYSKUUTA, EYLUL
        OCTOBER, OCT, OKTOBER, OKT, OCTOBRE, OCTUBRE, OTTOBRE, OTT, OUTUBRO, OUT, RIJNA, LOKAKUUTA, EKIM
        NOVEMBER, NOV, NOVEMBRE, NOVIEMBRE, NOVEMBRO, LISTOPADA, LISTOPADU, MARRASKUUTA, KASIM
        DECEMBER, DEC, DEZEMBER, DEZ, DECEMBRE, DICIEMBRE, DIC, DICEMBRE, DISEMBER, DIS, DESEMBER, DES, DEZEMBRO, ARALIK
        """

    private static let byName = PhraseList.lines(of: table)

    /// The month that the letters spell; digits that look like letters count as letters.
    static func month(_ capitals: [Unicode.Scalar]) -> Int? {
        guard (3...11).contains(capitals.count) else { return nil }
        let letters = capitals.map { scalar -> Unicode.Scalar in
            switch scalar {
            case "0": "O"
            case "1": "I"
            case "5": "S"
            case "8": "B"
            default: scalar
            }
        }
        return byName[String(String.UnicodeScalarView(letters))]
    }
}
