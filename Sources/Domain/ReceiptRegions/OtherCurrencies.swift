/// Currencies that a person may type though nothing more is known here of their countries' receipts.
enum OtherCurrencies {
    static let codes: WordList = """
        BDT, BGN, BHD, EGP, GEL, JOD, KWD, KZT, MAD, MMK, MNT, MOP, OMR, PKR, QAR, RSD, SAR, TND, TZS, UAH, UZS
        """
}
