/**
 * What may be logged about any error: its message and details may quote what was sent or stored, its code or name
 * does not.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "not an error";
  const code = (error as NodeJS.ErrnoException).code;
  return typeof code === "string" ? code : error.name;
}

/** Where an unexpected error arose: its first stack frame, without the message before it. */
export function errorLocation(error: unknown): string {
  const frames = error instanceof Error ? (error.stack ?? "") : "";
  return /^\s+at (?<frame>.+)$/m.exec(frames)?.groups?.["frame"] ?? "unknown";
}
