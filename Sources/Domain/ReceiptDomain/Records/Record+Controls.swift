extension Unicode.Scalar {
    /// Whether the scalar controls a terminal or the text direction (C0, DEL, C1; directional embeddings, overrides, isolates).
    public var steersDisplay: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension StringProtocol {
    /// The text without control characters; of breaks and tabs, `\n` and `\t` stay.
    public var withoutControls: String {
        guard unicodeScalars.contains(where: { $0.steersDisplay && $0 != "\n" && $0 != "\t" }) else {
            return String(self)
        }
        var clean = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            switch scalar {
            case "\r": clean.append("\n")
            case "\n": if last != "\r" { clean.append(scalar) }
            case _ where scalar == "\t" || !scalar.steersDisplay: clean.append(scalar)
            default: break
            }
            last = scalar
        }
        return String(clean)
    }
}

extension Record {
    /// The record without control characters, for the ledger: many texts come from mails, files and statements of strangers.
    public var withoutControls: Record {
        func clean(_ text: String?) -> String? { text?.withoutControls.nonEmpty }
        var record = self
        for field in RecordField.all {
            switch field.value(of: self) {
            case .text(let text): _ = field.set(clean(text).map { .text($0) }, in: &record)
            case .list(let words): _ = field.set(.list(words.map(\.withoutControls)), in: &record)
            case .money, .flag, nil: break
            }
        }
        for index in record.items.indices {
            let item = items[index]
            record.items[index].name = item.name.withoutControls
            record.items[index].quantity = clean(item.quantity)
            record.items[index].unit = clean(item.unit)
            record.items[index].options = item.options.map(\.withoutControls)
            record.items[index].readName = clean(item.readName)
        }
        for index in record.book.splits.indices {
            record.book.splits[index].subject = clean(book.splits[index].subject)
            record.book.splits[index].memo = clean(book.splits[index].memo)
        }
        for index in record.images.indices {
            record.images[index].originalName = images[index].originalName.withoutControls
        }
        record.printed.merchant = clean(printed.merchant)
        record.printed.businessNumber = clean(printed.businessNumber)
        record.printed.date = clean(printed.date)
        record.printed.cardDigits = clean(printed.cardDigits)
        record.printed.approvalNumber = clean(printed.approvalNumber)
        return record
    }
}
