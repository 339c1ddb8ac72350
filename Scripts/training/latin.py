"""Latin receipts: what their lines say, in which fonts, and what a model is to read of them."""
import re
import unicodedata
from pathlib import Path

from painter import Press

CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒ"
CHARACTERS = set(" 0123456789!\"#$%&'()*+,-./:;<=>?@[\\]^_{|}~£€¥°ß" + CAPITALS + CAPITALS.lower())
PLAIN_FORMS = str.maketrans({"’": "'", "‘": "'", "´": "'", "`": "'", "“": '"', "”": '"', "–": "-", "—": "-", "×": "x"})

WORDLISTS = {"en": ["american-english", "british-english"], "de": ["ngerman"], "fr": ["french"], "es": ["spanish"]}
LANGUAGES = ["en"] * 50 + ["my"] * 14 + ["de"] * 15 + ["fr"] * 8 + ["es"] * 8 + ["eu"] * 5  # eu: Italian, Portuguese, Nordic, Dutch

LABELS = {
    "en": "Total|TOTAL|Grand Total|Sub Total|Subtotal|Sub-Total|SUBTTL|Total Due|Amount Due|Balance Due|Balance|Total Amount|"
          "Amount|Amt|Net Total|Net Amount|Order Total|Total Sales|Total Paid|Total Payable|Sale Total|Bill Total|Check Total|"
          "Tax|Sales Tax|Tax 1|Tax 2|State Tax|City Tax|County Tax|Food Tax|VAT|V.A.T.|VAT 20%|GST|HST|PST|Tip|Gratuity|Tip 18%|"
          "Service Charge|Svc Chg|Suggested Tip|Discount|Coupon|Savings|You Saved|Member Discount|Rounding|Cash|Cash Tendered|"
          "Tendered|Tender|Amount Tendered|Change|Change Due|Your Change|Visa|Mastercard|Amex|Debit|Credit|Credit Card|EFTPOS|"
          "Card Payment|Gift Card|Contactless|Item Count|Items Sold|Items|Taxable|Non-Taxable|Exempt|Deposit|Bottle Deposit|"
          "Delivery Fee|Bag Fee|Food|Beverage|Bar|Points|Paid|Payment|Price|Unit Price|Qty",
    "my": "Total|TOTAL|Grand Total|Total (Inclusive of GST)|Total Incl GST|Total Excl. GST|Total Sales (Inclusive of GST)|"
          "Total Amt Payable|Total Amount (RM)|Nett Total|NET TOTAL|Rounding|Rounding Adj|Rounding Adjustment|Round Amt|GST|"
          "GST 6%|GST @6%|SST 6%|Service Tax|Service Charge 10%|Sub Total|Subtotal|Total Qty|Item(s)|Cash|CASH|Change|Bayaran|"
          "Jumlah|Jumlah Besar|Tunai|Baki|Diskaun|Cukai|Total RM|Total (RM)|Amount(RM)|Tax(RM)|SR @ 6%|ZRL @ 0%|Disc|Visa Card|"
          "Total Discount|Total Tax|Payable|Total Exclude GST|GST Amount|Goods|Amt",
    "de": "Summe|SUMME|Gesamt|Gesamtbetrag|Gesamtsumme|Zwischensumme|Zw-Summe|Zu zahlen|zu zahlen|Betrag|Endbetrag|Rechnungsbetrag|"
          "Total|TOTAL|Bar|BAR|Gegeben|Gegeben BAR|Rückgeld|Rückgeld BAR|Wechselgeld|Zurück|EC-Karte|EC-Cash|Girocard|"
          "Kartenzahlung|Kreditkarte|MwSt|MwSt.|MWST 19%|MwSt 7%|USt|USt. 19%|Netto|Netto-Betrag|Brutto|Steuer|Steuersatz|"
          "A = 19%|B = 7%|A 19,0%|B 7,0%|Rabatt|Preisvorteil|Pfand|Leergut|Pfand 0,25|Trinkgeld|Bewirtung|Anzahl|Artikel|Posten|"
          "Preis|Menge|Einzelpreis|Summe EUR|Geg. EC-Cash|Ges. Betrag|SUMME EUR|Treuepunkte|PAYBACK Punkte|Gutschein|Coupon",
    "fr": "Total|TOTAL|Total TTC|TOTAL TTC|Total HT|Sous-total|Sous total|Net à payer|NET A PAYER|A payer|À payer|Montant|"
          "Montant dû|Montant EUR|Reste à payer|TVA|TVA 20%|TVA 10,00%|TVA 5,5%|dont TVA|Espèces|ESPECES|Carte|CB|CARTE BANCAIRE|"
          "Carte bleue|Chèque|Rendu|Rendu monnaie|A rendre|Monnaie|Remise|Réduction|Avoir|Nb articles|Articles|Quantité|Prix|"
          "Service compris|Pourboire|Fidélité|Base HT|Acompte",
    "es": "Total|TOTAL|Total a pagar|TOTAL A PAGAR|Importe|Importe total|Subtotal|Sub-total|Base imponible|Base|Cuota|IVA|I.V.A.|"
          "IVA 21%|IVA 10%|IVA incluido|Efectivo|EFECTIVO|Tarjeta|Tarjeta crédito|Cambio|Entregado|Entrega|A devolver|Descuento|"
          "Dto.|Propina|Artículos|Cantidad|Precio|Unidades|Pagado|Suma|Su cambio|Total compra|Total venta|A cobrar",
    "eu": "Totale|TOTALE|Totale complessivo|Totale €|di cui IVA|Subtotale|Contanti|Resto|Pagamento|Importo pagato|Totaal|TOTAAL|"
          "Te betalen|Subtotaal|BTW 21%|Wisselgeld|Pinnen|Total a pagar|Troco|Dinheiro|Cartão|Cartão de débito|Promoção|Desconto|"
          "Summa|Att betala|Moms|Totalt|Å betale|Beløb|I alt|Kort|Kontant|Betalt|MVA 25%|Käteinen|Yhteensä|Kvittering|Avrundning",
}
HEADS = {
    "en": "Receipt|Receipt No|Receipt #|Invoice|Invoice No|Order|Order #|Order No.|Check|Check #|Chk|Table|Table #|Tbl|Server|Cashier|"
          "Clerk|Operator|Served by|Reg|Register|Terminal|Term|Trans|Trans #|Tran ID|Transaction|Ref|Ref No|Reference|Auth|Auth Code|"
          "Approval|Approval Code|AID|TID|MID|Merchant ID|Terminal ID|Batch|Batch #|Store|Store #|Lane|Guests|Guest|Cust|Customer|"
          "Host|Station|Tel|Phone|Fax|VAT No|VAT Reg No|Card|Card #|Card No|Acct|Account|Entry Method|Seq|Trace|Till|Ticket|Ticket #|"
          "Date|Time|Sale|Type|Bill No|Bill|POS|Salesperson|Member|Rewards|Barcode|SKU|Item|Description|Covers",
    "my": "Tax Invoice|Invoice No|Receipt No|Receipt #|Bill No|Doc No|Document No.|Cashier|Counter|GST No|GST ID|GST Reg No|GST ID No|"
          "Co Reg No|Company Reg. No|ROC No|Tel|Tel No|Fax|Table|Pax|Slip No|Till|User|Salesperson|Member|Trans|Ref|Terminal|Station|"
          "Customer|Bill To|Attn|Date|Time|Tarikh|Masa|No. Resit|Juruwang|Code|Qty|U.Price|Item|Description|Approval Code|Batch|MID|TID",
    "de": "Bon|Bon-Nr.|BonNr|Beleg|Beleg-Nr.|Belegnummer|Rechnung|Rechnung Nr.|Kasse|Kassierer|Bediener|Es bediente Sie|Filiale|Markt|"
          "Tisch|Tel.|Telefon|Fax|USt-IdNr.|USt-ID|UID Nr.|Steuernummer|St.Nr.|Datum|Uhrzeit|Zeit|Terminal|Terminal-ID|TA-Nr.|"
          "Trace-Nr.|VU-Nr.|Genehmigungs-Nr.|Karte|Kartennr.|Kunde|Kundenbeleg|Seriennummer|Signaturzähler|Transaktion|TSE|"
          "Posten|Artikel|Pos.|Start|Stop|Bezahlung",
    "fr": "Ticket|Ticket N°|Facture|Facture N°|Caisse|Caissier|Hôtesse|Vendeur|Serveur|Table|Couverts|Tél|Tél.|Tel|SIRET|SIREN|"
          "RCS|APE|TVA Intracom|N° TVA|Date|Heure|le|Carte|N° carte|Terminal|Autorisation|No Auto|Commande|Client|Magasin|Désignation",
    "es": "Ticket|Factura|Factura simplificada|Factura N°|Nº|Num.|Caja|Cajero|Vendedor|Le atendió|Mesa|Camarero|Comensales|Tel.|Tlf|"
          "Teléfono|NIF|CIF|N.I.F.|R.F.C.|Fecha|Hora|Tarjeta|Operación|Autorización|Terminal|Comercio|Cliente|Tienda|Descripción",
    "eu": "Scontrino|Documento N.|P.IVA|Partita IVA|Data|Ora|Cassa|Cassiere|Operatore|Tavolo|Bon|Kassa|Datum|Tijd|Filiaal|Fatura|NIF|"
          "CNPJ|Número|Balcão|Kvitto|Kassør|Butik|Org.nr|Dato|Tid|Säljare|Fattura n°|Città|Código",
}
ITEMS = {
    "en": "Coffee|Latte|Cappuccino|Espresso|Tea|Green Tea|Diet Coke|Coke|Sprite|Water|Beer|IPA|Wine|House Red|Margarita|Burger|"
          "Cheeseburger|Fries|Chicken|Chicken Wings|Tacos|Burrito|Pizza|Pepperoni|Salad|Caesar Salad|Soup|Sandwich|Club|Steak|Ribeye|"
          "Salmon|Sushi|Roll|Pad Thai|Noodles|Rice|Fried Rice|Eggs|Bacon|Pancakes|Milk|2% Milk|Bread|Butter|Cheese|Yogurt|Bananas|"
          "Apples|Oranges|Grapes|Tomatoes|Onions|Potatoes|Carrots|Lettuce|Avocado|Cereal|Cookies|Chips|Candy|Chocolate|Ice Cream|"
          "Paper Towel|Tissue|Soap|Shampoo|Battery|Bag|Card|Book|Shirt|Socks|Jeans|Unleaded|Diesel|Pump|Regular|Gallons|Parking|Adult|"
          "Child|Combo|Meal|Large|Medium|Small|Side|Add|No Onion|Extra|Org|Fresh|Frozen|Whole Wheat|Gluten Free",
    "my": "Nasi Lemak|Nasi Goreng|Nasi Ayam|Mee Goreng|Kuey Teow|Laksa|Roti Canai|Teh Tarik|Teh O Ais|Kopi O|Milo Ais|Limau Ais|Sirap|"
          "Ayam Goreng|Ikan Bakar|Sambal|Satay|Telur|Sayur|Tauhu|Kari|Kuih|Air Mineral|Sky Juice|Ice Lemon Tea|Maggi|Minyak|Gula|Susu|"
          "Beras|Tepung|Plastic Bag|Hose|PVC Pipe|Cement|Paint|Nail|Screw|Cable Tie|Switch|Lamp|A4 Paper|Ball Pen|File|Marker|Stapler|"
          "Gardenia|Wholemeal|Croissant|Bun|Cake|Durian|Kaya|Petrol|RON95|Handling Charge|Dunhill|Takeaway|Set A|Set Lunch",
    "de": "Brot|Brötchen|Vollkornbrot|Butter|Milch|Frische Milch|H-Milch 1,5%|Käse|Gouda|Emmentaler|Joghurt|Quark|Sahne|Eier|Bio Eier|"
          "Wurst|Schinken|Salami|Hackfleisch|Hähnchen|Lachs|Kartoffeln|Tomaten|Rispentomaten|Gurke|Paprika|Zwiebeln|Möhren|Äpfel|"
          "Bananen|Erdbeeren|Weintrauben|Zitronen|Salat|Nudeln|Spaghetti|Reis|Mehl|Zucker|Salz|Öl|Olivenöl|Essig|Kaffee|Tee|Bier|"
          "Pils|Weißwein|Rotwein|Mineralwasser|Apfelschorle|Saft|Schokolade|Kekse|Chips|Gummibärchen|Müsli|Honig|Marmelade|"
          "Toilettenpapier|Küchenrolle|Spülmittel|Waschmittel|Müllbeutel|Zahnpasta|Tüte|Papiertragetasche|Schnitzel|Pommes|Bratwurst",
    "fr": "Baguette|Pain|Croissant|Beurre|Lait|Crème|Crème fraîche|Fromage|Camembert|Comté|Yaourt|Jambon|Saucisson|Poulet|Bœuf|Saumon|"
          "Pommes|Poires|Pêches|Fraises|Tomates|Salade|Carottes|Oignons|Café|Café crème|Thé|Bière|Vin rouge|Rosé|Eau minérale|Jus|"
          "Sucre|Farine|Pâtes|Riz|Huile|Œufs|Gâteau|Tarte|Chocolat|Menu|Entrée|Plat du jour|Dessert|Formule|Steak frites|Sac|Essence",
    "es": "Pan|Barra|Leche|Leche entera|Queso|Jamón|Jamón ibérico|Chorizo|Huevos|Aceite|Aceite de oliva|Arroz|Azúcar|Sal|Harina|Café|"
          "Café con leche|Cortado|Té|Agua|Cerveza|Caña|Vino tinto|Zumo|Naranjas|Plátanos|Manzanas|Limón|Tomate|Patatas|Cebolla|Pollo|"
          "Ternera|Atún|Merluza|Gambas|Tortilla|Ensalada|Paella|Bocadillo|Menú del día|Postre|Helado|Piña|Champú|Bolsa|Gasóleo",
    "eu": "Caffè|Cappuccino|Acqua|Birra|Vino|Tiramisù|Ragù|Prosciutto|Così|Più|Pão|Pão de queijo|Maçã|Limão|Feijão|Açúcar|Café|Água|Frango|"
          "Kaffe|Smør|Brød|Øl|Rødvin|Rugbrød|Pålæg|Mælk|Kjøtt|Fløte|Smörgås|Bröd|Mjölk|Ägg|Ost|Kött|Köttbullar|Grädde|Blåbær|Leverpostej|"
          "Kaas|Melk|Brood|Koffie|Ei|Citroën|Knäckebröd|Naïve|Noël|Maïs|Crêpe|Pane|Formaggio|Mozzarella",
}
SHOPS = ("Market|Supermarket|Mini Market|Restaurant|Cafe|Grill|Diner|Bakery|Pharmacy|Hardware|Stationery|Books|Trading|Enterprise|"
         "Kitchen|Bistro|Pizza|Bar|Pub|Hotel|Foods|Store|Stores|Outlet|Express|Mart|Electrical|Service Station|Petroleum|Fashion|"
         "Bäckerei|Metzgerei|Apotheke|Drogerie|Gasthaus|Getränkemarkt|Boulangerie|Pâtisserie|Brasserie|Pharmacie|Panadería|"
         "Farmacia|Restaurante|Cafetería|Restoran|Kedai|Pasaraya|Perniagaan|Deli|Coffee|Steakhouse|Brewery|Garden|House").split("|")
