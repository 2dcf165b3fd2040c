import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sampleSettings, site } from "#content/site.ts";
import type { Env } from "#server/env.ts";
import { settingBlockers } from "./launch-settings.ts";

export type LaunchBlocker = { readonly where: string; readonly what: string };

export async function findLaunchBlockers(env: Env): Promise<readonly LaunchBlocker[]> {
  return [...sampleValues(), ...(await sampleContent("content")), ...ratingClaim(), ...settingBlockers(env)];
}

function sampleValues(): readonly LaunchBlocker[] {
  return sampleSettings.map((name) => ({
    where: `content/site.ts ${name}`,
    what: `sample value ${JSON.stringify(site[name])}`,
  }));
}

/** Every record marked `sample: true`, wherever in the content it stands. */
async function sampleContent(folder: string): Promise<readonly LaunchBlocker[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("schemas"),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const exported: Record<string, unknown> = await import(pathToFileURL(resolve(path)).href);
      return samplesIn(exported, []).map(({ at, what }) => ({
        where: `${path} ${at}`,
        what: `sample content ${what}`,
      }));
    }),
  );
  const seen = new Set<string>();
  // A record that several files hand on is listed where it is found first.
  return found.flat().filter(({ what }) => !seen.has(what) && seen.add(what));
}

function samplesIn(value: unknown, path: readonly string[]): readonly { at: string; what: string }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("sample" in value && value.sample === true) return [{ at: path.join("."), what: summary(value) }];
  return Object.entries(value).flatMap(([key, inner]) => samplesIn(inner, [...path, key]));
}

function summary(record: object): string {
  const { sample: _sample, ...rest } = record as Record<string, unknown>;
  const text = JSON.stringify(rest);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}

function ratingClaim(): readonly LaunchBlocker[] {
  const { shown, value, reviews } = site.rating;
  if (!shown) return [];
  const claim = `claims ${value} of 5 from ${reviews} reviews: keep it only if you can prove it`;
  return [{ where: "content/site.ts rating", what: claim }];
}
