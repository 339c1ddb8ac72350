import HouseholdBook
import ReceiptDomain

/// A statement as another program writes it; what is in it is made up.
struct ForeignStatement: Sendable, CustomStringConvertible {
    var name: String
    var text: String
    var encoding = TextEncoding.utf8
    /// How days are usual where its owner lives.
    var usual: ReadingContext.DateOrder?
    var isOfCard = false
    /// As ``StatementFileTests/shown(_:)`` has them.
    var lines: [String]
    var passedOver = 0
    /// Nothing in the file says whether positive amounts were spent.
    var isUnclear = false
    /// The balances that the file states before and after.
    var balances: [String] = []
    var description: String { name }
}

extension ForeignStatement {
    static let all = english + european + eastern + bare + texts + amounts + formats + directions + world + more + found

    // MARK: In English

    static let english = [
        ForeignStatement(
            name: "Chase checking, whose first word is a name of a column",
            text: """
                Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
                DEBIT,11/27/2026,"CITY POWER  PAYMENT",-43.21,ACH_DEBIT,1956.79,,
                CREDIT,11/13/2026,"ACME PAYROLL",1500.00,ACH_CREDIT,2000.00,,
                DEBIT,11/03/2026,"TARGET 1842",-50.00,DEBIT_CARD,500.00,,
                """,
            lines: [
                "2026-11-27 -43.21 CITY POWER PAYMENT =1956.79", "2026-11-13 1500 ACME PAYROLL =2000",
                "2026-11-03 -50 TARGET 1842 =500",
            ]
        ),
        ForeignStatement(
            name: "a Chase card",
            text: """
                Transaction Date,Post Date,Description,Category,Type,Amount,Memo
                11/23/2026,11/24/2026,CORNER COFFEE,Food & Drink,Sale,-4.50,
                11/20/2026,11/20/2026,Payment Thank You-Mobile,,Payment,120.00,
                11/18/2026,11/19/2026,SHOE SHOP,Shopping,Return,30.00,
                """,
            lines: [
                "2026-11-23 -4.5 CORNER COFFEE #Food & Drink", "2026-11-20 120 Payment Thank You-Mobile",
                "2026-11-18 30 SHOE SHOP #Shopping",
            ]
        ),
        ForeignStatement(
            name: "Bank of America, with sums above",
            text: """
                Description,,Summary Amt.
                Beginning balance as of 11/01/2026,,"1,000.00"
                Total credits,,"2,500.00"
                Total debits,,"-143.14"
                Ending balance as of 11/30/2026,,"3,356.86"

                Date,Description,Amount,Running Bal.
                11/01/2026,Beginning balance as of 11/01/2026,,"1,000.00"
                11/03/2026,"TARGET, #1842","-143.14","856.86"
                11/15/2026,"PAYROLL","2,500.00","3,356.86"
                """,
            lines: ["2026-11-03 -143.14 TARGET, #1842 =856.86", "2026-11-15 2500 PAYROLL =3356.86"]
        ),
        ForeignStatement(
            name: "Capital One, debits and credits, years of two digits in the file",
            text: """
                Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit
                2026-11-21,2026-11-22,4821,BOOKSTORE,Merchandise,18.20,
                2026-11-20,2026-11-20,4821,CAPITAL PYMT,Payment/Credit,,200.00
                """,
            lines: ["2026-11-21 -18.2 BOOKSTORE #Merchandise", "2026-11-20 200 CAPITAL PYMT #Payment/Credit"]
        ),
        ForeignStatement(
            name: "a bank whose debits are negative numbers",
            text: """
                Date,Description,Money Out,Money In,Balance
                26/11/2026,GREEN GROCER,-10.99,,489.01
                24/11/2026,SALARY,,100.00,500.00
                """,
            lines: ["2026-11-26 -10.99 GREEN GROCER =489.01", "2026-11-24 100 SALARY =500"]
        ),
        ForeignStatement(
            name: "a bank whose debits are negative numbers, without balances",
            text: """
                Date,Description,Debit,Credit
                26/11/2026,RENT,"-50,00",
                24/11/2026,REFUND,,"12,00"
                """,
            lines: ["2026-11-26 -50 RENT", "2026-11-24 12 REFUND"]
        ),
        ForeignStatement(
            name: "Mint, which says debit and credit in words",
            text: """
                "Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"
                "11/28/2026","Corner Coffee","CORNER COFFEE 12","4.50","debit","Coffee Shops","Checking","",""
                "11/25/2026","Paycheck","ACME PAYROLL","1500.00","credit","Paycheck","Checking","",""
                """,
            lines: [
                "2026-11-28 -4.5 Corner Coffee #Coffee Shops (CORNER COFFEE 12)",
                "2026-11-25 1500 Paycheck #Paycheck (ACME PAYROLL)",
            ]
        ),
        ForeignStatement(
            name: "days and months that only the country tells",
            text: """
                Date,Description,Amount,Balance
                03/04/2026,COFFEE,-4.50,95.50
                04/04/2026,BOOK,-5.50,90.00
                """,
            usual: .dayFirst,
            lines: ["2026-04-03 -4.5 COFFEE =95.5", "2026-04-04 -5.5 BOOK =90"]
        ),
        ForeignStatement(
            name: "days that go up only one way",
            text: """
                Date,Description,Amount,Balance
                05/09/2026,A,-1.00,99.00
                12/09/2026,B,-2.00,97.00
                03/10/2026,C,-3.00,94.00
                04/11/2026,D,-4.00,90.00
                """,
            usual: .monthFirst,
            lines: ["2026-09-05 -1 A =99", "2026-09-12 -2 B =97", "2026-10-03 -3 C =94", "2026-11-04 -4 D =90"]
        ),
        ForeignStatement(
            name: "NatWest, with an apostrophe before texts",
            text: """
                Date, Type, Description, Value, Balance, Account Name, Account Number

                27/11/2026,POS,"'1234 26NOV26 , GREEN GROCER , LEEDS GB",-12.50,987.50,"'J DOE","'600000-12345678",
                26/11/2026,BAC,"'ACME LTD , SALARY",1000.00,1000.00,"'J DOE","'600000-12345678",
                """,
            lines: [
                "2026-11-27 -12.5 1234 26NOV26 , GREEN GROCER , LEEDS GB =987.5",
                "2026-11-26 1000 ACME LTD , SALARY =1000",
            ]
        ),
        ForeignStatement(
            name: "Nationwide, in CP1252 with pounds",
            text: """
                "Account Name:","FlexAccount ****12345"
                "Account Balance:","£987.50"
                "Available Balance: ","£987.50"

                "Date","Transaction type","Description","Paid out","Paid in","Balance"
                "26 Nov 2026","Visa purchase","CAFÉ ROUGE","£12.50","","£987.50"
                "27 Nov 2026","Bank credit","ACME LTD","","£1,000.00","£1987.50"
                """,
            encoding: .cp1252,
            lines: ["2026-11-26 -12.5 GBP CAFÉ ROUGE =987.5", "2026-11-27 1000 GBP ACME LTD =1987.5"]
        ),
        ForeignStatement(
            name: "Monzo, with columns for both directions beside the amount",
            text: """
                Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
                tx_0001,26/11/2026,08:15:00,Card payment,Corner Coffee,,Eating out,-4.50,GBP,-4.50,GBP,,1 High St,,CORNER COFFEE,,-4.50,
                tx_0002,27/11/2026,09:00:00,Faster payment,Jane,,Transfers,20.00,GBP,20.00,GBP,lunch,,,JANE,,,20.00
                """,
            lines: [
                "2026-11-26 08:15 -4.5 GBP Corner Coffee #Eating out (CORNER COFFEE)",
                "2026-11-27 09:00 20 GBP Jane #Transfers (JANE, lunch)",
            ]
        ),
        ForeignStatement(
            name: "Monzo, with purchases abroad, and checks of the card that move nothing",
            text: """
                Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split
                tx_1,26/11/2026,08:15:00,Card payment,Cafe,,Eating out,-3.40,GBP,-4.00,EUR,,,,CAFE PARIS,
                tx_2,27/11/2026,09:00:00,Card payment,Uber,,Transport,0.00,GBP,0.00,GBP,Active card check,,,UBER,
                tx_3,27/11/2026,10:00:00,Card payment,Hotel,,Holidays,0.00,GBP,-45.00,EUR,,,,HOTEL,
                """,
            lines: ["2026-11-26 08:15 -3.4 GBP Cafe #Eating out (CAFE PARIS)"],
            passedOver: 2
        ),
        ForeignStatement(
            name: "Revolut, with fees, two currencies, and what was reverted",
            text: """
                Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
                TOPUP,Current,2026-11-01 09:00:00,2026-11-01 09:00:05,Top-Up,100.00,0.00,EUR,COMPLETED,100.00
                ATM,Current,2026-11-02 10:00:00,2026-11-02 10:00:05,Cash,-50.00,1.00,EUR,COMPLETED,49.00
                CARD_PAYMENT,Current,2026-11-03 11:00:00,,Hotel,-40.00,0.00,EUR,REVERTED,
                EXCHANGE,Current,2026-11-04 12:00:00,2026-11-04 12:00:05,To USD,20.00,0.00,USD,COMPLETED,20.00
                CARD_PAYMENT,Current,2026-11-05 13:00:00,2026-11-06 13:00:05,Café,-4.50,0.00,EUR,COMPLETED,44.50
                """,
            lines: [
                "2026-11-01 09:00 100 EUR Top-Up =100", "2026-11-02 10:00 -51 EUR Cash =49",
                "2026-11-04 12:00 20 USD To USD =20", "2026-11-05 13:00 -4.5 EUR Café =44.5",
            ],
            passedOver: 1
        ),
        ForeignStatement(
            name: "PayPal, what arrives of it, and what is only announced",
            text: """
                "Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","Transaction ID","Balance"
                "26/11/2026","08:15:00","CET","Book Shop","Express Checkout Payment","Completed","EUR","-12,50","0,00","-12,50","a@example.org","1A","87,50"
                "27/11/2026","09:15:00","CET","Jane Roe","Mobile Payment","Completed","EUR","20,00","-0,70","19,30","b@example.org","2B","106,80"
                "28/11/2026","10:15:00","CET","Hotel","Authorization","Pending","EUR","-99,00","0,00","-99,00","c@example.org","3C","106,80"
                """,
            lines: [
                "2026-11-26 08:15 -12.5 EUR Book Shop =87.5", "2026-11-27 09:15 19.3 EUR Jane Roe =106.8",
            ],
            passedOver: 1
        ),
        ForeignStatement(
            name: "YNAB, what flows out and in",
            text: """
                "Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
                "Checking","","11/28/2026","Corner Coffee","Fun: Coffee","Fun","Coffee","",$4.50,$0.00,"Cleared"
                "Checking","","11/25/2026","Acme","Inflow: Ready to Assign","Inflow","Ready to Assign","pay",$0.00,"$1,500.00","Cleared"
                """,
            lines: [
                "2026-11-28 -4.5 USD Corner Coffee #Coffee", "2026-11-25 1500 USD Acme #Ready to Assign (pay)",
            ]
        ),
        ForeignStatement(
            name: "Venmo, with a sign and a space before the amount",
            text: """
                Account Statement - (@jane),,,,,,,,,
                ,ID,Datetime,Type,Status,Note,From,To,Amount (total),Funding Source
                ,,,,,,,,,
                ,4001,2026-11-26T08:15:00,Payment,Complete,pizza,Jane Roe,John Doe,- $12.50,Venmo balance
                ,4002,2026-11-27T09:15:00,Payment,Complete,rent,Ann Lee,Jane Roe,+ $300.00,
                """,
            lines: ["2026-11-26 08:15 -12.5 USD John Doe (pizza)", "2026-11-27 09:15 300 USD Ann Lee (rent)"]
        ),
        ForeignStatement(
            name: "N26, with the currency in the name of a column",
            text: """
                "Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
                2026-11-26,2026-11-27,"Bäckerei Schmidt",,"Presentment","","Main Account",-4.50,-4.50,EUR,1
                2026-11-27,2026-11-27,"Acme GmbH",DE00,"Credit Transfer","Gehalt November","Main Account",2500.0,,,
                """,
            lines: [
                "2026-11-26 -4.5 EUR Bäckerei Schmidt", "2026-11-27 2500 EUR Acme GmbH (Gehalt November)",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "an empty column for the payee beside the text",
            text: "Date,Payee,Description,Amount\n2026-11-26,,CORNER COFFEE,-4.50\n2026-11-27,Jane,LUNCH,-9.00\n",
            lines: ["2026-11-26 -4.5 CORNER COFFEE", "2026-11-27 -9 Jane (LUNCH)"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "a card abroad, whose positive amounts were spent",
            text: "Date,Description,Amount\n11/26/2026,CORNER COFFEE,4.50\n11/27/2026,PAYMENT RECEIVED,-90.00\n",
            lines: ["2026-11-26 4.5 CORNER COFFEE", "2026-11-27 -90 PAYMENT RECEIVED"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "balances that say that positive amounts were spent",
            text: """
                Date,Description,Amount,Balance
                2026-11-25,COFFEE,4.50,95.50
                2026-11-26,BOOK,10.00,85.50
                2026-11-27,PAYMENT,-50.00,135.50
                """,
            lines: ["2026-11-25 -4.5 COFFEE =95.5", "2026-11-26 -10 BOOK =85.5", "2026-11-27 50 PAYMENT =135.5"]
        ),
        ForeignStatement(
            name: "an Indian bank, with groups of two and letters for directions",
            text: """
                Txn Date,Value Date,Description,Ref No.,Debit,Credit,Balance
                26-Nov-26,26-Nov-26,UPI/GROCER/1234,1,"1,250.00",,"1,23,456.00"
                27-Nov-26,27-Nov-26,SALARY,2,,"1,00,000.00","2,23,456.00"
                """,
            lines: ["2026-11-26 -1250 UPI/GROCER/1234 =123456", "2026-11-27 100000 SALARY =223456"]
        ),
        ForeignStatement(
            name: "letters behind amounts",
            text:
                "Date,Narrative,Amount,Balance\n2026-11-26,GROCER,12.50 DR,87.50 CR\n2026-11-27,PAY,100.00 CR,187.50 CR\n",
            lines: ["2026-11-26 -12.5 GROCER =87.5", "2026-11-27 100 PAY =187.5"]
        ),
    ]

    // MARK: In other languages of Europe

    static let european = [
        ForeignStatement(
            name: "Sparkasse CAMT-CSV, in Latin-1",
            text: """
                "Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
                "DE0012345678";"27.11.26";"27.11.26";"LASTSCHRIFT";"Strom Nov, Straße 5";"";"Stadtwerke Köln";"DE99";"X";"-43,21";"EUR";"Umsatz gebucht"
                "DE0012345678";"25.11.26";"25.11.26";"GUTSCHRIFT";"Gehalt";"";"Acme GmbH";"DE98";"Y";"2.500,00";"EUR";"Umsatz gebucht"
                """,
            encoding: .cp1252,
            lines: [
                "2026-11-27 -43.21 EUR Stadtwerke Köln (Strom Nov, Straße 5, LASTSCHRIFT)",
                "2026-11-25 2500 EUR Acme GmbH (Gehalt, GUTSCHRIFT)",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "DKB, with who pays and who is paid, and what is not booked yet",
            text: """
                "Girokonto";"DE00 1234"
                "Kontostand vom 28.11.2026:";"1.234,56 €"
                ""
                "Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID"
                "28.11.26";"";"Vorgemerkt";"Ich";"Hotel";"";"Ausgang";"";"-99,00 €";""
                "27.11.26";"27.11.26";"Gebucht";"Ich";"Bäckerei";"Brot";"Ausgang";"DE1";"-4,50 €";""
                "25.11.26";"25.11.26";"Gebucht";"Acme GmbH";"Ich";"Gehalt";"Eingang";"DE2";"2.500 €";""
                """,
            lines: ["2026-11-27 -4.5 EUR Bäckerei (Brot)", "2026-11-25 2500 EUR Acme GmbH (Gehalt)"],
            passedOver: 1,
            isUnclear: true
        ),
        ForeignStatement(
            name: "Revolut in German, with a state in unknown words",
            text: """
                Art,Produkt,Datum des Beginns,Datum des Abschlusses,Beschreibung,Betrag,Gebühr,Währung,Status,Kontostand
                KARTENZAHLUNG,Aktuell,2026-11-01 09:00:00,2026-11-02 09:00:05,Bäckerei,-4.50,0.00,EUR,ABGESCHLOSSEN,95.50
                KARTENZAHLUNG,Aktuell,2026-11-03 11:00:00,,Hotel,-40.00,0.00,EUR,ZURÜCKGENOMMEN,
                KARTENZAHLUNG,Aktuell,2026-11-05 13:00:00,2026-11-06 13:00:05,Kino,-10.00,0.00,EUR,ABGESCHLOSSEN,85.50
                """,
            lines: ["2026-11-01 09:00 -4.5 EUR Bäckerei =95.5", "2026-11-05 13:00 -10 EUR Kino =85.5"],
            passedOver: 1
        ),
        ForeignStatement(
            name: "Revolut for companies, with the card that paid beside the account",
            text: """
                Date started (UTC),Date completed (UTC),Type,State,Description,Reference,Card number,Orig currency,Orig amount,Payment currency,Amount,Total amount,Fee,Fee currency,Balance,Account
                2026-11-26,2026-11-27,CARD_PAYMENT,COMPLETED,Amazon Web Services,,4165****1234,USD,120.00,EUR,-105.20,-105.20,0.00,EUR,8894.80,EUR Main
                2026-11-25,2026-11-25,TRANSFER,COMPLETED,To Bob Ray,INV-7,,EUR,-800.00,EUR,-800.00,-800.20,0.20,EUR,9000.00,EUR Main
                2026-11-24,2026-11-24,TOPUP,COMPLETED,Client AG,INV-1,,EUR,5000.00,EUR,5000.00,5000.00,0.00,EUR,9800.20,EUR Main
                """,
            lines: [
                "2026-11-26 -105.2 EUR Amazon Web Services =8894.8", "2026-11-25 -800.2 EUR To Bob Ray (INV-7) =9000",
                "2026-11-24 5000 EUR Client AG (INV-1) =9800.2",
            ]
        ),
        ForeignStatement(
            name: "PayPal in German",
            text: """
                "Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Gebühr","Netto","Guthaben"
                "26.11.2026","08:15:00","CET","Buchladen","Zahlung","Abgeschlossen","EUR","-12,50","0,00","-12,50","87,50"
                "27.11.2026","09:15:00","CET","Jane Roe","Zahlung","Abgeschlossen","EUR","20,00","-0,70","19,30","106,80"
                """,
            lines: ["2026-11-26 08:15 -12.5 EUR Buchladen =87.5", "2026-11-27 09:15 19.3 EUR Jane Roe =106.8"]
        ),
        ForeignStatement(
            name: "a German bank with Soll and Haben",
            text: """
                Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;Empfänger/Zahlungspflichtiger;Vorgang/Verwendungszweck;Betrag;Soll/Haben;Währung
                05.11.2026;05.11.2026;;;REWE SAGT DANKE;12,50;S;EUR
                03.11.2026;03.11.2026;;;GEHALT;2.500,00;H;EUR
                """,
            lines: ["2026-11-05 -12.5 EUR REWE SAGT DANKE", "2026-11-03 2500 EUR GEHALT"]
        ),
        ForeignStatement(
            name: "ING in the Netherlands, Af and Bij",
            text: """
                "Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"
                "20261127";"Albert Heijn";"NL00INGB01";"";"BA";"Af";"12,50";"Betaalautomaat";"Pasvolgnr: 001";"987,50";""
                "20261126";"Acme BV";"NL00INGB01";"NL01";"OV";"Bij";"1000,00";"Overschrijving";"Salaris";"1000,00";""
                """,
            lines: [
                "2026-11-27 -12.5 EUR Albert Heijn (Pasvolgnr: 001, Betaalautomaat) =987.5",
                "2026-11-26 1000 EUR Acme BV (Salaris, Overschrijving) =1000",
            ]
        ),
        ForeignStatement(
            name: "Rabobank, with a plus before what comes in",
            text: """
                "IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Omschrijving-1"
                "NL00RABO","EUR","RABO","001","2026-11-26","2026-11-26","-12,50","+87,50","","Jumbo","Boodschappen"
                "NL00RABO","EUR","RABO","002","2026-11-27","2026-11-27","+100,00","+187,50","NL9","Oma","Cadeau"
                """,
            lines: [
                "2026-11-26 -12.5 EUR Jumbo (Boodschappen) =87.5", "2026-11-27 100 EUR Oma (Cadeau) =187.5",
            ]
        ),
        ForeignStatement(
            name: "BNP Paribas, in CP1252",
            text: """
                Compte de chèques;****1234;28/11/2026;;987,50
                Date opération;Libellé court;Type opération;Libellé opération;Montant opération en euro
                05/11/2026;PAIEMENT CB;FACTURE CARTE;BOULANGERIE RÉPUBLIQUE;-4,50
                03/11/2026;VIREMENT;VIREMENT RECU;ACME SARL;1 500,00
                """,
            encoding: .cp1252,
            lines: [
                "2026-11-05 -4.5 EUR BOULANGERIE RÉPUBLIQUE (PAIEMENT CB, FACTURE CARTE)",
                "2026-11-03 1500 EUR ACME SARL (VIREMENT, VIREMENT RECU)",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "a French bank with Débit and Crédit, in Latin-9 with the sign of the euro",
            text: """
                Date;Libellé;Débit euros;Crédit euros;
                05/11/2026;"CB CAFÉ DE FLORE 12,00 €";12,00;;
                03/11/2026;"VIR ACME";;1 500,00;
                """,
            encoding: .latin9,
            lines: ["2026-11-05 -12 EUR CB CAFÉ DE FLORE 12,00 €", "2026-11-03 1500 EUR VIR ACME"]
        ),
        ForeignStatement(
            name: "an Italian bank, Dare and Avere",
            text: """
                Data contabile;Data valuta;Descrizione;Dare;Avere
                05/11/2026;05/11/2026;PAGAMENTO POS BAR ROMA;3,20;
                03/11/2026;03/11/2026;STIPENDIO;;1.800,00
                """,
            lines: ["2026-11-05 -3.2 PAGAMENTO POS BAR ROMA", "2026-11-03 1800 STIPENDIO"]
        ),
        ForeignStatement(
            name: "a Spanish bank",
            text: """
                F. Operación;F. Valor;Concepto;Importe;Saldo
                03/11/2026;04/11/2026;NÓMINA;1.200,00;1.300,00
                05/11/2026;05/11/2026;MERCADO CENTRAL;-25,40;1.274,60
                """,
            lines: ["2026-11-03 1200 NÓMINA =1300", "2026-11-05 -25.4 MERCADO CENTRAL =1274.6"]
        ),
        ForeignStatement(
            name: "a Portuguese bank",
            text: """
                Data mov.;Data-valor;Descrição;Débito;Crédito;Saldo contabilístico
                03-11-2026;03-11-2026;ORDENADO;;1.200,00;1.300,00
                05-11-2026;05-11-2026;COMPRA PADARIA;2,10;;1.297,90
                """,
            lines: ["2026-11-03 1200 ORDENADO =1300", "2026-11-05 -2.1 COMPRA PADARIA =1297.9"]
        ),
        ForeignStatement(
            name: "Nubank, in Brazil",
            text: """
                Data,Valor,Identificador,Descrição
                03/11/2026,1200.00,abc-1,Transferência recebida
                05/11/2026,-25.40,abc-2,Compra no débito - Padaria
                """,
            lines: ["2026-11-03 1200 Transferência recebida", "2026-11-05 -25.4 Compra no débito - Padaria"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "mBank, with hashes, złoty and CP1250",
            text: """
                mBank S.A. Bankowość Detaliczna;

                #Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;#Saldo po operacji;
                2026-11-03;"PRZELEW ŁÓDŹ";"Konto";"Wpływy";1 200,00 PLN;1 300,00 PLN;
                2026-11-05;"ŻABKA KRAKÓW";"Konto";"Żywność";-12,50 PLN;1 287,50 PLN;
                """,
            encoding: .cp1250,
            lines: ["2026-11-03 1200 PLN PRZELEW ŁÓDŹ =1300", "2026-11-05 -12.5 PLN ŻABKA KRAKÓW =1287.5"]
        ),
        ForeignStatement(
            name: "ING in Poland, with an amount that is only held in a column of its own, in CP1250",
            text: """
                "Data transakcji";"Data księgowania";"Dane kontrahenta";"Tytuł";"Kwota transakcji (waluta rachunku)";"Waluta";"Kwota blokady/zwolnienie blokady";"Waluta";"Saldo po transakcji"
                2026-11-28;;" ŻABKA ";" Płatność kartą ";;;-12,00;PLN;
                2026-11-27;2026-11-27;" BIEDRONKA ";" Płatność kartą ";-45,99;PLN;;;1234,01
                2026-11-25;2026-11-25;" ACME ";" Pensja ";5000,00;PLN;;;1280,00
                """,
            encoding: .cp1250,
            lines: [
                "2026-11-27 -45.99 PLN BIEDRONKA (Płatność kartą) =1234.01",
                "2026-11-25 5000 PLN ACME (Pensja) =1280",
            ],
            passedOver: 1
        ),
        ForeignStatement(
            name: "PKO, whose names stand behind labels in columns without a name, in CP1250",
            text: """
                "Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","",""
                "2026-11-27","2026-11-26","Płatność kartą","-45.99","PLN","+1234.01","Tytuł: 0004","Lokalizacja: Adres: BIEDRONKA 123 Miasto: WARSZAWA Kraj: POLSKA","Numer karty: 425125******1234",""
                "2026-11-25","2026-11-25","Przelew na rachunek","+5000.00","PLN","+1280.00","Rachunek nadawcy: 12 1234","Nazwa nadawcy: ACME SP Z O O","Tytuł: Pensja",""
                """,
            encoding: .cp1250,
            lines: [
                "2026-11-27 -45.99 PLN BIEDRONKA 123 (Tytuł: 0004, Numer karty: 425125******1234, Płatność kartą) =1234.01",
                "2026-11-25 5000 PLN ACME SP Z O O (Rachunek nadawcy: 12 1234, Tytuł: Pensja, Przelew na rachunek) =1280",
            ]
        ),
        ForeignStatement(
            name: "a Czech bank, in CP1250",
            text: """
                Datum zaúčtování;Částka;Měna;Zůstatek;Název protiúčtu;Zpráva pro příjemce
                27.11.2026;-125,00;CZK;9 875,00;Pekařství;chléb
                26.11.2026;10 000,00;CZK;10 000,00;Acme s.r.o.;výplata
                """,
            encoding: .cp1250,
            lines: [
                "2026-11-27 -125 CZK Pekařství (chléb) =9875", "2026-11-26 10000 CZK Acme s.r.o. (výplata) =10000",
            ]
        ),
        ForeignStatement(
            name: "a Slovak bank",
            text: """
                Dátum;Suma;Mena;Zostatok;Popis transakcie
                03.11.2026;1 200,00;EUR;1 300,00;Výplata
                05.11.2026;-2,10;EUR;1 297,90;Pekáreň
                """,
            lines: ["2026-11-03 1200 EUR Výplata =1300", "2026-11-05 -2.1 EUR Pekáreň =1297.9"]
        ),
        ForeignStatement(
            name: "a Hungarian bank, with the year first",
            text: """
                Könyvelés dátuma;Összeg;Devizanem;Könyvelt egyenleg;Partner neve;Közlemény
                2026.11.03.;500 000;HUF;510 000;Acme Kft.;fizetés
                2026.11.05.;-1 250;HUF;508 750;Pékség;kenyér
                """,
            lines: [
                "2026-11-03 500000 HUF Acme Kft. (fizetés) =510000", "2026-11-05 -1250 HUF Pékség (kenyér) =508750",
            ]
        ),
        ForeignStatement(
            name: "a Romanian bank",
            text: """
                Data tranzacției,Detalii tranzacție,Debit,Credit,Sold
                03-11-2026,Salariu,,"5.000,00","5.100,00"
                05-11-2026,Brutărie,"12,50",,"5.087,50"
                """,
            lines: ["2026-11-03 5000 Salariu =5100", "2026-11-05 -12.5 Brutărie =5087.5"]
        ),
        ForeignStatement(
            name: "a Swedish bank",
            text: """
                Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta
                2026/11/27;-125,00;1234;;;ICA Nära;875,00;SEK
                2026/11/25;1000,00;;1234;;Lön;1000,00;SEK
                """,
            lines: ["2026-11-27 -125 SEK ICA Nära =875", "2026-11-25 1000 SEK Lön =1000"]
        ),
        ForeignStatement(
            name: "a Danish bank",
            text: "Dato;Tekst;Beløb;Saldo\n03-11-2026;Løn;12.000,00;12.500,00\n05-11-2026;Bager;-45,00;12.455,00\n",
            lines: ["2026-11-03 12000 Løn =12500", "2026-11-05 -45 Bager =12455"]
        ),
        ForeignStatement(
            name: "DNB in Norway, in CP1252",
            text: """
                "Dato";"Forklaring";"Rentedato";"Ut fra konto";"Inn på konto"
                "05.11.2026";"Varekjøp Bakeri";"05.11.2026";"45,00";""
                "03.11.2026";"Lønn";"03.11.2026";"";"12000,00"
                """,
            encoding: .cp1252,
            lines: ["2026-11-05 -45 Varekjøp Bakeri", "2026-11-03 12000 Lønn"]
        ),
        ForeignStatement(
            name: "OP in Finland",
            text: """
                Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Viesti
                03.11.2026;03.11.2026;"1200,00";588;TILISIIRTO;Acme Oy;palkka
                05.11.2026;05.11.2026;"-4,20";162;PKORTTIMAKSU;Leipomo;
                """,
            lines: ["2026-11-03 1200 EUR Acme Oy (TILISIIRTO, palkka)", "2026-11-05 -4.2 EUR Leipomo (PKORTTIMAKSU)"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "SEB, with one column for both directions",
            text: """
                Bokförd;Valutadatum;Text;Typ;Insättningar/uttag;Bokfört saldo
                2026-11-27;2026-11-27;HEMKOP /26-11-26;Kortköp;-245,00;10 000,00
                2026-11-25;2026-11-25;LÖN;Insättning;30 000,00;10 245,00
                """,
            lines: [
                "2026-11-27 -245 HEMKOP /26-11-26 (Kortköp) =10000", "2026-11-25 30000 LÖN (Insättning) =10245",
            ]
        ),
        ForeignStatement(
            name: "Swedbank in Sweden, whose description may be the kind of payment alone",
            text: """
                * Transaktioner Period 2026-11-01 – 2026-11-28 Skapad 2026-11-28 10:00 CET
                Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo
                1,8327-9,123456789,Privatkonto,SEK,2026-11-27,2026-11-26,2026-11-27,"ICA NARA","Kortköp",-245.50,1000.00
                2,8327-9,123456789,Privatkonto,SEK,2026-11-26,2026-11-25,2026-11-26,"SL","Kortköp",-39.00,1245.50
                3,8327-9,123456789,Privatkonto,SEK,2026-11-25,2026-11-25,2026-11-25,"Lön","Överföring",900.00,1284.50
                4,8327-9,123456789,Privatkonto,SEK,2026-11-24,2026-11-23,2026-11-24,"SPOTIFY","Kortköp",-99.00,384.50
                """,
            lines: [
                "2026-11-27 -245.5 SEK ICA NARA (Kortköp) =1000", "2026-11-26 -39 SEK SL (Kortköp) =1245.5",
                "2026-11-25 900 SEK Lön (Överföring) =1284.5", "2026-11-24 -99 SEK SPOTIFY (Kortköp) =384.5",
            ]
        ),
        ForeignStatement(
            name: "Swedbank in Estonia, with lines that only say balances",
            text: """
                "Kliendi konto";"Reatüüp";"Kuupäev";"Saaja/Maksja";"Selgitus";"Summa";"Valuuta";"Deebet/Kreedit";"Arhiveerimistunnus"
                "EE00";"10";"01.11.2026";"";"Algsaldo";"100,00";"EUR";"K";""
                "EE00";"20";"03.11.2026";"Acme OÜ";"palk";"1200,00";"EUR";"K";"1"
                "EE00";"20";"05.11.2026";"Pagar";"leib";"2,10";"EUR";"D";"2"
                "EE00";"82";"30.11.2026";"";"Käive";"2,10";"EUR";"D";""
                "EE00";"86";"30.11.2026";"";"Lõppsaldo";"1297,90";"EUR";"K";""
                """,
            lines: ["2026-11-03 1200 EUR Acme OÜ (palk)", "2026-11-05 -2.1 EUR Pagar (leib)"]
        ),
        ForeignStatement(
            name: "a Lithuanian bank, in CP1257",
            text: """
                Data;Gavėjas;Paaiškinimai;Suma;Valiuta;D/K
                2026-11-03;UAB „Acme“;atlyginimas;1200,00;EUR;K
                2026-11-05;Kepykla „Ąžuolas“;duona;2,10;EUR;D
                """,
            encoding: .cp1257,
            lines: [
                "2026-11-03 1200 EUR UAB „Acme“ (atlyginimas)", "2026-11-05 -2.1 EUR Kepykla „Ąžuolas“ (duona)",
            ]
        ),
        ForeignStatement(
            name: "a Latvian bank",
            text: """
                Datums;Saņēmējs/Maksātājs;Informācija saņēmējam;Summa;Valūta;Debets/Kredīts
                03.11.2026;SIA Acme;alga;1200,00;EUR;K
                05.11.2026;Maiznīca;maize;2,10;EUR;D
                """,
            lines: ["2026-11-03 1200 EUR SIA Acme (alga)", "2026-11-05 -2.1 EUR Maiznīca (maize)"]
        ),
        ForeignStatement(
            name: "a Turkish bank, in CP1254",
            text: """
                Tarih;Açıklama;Tutar;Bakiye
                03.11.2026;MAAŞ ÖDEMESİ;"12.000,00 TL";"12.500,00 TL"
                05.11.2026;FIRIN ŞİŞLİ;"-45,50 TL";"12.454,50 TL"
                """,
            encoding: .cp1254,
            lines: ["2026-11-03 12000 TRY MAAŞ ÖDEMESİ =12500", "2026-11-05 -45.5 TRY FIRIN ŞİŞLİ =12454.5"]
        ),
    ]

    // MARK: From eastern Asia

    static let eastern = [
        ForeignStatement(
            name: "국민은행, CP949",
            text: """
                거래일시,적요,보낸분/받는분,송금메모,출금액,입금액,잔액,거래점
                2026.11.10 10:11:12,자동이체,한국전력공사,,"43,210",0,"2,306,790",국민
                2026.11.25 09:00:00,급여,행복주식회사,,0,"3,450,000","5,756,790",국민
                """,
            encoding: .cp949,
            lines: [
                "2026-11-10 10:11 -43210 한국전력공사 (자동이체) =2306790",
                "2026-11-25 09:00 3450000 행복주식회사 (급여) =5756790",
            ]
        ),
        ForeignStatement(
            name: "카카오뱅크, 구분 beside signs",
            text: """
                거래일시,구분,거래금액,거래 후 잔액,거래구분,내용,메모
                2026.11.07 08:11:30,출금,"-4,800","975,200",체크카드결제,GS25 왕십리점,
                2026.11.08 12:00:00,입금,"20,000","995,200",일반이체,김하나,점심
                """,
            lines: ["2026-11-07 08:11 -4800 GS25 왕십리점 =975200", "2026-11-08 12:00 20000 김하나 (점심) =995200"]
        ),
        ForeignStatement(
            name: "a Korean bank that says directions in words only",
            text: "거래일자,구분,거래금액,내용\n20261107,출금,4800,편의점\n20261108,입금,20000,김하나\n",
            lines: ["2026-11-07 -4800 편의점", "2026-11-08 20000 김하나"]
        ),
        ForeignStatement(
            name: "a Korean company's account in thousands",
            text:
                "거래일자,내용,출금액(천원),입금액(천원),잔액(천원)\n2026-11-07,임대료,\"1,200\",,\"8,800\"\n2026-11-08,매출,,\"3,000.5\",\"11,800.5\"\n",
            lines: ["2026-11-07 -1200000 임대료 =8800000", "2026-11-08 3000500 매출 =11800500"]
        ),
        ForeignStatement(
            name: "a Korean card with 취소여부",
            text: """
                승인일자,승인번호,가맹점명,승인금액,할부개월,취소여부
                20261103,11112222,이마트 성수점,"87,400",,N
                20261104,11113333,무신사,"52,000",,Y
                20261105,11114444,하이마트,"900,000",3,N
                20261106,11114444,하이마트,"900,000",3,Y
                """,
            lines: ["2026-11-03 87400 이마트 성수점", "2026-11-05 900000 하이마트 x3", "2026-11-06 -900000 하이마트 x3"],
            passedOver: 1
        ),
        ForeignStatement(
            name: "a Korean account with the other side's name",
            text:
                "거래일시,적요,상대 예금주명,출금액,입금액,잔액\n2026-11-07 10:00,폰뱅킹,김하나,\"50,000\",0,\"450,000\"\n2026-11-08 11:00,체크카드,,\"4,500\",0,\"445,500\"\n",
            lines: ["2026-11-07 10:00 -50000 김하나 (폰뱅킹) =450000", "2026-11-08 11:00 -4500 체크카드 =445500"]
        ),
        ForeignStatement(
            name: "a Korean account with years of two digits",
            text: "일자,내용,출금,입금,잔액\n26.11.07,편의점,\"4,800\",,\"95,200\"\n26.11.08,빵집,\"5,200\",,\"90,000\"\n",
            lines: ["2026-11-07 -4800 편의점 =95200", "2026-11-08 -5200 빵집 =90000"]
        ),
        ForeignStatement(
            name: "楽天銀行, Shift-JIS",
            text: """
                取引日,入出金(円),取引後残高(円),入出金内容
                20261126,-1250,98750,ﾗｸﾃﾝ ｺﾝﾋﾞﾆｴﾝｽｽﾄｱ 新宿店
                20261127,250000,348750,給与 カブシキガイシャ サクラ
                """,
            encoding: .shiftJIS,
            lines: [
                "2026-11-26 -1250 JPY ﾗｸﾃﾝ ｺﾝﾋﾞﾆｴﾝｽｽﾄｱ 新宿店 =98750", "2026-11-27 250000 JPY 給与 カブシキガイシャ サクラ =348750",
            ]
        ),
        ForeignStatement(
            name: "楽天カード, Shift-JIS",
            text: """
                "利用日","利用店名・商品名","利用者","支払方法","利用金額","支払手数料","支払総額"
                "2026/11/26","コンビニエンスストア新宿","本人","1回払い","1250","0","1250"
                "2026/11/27","書店さくら","本人","1回払い","3300","0","3300"
                """,
            encoding: .shiftJIS,
            lines: ["2026-11-26 1250 コンビニエンスストア新宿", "2026-11-27 3300 書店さくら"]
        ),
        ForeignStatement(
            name: "三井住友銀行",
            text: """
                年月日,お引出し,お預入れ,お取り扱い内容,残高
                2026/11/26,1250,,カ）コンビニ,98750
                2026/11/27,,250000,キユウヨ,348750
                """,
            encoding: .shiftJIS,
            lines: ["2026-11-26 -1250 カ）コンビニ =98750", "2026-11-27 250000 キユウヨ =348750"]
        ),
        ForeignStatement(
            name: "支付宝, GB18030",
            text: """
                ------------------------------------------------------------------------------------
                导出信息：
                姓名：张三
                支付宝账户：138****0000
                ------------------------支付宝支付科技有限公司  电子客户回单------------------------
                交易时间,交易分类,交易对方,对方账号,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,商家订单号,备注,
                2026-11-27 08:15:00,餐饮美食,早餐店,abc***,豆浆油条,支出,12.50,余额宝,交易成功,20261127\t,M1\t,,
                2026-11-26 20:00:00,转账红包,李四,138***,转账,收入,100.00,余额,交易成功,20261126\t,\t,,
                2026-11-25 19:00:00,日用百货,网店,def***,退款-杯子,不计收支,30.00,余额,退款成功,20261125\t,\t,,
                2026-11-24 18:00:00,投资理财,余额宝,ghi***,转入,不计收支,500.00,余额,交易成功,20261124\t,\t,,
                2026-11-23 17:00:00,日用百货,网店,def***,盘子,支出,40.00,余额,交易关闭,20261123\t,\t,,
                """,
            encoding: .gb18030,
            lines: [
                "2026-11-27 08:15 -12.5 早餐店 #餐饮美食 (豆浆油条)", "2026-11-26 20:00 100 李四 #转账红包 (转账)",
                "2026-11-25 19:00 30 网店 #日用百货 (退款-杯子)",
            ],
            passedOver: 2
        ),
        ForeignStatement(
            name: "微信支付",
            text: """
                微信支付账单明细,,,,,,,,
                微信昵称：[张三],,,,,,,,
                ,,,,,,,,
                ----------------------微信支付账单明细列表--------------------,,,,,,,,
                交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,商户单号,备注
                2026-11-27 08:15:00,商户消费,早餐店,"豆浆",支出,¥12.50,零钱,支付成功,"1001\t","2001\t","/"
                2026-11-26 20:00:00,微信红包,李四,"/",收入,¥88.00,/,已存入零钱,"1002\t","2002\t","/"
                2026-11-25 19:00:00,零钱提现,银行,"/",/,¥500.00,银行,提现已到账,"1003\t","2003\t","/"
                """,
            lines: [
                "2026-11-27 08:15 -12.5 CNY 早餐店 (豆浆)", "2026-11-26 20:00 88 CNY 李四", "2026-11-25 19:00 -500 CNY 银行",
            ]
        ),
        ForeignStatement(
            name: "a bank in Taiwan, Big5",
            text: "交易日期,摘要,支出,存入,餘額\n2026/11/26,便利商店,125,,9875\n2026/11/27,薪資,,50000,59875\n",
            encoding: .big5,
            lines: ["2026-11-26 -125 便利商店 =9875", "2026-11-27 50000 薪資 =59875"]
        ),
        ForeignStatement(
            name: "招商银行",
            text: """
                记账日期,货币,交易金额,联机余额,交易摘要,对手信息
                2026-11-26,CNY,-12.50,987.50,快捷支付,早餐店
                2026-11-27,CNY,"5,000.00","5,987.50",代发工资,公司
                """,
            lines: ["2026-11-26 -12.5 CNY 早餐店 (快捷支付) =987.5", "2026-11-27 5000 CNY 公司 (代发工资) =5987.5"]
        ),
    ]

    // MARK: Without names of columns

    static let bare = [
        ForeignStatement(
            name: "Vpass, below a line with the name and the number of a card",
            text: """
                山田　太郎　様,4980-****-****-1234,三井住友カード
                2026/11/03,セブンイレブン,540,１,１,540,
                2026/11/05,AMAZON.CO.JP,3200,１,１,3200,
                2026/11/08,ヨドバシカメラ,24000,３,１,8000,
                2026/11/10,ビックカメラ,30000,３,２,10000,
                2026/11/11,NETFLIX,1480,１,１,1480,9.99 USD 148.148 11/10
                ,,,,,23220,
                """,
            encoding: .shiftJIS,
            isOfCard: true,
            lines: [
                "2026-11-03 540 セブンイレブン", "2026-11-05 3200 AMAZON.CO.JP", "2026-11-08 24000 ヨドバシカメラ x3",
                "2026-11-11 1480 NETFLIX (9.99 USD 148.148 11/10)",
            ],
            passedOver: 1
        ),
        ForeignStatement(
            name: "Vpass, with two cards of which each stands above its rows",
            text: """
                山田　太郎　様,4980-****-****-1234,三井住友カード
                2026/11/03,セブンイレブン,540,１,１,540,
                ,,,,,540,
                山田　花子　様,4980-****-****-****,ＥＴＣカード
                2026/11/05,首都高速,1320,１,１,1320,
                ,,,,,1320,
                """,
            encoding: .shiftJIS,
            isOfCard: true,
            lines: ["2026-11-03 540 セブンイレブン @4980********1234", "2026-11-05 1320 首都高速 @ＥＴＣカード"]
        ),
        ForeignStatement(
            name: "a card's statement with names of columns, and two cards among its rows",
            text: """
                Date;Description;Amount
                Card number: 5412 75** **** 1234;;
                03.11.2026;Coop;-12,40
                04.11.2026;Migros;-8,00
                Card number: 5412 75** **** 9876;;
                05.11.2026;SBB;-31,00
                """,
            isOfCard: true,
            lines: [
                "2026-11-03 -12.4 Coop @541275******1234", "2026-11-04 -8 Migros @541275******1234",
                "2026-11-05 -31 SBB @541275******9876",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "Vpass in its newer form",
            text: """
                2026/11/03,セブンイレブン,ご本人,1回払い,,26/12,540,540
                2026/11/05,書店さくら,ご本人,1回払い,,26/12,3200,3200
                """,
            lines: ["2026-11-03 540 セブンイレブン", "2026-11-05 3200 書店さくら"]
        ),
        ForeignStatement(
            name: "a card with names, and what is paid this month beside what was bought",
            text: """
                利用日,利用店名,利用金額,支払区分,今回回数,支払金額,備考
                2026/11/03,セブンイレブン,540,1回払い,1,540,
                2026/11/08,ヨドバシカメラ,24000,分割3回払い,1,8000,
                """,
            isOfCard: true,
            lines: ["2026-11-03 540 セブンイレブン", "2026-11-08 24000 ヨドバシカメラ x3"]
        ),
        ForeignStatement(
            name: "Wells Fargo",
            text: """
                "11/27/2026","-45.00","*","","PURCHASE AUTHORIZED ON 11/26 GROCER"
                "11/25/2026","1500.00","*","","ACME PAYROLL"
                "11/03/2026","-12.50","*","","CHECK # 123"
                """,
            lines: [
                "2026-11-27 -45 PURCHASE AUTHORIZED ON 11/26 GROCER", "2026-11-25 1500 ACME PAYROLL",
                "2026-11-03 -12.5 CHECK # 123",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "HSBC in the United Kingdom",
            text: "27/11/2026,GREEN GROCER LEEDS,-12.50\n26/11/2026,\"ACME LTD, SALARY\",\"1,000.00\"\n",
            lines: ["2026-11-27 -12.5 GREEN GROCER LEEDS", "2026-11-26 1000 ACME LTD, SALARY"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "ANZ in New Zealand, whose details are the number of the card",
            text: """
                Type,Details,Particulars,Code,Reference,Amount,Date,ForeignCurrencyAmount,ConversionCharge
                Visa Purchase,4835-****-****-1234  Df,Countdown,,,-45.20,27/11/2026,,
                Direct Credit,Acme Ltd,Salary,Nov,,2500.00,25/11/2026,,
                """,
            lines: ["2026-11-27 -45.2 Countdown (4835-****-****-1234 Df)", "2026-11-25 2500 Acme Ltd (Salary)"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "TD, debit, credit and balance",
            text: """
                11/24/2026,GROCER,45.00,,955.00
                11/25/2026,PAYROLL,,1500.00,2455.00
                11/26/2026,COFFEE,4.50,,2450.50
                """,
            lines: ["2026-11-24 -45 GROCER =955", "2026-11-25 1500 PAYROLL =2455", "2026-11-26 -4.5 COFFEE =2450.5"]
        ),
        ForeignStatement(
            name: "ASN, with the balance before each amount, on one day",
            text:
                "26-11-2026,NL00,NL99,Jumbo,EUR,1000.00,EUR,-12.50\n26-11-2026,NL00,NL98,Acme,EUR,987.50,EUR,100.00\n26-11-2026,NL00,NL97,Bakker,EUR,1087.50,EUR,-3.00\n",
            lines: [
                "2026-11-26 -12.5 EUR Jumbo (NL00, NL99)", "2026-11-26 100 EUR Acme (NL00, NL98)",
                "2026-11-26 -3 EUR Bakker (NL00, NL97)",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "ABN AMRO, with tabs, and balances before and after",
            text:
                "123456789\tEUR\t20261126\t1000,00\t987,50\t20261126\t-12,50\tBEA ALBERT HEIJN\n123456789\tEUR\t20261127\t987,50\t1987,50\t20261127\t1000,00\tSEPA ACME BV\n",
            lines: [
                "2026-11-26 -12.5 EUR BEA ALBERT HEIJN =987.5", "2026-11-27 1000 EUR SEPA ACME BV =1987.5",
            ]
        ),
    ]
}
