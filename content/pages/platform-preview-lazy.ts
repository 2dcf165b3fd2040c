import { projectAlder as alder } from "#content/report/project-alder.ts";

/** The second and third sheet of the platform preview: the same invented mandate in the same week. */
export const lazySheets = {
  illustration: true,
  buyerInsights: {
    heading: `${alder.buyers} buyers mapped by fit`,
    note: "Center is strongest",
    sectors: [
      { id: "financial", label: "Financial sponsors", count: 27, active: 7, shape: "circle" },
      { id: "strategic", label: "Strategic fit", count: 18, active: 5, shape: "square" },
      { id: "operators", label: "Operators", count: 9, active: 2, shape: "diamond" },
    ],
    figures: [
      { value: String(alder.buyers), label: "mapped" },
      { value: String(alder.ndas), label: "NDAs signed" },
      { value: String(alder.interested), label: "in discussion" },
    ],
  },
  documentCenter: {
    heading: "Data room, stage one",
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
      { kind: "nda", name: `Signed NDAs (${alder.ndas})`, opened: "You, yesterday", status: "Complete", tone: "pine" },
      {
        kind: "offers",
        name: `Letters of intent (${alder.offers})`,
        opened: "You, yesterday",
        status: "In review",
        tone: "brass",
      },
      { kind: "customers", name: "Customer contracts", opened: "Not yet shared", status: "Stage two", tone: "plain" },
    ],
    figures: [
      { value: String(alder.ndas), label: "buyers in stage one" },
      { value: "0", label: "buyers in stage two" },
      { value: "0", label: "downloads allowed" },
    ],
  },
} as const;
