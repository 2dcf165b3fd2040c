/** `November 3, 2025`, as the firm's calendar has it. */
export function longDate(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long" }).format(at);
}
