export function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/** The first findings, indented, and how many more there are. */
export function printFindings(findings: readonly string[], most = 10): void {
  for (const finding of findings.slice(0, most)) print(`      ${finding}`);
  if (findings.length > most) print(`      and ${findings.length - most} more`);
}
