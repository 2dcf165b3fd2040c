import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { industries } from "#content/industries.ts";

const plates = "app/art/plates";

/** Shorter strings are labels that other pages say too. */
const shortestText = 40;
/** Of a drawing's longest line: enough to know it by. */
const drawingSample = 60;

/**
 * What the scripts must not hold: an industry page's text goes with its document, its plate is a file of its own. One
 * line a finding; empty when all is in its place.
 */
export function strayContent(clientDirectory: string): readonly string[] {
  const folder = join(clientDirectory, "assets");
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, code: readFileSync(join(folder, name), "utf8") }));
  const kept = [...industryTexts(), ...plateSamples()];
  return scripts.flatMap(({ name, code }) =>
    kept.filter(({ text }) => code.includes(text)).map(({ of, text }) => `${name} holds ${of}: ${text.slice(0, 60)}`),
  );
}

type Kept = { readonly of: string; readonly text: string };

export function industryTexts(): readonly Kept[] {
  // What the valuation is handed over is meant to reach its script.
  return industries.flatMap(({ id, valuation: _, ...rest }) =>
    stringsIn(rest)
      .filter((text) => text.length >= shortestText)
      .map((text) => ({ of: `text of the ${id} page`, text })),
  );
}

function plateSamples(): readonly Kept[] {
  return readdirSync(plates).map((file) => {
    const lines = [...readFileSync(join(plates, file), "utf8").matchAll(/ d="([^"]+)"/g)].map(([, line = ""]) => line);
    const longest = lines.toSorted((a, b) => b.length - a.length)[0] ?? "";
    return { of: `the plate ${file}`, text: longest.slice(0, drawingSample) };
  });
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
