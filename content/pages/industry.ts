/** The words that all industry pages share. */
export const industryPage = {
  questionsTitle: "Asked on most first calls.",
  related: { title: "Related Playbooks", kind: "Playbook", more: "View details" },
  benchmarks: {
    spoken: "Multiples from zero upwards, in",
    public: "public figure",
    publicTitle: "Public reference points",
    publicNote: "Published by others and shown for context only. They move nobody’s number, here or in the valuation.",
    retrieved: "Looked up in",
  },
  dashboard: { note: "The small charts are illustrative." },
  buyers: { note: "One dot a buyer. Half-filled dots stand for some sales, not for all." },
} as const;
