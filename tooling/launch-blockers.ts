import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sampleSettings, site } from "#content/site.ts";
import type { Env } from "#server/env.ts";

export type LaunchBlocker = { readonly where: string; readonly what: string };

export async function findLaunchBlockers(env: Env): Promise<readonly LaunchBlocker[]> {
  return [...sampleValues(), ...(await sampleContent("content")), ...ratingClaim(), ...missingSecrets(env)];
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

function missingSecrets(env: Env): readonly LaunchBlocker[] {
  const needed: readonly [string, boolean, string][] = [
    ["OPENAI_API_KEY", env.analysis !== undefined, "missing: websites are read by the built-in rules"],
    [
      "MONDAY_API_TOKEN, MONDAY_BOARD_ID",
      env.crm !== undefined,
      "missing: leads wait in the outbox and do not reach the CRM",
    ],
    ["STRIPE_…", env.payments !== undefined, "missing: reports cannot be bought"],
    ["STRIPE_SECRET_KEY", env.payments?.isTest !== true, "is a key of the test mode: reports are given away"],
    ["SMTP_URL, MAIL_FROM, MAIL_TO", env.mail !== undefined, "missing: no mail is sent"],
    ["SITE_URL", env.siteUrl.startsWith("https:"), "is not a public https address"],
  ];
  return needed.filter(([, isSet]) => !isSet).map(([name, , what]) => ({ where: `environment ${name}`, what }));
}
