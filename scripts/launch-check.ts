import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { readEnv } from "#server/env.ts";
import { findLaunchBlockers } from "#server/ops/launch/launch-blockers.ts";
import { optionalServicesOff } from "#server/ops/launch/launch-settings.ts";
import { exitOnError } from "#tooling/run/exit-on-error.ts";

/** Lists what must not go live: sample values, the rating claim, bad settings. Exits 1 while there is any. */
const env = await exitOnError(async () => readEnv());
const { settings, details, content, claims } = findLaunchBlockers(env);
const blockers = [...details, ...content, ...claims, ...settings];
const off = optionalServicesOff(env);
const print = (line: string) => process.stdout.write(`${line}\n`);

for (const { where, what } of blockers) print(`${where.padEnd(56)} ${what}`);
if (off.length > 0) print("\nOptional, off:");
for (const { where, what } of off) print(`  ${where.padEnd(54)} ${what}`);
print(blockers.length === 0 ? "Nothing blocks the launch." : `\n${blockers.length} to fix before launch.`);
process.exit(blockers.length === 0 ? 0 : 1);
