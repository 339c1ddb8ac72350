import Foundation
import HouseholdBook

extension TextEncoding {
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

    /// `nil` where the text has what the encoding has not.
    package func encode(_ text: String) -> [UInt8]? { text.data(using: encoding).map { [UInt8]($0) } }
}
