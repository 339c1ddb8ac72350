import ReceiptAPI
import ReceiptApp
import ReceiptDomain

/// The forms of answers, as JSON Schema has them; a record's fields come from their declarations.
enum APISchemas {
    static let all: [String: JSONValue] = [
        "Any": ["type": "object"],
        "Problem": object(
            ["type": text, "title": text, "status": integer, "detail": text, "code": text],
            optional: ["field": text, "record": APIDescription.reference("Record")]
        ),
        "Me": object(
            [
                "user": text, "device": text, "name": text,
                "rights": list(choice(Device.Right.allCases.map(\.rawValue))),
            ],
            optional: ["until": text]
        ),
        "Arrived": object(["photos": list(object(["sha256": text, "bytes": integer]))]),
        "PhotoState": object(
            ["state": choice(PhotoUploads.State.allCases.map(\.rawValue)), "text": text],
            optional: ["record": APIDescription.reference("Record")]
        ),
        "Messages": object([
            "messages": list(
                object(
                    ["state": choice(TakeMessages.Outcome.states), "text": text],
                    optional: ["record": APIDescription.reference("Record")]
                )
            )
        ]),
        "Record": record,
        "Records": object(
            ["records": list(APIDescription.reference("Record")), "count": integer, "totals": map(text)],
            optional: ["next": text, "planned": map(text)]
        ),
        "Draft": draft,
        "Drafts": object(["drafts": list(APIDescription.reference("Draft")), "count": integer]),
        "Answer": object(["event": text, "id": text], optional: ["record": APIDescription.reference("Record")]),
        "Account": account,
        "Accounts": object([
            "accounts": list(APIDescription.reference("Account")),
            "netWorth": object(["on": text, "netWorth": map(text)]),
        ]),
        "AccountPage": object([
            "account": APIDescription.reference("Account"), "page": integer, "pages": integer,
            "entries": list(
                object(
                    [
                        "record": text, "date": text, "kind": text, "change": text, "balance": text, "currency": text,
                        "unsettled": list(text), "checked": flag,
                    ],
                    optional: ["merchant": text]
                )
            ),
        ]),
        "RecurringEntries": object(["recurring": list(APIDescription.reference("Recurring"))]),
        "Recurring": recurring,
        "Reminders": object(["reminders": list(APIDescription.reference("Reminder"))]),
        "Reminder": object(
            ["id": text, "title": text, "afterLast": flag, "done": list(text)],
            optional: ["subject": text, "due": text, "every": integer, "unit": text, "source": text]
        ),
        "Subjects": object(["subjects": list(APIDescription.reference("Subject"))]),
        "Subject": object(
            ["id": text, "name": text, "kind": text, "icon": text, "hidden": flag],
            optional: ["species": text, "born": text, "photo": text]
        ),
        "Measures": object(["measures": list(APIDescription.reference("Measure"))]),
        "Measure": object(
            ["id": text, "subject": text, "what": text, "date": text],
            optional: ["value": text, "unit": text, "text": text, "record": text]
        ),
        "Diary": object([
            "day": text, "moods": list(text), "records": list(APIDescription.reference("Record")),
            "measures": list(APIDescription.reference("Measure")), "done": list(APIDescription.reference("Reminder")),
            "earlier": list(object(["years": integer, "records": list(APIDescription.reference("Record"))])),
        ]),
        "Steps": object(["steps": steps, "undone": steps]),
        "Category": category,
        "Categories": object(["categories": list(APIDescription.reference("Category"))]),
        "Rules": object([
            "rules": list(
                object(
                    ["source": choice(["rule", "records"]), "merchant": text],
                    optional: [
                        "sets": text, "value": text, "records": integer, "categories": map(integer),
                        "readings": list(text),
                    ]
                )
            )
        ]),
        "Budgets": object(["budgets": list(budget)]),
        "Statement": object(
            [
                "rows": list(
                    object(
                        [
                            "file": text, "line": integer, "match": text, "account": text, "date": text, "amount": text,
                            "currency": text, "text": text,
                        ],
                        optional: ["time": text, "balance": text, "record": text, "otherAccount": text]
                    )
                ), "balances": list(object(["account": text, "closing": text, "proved": flag, "text": text])),
                "notes": list(text),
            ],
            optional: [
                "result": object([
                    "drafts": integer, "matched": integer, "transfers": integer, "known": integer, "open": integer,
                ])
            ]
        ),
        "Moods": object([
            "period": APIDescription.reference("Period"),
            "months": list(object(["month": text, "moods": map(integer)])), "days": map(list(text)),
        ]),
        "Period": object(["from": text, "to": text]),
        "Report": report,
        "NetWorth": object(
            [
                "period": APIDescription.reference("Period"), "unsettled": map(text),
                "currencies": list(
                    object([
                        "currency": text, "start": text, "end": text,
                        "points": list(object(["date": text, "netWorth": text])),
                    ])
                ),
                "accounts": list(object(["account": text, "currency": text, "start": text, "end": text])),
            ],
            optional: ["converted": ["type": "object"]]
        ),
        "Tax": object(
            [
                "period": APIDescription.reference("Period"), "leftOut": ["type": "object"],
                "rows": list(
                    object([
                        "means": text, "currency": text, "spent": text, "excluded": text, "rest": text,
                        "records": integer,
                    ])
                ),
                "vat": list(
                    object(
                        ["currency": text, "net": text, "tax": text, "records": integer],
                        optional: ["rate": text]
                    )
                ),
            ],
            optional: ["withoutVAT": ["type": "object"]]
        ),
        "FamilyEvents": object([
            "people": list(
                object(
                    [
                        "entries": list(
                            object(["date": text, "amount": text, "currency": text, "text": text, "record": text])
                        )
                    ],
                    optional: ["name": text]
                )
            )
        ]),
        "Prices": object([
            "word": text, "undated": integer,
            "purchases": list(
                object(
                    ["date": text, "price": text, "currency": text, "name": text, "record": text],
                    optional: ["quantity": text, "merchant": text]
                )
            ),
        ]),
    ]

