import HouseholdBook

/// Formats that banks and programs share.
extension ForeignStatement {
    static let formats = [
        ForeignStatement(
            name: "OFX 1, SGML without closing tags",
            text: """
                OFXHEADER:100
                DATA:OFXSGML
                VERSION:102
                SECURITY:NONE
                ENCODING:USASCII
                CHARSET:1252
                COMPRESSION:NONE
                OLDFILEUID:NONE
                NEWFILEUID:NONE

                <OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261130<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
                <BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>USD
                <BANKACCTFROM><BANKID>1<ACCTID>00112233<ACCTTYPE>CHECKING</BANKACCTFROM>
                <BANKTRANLIST><DTSTART>20261101<DTEND>20261130
                <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261126120000[-5:EST]<TRNAMT>-12.50<FITID>A1<NAME>CAFÉ &amp; BAR<MEMO>lunch
                </STMTTRN>
                <STMTTRN>
                <TRNTYPE>CREDIT
                <DTPOSTED>20261127
                <TRNAMT>+1500.00
                <FITID>A2
                <NAME>ACME PAYROLL
                </STMTTRN>
                </BANKTRANLIST><LEDGERBAL><BALAMT>2487.50<DTASOF>20261130</LEDGERBAL>
                <AVAILBAL><BALAMT>2400.00<DTASOF>20261130</AVAILBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
                """,
            encoding: .cp1252,
            lines: ["2026-11-26 -12.5 USD CAFÉ & BAR (lunch)", "2026-11-27 1500 USD ACME PAYROLL"],
            balances: ["? … 2487.5 USD 2026-11-30 0..<2"]
        ),
        ForeignStatement(
            name: "OFX 2, XML of a card",
            text: """
                <?xml version="1.0" encoding="UTF-8" standalone="no"?>
                <?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
                <OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><TRNUID>0</TRNUID><CCSTMTRS><CURDEF>EUR</CURDEF>
                <CCACCTFROM><ACCTID>4821</ACCTID></CCACCTFROM><BANKTRANLIST>
                <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261126081530.000</DTPOSTED><TRNAMT>-4,50</TRNAMT><FITID>1</FITID><PAYEE><NAME>Bäckerei</NAME><CITY>Köln</CITY></PAYEE><MEMO></MEMO></STMTTRN>
                </BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
                """,
            lines: ["2026-11-26 08:15 -4.5 EUR Bäckerei"]
        ),
        ForeignStatement(
            name: "OFX that leaves signs to words",
            text: """
                OFXHEADER:100

                <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><ACCTID>111</BANKACCTFROM><BANKTRANLIST>
                <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261126<TRNAMT>50,00<FITID>1<MEMO>Padaria</STMTTRN>
                <STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261127<TRNAMT>90,00<FITID>2<MEMO>Pix</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
                """,
            lines: ["2026-11-26 -50 BRL Padaria", "2026-11-27 90 BRL Pix"]
        ),
        ForeignStatement(
            name: "OFX of two accounts",
            text: """
                OFXHEADER:100

                <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>111</BANKACCTFROM><BANKTRANLIST>
                <STMTTRN><TRNTYPE>XFER<DTPOSTED>20261126<TRNAMT>-50<FITID>1<NAME>To savings</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS>
                <STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>222</BANKACCTFROM><BANKTRANLIST>
                <STMTTRN><TRNTYPE>XFER<DTPOSTED>20261126<TRNAMT>50<FITID>2<NAME>From checking</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
                """,
            lines: ["2026-11-26 -50 USD To savings @111 ⇄", "2026-11-26 50 USD From checking @222 ⇄"]
        ),
        ForeignStatement(
            name: "QIF with apostrophes before years",
            text: """
                !Type:Bank
                D11/26'26
                T-1,012.50
                PGrocer
                MWeekly
                LFood:Groceries
                ^
                D11/27'26
                U1,500.00
                T1,500.00
                PAcme
                N123
                ^
                D11/28'26
                T-50.00
                PTo savings
                L[Savings]
                """,
            lines: [
                "2026-11-26 -1012.5 Grocer #Food:Groceries (Weekly)", "2026-11-27 1500 Acme",
                "2026-11-28 -50 To savings >Savings ⇄",
            ]
        ),
        ForeignStatement(
            name: "QIF of Europe, with an opening balance and parts",
            text: """
                !Account
                NGiro
                TBank
                ^
                !Type:Bank
                D01.11.2026
                T100,00
                POpening Balance
                L[Giro]
                ^
                D05.11.2026
                T-12,50
                PBäckerei
                SFood
                $-10,00
                SDrinks
                $-2,50
                ^
                """,
            encoding: .cp1252,
            lines: ["2026-11-05 -12.5 Bäckerei"],
            passedOver: 1
        ),
        ForeignStatement(
            name: "MT940 of a German bank",
            text: """
                :20:STARTUMSE
                :25:10010010/0123456789
                :28C:00011/001
                :60F:C261031EUR1000,00
                :61:2611261126DR12,50NDDTNONREF//4711
                :86:105?00FOLGELASTSCHRIFT?20Strom November?21Vertrag 5?32Stadtwerke?33 Musterstadt
                :61:2611271127CR1500,00N060REF77
                :86:166?00GUTSCHRIFT?20Gehalt?32Acme GmbH
                :61:2612010102RD5,00NMSCNONREF
                :86:Rueckbuchung
                Gebuehr
                :62F:C261130EUR2492,50
                -
                """,
            lines: [
                "2026-11-26 -12.5 EUR Stadtwerke Musterstadt (Strom NovemberVertrag 5, FOLGELASTSCHRIFT)",
                "2026-11-27 1500 EUR Acme GmbH (Gehalt, GUTSCHRIFT)", "2027-01-02 5 EUR Rueckbuchung Gebuehr",
            ],
            balances: ["1000 … 2492.5 EUR 2026-11-30 0..<3"]
        ),
        ForeignStatement(
            name: "MT940 of a Dutch bank, in SWIFT's envelope, two days",
            text: """
                {1:F01INGBNL2ABXXX0000000000}{2:I940INGBNL2AXXXN}{4:
                :20:P261126000000001
                :25:NL00INGB0001234567EUR
                :28C:00000
                :60F:C261125EUR100,00
                :61:2611261126D12,50NTRFEREF//261126
                /TRCD/00100/
                :86:/CNTP/NL99RABO01/RABONL2U/Albert Heijn///REMI/USTD//Boodschappen/
                :62F:C261126EUR87,50
                -}
                {4:
                :20:P261127000000001
                :25:NL00INGB0001234567EUR
                :28C:00001
                :60F:C261126EUR87,50
                :61:2611271127C100,NTRFNONREF
                :86:/NAME/Oma/REMI/Cadeau/
                :62F:C261127EUR187,50
                -}
                """,
            lines: [
                "2026-11-26 -12.5 EUR Albert Heijn (Boodschappen, /TRCD/00100/)", "2026-11-27 100 EUR Oma (Cadeau)",
            ],
            balances: ["100 … 87.5 EUR 2026-11-26 0..<1", "87.5 … 187.5 EUR 2026-11-27 1..<2"]
        ),
        ForeignStatement(
            name: "MT942, within the day",
            text: """
                :20:1
                :25:123
                :28C:1/1
                :34F:EUR0,
                :13D:2611281000+0100
                :61:261128D4,50NMSCNONREF
                :86:Baeckerei
                :90D:1EUR4,50
                """,
            lines: ["2026-11-28 -4.5 EUR Baeckerei"]
        ),
        ForeignStatement(
            name: "CAMT.053",
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
                <Acct><Id><IBAN>DE00123</IBAN></Id><Ccy>EUR</Ccy></Acct>
                <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-01</Dt></Dt></Bal>
                <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1587.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-30</Dt></Dt></Bal>
                <Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><ValDt><Dt>2026-11-27</Dt></ValDt><AcctSvcrRef>R1</AcctSvcrRef>
                <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Ich</Nm></Dbtr><Cdtr><Nm>Stadtwerke &amp; Co</Nm></Cdtr></RltdPties><RmtInf><Ustrd>Strom</Ustrd><Ustrd>Nov</Ustrd></RmtInf></TxDtls></NtryDtls><AddtlNtryInf>Lastschrift</AddtlNtryInf></Ntry>
                <Ntry><Amt Ccy="EUR">1500.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-11-27T08:15:00</DtTm></BookgDt>
                <NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Acme</Nm></Pty></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>
                <Ntry><Amt Ccy="EUR">99.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-11-30</Dt></BookgDt></Ntry>
                </Stmt></BkToCstmrStmt></Document>
                """,
            lines: ["2026-11-26 -12.5 EUR Stadtwerke & Co (Strom Nov, Lastschrift)", "2026-11-27 08:15 1500 EUR Acme"],
            passedOver: 1,
            balances: ["100 … 1587.5 EUR 2026-11-30 0..<2"]
        ),
        ForeignStatement(
            name: "CAMT.053 with payments booked as one",
            text: """
                <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Ccy>EUR</Ccy></Acct>
                <Ntry><Amt Ccy="EUR">70.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-11-26</Dt></BookgDt><AcctSvcrRef>R1</AcctSvcrRef><NtryDtls><Btch><NbOfTxs>3</NbOfTxs></Btch>
                <TxDtls><Amt Ccy="EUR">50.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RltdPties><Cdtr><Pty><Nm>Stadtwerke</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>Strom</Ustrd></RmtInf></TxDtls>
                <TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">30.00</Amt></TxAmt></AmtDtls><RltdPties><Cdtr><Nm>Verein</Nm></Cdtr></RltdPties></TxDtls>
                <TxDtls><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Nm>Laden</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>
                <Ntry><Amt Ccy="EUR">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-27</Dt></BookgDt><NtryDtls>
                <TxDtls><RltdPties><Dbtr><Nm>Anna</Nm></Dbtr></RltdPties></TxDtls><TxDtls><RltdPties><Dbtr><Nm>Ben</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>
                <Ntry><Amt Ccy="EUR">8.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-11-28</Dt></BookgDt><NtryDtls>
                <TxDtls><Amt Ccy="USD">4.00</Amt><RltdPties><Cdtr><Nm>Eins</Nm></Cdtr></RltdPties></TxDtls><TxDtls><Amt Ccy="EUR">4.00</Amt><RltdPties><Cdtr><Nm>Zwei</Nm></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry>
                </Stmt></BkToCstmrStmt></Document>
                """,
            lines: [
                "2026-11-26 -50 EUR Stadtwerke (Strom)", "2026-11-26 -30 EUR Verein", "2026-11-26 10 EUR Laden",
                "2026-11-27 9 EUR Anna, Ben", "2026-11-28 -8 EUR Eins, Zwei",
            ]
        ),
        ForeignStatement(
            name: "CAMT.054",
            text: """
                <?xml version="1.0" encoding="ISO-8859-1"?>
                <ns2:Document xmlns:ns2="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><ns2:BkToCstmrDbtCdtNtfctn><ns2:Ntfctn><ns2:Id>1</ns2:Id>
                <ns2:Acct><ns2:Id><ns2:Othr><ns2:Id>77</ns2:Id></ns2:Othr></ns2:Id></ns2:Acct>
                <ns2:Ntry><ns2:Amt Ccy="CHF">20.00</ns2:Amt><ns2:CdtDbtInd>CRDT</ns2:CdtDbtInd><ns2:Sts><ns2:Cd>BOOK</ns2:Cd></ns2:Sts><ns2:BookgDt><ns2:Dt>2026-11-26</ns2:Dt></ns2:BookgDt><ns2:AddtlNtryInf>Zürich Gutschrift</ns2:AddtlNtryInf></ns2:Ntry>
                </ns2:Ntfctn></ns2:BkToCstmrDbtCdtNtfctn></ns2:Document>
                """,
            encoding: .cp1252,
            lines: ["2026-11-26 20 CHF Zürich Gutschrift"]
        ),
    ]
}
