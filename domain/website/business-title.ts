const unknown = "Your Business";

/** A company's name from its website's title: the part before the first " - ". */
export function businessTitle(websiteTitle: string | undefined): string {
  return websiteTitle?.split(" - ")[0]?.trim() || unknown;
}