    private static let text: JSONValue = ["type": "string"]
    private static let integer: JSONValue = ["type": "integer"]
    private static let number: JSONValue = ["type": "number"]
    private static let flag: JSONValue = ["type": "boolean"]
    private static let textOrNone: JSONValue = ["type": ["string", "null"]]

    private static func list(_ items: JSONValue) -> JSONValue { ["type": "array", "items": items] }
    private static func map(_ values: JSONValue) -> JSONValue { ["type": "object", "additionalProperties": values] }
    private static func choice(_ names: [String]) -> JSONValue {
        ["type": "string", "enum": .list(names.map { .text($0) })]
    }

    private static func object(_ members: [String: JSONValue], optional: [String: JSONValue] = [:]) -> JSONValue {
        [
            "type": "object", "required": .list(members.keys.sorted().map { .text($0) }),
            "properties": .object(members.merging(optional) { first, _ in first }),
        ]
    }

    private static let items = list(
        object(
            ["name": text, "amount": text],
            optional: [
                "quantity": text, "unit": text, "unitPrice": text, "discount": text, "options": list(text),
                "readName": text,
            ]
        )
    )

    private static let images = list(
        object(
            ["file": text, "sha256": text, "bytes": integer, "originalName": text],
            optional: ["pages": integer, "role": text, "part": ["type": "object"], "origin": ["type": "object"]]
        )
    )

    private static let lookalike = object(["record": text, "certainty": text, "common": list(text)])
    private static let together = object(["reason": text, "drafts": list(text)])

