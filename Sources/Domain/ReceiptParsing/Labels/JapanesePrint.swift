import ReceiptDomain

/// How signs on Japanese receipts are misread, where what stands beside them leaves no doubt.
enum JapanesePrint {
    /// How many scalars stand for one sign: `言十` is a `計` that was set wide.
    static func length(_ scalars: [Unicode.Scalar], at index: Int) -> Int {
        guard scalars[index] == "言", index + 1 < scalars.count else { return 1 }
        return "十士ナ".unicodeScalars.contains(scalars[index + 1]) ? 2 : 1
    }

    /// The sign that stands there.
    static func whole(_ scalars: [Unicode.Scalar], at index: Int) -> Unicode.Scalar {
        let scalar = scalars[index]
        guard scalar.isIdeograph else { return scalar }
        if length(scalars, at: index) == 2 { return "計" }
        switch scalar {
        case "含": return "合"
        // Other roofs above a mouth, where the word goes on as it should.
        case "台", "各", "谷", "倉", "舎", "吉": return index + 1 < scalars.count && scalars[index + 1] == "計" ? "合" : scalar
        case "約" where isPolite(scalars, at: index): return "釣"
        // Between these two stand what is handed over and what comes back, and nothing else.
        case _ where scalar != "釣" && isPolite(scalars, at: index): return "預"
        default: return scalar
        }
    }

    /// The full-sized kana without its marks, which coarse print loses first: `ハ` for `バ` and `パ`, `ツ` for `ッ`.
    static func plain(_ kana: Unicode.Scalar) -> Unicode.Scalar { plainKana[kana] ?? kana }

    private static let plainKana: [Unicode.Scalar: Unicode.Scalar] = {
        let marked = "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽっゃゅょぁぃぅぇぉ".unicodeScalars
        let plain = "かきくけこさしすせそたちつてとはひふへほはひふへほつやゆよあいうえお".unicodeScalars
        let katakana: UInt32 = 0x60
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (from, to) in zip(marked, plain) {
            table[from] = to
            if let from = Unicode.Scalar(from.value + katakana) { table[from] = Unicode.Scalar(to.value + katakana) }
        }
        return table
    }()

    /// Within `お…り`.
    private static func isPolite(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        var before = index - 1
        while before >= 0, scalars[before] == " " { before -= 1 }
        var after = index + 1
        while after < scalars.count, scalars[after] == " " { after += 1 }
        guard before >= 0, after < scalars.count else { return false }
        return scalars[before] == "お" && (scalars[after] == "り" || scalars[after] == "リ")
    }
}
