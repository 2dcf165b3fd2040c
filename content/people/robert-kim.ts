import * as cases from "#content/figures/cases.ts";
import type { Person, Profile } from "#content/schemas/person.ts";
import { site } from "#content/site.ts";

export const robertKim: Person = {
  id: "robert-kim",
  name: "Robert Kim",
  firstName: "Robert",
  role: "Partner, Industrial and HVAC",
  initials: "RK",
  sample: true,
};

export function robertKimProfile(): Profile {
  return {
    shortBio: "Twelve years on the floor of machine shops before a finance degree.",
    quote: "The shop floor tells me the margin before the books do.",
    longBio: [
      "Robert set up five-axis mills before he read a balance sheet. He walks a shop in an hour and knows which machines are paid for, which are tired and which ones the foreman would buy again.",
      "Owners of HVAC and cleaning companies get the same walk: the dispatch board, the vans, the contract drawer. What he finds there goes into the memorandum before a buyer can hold it against you.",
    ],
    specializations: ["Precision machining", "HVAC and home services", "Commercial cleaning and facilities"],
    highlights: [
      "Visits every site before we go to market",
      "Explains add-backs without slides",
      "Tells you what to repair and what to leave",
    ],
    successStory: {
      title: "A sale he led",
      text: `Commercial services, ${cases.cleaningFacilities} facilities. The first offer was ${cases.cleaningFirstOffer} EBITDA. The owner signed at ${cases.cleaningSigned} and kept a ${cases.cleaningRollover} rollover.`,
    },
    experience: [
      {
        years: "2020–today",
        post: `Partner, Industrial and HVAC, ${site.brand}`,
        detail: "Machining, home services, facilities",
      },
      { years: "2016–2020", post: "Vice president, industrials", detail: "Regional investment bank" },
      { years: "2014–2016", post: "Graduate student", detail: "Finance, evenings until the last year" },
      { years: "2002–2014", post: "Machinist, then plant manager", detail: "Aerospace and medical parts" },
    ],
    education: "MS, finance. Journeyman machinist",
    certifications: "Series 79, Series 63",
    funFact: "Makes clock parts on a lathe from 1957",
    links: [{ label: "LinkedIn", url: "https://www.linkedin.com/in/robert-kim-example" }],
  };
}