FORMS = ["Sdn Bhd", "SDN. BHD.", "(M) SDN BHD", "Inc.", "LLC", "Ltd", "Ltd.", "PLC", "GmbH", "GmbH & Co. KG", "oHG", "e.K.", "SARL", "S.A.",
         "S.A.S.", "S.L.", "S.A. de C.V.", "& Co", "Pte Ltd", "Corp", "& Sons", ""]
STREETS = {"en": ["St", "Street", "Ave", "Avenue", "Blvd", "Rd", "Road", "Dr", "Lane", "Way", "Hwy", "Pkwy", "Plaza"],
           "my": ["Jalan", "Jln", "Lorong", "Taman", "Persiaran", "Lebuh", "Bandar", "Kampung"],
           "de": ["straße", "strasse", "str.", "weg", "platz", "allee", "gasse", "ring"],
           "fr": ["rue", "rue de", "avenue", "bd", "place", "av. du", "quai", "chemin"],
           "es": ["Calle", "C/", "Avda.", "Av.", "Plaza", "Paseo", "Ctra.", "Camino"],
           "eu": ["Via", "Corso", "Rua", "Avenida", "Gata", "Vej", "Straat", "Piazza"]}
TOWNS = {"en": "New York, NY|Los Angeles, CA|Chicago, IL|Houston, TX|Seattle, WA|Portland, OR|Boston, MA|Miami, FL|Denver, CO|"
               "San Francisco, CA|Austin, TX|Las Vegas, NV|London|Leeds|Manchester|Bristol|Glasgow|Toronto ON|Sydney NSW|Singapore|"
               "Orlando, FL|Atlanta, GA|San Diego, CA|Phoenix, AZ",
         "my": "Kuala Lumpur|Petaling Jaya|Shah Alam, Selangor|Johor Bahru, Johor|Subang Jaya, Selangor|Klang|Puchong, Selangor|Ipoh|"
               "Georgetown, Penang|Kajang, Selangor|Cheras|Seremban|Melaka|Skudai, Johor|Rawang|Ampang",
         "de": "Berlin|Hamburg|München|Köln|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Nürnberg|Wien|Zürich|Lübeck|Göttingen",
         "fr": "Paris|Lyon|Marseille|Toulouse|Nice|Nantes|Bordeaux|Lille|Rennes|Genève|Montréal QC|Orléans|Nîmes|Besançon",
         "es": "Madrid|Barcelona|Valencia|Sevilla|Málaga|Bilbao|Zaragoza|México D.F.|Bogotá|Córdoba|León|A Coruña|Cádiz|Alcalá",
         "eu": "Roma|Milano|Forlì|Lisboa|São Paulo|Amsterdam|Kobenhavn K|København|Malmö|Göteborg|Århus|Tromsø|Oslo|Ærø|Ålesund|Évora"}
