@testable import ReceiptExchange

extension ForeignStatement {
    /// Forms of files that public converters of other programs read.
    static let found = [
        ForeignStatement(
            name: "a bank of Italy, whose last balance stands in the column of what came in",
            text: """
                Conto corrente n. 000012345;;;;
                Saldo iniziale al 01/02/2026;;;;12.345,67

                Data contabile;Data valuta;Descrizione operazione;Dare;Avere
                03/02/2026;03/02/2026;BONIFICO DA ROSSI MARIO;;1.220,00
                16/02/2026;16/02/2026;DELEGA F24;1.130,34;
                Saldo finale al 28/02/2026;;;;12.435,33
                """,
            lines: ["2026-02-03 1220 BONIFICO DA ROSSI MARIO", "2026-02-16 -1130.34 DELEGA F24"]
        ),
        ForeignStatement(
            name: "Schwab, with a heading above what is not booked",
            text: """
                "Transactions  for Checking account ...000 as of 05/10/2026 01:41:36 PM ET"
                "Date","Type","Check #","Description","Withdrawal (-)","Deposit (+)","RunningBalance"
                "Pending Transactions"
                "Total Pending Check and other Credit(s)","","","","","$0.00",""
                "05/09/2026","","","PHONE SHOP, CA, US","$130.00","",""
                "05/09/2026","","","PHONE SHOP, CA, US","$50.00","",""
                "Posted Transactions"
                "12/30/2025","INTADJUST","","Interest Paid","","$1.00","$3,951.00"
                "12/25/2025","VISA","","Grocery Store","$50.00","","$3,950.00"
                """,
            lines: ["2025-12-30 1 USD Interest Paid =3951", "2025-12-25 -50 USD Grocery Store =3950"],
            passedOver: 2
        ),
        ForeignStatement(
            name: "PKO BP, with an amount that is held and has no day",
            text: """
                "Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji"
                "","","Blokada","-29.99","PLN","W rozliczeniu","SKLEP TESTOWY"
                "2026-05-31","2026-05-31","Płatność kartą","-42.40","PLN","+325.76","KIOSK 12"
                "2026-05-30","2026-05-30","Przelew na rachunek","+300.00","PLN","+368.16","PIOTR Z"
                """,
            lines: [
                "2026-05-31 -42.4 PLN KIOSK 12 (Płatność kartą) =325.76",
                "2026-05-30 300 PLN PIOTR Z (Przelew na rachunek) =368.16",
            ],
            passedOver: 1
        ),
        ForeignStatement(
            name: "Barclaycard without names, payments before purchases",
            text: """
                10 Feb 26," Corner Shop, Town ",Visa,MR A SURNAME,Household,,20.59
                12 Feb 26," Payment, Thank You ",Visa,MR A SURNAME,,100.00,
                15 Feb 26," Cafe, Town ",Visa,MR A SURNAME,Food,,3.20
                """,
            isOfCard: true,
            lines: [
                "2026-02-10 -20.59 Corner Shop, Town (Visa, MR A SURNAME, Household)",
                "2026-02-12 100 Payment, Thank You (Visa, MR A SURNAME)",
                "2026-02-15 -3.2 Cafe, Town (Visa, MR A SURNAME, Food)",
            ]
        ),
        ForeignStatement(
            name: "OFX that escapes signs twice",
            text: """
                <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>CAD
                <BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260301120000<TRNAMT>-2.00<FITID>1
                <NAME>TPAY &amp;lt;RENT&amp;gt; &amp; CO</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
                """,
            lines: ["2026-03-01 -2 CAD TPAY <RENT> & CO"]
        ),
    ]
}
