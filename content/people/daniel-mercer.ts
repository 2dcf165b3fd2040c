import * as cases from "#content/figures/cases.ts";
import type { Person, Profile } from "#content/schemas/person.ts";
import { site } from "#content/site.ts";

export const danielMercer: Person = {
  id: "daniel-mercer",
  name: "Daniel Mercer",
  firstName: "Daniel",
  role: "Founder and Managing Partner",
  initials: "DM",
  sample: true,
};

export function danielMercerProfile(): Profile {
  return {
    shortBio:
      "Sold his own dispatch-software company before advising on anyone else’s. Leads the sales of technology companies.",
    quote: "If the honest answer is to wait, you will hear it from me.",
    longBio: [
      "The company took eleven years to build. Its sale took one summer, in a process he did not control: the buyer knew more about the market than he did. He started this firm so that the next founder would have the better file.",
      "If you book a first call, you will most likely speak with Daniel. He says early whether he would sell now or wait.",
    ],
    specializations: ["Software and technology services", "Founder-led companies", "Rollover and earn-out terms"],
    highlights: ["Sold his own company first", "Sits in every management meeting", "Answers within the day"],
    successStory: {
      title: "A sale he led",
      text: `B2B software. The first offer was ${cases.saasFirstOffer} ARR (annual recurring revenue). The owner signed at ${cases.saasSigned}.`,
    },
    experience: [
      {
        years: "2019–today",
        post: `Founder and Managing Partner, ${site.brand}`,
        detail: "Sales of software and service companies",
      },
      {
        years: "2016–2019",
        post: "Director, corporate development",
        detail: "Bought companies for a listed software group",
      },
      {
        years: "2005–2016",
        post: "Founder, dispatch software",
        detail: "Built without outside money; sold to a strategic acquirer",
      },
      { years: "2001–2005", post: "Process engineer", detail: "Production planning, automotive supplier" },
    ],
    education: "MBA, finance. BSc, engineering",
    certifications: "Series 79, Series 63",
    funFact: "Restores letterpress machines",
    links: [{ label: "LinkedIn", url: "https://www.linkedin.com/in/daniel-mercer-example" }],
  };
}