PHRASES = {
    "en": "Thank you|THANK YOU|Thank you for shopping with us|Thank You! Please Come Again|Have a nice day|Customer Copy|"
          "Merchant Copy|Please keep this receipt|No refund without receipt|Returns within 30 days|APPROVED|Chip Read|Swiped|"
          "PIN VERIFIED|SIGNATURE NOT REQUIRED|Dine In|To Go|Take Out|TABLE SERVICE|Welcome to|Tell us how we did|Survey Code|"
          "I agree to pay the above total amount|according to card issuer agreement|Join our rewards program|Cashback|Reprint|"
          "Open 24 hours|Duplicate|Guest Check|Sale|Purchase|Cust Copy|Retain this copy for your records|All prices include VAT|"
          "Delivered to your door|Gratuity not included|Order online at|Follow us on|Bill Re-print|Closed",
    "my": "Terima Kasih|TERIMA KASIH SILA DATANG LAGI|Thank You & Come Again!|Thank You. Please Come Again|Tax Invoice|TAX INVOICE|"
          "Goods sold are not returnable & refundable|Goods Sold Are Not Returnable|GST Summary|GST Analysis|Simplified Tax Invoice|"
          "Exchange within 3 days with receipt|Please keep the receipt|Self collect|Dine In|Take Away|Open Table|Item(s) Code|"
          "This is a computer generated invoice|no signature required|All amounts in RM|Prices inclusive of GST",
    "de": "Vielen Dank für Ihren Einkauf|Vielen Dank|Danke für Ihren Besuch|Auf Wiedersehen|Es bediente Sie|Bitte Beleg aufbewahren|"
          "Kundenbeleg|Händlerbeleg|Umtausch nur mit Bon|Zahlung erfolgt|Kartenzahlung kontaktlos|Öffnungszeiten|Mo-Sa 8-20 Uhr|"
          "Montag - Samstag|Rechnung|Quittung|Bewirtungsaufwand-Angaben|Steuer Netto Brutto|TSE-Signatur|Wir freuen uns auf Sie|"
          "Preise inkl. MwSt.|im Hause|außer Haus|Guten Appetit|Es gelten unsere AGB|Gesamtumsatz",
    "fr": "Merci de votre visite|Merci et à bientôt|Au revoir|Merci de votre fidélité|Ticket client|Ticket à conserver|Carte bancaire|"
          "Sans contact|Prix nets|Service compris|Débit|Copie client|Bonne journée|Échange sous 30 jours|Facture acquittée|Sur place|"
          "À emporter|Conservez votre ticket",
    "es": "Gracias por su visita|Gracias por su compra|Muchas gracias|Vuelva pronto|Copia cliente|Copia para el cliente|IVA incluido|"
          "Factura simplificada|Conserve su ticket|Cambios y devoluciones|Para llevar|Buen provecho|Operación aceptada|Venta|"
          "No se admiten devoluciones|Atendido por",
    "eu": "Grazie e arrivederci|Arrivederci|Bedankt en tot ziens|Obrigado e volte sempre|Obrigada pela preferência|Tack för besöket|"
          "Välkommen åter|Tak for besøget|Takk for besøket|Documento commerciale|di vendita o prestazione|Kassakvitto|Öppet köp|Não é documento fiscal",
}
MONTHS = {"en": "January|February|March|April|May|June|July|August|September|October|November|December".split("|"),
          "de": "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember".split("|"),
          "fr": "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre".split("|"),
          "es": "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre".split("|")}
