import { site } from "#content/site.ts";
import { outlineText } from "./outline-text.ts";
import { readLogo } from "./read-logo.ts";

/** The logo for pages, pictures and documents. Ink and accent depend on the background. */
export type Logo = {
  readonly viewBox: string;
  readonly paths: readonly { readonly d: string; readonly fill: string; readonly evenOdd?: boolean }[];
};

/** The file named in the settings, or the brand's name. */
export async function firmLogo({ logo, brand } = site): Promise<Logo> {
  if (logo !== "") return readLogo(logo);
  const { d, left, top, width, height } = await outlineText(brand);
  return {
    viewBox: [left, top, width, height].map((number) => number.toFixed(1)).join(" "),
    paths: [{ d, fill: "ink" }],
  };
}
