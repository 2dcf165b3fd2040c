/** The query that opens 'Change my figures' on the result page. */
export const changeFiguresQuery = "change=figures";

export function asksToChangeFigures(search: string): boolean {
  return new URLSearchParams(search).get("change") === "figures";
}
