import { marksIn } from "./marks.ts";

export type Printed = {
  readonly lines: number;
  /** What must not be there: errors, anything that is no line of the log, and what visitors sent. */
  readonly findings: readonly string[];
};

const errorLevel = 50;
/** Said once, when the server is up. */
const greeting = /^.+ is on http|^ {2}[a-z]+ +\S|^ {2}public as /;

/** Looks through all that a server has printed. */
export function judgePrinted(text: string): Printed {
  const lines = text.split("\n").filter((line) => line !== "");
  const counts = new Map<string, number>();
  const found = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const line of lines) {
    for (const mark of marksIn(line)) found(`holds what a visitor sent (${mark}): ${withoutMoment(line)}`);
    const level = levelOf(line);
    if (level === undefined && !greeting.test(line)) found(`is no line of the log: ${line.slice(0, 160)}`);
    if (level !== undefined && level >= errorLevel) found(`is an error: ${withoutMoment(line)}`);
  }
  return {
    lines: lines.length,
    findings: [...counts].map(([what, count]) => (count === 1 ? what : `${what} (${count} times)`)),
  };
}

function levelOf(line: string): number | undefined {
  try {
    const { level } = JSON.parse(line) as { level?: unknown };
    return typeof level === "number" ? level : undefined;
  } catch {
    return undefined;
  }
}

const withoutMoment = (line: string) => line.replaceAll(/"(?:time|requestId)":"[^"]*",?/g, "").slice(0, 200);
