extension ColumnWords {
    /// A line for each role and language, the words between commas.
    ///
    /// Spaces, accents, capitals and what stands in parentheses do not matter.
    static let table = """
        date ko: 날짜, 거래일, 거래일자, 거래일시, 거래날짜, 이용일, 이용일자, 이용일시, 이용날짜, 승인일, 승인일자, 승인일시, 매출일, 매출일자, 사용일, 사용일자, 사용일시, 일자, 일시, 기간, 결제일시
        date en: date, timestamp, date and time, completion time, booked at, posted transactions date, trans date, clearing date, trans. date, transaction date, trans date, booking date, posting date, posted date, post date, txn date, date posted, completed date, date started, started date, value date, entry date, process date, datetime, date/time, created, effective date, tran date, tnx date, created utc
        date de: Datum des Beginns, Datum des Abschlusses, Buchungstag, Buchung, Buchungsdatum, Datum, Valuta, Valutadatum, Wertstellung, Belegdatum, Kaufdatum, Umsatzdatum, Wertstellungsdatum, Startdatum
        date nl: Boekdatum, Boekingsdatum, Transactiedatum, Rentedatum, Uitvoeringsdatum, Datum uitvoering, Valutadatum, Startdatum
        date fr: Date d'achat, Date de début, Date de fin, date opération, date de l'opération, date d'opération, date de comptabilisation, date comptable, date op, date de valeur, date valeur, dateval, Date comptabilisation
        date it: Data, Data acquisto, Data contabile, Data operazione, Data valuta, Data registrazione, Data di inizio
        date es: Fecha, Fecha operación, Fecha de operación, F. Operación, Fecha valor, F. Valor, Fecha contable, Fecha de la operación, Fecha transacción, Fecha de compra, Fecha consumo, Fecha de inicio
        date pt: Data mov, Data movimento, Data do movimento, Data operação, Data valor, Data lançamento, Data de lançamento, Data lanc, Data da operação, Data da transação, Data de compra, Data da compra, Data de início
        date pl: Data operacji, Data księgowania, Data transakcji, Data waluty, Data rozpoczęcia
        date cs: Datum zaúčtování, Datum provedení, Datum transakce, Datum operace, Datum splatnosti, Datum zahájení
        date sk: Dátum, Dátum zaúčtovania, Dátum transakcie, Dátum spracovania
        date hu: Dátum, Könyvelés dátuma, Tranzakció dátuma, Értéknap, Könyvelési dátum, Tranzakció időpontja, Kezdés dátuma
        date ro: Data tranzacției, Data tranzactiei, Data procesării, Data înregistrării, Data începerii
        date sv: Bokförd, Bokföringsdag, Bokföringsdatum, Transaktionsdag, Transaktionsdatum, Reskontradatum, Valutadag
        date da: Dato, Bogføringsdato, Bogført, Rentedato, Valørdato
        date no: Bokføringsdato, Bokført dato, Utført dato, Transaksjonsdato
        date is: Dagsetning, Dags, Bókunardagur, Vaxtadagur, Vaxtadags
        date fi: Päivä, Kirjauspäivä, Arvopäivä, Maksupäivä, Päivämäärä, Tapahtumapäivä, Pvm
        date et: Kuupäev, Kande kuupäev
        date lt: Operacijos data, Sandorio data
        date lv: Datums
        date ja: 日付, 取引日, 取引日付, 取引日時, 年月日, 利用日, 利用年月日, ご利用年月日, ご利用日, お取引日, お取り扱い日, 入出金日, 勘定日, 利用日/キャンセル日, 操作日, 月日
        date zh: 交易时间, 交易日期, 记账日期, 记账日, 日期, 交易日, 入账日期, 交易创建时间, 付款时间, 交易日期時間, 記帳日期, 入帳日期, 消費日期, 消費日
        date tr: Tarih, İşlem tarihi, Valör, Muhasebe tarihi, Tarih/Saat
        date uk: Дата i час операції, Дата і час операції, Дата операції, Дата
        date id: Tanggal, Tarikh, Tanggal transaksi, Tanggal & Waktu
        date hr: Datum knjiženja, Datum valute, Datum transakcije, Datum izvršenja
        date el: Ημερομηνία, Ημ/νία
        date vi: Ngày, Ngày giao dịch
        date th: วันที่, วันที่ทำรายการ
        date he: תאריך, תאריך עסקה, תאריך רכישה, תאריך ערך, יום ערך
        date ru: Дата операции, Дата, Дата платежа, Дата проводки, Дата обработки, Дата совершения операции
        date bg: Дата, Вальор, Дата на счетоводно записване, Дата на транзакция
        date sl: Datum knjiženja, Datum valute, Datum
        date ar: التاريخ, تاريخ العملية, تاريخ المعاملة

        time ko: 시간, 거래시간, 거래시각, 이용시간, 승인시간, 승인시각, 시각
        time en: time, transaction time
        time de: Uhrzeit
        time ja: 時刻, 時間, 操作時刻
        time tr: Saat
        time th: เวลา

        text ko: 내용, 가맹점, 가맹점명, 이용가맹점, 이용가맹점명, 이용하신 곳, 이용하신 가맹점, 이용처, 사용처, 이용내역, 보낸분/받는분, 받는분/보낸분, 의뢰인/수취인, 의뢰인수취인, 받는분, 거래처, 상호, 거래기록사항, 기재내용, 상대 예금주명, 상대계좌예금주명, 예금주명, 상대방, 판매자, 판매처, 구매처, 거래상대, 상점명
        text en: merchant, merchant name, beneficiary, counteraccount name, counter account name, name of sender/receiver, sender/recipient, recipient/sender, payee, name, description, description1, description 1, transaction description, details, narrative, counterparty, counter party, partner name, target name, counterparty name, title, appears on your statement as, original description, transaction details, merchant/description, text, name / description, memo/description, transaction ref1, remarks, transaction remarks, sender/receiver name, sender/receiver, transactions in detail, bank account details
        text de: Auftraggeber/Zahlungsempfänger, Empfänger/Zahlungspflichtiger, Name Zahlungsbeteiligter, Beguenstigter/Zahlungspflichtiger, Begünstigter/Zahlungspflichtiger, Auftraggeber/Begünstigter, Auftraggeber / Empfänger, Zahlungsempfänger, Auftraggeber/Empfänger, Name Zahlungsbeteiligter, Empfänger, Empfänger/Auftraggeber, Empfänger/Auftraggeber Name, Beschreibung, Beschreibung1, Gegenpartei, Begünstigter / Auftraggeber, Avisierungstext, Zahlungspartner, Händler, Umsatztext, Partnername, Sender / Empfänger, Gegenkonto Inhaber
        text nl: Naam van de tegenpartij, Tegenrekeninghouder, Naam tegenpartij, Naam / Omschrijving, Naam tegenrekening, Naam, Omschrijving, Tegenpartij, Naam tegenrekening, Naam tegenpartij bevat
        text fr: Libellé, Libellé opération, Libellé simplifié, Libellé court, Label, Libellé de l'opération, Bénéficiaire, Nom de la contrepartie, Contrepartie, Intitulé, Nom, Libellé complet opération
        text it: Descrizione completa, Descrizione, Descrizione operazione, Causale, Beneficiario, Controparte, Operazione, Nome
        text es: Concepto, Descripción, Movimiento, Beneficiario, Comercio, Detalle, Nombre
        text pt: Descrição, Descritivo, Histórico, Lançamento, Descrição do movimento, Estabelecimento, Nome
        text pl: Nadawca/Odbiorca, Odbiorca/Zleceniodawca, Odbiorca, Kontrahent, Dane kontrahenta, Opis operacji, Opis transakcji, Lokalizacja, Opis, Nazwa kontrahenta, Nazwa
        text cs: Název protiúčtu, Protistrana, Jméno protistrany, Název protistrany, Jméno účtu protistrany, Název účtu protistrany, Místo, Popis, Obchodník, Jméno protiúčtu, Obchodní místo
        text sk: Názov protiúčtu, Protistrana, Partner, Popis transakcie, Platiteľ/Príjemca
        text hu: Partner neve, Partner elnevezése, Partner, Ellenoldali név, Leírás, Kereskedő, Partner név
        text ro: Detalii tranzacție, Detalii, Descriere, Beneficiar, Nume beneficiar, Explicații
        text sv: Beskrivning, Text, Namn, Rubrik, Meddelande, Transaktion, Specifikation
        text da: Tekst, Beskrivelse, Modtager, Navn, Posteringstekst
        text no: Beskrivelse, Forklaring, Tekst, Mottaker, Beskrivning
        text is: Skýring, Texti, Viðtakandi, Viðtakandi/Greiðandi
        text fi: Saaja/Maksaja, Tapahtuma, Nimi, Selite, Saaja/Maksajan nimi
        text et: Saaja/Maksja, Saaja/maksja nimi, Makse saaja, Maksja/Saaja
        text lt: Gavėjas, Mokėtojas/Gavėjas, Mokėtojas arba gavėjas, Gavėjas/Mokėtojas
        text lv: Saņēmējs/Maksātājs, Maksātājs/Saņēmējs, Saņēmējs
        text ja: 摘要内容, 内容, 利用店名・商品名, 利用店名, ご利用店名, ご利用店名及び商品名, 入出金内容, 入出金先内容, お取り扱い内容, お取り扱い内容・摘要, 取引先, 取引内容, ご利用先, ご利用先など, ご利用場所, ご利用箇所, 店名, 詳細２, 詳細2, 利用場所
        text zh: 交易对方, 对方名称, 对方户名, 交易对手, 商户名称, 对手信息, 对方账户名称, 交易备注, 交易說明, 消費明細, 消費說明, 交易詳情
        text tr: Açıklama, İşlem açıklaması, Alıcı, Karşı hesap adı
        text uk: Деталі операції, Опис операції, Опис, Контрагент
        text id: Keterangan, Uraian, Deskripsi
        text hr: Opis, Opis plaćanja, Primatelj, Naziv
        text el: Περιγραφή, Αιτιολογία
        text vi: Diễn giải, Mô tả, Nội dung, Nội dung chi tiết
        text th: รายละเอียด, รายการ
        text he: תיאור, תיאור פעולה, הפעולה, שם בית עסק, שם בית העסק, תיאור התנועה
        text ru: Описание операции, Описание, Контрагент, Получатель, Назначение платежа, Детали, Детали операции
        text bg: Контрагент, Описание, Основание, Наредител/Получател
        text sl: Naziv prejemnika/plačnika, Prejemnik/Plačnik, Naziv
        text ar: الوصف, التفاصيل, البيان

        brief ko: 적요, 적요내용, 거래내용, 거래적요, 거래내역, 통장표시내용
        brief en: narration, reference, particulars
        brief de: Buchungstext, Umsatzart, Vorgang
        brief nl: Mutatiesoort, Transactietype, Transactie
        brief fr: type opération, type de l'opération
        brief pl: Typ transakcji, Rodzaj operacji, Typ operacji
        brief sv: Referens
        brief is: Textalykill, Tegund
        brief sl: Namen
        brief ru: Операция, Тип операции
        brief cs: Typ, Typ operace, Typ transakce, Systémový popis
        brief sk: Typ transakcie
        brief hu: Tranzakció típusa, Forgalom típusa
        brief et: Tehingu tüüp
        brief ja: 摘要, 取引区分, 詳細１, 詳細1
        brief zh: 商品说明, 商品, 商品名称, 摘要, 交易摘要
        brief tr: İşlem

        amount ko: 원화금액, 금액, 거래금액, 이용금액, 국내이용금액, 승인금액, 사용금액, 매출금액, 결제금액, 총이용금액, 총할부금액, 이용총액, 할부원금, 청구금액, 원금, 이용원금, 결제원금, krw, 입출금액
        amount en: billing amount, billed amount, settlement amount, account amount, amount in account currency, local amount, amount, transaction amount, txn amount, credit/debit amount, value, paid, charged amount, total, amount total, sum, cost, amt, change
        amount uk: Сума в валюті картки, Сума, Сума операції
        amount ru: Сумма пересчитанная в валюту счета, Сумма платежа, Сумма в валюте счета, Сумма, Сумма операции, Сумма в валюте операции
        amount de: Buchungsbetrag, Betrag, Umsatz, Umsatzbetrag, Änderung
        amount nl: Bedrag, Transactiebedrag, Mutatie
        amount fr: Montant, Montant opération, Montant de l'opération, Mouvements
        amount it: Importo, Ammontare, Variazioni
        amount es: Importe, Monto, Valor, Cantidad, Importe de la operación, Variación
        amount pt: Valor, Montante, Importância, Valor da transação
        amount pl: Kwota w walucie rachunku, Kwota, Kwota operacji, Kwota transakcji
        amount cs: Částka, Objem, Částka v měně účtu, Zaúčtovaná částka
        amount sk: Suma, Čiastka
        amount hu: Összeg, Tranzakció összege, Könyvelt összeg
        amount ro: Suma, Valoare
        amount sv: Belopp i SEK, Belopp, Insättningar/uttag
        amount da: Beløb i DKK, Beløb
        amount no: Beløp i NOK, Beløp
        amount is: Upphæð
        amount ar: المبلغ
        amount fi: Määrä, Summa
        amount et: Summa
        amount lv: Summa
        amount ja: 金額, ご利用額, 利用金額, ご利用金額, 入出金, 入出金額, 取引金額, 入金・利用額
        amount zh: 新臺幣金額, 金额, 人民币金额, 记账金额, 交易金额, 發生額, 金額, 交易金額, 消費金額
        amount id: Jumlah, Nominal
        amount hr: Iznos
        amount el: Ποσό, Ποσό συναλλαγής
        amount vi: Số tiền
        amount th: จำนวนเงิน
        amount he: סכום, סכום חיוב, זכות/חובה
        amount lt: Suma
        amount tr: Tutar, İşlem tutarı

        out ko: 출금, 지급, 출금액, 출금금액, 찾으신금액, 지급금액, 지출금액, 지출액
        out en: withdrawal, withdrawals, withdrawal amount, debit, debits, debit amount, paid out, money out, funds out, outflow, out, spent, payments, withdrawn, amount debit, withdrawal amt, dr, charges, net debit amount, expense amount
        out de: Soll, Belastung, Lastschrift, Ausgang, Ausgaben, Belastungen, Zahlungsausgang
        out nl: Af, Uitgaven
        out fr: Débit, Débits
        out it: Dare, Addebiti, Uscite, Addebito
        out es: Cargo, Cargos, Debe, Débito, Retiros, Cheques / Cargos, Cargos / Cheques, Cheques y otros cargos, Egresos, Débitos, Pagos, Salidas
        out pt: Débito, Débitos, Saída, Saídas
        out pl: Obciążenia, Obciążenie, Kwota obciążenia
        out cs: Výdej, Debet, Odchozí
        out hu: Terhelés, Kiadás
        out ro: Debit, Sumă debit
        out sv: Uttag, Utgifter
        out da: Hævet, Udgift, Ud
        out no: Ut fra konto, Ut, Ut av konto
        out fi: Panot ulos, Otto
        out ja: 出金, お引出金額, 出金額, 出金金額, お支払金額, 支払い金額, 支払金額, お引出し, 引出し, 引出金額, お支払い金額, お引き出し, 払出金額
        out zh: 提款, 提出, 提款金額, 支出金額, 支出, 支出金额, 借方发生额, 借方金额, 借方金額, 借方, 付款金额, 提, 提取, 支取
        out id: Keluar, Debet
        out hr: Isplata, Duguje, Terećenje, Isplate, Na teret
        out lt: Debetas, Išlaidos
        out lv: Debets, Izdevumi
        out el: Χρέωση
        out vi: Nợ TKTT, Ghi nợ, Chi, Số tiền ghi nợ, Phát sinh nợ
        out bg: Дебит
        out sl: Breme, V breme
        out ar: مدين, المدين, السحب
        out th: ถอนเงิน, ถอน, หักบัญชี, ถอนเงิน / โอนเงิน
        out he: חובה, בחובה
        out tr: Borç, Giden
        out ru: Расход, Списание, Списания
        out uk: Витрати, Списання

        into ko: 입금, 입금액, 입금금액, 맡기신금액, 수입금액, 수입액
        into en: deposit, deposits, lodgements, lodgement, deposit amount, credit, credits, credit amount, paid in, money in, funds in, inflow, in, received, receipts, amount credit, deposit amt, cr, net credit amount, income amount
        into de: Haben, Gutschrift, Eingang, Einnahmen, Gutschriften, Zahlungseingang
        into nl: Bij, Inkomsten
        into fr: Crédit, Crédits
        into it: Avere, Accrediti, Entrate, Accredito
        into es: Abono, Abonos, Haber, Ingreso, Depósitos, Depósitos / Abonos, Abonos / Depósitos, Depósitos y abonos, Ingresos, Créditos, Entradas
        into pt: Crédito, Créditos, Entrada, Entradas
        into pl: Uznania, Uznanie, Kwota uznania
        into cs: Příjem, Kredit, Příchozí
        into hu: Jóváírás, Bevétel
        into ro: Credit, Sumă credit
        into sv: Insättning, Insättningar
        into da: Indsat, Indtægt, Ind
        into no: Inn på konto, Inn
        into fi: Panot, Pano
        into ja: 入金, お預入金額, 入金額, 入金金額, お預り金額, 預かり金額, お預入れ, 預入れ, 預入金額, お預け入れ, 受入金額
        into zh: 存入, 存款, 存款金額, 存入金額, 收入金額, 收入, 收入金额, 贷方发生额, 贷方金额, 貸方金額, 贷方, 貸方, 收款金额, 存
        into id: Masuk, Kredit
        into hr: Uplata, Potražuje, Odobrenje, Uplate, U korist
        into lt: Kreditas, Pajamos
        into lv: Kredīts, Ieņēmumi
        into el: Πίστωση
        into vi: Có TKTT, Ghi có, Thu, Số tiền ghi có, Phát sinh có
        into bg: Кредит
        into sl: Dobro, V dobro
        into ar: دائن, الدائن, الإيداع
        into th: ฝากเงิน, ฝาก, เข้าบัญชี, ฝากเงิน / รับโอน
        into he: זכות, בזכות
        into tr: Alacak, Gelen
        into ru: Приход, Поступление, Поступления, Зачисление
        into uk: Надходження, Зарахування

        balance ko: 잔액, 거래후잔액, 남은금액, 통장잔액, 잔고, 거래 후 잔액
        balance en: balance, closing balance, running balance, available balance, account balance, running bal, ledger balance, balance after, bal, bal after
        balance uk: Залишок після операції, Залишок
        balance ru: Остаток, Остаток средств, Остаток после операции, Баланс
        balance de: Saldo, Guthaben, Saldo nach Buchung, Kontostand
        balance nl: Saldo na mutatie, Saldo na trn, Saldo na boeking
        balance fr: Solde, Solde après opération
        balance it: Saldo contabile
        balance es: Saldo disponible, Saldo parcial, Disponible
        balance pt: Saldo contabilístico
        balance pl: Saldo po operacji, Saldo po transakcji, Saldo rachunku
        balance cs: Zůstatek, Zůstatek po transakci
        balance sk: Zostatok, Zostatok po transakcii
        balance hu: Egyenleg, Könyvelt egyenleg
        balance ro: Sold, Balanță, Balanta
        balance sv: Bokfört saldo
        balance fi: Tilin saldo
        balance lt: Likutis
        balance lv: Atlikums
        balance ja: 残高, 差引残高, 取引後残高, お取引後残高, 差引残高(円), 現在高
        balance zh: 餘額, 帳戶餘額, 結餘, 余额, 账户余额, 联机余额, 本次余额, 交易后余额, 戶口結餘
        balance tr: Bakiye
        balance id: Saldo, Baki
        balance hr: Stanje
        balance is: Staða
        balance sl: Stanje
        balance ar: الرصيد
        balance el: Υπόλοιπο, Λογιστικό Υπόλοιπο
        balance vi: Số dư
        balance bg: Салдо
        balance th: ยอดคงเหลือ, คงเหลือ
        balance he: יתרה, יתרה בש"ח, יתרה בש״ח

        memo ko: 메모, 통장메모, 비고, 송금메모, 거래메모
        memo en: memo, description2, description 2, description3, note, notes, comment, comments, payment reference, extended details, notes and #tags, transaction reference, sub-description, transaction ref2, transaction ref3, message for payee, message for me, message
        memo de: Verwendungszweck, Beschreibung2, Beschreibung3, Vorgang/Verwendungszweck, Buchungsdetails, Notiz, Zahlungsgrund, Mitteilung, Kommentar
        memo nl: Mededelingen, Omschrijving-1, Mededeling, Betalingskenmerk
        memo fr: Informations complémentaires, Commentaire, Libellé complet, Communication, Informations
        memo it: Note, Descrizione estesa, Dettagli
        memo es: Observaciones, Concepto ampliado, Más datos
        memo pt: Observações, Notas
        memo pl: Tytuł, Tytułem, Tytuł operacji, Tytuł przelewu, Szczegóły transakcji
        memo cs: Zpráva pro příjemce, Poznámka, Zpráva, Zpráva pro mě, Uživatelská identifikace, Komentář, Popis příkazce, Popis pro příjemce, AV pole 1, AV pole 2, AV pole 3, AV pole 4
        memo sk: Správa pre prijímateľa, Poznámka, Informácia pre príjemcu
        memo hu: Közlemény, Megjegyzés
        memo fi: Viesti, Selitys
        memo is: Tilvísun
        memo et: Selgitus
        memo lt: Paaiškinimai, Paskirtis, Mokėjimo paskirtis
        memo lv: Informācija saņēmējam, Maksājuma mērķis
        memo ja: メモ, 備考
        memo zh: 备注, 附言

        approval ko: 승인번호
        approval en: approval number, approval code, auth code, authorization code, approval
        months ko: 할부개월, 할부/회차, 할부개월/회차, 할부개월수, 개월, 개월수, 할부기간, 할부
        months en: installments
        months ja: 支払区分
        part ko: 회차
        part ja: 今回回数
        type ko: 타입, 수입/지출, 거래유형, 거래구분, 구분, 입출금구분, 입출구분
        type de: Typ, Art
        type es: Tipo
        type pt: Tipo
        type it: Tipo
        type pl: Typ
        type tr: İşlem tipi
        type ja: 種別, タイプ
        type zh: 类型, 類型
        type en: type, transaction type, type of transaction, category type, details type, movement type
        direction en: debit/credit, credit/debit, dr/cr, cr/dr, d/c, dc, c/d, credit debit indicator, direction, balance impact, debit or credit, credit/debit indicator, debit/credit indicator
        direction de: Soll/Haben, S/H, Haben/Soll, Soll/Haben-Kennzeichen, Umsatz S/H
        direction nl: Af Bij, Af/Bij, Bij/Af, Debet/Credit, CreditDebet
        direction fr: Sens, Débit/Crédit
        direction it: Dare/Avere, Segno
        direction es: Debe/Haber, Cargo/Abono
        direction pt: Débito/Crédito, D/C
        direction et: Deebet/Kreedit
        direction lt: D/K, Debetas/Kreditas
        direction lv: Debets/Kredīts
        direction ja: 入出金区分, 入金/出金
        direction zh: 收/支, 收支, 借贷标志, 借贷
        direction el: Πρόσημο ποσού, Πρόσημο, Χ/Π, Χρέωση / Πίστωση
        direction tr: Borç/Alacak, B/A
        category ko: 대분류, 분류
        category en: category
        category uk: Категорія
        category ru: Категория
        category de: Kategorie
        category fr: Catégorie
        category ja: 大項目
        category zh: 交易分类
        subcategory ko: 소분류
        subcategory en: subcategory
        subcategory ja: 中項目
        account ko: 결제수단, 자산, 계좌
        account en: account, posted account, bank account, accounts, account name, account number, account no, account no., acct no, card number, card no, card no.
        account fr: Numéro de carte
        account es: Número de tarjeta
        account de: Kartennummer, Auftragskonto, Konto, IBAN Auftragskonto, Bezeichnung Auftragskonto
        account nl: Rekening, IBAN/BBAN, Rekeningnummer
        account et: Kliendi konto
        account lt: Sąskaitos Nr
        account lv: Klienta konts
        account ja: 保有金融機関
        counterpart en: to account
        currency ko: 화폐, 통화, 통화코드
        currency en: currency, posted currency, currency code, ccy, transaction currency, billing currency, settlement currency, account currency, payment currency, original currency, foreign currency, orig currency
        currency de: Währung, Waehrung
        currency nl: Munt, Valuta, Valutacode, Devies, Oorspr munt
        currency fr: Devise
        currency it: Divisa
        currency es: Moneda, Divisa
        currency pt: Moeda
        currency pl: Waluta, Waluta operacji, Waluta transakcji, Waluta rachunku
        currency cs: Měna
        currency sk: Mena
        currency hu: Devizanem, Deviza, Pénznem
        currency ro: Monedă, Valută
        currency sv: Valuta
        currency da: Valuta
        currency no: Valuta
        currency is: Mynt
        currency fi: Valuutta
        currency et: Valuuta
        currency lt: Valiuta
        currency lv: Valūta
        currency ja: 通貨
        currency zh: 币种, 货币, 幣別
        currency tr: Para birimi, Döviz
        currency he: מטבע חיוב, מטבע עסקה, מטבע מקור, מטבע מקורי
        currency ru: Валюта платежа, Валюта, Валюта операции, Валюта счета
        currency el: Νόμισμα
        state ko: 취소여부, 취소상태, 승인구분, 매출상태, 거래상태, 이용상태, 전표상태, 승인상태, 매입상태, 상태, 취소구분
        state en: status, state, transaction status
        state de: Buchungsstatus
        state fr: État, Statut
        state es: Estado
        state it: Stato
        state pt: Estado
        state ja: 状態, ステータス, 取引状況, 状況
        state tr: Durum
        state hu: Állapot
        state fi: Tila
        state cs: Stav
        state ro: Stare
        state zh: 交易状态, 当前状态, 状态, 狀態, 交易狀態
        state he: סטטוס
        state th: สถานะ
        state vi: Trạng thái
        state ru: Статус
        cancelled ko: 취소금액
        cancelled ja: 払戻額
        cancelled zh: 成功退款
        id en: id
        index en: txnidx
        position en: position
        kind en: kind
        commodity en: commodity
        net en: net, net amount, net total
        net de: Netto
        net es: Neto
        fee en: fee, fees
        fee ko: 수수료, 해외이용수수료, 해외수수료, 이용수수료, 할부수수료
        fee ja: 手数料, 支払手数料
        fee de: Gebühr, Entgelt
        fee fr: Frais, Commission
        fee it: Commissione, Commissioni, Costo, Tariffa
        fee nl: Kosten
        fee pt: Comissão
        fee pl: Prowizja, Opłata
        fee ro: Comision
        fee hu: Díj
        fee cs: Poplatek
        fee sv: Avgift
        fee da: Gebyr
        fee no: Gebyr
        fee fi: Palvelumaksu
        fee et: Teenustasu
        fee zh: 手续费, 服务费
        fee ru: Комиссия
        fee uk: Комісія
        fee es: Comisión, Tarifa
        payer en: from name, payer name, from
        payer de: Zahlungspflichtige*r, Auftraggebername
        payer sv: Avsändare
        payer pl: Nazwa nadawcy
        payer fi: Maksaja
        payee en: to name, payee name, to
        payee de: Zahlungsempfänger*in, Empfängername
        payee sv: Mottagare
        payee pl: Nazwa odbiorcy
        payee fi: Saajan nimi, Saaja, Maksunsaaja
        reference en: transaction id, reference number, fitid, bank reference, unique transaction id, transaction number
        reference de: Kundenreferenz
        reference zh: 交易订单号, 交易单号
        """
}
