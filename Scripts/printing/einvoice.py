"""The XML of an e-invoice, as Factur-X and ZUGFeRD attach it to a PDF (UN/CEFACT Cross Industry Invoice D16B)."""
from xml.sax.saxutils import escape

SPACES = " ".join(f'xmlns:{prefix}="urn:un:unece:uncefact:data:{name}:100"' for prefix, name in (
    ("rsm", "standard:CrossIndustryInvoice"), ("ram", "standard:ReusableAggregateBusinessInformationEntity"),
    ("udt", "standard:UnqualifiedDataType")))


def decimal(units):
    return f"{units // 100}.{units % 100:02}"


def cross_industry(number, day, seller, tax_number, buyer, lines, rate):
    """`lines`: names, quantities and net amounts in hundredths; `rate` in percent."""
    net = sum(amount for _, _, amount in lines)
    tax = round(net * rate / 100)
    goods = "".join(
        f"<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>{place}</ram:LineID>"
        f"</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>{escape(name)}</ram:Name>"
        f'</ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">{quantity}'
        f"</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement>"
        f"<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>{decimal(amount)}</ram:LineTotalAmount>"
        f"</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>"
        f"</ram:IncludedSupplyChainTradeLineItem>\n"
        for place, (name, quantity, amount) in enumerate(lines, 1))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice {SPACES}>
<rsm:ExchangedDocument><ram:ID>{escape(number)}</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime>
<udt:DateTimeString format="102">{day.replace("-", "")}</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
{goods}<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>{escape(seller)}</ram:Name>
<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">{tax_number}</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
<ram:BuyerTradeParty><ram:Name>{escape(buyer)}</ram:Name></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery/>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
<ram:ApplicableTradeTax><ram:CalculatedAmount>{decimal(tax)}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>
<ram:BasisAmount>{decimal(net)}</ram:BasisAmount><ram:RateApplicablePercent>{rate}.00</ram:RateApplicablePercent>
</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementHeaderMonetarySummation>
<ram:LineTotalAmount>{decimal(net)}</ram:LineTotalAmount><ram:TaxBasisTotalAmount>{decimal(net)}</ram:TaxBasisTotalAmount>
<ram:TaxTotalAmount currencyID="EUR">{decimal(tax)}</ram:TaxTotalAmount>
<ram:GrandTotalAmount>{decimal(net + tax)}</ram:GrandTotalAmount><ram:DuePayableAmount>{decimal(net + tax)}</ram:DuePayableAmount>
</ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
""".encode()
