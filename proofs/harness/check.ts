import { print } from "./print.ts";

/**
 * `NOT CHECKED` does not fail on a machine that cannot run the check, but it is printed and does not count as passed.
 */
export type Outcome = "held" | "BROKEN" | "NOT CHECKED";

export type Check = {
  readonly name: string;
  readonly outcome: Outcome;
  /** What was counted or measured, or why it was not checked. */
  readonly figure: string;
  readonly findings: readonly string[];
};

/** Passes if nothing was found. */
export function check(name: string, figure: string, findings: readonly string[]): Check {
  return { name, outcome: findings.length === 0 ? "held" : "BROKEN", figure, findings };
}

export function notChecked(name: string, why: string): Check {
  return { name, outcome: "NOT CHECKED", figure: why, findings: [] };
}

const maxFindings = 8;

/** Prints one line per check with its first findings; returns true if checks ran and none failed. */
export function printChecks(checks: readonly Check[]): boolean {
  const width = Math.max(...checks.map(({ name }) => name.length)) + 2;
  for (const { name, outcome, figure, findings } of checks) {
    print(`  ${name.padEnd(width)}${outcome.padEnd(13)}${figure}`);
    for (const finding of findings.slice(0, maxFindings)) print(`      ${finding}`);
    if (findings.length > maxFindings) print(`      and ${findings.length - maxFindings} more`);
  }
  const held = checks.length > 0 && checks.every(({ outcome }) => outcome !== "BROKEN");
  print(held ? "  Held.\n" : "  BROKEN\n");
  return held;
}

/** Findings of several kinds, each prefixed with its kind. */
export function withKind(found: Readonly<Record<string, readonly string[]>>, subject = ""): readonly string[] {
  return Object.entries(found).flatMap(([kind, ids]) => ids.map((id) => `${subject}${kind}: ${id}`));
}
