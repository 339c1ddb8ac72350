/// The host of a printed web or mail address.
struct WebAddress {
    /// In lower case, without `www`: `aldi-sued`, `de`.
    let labels: [Substring]
    /// Whether more than points marks it as an address: `www.`, `@`, `://`.
    let isMarked: Bool

    /// `nil` for text that is no address, such as `19.90`.
    init?(_ word: String) {
        // Few words of a receipt contain both a point and letters.
        guard word.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let text = word.lowercased()
        var host = text[...]
        if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
        if let scheme = host.firstRange(of: "://") { host = host[scheme.upperBound...] }
        if let www = host.firstRange(of: "www.") { host = host[www.upperBound...] }
        host = host.prefix { $0 != "/" && $0 != "?" && $0 != "," }
        labels = host.split(separator: ".")
        isMarked = text.contains("www.") || text.contains("@") || text.contains("://")
        guard labels.count >= 2, let last = labels.last, (2...6).contains(last.count), last.allSatisfy(\.isLetter),
            isMarked || last.count == 2 || ["com", "net", "org"].contains(last)
        else { return nil }
    }

    /// The label before the public suffix: `lidl` of `www.lidl.de`, `walmart` of `survey.walmart.com`, `tesco` of `tesco.co.uk`.
    var name: Substring {
        let rest = labels.dropLast()
        return rest.count > 1 && ["co", "com", "or", "ne", "net"].contains(rest.last ?? "")
            ? rest[rest.endIndex - 2] : rest[rest.endIndex - 1]
    }

    /// Whether the host is below this domain: `tesco.co.uk` below `co.uk`.
    func ends(in ending: [Substring]) -> Bool {
        labels.count > ending.count && labels.suffix(ending.count).elementsEqual(ending)
    }
}
