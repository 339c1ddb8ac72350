extension ForeignStatement {
    // MARK: Forms that strangers have

    static let more = [
        ForeignStatement(
            name: "PayPay銀行, with the parts of days and times in columns of their own",
            text: """
                "操作日(年)","操作日(月)","操作日(日)","操作時刻(時)","操作時刻(分)","操作時刻(秒)","取引順番号","摘要","お支払金額","お預り金額","残高","メモ"
                "2026","11","2","12","1","33","00001","Vデビット セブン","3480","","46520",""
                "2026","11","15","9","0","1","00001","振込 カ）アクメ","","250000","296520","給料"
                """,
            lines: [
                "2026-11-02 12:01 -3480 Vデビット セブン =46520",
                "2026-11-15 09:00 250000 振込 カ）アクメ (給料) =296520",
            ]
        ),
        ForeignStatement(
            name: "DEGIRO, with currencies below the names of amounts",
            text: """
                Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id
                20-11-2026,10:11,20-11-2026,ASML,NL0010273215,Transactiekosten,,EUR,"-1,00",EUR,"248,60",a-1
                20-11-2026,10:11,20-11-2026,ASML,NL0010273215,Koop 2 ASML,,EUR,"-250,40",EUR,"249,60",a-1
                05-11-2026,09:00,05-11-2026,,,Storting,,EUR,"500,00",EUR,"500,00",
                """,
            lines: [
                "2026-11-20 -1 EUR Transactiekosten =248.6",
                "2026-11-20 -250.4 EUR Koop 2 ASML =249.6",
                "2026-11-05 500 EUR Storting =500",
            ]
        ),
        ForeignStatement(
            name: "a card of HDFC, with three signs between cells",
            text: """
                Transaction type~|~Primary / Addon Customer Name~|~DATE~|~Description~|~AMT~|~Debit / Credit
                Domestic~|~RAVI~|~22/11/2026 10:11:12~|~BOOKS~|~1,299.00~|~
                Domestic~|~RAVI~|~08/11/2026 00:00:00~|~CREDIT CARD PAYMENT~|~15,000.00~|~Cr
                """,
            isOfCard: true,
            lines: ["2026-11-22 10:11 -1299 BOOKS", "2026-11-08 00:00 15000 CREDIT CARD PAYMENT"]
        ),
        ForeignStatement(
            name: "Techcombank in Vietnam, with the shortest names",
            text: """
                Ngày giao dịch,Diễn giải,Số bút toán,Nợ,Có,Số dư
                18/11/2026,TIEN DIEN,FT1,"750,000",,"19,000,000"
                10/11/2026,LUONG,FT2,,"15,000,000","19,750,000"
                """,
            lines: ["2026-11-18 -750000 TIEN DIEN =19000000", "2026-11-10 15000000 LUONG =19750000"]
        ),
        ForeignStatement(
            name: "Vietcombank, with names on two lines of which one is unknown",
            text: """
                "STT\nNo.","Ngày\nTNX Date","Số tham chiếu\nReference No.","Số tiền ghi nợ\nDebit","Số tiền ghi có\nCredit","Số dư\nBalance","Nội dung chi tiết\nTransactions in detail"
                1,18/11/2026,5091,"55,000",,"15,325,000",CA PHE
                2,10/11/2026,5092,,"15,000,000","15,380,000",LUONG
                """,
            lines: ["2026-11-18 -55000 CA PHE =15325000", "2026-11-10 15000000 LUONG =15380000"]
        ),
        ForeignStatement(
            name: "Kasikornbank, with two words for each direction",
            text: """
                "วันที่","เวลา","รายการ","ถอนเงิน / โอนเงิน","ฝากเงิน / รับโอน","ยอดคงเหลือ","ช่องทาง","รายละเอียด"
                "01-11-26","","ยอดยกมา","","","5,120.00","",""
                "02-11-26","08:30","ชำระเงิน","85.00","","5,035.00","K PLUS","เซเว่น"
                "16-11-26","00:10","รับโอนเงิน","","18,000.00","23,035.00","KTB","บริษัท"
                """,
            lines: [
                "2026-11-02 08:30 -85 เซเว่น (ชำระเงิน) =5035",
                "2026-11-16 00:10 18000 บริษัท (รับโอนเงิน) =23035",
            ]
        ),
        ForeignStatement(
            name: "a bank in Greece, with letters for directions beside signs",
            text: """
                Ημερομηνία;Ποσό συναλλαγής;Ποσό εντολής;Νόμισμα;Χρέωση / Πίστωση;Περιγραφή;Λογιστικό Υπόλοιπο
                22/11/2026;-24,10;24,10;EUR;Χρέωση;ΦΟΥΡΝΟΣ;1475,90
                03/11/2026;1100,00;1100,00;EUR;Πίστωση;ΜΙΣΘΟΣ;1500,00
                """,
            lines: ["2026-11-22 -24.1 EUR ΦΟΥΡΝΟΣ =1475.9", "2026-11-03 1100 EUR ΜΙΣΘΟΣ =1500"]
        ),
        ForeignStatement(
            name: "a bank in Croatia, with points behind days",
            text: """
                Redni broj;Datum valute;Datum izvršenja;Opis plaćanja;Isplate;Uplate;Stanje
                1;03.11.2026.;03.11.2026.;PEKARA;22,15;;477,85
                2;17.11.2026.;17.11.2026.;PLAĆA;;1.350,00;1.827,85
                """,
            lines: ["2026-11-03 -22.15 PEKARA =477.85", "2026-11-17 1350 PLAĆA =1827.85"]
        ),
        ForeignStatement(
            name: "a bank in Serbia",
            text: """
                Datum knjiženja;Opis;Na teret;U korist;Stanje
                03.11.2026;PEKARA;1.250,50;0,00;8.749,50
                15.11.2026;ZARADA;0,00;98.000,00;106.749,50
                """,
            lines: ["2026-11-03 -1250.5 PEKARA =8749.5", "2026-11-15 98000 ZARADA =106749.5"]
        ),
        ForeignStatement(
            name: "Hang Seng, with what went out behind what came in",
            text: """
                日期,交易摘要,存入,提取,結餘
                16/11/2026,薪金,"21,000.00",,"23,912.00"
                20/11/2026,轉賬,,"1,500.00","22,412.00"
                """,
            lines: ["2026-11-16 21000 薪金 =23912", "2026-11-20 -1500 轉賬 =22412"]
        ),
        ForeignStatement(
            name: "a card of Cathay, with a month above its days and what was owed before",
            text: """
                2026/11信用卡對帳單
                帳單明細
                "消費日","交易說明","新臺幣金額","卡號/行動末四碼","消費國家/幣別","消費金額","入帳起息日","折算日"
                "−","上期帳單總額","12,297","−","−","−","−","−"
                "11/03","轉帳繳款","-12,297","9341","−","−","11/03","−"
                "10/15","書店","150","9341","TW / TWD","−","10/21","−"
                "10/16","超市","520","9341","TW / TWD","−","10/22","−"
                """,
            isOfCard: true,
            lines: ["2026-11-03 -12297 轉帳繳款", "2026-10-15 150 書店", "2026-10-16 520 超市"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "카카오페이, with signs in brackets before the kind",
            text: """
                거래일시,거래구분,거래금액,계좌정보 / 결제정보,거래 상대,메모
                2026.11.22 08:11:12,[-] 결제,"3,200",카카오페이머니,편의점,
                2026.11.19 18:11:12,[+] 충전,"50,000",국민은행,충전,
                """,
            lines: ["2026-11-22 08:11 -3200 편의점", "2026-11-19 18:11 50000 충전"]
        ),
        ForeignStatement(
            name: "a purse in Korea, with shops and what was paid there",
            text: """
                결제일시,상점명,상품명,결제금액,결제상태
                2026.11.21 21:03:11,모던가게,머리끈,"18,900",결제완료
                2026.11.09 09:03:11,고양이집,사료,"32,000",구매확정
                """,
            lines: ["2026-11-21 21:03 18900 모던가게", "2026-11-09 09:03 32000 고양이집"]
        ),
        ForeignStatement(
            name: "삼성카드, with the whole of instalments in a column of its own",
            text: """
                이용일,이용구분,가맹점,이용금액,총할부금액,개월,회차,원금,이자/수수료
                20261103,본인,이디야,"4,800",,,,"4,800",0
                20261115,본인,하이마트,,"300,000",3,1,"100,000",0
                20260902,본인,옛날 것,,"600,000",6,3,"100,000",0
                """,
            lines: ["2026-11-03 4800 이디야", "2026-11-15 300000 하이마트 x3"],
            passedOver: 1
        ),
        ForeignStatement(
            name: "롯데카드, with the whole beside this month's part",
            text: """
                이용일,이용카드,이용가맹점,이용총액,할부,회차,원금,수수료
                2026-11-03,1234,빵집,"4,800",,,"4,800",0
                2026-11-15,1234,전자상가,"300,000",3,1,"100,000",0
                """,
            lines: ["2026-11-03 4800 빵집", "2026-11-15 300000 전자상가 x3"]
        ),
        ForeignStatement(
            name: "a Korean card that says the part before the months",
            text: """
                이용일,가맹점,이용금액,할부/회차,원금
                2026-11-03,빵집,"4,800",일시불,"4,800"
                2026-11-15,전자상가,"300,000",1/3,"100,000"
                2026-09-15,옛날 것,"600,000",3/6,"100,000"
                """,
            lines: ["2026-11-03 4800 빵집", "2026-11-15 300000 전자상가 x3"],
            passedOver: 1
        ),
        ForeignStatement(
            name: "a Korean card with a name of its own for the part",
            text: """
                이용일,가맹점명,이용금액,할부개월수,납부회차,납부금액
                2026-11-03,빵집,"4,800",,,"4,800"
                2026-11-15,전자상가,"300,000",3개월,1회차,"100,000"
                2026-09-15,옛날 것,"600,000",6개월,3회차,"100,000"
                """,
            lines: ["2026-11-03 4800 빵집", "2026-11-15 300000 전자상가 x3"],
            passedOver: 1
        ),
        ForeignStatement(
            name: "a bank of CIBC, whose words say which of two columns was spent",
            text: """
                2026-11-20,"Point of Sale - Interac RETAIL PURCHASE BOOKS",15.40,
                2026-11-18,"Internet Banking INTERNET BILL PAY PHONE",80.00,
                2026-11-15,"Electronic Funds Transfer PAYROLL ACME",,1500.00
                """,
            lines: [
                "2026-11-20 -15.4 Point of Sale - Interac RETAIL PURCHASE BOOKS",
                "2026-11-18 -80 Internet Banking INTERNET BILL PAY PHONE",
                "2026-11-15 1500 Electronic Funds Transfer PAYROLL ACME",
            ]
        ),
        ForeignStatement(
            name: "American Express, with the cards of two members",
            text: """
                Date,Description,Card Member,Account #,Amount
                11/20/2026,BOOKS,JOHN DOE,-41001,12.50
                11/19/2026,GROCER,JANE DOE,-41019,89.00
                11/18/2026,AUTOPAY PAYMENT - THANK YOU,JOHN DOE,-41001,-500.00
                11/15/2026,TAXI,JANE DOE,-41019,45.20
                """,
            isOfCard: true,
            lines: [
                "2026-11-20 12.5 BOOKS @-41001", "2026-11-19 89 GROCER @-41019",
                "2026-11-18 -500 AUTOPAY PAYMENT - THANK YOU @-41001", "2026-11-15 45.2 TAXI @-41019",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "Santander in Mexico, with apostrophes around days of eight digits",
            text: """
                Cuenta,Fecha,Hora,Sucursal,Descripcion,Cargo/Abono,Importe,Saldo
                '123','04112026','10:11','0001','TIENDA',-,25.50,974.50
                '123','15112026','10:12','0001','NOMINA',+,1000.00,1974.50
                """,
            lines: ["2026-11-04 -25.5 TIENDA =974.5", "2026-11-15 1000 NOMINA =1974.5"]
        ),
        ForeignStatement(
            name: "Air Bank, with shops apart from the other side's name",
            text: """
                Datum provedení;Směr úhrady;Typ úhrady;Částka v měně účtu;Název protistrany;Obchodní místo
                03/11/2026;Odchozí;Platba kartou;-249,00;;PEKAŘSTVÍ
                15/11/2026;Příchozí;Příchozí úhrada;38000,00;ACME;
                16/11/2026;Odchozí;Platba kartou;-99,00;;KNIHY
                """,
            lines: ["2026-11-03 -249 PEKAŘSTVÍ", "2026-11-15 38000 ACME", "2026-11-16 -99 KNIHY"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "a shop in a column whose name is not known, where the other side's is empty",
            text: """
                Datum provedení;Typ úhrady;Částka v měně účtu;Název protistrany;Kde
                03/11/2026;Platba kartou;-249,00;;PEKAŘSTVÍ
                15/11/2026;Příchozí úhrada;38000,00;ACME;
                16/11/2026;Platba kartou;-99,00;;KNIHY
                """,
            lines: ["2026-11-03 -249 PEKAŘSTVÍ", "2026-11-15 38000 ACME", "2026-11-16 -99 KNIHY"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "Scotiabank, with the kind of payment before the shop, of which half are purchases",
            text: """
                Filter,Date,Description,Sub-description,Status,Type of Transaction,Amount,Balance
                ,2026-11-28,point of sale purchase,BOOKS,posted,Debit,-10.00,895.00
                ,2026-11-27,point of sale purchase,GROCER,posted,Debit,-15.00,905.00
                ,2026-11-25,bill payment,PHONE,posted,Debit,-50.00,920.00
                ,2026-11-21,point of sale purchase,BAKER,posted,Debit,-5.00,970.00
                ,2026-11-19,abm withdrawal,ATM,posted,Debit,-25.00,975.00
                ,2026-11-18,point of sale purchase,CINEMA,posted,Debit,-20.00,1000.00
                ,2026-11-15,payroll deposit,ACME,posted,Credit,500.00,1020.00
                ,2026-11-12,point of sale purchase,GYM,posted,Debit,-30.00,520.00
                ,2026-11-10,service charge,FEE,posted,Debit,-4.00,550.00
                """,
            lines: [
                "2026-11-28 -10 BOOKS (point of sale purchase) =895",
                "2026-11-27 -15 GROCER (point of sale purchase) =905", "2026-11-25 -50 PHONE (bill payment) =920",
                "2026-11-21 -5 BAKER (point of sale purchase) =970", "2026-11-19 -25 ATM (abm withdrawal) =975",
                "2026-11-18 -20 CINEMA (point of sale purchase) =1000",
                "2026-11-15 500 ACME (payroll deposit) =1020", "2026-11-12 -30 GYM (point of sale purchase) =520",
                "2026-11-10 -4 FEE (service charge) =550",
            ]
        ),
    ]
}
