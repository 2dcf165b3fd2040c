/** The words that all industry pages share. */
export const industryPage = {
  questionsTitle: "Asked on most first calls.",
  related: { title: "Related Playbooks", kind: "Playbook", more: "View details" },
  benchmarks: {
    spoken: "Multiples from zero upwards, in",
    publicTitle: "Public reference points",
    publicNote: "Published by others and shown for context only. They move nobody’s number, here or in the valuation.",
    retrieved: "Looked up in",
  },
  dashboard: { note: "The small charts are illustrative." },
  buyers: { note: "One dot a buyer. Half-filled dots stand for some sales, not for all." },
  weeks: { one: "Week", several: "Weeks" },
  roadmap: { chart: "Eight workstreams as bars over the weeks, with a line at today.", today: "Today, illustrative" },
  checklist: { tally: "complete", of: "of", example: "Illustrative status" },
  phases: { afterwards: "Afterwards" },
  storyboard: { frame: "Frame" },
  dualTrack: {
    center: "Command center",
    chart: "Two tracks and three workstreams run side by side through three phases and meet in one point.",
  },
} as const;
