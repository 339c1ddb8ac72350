/// All that can be asked for; of two that fit the first answers.
extension PageServer {
    static let routes = doors + pages + photos + actions

    private static let doors: [PageRoute] =
        Assets.files.map { file in .anybody(.get, file.name) { _, _, _ in file.answer } } + [
            .anybody(.get, "/pair") { try await $0.offer($1, $2) },
            .anybody(.post, "/pair") { try await $0.pair($1, $2) },
            .anybody(.get, "/certificate") { server, _, door in try server.certificate(door) },
            .anybody(.get, "/certificate/{file}") { server, request, _ in try server.certificateFile(request.path[1]) },
        ]

    private static let pages: [PageRoute] = [
        .page("/") { visit, _ in try await InboxScreen(visit: visit).show() },
        .page("/review") { visit, _ in try await ReviewScreen(visit: visit).begin() },
        .device(.get, "/review/question") { visit, _ in try await ReviewScreen(visit: visit).question() },
        .device(.get, "/review/pictures") { visit, _ in try await ReviewScreen(visit: visit).otherPictures() },
        .page("/review/{id}") { try await ReviewScreen(visit: $0).show($1[0]) },
        .page("/records") { visit, _ in try await RecordsScreen(visit: visit).show() },
        .page("/records/{id}") { try await RecordScreen(visit: $0).show($1[0]) },
        .device(.get, "/records/{id}/pages/{number}") { try await RecordScreen(visit: $0).page($1[0], number: $1[1]) },
        .device(.get, "/records/{id}/images/{number}") {
            try await RecordScreen(visit: $0).image($1[0], number: $1[1])
        },
        .page("/add") { visit, _ in try await AddScreen(visit: visit).show() },
        .page("/reports") { visit, _ in try await ReportsScreen(visit: visit).show() },
        .page("/more") { visit, _ in try await BookScreens(visit: visit).more() },
        .page("/accounts") { visit, _ in try await BookScreens(visit: visit).accounts() },
        .page("/accounts/{id}") { try await BookScreens(visit: $0).account($1[0]) },
        .page("/coming") { visit, _ in try await BookScreens(visit: visit).coming() },
        .page("/subjects") { visit, _ in try await BookScreens(visit: visit).subjects() },
        .page("/subjects/{id}") { try await BookScreens(visit: $0).subject($1[0]) },
        .page("/steps") { visit, _ in try await BookScreens(visit: visit).steps() },
        .device(.get, "/settings") { visit, _ in try await SettingsScreen(visit: visit).show() },
        .device(.get, "/events") { visit, _ in EventFeed(visit: visit).answer },
    ]

    private static let photos: [PageRoute] = [
        .device(.put, "/photos", isForUploads: true) { visit, _ in try await PhotoUploads(visit: visit).put() },
        // As curl asks for a folder: with the file's name behind it.
        .device(.put, "/photos/{name}", isForUploads: true) { visit, _ in try await PhotoUploads(visit: visit).put() },
        .device(.post, "/photos") { visit, _ in try await PhotoUploads(visit: visit).post() },
        .device(.get, "/photos/{sha256}", isForUploads: true) { try await PhotoUploads(visit: $0).state($1[0]) },
    ]

    private static let actions: [PageRoute] = [
        .device(.post, "/failed") { visit, _ in try await InboxScreen(visit: visit).retry() },
        .device(.post, "/review/question") { visit, _ in try await ReviewScreen(visit: visit).answerQuestion() },
        .device(.post, "/review/pictures") { visit, _ in
            try await ReviewScreen(visit: visit).answerAboutOtherPictures()
        },
        .device(.post, "/review/{id}") { try await ReviewScreen(visit: $0).answer($1[0]) },
        .device(.post, "/records/{id}") { try await RecordScreen(visit: $0).answer($1[0]) },
        .device(.post, "/add") { visit, _ in try await AddScreen(visit: visit).answer() },
        .device(.post, "/coming") { visit, _ in try await BookScreens(visit: visit).answerComing() },
        .device(.post, "/undo") { visit, _ in try await BookScreens(visit: visit).undo() },
        .device(.post, "/settings") { visit, _ in try await SettingsScreen(visit: visit).save() },
        .device(.post, "/settings/devices") { visit, _ in try await SettingsScreen(visit: visit).devices() },
    ]
}
