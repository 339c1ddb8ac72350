import ReceiptAPI
import ReceiptDomain
import ReceiptWording

/// The description of all addresses for programs (OpenAPI 3.1), made from the table of routes.
struct APIDescription {
    let wording: any Wording

    init(_ wording: any Wording) { self.wording = wording }

    var answer: PageResponse {
        get throws { try .json(value) }
    }

    var value: JSONValue {
        [
            "openapi": "3.1.0",
            "info": [
                "title": "ReceiptMind", "version": "1",
                "description": .text(
                    wording.localized(
                        "A household's receipts and its book. Amounts are decimal texts; days are 2026-11-18. Refusals are "
                            + "application/problem+json in the language of Accept-Language (en, ko).",
                        "한 가정의 영수증과 가계부. 금액은 십진수 문자열, 날짜는 2026-11-18. 거절은 Accept-Language의 언어(en, ko)로 쓴 "
                            + "application/problem+json입니다."
                    )
                ),
            ],
            "paths": .object(paths),
            "components": [
                "schemas": .object(APISchemas.all),
                "securitySchemes": [
                    "token": [
                        "type": "http", "scheme": "bearer",
                        "description": .text(
                            wording.localized(
                                "A token of \"receiptmind devices pair --token read\"; rights: send, read, review, write.",
                                "\"receiptmind devices pair --token read\"로 만든 토큰. 권한: send, read, review, write."
                            )
                        ),
                    ]
                ],
            ],
        ]
    }

    private var paths: [String: JSONValue] {
        Dictionary(grouping: APIRoute.all, by: \.path).mapValues { routes in
            .object(
                Dictionary(uniqueKeysWithValues: routes.map { ($0.method.rawValue.lowercased(), operation($0)) })
            )
        }
    }

    private func operation(_ route: APIRoute) -> JSONValue {
        var members: [String: JSONValue] = [
            "operationId": .text(route.name),
            "summary": .text(wording.localized(route.english, route.korean)),
            "responses": [
                "\(route.answer.status)": success(route.answer),
                "default": [
                    "description": .text(wording.localized("A refusal.", "거절.")),
                    "content": ["application/problem+json": ["schema": Self.reference("Problem")]],
                ],
            ],
        ]
        // Any one of the rights is enough.
        members["security"] = .list(route.rights.map { ["token": [.text($0.rawValue)]] })
        let parameters =
            route.parameters.map(parameter) + route.query.map { parameter($0, "query") }
            + route.headers.map { parameter($0, "header") }
        if !parameters.isEmpty { members["parameters"] = .list(parameters) }
        switch route.body {
        case .none: break
        case .values(let values):
            members["requestBody"] = [
                "required": .flag(values.contains(where: \.isRequired)),
                "content": ["application/json": ["schema": values.schema(wording)]],
            ]
        case .file(let types, let forms):
            var content: [String: JSONValue] = ["application/octet-stream": [:]]
            for type in types { content[type] = [:] }
            if forms {
                content["multipart/form-data"] = [
                    "schema": [
                        "type": "object",
                        "properties": ["photo": ["type": "array", "items": ["contentMediaType": "image/*"]]],
                    ]
                ]
            }
            members["requestBody"] = ["required": true, "content": .object(content)]
        }
        return .object(members)
    }

    private func success(_ answer: APIAnswer) -> JSONValue {
        [
            "description": .text(wording.localized("Done.", "했습니다.")),
            "content": [answer.type: answer.schema.map { ["schema": Self.reference($0)] } ?? [:]],
        ]
    }

    private func parameter(_ name: String) -> JSONValue {
        ["name": .text(name), "in": "path", "required": true, "schema": ["type": "string"]]
    }

    private func parameter(_ parameter: APIParameter, _ place: String) -> JSONValue {
        [
            "name": .text(parameter.name), "in": .text(place), "required": .flag(parameter.isRequired),
            "description": .text(parameter.help(wording)), "schema": parameter.schema(wording),
        ]
    }

    static func reference(_ schema: String) -> JSONValue { ["$ref": .text("#/components/schemas/" + schema)] }
}