DAYS = {"en": "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday".split("|"),
        "de": "Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag".split("|"),
        "fr": "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche".split("|"),
        "es": "lunes|martes|miércoles|jueves|viernes|sábado|domingo".split("|")}
NAMES = ("Anna|Maria|John|Mike|Sarah|Linda|David|James|Emily|Kevin|Susan|Peter|Laura|Chris|Ahmad|Siti|Nurul|Lim|Tan|Wong|Lee|Chen|Raj|"
         "Kumar|Müller|Schmidt|Weber|Jürgen|Günther|René|Zoé|José|Núñez|Sofía|Admin|Manager|Staff 1|Self Checkout|Counter 2").split("|")
PAYMENTS = ["VISA", "Visa", "MASTERCARD", "MasterCard", "AMEX", "Discover", "MAESTRO", "Debit", "girocard", "VISA DEBIT", "CB", "UnionPay"]

# Receipt printers are monospaced; the office printers behind A4-like receipts are Arial and its kin.
PRESS = Press(fonts=[
    (55, r"Liberation ?Mono|Cousine|DejaVuSansMono|NimbusMonoPS-B|FreeMonoBold|Hack-|Inconsolata|Go-Mono|B612Mono|NotoSansMono|NotoMono|"
         r"Anonymous Pro( B)?\.|agave|FantasqueSansMono|FiraCode-(Reg|Med|Bold)|JetBrainsMono-(Reg|Med|Bold)|mononoki|TlwgMono|"
         r"Courier Prime (Code|Sans)|GNUTypewriter|monof55|TlwgTypo|TlwgTypewriter|texgyrecursor"),
    (18, r"spleen-(12x24|16x32|8x16|32x64)|TerminusTTF|Px_IBM|Px_VGA|Px_Amstrad|3270|Glass_TTY|unifont\.|DotGothic|ProggyTiny"),
    (8, r"OCRA|OCRB"),
    (30, r"LiberationSans|Arimo|NimbusSans|RobotoCondensed-(Reg|Med|Bold)|Roboto-(Reg|Med|Bold)|Carlito|OpenSans-(Reg|Semi|Bold|Cond)|"
         r"texgyreheros|FreeSans|DejaVuSans(Condensed)?(-Bold)?\.|Lato-(Reg|Bold)|Play-|B612-|Go-(Reg|Bold)"),
    (4, r"LiberationSerif|Tinos|texgyretermes|DejaVuSerif"),
    (10, r"[Ll]obster|LeagueSpartan|Leckerli|Kaushan|DancingScript-Bold|ComicNeue|BebasNeue|Quicksand|Comfortaa|Cabin-|Oxygen-Sans|PT[SC]|Jura-(Semi|Bold|Med)|"
         r"Yanone|GoudyBook|AveriaGWF|Inter-(Black|Bold)|okolaks|Reggae|Dosis|TomsonTalks|RG2014|URWBookman|URWGothic|C059|P052|texgyre(adventor|bonum|chorus)|"
         r"Lato-(Black|Heavy)|OpenSans-Extra|Roboto-Black|NimbusSansNarrow|texgyreheroscn"),
], pixel_fonts=re.compile(r"spleen|Terminus|Px_|3270|Glass|unifont|DotGothic|Proggy"),
    tall=re.compile(r"[A-Z0-9bdfhkltßÀ-ÖØ-Þ()\[\]{}|/$&€£¥%@#]"))
