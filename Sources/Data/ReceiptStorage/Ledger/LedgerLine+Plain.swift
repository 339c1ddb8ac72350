extension LedgerLine<StoredRecord> {
    /// A line as this program writes it; `nil` for any other, which a JSON decoder may still understand.
    init?(plain bytes: ArraySlice<UInt8>) {
        var json = PlainJSON(bytes)
        var (version, sequence): (Int?, Int?)
        var (at, change, previous): (String?, String?, String?)
        var record: StoredRecord?
        var (step, undoes): (Int?, Int?)
        let isWhole = json.members { key, json in
            switch key {
            case "at": json.take(&at)
            case "change": json.take(&change)
            case "prev": json.take(&previous)
            case "record": json.take(&record) { StoredRecord(plain: &$0) }
            case "seq": json.take(&sequence)
            case "step": json.take(&step)
            case "undoes": json.take(&undoes)
            case "v": json.take(&version)
            default: false
            }
        }
        guard isWhole, json.isAtEnd, let version, let sequence, let at, let change, let previous, let record
        else { return nil }
        self.init(
            v: version,
            seq: sequence,
            at: at,
            change: change,
            record: record,
            prev: previous,
            step: step,
            undoes: undoes
        )
    }
}

extension PlainJSON {
    /// Reads a member's value; `false` where it is not plain.
    fileprivate mutating func take<Value>(_ value: inout Value?, _ read: (inout PlainJSON) -> Value?) -> Bool {
        value = read(&self)
        return value != nil
    }

    fileprivate mutating func take(_ value: inout String?) -> Bool { take(&value) { $0.string() } }

    fileprivate mutating func take(_ value: inout Int?) -> Bool { take(&value) { $0.integer() } }
}

extension StoredRecord {
    fileprivate init?(plain json: inout PlainJSON) {
        self.init(id: "", user: "", kind: "", status: "", createdAt: "", updatedAt: "")
        guard json.members({ key, json in take(key, from: &json) }) else { return nil }
        // No valid record has an empty one of these: what is missing is the decoder's to tell.
        guard ![id, user, kind, status, createdAt, updatedAt].contains("") else { return nil }
    }

    private mutating func take(_ key: String, from json: inout PlainJSON) -> Bool {
        switch key {
        case "items": json.take(&items) { json in json.list { Item(plain: &$0) } }
        case "images": json.take(&images) { json in json.list { Image(plain: &$0) } }
        case "tags": json.take(&tags) { json in json.list { $0.string() } }
        case "printed": json.take(&printed) { StoredPrinted(plain: &$0) }
        case "learned": json.take(&learned) { StoredLessons(plain: &$0) }
        case "proved": json.take(&proved) { $0.bool() }
        default: json.string().map { set(key, to: $0) } ?? false
        }
    }

    private mutating func set(_ key: String, to text: String) -> Bool {
        switch key {
        case "account": account = text
        case "amount": amount = text
        case "category": category = text
        case "createdAt": createdAt = text
        case "currency": currency = text
        case "date": date = text
        case "id": id = text
        case "kind": kind = text
        case "memo": memo = text
        case "merchant": merchant = text
        case "mood": mood = text
        case "repeat": `repeat` = text
        case "repeatOf": repeatOf = text
        case "status": status = text
        case "subject": subject = text
        case "subtotal": subtotal = text
        case "tax": tax = text
        case "time": time = text
        case "updatedAt": updatedAt = text
        case "user": user = text
        default: return false
        }
        return true
    }
}

extension StoredRecord.Item {
    fileprivate init?(plain json: inout PlainJSON) {
        var (name, quantity, unitPrice, amount): (String?, String?, String?, String?)
        let isWhole = json.members { key, json in
            switch key {
            case "amount": json.take(&amount)
            case "name": json.take(&name)
            case "quantity": json.take(&quantity)
            case "unitPrice": json.take(&unitPrice)
            default: false
            }
        }
        guard isWhole, let name, let amount else { return nil }
        self.init(name: name, quantity: quantity, unitPrice: unitPrice, amount: amount)
    }
}

extension StoredRecord.Image {
    fileprivate init?(plain json: inout PlainJSON) {
        var (file, sha256, originalName, takenAt): (String?, String?, String?, String?)
        var (bytes, width, height): (Int?, Int?, Int?)
        let isWhole = json.members { key, json in
            switch key {
            case "bytes": json.take(&bytes)
            case "file": json.take(&file)
            case "height": json.take(&height)
            case "originalName": json.take(&originalName)
            case "sha256": json.take(&sha256)
            case "takenAt": json.take(&takenAt)
            case "width": json.take(&width)
            default: false
            }
        }
        guard isWhole, let file, let sha256, let bytes, let originalName else { return nil }
        self.init(
            file: file,
            sha256: sha256,
            bytes: bytes,
            width: width,
            height: height,
            originalName: originalName,
            takenAt: takenAt
        )
    }
}

extension StoredPrinted {
    fileprivate init?(plain json: inout PlainJSON) {
        let isWhole = json.members { key, json in
            switch key {
            case "approvalNumber": json.take(&approvalNumber)
            case "businessNumber": json.take(&businessNumber)
            case "cardDigits": json.take(&cardDigits)
            case "category": json.take(&category)
            case "date": json.take(&date)
            case "doubtfulTime": json.take(&doubtfulTime)
            case "merchant": json.take(&merchant)
            default: false
            }
        }
        guard isWhole else { return nil }
    }
}

extension StoredLessons {
    fileprivate init?(plain json: inout PlainJSON) {
        let isWhole = json.members { key, json in
            switch key {
            case "account": json.take(&account) { Lesson(plain: &$0) }
            case "category": json.take(&category) { Lesson(plain: &$0) }
            case "merchant": json.take(&merchant) { Lesson(plain: &$0) }
            default: false
            }
        }
        guard isWhole else { return nil }
    }
}

extension StoredLessons.Lesson {
    fileprivate init?(plain json: inout PlainJSON) {
        var (by, of): (String?, String?)
        var (matching, records): (Int?, Int?)
        var confidence: Double?
        let isWhole = json.members { key, json in
            switch key {
            case "by": json.take(&by)
            case "confidence": json.take(&confidence) { $0.number() }
            case "matching": json.take(&matching)
            case "of": json.take(&of)
            case "records": json.take(&records)
            default: false
            }
        }
        guard isWhole, let by, let confidence else { return nil }
        self.init(by: by, of: of, matching: matching, records: records, confidence: confidence)
    }
}
