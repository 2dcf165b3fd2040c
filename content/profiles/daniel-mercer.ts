import { figures } from "#content/claims.ts";
import { site } from "#content/site.ts";
import type { Life } from "./profile.ts";

const { cases } = figures;

export const danielMercer: Life = {
  longBio: [
    "The company took eleven years to build. Its sale took one summer, in a process he did not control: the buyer knew more about the market than he did. He started this firm so that the next founder would have the better file.",
    "If you book a first call, you will most likely speak with Daniel. He says early whether he would sell now or wait.",
  ],
  specializations: ["Software and technology services", "Founder-led companies", "Rollover and earn-out terms"],
  highlights: ["Sold his own company first", "Sits in every management meeting", "Answers within the day"],
  successStory: {
    title: "A sale he led",
    text: `B2B software. The first offer was ${cases.saasFirstOffer} ARR. The owner signed at ${cases.saasSigned}.`,
  },
  experience: [
    {
      years: "2019–today",
      post: `Founder and Managing Partner, ${site.brand}`,
      detail: "Sell-side mandates in software and services",
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
  sample: true,
};
