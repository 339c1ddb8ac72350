import ReceiptDomain
import Testing

@testable import ReceiptDocuments

@Suite struct ElectronicInvoiceTests {
    private func read(_ xml: String) throws -> ElectronicInvoice {
        try #require(ElectronicInvoice(XMLTree.read(Array(xml.utf8))))
    }

    private func eur(_ decimal: String) -> Money? { Money(decimal: decimal, currency: .eur) }

    private func crossIndustry(type: String = "380", due: String = "1005.55", paid: String = "") -> String {
        """
        <rsm:CrossIndustryInvoice xmlns:rsm="urn:r" xmlns:ram="urn:a" xmlns:udt="urn:u">
         <rsm:ExchangedDocument><ram:ID>R-17</ram:ID><ram:TypeCode>\(type)</ram:TypeCode>
          <ram:IssueDateTime><udt:DateTimeString format="102">20261118</udt:DateTimeString></ram:IssueDateTime>
         </rsm:ExchangedDocument>
         <rsm:SupplyChainTradeTransaction>
          <ram:IncludedSupplyChainTradeLineItem>
           <ram:SpecifiedTradeProduct><ram:Name>Drachen\n groß</ram:Name></ram:SpecifiedTradeProduct>
           <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="H87">2.0000</ram:BilledQuantity>
           </ram:SpecifiedLineTradeDelivery>
           <ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation>
            <ram:LineTotalAmount>845.0000</ram:LineTotalAmount>
           </ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
          </ram:IncludedSupplyChainTradeLineItem>
          <ram:ApplicableHeaderTradeAgreement>
           <ram:SellerTradeParty><ram:Name>Windspiel GmbH</ram:Name>
            <ram:SpecifiedLegalOrganization><ram:TradingBusinessName>Windspiel</ram:TradingBusinessName>
            </ram:SpecifiedLegalOrganization>
            <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">201/113</ram:ID></ram:SpecifiedTaxRegistration>
            <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976</ram:ID></ram:SpecifiedTaxRegistration>
           </ram:SellerTradeParty>
           <ram:BuyerTradeParty><ram:Name>Erika Muster</ram:Name></ram:BuyerTradeParty>
          </ram:ApplicableHeaderTradeAgreement>
          <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
           <ram:ApplicableTradeTax><ram:CalculatedAmount>160.55</ram:CalculatedAmount>
            <ram:BasisAmount>845.00</ram:BasisAmount><ram:RateApplicablePercent>19.00</ram:RateApplicablePercent>
           </ram:ApplicableTradeTax>
           <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
            <ram:TaxBasisTotalAmount>845.00</ram:TaxBasisTotalAmount>
            <ram:TaxTotalAmount currencyID="PLN">690.10</ram:TaxTotalAmount>
            <ram:TaxTotalAmount currencyID="EUR">160.55</ram:TaxTotalAmount>
            <ram:GrandTotalAmount>1005.55</ram:GrandTotalAmount>\(paid)
            <ram:DuePayableAmount>\(due)</ram:DuePayableAmount>
           </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
          </ram:ApplicableHeaderTradeSettlement>
         </rsm:SupplyChainTradeTransaction>
        </rsm:CrossIndustryInvoice>
        """
    }

    @Test func `a Cross Industry Invoice says all that it has`() throws {
        let invoice = try read(crossIndustry())
        #expect((invoice.format, invoice.number, invoice.day?.description) == (.crossIndustry, "R-17", "2026-11-18"))
        #expect(invoice.seller == .init(name: "Windspiel GmbH", number: "DE136695976"))
        #expect(invoice.otherSellerNames == ["Windspiel"])
        #expect(invoice.buyer?.name == "Erika Muster")
        #expect((invoice.net, invoice.tax, invoice.total) == (eur("845"), eur("160.55"), eur("1005.55")))
        #expect(invoice.taxes.map(\.rate) == ["19"])
        #expect(invoice.taxes.map(\.net) == [eur("845")])
        #expect(invoice.taxes.map(\.amount) == [eur("160.55")])
        let line = try #require(invoice.lines.first)
        #expect((line.name, line.quantity, line.amount.decimal) == ("Drachen groß", "2", "845.00"))
    }

    @Test(arguments: [("500.00", "500"), ("0.00", "1005.55")])
    func `the total is what is left to pay, or all where it was paid before`(_ due: String, _ total: String) throws {
        #expect(try read(crossIndustry(due: due)).total == eur(total))
    }

