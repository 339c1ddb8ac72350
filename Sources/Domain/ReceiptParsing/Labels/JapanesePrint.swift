/// Corrects misread characters on Japanese receipts where the context is unambiguous.
enum JapanesePrint {
    /// The number of scalars for one character: `言十` is a widely set `計`.
    static func length(_ scalars: [Unicode.Scalar], at index: Int) -> Int {
        guard scalars[index] == "言", index + 1 < scalars.count else { return 1 }
        return "十士ナ".unicodeScalars.contains(scalars[index + 1]) ? 2 : 1
    }

    /// The corrected character.
    static func whole(_ scalars: [Unicode.Scalar], at index: Int) -> Unicode.Scalar {
        let scalar = scalars[index]
        guard scalar.isIdeograph else { return scalar }
        if length(scalars, at: index) == 2 { return "計" }
        switch scalar {
        case "含": return "合"
        // `登録番号`, of which a model of Chinese reads other characters.
        case _ where isRegistered(scalars, at: index): return "録"
        // Look-alikes of 合, where 計 follows.
        case "台", "各", "谷", "倉", "舎", "吉": return index + 1 < scalars.count && scalars[index + 1] == "計" ? "合" : scalar
        case "約" where isPolite(scalars, at: index): return "釣"
        // Between these two only tendered money (預) and change (釣) occur.
        case _ where scalar != "釣" && isPolite(scalars, at: index): return "預"
        default: return scalar
        }
    }

    /// The plain full-size kana without marks, which coarse print loses first: `ハ` for `バ` and `パ`, `ツ` for `ッ`.
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

    /// Whether the character is within `登…番号`.
    private static func isRegistered(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        index > 0 && index + 2 < scalars.count && scalars[index - 1] == "登" && scalars[index + 1] == "番"
            && scalars[index + 2] == "号"
    }

    /// Whether the character is within `お…り`.
    private static func isPolite(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        var before = index - 1
        while before >= 0, scalars[before] == " " { before -= 1 }
        var after = index + 1
        while after < scalars.count, scalars[after] == " " { after += 1 }
        guard before >= 0, after < scalars.count else { return false }
        return scalars[before] == "お" && (scalars[after] == "り" || scalars[after] == "リ")
    }
}
