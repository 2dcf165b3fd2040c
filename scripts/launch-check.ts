import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { readEnv } from "#server/env.ts";
import { findLaunchBlockers } from "#tooling/launch-blockers.ts";
import { orStop } from "#tooling/run/or-stop.ts";

/** Lists what must not go live: sample values, the rating claim, missing secrets. Exits 1 while there is any. */
const blockers = await orStop(() => findLaunchBlockers(readEnv()));
for (const { where, what } of blockers) process.stdout.write(`${where.padEnd(56)} ${what}\n`);
process.stdout.write(
  blockers.length === 0
    ? "Nothing stands in the way of a launch.\n"
    : `\n${blockers.length} to settle before launch.\n`,
);
process.exit(blockers.length === 0 ? 0 : 1);
