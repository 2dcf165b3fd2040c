/** `2026-11-17` is `November 2026`. */
export const monthAndYear = (date: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(date));
