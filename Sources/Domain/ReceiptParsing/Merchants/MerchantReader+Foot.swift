extension MerchantReader {
    /// The merchant's name at the foot: the line above registration number, telephone or address.
    ///
    /// Card slips, tickets and bills often have only the document's name at the head.
    func foot(_ page: Page) -> [MerchantCandidate] {
        let head = headLength(page)
        guard head < page.lines.count else { return [] }
        var found: [MerchantCandidate] = []
        for index in head..<page.lines.count
        where isAddress(page.lines[index]) && !page.lines[index].readings.contains(where: Self.hasPrice) {
            // A town may stand in between.
            for (above, place) in [
                (index - 1, MerchantFeature.standsAboveAddress), (index - 2, .standsTwoAboveAddress),
            ]
            where above >= head - 1 {
                let line = page.lines[above]
                guard !isAddress(line), !line.readings.contains(where: Self.hasPrice) else { break }
                for reading in line.readings {
                    guard var candidate = candidate(reading, place: 2, size: 1) else { continue }
                    // A line above a number may be no name; but one that looks like a name outweighs a ticket's head.
                    candidate.features.note(place)
                    // The order of lines counts only at the head.
                    candidate.features.note(.place, 0)
                    found.append(candidate)
                }
            }
        }
        return found
    }

    /// Whether the line has a registration number, an address or a telephone number.
    func isAddress(_ line: PageLine) -> Bool {
        line.readings.contains { reading in
            BusinessNumber.isLikely(in: reading.string) || AddressForm.isStreet(reading.string)
                || AddressForm.isTelephone(reading.string)
        }
    }
}
