import { sampleSettings, site } from "#content/site.ts";
import type { Env } from "#server/env.ts";

export type LaunchBlocker = { readonly where: string; readonly what: string };

export function findLaunchBlockers(env: Env): readonly LaunchBlocker[] {
  return [...sampleValues(), ...ratingClaim(), ...missingSecrets(env)];
}

function sampleValues(): readonly LaunchBlocker[] {
  return sampleSettings.map((name) => ({ where: `content/site.ts ${name}`, what: `sample value ${JSON.stringify(site[name])}` }));
}

function ratingClaim(): readonly LaunchBlocker[] {
  const { shown, value, reviews } = site.rating;
  return shown ? [{ where: "content/site.ts rating", what: `claims ${value} of 5 from ${reviews} reviews: keep it only if you can prove it` }] : [];
}

function missingSecrets(env: Env): readonly LaunchBlocker[] {
  const needed: readonly [string, unknown, string][] = [
    ["OPENAI_API_KEY", env.analysis, "without it the built-in reader analyses websites"],
    ["MONDAY_API_TOKEN, MONDAY_BOARD_ID", env.crm, "without them leads stay in the store"],
    ["STRIPE_…", env.payments, "without them reports cannot be bought"],
    ["SMTP_URL, MAIL_FROM, MAIL_TO", env.mail, "without them no mail is sent"],
    ["SITE_URL", env.siteUrl.startsWith("https:") || undefined, "is not a public https address"],
  ];
  return needed.filter(([, value]) => value === undefined).map(([name, , what]) => ({ where: `environment ${name}`, what }));
}
