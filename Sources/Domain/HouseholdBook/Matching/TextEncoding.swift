/// How the bytes of a text are meant.
public enum TextEncoding: String, CaseIterable, Sendable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case cp949 = "CP949"
    case shiftJIS = "Shift-JIS"
    case gb18030 = "GB18030"
    case big5 = "Big5"
    case cp1252 = "CP1252"
    case latin1 = "Latin-1"
    case latin9 = "Latin-9"
    case cp1250 = "CP1250"
    case latin2 = "Latin-2"
    case cp1251 = "CP1251"
    case cp1254 = "CP1254"
    case cp1257 = "CP1257"

    /// Other names of the same, in small letters and without what stands between letters.
    private static let otherNames: [String: TextEncoding] = [
        "utf16": .utf16LittleEndian, "euckr": .cp949, "uhc": .cp949, "ksc5601": .cp949, "windows949": .cp949,
        "sjis": .shiftJIS, "cp932": .shiftJIS, "windows31j": .shiftJIS, "gbk": .gb18030, "gb2312": .gb18030,
        "cp936": .gb18030, "cp950": .big5, "windows1252": .cp1252, "iso88591": .latin1, "iso885915": .latin9,
        "windows1250": .cp1250, "iso88592": .latin2, "windows1251": .cp1251, "windows1254": .cp1254,
        "iso88599": .cp1254,
        "windows1257": .cp1257,
    ]

    /// By any of its names, however they are written: `euc-kr`, `ISO_8859-1`.
    public init?(named name: String) {
        let plain = Self.plain(name)
        guard let found = Self.allCases.first(where: { Self.plain($0.rawValue) == plain }) ?? Self.otherNames[plain]
        else { return nil }
        self = found
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
