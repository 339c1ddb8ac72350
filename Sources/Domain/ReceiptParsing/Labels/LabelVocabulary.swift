/// The labels that receipts print beside amounts, in the supported languages.
///
/// Sources: receipts of many countries, tills' manuals, and each country's rules on what an invoice must say.
enum LabelVocabulary {
    struct Meaning {
        let role: AmountRole
        /// How strongly the words imply the role, from 0 to 1.
        let weight: Double

        /// From a row's key, such as `total 0.9`.
        init?(key: String) {
            let parts = key.split(separator: " ")
            guard parts.count == 2, let role = AmountRole(rawValue: String(parts[0])), let weight = Double(parts[1])
            else { return nil }
            (self.role, self.weight) = (role, weight)
        }
    }

    /// Words that contain a label but name no amount: `領収計` is a misread 領収証.
    static let headings = PhraseList.of("領収書, 領収証, 領収計, 会計機")

    /// A total of weight 0.5 is the cost of a treatment before the insurer's share.
    ///
    /// Of phrases equally like misread print the first counts: the last rows' words yield to those of all other rows.
    static let labels = PhraseList.table(
        """
        total 1: grand total, total for items, total items amount, total amount, total sales, total sale, total rm, total incl, total inclusive, total incl gst, total inclusive gst, total inclusive of gst, total amount incl gst, total sales inclusive gst, total sales incl gst, total sales inclusive of gst, total with gst, total with tax
        total 1: total after tax, total with sst, total eur, total ttc, totale complessivo, totale euro, importo totale, total general, total a pagar, importe total, gesamtbetrag, gesamtsumme, endbetrag, rechnungsbetrag, summe eur, suma pln, razem pln, 총합계, 총합계금액, 총금액, 총액, 합계금액, 총계, 총구매액, 총구매금액, 총판매액, 총매출액, 합계액
        total 1: 総合計, 合計金額, お買上合計, お買上げ合計, お買上計, 税込合計, 税込合計金額, 合計金額税込, 合計税込, お会計金額, 御合計, ご合計, 総計, 総額, お買上金額, お買上げ金額
        total 1: jumlah besar, jumlah keseluruhan, total bill, invoice total, order total, check total, total rounded, rounded total, total after rounding, total after rounding adjustment, nett total, total nett, bill total, receipt total, sale total, purchase total, total purchase, total cost, total price, total charge, total charges, transaction total, total after discount
        total 1: total incl tax, total including gst, total payment, total cad, total usd, total aud, total nzd, total sgd, total hkd, total gbp, total chf, total zar, total php, total aed, total mxn, summe chf, genel toplam, total general mxn, total mn, total fare, trip total, fees paid, fee paid, 총요금, 수수료 계, 요금합계, 합계요금, 이용요금합계
        total 1: eindtotaal, sveukupno, loppusumma, ogolem, lacznie, celkova castka, endsumme, rechnungssumme, gesamtrechnungsbetrag, total current charges, total new charges, valor total, valor total a pagar, valor a pagar, importe a pagar, totale da pagare, totale documento, totaal te betalen, totalt att betala, yhteensa maksettava, naleznosc ogolem, fizetendo osszeg, toplam tutar, genel tutar, γενικο συνολο, συνολο, πληρωτεο, 運賃合計, 料金合計, 領収金, 請求合計, 支払合計
        total 1: ukupan iznos, ukupno rsd, ukupno km, ukupno eur, skupaj eur, skupaj za placilo, total inclusive of tax, total crc, укупан износ, обща сума, итог, итого, итого к оплате, вкупен промет, нийт дүн, γενικο συνολο ευρω, συνολο ευρω
        total 1: 总计, 总额, 总金额, 合计金额, 應收金額, 应收金额, 總計, 總額, 總金額, total this invoice, total for this invoice
        total 0.9: total, totai, tota, tot, tot eur, tot euro, summe, 합계, 합계원, 합 계, 合計, total:, jumlah, suma, razem, kopa, kopa apmaksai, totale, totaal, summa, totalt, kopsumma, celkem, vegosszeg, osszesen, 판매금액, 판매합계, 매출합계, 판매총액, 총주문금액, 구매금액, 구매합계, 이용금액, 거래금액, 매출금액, 판매액, お買上額, お買上げ額, 合計額, お会計, 会計, 計, sale amount
        total 0.9: t o t a l, toplam, samlet, i alt, at betale, summa sek, yhteensa, tong cong, tong thanh toan, ttl w donation, total with donation, celkom, ukupno, skupaj, viso, kokku, spolu, fuel sale, fuel total, gesamt, gesamt eur, gesamtpreis, is viso, sum, sum varer, tong tien, 영수액
        total 0.9: totali, gjithsej, vkupno, укупно, вкупно, общо, всичко, всього, усього, разом, сума, всего, барлығы, усяго
        total 0.9: 合计, 应收, 應收
        total 0.7: 주문금액, 충전금액, nett, net total, net amt, net amount, nett amt, nett amount, amount, betrag, bal, balance, 금액, total amt, ttl, amt, importe, montant, einkauf, kaufsumme
        total 0.7: shuma, сумма, износ
        total 0.5: 진료비총액, 총진료비, 진료비합계, 약제비총액, 총약제비, 급여약제비총액, 요양급여비용총액
        total 0.5: naleznosc, iznos, znesek, belopp, belop, belob, uberweisungsbetrag, bruttobetrag, prix ttc, net bill, 取引金額, 売上金額, 発売額, 入金額

        paid 1: amount due, balance due, total due, total payable, amount payable, net payable, payable, total to pay, to pay, amount to pay, zu zahlen, zahlbetrag, do zaplaty, a payer, net a payer, montant du, total a payer, te betalen, att betala, da pagare, total to be paid, please pay, please pay this amount, pay this amount, due, jumlah bayaran, samaksai, de plata, total de plata, total lei, a pagar
        paid 1: 결제금액, 결제할금액, 결제대상금액, 받을금액, 받은금액합계, 받을돈, 승인금액, 청구금액, 지불금액, 실결제금액, 최종결제금액, 결제하실금액, 지불하실돈, 납부금액, 수납금액, 납부할금액, 결제액, 총결제금액, 총결제금액 보증금포함, 최종금액, 납입금액, 현금결제금액, 실지불액, 지불하실금액, 수납액, 환자부담액, 결재금액, 결재할금액, 합계결제금액, 정산금액, 금일정산금액, 정산금액 잔금, 결제요금, 청구요금, 정산요금, 승인요금, 실결제액
        paid 1: お支払金額, お支払い金額, お支払額, 請求金額, ご請求額, ご請求金額, 御請求額, 領収金額, 領収額, 支払金額, 支払額, お支払, お支払い, お支払合計金額, 決済金額, ご利用金額, ご利用額, 利用金額, ご精算額, 精算金額, お支払合計
        paid 1: 최종결제, 최종결제액, 총결제, 총결제액, 결제합계, 실결제금액합계, 환불금액, 환불합계, 환불총액, 반품합계, 반품금액, 취소금액, 취소합계, 영수금액, 징수금액
        paid 1: odenecek, odenecek tutar, total a payer ttc, k uhrade, fizetendo, refund amount, amount refunded, total refund, 총수납금액, 총수납액, 총납부금액, amount charged, total charged
        paid 1: 환자부담총액, 환자부담금, 환자부담금총액, 본인부담총액, 본인부담금총액, 납부한금액, 납부금, 납부액, 금회수납액, 금회수납할금액, 수납할금액, 금회납부액, 당일수납액, 청구액, 내실돈, 내실금액, 할인후금액, 할인적용금액, 할인적용후금액
        paid 1: tasutud, moketi, na uhradu, totaal pin, phai thanh toan, celkem k uhrade, celkom k uhrade, reste a votre charge, reste a charge, a votre charge, a charge patient, thanh toan, 선불결제, 총반환금액, 받으실금액
        paid 1: te voldoen, za platiti, za placilo, maksettava, tasuda, zu bezahlen, zahlungsbetrag, nachzahlung, a regler, zaplaceno, you paid, 請求予定金額, 請求予定額, 納付金額, お支払い予定額, 当月請求額, 今回請求額, 今回ご請求額, total due now, amount now due, new charges due
        paid 1: za uplatu, per pagese, per tu paguar, за уплату, за уплата, за плаќање, за плащане, к оплате, до сплати, да аплаты, төлөх дүн, нийт төлөх дүн, πληρωτεο ποσο
        paid 1: 实收金额, 实付金额, 实付款, 实付, 应付金额, 应付, 支付金额, 付款金额, 實收金額, 實付金額, 實付, 應付金額, 應付, 實收
        paid 1: 이번 달 내실 금액, 이번달 내실 금액, 납부하실 금액, 납부하실금액, 납기내 금액, 납기내금액, 납기내 납부금액, 납기내
        paid 0.6: total paid, amount paid, paid amount, paid total, 본인부담금, 본인부담금액, 결제

        subtotal 1: subtotal, sub total, sub-total, sub ttl, subttl, subt0tal, 소계, zwischensumme, sous total, sub jumlah, 小計, subtotale, subsumma, food total, beverage total, net sale, net sales, item total, total item price, merchandise total, total before discount, total before rounding, total before tax
        subtotal 1: sales subtotal, 과세합계, 과세금액합계, 주문합계, 총상품금액, 상품금액, 税込小計, 小計額, 税抜小計, 税抜合計, 商品代金, 商品合計, 外税小計, 内税小計, 本体合計, 本体計, 税抜計, total food, total beverage, 할인전금액, 할인전합계, 정상금액, amount before rounding, ara toplam, 음식합계, 메뉴합계, 상품합계, 상품합계금액, 접수금액, 반품소계, mezisoucet, medzisucet, cong tien hang, reszosszeg, reszosszesen, delsumma
        subtotal 1: 당월요금계, 당월요금, 전기요금계, nentotali, medjuzbir, medzbroj, vmesna vsota, междинна сума, подытог, підсумок, проміжна сума, υποσυνολο
        subtotal 1: 小计, 消费合计, 消费金额, 菜品合计, 商品合计, 商品小计, 消費金額
        net 1: 공급가액, 공급가, 과세물품가액, 과세물품, 과세금액, 과세공급가, 과세매출, 과세가액, 물품가액, 과세품목, 판매가액, 과세가, 부가세과세물품가액, 부가세물품가액, 과세물품금액, 과세
        net 1: netto, net ttl, nettobetrag, nettoumsatz, net value, total excl gst, total excluding gst, total exclude gst, taxable, taxable amount, total ht, base, imponibile, total sales excluding gst, total sales excl gst, amount excl gst, amt excl gst, total excl, total exclusive gst, subtotal excl gst, total sales (excluding gst), total net, total without gst, vatable, goods value, total before gst, excl gst, vatable sales, taxable sales, total excl tax, kena cukai
        net 1: osnovica, poreska osnovica, davcna osnova, vlera pa tvsh, total exclusive of tax, данъчна основа, сумма без ндс, итого без ндс, сума без пдв, καθαρη αξια
        net 1: 不含税金额, 銷售額, 未稅金額
        part 1: total supplies, total supplies inc gst, total supplies incl gst, zero rated supplies, standard rated supplies, 対象額, 対象, 対象計, 税率対象, 外税対象額, 内税対象額, 外税対象, 内税対象, 課税対象額, 課税対象, 税抜対象額, 対象金額, sprzedaz opodatkowana, sprzed opod, sprzedaz opod ptu, sprzedaz zwolniona, total zero rated, 면세물품가액, 부가세면세물품가액, 면세물품, 면세금액, 면세가액, 면세매출, 면세품목, 비과세, 면세, 면세합계
        tax 1: tax, sales tax, vat, gst, sst, hst, pst, cgst, sgst, igst, utgst, total tax, total gst, total vat, total taxe, total taxes, taxe, total tva, total iva, tax total, gst amount, gst amt, gst payable, tax amount, tax amt, vat amount, service tax, gst 6, gst included, 부가세, 부가가치세, 세액, 부가세액, 세금, 부가세금액, mwst, ust, mehrwertsteuer, umsatzsteuer, steuer, enthaltene mwst, tva, iva, ptu
        tax 1: 消費税, 内税, 外税, 消費税等, 内消費税, 内消費税等, 消費税額, 消費税計, 消費税合計, 消費税等計, 外税計, 内税計, 外税額, 内税額, 税合計, 税額, 税額合計, うち消費税
        tax 1: moms, btw, pvn, ppn, pb1, cukai, cukai perkhidmatan, state tax, city tax, county tax, local tax, food tax, add gst, gst total, vat total, sst total, govt tax, liquor tax, add vat, total gst 6, sst 6, goods & services tax, kwota ptu, suma ptu, cukai jualan, sum of tax, montant tva, govt sales tax, qst, tvq, tps, tpq, gst tps, qst tvq, kdv, fpa, alv, kaibemaks, pvm, pdv, gtgt, topkdv, toplam kdv, dph, afa, mva
        tax 1: ddv, znesek ddv, tvsh, vlera e tvsh, iznos pdv, ukupno pdv, ukupan pdv, ukupan iznos poreza, iznos poreza, igv, nhil, getfund, nhil getfund, пдв, износ пдв, укупан износ пореза, износ пореза, ддв, вкупен ддв, вкупно ддв, ддс, ндс, сумма ндс, в т ч ндс, в том числе ндс, ққс, нөат, нхат, φπα, συνολο φπα
        tax 1: 税额, 增值税, 稅額, 營業稅
        service 1: service charge, service chg, svc chg, svc charge, serv charge, service, svc, serv chg, ser chg, s charge, sc 10, 봉사료, 서비스료, 서비스차지, bedienung, servizio, coperto, delivery fee, delivery charge, 배달료, 배달팁, 배송비, 배달비, surcharge, pfand, サービス料, coperto e servizio, servicio
        service 1: 包装費, bag fee, delivery, booking fee, handling fee, service fee, convenience fee, airport surcharge, donation, round up donation, charity donation, 배달요금, 배달대행료, 포장비, 포장용기, 호출료, 보증금, 자원순환보증금, 컵보증금, 일회용컵보증금, 공병보증금, 빈병보증금, 용기보증금, crv, bottle deposit
        service 1: propina legal, timbre fiscal, droit de timbre, fbr pos fee, fbr pos charges, fbr service fee, pos service fee, обслуживание, обслуговування
        service 1: 服务费, 服務費, 加一服務費, 加一服務, 茶位费, 茶芥, 茶位, 配送费, 打包费, 包装费, 餐位费
        tip 1: tip, gratuity, tips, auto gratuity, added gratuity, driver tip, tip added, fooi, jootraha, drikkepenge, dricks, mancia, napiwek, borravalo, trinkgeld, propina, pourboire, 팁, tip amount, auto grat, spropitne, prepitne, tringelt, bacsis, bahsis, napojnica, napitnina, dzeramnauda, arbatpinigiai, juomaraha, gorjeta
        discount 1: discount, disc, total discount, total disc, less, less discount, bill disc, item discount, member discount, discount amount
        discount 1: 할인, 할인금액, 할인액, 에누리, 쿠폰, 쿠폰할인, 총할인금액, 할인합계, 즉시할인, 행사할인, 할인계, 포인트사용, 에누리액, 포인트할인, 쿠폰안분, 끝전할인, 끝전, 우수리, 기수납액, 기수납금액, anzahlung, abzgl anzahlung, 웹할인, 마일리지사용, 포인트차감
        discount 1: diskon, potongan, desconto, descontos, cpn, sleva, kedvezmeny, khuyen mai, remise fidelite, sconto fedelta, aktionsrabatt
        discount 1: 단수할인, 총할인액, 총할인, 통신사할인, 제휴할인, 카드할인, 할인쿠폰, 가격할인, 임직원할인, 포인트결제, 쿠폰결제, 반환수수료, 취소수수료, 환불수수료, 위약금
        discount 1: dto, dto cliente, giam gia, giam gia thanh vien, part assurance maladie, part mutuelle, part obligatoire, part complementaire, tiers payant, 모바일쿠폰, rabatt, nachlass, remise, reduction, descuento, sconto, rabat, opust, diskaun, 値引, 割引, クーポン, coupon, promo, promotion, voucher discount, ポイント利用, atlaide, reducere, markdown, korting, 値引額, 値引合計, 値引計, 割引額, 割引合計, 還元額, ポイント値引
        discount 1: desconto, descontos, zlava, engedmeny, indirim, alennus, ekptosi, popust, zbritje, попуст, отстъпка, скидка, знижка, εκπτωση
        discount 1: acompte, acompte verse, acomptes verses, acconto, acconto versato, anticipo, anticipo entregado, entrega a cuenta, zaliczka, zaplatena zaloha, uhrazena zaloha, prijata zaloha, aanbetaling, voorschot, less deposit, less deposit paid, less advance, less advance paid, stammispris, medlemspris, klubbpris, medlemsrabatt, allahindlus, soodustus, nuolaida
        discount 1: 优惠, 优惠金额, 折扣, 抵扣, 团购券抵扣, 会员优惠, 满减, 优惠券, 優惠, 折扣額, 折讓
        rounding 1: rounding, rounding adj, rounding adjustment, round adj, rounding adjust, rnd adj, round off, roundoff, rounding amount, rounding amt, roundng, bill rounding, pembundaran, pelarasan, penggenapan, pelarasan pembundaran, round, rounding mechanism, rndg adj, rounding adj rm, round up, rounding up, rounding diff
        rounding 1: 단수정리, 단수조정, 원단위절사, 원미만절사, 절사, 5 cent rounding, cash rounding, total rounding, afrunding, afronding, avrundning, oresavrundning, avrunding, oreavrunding, rundung, rappenrundung, zaokrouhleni, zaokruhlenie, pyoristys, arrotondamento, arrondi, redondeo, arredondamento, zaokraglenie, kerekites, umardus, rundungsdifferenz, rundungsausgleich, difference d arrondi, differenza arrotondamento
        rounding 1: zaokruzivanje, zaokrozitev, rrumbullakim, округление, заокруглення, закръгляване
        rounding 1: 抹零, 四舍五入

        tendered 1: cash, tendered, tender, cash tendered, cash tender, amount tendered, amt tendered, cash received, cash rcvd, rcvd, received, amount received, cash paid, cash payment, paid, payment, cash rm, cash sales
        tendered 1: 받은금액, 받은돈, 현금, 내신금액, 낸금액, 현금받은금액, 받으신금액, 현금결제, 받은현금, 예치금, 투입금액, 내신돈, 받은액, 현금액, 현금금액
        tendered 1: bar, gegeben, bargeld, bar eur, gegeben bar, especes, efectivo, contanti, gotowka, お預り, お預かり, お預り金, お預り計, お預り合計, お預かり金額, 預り金, 預り金額, 現金, 現計, tunai, bayaran, recu, numerar, skaidra nauda, contante, entregado, total tendered, eingeworfen, tien khach dua, khach dua, khach tra, rendu, nakit, contant, kontant, hotovost, hotove, keszpenz, numerario, tien mat, dinheiro, grynais
        tendered 1: gotovina, uplaceno, placeno gotovina, para ne dore, para te gatshme, vo gotovo, готовина, во готово, в брой, наличные, наличными, оплата наличными, получено, готівка, готівкою, бэлэн, бэлэн мөнгө, төлсөн, μετρητα
        tendered 1: 现金, 收现金, 收款, 实收现金
        change 1: change, change due, cash change, change cash, change from cash, change rm, your change, change given, 거스름돈, 거스름, 잔돈, 거스름액, 거스름금액, 반환금액, 반환액, 거스른돈, ruckgeld, zuruck, wechselgeld, rueckgeld, ruckgeld eur, monnaie, rendu monnaie, cambio, resto, reszta, お釣, お釣り, おつり, 釣銭, お釣銭, 釣り銭, つり銭, baki, balance change, rest, atlikums, atdot
        change 1: a rendre, changes, kembali, para ustu, wisselgeld, vaxel, byttepenge, vraceno, retur, tilbage, tilbake, tillbaka, takaisin, terug, visszajaro, cash back, cash out, cashback, auszahlung, bargeldauszahlung, cash withdrawal, bal rtn, troco, tien thua, su vuelto, vuelto, graza, kembalian, change amt, change amount
        change 1: povrat, povracaj, vracilo, kusuri, повраћај, кусур, ресто, сдача, здача, решта, хариулт, ρεστα
        change 1: 找零, 找赎, 找贖, 找續, 找回
        card 1: visa, mastercard, master card, master, amex, american express, debit, debit card, credit card, credit, card, eft, eftpos, visa debit, card payment, bank card, visa card, discover, maestro, girocard, ec karte, ec cash, ec-karte, kartenzahlung, karte, carte bancaire, carte bleue, tarjeta, karta, karta platnicza
        card 1: bancomat, クレジット, クレジットカード, クレジット支払, カード支払, 電子マネー, 電子マネー支払, 交通系ic, suica, pasmo, icoca, nanaco, waon, edy, 楽天edy, quicpay, line pay, au pay, d払い, 楽天ペイ, メルペイ, バーコード決済, バーコード支払, 商品券, nets, paywave, us debit, us debit tend, debit tend, visa tend, mcard tend, mastercard tend, credit tend, kreditkarte
        card 1: 신용카드, 카드, 카드결제, 신용카드결제, 카드금액, 신용카드금액, 체크카드, 카드승인금액, 신용, 신용카드매출, 카카오페이, 네이버페이, 삼성페이, 제로페이, 간편결제, 카드결제금액, 쿠페이, 쿠페이 카드, 쿠페이머니, 쿠팡캐시, 쿠팡캐시 사용, 네이버페이머니, 카카오페이머니, 카드승인, 신용승인금액, 신용카드승인금액, paypay, 交通系
        card 1: touch n go, grabpay, boost, apple pay, google pay, duitnow, e-wallet, ewallet, bankkarte, card amount, charge amount, auth amount, auth amt, purchase, payment amount, transaction amount, trans amount, approved amount, visa sale, kad kredit, visa credit, interac, gift card, giftcard, gift voucher, voucher, gutschein
        card 1: einkaufsgutschein, wertgutschein, meal card, bon cadeau, cheque cadeau, ebt, ebt food stamp, ebt cash, ebt snap, bankpas, pinnen, kredi karti, bankomat, 상품권, carta di credito, geschenkkarte, gutscheinkarte, bankaxept, dankort, bizum, regle par cb, par carte, ticket resto, buono pasto, cartao, bankkort, bancontact, payconiq, multibanco, pago con tarjeta, tarjeta bancaria, tarj bancaria, tarjeta debito, tarjeta de debito, tarjeta de credito, t debito, t credito, pangakaart, pankkikortti, bankkartya, pagamento elettronico, twint, swish, vipps, mobilepay
        card 1: kartica, platna kartica, placilna kartica, kartele, платна картица, платежна картичка, с карта, дебитна карта, кредитна карта, банковская карта, картой, оплата картой, безналичными, безналичный расчет, электронными, безготівкова, платіжна картка, картка, καρτα
        card 1: 微信支付, 支付宝, 支付宝支付, 微信, 银联, 银行卡, 刷卡, 信用卡, 八達通, 悠遊卡, 一卡通, line pay

        quantity 1: total qty, total quantity, total item, total items, item count, items, items sold, no of items, number of items, qty, total no of items, item qty, total pcs, # items sold, qty total, item, 총수량, 수량합계, 수량, 총품목수, 품목수, 구매수량, 상품수, 건수, 총건수, 점수, anzahl, artikel, posten, nombre d articles, 点数, お買上点数, お買上げ点数, 買上点数, 合計点数, 商品点数, 総点数, 個数, total units, count, no item, no of item, num items, total line, guests, guest, customer, covers, pax, kuantiti
        quantity 1: broj artikala, stevilo artiklov, брой артикули, количество, кількість
        quantity 1: 总数, 件数, 总件数, 數量合計
        aside 1: orig total, original total, original sale, original amount, auth, auth code, approval code, approval, appr code, terminal, batch, trace, opening balance, closing balance, your savings for today, savings for today, earned points, total points earned, total savings, total saving, you saved, you save, savings, your savings, total saved, saved, points, total points
        aside 1: point, points earned, points balance, card bal, card bal before, card bal after, ebt balance, ebt bal, snap balance, snap bal, 취소후이용금액, 취소후카드이용금액, card balance, available balance, balance points, bonus points, current balance, previous balance, account balance, reward, rewards, loyalty
        aside 1: 포인트, 적립, 적립포인트, 누적포인트, 가용포인트, 잔여포인트, 잔액, 카드잔액, 적립금, 사용가능포인트, 총포인트, 발생포인트, 적립예정, 적립금액, 예상적립, 금회포인트, 적립후잔액, 선결제, 누계, 스탬프, 적립점수, 누적, 잔여, 마일리지, 보너스포인트, 회원포인트, 단가, 현금영수증, 환급, 가용, 최종잔액, 거래후잔액, 사용전잔액, 카드사용전잔액, protok, sie sparen, gespart, ersparnis, payback, punkte, ポイント, ポイント残高, 残高, カード残高, 獲得ポイント, 累計, 単価, 還元対象
        aside 1: unit price, price, suggested gratuity, suggested tip, tip guide, gratuity guide, 15%, 18%, 20%, gift card balance, gst summary, tax summary, tax code, invoice no, cashier, table, oszczedzasz, kapital, share capital, authorised capital, stammkapital, deposit, regular price
        aside 1: reg price, card no, card number, beginning balance, ending balance, beg bal, end bal, new balance, prev balance, noch zu zahlen, rest zu zahlen, restbetrag, offener betrag, restguthaben, reste a payer, amt to collect, amount to collect, amount remaining
        aside 1: 미수금, 미수, 미납금, 잔금, 공단부담금, 공단부담총액, 공단부담, 이미납부한금액, 기납부액, 누적이용금액, 누적금액, 월누적이용금액, 이번달누적이용금액, 결제예정금액, remaining balance, bezahlt, serie, 총중량, 발급, 구매한도, 주차, 무료주차, 유효, 할부, 할부개월
        aside 1: tax id, tax no, gst no, gst reg no, vat no, vat reg, tax invoice, cash bill, cash receipt, cash sales invoice, 카드번호, 승인번호, 카드종류, 카드사, 전화번호, 사업자번호, 사업자등록번호, 합계수량, 거래번호, 영수증번호, 회원번호, deposit balance, steuernummer, ust id, ust idnr, st nr, receipt no, check no, order no, transaction no, trans no, merchant id, terminal id
        aside 1: amount due on previous statement, amount of last bill, amount of previous bill, balance from last bill, balance from previous bill, balance brought forward, balance b f, balance b f from previous bill, brought forward, previous bill, last bill, prior balance, last statement, balance forward, previous charges, payments received, payment received since last statement, payments received since last statement, payment received thank you, payment thank you, payments as of, altsaldo, solde precedent, solde anterieur, saldo anterior, saldo precedente, amount if paid after, amount payable after, amount due if paid after, total if paid after due date, if paid after, if paid after due date, late payment amount, 前回請求額, 前回ご請求額, 前回お支払額, 繰越金額, 전월미납금, 전월청구금액, 전월잔액, venda a dinheiro, venta al contado, vente au comptant, sprzedaz gotowkowa, barverkauf
        aside 1: бонусы, баллы, бонуси
        aside 1: 납기후 금액, 납기후금액, 납기후 납부금액, 납기후, 납기 후 금액
        aside 1: balance is, new balance is, your balance is, new m pesa balance is, next booster due, booster due, next service due, next due, next payment due, 积分, 余额, 卡余额, 本次积分, 餘額

        total 1: totaalbedrag, totalsumma, total geral, total factura, total facture, totale fattura, totalt a betale, ご請求合計, totali ne leke, totali leke, totali me tvsh, total incl of tax, total mad, total dh, total dt, total gs, total bs, total a pagar q
        total 0.5: kwota, tutar, kaufbetrag, bill amount
        net 1: total excl of tax
        tax 1: itbis, total itbis, itbms
        paid 1: 내실 금액, 내실금액
        """,
        Meaning.init(key:)
    )
}
