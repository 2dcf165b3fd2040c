import { steps } from "#tooling/run/check-steps.ts";
import { runCommand } from "#tooling/run/command.ts";

/** Runs everything that needs no browser, in parallel. Prints the output of failed steps only. */
const outcomes = await Promise.all(
  steps.map(async ({ name, command, args, env }) => ({ name, ...(await runCommand(command, args, { env })) })),
);
for (const { name, code, output, seconds } of outcomes) {
  if (code !== 0) process.stdout.write(`${output}\n`);
  process.stdout.write(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)\n`);
}
process.exit(outcomes.every(({ code }) => code === 0) ? 0 : 1);
