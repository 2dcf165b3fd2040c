import type { Industry } from "#content/schemas/industry.ts";
import { type IndustryPageId, industries, pageTexts } from "./industries.ts";

/** The industries with the text of their pages, for the server, the build and the tests. No script may import this. */
export const industryPages: readonly Industry[] = industries.map((summary) => ({
  ...summary,
  ...pageTexts[summary.id](),
}));

export function industryById(id: IndustryPageId): Industry {
  const industry = industryPages.find((candidate) => candidate.id === id);
  if (!industry) throw new Error(`No industry is written for ${id}`);
  return industry;
}
