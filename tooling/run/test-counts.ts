import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export type Counts = { readonly passed: number; readonly failed: number };

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

export function vitestCounts(file: string, exitCode: number): Counts {
  const report = read(file, vitestReport);
  return countSilentFailure({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, exitCode);
}

export function playwrightCounts(file: string, exitCode: number): Counts {
  const stats = read(file, playwrightReport)?.stats;
  return countSilentFailure(
    { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) },
    exitCode,
  );
}

function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** A runner that failed without naming a test, or ran none at all, still counts as one failure. */
function countSilentFailure(counts: Counts, exitCode: number): Counts {
  const silentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silentFailure ? { ...counts, failed: 1 } : counts;
}
