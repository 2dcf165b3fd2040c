import type { CSSProperties } from "react";
import theme from "#app/styles/theme.css?raw";
import { contrast } from "./contrast.ts";
import { Specimen } from "./specimen.tsx";

const swatches = [
  ["paper", "sheet", "ease", "ease-2", "rule"],
  ["ink", "ink-2", "ink-3", "control", "rule-2"],
  ["pine-900", "pine-800", "pine-600", "pine-500", "pine-300"],
  ["brass-800", "brass-700", "brass-600", "brass-400", "brass-300"],
] as const;

const pairs = [
  ["ink", "paper"],
  ["ink-2", "paper"],
  ["ink-3", "paper"],
  ["ink-3", "ease"],
  ["pine-600", "paper"],
  ["brass-700", "paper"],
  ["oxblood-700", "paper"],
  ["on-pine", "pine-800"],
  ["on-pine-2", "pine-900"],
  ["on-pine-3", "pine-800"],
  ["brass-300", "pine-800"],
  ["pine-700", "pine-100"],
  ["brass-800", "brass-100"],
  ["oxblood-700", "oxblood-100"],
] as const;

/** Read from the theme itself, so that the sheet cannot tell another color than the site shows. */
const hexOf = new Map(
  Array.from(theme.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g), ([, name, hex]) => [name, hex] as const),
);

function color(name: string): string {
  const hex = hexOf.get(name);
  if (!hex) throw new Error(`The theme has no color named ${name}`);
  return hex;
}

function legibleOn(hex: string): string {
  const [light, dark] = ["#ffffff", color("pine-950")] as const;
  return contrast(light, hex) >= 4.5 ? light : dark;
}

const ground = (swatch: string, ink: string) => ({ "--swatch": swatch, "--ink": ink }) as CSSProperties;

export function ColorSection() {
  return (
    <Specimen id="color" title="Color">
      {swatches.map((row) => (
        <ul key={row[0]} className="cs-swatches">
          {row.map((name) => (
            <li key={name} style={ground(color(name), legibleOn(color(name)))}>
              <b>{name}</b>
              <span>{color(name).toUpperCase()}</span>
            </li>
          ))}
        </ul>
      ))}
      <ul className="cs-pairs">
        {pairs.map(([ink, paper]) => (
          <li key={`${ink} on ${paper}`} style={ground(color(paper), color(ink))}>
            <span className="figure">$9.9M</span>
            <span>
              {ink} on {paper}
            </span>
            <b className="num">{contrast(color(ink), color(paper)).toFixed(1)}</b>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
