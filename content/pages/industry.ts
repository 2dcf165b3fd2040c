/** The words that all industry pages share. */
export const industryPage = {
  questionsTitle: "Asked on most first calls.",
  related: { title: "Related Playbooks", kind: "Playbook", more: "View details" },
} as const;
