import Foundation
import FoundationXML

/// Reads the parts of a workbook (ECMA-376) that say what its cells have.
///
/// A part with a document type is refused before it is parsed: no spreadsheet has one, and entities are what bombs are made of.
enum SheetXML {
    static func parse(_ bytes: [UInt8], _ reader: SheetXMLReader) throws(ExchangeError) {
        // Foundation's parser stops the program at a name that is no UTF-8, whatever encoding the document claims.
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .damaged("XML that is not in UTF-8") }
        let data = Data(withoutDeclaration(bytes))
        guard data.range(of: Data("<!DOCTYPE".utf8)) == nil, data.range(of: Data("<!ENTITY".utf8)) == nil,
            !bytes.prefix(64).contains(0)
        else { throw .damaged("a document type in XML") }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWhole = parser.parse()
        if let problem = reader.problem { throw problem }
        guard isWhole else { throw .damaged(parser.parserError?.localizedDescription ?? "XML") }
    }

    /// Without the line that names version and encoding.
    private static func withoutDeclaration(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        guard bytes.starts(with: Array("<?xml".utf8)), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
            return bytes
        }
        return bytes[(end + 1)...]
    }
}

/// Base class of the readers of a workbook's parts; elements are named without prefixes.
class SheetXMLReader: NSObject, XMLParserDelegate {
    var problem: ExchangeError?
    /// The text since the last element that began.
    var text = ""

    func begins(_ name: Substring, _ attributes: [String: String]) {}
    func ends(_ name: Substring) {}

    /// Stops the parser.
    func fail(_ problem: ExchangeError, _ parser: XMLParser) {
        self.problem = problem
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        text = ""
        begins(Self.local(name), attributes)
        if problem != nil { parser.abortParsing() }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
        if text.utf8.count > StatementTable.longestCell * 4 { fail(.tooLarge, parser) }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        ends(Self.local(name))
        if problem != nil { parser.abortParsing() }
    }

    private static func local(_ name: String) -> Substring { name.split(separator: ":").last ?? "" }
}

/// `xl/workbook.xml`: the sheets with their relations, and how days are counted.
final class WorkbookReader: SheetXMLReader {
    private(set) var sheets: [(name: String, relation: String)] = []
    private(set) var countsFrom1904 = false

    override func begins(_ name: Substring, _ attributes: [String: String]) {
        if name == "workbookPr" { countsFrom1904 = ["1", "true"].contains(attributes["date1904"]) }
        if name == "sheet", let title = attributes["name"] {
            let relation = attributes.first { $0.key.split(separator: ":").last == "id" && $0.key != "sheetId" }?.value
            sheets.append((title, relation ?? ""))
        }
    }
}

/// `xl/_rels/workbook.xml.rels`: where what is related lies.
final class RelationsReader: SheetXMLReader {
    private(set) var targets: [String: String] = [:]

    override func begins(_ name: Substring, _ attributes: [String: String]) {
        if name == "Relationship", let id = attributes["Id"] { targets[id] = attributes["Target"] }
    }
}

/// `xl/sharedStrings.xml`: texts by their numbers, without how they are to be spoken.
final class StringsReader: SheetXMLReader {
    private(set) var strings: [String] = []
    private var current = ""
    private var isPhonetic = false

    override func begins(_ name: Substring, _ attributes: [String: String]) {
        if name == "si" { current = "" }
        if name == "rPh" { isPhonetic = true }
    }

    override func ends(_ name: Substring) {
        if name == "t", !isPhonetic { current += text }
        if name == "rPh" { isPhonetic = false }
        if name == "si" {
            strings.append(current)
            if strings.count > StatementTable.mostRows * 8 { problem = .tooLarge }
        }
    }
}

/// `xl/styles.xml`: which styles of cells show a number as a day or a time.
final class StylesReader: SheetXMLReader {
    private var formats: [Int: String] = [:]
    private var isInCells = false
    private(set) var isDay: [Bool] = []

    override func begins(_ name: Substring, _ attributes: [String: String]) {
        let id = attributes["numFmtId"].flatMap { Int($0) }
        if name == "numFmt", let id { formats[id] = attributes["formatCode"] }
        if name == "cellXfs" { isInCells = true }
        if name == "xf", isInCells { isDay.append(id.map { Self.isDay($0, formats) } ?? false) }
    }

    override func ends(_ name: Substring) {
        if name == "cellXfs" { isInCells = false }
    }

    /// Whether the format of that number shows a day or a time; formats of a workbook's own have numbers from 164 on.
    static func isDay(_ id: Int, _ formats: [Int: String]) -> Bool {
        // Built-in ones (ECMA-376, 18.8.30), with those of Korean and Japanese versions.
        if (14...22).contains(id) || (27...36).contains(id) || (45...47).contains(id) || (50...58).contains(id) {
            return true
        }
        guard let code = formats[id] else { return false }
        // Quoted text is literal; brackets hold a colour or condition.
        var (isText, letters) = (false, "")
        for sign in code.lowercased() {
            if sign == "\"" {
                isText.toggle()
            } else if sign == "[" {
                isText = true
            } else if sign == "]" {
                isText = false
            } else if !isText {
                letters.append(sign)
            }
        }
        return letters.contains { "ymdhs".contains($0) } && !letters.contains("general")
    }
}
