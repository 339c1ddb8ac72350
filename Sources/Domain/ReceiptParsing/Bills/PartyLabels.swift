/// Labels of the parties on a bill.
enum PartyLabels {
    enum Party { case seller, buyer }

    /// The party that the words label, alone or before a colon.
    static func party(_ text: some StringProtocol) -> Party? {
        let letters = FoldedText(String(text)).letters
        guard letters.count >= 2 else { return nil }
        return sellers.contains(letters) ? .seller : buyers.contains(letters) ? .buyer : nil
    }

    private static let sellers = folded(
        """
        seller, seller details, sold by, landlord, lessor, vermieter, bailleur, locatore, arrendador, locador,
        verhuurder, wynajmujący, 임대인, 貸主, from, vendor, supplier, supplied by, issued by, issuer, billed by, invoice from,
        bill from, provider, service provider, provided by, payee, shipped from and sold by,
        verkäufer, verkauf durch, verkauft von, rechnungssteller, rechnung von, rechnungsaussteller, aussteller,
        leistungserbringer, lieferant, absender, auftragnehmer,
        vendeur, vendu par, émetteur, fournisseur, prestataire, expéditeur, émis par, facturé par,
        venditore, venduto da, fornitore, cedente, cedente prestatore, prestatore, mittente, emittente, emesso da,
        vendedor, vendido por, proveedor, emisor, datos del vendedor, datos del emisor, emitente, fornecedor, prestador,
        prestador de serviços,
        verkoper, verkocht door, leverancier, afzender,
        selger, sælger, säljare, leverandør, leverantör, avsändare, avsender, informasjon om selger, solgt av, solgt af,
        såld av, myyjä, toimittaja, laskuttaja, lähettäjä,
        sprzedawca, wystawca, dostawca, prodávající, dodavatel, predávajúci, dodávateľ, eladó, szállító, kibocsátó,
        furnizor, vânzător, prodavatelj, dobavitelj, izdajatelj, pardavėjas, pārdevējs, müüja, satıcı,
        공급자, 공급하는자, 공급하는 자, 공급업체, 발행자, 발행인, 청구업체, 판매자, 発行元, 請求元, 販売元, 販売者, 売手,
        卖方, 销售方, 开票方
        """
    )

    private static let buyers = folded(
        """
        tenant, lessee, mieter, locataire, conduttore, inquilino, arrendatario, locatario, huurder, najemca, 임차인, 借主,
        bill to, billed to, billing address, billing to, invoice to, invoice address, invoiced to, sold to, customer,
        customer details, client, buyer, buyer details, purchaser, recipient, to, for, issued to, payer, attention, attn,
        ship to, shipping address, shipped to, deliver to, delivery address, delivered to, consignee,
        kunde, käufer, rechnungsempfänger, rechnung an, rechnungsadresse, rechnungsanschrift, empfänger,
        leistungsempfänger, auftraggeber, besteller, lieferadresse, lieferanschrift, versandadresse, an,
        acheteur, client, facturé à, facture à, adresse de facturation, adresse du client, adresse client, destinataire,
        adresse de livraison, livraison, livré à,
        cliente, acquirente, cessionario, committente, cessionario committente, destinatario, intestatario,
        indirizzo di fatturazione, indirizzo di spedizione, comprador, facturar a, datos del cliente,
        datos del comprador, dirección de facturación, dirección de envío, tomador, tomador de serviços, adquirente,
        sacado, pagador, endereço de entrega, endereço de cobrança,
        klant, koper, factuur aan, factuuradres, afleveradres, bezorgadres, verzendadres, aan,
        kund, köpare, faktureringsadress, fakturaadress, leveransadress, faktura till, køber, kjøper, faktureres til,
        faktura til, fakturaadresse, leveringsadresse, mottaker, modtager, asiakas, ostaja, laskutusosoite,
        toimitusosoite, vastaanottaja,
        nabywca, odbiorca, kupujący, adres dostawy, odběratel, kupující, odberateľ, kupujúci, vevő, vásárló, címzett,
        cumpărător, beneficiar, kupac, kupec, pirkėjas, pircējs, ostja, alıcı, müşteri,
        공급받는자, 공급받는 자, 구매자, 받는분, 받는 분, 수신, 고객, 고객명, 청구지, 배송지, 주문자, 請求先, ご請求先, お客様, 購入者,
        届け先, お届け先, 買手, 买方, 购买方, 购方
        """
    )

    private static func folded(_ phrases: String) -> Set<[UInt32]> {
        Set(PhraseList.of(phrases).map { FoldedText($0).letters }.filter { !$0.isEmpty })
    }
}
