import HouseholdBook
import ReceiptDomain

/// Statements of which an amount, its sign, its currency or its day was once taken wrong without a word.
extension ForeignStatement {
    static let amounts = [
        ForeignStatement(
            name: "a card in Israel, whose purchases abroad have names of columns of their own",
            text: """
                מסטרקארד - 1234,,,,,,
                תאריך רכישה,שם בית עסק,סכום עסקה,מטבע עסקה,סכום חיוב,מטבע חיוב
                05.11.26,שופרסל,120.50,₪,120.50,₪
                08.11.26,רמי לוי,80.00,₪,80.00,₪
                ,סה"כ חיוב לתאריך,,,200.50,
                תאריך רכישה,תאריך חיוב,שם בית עסק,סכום מקורי,מטבע מקור,סכום חיוב,מטבע חיוב
                06.11.26,09.11.26,GITHUB,12.00,$,44.40,₪
                """,
            isOfCard: true,
            lines: ["2026-11-05 120.5 ILS שופרסל", "2026-11-08 80 ILS רמי לוי", "2026-11-06 44.4 ILS GITHUB"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "JCB, whose names stand in brackets",
            text: """
                【ご利用者】,【ご利用日】,【ご利用先など】,【ご利用金額(￥)】,【支払区分】,【今回のお支払金額(￥)】,【お支払い金額(￥)】
                ご本人,2026/11/05,セブンイレブン,540,１回払,540,540
                ご本人,2026/11/08,AMAZON,3240,１回払,3240,3240
                """,
            encoding: .shiftJIS,
            isOfCard: true,
            lines: ["2026-11-05 540 セブンイレブン", "2026-11-08 3240 AMAZON"]
        ),
        ForeignStatement(
            name: "a card in Brazil, whose first amount is in dollars",
            text: """
                Data de Compra;Categoria;Descrição;Parcela;Valor (em US$);Cotação (em R$);Valor (em R$)
                26/11/2026;Supermercados;PAO DE ACUCAR;Única;0;0;145,90
                20/11/2026;Viagem;GITHUB;Única;12,00;5,20;62,40
                """,
            isOfCard: true,
            lines: ["2026-11-26 145.9 PAO DE ACUCAR", "2026-11-20 62.4 GITHUB"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "a bank in Vietnam",
            text: """
                Ngày giao dịch,Số tham chiếu,Số tiền ghi nợ,Số tiền ghi có,Mô tả,Số dư
                27/11/2026,5078,"150,000","",GRAB,"9,850,000"
                25/11/2026,5079,"","10,000,000",LUONG,"10,000,000"
                """,
            lines: ["2026-11-27 -150000 GRAB =9850000", "2026-11-25 10000000 LUONG =10000000"]
        ),
        ForeignStatement(
            name: "a Korean card with won and the purchase's currency, whose code belongs to the latter",
            text: """
                이용일자,가맹점명,이용금액(원),이용금액(외화),통화코드
                2026-11-13,APPLE,14000,9.99,USD
                2026-11-14,CU,3000,0,
                """,
            lines: ["2026-11-13 14000 KRW APPLE", "2026-11-14 3000 KRW CU"]
        ),
        ForeignStatement(
            name: "two amounts with a currency each",
            text: """
                Дата операции;Сумма операции;Валюта операции;Сумма платежа;Валюта платежа;Описание
                13.11.2026;-10,00;EUR;-980,00;RUB;Cafe
                14.11.2026;500,00;RUB;500,00;RUB;Anna
                """,
            lines: ["2026-11-13 -980 RUB Cafe", "2026-11-14 500 RUB Anna"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "the amount of the account beside a foreign one, which is zero at home",
            text: """
                Date,Description,Amount(Foreign),Amount(Local)
                2026-11-13,GRAB,0.00,-15.20
                2026-11-14,AGODA,-100.00,-135.60
                """,
            lines: ["2026-11-13 -15.2 GRAB", "2026-11-14 -135.6 AGODA"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "lines above the table with as many commas as it has semicolons",
            text: """
                Anfangssaldo;100,00
                Endsaldo;85,00
                Buchungstag;Empfänger;Betrag
                13.11.2026;Aldi;-10,00
                14.11.2026;Baker;-5,00
                """,
            lines: ["2026-11-13 -10 Aldi", "2026-11-14 -5 Baker"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "a card whose balance is what is owed",
            text: """
                Date,Description,Amount,Balance
                2026-11-13,Shop,10.00,510.00
                2026-11-14,Payment,-500.00,10.00
                2026-11-15,Cafe,5.00,15.00
                """,
            isOfCard: true,
            lines: ["2026-11-13 -10 Shop =-510", "2026-11-14 500 Payment =-10", "2026-11-15 -5 Cafe =-15"]
        ),
        ForeignStatement(
            name: "a card with two columns, whose balance is what is owed",
            text: """
                Date,Description,Debit,Credit,Balance
                2026-11-13,Shop,10.00,,510.00
                2026-11-14,Payment,,500.00,10.00
                2026-11-15,Cafe,5.00,,15.00
                """,
            isOfCard: true,
            lines: ["2026-11-13 -10 Shop =-510", "2026-11-14 500 Payment =-10", "2026-11-15 -5 Cafe =-15"]
        ),
        ForeignStatement(
            name: "CR beside what came in, and nothing beside the others",
            text: """
                Date,Description,Amount
                2026-11-13,Shop,10.00
                2026-11-14,Payment,500.00 CR
                2026-11-15,Cafe,5.00
                """,
            lines: ["2026-11-13 -10 Shop", "2026-11-14 500 Payment", "2026-11-15 -5 Cafe"]
        ),
        ForeignStatement(
            name: "a plus before what came in, and nothing before the others",
            text: """
                Date,Description,Amount
                2026-11-13,Shop,10.00
                2026-11-14,Payment,+500.00
                """,
            lines: ["2026-11-13 -10 Shop", "2026-11-14 500 Payment"]
        ),
        ForeignStatement(
            name: "letters for Soll and Haben behind the amounts",
            text: """
                Buchungstag;Empfänger;Umsatz
                13.11.2026;Aldi;10,00 S
                14.11.2026;Anna;20,00 H
                """,
            lines: ["2026-11-13 -10 Aldi", "2026-11-14 20 Anna"]
        ),
        ForeignStatement(
            name: "years of Japan's era",
            text: """
                日付,摘要,お支払金額,お預り金額,残高
                R8.11.03,セブン,"1,200",,"98,800"
                R8.11.14,キュウヨ,,"250,000","348,800"
                """,
            lines: ["2026-11-03 -1200 セブン =98800", "2026-11-14 250000 キュウヨ =348800"]
        ),
        ForeignStatement(
            name: "rows that are not booked, or failed, in words of several banks",
            text: """
                Buchungstag;Empfänger;Betrag;Info
                13.11.2026;Aldi;-10,00;Umsatz gebucht
                14.11.2026;Rossmann;-5,00;Umsatz vorgemerkt
                """,
            lines: ["2026-11-13 -10 Aldi"],
            passedOver: 1,
            isUnclear: true
        ),
        ForeignStatement(
            name: "a card in Korean with a refused payment",
            text: """
                이용일시,가맹점명,이용금액,승인구분
                2026-11-13,CU,3000,승인
                2026-11-14,CU,9000,거절
                """,
            lines: ["2026-11-13 3000 CU"],
            passedOver: 1
        ),
        ForeignStatement(
            name: "what was there before and behind, as rows with days",
            text: """
                Data;Descrizione;Importo
                01/11/2026;SALDO INIZIALE;100,00
                13/11/2026;Bar Roma;-10,00
                30/11/2026;SALDO FINALE;90,00
                """,
            lines: ["2026-11-13 -10 Bar Roma"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "the owner's name in all rows, beside the other side's",
            text: """
                Datum;Naam;Naam tegenpartij;Omschrijving;Bedrag
                13-11-2026;J. Jansen;Albert Heijn;Betaalautomaat;-10,00
                14-11-2026;J. Jansen;;Geldautomaat Utrecht;-20,00
                15-11-2026;J. Jansen;Acme BV;Salaris;1.500,00
                16-11-2026;J. Jansen;Shell;Betaalautomaat;-40,00
                """,
            lines: [
                "2026-11-13 -10 Albert Heijn (Betaalautomaat)", "2026-11-14 -20 Geldautomaat Utrecht",
                "2026-11-15 1500 Acme BV (Salaris)", "2026-11-16 -40 Shell (Betaalautomaat)",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "texts of two lines",
            text: """
                Transaction date,Description,Withdrawals,Deposits
                18/11/2026,POINT OF SALE,12.50,
                ,NTUC FAIRPRICE,,
                15/11/2026,FAST PAYMENT,,"1,000.00"
                ,ACME PTE LTD,,
                """,
            usual: .dayFirst,
            lines: ["2026-11-18 -12.5 POINT OF SALE NTUC FAIRPRICE", "2026-11-15 1000 FAST PAYMENT ACME PTE LTD"]
        ),
        ForeignStatement(
            name: "columns in Indonesian, with marks behind amounts",
            text: """
                Tanggal,Keterangan,Jumlah,Saldo
                13/11/2026,INDOMARET,"45,000.00 DB","955,000.00"
                14/11/2026,ANI,"100,000.00 CR","1,055,000.00"
                """,
            usual: .dayFirst,
            lines: ["2026-11-13 -45000 INDOMARET =955000", "2026-11-14 100000 ANI =1055000"]
        ),
        ForeignStatement(
            name: "OFX of an account in euros with a purchase in dollars",
            text: """
                OFXHEADER:100

                <OFX><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>
                <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-22.00<FITID>1<NAME>BERLIN CAFE
                <ORIGCURRENCY><CURRATE>1.1<CURSYM>USD</ORIGCURRENCY></STMTTRN>
                </BANKTRANLIST></STMTRS></STMTTRNRS></OFX>
                """,
            lines: ["2026-11-03 -22 EUR BERLIN CAFE"]
        ),
    ]
}