    @Test func `a credit note gives money back`() throws {
        let credit = try read(crossIndustry(type: "381"))
        #expect((credit.total, credit.tax) == (eur("-1005.55"), eur("-160.55")))
        #expect(credit.lines.map(\.amount.decimal) == ["-845.00"])
        // Some write the sign themselves.
        #expect(try read(crossIndustry(type: "381", due: "-3.00")).total == eur("-3"))
    }

    @Test func `ZUGFeRD 1 has other names for the same`() throws {
        let invoice = try read(
            """
            <CrossIndustryDocument><HeaderExchangedDocument><ID>7</ID>
            <IssueDateTime><DateTimeString>20140711</DateTimeString></IssueDateTime></HeaderExchangedDocument>
            <SpecifiedSupplyChainTradeTransaction>
            <ApplicableSupplyChainTradeAgreement><SellerTradeParty><Name>Alt GmbH</Name></SellerTradeParty>
            </ApplicableSupplyChainTradeAgreement>
            <ApplicableSupplyChainTradeSettlement><InvoiceCurrencyCode>EUR</InvoiceCurrencyCode>
            <SpecifiedTradeSettlementMonetarySummation><GrandTotalAmount currencyID="EUR">12.5</GrandTotalAmount>
            </SpecifiedTradeSettlementMonetarySummation></ApplicableSupplyChainTradeSettlement>
            <IncludedSupplyChainTradeLineItem><SpecifiedSupplyChainTradeSettlement>
            <SpecifiedTradeSettlementMonetarySummation><LineTotalAmount>10.50</LineTotalAmount>
            </SpecifiedTradeSettlementMonetarySummation></SpecifiedSupplyChainTradeSettlement>
            <SpecifiedTradeProduct><Name>Seil</Name></SpecifiedTradeProduct></IncludedSupplyChainTradeLineItem>
            </SpecifiedSupplyChainTradeTransaction></CrossIndustryDocument>
            """
        )
        #expect(
            (invoice.seller?.name, invoice.total, invoice.day?.description) == ("Alt GmbH", eur("12.50"), "2014-07-11")
        )
        #expect(invoice.lines.map(\.name) == ["Seil"])
    }

    private func universal(_ root: String, _ line: String, currency: String = "SEK") -> String {
        """
        <\(root) xmlns:cbc="urn:b"><cbc:ID>S1</cbc:ID><cbc:IssueDate>2026-11-18</cbc:IssueDate>
        <cbc:DocumentCurrencyCode>\(currency)</cbc:DocumentCurrencyCode>
        <AccountingSupplierParty><Party><PartyName><Name>Handel</Name></PartyName>
        <PartyTaxScheme><CompanyID>SE556677889901</CompanyID></PartyTaxScheme>
        <PartyLegalEntity><RegistrationName>Handel AB</RegistrationName></PartyLegalEntity></Party></AccountingSupplierParty>
        <AccountingCustomerParty><Party><PartyLegalEntity><RegistrationName>Kund AB</RegistrationName></PartyLegalEntity>
        </Party></AccountingCustomerParty>
        <TaxTotal><TaxAmount currencyID="EUR">1.00</TaxAmount></TaxTotal>
        <TaxTotal><TaxAmount currencyID="\(currency)">25</TaxAmount><TaxSubtotal><TaxableAmount>100</TaxableAmount>
        <TaxAmount>25</TaxAmount><TaxCategory><Percent>25.0</Percent></TaxCategory></TaxSubtotal></TaxTotal>
        <LegalMonetaryTotal><TaxExclusiveAmount>100</TaxExclusiveAmount><TaxInclusiveAmount>125</TaxInclusiveAmount>
        <PayableAmount>125.004</PayableAmount></LegalMonetaryTotal>
        <\(line)Line><\(line)edQuantity>1.5</\(line)edQuantity><LineExtensionAmount>100</LineExtensionAmount>
        <Item><Name>Papper</Name></Item></\(line)Line></\(root)>
        """
    }

    @Test func `a UBL invoice says all that it has`() throws {
        let invoice = try read(universal("Invoice", "Invoice").replacing("InvoiceedQ", with: "InvoicedQ"))
        #expect((invoice.format, invoice.number) == (.universalBusinessLanguage, "S1"))
        #expect(invoice.seller == .init(name: "Handel", number: "SE556677889901"))
        #expect((invoice.otherSellerNames, invoice.buyer?.name) == (["Handel AB"], "Kund AB"))
        #expect((invoice.total?.decimal, invoice.tax?.decimal, invoice.currency.code) == ("125.00", "25.00", "SEK"))
        #expect(invoice.taxes.map(\.rate) == ["25"])
        #expect(invoice.lines.map(\.name) == ["Papper"])
    }

    @Test func `a UBL credit note gives money back`() throws {
        let credit = try read(universal("CreditNote", "CreditNote").replacing("CreditNoteedQ", with: "CreditedQ"))
        #expect((credit.total?.decimal, credit.lines.first?.quantity) == ("-125.00", "1.5"))
    }

    @Test(arguments: [("<ImportoTotaleDocumento>6.00</ImportoTotaleDocumento>", "6.00"), ("", "6.10")])
    func `FatturaPA has a total, or its sums by rate`(_ written: String, _ total: String) throws {
        let invoice = try read(
            """
            <p:FatturaElettronica xmlns:p="urn:p"><FatturaElettronicaHeader>
            <CedentePrestatore><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>01234567890</IdCodice></IdFiscaleIVA>
            <Anagrafica><Nome>Anna</Nome><Cognome>Verdi</Cognome></Anagrafica></DatiAnagrafici></CedentePrestatore>
            <CessionarioCommittente><DatiAnagrafici><Anagrafica><Denominazione>Beta</Denominazione></Anagrafica></DatiAnagrafici>
            </CessionarioCommittente></FatturaElettronicaHeader><FatturaElettronicaBody><DatiGenerali>
            <DatiGeneraliDocumento><TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa><Data>2026-01-18</Data>
            <Numero>123</Numero>\(written)</DatiGeneraliDocumento></DatiGenerali><DatiBeniServizi>
            <DettaglioLinee><Descrizione>Lavoro</Descrizione><PrezzoTotale>5.00000000</PrezzoTotale></DettaglioLinee>
            <DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>5.00</ImponibileImporto><Imposta>1.10</Imposta>
            </DatiRiepilogo></DatiBeniServizi></FatturaElettronicaBody></p:FatturaElettronica>
            """
        )
        #expect(invoice.seller == .init(name: "Anna Verdi", number: "IT01234567890"))
        #expect((invoice.total, invoice.net, invoice.tax) == (eur(total), eur("5"), eur("1.10")))
        #expect(invoice.lines.map(\.amount.decimal) == ["5.00"])
    }

    @Test func `전자세금계산서 is read in won`() throws {
        let invoice = try read(
            """
            <TaxInvoice xmlns="urn:kr:or:kec:standard:Tax"><TaxInvoiceDocument><IssueID>20261118</IssueID>
            <TypeCode>0101</TypeCode><IssueDateTime>20261118</IssueDateTime></TaxInvoiceDocument>
            <TaxInvoiceTradeSettlement><InvoicerParty><ID>1234567891</ID><NameText>한빛문구</NameText>
            <SpecifiedPerson><NameText>김대표</NameText></SpecifiedPerson></InvoicerParty>
            <InvoiceeParty><ID>2208162517</ID><NameText>푸른집</NameText></InvoiceeParty>
            <SpecifiedMonetarySummation><ChargeTotalAmount>10000</ChargeTotalAmount><TaxTotalAmount>1000</TaxTotalAmount>
            <GrandTotalAmount>11000</GrandTotalAmount></SpecifiedMonetarySummation></TaxInvoiceTradeSettlement>
            <TaxInvoiceTradeLineItem><InvoiceAmount>10000</InvoiceAmount><NameText>복사지</NameText></TaxInvoiceTradeLineItem>
            </TaxInvoice>
            """
        )
        #expect(invoice.seller == .init(name: "한빛문구", number: "1234567891"))
        #expect((invoice.buyer?.name, invoice.total) == ("푸른집", Money(minorUnits: 11000, currency: .krw)))
        #expect(invoice.lines.map(\.name) == ["복사지"])
    }

    private func mexican(type: String = "I", folio: String = #"Serie="A" Folio="2291""#) -> String {
        """
        <cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" \(folio) Fecha="2026-10-21T11:32:08"
         SubTotal="2500.00" Descuento="100.00" Moneda="MXN" Total="2784.00" TipoDeComprobante="\(type)">
        <cfdi:Emisor Rfc="SMO140612AB3" Nombre="SERVICIOS MONARCA"/><cfdi:Receptor Rfc="GALJ850101PZ1" Nombre="JORGE GARCIA"/>
        <cfdi:Conceptos><cfdi:Concepto Cantidad="1" Descripcion="Internet" Importe="2000.00"/>
        <cfdi:Concepto Cantidad="2.00" Descripcion="Renta de modem" Importe="500.00" Descuento="100.00"><cfdi:Impuestos>
        <cfdi:Traslados><cfdi:Traslado Base="400.00" Importe="64.00"/></cfdi:Traslados></cfdi:Impuestos></cfdi:Concepto>
        </cfdi:Conceptos><cfdi:Impuestos TotalImpuestosTrasladados="384.00"><cfdi:Traslados>
        <cfdi:Traslado Base="2400.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="384.00"/>
        </cfdi:Traslados></cfdi:Impuestos><cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="urn:t" UUID="5F2A-0123"/>
        </cfdi:Complemento></cfdi:Comprobante>
        """
    }

    @Test func `a Mexican CFDI has its values in attributes`() throws {
        let pesos = try #require(Currency(code: "MXN"))
        func mxn(_ decimal: String) throws -> Money { try #require(Money(decimal: decimal, currency: pesos)) }
        let invoice = try read(mexican())
        #expect((invoice.format, invoice.number, invoice.day?.description) == (.mexicanInvoice, "A 2291", "2026-10-21"))
        #expect(invoice.seller == .init(name: "SERVICIOS MONARCA", number: "SMO140612AB3"))
        #expect((invoice.buyer?.name, invoice.currency.code) == ("JORGE GARCIA", "MXN"))
        #expect(try (invoice.net, invoice.tax, invoice.total) == (mxn("2400"), mxn("384"), mxn("2784")))
        #expect(try invoice.taxes == [InvoiceTax(rate: "16", net: mxn("2400"), amount: mxn("384"))])
        #expect(invoice.lines.map(\.amount.decimal) == ["2000.00", "400.00"])
        #expect(try read(mexican(folio: "")).number == "5F2A-0123")
        #expect(try read(mexican(type: "E")).total == mxn("-2784"))
        let wages = try XMLTree.read(Array(mexican(type: "N").utf8))
        #expect(ElectronicInvoice(wages) == nil)
    }

    @Test(arguments: [("1", "96.35"), ("4", "-96.35")])
    func `a Brazilian NF-e is read with its authorisation around it, and returns give money back`(
        _ purpose: String,
        _ total: String
    ) throws {
        let invoice = try read(
            """
            <nfeProc xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe versao="4.00"><ide><nNF>41277</nNF>
            <dhEmi>2026-10-26T10:41:30-03:00</dhEmi><finNFe>\(purpose)</finNFe></ide>
            <emit><CNPJ>11447902000358</CNPJ><xNome>BOM PRECO COMERCIO LTDA</xNome><xFant>Bom Preço</xFant></emit>
            <dest><CPF>12345678909</CPF><xNome>Ana Souza</xNome></dest>
            <det nItem="1"><prod><xProd>ARROZ 5KG</xProd><qCom>1.0000</qCom><vProd>27.90</vProd></prod></det>
            <det nItem="2"><prod><xProd>PICANHA</xProd><qCom>0.685</qCom><vProd>70.45</vProd><vDesc>2.00</vDesc></prod></det>
            <total><ICMSTot><vProd>98.35</vProd><vDesc>2.00</vDesc><vNF>96.35</vNF></ICMSTot></total></infNFe></NFe></nfeProc>
            """
        )
        #expect(
            (invoice.format, invoice.number, invoice.day?.description) == (.brazilianInvoice, "41277", "2026-10-26")
        )
        #expect(invoice.seller == .init(name: "Bom Preço", number: "11447902000358"))
        #expect((invoice.otherSellerNames, invoice.buyer?.name) == (["BOM PRECO COMERCIO LTDA"], "Ana Souza"))
        #expect((invoice.total?.decimal, invoice.currency.code) == (total, "BRL"))
        #expect(invoice.lines.map(\.quantity) == ["1", "0.685"])
        #expect(invoice.lines.map(\.amount.magnitude.decimal) == ["27.90", "68.45"])
    }

    @Test(arguments: [
        "<svg/>", "<Invoice><ID>1</ID></Invoice>", "<CrossIndustryInvoice/>", "<Document><BkToCstmrStmt/></Document>",
    ])
    func `other XML is no e-invoice`(_ xml: String) throws {
        #expect(ElectronicInvoice(try XMLTree.read(Array(xml.utf8))) == nil)
        #expect(throws: ReadingError.notAnImage) { try InvoiceDecoder().open(Array(xml.utf8)) }
    }

    @Test(arguments: [
        ("5", "5.00"), ("+5.1", "5.10"), ("-1.005", "-1.01"), ("1.0049", "1.00"), (".5", "0.50"), ("-.5", "-0.50"),
        ("1.", "1.00"), ("1e3", nil), ("1,000.00", nil), ("", nil), ("-", nil), ("NaN", nil),
        ("99999999999999999", nil),
    ])
    func `amounts are rounded to the smallest unit, and nothing else is an amount`(_ text: String, _ read: String?) {
        #expect(Money(rounding: text, currency: .eur)?.decimal == read)
    }

    @Test func `an e-invoice by itself is a page of text that can be read`() throws {
        let document = try InvoiceDecoder().open(Array(crossIndustry(due: "500.00").utf8))
        let lines = try #require(try document.page(0).text).map(\.text)
        #expect(document.format == .xml)
        #expect(document.invoice?.number == "R-17")
        #expect(lines.first == "Windspiel GmbH")
        #expect(lines.contains("Total 1005.55 EUR"))
        #expect(lines.last == "Amount due 500.00 EUR")
    }

    @Test(arguments: [false, true])
    func `a signed e-invoice is opened, in one piece or in several`(_ isParted: Bool) throws {
        func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
            [tag, 0x83] + [16, 8, 0].map { UInt8(content.count >> $0 & 255) } + content
        }
        let xml = Array(crossIndustry().utf8)
        let (front, back) = (Array(xml.prefix(500)), Array(xml.dropFirst(500)))
        let octets = isParted ? element(0x24, element(4, front) + element(4, back)) : element(4, xml)
        let identifier: [UInt8] = [6, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7]
        let content = element(0x30, identifier + [1] + element(0xA0, octets))
        let signed = element(0x30, [2, 1, 1] + element(0x31, []) + content + element(0x31, []))
        let file = element(0x30, identifier + [2] + element(0xA0, signed))
        let document = try InvoiceDecoder().open(file)
        #expect((document.format, document.invoice?.number) == (.p7m, "R-17"))
        #expect(throws: ReadingError.damaged(detail: "the signed file has no content")) {
            try InvoiceDecoder().open(Array(file.prefix(100)))
        }
    }

    @Test func `the e-invoice within a PDF is found among its attachments`() throws {
        func pdf(_ files: [(name: String, text: String)]) -> [UInt8] {
            let files = files.sorted { $0.name < $1.name }
            let numbers = files.indices.map { (file: 10 + 2 * $0, stream: 11 + 2 * $0) }
            let names = zip(files, numbers).map { "(\($0.name)) \($1.file) 0 R" }.joined(separator: " ")
            let objects = zip(files, numbers).map { file, number in
                """
                \(number.file) 0 obj << /Type /Filespec /F (\(file.name)) /UF (\(file.name)) /EF << /F \(number.stream) 0 R >> >> endobj
                \(number.stream) 0 obj << /Type /EmbeddedFile /Length \(file.text.utf8.count) >> stream
                \(file.text)
                endstream endobj
                """
            }
            .joined(separator: "\n")
            let text = """
                %PDF-1.7
                1 0 obj << /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [\(names)] >> >> >> endobj
                2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
                3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj
                \(objects)
                trailer << /Root 1 0 R >>
                %%EOF
                """
            return Array(text.utf8)
        }
        let order = (name: "order.xml", text: "<Order/>"), note = (name: "note.txt", text: "no invoice")
        let open = { (files: [(name: String, text: String)]) in try PDFDecoder().open(pdf(files)) }
        #expect(try open([note, order, (name: "factur-x.xml", text: crossIndustry())]).invoice?.number == "R-17")
        #expect(try open([note, order]).invoice == nil)
        let broken = try open([(name: "factur-x.xml", text: "<a>")])
        #expect(broken.invoice == nil)
        #expect(
            try broken.page(0).picture.warnings == [
                "the attachments: the file is damaged: the XML is not well-formed"
            ]
        )
    }
}
