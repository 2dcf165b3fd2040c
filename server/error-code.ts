/** What a log may hold of any error: its message and details may quote what was sent or stored, its code or name does not. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "not an error";
  const code = (error as NodeJS.ErrnoException).code;
  return typeof code === "string" ? code : error.name;
}
