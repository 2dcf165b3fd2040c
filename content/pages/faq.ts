import type { Action } from "#content/actions.ts";
import { people } from "#content/people.ts";

const [founder] = people;

const actions: readonly Action[] = [
  { label: `Ask ${founder.firstName} Directly`, target: "scheduling" },
  { label: "Send Us an Email", target: "email" },
];

const more: readonly Action[] = [
  { label: "Get Your Valuation", target: "valuation" },
  { label: "Our Process", target: "process" },
  { label: "Success Stories", target: "successStories" },
];

export const faqPage = {
  head: {
    title: "Questions Owners Ask Before a Sale",
    description:
      "Twelve questions owners ask before they sell: fees, timing, confidentiality, staff, valuation and what happens after closing, answered plainly.",
  },
  title: "Twelve questions, asked most\u00a0weeks.",
  ask: {
    title: "Have a Question We Didn’t Answer?",
    lead: "Ask it in private. A partner answers.",
    actions,
  },
  more: { title: "Ready to Learn More?", links: more },
} as const;
