/** The second and third sheet of the platform preview: the same invented mandate in the same week. */
export const lazySheets = {
  illustration: true,
  buyerInsights: {
    heading: "54 buyers mapped by fit",
    note: "Center is strongest",
    sectors: [
      { id: "financial", label: "Financial sponsors", count: 27, active: 7, shape: "circle" },
      { id: "strategic", label: "Strategic fit", count: 18, active: 5, shape: "square" },
      { id: "operators", label: "Operators", count: 9, active: 2, shape: "diamond" },
    ],
    figures: [
      { value: "54", label: "mapped" },
      { value: "22", label: "NDAs signed" },
      { value: "14", label: "in discussion" },
    ],
  },
  documentCenter: {
    heading: "Data room",
    note: "Watermarked per buyer",
    columns: ["Document", "Last opened", "Status"],
    documents: [
      {
        kind: "memorandum",
        name: "Information memorandum",
        opened: "Buyer 07, today",
        status: "Approved",
        tone: "pine",
      },
      { kind: "model", name: "Financial model", opened: "Buyer 12, today", status: "Approved", tone: "pine" },
      { kind: "nda", name: "Signed NDAs (22)", opened: "You, yesterday", status: "Complete", tone: "pine" },
      { kind: "offers", name: "Letters of intent (4)", opened: "You, yesterday", status: "In review", tone: "brass" },
      { kind: "customers", name: "Customer contracts", opened: "Not yet shared", status: "Held back", tone: "plain" },
    ],
    figures: [
      { value: "31", label: "documents" },
      { value: "22", label: "buyers with access" },
      { value: "0", label: "downloads allowed" },
    ],
  },
} as const;
