// Replaced by the first fake.
