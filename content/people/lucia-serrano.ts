import * as cases from "#content/figures/cases.ts";
import * as firm from "#content/figures/firm.ts";
import type { Person, Profile } from "#content/schemas/person.ts";
import { site } from "#content/site.ts";

export const luciaSerrano: Person = {
  id: "lucia-serrano",
  name: "Lucia Serrano",
  firstName: "Lucia",
  role: "Director, Buyer Research",
  initials: "LS",
  sample: true,
};

export function luciaSerranoProfile(): Profile {
  return {
    shortBio: "Keeps the buyer files: who bought what, at which multiple, and who walked away.",
    quote: "I want to know how the last seller felt a year later.",
    longBio: [
      `About ${firm.qualifiedBuyers} buyers are on file. Lucia’s team strikes the ones without money, without reason or without manners. What is left is the list you read before anyone hears of your company.`,
      "She came from a newspaper’s business desk. She still calls the person who sold to a buyer last year and asks how it went after closing.",
    ],
    specializations: ["Strategic and financial buyers", "Roll-up programs", "References on buyers"],
    highlights: [
      "Knows who changed the price after signing",
      "Checks a fund’s money before its interest",
      "Removes any name you ask her to",
    ],
    successStory: {
      title: "Her part in a sale",
      text: `The dental group of ${cases.dentalPractices} practices that sold for ${cases.dentalPrice}. The PE-backed DSO that bought it came from her list.`,
    },
    experience: [
      {
        years: "2019–today",
        post: `Director, Buyer Research, ${site.brand}`,
        detail: "Buyer files, outreach lists, references",
      },
      { years: "2015–2019", post: "Research manager", detail: "Private equity fund, add-on acquisitions" },
      { years: "2008–2015", post: "Reporter, mergers and companies", detail: "Daily business newspaper" },
    ],
    education: "MS, data analysis. BA, journalism",
    certifications: "None that a buyer would ask for",
    funFact: "Has read every annual report of one cement company since 1931",
    links: [{ label: "LinkedIn", url: "https://www.linkedin.com/in/lucia-serrano-example" }],
  };
}
