extension MerchantReader {
    /// Where the shop says at the foot who it is: the line above its registration, telephone or address.
    ///
    /// Slips of card terminals, tickets and bills have nothing but the document's own name at the head.
    func foot(_ page: Page) -> [MerchantCandidate] {
        let head = headLength(page)
        guard head < page.lines.count else { return [] }
        var found: [MerchantCandidate] = []
        for index in head..<page.lines.count
        where isAddress(page.lines[index]) && !page.lines[index].readings.contains(where: Self.hasPrice) {
            // A town may stand between the two.
            for (above, place) in [
                (index - 1, MerchantFeature.standsAboveAddress), (index - 2, .standsTwoAboveAddress),
            ]
            where above >= head - 1 {
                let line = page.lines[above]
                guard !isAddress(line), !line.readings.contains(where: Self.hasPrice) else { break }
                for reading in line.readings {
                    guard var candidate = candidate(reading, place: 2, size: 1) else { continue }
                    // Not all that stands above a number is a name; but what looks like one is more than a ticket's head.
                    candidate.features.note(place)
                    // It is no line of the head, whose order says something.
                    candidate.features.note(.place, 0)
                    found.append(candidate)
                }
            }
        }
        return found
    }

    /// It has a number of registration, or where the shop is and how to call it.
    private func isAddress(_ line: PageLine) -> Bool {
        line.readings.contains { reading in
            BusinessNumber.isLikely(in: reading.string) || AddressForm.isStreet(reading.string)
                || AddressForm.isTelephone(reading.string)
        }
    }
}
