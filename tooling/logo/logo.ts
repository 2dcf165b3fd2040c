import { site } from "#content/site.ts";
import { outlineText } from "./outline-text.ts";
import { readLogo } from "./read-logo.ts";

/** What pages, pictures and documents draw. Ink and accent are the colors of the ground it stands on. */
export type Logo = {
  readonly viewBox: string;
  readonly paths: readonly { readonly d: string; readonly fill: string; readonly evenOdd?: boolean }[];
};

/** The file of the settings, or the brand's name. */
export async function firmLogo({ logo, brand } = site): Promise<Logo> {
  if (logo !== "") return readLogo(logo);
  const { d, left, top, width, height } = await outlineText(brand);
  return {
    viewBox: [left, top, width, height].map((number) => number.toFixed(1)).join(" "),
    paths: [{ d, fill: "ink" }],
  };
}
