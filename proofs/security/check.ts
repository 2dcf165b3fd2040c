/** `not checked` is no pass: it is said aloud, and does not stop a machine that cannot check. */
export type Outcome = "held" | "BROKEN" | "NOT CHECKED";

export type Check = {
  readonly name: string;
  readonly outcome: Outcome;
  /** What was counted or measured. */
  readonly figure: string;
  /** What is wrong, or why it was not checked. */
  readonly findings: readonly string[];
};

/** Held if nothing was found. */
export function check(name: string, figure: string, findings: readonly string[]): Check {
  return { name, outcome: findings.length === 0 ? "held" : "BROKEN", figure, findings };
}

export function notChecked(name: string, why: string): Check {
  return { name, outcome: "NOT CHECKED", figure: why, findings: [] };
}

const mostFindings = 8;

/** One line a check; what was found stands below its check. */
export function table(checks: readonly Check[]): readonly string[] {
  const width = Math.max(...checks.map(({ name }) => name.length)) + 2;
  return checks.flatMap(({ name, outcome, figure, findings }) => [
    `  ${name.padEnd(width)}${outcome.padEnd(13)}${figure}`,
    ...findings.slice(0, mostFindings).map((finding) => `      ${finding}`),
    ...(findings.length > mostFindings ? [`      and ${findings.length - mostFindings} more`] : []),
  ]);
}

export function isHeld(checks: readonly Check[]): boolean {
  return checks.length > 0 && checks.every(({ outcome }) => outcome !== "BROKEN");
}
