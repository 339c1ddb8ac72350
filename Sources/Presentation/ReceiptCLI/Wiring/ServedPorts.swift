import Foundation
import ReceiptDomain
import ReceiptFiles

/// The ports at which this machine serves a library, noted so that `devices pair` prints the address of the running page.
struct ServedPorts: Codable, Equatable {
    var port: Int
    var securePort: Int?
    /// The origin of the reverse proxy before it.
    var proxy: String?
    /// Whether other machines of the network can connect.
    var isOpen: Bool?

    /// Whether phones of the network can open the page, or its encrypted form.
    func reachesPhones(encrypted: Bool) -> Bool { isOpen == true && (!encrypted || securePort != nil) }

    static func place(of root: FileLocation, _ environment: [String: String]) -> String {
        let name = root.path.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "library"
        return OwnFolders(environment: environment).cache + "/serving/\(name.suffix(200)).json"
    }

    /// Without write permission `devices pair` needs `--port`.
    func note(at path: String) {
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? JSONEncoder().encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    static func noted(at path: String) -> ServedPorts? {
        FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(ServedPorts.self, from: $0) }
    }

    static func forget(at path: String) { try? FileManager.default.removeItem(atPath: path) }
}

extension WebOptions {
    /// The options with the running page's ports where no others were asked for.
    func orServed(_ served: ServedPorts?) -> WebOptions {
        guard let served, askedPort == nil else { return self }
        var options = self
        options.askedPort = served.port
        if proxy == nil, !https { options.proxy = served.proxy }
        if httpsPort == nil { options.httpsPort = served.securePort }
        return options
    }
}
