import ReceiptDomain

/// Statements of which rows went the wrong way, or were taken for money that never moved.
extension ForeignStatement {
    static let directions = [
        ForeignStatement(
            name: "a card without names of columns, whose balance is what is owed",
            text: """
                11/17/2026,PHARMACY,20.00,,70.00
                11/15/2026,PAYMENT,,100.00,50.00
                11/13/2026,GARAGE,150.00,,150.00
                """,
            isOfCard: true,
            lines: [
                "2026-11-17 -20 PHARMACY =-70", "2026-11-15 100 PAYMENT =-50", "2026-11-13 -150 GARAGE =-150",
            ]
        ),
        ForeignStatement(
            name: "a bank without names of columns, whose deposits come first",
            text: """
                11/17/2026,PHARMACY,,20.00,70.00
                11/15/2026,WAGES,40.00,,90.00
                11/13/2026,GARAGE,,150.00,50.00
                """,
            lines: ["2026-11-17 -20 PHARMACY =70", "2026-11-15 40 WAGES =90", "2026-11-13 -150 GARAGE =50"]
        ),
        ForeignStatement(
            name: "a card of which a column of unknown name marks what was paid",
            text: """
                Date,Description,Amount,AmountMark
                2026-11-13,BAKER,12.00,
                2026-11-14,PAID WITH THANKS,300.00,CR
                2026-11-15,TAILOR,40.00,
                """,
            isOfCard: true,
            lines: ["2026-11-13 -12 BAKER", "2026-11-14 300 PAID WITH THANKS", "2026-11-15 -40 TAILOR"]
        ),
        ForeignStatement(
            name: "a bank that marks debits alone",
            text: """
                Date,Description,Amount,Dr/Cr
                2026-11-13,BAKER,12.00,DR
                2026-11-14,WAGES,300.00,
                """,
            lines: ["2026-11-13 -12 BAKER", "2026-11-14 300 WAGES"]
        ),
        ForeignStatement(
            name: "letters for both directions in a column without a name, and the sums around",
            text: """
                Buchungstag;Empfänger;Zweck;Umsatz; 
                13.11.2026;Gärtnerei;Rosen;15,00;S
                14.11.2026;Verein;Beitrag zurück;40,00;H
                01.11.2026;;Anfangssaldo;100,00;H
                """,
            lines: ["2026-11-13 -15 Gärtnerei", "2026-11-14 40 Verein"]
        ),
        ForeignStatement(
            name: "a shop's own account, which gives refunds",
            text: """
                Created,Description,Type,Net
                2026-11-13,Order 7,charge,20.00
                2026-11-14,Order 8,charge,30.00
                2026-11-15,Order 7,refund,-20.00
                """,
            lines: ["2026-11-13 20 Order 7", "2026-11-14 30 Order 8", "2026-11-15 -20 Order 7"]
        ),
        ForeignStatement(
            name: "a card whose column of days is named for what is cancelled, too",
            text: """
                利用日/キャンセル日,利用店名・商品名,利用金額,手数料,繰越金額
                2026/11/13,パン屋,1200,0,0
                2026/11/14,花屋,500,0,0
                """,
            isOfCard: true,
            lines: ["2026-11-13 1200 パン屋", "2026-11-14 500 花屋"]
        ),
        ForeignStatement(
            name: "a card with one shop that has a refund in its name",
            text: """
                Date,Description,Amount
                2026-11-13,BAKER,-12.00
                2026-11-14,TAX REFUND ADVICE,-40.00
                2026-11-15,TAILOR,-30.00
                2026-11-16,GROCER,9.00
                """,
            isOfCard: true,
            lines: [
                "2026-11-13 -12 BAKER", "2026-11-14 -40 TAX REFUND ADVICE", "2026-11-15 -30 TAILOR",
                "2026-11-16 9 GROCER",
            ]
        ),
        ForeignStatement(
            name: "fees beside two columns, and a row that has nothing else",
            text: """
                Date,Description,Money In,Money Out,Fee,Balance
                2026-11-13,SHOP,,-100.00,,900.00
                2026-11-14,CASH,,-500.00,-10.00,390.00
                2026-11-15,MONTHLY FEE,,,-5.00,385.00
                """,
            lines: ["2026-11-13 -100 SHOP =900", "2026-11-14 -510 CASH =390", "2026-11-15 -5 MONTHLY FEE =385"]
        ),
        ForeignStatement(
            name: "a purchase of which a part was given back, and one that was closed",
            text: """
                交易创建时间,交易对方,金额（元）,收/支,交易状态,服务费（元）,成功退款（元）
                2026-11-13 10:00:00,书店,60.00,支出,交易成功,0.00,15.00
                2026-11-14 10:00:00,花店,45.00,,交易关闭,0.00,0.00
                2026-11-15 10:00:00,王五,20.00,收入,交易成功,0.00,0.00
                """,
            lines: ["2026-11-13 10:00 -45 CNY 书店", "2026-11-15 10:00 20 CNY 王五"],
            passedOver: 1
        ),
        ForeignStatement(
            name: "a purse from which money goes to the bank",
            text: """
                交易时间,交易类型,交易对方,收/支,金额(元),当前状态
                2026-11-13 10:00:00,商户消费,书店,支出,¥60.00,支付成功
                2026-11-14 10:00:00,零钱提现,某银行,/,¥200.00,提现已到账
                2026-11-15 10:00:00,转入零钱通,零钱通,/,¥10.00,支付成功
                """,
            lines: ["2026-11-13 10:00 -60 CNY 书店", "2026-11-14 10:00 -200 CNY 某银行"],
            passedOver: 1
        ),
        ForeignStatement(
            name: "a state that no list knows, which is named beside the row",
            text: """
                Date,Description,Amount,Status
                2026-11-13,BAKER,-12.00,Posted
                2026-11-14,TAILOR,-40.00,Wobbling
                2026-11-15,GROCER,-9.00,Posted
                """,
            lines: ["2026-11-13 -12 BAKER", "2026-11-14 -40 TAILOR (Wobbling)", "2026-11-15 -9 GROCER"],
            isUnclear: true
        ),
        ForeignStatement(
            name: "a row whose day is the word for a reservation",
            text: """
                Bogføringsdato;Beløb;Navn;Saldo
                Reserveret;-9,00;Bager;
                14-11-2026;-40,00;Skrædder;60,00
                13-11-2026;-20,00;Blomster;100,00
                """,
            lines: ["2026-11-14 -40 Skrædder =60", "2026-11-13 -20 Blomster =100"],
            passedOver: 1
        ),
        ForeignStatement(
            name: "sums below the table, under names of their own",
            text: """
                Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance
                13/11/26,BAKER,12.00,,88.00
                14/11/26,WAGES,,30.00,118.00
                ,,,,
                STATEMENT SUMMARY  :-
                Opening Balance,Count,Debits,Credits,Closing Bal
                100.00,2,12.00,30.00,118.00
                Generated On: 30-Nov-2026 10:11:12,,By: 1,,Branch: X
                """,
            usual: .dayFirst,
            lines: ["2026-11-13 -12 BAKER =88", "2026-11-14 30 WAGES =118"]
        ),
        ForeignStatement(
            name: "an amount beside the columns that divide it",
            text: """
                Date,Memo/Description,Amount (credit),Amount (debit),Amount,Balance
                2026-11-13,BAKER,,12.00,-12.00,88.00
                2026-11-14,WAGES,30.00,,30.00,118.00
                """,
            lines: ["2026-11-13 -12 BAKER =88", "2026-11-14 30 WAGES =118"]
        ),
        ForeignStatement(
            name: "amounts of the purchase before those that were booked",
            text: """
                交易日期,交易金额(收入),交易金额(支出),交易币种,记账金额(收入),记账金额(支出),余额,对方户名
                2026-11-13,,10.00,USD,,72.00,928.00,书店
                2026-11-14,50.00,,CNY,50.00,,978.00,王五
                """,
            lines: ["2026-11-13 -72 书店 =928", "2026-11-14 50 王五 =978"]
        ),
        ForeignStatement(
            name: "names beside a column of accounts' numbers",
            text: """
                Date;Name / Description;Counterparty;Amount (EUR)
                2026-11-13;Bakker;NL02ABNA0123456789;-12,00
                2026-11-14;Kleermaker;NL03ABNA0123456780;-40,00
                """,
            lines: [
                "2026-11-13 -12 EUR Bakker (NL02ABNA0123456789)", "2026-11-14 -40 EUR Kleermaker (NL03ABNA0123456780)",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "kinds of payments before the names of shops",
            text: """
                Date,Description,Sub-description,Amount
                2026-11-13,Point of sale purchase,BAKER,-12.00
                2026-11-14,Point of sale purchase,TAILOR,-40.00
                2026-11-15,Payroll deposit,ACME,300.00
                2026-11-16,Point of sale purchase,GROCER,-9.00
                """,
            lines: [
                "2026-11-13 -12 BAKER (Point of sale purchase)", "2026-11-14 -40 TAILOR (Point of sale purchase)",
                "2026-11-15 300 ACME (Payroll deposit)", "2026-11-16 -9 GROCER (Point of sale purchase)",
            ],
            isUnclear: true
        ),
        ForeignStatement(
            name: "several products, each with a balance of its own",
            text: """
                Product,Started Date,Description,Amount,Fee,Currency,State,Balance
                Current,2026-11-13 10:00:00,To savings,-100.00,0.00,EUR,COMPLETED,900.00
                Savings,2026-11-13 10:00:00,To savings,100.00,0.00,EUR,COMPLETED,100.00
                """,
            lines: [
                "2026-11-13 10:00 -100 EUR To savings @Current =900",
                "2026-11-13 10:00 100 EUR To savings @Savings =100",
            ],
            isUnclear: true
        ),
    ]
}
