/** Counting stops at a limit; `isCapped`: that many or more. */
export type CappedCount = { readonly count: number; readonly isCapped: boolean };

/** `412`, `1,000+`. */
export function countText({ count, isCapped }: CappedCount): string {
  return `${count.toLocaleString("en-US")}${isCapped ? "+" : ""}`;
}
