import * as cases from "#content/figures/cases.ts";
import * as saas from "#content/figures/saas.ts";
import type { Person, Profile } from "#content/schemas/person.ts";
import { site } from "#content/site.ts";

export const philipWren: Person = {
  id: "philip-wren",
  name: "Philip Wren",
  firstName: "Philip",
  role: "Associate, Analysis",
  initials: "PW",
  sample: true,
};

export function philipWrenProfile(): Profile {
  return {
    shortBio: "Turns three years of bookkeeping into one page a buyer believes.",
    quote: "A number without a source is an opinion.",
    longBio: [
      "Philip finds what a buyer’s accountant would find, four months sooner. The owner’s truck, the cousin on the payroll, the invoice booked in the wrong year: all of it is named and explained before the data room opens.",
      "He spent five years as an auditor and left because he wanted to be asked in before the damage.",
    ],
    specializations: ["Adjusted EBITDA and add-backs", "Cohorts and recurring revenue", "Working capital targets"],
    highlights: [
      "Ties every figure to a source document",
      "Writes footnotes a banker can read aloud",
      "Has not been surprised in diligence yet",
    ],
    successStory: {
      title: "His part in a sale",
      text: `The B2B software company that sold at ${cases.saasSigned} ARR. He rebuilt its customer cohorts in ${saas.cohortDays} days, before any buyer asked for them.`,
    },
    experience: [
      {
        years: "2022–today",
        post: `Associate, Analysis, ${site.brand}`,
        detail: "Models, quality of earnings, data rooms",
      },
      { years: "2017–2022", post: "Senior auditor", detail: "Accounting firm, private companies" },
    ],
    education: "BS, accounting",
    certifications: "CPA, New York",
    funFact: "Keeps bees on a roof in Queens, with a ledger",
    links: [{ label: "LinkedIn", url: "https://www.linkedin.com/in/philip-wren-example" }],
  };
}