LONGEST = 56  # characters of a line


def truth(printed):
    """What a model is to read: one space between words, only characters of the set. `None` if there is nothing."""
    text = unicodedata.normalize("NFC", printed.translate(PLAIN_FORMS))
    text = re.sub(r"\s+", " ", "".join(c for c in text if c in CHARACTERS or c.isspace())).strip()
    return text or None


class Text:
    """Invents what a line of a receipt says."""

    def __init__(self, rng, words):
        self.rng, self.words = rng, words

    def line(self):
        r, lang = self.rng, self.rng.choice(LANGUAGES)
        kind = r.choices([self.labelled, self.item, self.dated, self.headed, self.address, self.shop, self.phrase, self.card,
                          self.code, self.figures, self.rule], [24, 22, 13, 12, 6, 11, 7, 4, 2, 5, .5])[0]
        return self.cased(kind(lang))

    def cased(self, text):
        k = self.rng.random()
        return text.upper().replace("ẞ", "SS") if k < .42 else text.lower() if k < .46 else text

    def pick(self, table, lang):
        return self.rng.choice((table.get(lang) or table["en"]).split("|"))

    def word(self, lang):
        words = self.words.get("en" if lang == "my" else lang)
        if not words or self.rng.random() < .3:
            return self.pick(ITEMS, lang)
        word = self.rng.choice(words)
        return word if self.rng.random() < .3 else word.capitalize()

    def digits(self, n):
        return "".join(self.rng.choice("0123456789") for _ in range(n))

    def number(self, lang, value=None, places=2):
        """A figure as printed in that country: 1,234.50 or 1.234,50 or 1 234,50."""
        r = self.rng
        value = value if value is not None else min(10 ** r.uniform(-.5, r.choice([2, 2, 3, 4.5])), 99999)
        if r.random() < .25:
            value = round(value) + r.choice([0, 0, .5, .9, .99, .95])
        text = f"{value:,.{places}f}"
        if r.random() < .2:
            text = text.replace(",", "")
        if lang in ("de", "fr", "es", "eu"):
            comma = " " if lang == "fr" else "."
            text = text.replace(",", "\0").replace(".", ",").replace("\0", comma) if r.random() < .93 else text
        return text

    def amount(self, lang):
        r, n = self.rng, self.number(lang)
        if r.random() < .07:
            n = r.choice([f"-{n}", f"{n}-", f"({n})", f"- {n}"])
        if lang in ("de", "fr", "es", "eu"):
            form = r.choices(["{}", "{} €", "{}€", "EUR {}", "{} EUR", "€ {}", "{} A", "{} B", "{} *", "{} 1"],
                             [42, 9, 7, 7, 8, 4, 9, 7, 2, 3])[0]
        elif lang == "my":
            form = r.choices(["{}", "RM {}", "RM{}", "{} SR", "{} ZRL", "{} T", "MYR {}", "{} S", "S$ {}"], [50, 12, 16, 6, 3, 4, 3, 3, 3])[0]
        else:
            form = r.choices(["{}", "${}", "$ {}", "£{}", "USD {}", "{} T", "{} N", "{} F", "{} TX", "${} T", "{} A", "S${}", "€{}", "USD${}",
                              "US$ {}", "¥{}"], [40, 28, 4, 8, 2, 3, 2, 2, 1, 2, 2, 2, 1, 1, 1, 1])[0]
        return form.format(n)

    def wide(self):
        return " " * self.rng.choice([1, 1, 1, 1, 2, 3, 5, 8, 12])

    def labelled(self, lang):
        r = self.rng
        label = self.pick(LABELS, lang) + r.choice(["", "", "", ":", " :", "...", " EUR" if lang in ("de", "fr", "es", "eu") else ""])
        if r.random() < .06:
            label = f"{r.choice(['*', '**', '-', '>', '='])} {label}"
        if r.random() < .05:
            label += f" {self.number(lang, r.choice([5, 5.5, 6, 7, 8.25, 8.875, 10, 19, 20, 21]), r.choice([0, 1, 2, 3]))}%"
        return label if r.random() < .06 else label + self.wide() + self.amount(lang)

    def item(self, lang):
        r = self.rng
        name = " ".join(self.word(lang) for _ in range(r.choice([1, 1, 2, 2, 3])))
        if r.random() < .25:
            name += " " + r.choice(["500ml", "1L", "200g", "1.5L", "0,5l", "12oz", "16 OZ", "6pk", "1kg", "330ML", "(L)", "XL", "3PCS", "10's",
                                    "1/2", "250G", "2x", "100%", "75CL", "0.7"])
        if r.random() < .22:
            name = r.choice([f"{r.randint(1, 12)} ", f"{r.randint(1, 5)}x ", f"{r.randint(1, 5)} x ", f"#{r.randint(1, 99)} ", "* ", "+ ",
                             f"{self.digits(r.choice([4, 6, 8, 12, 13]))} ", "- ", f"{r.randint(1, 30):02} "]) + name
        q, price = r.randint(1, 20), self.number(lang)
        sign = r.choice(["x", "X", "@", "*", "x"])
        weight = self.number(lang, r.uniform(.05, 5), 3)
        return r.choices([f"{name}{self.wide()}{self.amount(lang)}", name, f"{q} {sign} {price}{self.wide()}{self.amount(lang)}",
                          f"{q} {sign} {price}", f"{name} {q} {price}{self.wide()}{self.number(lang)}",
                          f"{weight} kg {sign} {price} {r.choice(['EUR/kg', '/kg', '€/kg', '$/lb'])}{self.wide()}{self.number(lang)}",
                          f"{q} {r.choice(['pcs', 'Stk', 'pc', 'UNIT', 'ea', 'ST'])} {sign} {price}", f"{price}{self.wide()}{q}{self.wide()}{price}"],
                         [48, 14, 9, 5, 12, 3, 3, 6])[0]

    def date(self, lang):
        r = self.rng
        y, m, d = r.randint(2008, 2029), r.randint(1, 12), r.randint(1, 31)
        yy = f"{y % 100:02}"
        lang = lang if lang in MONTHS else "en"
        name = MONTHS[lang][m - 1]
        short = r.choice([name[:3], name[:3].upper(), name, name.upper() if len(name) < 6 else name[:3]])
        day = DAYS[lang][r.randint(0, 6)]
        a, b = (m, d) if lang == "en" and r.random() < .5 else (d, m)
        s = r.choice("//-.") if lang != "de" else r.choice("...-/")
        text = r.choices(
            [f"{a:02}{s}{b:02}{s}{y}", f"{a:02}{s}{b:02}{s}{yy}", f"{a}{s}{b}{s}{y}", f"{a}{s}{b}{s}{yy}", f"{y}-{m:02}-{d:02}", f"{y}/{m:02}/{d:02}",
             f"{d:02}-{short}-{y}", f"{d:02} {short} {y}", f"{d} {short} {yy}", f"{short} {d}, {y}", f"{short} {d:02}, {y}", f"{d:02}{short}{yy}",
             f"{short}{d:02}'{yy}", f"{d:02}/{short}/{y}", f"{d}. {name} {y}", f"{d} de {name} de {y}" if lang == "es" else f"{short}. {d}, {y}",
             f"{y}.{m:02}.{d:02}", f"{short} {d:02} {y}", f"{d:02} {short}' {yy}"],
            [26, 18, 8, 8, 8, 3, 5, 5, 3, 5, 3, 2, 2, 2, 2, 2, 2, 2, 1])[0]
        if r.random() < .12:
            text = r.choice([f"{day[:3]} {text}", f"{day}, {text}", f"{text} ({day[:3]})", f"{text} {day[:3]}", f"{day[:2]} {text}"])
        return text

    def time(self):
        r = self.rng
        h, m, s = r.randint(0, 23), r.randint(0, 59), r.randint(0, 59)
        half = "AM" if h < 12 else "PM"
        return r.choice([f"{h:02}:{m:02}", f"{h:02}:{m:02}:{s:02}", f"{h % 12 or 12}:{m:02} {half}", f"{h % 12 or 12}:{m:02}{half}",
                         f"{h % 12 or 12:02}:{m:02}:{s:02} {half}", f"{h % 12 or 12}:{m:02} {half.lower()}", f"{h}:{m:02}", f"{h:02}:{m:02} Uhr",
                         f"{h:02}h{m:02}", f"{h:02}.{m:02}", f"{h % 12 or 12}:{m:02}{half[0].lower()}"])

    def dated(self, lang):
        r, date, time = self.rng, self.date(lang), self.time()
        label = r.choice({"de": ["Datum", "Datum:", "Belegdatum"], "fr": ["Date", "le", "Date :"], "es": ["Fecha", "Fecha:"],
                          "my": ["Date", "Date :", "DATE:", "Invoice Date :", "Tarikh"]}.get(lang, ["Date", "Date:", "DATE", "Order Date:", "Trans Date"]))
        return r.choices([f"{date}{self.wide()}{time}", f"{label} {date}", f"{label} {date}{self.wide()}{time}", date, f"{date}{self.wide()}{self.code(lang)}",
                          f"{time}{self.wide()}{date}", f"{label} {date} Time: {time}", f"{self.digits(4)} {date} {time}", f"Time {time}",
                          f"{date} {time} {self.digits(2)} {self.digits(4)}"], [30, 14, 8, 14, 8, 6, 6, 5, 4, 5])[0]

    def headed(self, lang):
        r = self.rng
        value = r.choice([self.digits(r.randint(1, 12)), self.code(lang), self.phone(lang), r.choice(NAMES), self.digits(12),
                          f"{self.digits(6)}-{r.choice('ABDHKMTUVWX')}", f"({self.digits(6)}-{r.choice('ABDHKMTUVWX')})",
                          f"{r.choice(['GB', 'DE', 'FR', 'ES', 'ATU', 'NL'])}{self.digits(9)}", f"{self.digits(3)}/{self.digits(3)}/{self.digits(5)}"])
        return self.pick(HEADS, lang) + r.choice([": ", " : ", " ", " ", ":", " #", "  "]) + value

    def phone(self, lang):
        r, d = self.rng, self.digits
        return r.choice([f"({d(3)}) {d(3)}-{d(4)}", f"{d(3)}-{d(3)}-{d(4)}", f"0{d(1)}-{d(4)} {d(4)}", f"0{d(1)}-{d(8)}", f"0{d(3)}/{d(6)}", f"+49 {d(3)} {d(7)}",
                         f"0{d(1)}.{d(2)}.{d(2)}.{d(2)}.{d(2)}", f"0{d(1)} {d(2)} {d(2)} {d(2)} {d(2)}", f"0{d(4)} {d(6)}", f"+60{d(2)}-{d(3)} {d(4)}", f"{d(3)}.{d(3)}.{d(4)}"])

    def address(self, lang):
        r, street, n = self.rng, self.rng.choice(STREETS[lang]), self.rng.randint(1, 9999 if lang == "en" else 199)
        name = r.choice([self.word(lang), r.choice(NAMES)])
        town = self.pick(TOWNS, lang)
        if r.random() < .5:
            return {"en": f"{town} {self.digits(5)}", "my": f"{self.digits(5)} {town}"}.get(lang, f"{r.choice(['', 'D-', 'F-'])}{self.digits(5)} {town}")
        return {"en": f"{n} {r.choice(['', 'N ', 'S. ', 'W ', 'E '])}{name} {street}", "de": f"{name}{street} {n}",
                "my": f"{r.choice(['No. ', 'Lot ', 'No ', ''])}{n}, {street} {r.choice([name, f'SS {n}/{self.digits(1)}', f'PJS {self.digits(2)}', 'Bunga'])},",
                "fr": f"{n} {street} {name}", "es": f"{street} {name}, {n}", "eu": f"{street} {name} {n}"}[lang]

    def shop(self, lang):
        r = self.rng
        return r.choice([f"{self.word(lang)} {r.choice(SHOPS)} {r.choice(FORMS)}", f"{r.choice(NAMES)}'s {r.choice(SHOPS)}", f"{r.choice(SHOPS)} {self.word(lang)}",
                         f"The {self.word(lang)} {r.choice(SHOPS)}", f"{self.word(lang)} & {self.word(lang)}",
                         f"www.{self.ascii(lang)}.{r.choice(['com', 'de', 'fr', 'es', 'com.my', 'co.uk', 'net'])}", f"{self.ascii(lang)}@{self.ascii(lang)}.com"]).strip()

    def ascii(self, lang):
        return unicodedata.normalize("NFKD", self.word(lang)).encode("ascii", "ignore").decode().lower().replace(" ", "") or "shop"

    def phrase(self, lang):
        r = self.rng
        text = self.pick(PHRASES, lang) if r.random() < .6 else " ".join(self.word(lang) for _ in range(r.randint(2, 5)))
        return r.choice([text, text, text, text + "!", text + ".", f"*** {text} ***", f"** {text} **", f"- {text} -", f"<{text}>", f"[{text}]", f'"{text}"', text + "?"])

    def card(self, lang):
        r, d = self.rng, self.digits
        mask = r.choice(["X", "x", "*", "#"])
        number = r.choice([f"{mask * 12}{d(4)}", f"{mask * 4} {mask * 4} {mask * 4} {d(4)}", f"{mask * 4}-{mask * 4}-{mask * 4}-{d(4)}", f"{d(4)} {mask * 4} {mask * 4} {d(4)}",
                           f"{mask * 8}{d(4)}", f"{d(6)}{mask * 6}{d(4)}", f"{mask * 4}{d(4)}", f"{mask * 4} {d(4)}"])
        return r.choice([f"{r.choice(PAYMENTS)} {number}", number, f"{r.choice(PAYMENTS)} {mask * 4}{d(4)}{self.wide()}{self.amount(lang)}", f"{self.pick(HEADS, lang)}: {number}"])

    def code(self, lang):
        r = self.rng
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        return r.choice([self.digits(r.choice([4, 6, 8, 10, 13])), f"{r.choice(letters)}{self.digits(r.randint(3, 9))}", f"{self.digits(3)}-{self.digits(4)}",
                         "".join(r.choice(letters + "0123456789") for _ in range(r.randint(4, 16))), f"#{self.digits(r.randint(2, 6))}",
                         f"{r.choice(letters)}{r.choice(letters)}{self.digits(2)}-{self.digits(6)}", f"{self.digits(2)}/{self.digits(4)}", f"A{self.digits(13)}"])

    def figures(self, lang):
        return self.wide().join(self.amount(lang) for _ in range(self.rng.choice([1, 1, 1, 2, 3])))

    def rule(self, lang):
        r = self.rng
        return r.choice(["-", "=", "*", "_", ".", "- ", "* "]) * r.randint(4, 36)


def words(paths):
    """Words by language; a list given by hand serves every language."""
    def read(path):
        lines = Path(path).read_text(encoding="utf-8", errors="ignore").splitlines()
        return [w for w in lines if 2 < len(w) < 13 and re.fullmatch(r"[A-Za-zÀ-ÖØ-öø-ÿœß]+", w)]
    if paths:
        words = [w for path in paths for w in read(path)]
        return {lang: words for lang in WORDLISTS}
    return {lang: [w for name in names if (path := Path("/usr/share/dict", name)).exists() for w in read(path)] for lang, names in WORDLISTS.items()}
