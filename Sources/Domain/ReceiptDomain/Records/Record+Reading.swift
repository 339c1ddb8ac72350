public import struct Foundation.Date

extension ReadingContext {
    /// The reading context from a user's profile and their habits, which take precedence.
    public init(today: CalendarDay, fileDate: CalendarDay?, profile: Profile, habits: Habits) {
        self.init(
            today: today,
            fileDate: fileDate,
            homeCurrency: habits.currency ?? profile.currency,
            dateOrder: habits.dateOrder ?? profile.dateOrder,
            languages: profile.languages
        )
    }
}

extension Record {
    /// The draft record of a reading.
    ///
    /// `id` is `nil` for the photo's first record, which has the staged photo's id.
    public init(draftedFrom reading: Reading, staged: StagedReceipt, id: RecordID? = nil, at instant: Date) {
        let draft = reading.draft.withoutUncertainFields
        let image = StoredImage(
            file: "1.\(reading.picture.format.fileExtension)",
            sha256: staged.sha256,
            bytes: staged.bytes,
            width: reading.picture.width,
            height: reading.picture.height,
            originalName: staged.originalName,
            takenAt: reading.picture.takenAt,
            pages: reading.pages.count > 1 ? reading.pages.count : nil,
            origin: staged.origin,
            part: reading.part,
            source: reading.source
        )
        self.init(
            id: id ?? staged.id,
            user: staged.source.user,
            merchant: draft.proposedMerchant,
            date: draft.date?.value,
            time: draft.time?.value,
            amount: draft.total?.value,
            tax: draft.tax?.value,
            subtotal: draft.subtotal?.value,
            items: draft.items.map(\.item),
            category: draft.category?.value,
            images: [image],
            isProved: draft.isProved,
            printed: PrintedFacts(draft),
            createdAt: instant
        )
        content = draft.content == .receipt ? nil : draft.content
    }
}

extension StagedReceipt {
    /// The file name without folders of an archive.
    var originalName: String {
        origin.map { $0.member.split(separator: "/").last.map(String.init) ?? $0.member }
            ?? UploadName.original(source.location.name)
    }
}
