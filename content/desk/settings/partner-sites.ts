import { counted } from "#content/desk/counted.ts";
import type { PartnerProblem } from "#domain/partners/partner-form.ts";
import { partnerLimits } from "#domain/partners/partner-site.ts";

const leads = (count: number) => counted(count, "lead");
const snippet = "Code for the partner’s page";

/** Words of the partner sites in the settings. */
export const partnerSitesWords = {
  title: "Partner sites",
  note: "Other firms’ pages that show the valuation",
  none: "No other site shows the valuation yet.",
  states: { on: "On", off: "Off" },
  leads,
  leadsOf: (name: string, count: number) => `${leads(count)} from ${name}`,
  change: "Change",
  changeOf: (name: string) => `Change ${name}`,
  add: "Add a partner site",
  name: "Name",
  nameHint: "As the firm reads it on leads and in the funnel.",
  origins: "Domains",
  originsHint:
    "One per line, such as harborbank.com. Those with www. count separately. No other page can show the frame.",
  color: "Color",
  colorHint: "Such as #102a66, for buttons, links and dark areas. Empty: the color of this site.",
  isOn: "Show the valuation on this site",
  save: "Save",
  remove: "Remove this site",
  removeHint: "The valuation disappears from its pages; its leads stay.",
  snippet,
  snippetOf: (name: string) => `${snippet}: ${name}`,
  snippetHint: "Put it where the valuation should appear. docs/connections.md has an email to send with it.",
  copy: "Copy the code",
  copied: "Copied",
  copyFailed: "Copy it by hand",
} as const;

const originProblems = {
  missing: "Enter at least one domain.",
  tooMany: `At most ${partnerLimits.origins} domains.`,
  notDomain: (typed: string) =>
    `“${typed}” is not a domain. Enter it like www.harborbank.com, without a page behind it. The site must use https.`,
} as const;

export function partnerProblemText(problem: PartnerProblem): string {
  if (problem.field === "origins")
    return problem.kind === "notDomain" ? originProblems.notDomain(problem.typed) : originProblems[problem.kind];
  switch (problem.kind) {
    case "missing":
      return "Enter the partner’s name.";
    case "tooLong":
      return `At most ${partnerLimits.name} characters.`;
    case "taken":
      return "Another partner site has this name.";
    case "noColor":
      return "This is not a color such as #102a66.";
    case "tooLight":
      return `Buttons, lines and text in this color would be too faint somewhere on the page. The same color, dark enough: ${problem.shade}`;
    case "tooMany":
      return `There are ${partnerLimits.sites} partner sites. Remove one first.`;
    case "gone":
      return "A colleague has removed this partner site.";
  }
}
