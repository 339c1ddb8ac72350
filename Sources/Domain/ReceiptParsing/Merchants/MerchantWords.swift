/// Words that distinguish a trading name from other text at a receipt's head.
enum MerchantWords {
    enum Kind: String {
        /// Part of a name: a kind of shop, or a legal form.
        case business
        /// A legal form required of companies.
        case legalForm
        /// A legal form in countries where the trading name usually stands above it, not in it.
        case ownerForm
        /// A document's heading, a greeting, a slogan.
        case heading
        /// Address and contact details.
        case address
        /// Words for registration numbers, tills, cashiers, tables.
        case administration
        /// Announces the name.
        case label
        /// Announces the name on bills, but on tills the clerk's.
        case seller
        /// A platform for other merchants, which are named elsewhere.
        case platform
    }

    /// The number of words for kinds of shops that make up the whole text, such as `cafe & bakery`; 0 with any other word.
    static func kinds(among matches: [PhraseMatcher<Kind>.Match], of text: FoldedText) -> Int {
        let kinds = matches.filter { $0.meaning == .business && $0.likeness > 0.95 }
        return kinds.reduce(0) { $0 + $1.length } == text.letters.count ? kinds.count : 0
    }

    /// Of overlapping words the longest counts.
    static let matcher = PhraseMatcher<Kind>(
        ShopKinds.table.map { ($0.phrase, .business) }
            + PhraseList.table(
                """
                business: enterprise, enterprises, restaurant, restoran, cafe, coffee, kopitiam, market, mart, supermarket, hypermarket, minimarket, store, stores, shop, trading, bakery, pharmacy, farmasi, clinic, klinik, hotel, bar, grill, pizza, kitchen, bistro, book, books, stationery, hardware, corporation, holdings, pasaraya, perniagaan, syarikat, kedai
                business: gift, deco, motor, petrol, station, service station, electrical, machinery, industries, centre, center, house, steakhouse, sushi, ramen, bbq, tavern, pub, deli, diner, burger, chicken, seafood, noodle, thai, boulangerie, patisserie, backerei, konditorei, metzgerei, gasthaus, apotheke, ristorante, trattoria, pizzeria, osteria, farmacia
                business: panaderia, restaurante, cerveceria, eetcafe, bakkerij, slagerij, apotheek, brasserie, epicerie, pharmacie, librairie, tabacs, ravintola, kavarna, restauracja, sklep, apteka, warung, kedai kopi, foodstore, boulanger, patissier, artisan, massage, spa, optical, gallery, florist, garden centre, garden center, tea room
                business: 약국, 병원, 의원, 식당, 마트, 편의점, 카페, 커피, 베이커리, 주유소, 서점, 문구, 미용실, 정육, 수산, 농장, 슈퍼, 백화점, 치킨, 피자, 김밥, 호텔, 택시, 치과, 한의원, 분식, 반점, 갈비, 국밥, 횟집, 포차, 상회, 유통, スーパー, 食堂, 書店, 薬局
                legalForm: sdn bhd, sendirian berhad, pte ltd, co ltd, 주식회사, 유한회사, 株式会社, 有限会社, 医療法人, 医療法人社団, 社会福祉法人, 学校法人, 一般社団法人, 一般財団法人, 公益社団法人, 公益財団法人, oy ab
                ownerForm: gmbh, gmbh & co kg, llc, inc, ltd, limited, pty ltd, plc, sp z o o, s r l, s a de c v, warenhandels ag
                heading: buy one get one free, buy one get one, for feedback or complaint, for feedback or complaints please call, goods sold are not returnable, goods sold are not refundable, goods sold are not exchangeable, returnable or exchangeable, non refundable, no refund, please visit us again, visit us again, please come again, posted, paid, void, redeem voucher, points expiry, original, chance to win
                heading: for a chance to win, see back of receipt, see back of receipt for your chance, to win, tell us about your visit, take our survey, survey, we want your feedback, your feedback, valid at participating, get a free, birth date, serving you today, serving, cheers from, save money live better, separate checks, please keep this receipt, keep this receipt, owned by
                heading: 영수증 미지참시 교환 환불 불가, 교환 환불 불가, 정상상품에 한함, 구매점에서만 가능, 구매점포에서, 사이렌오더, 결제카드 지참, 소득공제, 표준약관, 가맹점 주소가 실제와 다른 경우, 가맹점명 주소가 실제와 다른, 가맹점명 가맹점주소가 실제와 다른, 알림톡 도착, 실제와 다른 경우 신고, 여신금융협회, 부당한 대우, 가까운 행복을 만나다, 포인트 적립, 카드취소, 제보, 신고 안내, 이용해 주셔서
                heading: thank you for shopping, thank you for shopping at, thank you for shopping with us, thank you for visiting, thank you for dining with us, thank you for your visit, thank you for coming, cash, counter, cash sales counter, with us, settled, unsere offnungszeiten, offnungszeiten, opening hours, shopping hours, business hours, please visit us again, our address, receipt, tax invoice, invoice, cash bill, simplified tax invoice, welcome, welcome to, thank you
                heading: tell us how we did, how did we do, tell us about your visit, customer copy, merchant copy, duplicate, copy, reprint, cash sales, cash sale, bill, guest check, check, order, take away, takeaway, dine in, sales receipt, sale, official receipt, customer receipt, sales, to go, quotation, credit card, trans type, transaction record, bill to, tax receipt, final bill, counter, void, refund, return policy, please come again, have a nice day, vat receipt
                heading: 영수증, 신용카드매출전표, 매출전표, 카드매출전표, 현금영수증, 거래명세서, 거래명세표, 고객용, 매출표, 신용승인, 신용카드전표, 주문서, 전자영수증, 영수증상세, 간이영수증, 신용카드, 카드영수증, 계산서, 고객용영수증, 구매영수증, 매출영수증, 결제내역, 이용내역, 주문번호, 교환, 환불, 감사합니다, 반갑습니다, 안녕하세요, 포장, 취식, 매장취식, 배달, 재발행, 재출력, 승인전표, 매장용, 회원용, 소득공제, 주차장, 교환권, 결제정보, 구매내역, 상세내역, 신용매출, 승차권, 승차권 영수증, 입장권, 입장권 겸 영수증, 관람권, 이용권, 통행료, 통행료 영수증, 우편요금, 우편요금 영수증, 주차요금, 주차요금 영수증, 주차영수증
                heading: 택시요금, 택시요금 영수증, 운임, 운임요금, 운임 영수증, 고속버스, 시외버스, 진료비, 진료비 영수증, 진료비 계산서, 진료비계산서 영수증, 약제비, 약제비 영수증, 약제비계산서 영수증, 접수, 접수증, 접수번호, 결제완료, 예약, 승객용, 가맹점용, 발권, 사용내역, 이용 영수증, 납부자용, 납부자 보관용, 공급자 보관용, 공급받는자 보관용, 보관용, 무인정산기, 정산기, 사전정산기, 반품전표, 환불 영수증, 반품 영수증, 취소 영수증, 취소전표, 승인취소, 매출취소, 주방, 주방용, 포장주문, 배달주문, 대기번호, 진동벨, 교육비 납입증명서, 납입영수증, 수납영수증, 현금영수증 소득공제, 지출증빙, 고객 보관용
                heading: thanks for tipping, thanks for riding, here s your receipt, your ride, your order, your receipt, trip receipt, sales voucher, failte, our kitchen, delivery, paid online, drive thru, return receipt, refund receipt, credit note, parking receipt, gift receipt, survey code, open tab, original receipt, store copy, cardholder copy, guest copy, itemized receipt, e receipt, digital receipt
                heading: guten tag, guten tag bei ihrer, willkommen bei, grüß gott, bewirtungsbeleg, bewirtungsrechnung, kassenbeleg, parkschein, fahrschein, ticket de caisse, addition, note, ticket client, factura simplificada, fattura, ricevuta, documento commerciale, scontrino fiscale, kassabon, klantbon, kvitto, kvittering, blocek, uctenka, nyugta, kuitti, ceks, kvitas
                heading: 領収書, 領収証, お買上票, ご利用明細, お客様控え, 加盟店控え, 毎度ありがとうございます, ありがとうございます, ありがとうございました, いらっしゃいませ, またのご来店をお待ちしております, 上記正に領収いたしました, お買上明細, ご利用票, レシート
                heading: please call again, paragon, dowod sprzedazy, dokument dostawy, pagamento, rechnung, kassenbon, quittung, beleg, kundenbeleg, bon fiscal, paragon fiskalny, ticket, facture, factura, scontrino, handelsrechnung, proformarechnung, gutschrift, stornorechnung, abschlagsrechnung, schlussrechnung, lieferschein, auftragsbestatigung, mahnung, avoir, facture d avoir, nota di credito, nota fiscal, documento auxiliar, fatura, factura rectificativa, factuur, creditfactuur, faktura
                heading: kreditnota, kreditfaktura, lasku, hyvityslasku, faktura vat, szamla, racun, bill of supply, cash memo, proforma invoice, commercial invoice, order details, ordredetaljer, orderdetaljer, billing address, shipping address, bestelldetails, details de la commande, 세금계산서, 전자세금계산서, 請求書, 納品書, 분실물, ihr einkauf, vielen dank, willkommen, fahrkarte, einzelfahrt, zahlungsbeleg, billet, biglietto, eintrittskarte, gst summary, description, item, qty, price, amount, powered by
                address: jalan, jln, taman, pusat bandar, medan, kelana jaya, mukim, kampung, desa, ground floor, lot, road, street, avenue, ave, blvd, boulevard, drive, lane, highway, hwy, suite, floor, level, selangor, kuala lumpur, johor, johor bahru, shah alam, petaling jaya, penang, malaysia, singapore, tel, telephone, fax, phone, tel no, email, website, www, http
                address: strasse, str, bandar, persiaran, seksyen, section, lorong, batu, darul ehsan, kawasan perindustrian, block, unit, plaza, rue, calle, ulica, wilayah persekutuan, whatsapp, facebook, hotline, customer service, careline, 주소, 전화, 전화번호, 서울, 경기, 부산, 인천, 대구, 대전, 광주, 울산, 번길, 특별시, tel番号, 郵便番号, 住所, 所在地, 都道府県, 광역시, 경기도, 강원, 충남, 충북, 전남, 전북, 경남, 경북, 제주
                administration: queue no, queue number, clerk, validation code, survey code, entry code, your no, your queue no, gst, gst id, gst no, gst reg no, gst id no, gst reg, reg no, company no, co no, co reg no, roc, roc no, vat, vat no, vat reg no, abn, uen, tax id, ein, cashier, server, table, terminal, pos, date, time, store number, invoice no, receipt no, bill no, doc no, document no, trans no, order no, check no, invoice number, invoice date
                administration: issue date, due date, order number, order date, account number, customer number, bill number, bill date, po number, payment terms, amount due, balance due, merchant id, tid, mid, approval, approval code, member, operator, station, register, reg, host, guests, salesperson, sales person, store no, manager, mgr, ust id, steuer nr, st nr, formerly known as, staff, customer, slip no, batch, ref, ref no, card no
                administration: 가맹점정보, 취소일자, 결제일자, 주문메뉴, 할부개월, 카드사, 금액, 부가세, 봉사료, 총결제금액, 판매자정보, 매장정보, 가맹점주소, 판매자주소, 가맹점전화번호, 판매자전화번호, 판매자사업장주소, 사업장주소, 매장전화, 매장주소, 가맹점전화, 판매자번호, 매장용, 사업자, 사업자번호, 사업자등록번호, 대표, 대표자, 대표자명, 담당, 계산원, 테이블, 일시, 결제일시, 거래일시, 승인번호, 카드번호, 단말기, 판매일, 포스, 캐셔, 결제, 합계, 금액, 상품명, 품명, 단가, 수량, 거래번호, 가맹번호, 승인일시, 카드종류, 할부, 등록번호, 발행일, 영수번호, 주문, 일련번호, 매입사, 가맹점번호, 제품명, 제품코드, 전표번호, 조제번호, 운영사, 운영회사, 신도명, 가맹점no, 내장객, 내장일, 단체명, 발매창구, 발매일시, 고객명
                administration: 회원명, 수진자, 환자명, 환자 성명, 성명, 학습자, 교습과목, 교습기간, 여권, 편명, 출국일, 업종, 업태, 종목, 소재지, 차량번호, 주차시간, 입차, 출차, 예약자, 예약일, 락커번호, 영업일자, 출력, 구분, 매장식사, 이용일시, 이용카드, 이용기간, 등록일, 미수금, 수납구분, 접수자, 접수일, 찾는날, 중량, 요금, 좌석, 구간, 열차, 처방, 진료과목, 진료일, 환자등록번호, 호출번호, 공급받는자, 공급받는자용, 귀하, 받는분, 보내는분, 별지, 호서식, 승차일자, 출발, 도착, 충전기, 충전 완료, issued, location, 신용구매, 정산시간, 이용시간, 콜센터, 고객센터, 문의전화, 발행번호, 상영, 관람, 인수증, 세탁물 인수증, 계산서 영수증, 요양기관 종류, 요양기관 기호, 사업장 소재지
                administration: fecha, hora, heure, uhrzeit, cliente, cant, articulo, descripcion, precio, importe, neto, qte, designation, libelle, prix, montant, descrizione, prezzo, importo, aantal, prijs, preis, aktion, antal, varenavn, nazwa, ilosc, cena, mnozstvi, nazev, 승차일, 승차시간, 승차거리, 하차시간, 주행거리, artikel, bezeichnung, omschrijving, bedrag, menge, pay station, pump, plate, promised, taken by, taken, helped by, your cashier, sold by, served by, bill of sale
                administration: cust, kunde, fur, herrn, herr, frau, tisch, bedienung, bediener, filiale, niederlassung, kasse, wagen nr, bon nr, beleg nr, caisse, mesa, camarero, tavolo, tafel, laud, meja, tamu, 車番, 乗務員, 但, 上記正に, 担当, 店号, 伝票, date de vente, kassa, kvittonr, org nr, orgnr, org num, y tunnus, nip, regon, nr rej, p iva, partita iva, cif, nif, ruc, direccion sucursal, matriz, sucursal, cnpj, siret, kvk, btw nr, uid nr, siren, cvr nr, gstin, fssai
                administration: 利用年月日, ご利用年月日, 取引年月日, 非課税扱い, 取引番号, 取引日, 発売駅名, ご利用金額, 商品名, 品名, 点数, 税付印, 印紙税, 登録機, 責任者, 担当者, 会計, 号機, 卓番, 席番, 人数, 受付番号, 端末番号, 会員番号, カード番号, 承認番号, 伝票番号, ご利用日, 発行日, 営業時間, 날짜, 판매시간, 登録番号, 電話, レジ, 責
                label: 공업사명, 정비업체, 정비업체명, 발행처, 학원명, 충전소, 주유소명, 숙소명, 가게, 운송사, 운수사, 운수회사, 업소명, 상점명, 판매업체, 매장이름, 상호, 상호명, 가맹점명, 판매자, 매장명, 가맹점, 점포명, 판매자명, 업체명, 판매점, 가게명, 가게이름, 판매처, 이용처, 사용처, 사업장명, 매장, store name, merchant name, merchant, 店名, 가맹점상호, 판매자상호, 요양기관명, 요양기관 명칭, 의료기관명, 사업장, 이용가맹점, 이용매장, 구매처, 구입처, 결제처, 구매점포, 구매점, 회사명, 약국명, 병원명, 事業者名
                platform: coupang eats, coupangeats, baemin, yogiyo, 배달의민족, 쿠팡이츠, 요기요, 배민, 쿠팡, 네이버페이, 카카오페이, 토스, grab, grabfood, foodpanda, uber eats, ubereats, doordash, paypal, 우아한형제들, 나이스페이, 케이지이니시스, nice, kicc, kis, ksnet, kcp, okpos, payhere, easypos, 페이히어, 유니온포스, 이지포스, 오케이포스, 포스뱅크, 토스플레이스, 스마트로, smartro, 한국정보통신, easy check, easycheck, bc카드, 비씨카드, 신한카드, 삼성카드, 현대카드, 롯데카드, 국민카드, kb국민카드, 하나카드, 우리카드, 농협카드, nh카드
                heading: guten appetit, mahlzeit, smacznego, zyczymy smacznego, smacznego zyczy, bon appetit, buon appetito, buen provecho, bom apetite, smakelijk eten, eet smakelijk, jo etvagyat, dobrou chut, dobru chut, kali orexi, afiyet olsun, hyvaa ruokahalua, smaklig maltid, velbekomme, enjoy your meal, enjoy your stay, good morning, good afternoon, good evening, guten morgen, dzien dobry, dobry den, jo napot kivanunk, buongiorno, buonasera, bonjour, bonsoir, buenos dias, buenas tardes, bom dia, boa tarde, boa noite, bienvenue, bienvenidos, benvenuti, bem vindo, bem vindos, witamy, vitejte, udvozoljuk, dobrodosli, tervetuloa, valkommen, velkommen, hos geldiniz, bine ati venit
                heading: dziekujemy, dziekujemy za zakupy, zapraszamy ponownie, dekujeme, dekujeme za nakup, koszonjuk a vasarlast, hvala na povjerenju, kiitos kaynnista, tack for besoket, takk for besoket, tak for besoget, gracias por su compra, gracias por su visita, obrigado pela preferencia, volte sempre, grazie e arrivederci, merci de votre visite, a bientot, bis bald, auf wiedersehen, tesekkur ederiz, va multumim, aciu, paldies, aitah, terima kasih, cam on quy khach, hen gap lai, salamat po, om sri ganeshaya namah, sri ganeshaya namah, shri ganeshaya namah, om namah shivaya, om sai ram, jai mata di, bismillah
                heading: お知らせ, 使用水量等のお知らせ, ご使用量のお知らせ, ご利用明細書, 御請求書, 利用明細, 診療費請求書, 診療明細書, 領収証書, 払込受領証, 요금안내서, 이용요금 안내, 전기요금 청구서, 수도요금 고지서, 납입고지서, 고지서, 주문상세, 주문내역, 배송완료, 배송중, 구매확정, uplatnica, uplatnice, danovy doklad, zjednoduseny danovy doklad, egyszerusitett szamla, bonfiscal, fiskalni racun, mali fis, bilgi fisi, hoa don ban hang, hoa don, phieu tinh tien, phieu thanh toan, struk, nota penjualan, nem adougyi bizonylat, apodeixi lianikis, αποδειξη λιανικης, αποδειξη
                administration: 식별번호, 거래구분, 받는사람, 받는사람 정보, 결제수단, 총 결제금액, 총 상품가격, 할인금액, 배송비, 배송지, 배송요청사항, 費用区分, 負担割合, 診療日, 客室, ご到着, ご出発, 注文日, 注文番号, お客さま番号, お客様番号, ご使用場所, 検針日, 使用水量, 保険証, 氏名, 患者番号, 滞在期間, 室料, 宿泊日, 人様, 名様
                administration: 전자납부번호, 납세자, 세목, 자동차세, 지방교육세, 재산세, 주민세, apotheker, apothekerin, inhaber, inhaberin, inh, geschaftsfuhrer, proprietor, propr, titolare, titular, gerant, 初再診料, 入院料等, 医学管理等, 在宅医療, 画像診断, 投薬, 処置, 手術, 麻酔, リハビリテーション, 請求期間, 領収証no, 診療点数, 保険外負担
                administration: guest, guest name, room no, room number, folio no, confirmation no, booking reference, booking ref, ticket number, flight, passenger, pax, driver, ride, trip, statement period, billing period, service address, meter number, customer no, client, kundennr, kundennummer, rechnungsnr, rechnungsnummer, auftragsnummer, numero de cliente, cod cliente, codice cliente, numer klienta, cislo zakaznika, ugyfelszam, asiakasnumero, kundnummer, kundenummer, musteri no, ma khach hang, ban so, thu ngan, nhan vien, obsluha, obsluhuje, obslugiwal, kierownik, konobar, felszolgalo, penztaros, tarjoilija, garson, kasiyer, no meja, kasir, atendente, mesero, vendedor, cajero, caja, operateur, serveur, couverts, covers, tab, gosc
                label: 과세기관, payee, paid to, issued by, aussteller, emisor, emitente, esercente, wystawca, verkauf durch, verkauft durch, dodavatel, 発行者, 発行元, 店舗名, 請求元, 加盟店名, ご利用店名, ご利用店舗, 利用店舗, 取扱店, 기관명, 발행기관, 시설명
                seller: verkaufer, vendeur, venditore, sprzedawca
                heading: pay display, pay and display, inbox, rent receipt, donation receipt, payment receipt, credit memo, 注文の詳細, ご注文の詳細, 注文詳細, 収証, 領収書no, 収証no, 야간 공휴일 진료
                administration: 診療科, ご使用量, ご使用期間, 検針月日, 加盟店番号, 발급일시, 발급기번호, 장바구니 담기, 장바구니담기, 재주문하기, 다시 담기, 가게 보기, 영수증 보기, 배송조회, 배송 조회, 교환 반품 신청, 판매자 문의, 리뷰 쓰기, 리뷰쓰기, カートに入れる, 再注文, もう一度注文, もう一度購入, 再次购买, 再来一单, 申请售后, 查看物流
                heading: 수수료 영수증, 배달완료, 배달 완료, 배달이 완료되었어요, 주문이 완료되었어요, 주문완료, 픽업완료, 결제가 완료되었습니다, 결제 완료, 결제상세, 이용상세, 거래상세, 支払い完了, お支払い完了, 支払完了, 決済完了, 送金完了, お届け完了, 配達完了, 配達済み, 注文履歴, 取引履歴, 取引詳細, 支払い詳細, お食事券, 食券, 引換券, お会計票, お会計伝票, 会計伝票
                heading: 结账单, 结帐单, 結帳單, 消费明细, 消费清单, 支付成功, 付款成功, 交易成功, 账单详情, 订单详情, 訂單詳情, 购物小票, 收银小票, 電子發票證明聯, 交易明細, hoa don ban hang, hoa don ban le, hoa don thanh toan, hoa don gia tri gia tang, phieu thanh toan, phieu tinh tien, struk pembelian, struk pembayaran, payment successful, transaction successful, transfer successful, paid successfully
                platform: gcash, paymaya, touch n go, touch n go ewallet, tng ewallet, grabpay, gopay, shopeepay, shopee, lazada, gojek, zalopay, phonepe, paytm, swiggy, zomato, line pay, truemoney, 삼성페이, 페이코, 出前館, 楽天ペイ, メルペイ, 支付宝, 微信支付, 美团, 饿了么, 悠遊卡, 八達通
                administration: fakturanr, fakturadatum, ship to, payment method, order summary, rental period, 청구년월, 상품코드
                heading: 주문 내역 상세, 주문내역상세, 주문상세내역
                label: 점명
                seller: landlord, received by, sold by
                label: 발급기관, 발급기관명, 징수기관, 支払先, 商户名称, 商户全称, 商家名称, 商家名稱, 收款方, 特店名稱, nama merchant
                """,
                Kind.init(rawValue:)
            )
    )
}
