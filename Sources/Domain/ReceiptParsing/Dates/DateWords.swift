/// Words beside a date that say whether it is the day of purchase.
enum DateWords {
    enum Meaning: String {
        case good, bad
        /// A label for the original purchase, not for the refund.
        case purchase
        /// A label for a bill's own day, or on a credit note that has its own for the bill it credits.
        case invoice, credit
        /// Labels for both days of a stay, whose folio is made on the second.
        case arriving, leaving
    }

    static let matcher = PhraseMatcher<Meaning>(
        table: """
            good: date, datum, transaction date, trans date, bill date, sale date, tarikh, fecha, data, dato, datums
            good: 거래일시, 거래일자, 거래일, 승인일시, 승인일자, 승인일, 판매일, 판매일시, 판매일자, 결제일시, 결제일자, 결제일, 발행일, 발행일시, 매출일, 매출일시, 영업일자, 일자, 일시, 날짜, 주문일시, 이용일시, 거래시간, 정산일시, 출차일시, 진료일, 조제일자, 日付, 取引日, ご利用日, 発行日, receipt date, order date, doc date, date time, visa, mastercard, amex, 등록일시
            good: 영수일자, 수납일, 출금일, 출금일시, 입금확인, 입금일, 입금일시, 환불일시, 환불일, 취소일시, 취소일, 반품일시, 반품일, 발권일시, 발권일, 승인, 결제, 판매, 발행, 발매일시, 하차, 하차시간, 하차일시, return date, refund date, visit date, paid on, paid, kaufdatum, belegdatum, 접수일, 접수일시, 접수일자, 접수시간, 주문일자, 주문일, 작성년월일
            good: order placed, bezahlt, bezahlt am, betaald, paye le, pagado, verkaufsdatum, bondatum, ihr einkauf am, einkauf am, fecha de compra, data acquisto, date de vente, data sprzedazy, tarih, aankoopdatum, date d emission
            good: fecha de emision, data wystawienia, data de emissao, laskun paivays, kopdatum, billing date, issue date, date of issue, issued, issued on, statement date, 청구일, 청구일자, 작성일, 작성일자, 請求日
            purchase: 구매일시, 구매일, 구매일자, purchase date, date of purchase, purchased
            bad: expiry, expires, expiring, exp, exp date, expire, valid until, valid thru, good thru, good through, temujanji, tarikh temujanji, valid till, valid through, valid, return by, return before, use by, best before, due date, due, until, member since, date of birth, dob, 유효기간, 유효기한, 유통기한, 인쇄일, 인쇄일시, 출력일, 출력일시, 회원가입, 가입일, 까지, 이내
            bad: 교환, 환불, 개업, 有効期限, 期限, gultig bis, validity, permit, since, est, effective, through, 기한, 사용기한, 적립일, 소멸, 개정, offer, redeem, promotion, sweepstakes, warranty, miles, next visit, ver, version, rev, copyright, 입차일시, 기간, generated, 재발행, 재출력, 재인쇄, 재발행일, 재출력일, 납기, 납기일, 납부기한, 입금기한, original beleg, originalbeleg, original bon
            bad: 원거래, 원거래일, 원거래일자, 원거래일시, 원승인, 원승인일, 원승인일자, 원구매일, 최초거래일, 구입일로부터, 다음방문, 다음예약, 다음진료, 예약일, 예약일시, 생년월일, 입차시간, 입차, 입장, 입구시각, 승차, 승차일시, 승차시간, 만료, 만료일, 마감
            bad: original date, original sale, original purchase, original transaction, orig date, purchased on, reprint, reprinted, next appointment, appointment, entry, entered, reservation, event date, survey, return policy, exchange by, renew, renewal, accreditation, accred, outward, travel date, next, reisetag, gultig, gultig ab, einlosbar, einlosbar bis, bis
            bad: umtausch, umtausch bis, ruckgabe, ruckgabe bis, geburtsdatum, lieferdatum, valable, valable jusqu, jusqu au, hasta, valido hasta, valido, valida hasta, antes del, entro il, scadenza, valido fino al, fino al, geldig, geldig tot, ruilen, valido ate, ate, wazne do, wazny do, termin, platnost, platnost do, gyldig, giltig, son kullanma, まで, 有効, nachster termin, termin, punkteverfall, verfall, punktestand, buchung vom
            bad: 다음, 내원, 쿠폰, 부터, 예정, 완성예정, 완성일, 수령, 수령일, 수령일시, 픽업, 출고, 출고예정, 배송, 도착, 유효, deliver on, delivery date, deliver by, 처방, 처방발행, 처방일, 찾는날, 찾으실날
            bad: einfahrt, ausfahrt, entree, entrada, cambios, devoluciones, echange, trước, vervaldatum, uiterste betaaldatum, echeance, date d echeance, payable avant, fallig, fallig am, zahlbar bis, zahlungsziel, falligkeit, fecha de cargo, vencimiento, fecha de vencimiento, fecha limite, data de vencimento, data scadenza, forfallodag, forfallsdato, forfaldsdato, erapaiva, payment due, pay by, payable by, 자동이체일, 출금예정일, 支払期限, お支払期限, resdatum
            good: 注文日, ご注文日, 購入日, 領収日, ご利用日時, 会計日, 会計日時, 診療日, 診察日, 交付日, お買上日, 売上日, 出庫日時, 精算日時, 出庫, datum izdavanja, datum vystaveni, datum uctenky, kelt, kiallitas datuma, teljesites, paivays, paivamaara, kuupaev, data emisiunii, data bonului, tarih saat, ngay, ngay ban, tanggal, tgl, petsa, ημερομηνια, hm nia, 주문한 날짜, 구매한 날짜, 승차일자, 영수일, 수납일자, 진료일자, 조제일
            bad: save the date, total up to, up to, points as of, balance as of, book by, book mother s day, book now, starts, ends, ends on, promo period, competition, collect by, pick up by, ready by, returns until, refund by, deadline, expiry date, expired, birthday, born, geb, geb am, geburtstag, new opening, grand opening, anniversary, kampagne bis, aktion bis, gultig von, einzulosen bis, valable du, fin de validite, valables jusqu, promo valable, offre valable, caduca, caducidad, valida ate, validade, a partir de, vigencia, scade, scade il, scad, wazna do, wazne od, termin platnosci, splatnost, datum splatnosti, platne do, ervenyes, fizetesi hatarido, hatarido, lejarat, voimassa, voimassa asti, giltig till, giltigt till, gyldig til, sista betalningsdag, forfall, betales senest, son odeme, son odeme tarihi, gecerlilik, han su dung, han thanh toan, doi tra truoc, berlaku sampai, jatuh tempo, kadaluarsa, 発送, 発送済み, お届け, お届け日, 到着, ご到着, ご出発, チェックイン, チェックアウト, 入庫, 入庫日時, 前回検針, 前回検針日, 次回検針, 次回検針日, 納期限, 支払期日, お支払期日, 振替日, 口座振替日, 使える, ご利用期限, 生年月日, 次回, 予約, 사용기간, 이용기간, 계약기간, 보증기간, 배송완료, 도착예정, 적립예정, 소멸예정, 교환기한, 반품기한, 만기일, 납부마감
            good: 検針日, 検針月日, 今回検針日, 検針年月日
            bad: ready, ready on, pickup, pick up, pickup date, promised, promise date
            good: 購入日時, 申込日, 発券日, 発券日時, fecha compra, booked on, booking date, payment date, date of payment, 납입일, 납입일자, sold
            bad: deposit paid, deposit paid on, deposit paid online, deposit received, deposit received on, anzahlung vom, acompte du, 上映日, 乗車日, 搭乗日, 宿泊日, 開演, 利用開始, partenza, fecha visita, fecha de visita, show date, date of show, performance, tour date, 탑승일, 관람일, 공연일, 상영일, 여행일, start date, end date, service from, service period, prelevement, prelevement le, preleve le, lastschrift am, abbuchung am, einzug am, adeudo, cargo en cuenta, addebito, inkasso, easter hours, opening hours, closed on
            good: date issued, date of gift, gift date, date of donation, donation date
            invoice: invoice date, rechnungsdatum, factuurdatum, date de facture, date facture, fecha de factura, fecha factura, data fattura, fakturadatum, fakturadato, date of invoice
            credit: credit date, credit note date, credit memo date, date of credit, gutschriftsdatum, kreditdatum, date de l avoir, date avoir
            arriving: arrival, arrived, check in, checkin, anreise, 입실, 체크인, arrive, date d arrivee, llegada, fecha de llegada, data di arrivo, aankomst, ご到着, ご到着日, 到着日, 체크인 날짜
            leaving: departure, check out, 퇴실, 체크아웃, depart, abreise, date de depart, salida, fecha de salida, data di partenza, vertrek, ご出発, ご出発日, 出発日
            """
    )
}
