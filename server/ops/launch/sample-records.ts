import { aboutPage } from "#content/pages/about.ts";
import { contactPage } from "#content/pages/contact.ts";
import { homePage } from "#content/pages/home.ts";
import { homeBelowFold } from "#content/pages/home-below-fold.ts";
import { processConfidence } from "#content/pages/process-confidence.ts";
import { successStoriesPage } from "#content/pages/success-stories.ts";
import { teamPage } from "#content/pages/team.ts";
import { valuationUpgradePage } from "#content/pages/valuation-private.ts";
import { people } from "#content/people.ts";
import { guidePages } from "#content/registry/guide-pages.ts";
import { sampleSettings } from "#content/site.ts";

export type SampleRecord = { readonly where: string; readonly text: string };

/** Content that can hold samples, by file. A test searches all files for more. */
const content: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "content/people.ts": { people },
  "content/registry/guide-pages.ts": { guidePages },
  "content/pages/about.ts": { aboutPage },
  "content/pages/contact.ts": { contactPage },
  "content/pages/home-below-fold.ts": { homeBelowFold },
  "content/pages/home.ts": { homePage },
  "content/pages/process-confidence.ts": { processConfidence },
  "content/pages/success-stories.ts": { successStoriesPage },
  "content/pages/team.ts": { teamPage },
  "content/pages/valuation-private.ts": { valuationUpgradePage },
};

/** Every record marked `sample: true`. */
export function findSampleRecords(files = content): readonly SampleRecord[] {
  const found = Object.entries(files).flatMap(([file, exported]) =>
    samplesIn(exported, []).map(({ at, text }) => ({ where: `${file} ${at}`, text })),
  );
  const seen = new Set<string>();
  // A record that several files export is listed once.
  return found.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** Whether the site still shows invented people, quotes, prices or contact details. */
export function hasSamples(): boolean {
  return sampleSettings.length > 0 || findSampleRecords().length > 0;
}

function samplesIn(value: unknown, path: readonly string[]): readonly { at: string; text: string }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("sample" in value && value.sample === true) return [{ at: path.join("."), text: summary(value) }];
  return Object.entries(value).flatMap(([key, inner]) => samplesIn(inner, [...path, key]));
}

function summary(record: object): string {
  const { sample: _sample, ...rest } = record as Record<string, unknown>;
  const text = JSON.stringify(rest);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}
