import ReceiptDomain

extension ItemForm: StoredValue {
    init(_ item: inout some StoredObject) throws {
        self.init()
        amount = try present("amount", item.text("amount"))
        confidence = try item.number("confidence")
        discount = try item.text("discount")
        name = try present("name", item.text("name"))
        options = try item.texts("options")
        quantity = try item.text("quantity")
        readName = try item.text("readName")
        unit = try item.text("unit")
        unitPrice = try item.text("unitPrice")
    }
}

extension SplitForm: StoredValue {
    init(_ split: inout some StoredObject) throws {
        self.init()
        amount = try present("amount", split.text("amount"))
        category = try split.text("category")
        memo = try split.text("memo")
        subject = try split.text("subject")
    }
}

extension InstallmentsForm: StoredValue {
    init(_ installments: inout some StoredObject) throws {
        self.init()
        first = try present("first", installments.text("first"))
        interest = try installments.text("interest")
        months = try present("months", installments.integer("months"))
    }
}

extension PrintedForm: StoredValue {
    init(_ printed: inout some StoredObject) throws {
        self.init()
        approvalNumber = try printed.text("approvalNumber")
        businessNumber = try printed.text("businessNumber")
        cardDigits = try printed.text("cardDigits")
        category = try printed.text("category")
        date = try printed.text("date")
        doubtfulTime = try printed.text("doubtfulTime")
        logo = try printed.text("logo")
        merchant = try printed.text("merchant")
    }
}
