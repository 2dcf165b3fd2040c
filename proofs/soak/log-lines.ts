import { z } from "zod";
import type { Trouble } from "./plan.ts";

const lineSchema = z.object({ level: z.int(), time: z.string(), msg: z.string(), code: z.string().optional() });
export type LogLine = z.output<typeof lineSchema>;

const error = 50;
/** Of a failure that nobody caught. */
const fatal = 60;

/** What each trouble may make the server say aloud. */
const about: Readonly<Partial<Record<Trouble, readonly string[]>>> = {
  modelSlow: ["model failed"],
  modelDown: ["model failed"],
  store: [
    "the store failed",
    "could not read the outbox",
    "store is read-only",
    "store does not answer",
    "lost a connection to the store",
    "could not store an analysis",
    "could not store a document",
    "could not store the outcome of a delivery",
  ],
};

/** A line of the log, or what the process printed that is none. */
export function readLine(text: string): LogLine | string {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    return text;
  }
}

/** What is wrong with a line in view of what was felt when it was written; undefined for nothing. */
export function alarmIn({ level, msg, code }: LogLine, felt: ReadonlySet<Trouble>): string | undefined {
  if (level < error) return undefined;
  const isExpected = level < fatal && [...felt].some((trouble) => about[trouble]?.includes(msg));
  return isExpected ? undefined : `${msg}${code === undefined ? "" : ` (${code})`}`;
}
