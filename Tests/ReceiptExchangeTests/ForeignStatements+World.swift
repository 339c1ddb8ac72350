extension ForeignStatement {
    // MARK: Countries without a test before

    static let world = [
        ForeignStatement(
            name: "Íslandsbanki, with a key for the kind of payment",
            text: """
                Dags.;Vaxtadags.;Textalykill;Skýring;Tilvísun;Seðilnúmer;Upphæð;Staða
                27.11.2026;27.11.2026;Debetkort;Bakarí;1234;;-4.590;145.410
                25.11.2026;25.11.2026;Laun;Verksmiðja;4567;;100.000;150.000
                20.11.2026;20.11.2026;Millifærsla;Jón;4568;;-5.000;50.000
                """,
            lines: [
                "2026-11-27 -4590 Bakarí (1234, Debetkort) =145410",
                "2026-11-25 100000 Verksmiðja (4567, Laun) =150000",
                "2026-11-20 -5000 Jón (4568, Millifærsla) =50000",
            ]
        ),
        ForeignStatement(
            name: "a bank in Slovenia",
            text: """
                Datum knjiženja;Datum valute;Namen;Naziv prejemnika/plačnika;Breme;Dobro;Stanje
                27.11.2026;27.11.2026;NAKUP;PEKARNA;25,50;;974,50
                26.11.2026;26.11.2026;PLAČA;TOVARNA;;1.000,00;1.000,00
                """,
            lines: ["2026-11-27 -25.5 PEKARNA (NAKUP) =974.5", "2026-11-26 1000 TOVARNA (PLAČA) =1000"]
        ),
        ForeignStatement(
            name: "a bank in Bulgaria, with the currency behind the names of columns",
            text: """
                Дата,Основание,Контрагент,Дебит BGN,Кредит BGN,Салдо
                27.11.2026,ПОКУПКА,ХЛЕБАРНИЦА,"25,50",,"974,50"
                26.11.2026,ЗАПЛАТА,ЗАВОД,,"1000,00","1000,00"
                """,
            lines: [
                "2026-11-27 -25.5 BGN ХЛЕБАРНИЦА (ПОКУПКА) =974.5", "2026-11-26 1000 BGN ЗАВОД (ЗАПЛАТА) =1000",
            ]
        ),
        ForeignStatement(
            name: "columns in Arabic",
            text: """
                التاريخ,الوصف,مدين,دائن,الرصيد
                27/11/2026,PANDA,550.00,,9450.00
                26/11/2026,ACME,,10000.00,10000.00
                """,
            lines: ["2026-11-27 -550 PANDA =9450", "2026-11-26 10000 ACME =10000"]
        ),
        ForeignStatement(
            name: "a bank in Thailand, with years since Buddha",
            text: """
                วันที่,รายการ,ถอนเงิน,ฝากเงิน,ยอดคงเหลือ,รายละเอียด
                26/11/2569,รับโอนเงิน,,"10,000.00","10,000.00",ACME
                27/11/2569,ชำระเงิน,55.00,,"9,945.00",BAKER
                """,
            lines: ["2026-11-26 10000 ACME (รับโอนเงิน) =10000", "2026-11-27 -55 BAKER (ชำระเงิน) =9945"]
        ),
        ForeignStatement(
            name: "a bank in Taiwan, with years of the Republic",
            text: """
                交易日期,摘要,提,存,餘額
                115/11/27,全聯福利中心,250,,9750
                115/11/26,薪資轉入,,10000,10000
                """,
            lines: ["2026-11-27 -250 全聯福利中心 =9750", "2026-11-26 10000 薪資轉入 =10000"]
        ),
        ForeignStatement(
            name: "BCA in Indonesia, with an apostrophe before days without a year",
            text: """
                No. Rekening,:,'1234567890
                Periode,:,01/11/2026 - 30/11/2026
                Kode Mata Uang,:,Rp

                Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo
                '20/11,GAJI PABRIK,'0000,"2,000,000.00",CR,"2,000,000.00"
                '26/11,WARUNG MAKAN,'0000,"50,000.00",DB,"1,950,000.00"
                '27/11,KARTU DEBIT TOKO,'0998,"25,000.00",DB,"1,925,000.00"

                Mutasi Debet,:,75000.00
                Saldo Akhir,:,1925000.00
                """,
            lines: [
                "2026-11-20 2000000 GAJI PABRIK =2000000", "2026-11-26 -50000 WARUNG MAKAN =1950000",
                "2026-11-27 -25000 KARTU DEBIT TOKO =1925000",
            ]
        ),
        ForeignStatement(
            name: "a bank in Kazakhstan",
            text: """
                Дата;Сумма;Операция;Детали
                27.11.26;- 5 550,00 ₸;Покупка;Пекарня
                26.11.26;+ 100 000,00 ₸;Пополнение;Завод
                20.11.26;- 1 000,00 ₸;Перевод;Айгуль С.
                """,
            lines: [
                "2026-11-27 -5550 KZT Пекарня (Покупка)", "2026-11-26 100000 KZT Завод (Пополнение)",
                "2026-11-20 -1000 KZT Айгуль С. (Перевод)",
            ]
        ),
        ForeignStatement(
            name: "a bank in Chile, with cheques beside what goes out",
            text: """
                Fecha;N° Operación;Descripción;Cheques / Cargos $;Depósitos / Abonos $;Saldo $
                27/11/2026;123;COMPRA PANADERIA;25.990;;74.010
                26/11/2026;124;REMUNERACION;;100.000;100.000
                """,
            lines: ["2026-11-27 -25990 COMPRA PANADERIA =74010", "2026-11-26 100000 REMUNERACION =100000"]
        ),
        ForeignStatement(
            name: "a bank in Argentina, with pesos in the names of columns",
            text: """
                Fecha;Suc. Origen;Desc. Sucursal;Referencia;Concepto;Importe Pesos;Saldo Pesos
                27/11/2026;0123;CABALLITO;123456;Compra con tarjeta;-$ 25.550,50;$ 74.449,50
                26/11/2026;0123;CABALLITO;123457;Haberes;$ 100.000,00;$ 100.000,00
                """,
            lines: [
                "2026-11-27 -25550.5 USD Compra con tarjeta =74449.5", "2026-11-26 100000 USD Haberes =100000",
            ]
        ),
        ForeignStatement(
            name: "a broker in Germany with an account",
            text: """
                Datum;Typ;Beschreibung;Zahlungseingang;Zahlungsausgang;Saldo
                27.11.2026;Kartentransaktion;Bäckerei;;25,50 €;974,50 €
                26.11.2026;Überweisung;Fabrik;1.000,00 €;;1.000,00 €
                """,
            lines: ["2026-11-27 -25.5 EUR Bäckerei =974.5", "2026-11-26 1000 EUR Fabrik =1000"]
        ),
        ForeignStatement(
            name: "a bank in Nigeria, with the other side in the last column",
            text: """
                Trans. Date,Value. Date,Reference,Debits,Credits,Balance,Originating Branch,Remarks
                27-Nov-2026,27-Nov-2026,'123,"5,500.00",,"94,500.00",E-CHANNELS,POS BAKER LAGOS
                26-Nov-2026,26-Nov-2026,'124,,"100,000.00","100,000.00",HEAD OFFICE,NIP FROM ACME
                """,
            lines: [
                "2026-11-27 -5500 POS BAKER LAGOS (123) =94500", "2026-11-26 100000 NIP FROM ACME (124) =100000",
            ]
        ),
        ForeignStatement(
            name: "a bank in Malaysia, with the kind of payment before who was paid",
            text: """
                Transaction Date,Description,Reference,Sender/Recipient,Money Out,Money In,Balance
                27-Nov-2026,DUITNOW QR,INV12,KEDAI KOPI,5.50,0.00,994.50
                26-Nov-2026,SALARY,PAY11,ACME SDN BHD,0.00,1000.00,1000.00
                """,
            lines: [
                "2026-11-27 -5.5 KEDAI KOPI (DUITNOW QR, INV12) =994.5",
                "2026-11-26 1000 ACME SDN BHD (SALARY, PAY11) =1000",
            ]
        ),
        ForeignStatement(
            name: "Standard Bank in South Africa, without names, between lines for balances",
            text: """
                0,20261101,OPEN,0.00,OPEN BALANCE,0.00
                HIST,20261126,##,1000.00,SALARY ACME,,1234,0
                HIST,20261127,##,-255.50,BAKER,POS,1234,0
                HIST,20261128,##,-10.00,FEE MONTHLY,,1234,0
                CLOSE,20261130,,734.50,CLOSE BALANCE,,,
                """,
            lines: [
                "2026-11-26 1000 SALARY ACME (HIST, ##)", "2026-11-27 -255.5 BAKER (HIST, ##, POS)",
                "2026-11-28 -10 FEE MONTHLY (HIST, ##)",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "First Direct, whose rows have the day of the row above",
            text: """
                Date,Details,Paid out,Paid in,Balance
                26 Nov 2026,BALANCE BROUGHT FORWARD,,,500.00
                26 Nov 2026,SALARY,,1000.00,
                ,GROCER,25.50,,1474.50
                27 Nov 2026,GAS,45.00,,
                ,COFFEE,4.50,,
                ,CHEMIST,5.00,,1420.00
                28 Nov 2026,BOOKS,20.00,,1400.00
                """,
            lines: [
                "2026-11-26 1000 SALARY", "2026-11-26 -25.5 GROCER =1474.5", "2026-11-27 -45 GAS",
                "2026-11-27 -4.5 COFFEE", "2026-11-27 -5 CHEMIST =1420", "2026-11-28 -20 BOOKS =1400",
            ]
        ),
        ForeignStatement(
            name: "the day of the row above, and two equal amounts of a day, the newest first",
            text: """
                Date,Details,Amount,Balance
                28/11/2026,BOOKS,-5.00,85.00
                ,COFFEE,-5.00,90.00
                27/11/2026,GAS,-5.00,95.00
                """,
            lines: [
                "2026-11-28 -5 BOOKS =85", "2026-11-28 -5 COFFEE =90", "2026-11-27 -5 GAS =95",
            ]
        ),
        ForeignStatement(
            name: "Alior in Poland, with who paid beside who was paid",
            text: """
                Data transakcji;Data księgowania;Nazwa nadawcy;Nazwa odbiorcy;Szczegóły transakcji;Kwota operacji;Waluta operacji
                20-11-2026;21-11-2026;JAN KOWALSKI;;PIEKARNIA;-25,50;PLN
                19-11-2026;19-11-2026;FABRYKA;JAN KOWALSKI;WYNAGRODZENIE;1000,00;PLN
                18-11-2026;18-11-2026;JAN KOWALSKI;PIOTR NOWAK;CZYNSZ;-500,00;PLN
                """,
            lines: [
                "2026-11-20 -25.5 PLN PIEKARNIA", "2026-11-19 1000 PLN FABRYKA (WYNAGRODZENIE)",
                "2026-11-18 -500 PLN PIOTR NOWAK (CZYNSZ)",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "a bank in Romania, with months as words",
            text: """
                Data,Detalii tranzactie,Debit,Credit
                20 noiembrie 2026,Brutarie,"25,50",
                19 iunie 2026,Fabrica,,"1.000,00"
                18 iulie 2026,Piata,"5,00",
                """,
            lines: ["2026-11-20 -25.5 Brutarie", "2026-06-19 1000 Fabrica", "2026-07-18 -5 Piata"]
        ),
        ForeignStatement(
            name: "S-Pankki in Finland, with who paid beside who was paid",
            text: """
                Kirjauspäivä;Maksupäivä;Summa;Tapahtumalaji;Maksaja;Saajan nimi;Viesti
                20.11.2026;20.11.2026;-25,50;KORTTIOSTO;MEIKÄLÄINEN;LEIPOMO;
                19.11.2026;19.11.2026;+1000,00;TILISIIRTO;TEHDAS OY;MEIKÄLÄINEN;palkka
                """,
            lines: ["2026-11-20 -25.5 LEIPOMO", "2026-11-19 1000 TEHDAS OY (palkka)"]
        ),
        ForeignStatement(
            name: "a bank in India, with short forms that end in a point",
            text: """
                Date,Narration,Amount,Dr/Cr,Balance
                20-11-2026,UPI BAKER,550.50,Dr.,9449.50
                19-11-2026,NEFT ACME,10000.00,Cr.,10000.00
                """,
            lines: ["2026-11-20 -550.5 UPI BAKER =9449.5", "2026-11-19 10000 NEFT ACME =10000"]
        ),
        ForeignStatement(
            name: "LCL, whose last line is the account's number and balance",
            text: """
                18/11/2026;-10,20;Prélèvement;;PRLV ELECTRICITE;;0;Divers
                13/11/2026;1500,00;Virement;;VIR USINE SALAIRE;;0;Divers
                12/11/2026;-12,20;Carte;;CB BOULANGERIE;;0;Divers
                11/11/2026;-13,20;Carte;;CB BOULANGERIE;;0;Divers
                10/11/2026;-14,20;Carte;;CB BOULANGERIE;;0;Divers
                09/11/2026;-15,20;Carte;;CB BOULANGERIE;;0;Divers
                08/11/2026;-16,20;Carte;;CB BOULANGERIE;;0;Divers
                07/11/2026;-17,20;Carte;;CB BOULANGERIE;;0;Divers
                06/11/2026;-18,20;Carte;;CB BOULANGERIE;;0;Divers
                05/11/2026;-19,20;Carte;;CB BOULANGERIE;;0;Divers
                04/11/2026;-20,20;Carte;;CB BOULANGERIE;;0;Divers
                20/11/2026;1406,80;;;01234 012345A
                """,
            lines: [
                "2026-11-18 -10.2 PRLV ELECTRICITE (Prélèvement, Divers)",
                "2026-11-13 1500 VIR USINE SALAIRE (Virement, Divers)",
                "2026-11-12 -12.2 CB BOULANGERIE (Carte, Divers)",
                "2026-11-11 -13.2 CB BOULANGERIE (Carte, Divers)",
                "2026-11-10 -14.2 CB BOULANGERIE (Carte, Divers)",
                "2026-11-09 -15.2 CB BOULANGERIE (Carte, Divers)",
                "2026-11-08 -16.2 CB BOULANGERIE (Carte, Divers)",
                "2026-11-07 -17.2 CB BOULANGERIE (Carte, Divers)",
                "2026-11-06 -18.2 CB BOULANGERIE (Carte, Divers)",
                "2026-11-05 -19.2 CB BOULANGERIE (Carte, Divers)",
                "2026-11-04 -20.2 CB BOULANGERIE (Carte, Divers)",
            ],
            passedOver: 1,
            isUnclear: true
        ),
        ForeignStatement(
            name: "Santander in Poland, with the account above its rows and the other side beside its number",
            text: """
                2026-11-20,01-11-2026,'71 1090 1014 0000 0712 1981 2874,JAN KOWALSKI,PLN,"1000,00","1875,50",3,
                18-11-2026,17-11-2026,DOP. MC PIEKARNIA WARSZAWA,,,"-54,50","1875,50",1,
                13-11-2026,13-11-2026,WYNAGRODZENIE ZA LISTOPAD,FABRYKA,11 1090 2590 0000 0001 2345 6789,"1000,00","1930,00",2,
                05-11-2026,05-11-2026,CZYNSZ ZA MIESZKANIE,KAMIENICA,22 1020 2590 0000 0001 2345 6789,"-70,00","930,00",3,
                """,
            lines: [
                "2026-11-18 -54.5 DOP. MC PIEKARNIA WARSZAWA =1875.5",
                "2026-11-13 1000 FABRYKA (WYNAGRODZENIE ZA LISTOPAD) =1930",
                "2026-11-05 -70 KAMIENICA (CZYNSZ ZA MIESZKANIE) =930",
            ],
            passedOver: 1
        ),
        ForeignStatement(
            name: "a card of CIBC, without names of columns and balances",
            text: """
                2026-11-18,"PHARMACY 12 TORONTO, ON",23.45,,4500********1234
                2026-11-13,PAYMENT THANK YOU,,300.00,4500********1234
                2026-11-04,"TRANSIT TORONTO, ON",10.00,,4500********1234
                """,
            isOfCard: true,
            lines: [
                "2026-11-18 -23.45 PHARMACY 12 TORONTO, ON",
                "2026-11-13 300 PAYMENT THANK YOU",
                "2026-11-04 -10 TRANSIT TORONTO, ON",
            ]
        ),
        ForeignStatement(
            name: "Up in Australia, whose day is called a time",
            text: """
                Time,Transaction Type,Payee,Description,Subtotal (AUD),Fee (AUD),Round Up (AUD),Total (AUD),Settled Date
                2026-11-18T12:11:10+11:00,Purchase,BAKER,,-42.50,-0.30,-0.50,-43.30,2026-11-19
                2026-11-15T09:00:00+11:00,Salary,ACME,Pay,1800.00,,,1800.00,2026-11-15
                """,
            lines: ["2026-11-18 12:11 -43.3 AUD BAKER", "2026-11-15 09:00 1800 AUD ACME (Pay)"]
        ),
        ForeignStatement(
            name: "Techcombank in Vietnam, with names in two languages",
            text: """
                Ngày giao dịch/Transaction Date,Đối tác/Remitter,Diễn giải/Details,Nợ TKTT/Debit,Có TKTT/Credit,Số dư/Balance
                18/11/2026,DIEN LUC,TIEN DIEN,"750,000",,"19,000,000"
                10/11/2026,CONG TY,LUONG,,"15,000,000","19,750,000"
                """,
            lines: ["2026-11-18 -750000 TIEN DIEN =19000000", "2026-11-10 15000000 LUONG =19750000"]
        ),
        ForeignStatement(
            name: "Toshl, with columns for expenses and income",
            text: """
                "Date","Account","Category","Expense amount","Income amount","Currency","Description"
                "11/18/26","Cash","Food","12.50","0","EUR","BAKER"
                "11/15/26","Bank","Salary","0","1,850.00","EUR","ACME"
                """,
            lines: ["2026-11-18 -12.5 EUR BAKER @Cash #Food", "2026-11-15 1850 EUR ACME @Bank #Salary"]
        ),
        ForeignStatement(
            name: "a plain currency beside an original one",
            text: """
                Date,Description,Amount,Currency,Original amount,Original currency
                2026-11-18,CODE,-10.99,EUR,-12.60,USD
                2026-11-10,HOTEL,-120.00,EUR,-120.00,EUR
                """,
            lines: ["2026-11-18 -10.99 EUR CODE", "2026-11-10 -120 EUR HOTEL"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "a card of Rakuten, with the fee of a purchase in instalments",
            text: """
                "利用日","利用店名・商品名","利用者","支払方法","利用金額","支払手数料","支払総額","12月支払金額","1月繰越残高"
                "2026/11/18","パン屋","本人","1回払い","3480","0","3480","3480","0"
                "2026/11/03","電器店","本人","分割3回払い","60000","1236","61236","20412","40824"
                """,
            isOfCard: true,
            lines: ["2026-11-18 3480 パン屋", "2026-11-03 61236 電器店"]
        ),
    ]
}
