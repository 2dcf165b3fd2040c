const unknown = "Your Business";

/** A company's name as its website's title gives it: what stands before the first " - ". */
export function businessTitle(websiteTitle: string | undefined): string {
  return websiteTitle?.split(" - ")[0]?.trim() || unknown;
}