    private static let record: JSONValue = {
        var members: [String: JSONValue] = [
            "id": text, "user": text, "kind": choice(RecordKind.allCases.map(\.rawValue)),
            "status": choice([RecordStatus.draft, .confirmed, .discarded].map(\.rawValue)), "revision": integer,
            "currency": textOrNone, "createdAt": text, "updatedAt": text, "items": items, "images": images,
        ]
        var optional: [String: JSONValue] = [
            "splits": splits,
            "installments": object(["months": integer, "first": text], optional: ["interest": text]),
            "lookalike": lookalike, "together": together, "purged": images,
        ]
        for field in RecordField.all where field.use != .kept {
            let schema: JSONValue =
                switch field.type {
                case .text, .money: textOrNone
                case .flag: flag
                case .list: list(text)
                }
            if field.use == .listedIfAny {
                optional[field.name] = schema
            } else {
                members[field.name] = schema
            }
        }
        return object(members, optional: optional)
    }()

    private static let draft = object(
        [
            "event": text, "id": text, "record": APIDescription.reference("Record"), "confidence": map(number),
            "evidence": map(text), "places": map(object(["page": integer, "box": list(integer)])),
            "alternatives": map(list(text)), "proofs": list(text), "missing": list(text), "reasons": map(text),
        ],
        optional: [
            "lookalike": lookalike, "together": together,
            "due": object(["recurrence": text, "name": text, "due": text], optional: ["replaces": text]),
        ]
    )

    private static let recurring = object(
        [
            "id": text, "name": text, "every": integer, "unit": text, "anchor": text, "mode": text, "since": text,
            "next": textOrNone,
            "template": object(
                ["kind": choice(RecordKind.allCases.map(\.rawValue))],
                optional: [
                    "merchant": text, "amount": text, "about": text, "currency": text, "category": text,
                    "account": text, "toAccount": text, "subject": text, "memo": text, "tags": list(text),
                    "splits": splits,
                ]
            ),
        ],
        optional: [
            "until": text, "count": integer, "weekend": text, "skips": list(text), "ended": text,
            "pauses": list(object(["from": text], optional: ["to": text])),
        ]
    )

    private static let steps = list(
        object([
            "number": integer, "at": text, "records": list(text),
            "entities": list(object(["kind": text, "id": text, "title": text])),
        ])
    )

    private static let splits = list(
        object(["amount": text], optional: ["category": text, "subject": text, "memo": text])
    )

    private static let category = object(
        ["code": text, "korean": text, "english": text, "icon": text, "kind": text, "own": flag, "hidden": flag],
        optional: ["records": integer]
    )

    private static let account = object(
        [
            "id": text, "name": text, "kind": text, "currency": text,
            "opening": object(["date": text, "amount": text]), "cards": map(text), "unsettled": list(text),
        ],
        optional: [
            "balance": text, "cutoff": integer, "payDay": integer, "payFrom": text, "overdraft": text, "closed": text,
            "transferLimit": text, "number": text,
            "due": object(["payDay": text, "amount": text, "later": text]),
        ]
    )

    private static let budget = object(
        [
            "unit": text, "period": APIDescription.reference("Period"), "currency": text, "amount": text,
            "carried": text, "spent": text, "left": text, "coming": text, "rollover": flag,
        ],
        optional: ["category": text, "percentUsed": integer, "note": text, "moved": text]
    )

    private static let report: JSONValue = {
        let sum = object(["now": text, "before": text, "records": integer], optional: ["sameDays": text])
        let rows = list(object(["name": text, "sum": sum], optional: ["key": text]))
        let goal = object(
            [
                "id": text, "name": text, "currency": text, "target": text, "saved": text, "left": text,
                "percent": integer,
            ],
            optional: ["by": text, "months": integer, "neededPerMonth": text, "account": text, "note": text]
        )
        return object(
            [
                "period": APIDescription.reference("Period"), "by": text, "filter": map(text),
                "leftOut": ["type": "object"], "budgets": list(budget), "goals": list(goal),
                "currencies": list(
                    object(
                        [
                            "currency": text, "spent": sum, "earned": sum, "transferred": sum, "adjusted": sum,
                            "spentRows": rows, "earnedRows": rows,
                        ],
                        optional: ["overlap": text]
                    )
                ),
            ],
            optional: ["before": APIDescription.reference("Period"), "converted": ["type": "object"]]
        )
    }()
}
