import * as cases from "#content/figures/cases.ts";
import type { Person, Profile } from "#content/schemas/person.ts";
import { site } from "#content/site.ts";
import { ebitdaMeans } from "#content/terms.ts";

export const anitaNair: Person = {
  id: "anita-nair",
  name: "Anita Nair",
  firstName: "Anita",
  role: "Partner, Healthcare",
  initials: "AN",
  sample: true,
};

export function anitaNairProfile(): Profile {
  return {
    shortBio: "Ran acquisitions for a group of dental practices; now sells to people in her old job.",
    quote: "Decide how you want to leave. Then we talk about price.",
    longBio: [
      "For six years she sat on the other side of the table. She knows how a dental group sets its price, which clauses it never gives up, and which it drops by the second meeting.",
      "Dentists call her about money and stay on the line about Monday: who tells the hygienists, what happens to the name on the door, how long they must stay. She settles those terms before the price.",
    ],
    specializations: ["Dental practices and DSOs", "Owner transition terms", "Payer mix and provider contracts"],
    highlights: [
      "Bought practices before she sold them",
      "Reads a chair schedule like an income statement",
      "Talks to the spouse as well, if you like",
    ],
    successStory: {
      title: "A sale she led",
      text: `A multi-location dental group, ${cases.dentalPractices} practices. A dental group owned by a private equity fund paid ${cases.dentalPrice} after ${cases.dentalMonths} months: ${cases.dentalMultiple} EBITDA (${ebitdaMeans}).`,
    },
    experience: [
      {
        years: "2020–today",
        post: `Partner, Healthcare, ${site.brand}`,
        detail: "Sales of dental and outpatient practices",
      },
      {
        years: "2014–2020",
        post: "Vice president, acquisitions",
        detail: "Dental support organization, from first call to integration",
      },
      { years: "2009–2014", post: "Associate, healthcare", detail: "Investment bank, hospital and clinic finance" },
      { years: "2007–2009", post: "Analyst", detail: "Hospital group, cost accounting" },
    ],
    education: "MBA, health care management. BA, economics",
    certifications: "Series 79, Series 63",
    funFact: "Sings alto in a church choir, badly placed behind the organ",
    links: [{ label: "LinkedIn", url: "https://www.linkedin.com/in/anita-nair-example" }],
  };
}
