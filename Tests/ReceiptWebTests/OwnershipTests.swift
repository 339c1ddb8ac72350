import Foundation
import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

@Suite struct OwnershipTests {
    @Test func `no route shows or changes what is somebody else's`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let hers = try await kitchen.draft("Secret Shop", of: Kitchen.mom)
            let kept = try await kitchen.draft("Secret Store", of: Kitchen.mom, status: .confirmed)
            let photo = try await kitchen.library.receivePhoto(of: Kitchen.mom)
            try await photo.append([0xFF, 0xD8, 1])
            let arrived = try await photo.finish()
            let token = try await kitchen.library.add(user: Kitchen.mom, name: "hers", scope: .full, secretHash: "x")
            for id in [hers.id.rawValue, kept.id.rawValue] {
                for path in ["/review/\(id)", "/records/\(id)", "/records/\(id)/pages/1", "/records/\(id)/images/1"] {
                    #expect(try await kitchen.ask(path, as: secret).status == 404, "\(path)")
                }
                let picture = "/records/\(id)/photos/a.jpg"
                #expect(try await kitchen.ask(.put, picture, as: secret, body: [[0xFF, 0xD8]]).status == 404)
                for action in ["confirm", "discard", "save", "show", "choose 1"] {
                    let form = "revision=1&do=\(action.replacingOccurrences(of: " ", with: "+"))&merchant=Mine"
                    #expect(try await kitchen.ask(.post, "/review/\(id)", as: secret, form: form).status == 404)
                    #expect(try await kitchen.ask(.post, "/records/\(id)", as: secret, form: form).status == 404)
                }
            }
            #expect(try await kitchen.ask("/photos/\(arrived.sha256)", as: secret).status == 404)
            let name = arrived.file.location.name
            #expect(try await kitchen.ask(.post, "/failed", as: secret, form: "name=\(name)").status == 404)
            let removal = "id=\(token.id)&do=remove"
            #expect(try await kitchen.ask(.post, "/settings/devices", as: secret, form: removal).status == 404)
            let step = try #require(try await kitchen.library.steps(of: Kitchen.mom, newest: 1).first)
            #expect(try await kitchen.ask(.post, "/undo", as: secret, form: "step=\(step.number)").status == 409)
            for path in [
                "/", "/review", "/records", "/records?q=Secret", "/records?status=draft", "/steps", "/settings",
            ] {
                let answer = try await kitchen.ask(path, as: secret)
                #expect(!answer.text.contains("Secret S") && !answer.text.contains("hers"), "\(path)")
            }
            #expect(try await kitchen.library.record(hers.id, of: Kitchen.mom) == hers)
            #expect(try await kitchen.library.record(kept.id, of: Kitchen.mom) == kept)
            #expect(try await kitchen.library.devices().contains { $0.id == token.id })
        }
    }

    @Test func `money and dates are set by their user, for that user`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            _ = try await kitchen.draft("Shop", of: Kitchen.mom)
            let hers = try await kitchen.library.user(Kitchen.mom)
            let set = "currency=EUR&dates=day-first&month-start=25"
            #expect(try await kitchen.ask(.post, "/settings/profile", as: secret, form: set).status == 303)
            let profile = try #require(try await kitchen.library.user(.me)?.profile)
            #expect(profile.currency?.code == "EUR" && profile.dateOrder == .dayFirst && profile.monthStart == 25)
            #expect(try await kitchen.ask("/settings", as: secret).text.contains(#"value="EUR""#))
            #expect(try await kitchen.library.user(Kitchen.mom) == hers)
            let wrong = try await kitchen.send("/settings/profile", as: secret, form: "currency=money")
            #expect(wrong.text.contains("is not a currency"))
        }
    }
}
