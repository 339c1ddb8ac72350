import HouseholdBook

/// Statements whose shop stands in a column that its name does not tell from the kind of payment.
extension ForeignStatement {
    static let texts = [
        ForeignStatement(
            name: "DBS, with codes of its own before the text",
            text: """
                Account Details For:,DBS Savings 123-4-567890
                Statement as at:,20 Nov 2026

                Transaction Date,Reference,Debit Amount,Credit Amount,Transaction Ref1,Transaction Ref2,Transaction Ref3
                03 Nov 2026,MST, 23.45, ,NTUC FAIRPRICE,SINGAPORE,4628-4500
                05 Nov 2026,ICT, ,2500.00,PayNow Transfer 123,From: ACME PTE LTD,OTHR
                """,
            lines: [
                "2026-11-03 -23.45 NTUC FAIRPRICE (SINGAPORE, 4628-4500, MST)",
                "2026-11-05 2500 PayNow Transfer 123 (From: ACME PTE LTD, OTHR, ICT)",
            ]
        ),
        ForeignStatement(
            name: "a card in Taiwan",
            text: """
                消費日期,入帳日期,消費明細,金額,幣別
                2026/11/03,2026/11/05,全聯福利中心,1234,TWD
                2026/11/08,2026/11/10,APPLE.COM/BILL,90,TWD
                2026/11/18,2026/11/18,繳款,-5000,TWD
                """,
            isOfCard: true,
            lines: [
                "2026-11-03 1234 TWD 全聯福利中心", "2026-11-08 90 TWD APPLE.COM/BILL", "2026-11-18 -5000 TWD 繳款",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "comdirect, with two columns for the kind of payment",
            text: """
                "Umsätze Girokonto ";"Zeitraum: 30 Tage"
                "Neuer Kontostand";"987,50 EUR"

                "Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
                "27.11.2026";"27.11.2026";"Lastschrift / Belastung";"Auftraggeber: REWE SAGT DANKE Buchungstext: Karte";"-12,50";
                "25.11.2026";"25.11.2026";"Übertrag / Überweisung";"Auftraggeber: Acme GmbH Buchungstext: Gehalt";"1.000,00";

                "Alter Kontostand";"0,00 EUR"
                """,
            encoding: .cp1252,
            lines: [
                "2026-11-27 -12.5 EUR Auftraggeber: REWE SAGT DANKE Buchungstext: Karte (Lastschrift / Belastung)",
                "2026-11-25 1000 EUR Auftraggeber: Acme GmbH Buchungstext: Gehalt (Übertrag / Überweisung)",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "Deutsche Bank, with who is paid beside the kind",
            text: """
                Umsätze Girokonto (00);;;Kundennummer: 123 1234567
                01.11.2026 - 28.11.2026
                Letzter Kontostand;;;;"0,00";EUR
                Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.
                Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
                25.11.2026;25.11.2026;SEPA-Gutschrift;Acme GmbH;Gehalt;DE99;XX;;;;;;;;;;1.000,00;EUR
                27.11.2026;27.11.2026;Kartenzahlung;REWE SAGT DANKE;Karte;DE98;XX;;;;;;;;;-12,50;;EUR
                Kontostand;28.11.2026;;;987,50;EUR
                """,
            encoding: .cp1252,
            lines: [
                "2026-11-25 1000 EUR Acme GmbH (Gehalt, SEPA-Gutschrift)",
                "2026-11-27 -12.5 EUR REWE SAGT DANKE (Karte, Kartenzahlung)",
            ]
        ),
        ForeignStatement(
            name: "UBS, with descriptions that are numbered",
            text: """
                Kontonummer:;0234 00103914.40;
                IBAN:;CH29 0023 4234 1039 1440 G;
                Von:;2026-11-01;
                Bis:;2026-11-30;
                Anfangssaldo:;1000.00;
                Schlusssaldo:;2487.50;
                Bewertet in:;CHF;
                Anzahl Transaktionen in diesem Zeitraum:;2;

                Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten;
                2026-11-27;12:31:02;2026-11-27;2026-11-27;CHF;;1500.00;;2487.50;9930;"Acme AG";"Gutschrift";;;
                2026-11-26;08:01:44;2026-11-26;2026-11-26;CHF;-12.50;;;987.50;9929;"Migros Zürich";"Zahlung Debitkarte";;;
                """,
            lines: [
                "2026-11-27 1500 CHF Acme AG (Gutschrift) =2487.5",
                "2026-11-26 -12.5 CHF Migros Zürich (Zahlung Debitkarte) =987.5",
            ]
        ),
        ForeignStatement(
            name: "PostFinance, with an empty column called Label",
            text: """
                Datum von:;="01.11.2026"
                Datum bis:;="30.11.2026"
                Buchungsart:;="Alle Buchungen"
                Konto:;="CH5109000000250000000"
                Währung:;="CHF"

                Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie
                27.11.2026;Zahlung;"KAUF/DIENSTLEISTUNG VOM 26.11.2026 COOP-1234 BERN";;-12.50;;Lebensmittel
                25.11.2026;Gutschrift;"GUTSCHRIFT VON ACME AG";1500.00;;;Einkommen

                Disclaimer:
                Der Dokumentinhalt wurde durch Filtereinstellungen der Kundin oder des Kunden generiert.
                """,
            lines: [
                "2026-11-27 -12.5 CHF KAUF/DIENSTLEISTUNG VOM 26.11.2026 COOP-1234 BERN #Lebensmittel",
                "2026-11-25 1500 CHF GUTSCHRIFT VON ACME AG #Einkommen",
            ]
        ),
        ForeignStatement(
            name: "PayPay, with the kind of payment beside the shop",
            text: """
                取引日,出金金額（円）,入金金額（円）,海外出金金額,通貨,変換レート（円）,利用国,取引内容,取引先,取引方法,支払い区分,利用者,取引番号
                2026/11/27 12:31:02,"1,250",-,-,-,-,-,支払い,セブン-イレブン,PayPay残高,-,-,0123
                2026/11/25 08:00:00,-,"10,000",-,-,-,-,チャージ,三菱UFJ銀行,三菱UFJ銀行,-,-,0124
                """,
            lines: ["2026-11-27 12:31 -1250 JPY セブン-イレブン (支払い)", "2026-11-25 08:00 10000 JPY 三菱UFJ銀行 (チャージ)"]
        ),
        ForeignStatement(
            name: "DBS in Singapore, whose reference is a code",
            text: """
                Account Details For:,DBS Savings Account 123-4-567890
                Statement as at:,28 Nov 2026
                Available Balance:,SGD 987.50

                Transaction Date,Reference,Debit Amount,Credit Amount,Transaction Ref1,Transaction Ref2,Transaction Ref3

                27 Nov 2026,POS, 12.50, ,NTUC FAIRPRICE SINGAPORE SG,,
                25 Nov 2026,SAL, ,1500.00,ACME PTE LTD,SALARY,
                """,
            lines: [
                "2026-11-27 -12.5 NTUC FAIRPRICE SINGAPORE SG (POS)",
                "2026-11-25 1500 ACME PTE LTD (SALARY, SAL)",
            ]
        ),
        ForeignStatement(
            name: "a bank in Russian",
            text: """
                "Дата операции";"Дата платежа";"Номер карты";"Статус";"Сумма операции";"Валюта операции";"Сумма платежа";"Валюта платежа";"Кэшбэк";"Категория";"MCC";"Описание";"Бонусы (включая кэшбэк)";"Округление на инвесткопилку";"Сумма операции с округлением"
                "27.11.2026 12:31:02";"28.11.2026";"*1234";"OK";"-125,50";"RUB";"-125,50";"RUB";"";"Супермаркеты";"5411";"Пятёрочка";"1,00";"0,00";"125,50"
                "26.11.2026 10:00:00";"";"*1234";"FAILED";"-99,00";"RUB";"-99,00";"RUB";"";"Кафе";"5812";"Кофе";"0,00";"0,00";"99,00"
                "25.11.2026 09:00:00";"25.11.2026";"";"OK";"50000,00";"RUB";"50000,00";"RUB";"";"Зарплата";"";"ООО Акме";"0,00";"0,00";"50000,00"
                """,
            encoding: .cp1251,
            lines: [
                "2026-11-27 12:31 -125.5 RUB Пятёрочка #Супермаркеты",
                "2026-11-25 09:00 50000 RUB ООО Акме #Зарплата",
            ],
            passedOver: 1,
            isUnclear: true
        ),
        ForeignStatement(
            name: "monobank, in Ukrainian",
            text: """
                "Дата i час операції","Деталі операції",MCC,"Сума в валюті картки (UAH)","Сума в валюті операції",Валюта,Курс,"Сума комісій (UAH)","Сума кешбеку (UAH)","Залишок після операції"
                "27.11.2026 12:31:02","Сільпо",5411,-125.50,-125.50,UAH,—,—,—,9874.50
                "25.11.2026 09:00:00","Від: Акме",4829,10000.00,10000.00,UAH,—,—,—,10000.00
                """,
            lines: [
                "2026-11-27 12:31 -125.5 UAH Сільпо =9874.5",
                "2026-11-25 09:00 10000 UAH Від: Акме =10000",
            ]
        ),
        ForeignStatement(
            name: "China Merchants Bank, with tabs in its cells",
            text: """
                # 招商银行交易记录
                # 导出时间: [                 2026-11-28 10:00:00 ]
                # 账    号: [一卡通:6225********1234]
                # 起始日期: [20261101]   终止日期: [20261128]
                "交易日期","交易时间","支出","存入","余额","交易类型","交易备注"
                "\t20261127","\t12:31:02","\t12.50","\t","\t987.50","快捷支付","支付宝-盒马"
                "\t20261125","\t09:00:00","\t","\t1000.00","\t1000.00","代发工资","阿克米公司"
                # 收入合计: 1 笔,共 1000.00 元
                # 支出合计: 1 笔,共 12.50 元
                """,
            encoding: .gb18030,
            lines: ["2026-11-27 -12.5 支付宝-盒马 =987.5", "2026-11-25 1000 阿克米公司 =1000"]
        ),
        ForeignStatement(
            name: "Fineco, with a longer description beside the short one",
            text: """
                Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato
                27/11/2026;27/11/2026;;-12,50;PagoBancomat POS;ESSELUNGA MILANO;Contabilizzato
                25/11/2026;25/11/2026;1.000,00;;Stipendio;ACME SRL;Contabilizzato
                """,
            lines: [
                "2026-11-27 -12.5 ESSELUNGA MILANO (PagoBancomat POS)",
                "2026-11-25 1000 ACME SRL (Stipendio)",
            ]
        ),
        ForeignStatement(
            name: "Royal Bank of Canada, whose first description is the kind of payment",
            text: """
                "Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"
                Chequing,01234-5678901,11/14/2026,,"CONTACTLESS INTERAC PURCHASE - 1000","METRO 123",-3.10,,
                Chequing,01234-5678901,11/15/2026,,"CONTACTLESS INTERAC PURCHASE - 1037","TIM HORTONS 12",-4.10,,
                Chequing,01234-5678901,11/16/2026,,"CONTACTLESS INTERAC PURCHASE - 1074","SHELL C1",-5.10,,
                Chequing,01234-5678901,11/17/2026,,"CONTACTLESS INTERAC PURCHASE - 1111","LCBO 88",-6.10,,
                Chequing,01234-5678901,11/18/2026,,"CONTACTLESS INTERAC PURCHASE - 1148","IKEA",-7.10,,
                Chequing,01234-5678901,11/19/2026,,"CONTACTLESS INTERAC PURCHASE - 1185","COSTCO W1",-8.10,,
                Chequing,01234-5678901,11/20/2026,,"CONTACTLESS INTERAC PURCHASE - 1222","PETRO 7",-9.10,,
                Chequing,01234-5678901,11/21/2026,,"CONTACTLESS INTERAC PURCHASE - 1259","UBER",-10.10,,
                Chequing,01234-5678901,11/22/2026,,"CONTACTLESS INTERAC PURCHASE - 1296","LOBLAWS 4",-11.10,,
                """,
            lines: [
                "2026-11-14 -3.1 CAD METRO 123 (CONTACTLESS INTERAC PURCHASE - 1000)",
                "2026-11-15 -4.1 CAD TIM HORTONS 12 (CONTACTLESS INTERAC PURCHASE - 1037)",
                "2026-11-16 -5.1 CAD SHELL C1 (CONTACTLESS INTERAC PURCHASE - 1074)",
                "2026-11-17 -6.1 CAD LCBO 88 (CONTACTLESS INTERAC PURCHASE - 1111)",
                "2026-11-18 -7.1 CAD IKEA (CONTACTLESS INTERAC PURCHASE - 1148)",
                "2026-11-19 -8.1 CAD COSTCO W1 (CONTACTLESS INTERAC PURCHASE - 1185)",
                "2026-11-20 -9.1 CAD PETRO 7 (CONTACTLESS INTERAC PURCHASE - 1222)",
                "2026-11-21 -10.1 CAD UBER (CONTACTLESS INTERAC PURCHASE - 1259)",
                "2026-11-22 -11.1 CAD LOBLAWS 4 (CONTACTLESS INTERAC PURCHASE - 1296)",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "Santander in the United Kingdom, with a line for each value",
            text: """
                From:\u{A0}01/11/2026\u{A0}to\u{A0}30/11/2026
                \t
                Account:\u{A0}XXXX XXXX XXXX 1234
                \t
                Date:\u{A0}27/11/2026
                Description:\u{A0}CARD PAYMENT TO GREEN GROCER
                Amount:\u{A0}-12.50\u{A0}\u{A0}
                Balance:\u{A0}987.50\u{A0}\u{A0}
                \t
                Date:\u{A0}26/11/2026
                Description:\u{A0}FASTER PAYMENTS RECEIPT ACME
                Amount:\u{A0}1000.00\u{A0}\u{A0}
                Balance:\u{A0}1000.00\u{A0}\u{A0}
                """,
            encoding: .cp1252,
            lines: [
                "2026-11-27 -12.5 CARD PAYMENT TO GREEN GROCER =987.5",
                "2026-11-26 1000 FASTER PAYMENTS RECEIPT ACME =1000",
            ]
        ),
    ]
}
