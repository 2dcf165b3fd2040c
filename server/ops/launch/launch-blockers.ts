import { sampleSettings, site } from "#content/site.ts";
import { type Claim, claims } from "#content/sources/claims.ts";
import type { LaunchBlocker, LaunchBlockers } from "#domain/desk/screens/launch-view.ts";
import type { Env } from "#server/env.ts";
import { settingBlockers } from "./launch-settings.ts";
import { findSampleRecords } from "./sample-records.ts";

/** What must not go live, by what has to be changed. */
export function findLaunchBlockers(env: Env): LaunchBlockers {
  return {
    settings: settingBlockers(env),
    details: sampleValues(),
    content: sampleContent(),
    claims: [...ratingClaim(), ...unconfirmedClaims()],
  };
}

function sampleValues(): readonly LaunchBlocker[] {
  return sampleSettings.map((name) => ({
    where: `content/site.ts ${name}`,
    what: `sample value ${JSON.stringify(site[name])}`,
  }));
}

function sampleContent(): readonly LaunchBlocker[] {
  return findSampleRecords().map(({ where, text }) => ({ where, what: `sample content ${text}` }));
}

function ratingClaim(): readonly LaunchBlocker[] {
  const { shown, value, reviews } = site.rating;
  if (!shown) return [];
  const claim = `claims ${value} of 5 from ${reviews} reviews: keep it only if you can prove it`;
  return [{ where: "content/site.ts rating", what: claim }];
}

export function unconfirmedClaims(all: readonly Claim[] = claims()): readonly LaunchBlocker[] {
  return all
    .filter(({ record }) => !record.confirmed)
    .map(({ name, figure, record: { definition, unit, period, sampleSize, toVerify } }) => ({
      where: `content/sources/claims.ts ${name}`,
      what: [
        `claim ${unit ? `${figure} ${unit}` : figure}, not confirmed. ${definition}`,
        period ? `${period}.` : "Period not given.",
        sampleSize ? `${sampleSize}.` : "Sample size not given.",
        ...(toVerify ? [`To settle: ${toVerify}`] : []),
      ].join(" "),
    }));
}
