import Foundation
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptWording

/// An address for programs: what it takes and gives, from which both the route and its description are made.
struct APIRoute: Sendable {
    enum Body: Sendable {
        case none
        /// A JSON object or a form.
        case values([APIParameter])
        /// A file's bytes of these types, and with `forms` also a form of files.
        case file([String] = ["image/jpeg"], forms: Bool = false)
    }

    static let root = "/api/v1"

    let method: PageRequest.Method
    /// Behind ``root``, as in `/records/{id}`.
    let pattern: String
    /// The rights of which a token needs one; empty for what everybody may see.
    let rights: [Device.Right]
    /// The operation's name in the description.
    let name: String
    let english: String
    let korean: String
    var query: [APIParameter] = []
    /// A value too secret for an address, percent-encoded where it is not ASCII.
    var headers: [APIParameter] = []
    var body = Body.none
    var answer: APIAnswer
    let run: @Sendable (APICall) async throws -> PageResponse

    /// A route that gives a value of the named schema.
    init<Form: Encodable & SendableMetatype>(
        _ address: (PageRequest.Method, String, [Device.Right]),
        _ text: (name: String, english: String, korean: String),
        query: [APIParameter] = [],
        headers: [APIParameter] = [],
        body: Body = .none,
        gives schema: String,
        status: Int = 200,
        _ run: @escaping @Sendable (APICall) async throws -> Form
    ) {
        let answer = APIAnswer(status: status, type: "application/json", schema: schema)
        self.init(address, text, query, body, answer) { call in
            try .json(try await run(call), status: status)
        }
        self.headers = headers
    }

    init(
        _ address: (PageRequest.Method, String, [Device.Right]),
        _ text: (name: String, english: String, korean: String),
        _ query: [APIParameter],
        _ body: Body,
        _ answer: APIAnswer,
        _ run: @escaping @Sendable (APICall) async throws -> PageResponse
    ) {
        (method, pattern, rights) = address
        (name, english, korean) = text
        (self.query, self.body, self.answer, self.run) = (query, body, answer, run)
    }

    /// The whole pattern, as in `/api/v1/records/{id}`.
    var path: String { Self.root + pattern }

    /// The names of the pattern's parameters.
    var parameters: [String] {
        pattern.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
    }

    var route: PageRoute {
        guard !rights.isEmpty else {
            return .anybody(method, path) { _, _, pairing in try APIDescription(pairing.wording).answer }
        }
        return .device(method, path, rights: rights) { context, parameters in
            try await run(APICall(self, context, parameters))
        }
    }
}

/// The successful answer of a route, for its description.
struct APIAnswer: Sendable {
    var status = 200
    var type: String
    /// `nil` for bytes.
    var schema: String?
}

/// One request of a program, with its values checked.
struct APICall: Sendable {
    let context: RequestContext
    let parameters: [String]
    /// Of the query, and of the body where it has values.
    let values: APIValues
    /// By their names in lowercase, of those that the route takes.
    let headers: [String: String]

    init(_ route: APIRoute, _ context: RequestContext, _ parameters: [String]) async throws {
        (self.context, self.parameters) = (context, parameters)
        var values = APIValues(context.request.query)
        if case .values(let expected) = route.body {
            try ([] as [APIParameter]).check(values)
            values = try await context.request.values()
            try expected.check(values)
        } else {
            try route.query.check(values)
        }
        self.headers = Dictionary(
            uniqueKeysWithValues: route.headers.compactMap { header in
                context.request.headers[header.name].map { (header.name, $0.removingPercentEncoding ?? $0) }
            }
        )
        values.listener = FormFields.listener
        self.values = values
    }

    var household: HouseholdAPI {
        get async throws {
            HouseholdAPI(
                library: context.library,
                user: context.user,
                wording: context.wording,
                convention: try await context.convention(),
                memories: context.memories,
                together: FindTogether(library: context.library, memory: context.dependencies.partCache),
                profile: context.dependencies.home.profile
            )
        }
    }

    /// The user's record that the address names.
    var record: Record {
        get async throws { try await context.record(parameters.first ?? "") }
    }
}

extension PageRequest {
    /// Whether the answer is for a program, refusals included.
    var isForPrograms: Bool { path.first == "api" }

    /// The values of a JSON object or a form.
    fileprivate func values() async throws -> APIValues {
        let bytes = try await bytes()
        let first = bytes.first { !(9...13).contains($0) && $0 != 32 }
        let type = headers["content-type"]?.lowercased() ?? ""
        // curl calls whatever it sends a form.
        if type.contains("json") || first == UInt8(ascii: "{") { return try APIValues(json: bytes) }
        guard type.isEmpty || type.contains("x-www-form-urlencoded") || bytes.isEmpty else {
            throw APIProblem.unknownMediaType
        }
        return APIValues(FormFields(urlEncoded: String(decoding: bytes, as: UTF8.self)))
    }
}

extension APIValues {
    /// A name that occurs several times has a list of values.
    fileprivate init(_ form: FormFields) {
        let values = Dictionary(grouping: form.fields, by: \.name).mapValues { fields -> JSONValue in
            fields.count == 1 ? .text(fields[0].value) : .list(fields.map { .text($0.value) })
        }
        self.init(values)
    }
}
