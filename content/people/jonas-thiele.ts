import * as cases from "#content/figures/cases.ts";
import type { Person, Profile } from "#content/schemas/person.ts";
import { site } from "#content/site.ts";

export const jonasThiele: Person = {
  id: "jonas-thiele",
  name: "Jonas Thiele",
  firstName: "Jonas",
  role: "Partner, Cross-border",
  initials: "JT",
  sample: true,
};

export function jonasThieleProfile(): Profile {
  return {
    shortBio: "Works two time zones and three legal systems. Takes European buyers through American diligence.",
    quote: "Most price cuts begin as a misunderstanding.",
    longBio: [
      "A European buyer reads an American company with different eyes: other accounts, other labor law, another idea of what a letter of intent binds. Jonas translates all of it before it turns into a price cut.",
      "He trained as a lawyer in Hamburg and moved into banking when he saw that deals are lost in the explanations. He is at his desk at six, when Frankfurt has had its coffee.",
    ],
    specializations: [
      "Sales between the US and Europe",
      "Currency and tax terms",
      "Strategic buyers in Germany and the UK",
    ],
    highlights: [
      "Negotiates in English, German and French",
      "Keeps both calendars, so no offer waits over a weekend",
      "Reads the foreign filings himself",
    ],
    successStory: {
      title: "His part in a sale",
      text: `The B2B software company that sold at ${cases.saasSigned} ARR. He brought the European bidders to the same deadline as the American ones.`,
    },
    experience: [
      {
        years: "2021–today",
        post: `Partner, Cross-border, ${site.brand}`,
        detail: "Mandates with buyers on both sides",
      },
      {
        years: "2013–2021",
        post: "Director, mergers and acquisitions",
        detail: "Private bank, Frankfurt and New York",
      },
      { years: "2008–2013", post: "Associate, corporate law", detail: "Law firm, Hamburg and London" },
    ],
    education: "Law degree, Hamburg. LL.M., New York",
    certifications: "Admitted in Germany and New York. Series 79",
    funFact: "Repairs the radios that ships threw out",
    links: [{ label: "LinkedIn", url: "https://www.linkedin.com/in/jonas-thiele-example" }],
  };
}
