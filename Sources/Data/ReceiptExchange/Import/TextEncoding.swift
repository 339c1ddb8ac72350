import Foundation

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

    /// Foundation's name for it; what has none there has Core Foundation's number.
    private var encoding: String.Encoding {
        switch self {
        case .utf8: .utf8
        case .utf16LittleEndian: .utf16LittleEndian
        case .utf16BigEndian: .utf16BigEndian
        case .cp949: String.Encoding(rawValue: 0x8000_0422)
        case .shiftJIS: String.Encoding(rawValue: 0x8000_0420)
        case .gb18030: String.Encoding(rawValue: 0x8000_0632)
        case .big5: String.Encoding(rawValue: 0x8000_0A03)
        case .cp1252: .windowsCP1252
        case .latin1: .isoLatin1
        case .latin9: String.Encoding(rawValue: 0x8000_020F)
        case .cp1250: .windowsCP1250
        case .latin2: .isoLatin2
        case .cp1251: .windowsCP1251
        case .cp1254: .windowsCP1254
        case .cp1257: String.Encoding(rawValue: 0x8000_0507)
        }
    }

    /// `nil` where the bytes are none of its text.
    func decode(_ bytes: some Collection<UInt8>) -> String? {
        if self == .utf8 { return String(validating: bytes, as: UTF8.self) }
        guard let text = String(bytes: bytes, encoding: encoding) else { return nil }
        let isText = text.unicodeScalars.allSatisfy { scalar in
            // Controls beyond ASCII stand in no statement: they are another encoding's letters.
            scalar.value != 0 && scalar.value != 0xFFFD && !(0x80..<0xA0).contains(scalar.value)
        }
        return isText ? text : nil
    }
}

extension TextEncoding {
    /// `nil` where the text has what the encoding has not.
    package func encode(_ text: String) -> [UInt8]? { text.data(using: encoding).map { [UInt8]($0) } }
}
