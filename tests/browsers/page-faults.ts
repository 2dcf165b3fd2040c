/** What a visitor would see wrong on the page at this width. Runs in the page. */
export async function pageFaults(): Promise<readonly string[]> {
  const sheet = new CSSStyleSheet();
  // Parts far below are laid out only when they come near; a check must see all of them.
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} px on ${clientWidth} px`);
  const heading = document.querySelector("h1");
  if (!heading?.checkVisibility({ visibilityProperty: true }) || !heading.innerText.trim())
    faults.push("has no visible h1");
  await document.fonts.ready;
  const fonts = [...document.fonts];
  for (const { family, status } of fonts) if (status === "error") faults.push(`font not loaded: ${family}`);
  const family = heading ? (getComputedStyle(heading).fontFamily.split(",")[0] ?? "") : "";
  const isFamily = (font: FontFace) => font.family.replaceAll('"', "") === family.replaceAll('"', "");
  if (!fonts.some((font) => isFamily(font) && font.status === "loaded")) faults.push(`h1 without its font: ${family}`);
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) faults.push(`picture not shown: ${image.src}`);
  return faults;
}
