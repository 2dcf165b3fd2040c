import * as cases from "#content/figures/cases.ts";
import type { Person, Profile } from "#content/schemas/person.ts";
import { site } from "#content/site.ts";

export const mayaOkafor: Person = {
  id: "maya-okafor",
  name: "Maya Okafor",
  firstName: "Maya",
  role: "Head of Client Platform",
  initials: "MO",
  sample: true,
};

export function mayaOkaforProfile(): Profile {
  return {
    shortBio: "Built the log you read every morning of a live process.",
    quote: "You should never have to ask what happened today.",
    longBio: [
      "Every call, confidentiality agreement and letter of intent is on your screen the day it happens, so that you do not have to ask for a status report. She designed the data room as well: each copy is marked for one reader.",
      "Before this she ran software for an air traffic center, where people also like to know where everything is.",
    ],
    specializations: ["Client platform", "Data rooms and access rights", "Confidential document release"],
    highlights: [
      "Shows each owner the platform in person",
      "Can tell who opened a page, and when",
      "On call while your sale is live, day and night",
    ],
    successStory: {
      title: "Her part in a sale",
      text: `The commercial services company with ${cases.cleaningFacilities} facilities. Its contracts were released in stages, and only by the owner’s own hand.`,
    },
    experience: [
      { years: "2021–today", post: `Head of Client Platform, ${site.brand}`, detail: "Platform, data rooms, support" },
      { years: "2014–2021", post: "Product lead", detail: "Flight data systems, air traffic control" },
      { years: "2010–2014", post: "Software engineer", detail: "Document management for law firms" },
    ],
    education: "MSc, computer science",
    certifications: "CISSP",
    funFact: "Plays chess by post with a man in Oslo",
    links: [{ label: "LinkedIn", url: "https://www.linkedin.com/in/maya-okafor-example" }],
  };
}
