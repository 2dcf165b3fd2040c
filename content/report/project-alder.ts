/**
 * Project Alder, the invented sale that the site shows as its example. Its counts are the same on every page: all
 * buyers hear in week 5, the first letter of intent comes 18 days later, offers are compared in weeks 9 to 12, and one
 * buyer sees the full data room from week 13.
 */
export const projectAlder = {
  /** The example says what it is wherever it is shown, so it may go live. */
  name: "Sample: Project Alder",
  buyers: 54,
  /** How many of them get our first, second and last calls. */
  calls: [14, 18, 22],
  /** Signed an NDA: they read the memorandum and the financial model, which is stage one of the data room. */
  ndas: 22,
  interested: 14,
  offers: 4,
  /** In millions of dollars, as of week 10. */
  standing: { "Buyer 07": 11.6, "Buyer 12": 10.7, "Buyer 31": 10.3, "Buyer 18": 9.3 },
  valuation: 9.9,
  daysToFirstLetter: 18,
  /** In the full data room, for the one buyer in exclusivity. */
  documents: 31,
} as const;
