import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sampleSettings } from "#content/site.ts";

type SampleRecord = { readonly where: string; readonly text: string };

/** Every record marked `sample: true`, anywhere in the content. */
export async function findSampleRecords(folder = "content"): Promise<readonly SampleRecord[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("schemas"),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const exported: Record<string, unknown> = await import(pathToFileURL(resolve(path)).href);
      return samplesIn(exported, []).map(({ at, text }) => ({ where: `${path} ${at}`, text }));
    }),
  );
  const seen = new Set<string>();
  // A record that several files export is listed once.
  return found.flat().filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** Whether the site still shows invented people, quotes, prices or contact details. */
export async function hasSamples(): Promise<boolean> {
  return sampleSettings.length > 0 || (await findSampleRecords()).length > 0;
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
