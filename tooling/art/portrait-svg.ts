import { type Ring, ringPath, turns } from "./guilloche.ts";
import { type Composition, classicRings, type Part } from "./portrait-families.ts";

/** Custom properties that the page sets for the background of a portrait; the fallbacks are for paper. */
const paint = {
  1: "var(--ros-1,#0e3a2e)",
  2: "var(--ros-2,#3a8069)",
  3: "var(--ros-3,#946923)",
  ground: "var(--ros-ground,#fcfbf6)",
  ink: "var(--ros-1,#0e3a2e)",
} as const;

/** A tile of the team wall: one person's composition, without the initials, which the page sets as text. */
export const tileSvg = ({ parts }: Composition): string => drawing(parts, 0.5);

/** The round form: three rings around a clear center. */
export const medallionSvg = (seed: number): string =>
  drawing([...classicRings(seed), { kind: "disc", radius: 45, fill: "ground" }], 0.55, 45);

export const smallRingLobes = [14, 16, 18, 20] as const;

/** Below 120px only one ring is legible; only the lobe count distinguishes people. */
export const smallRing = (lobes: number): Ring => ({ radius: 88, swing: 9, lobes, copies: 4, spread: 1, detail: 6 });

export const smallRingSvg = (lobes: number): string => {
  return drawing(
    [
      { kind: "ring", ring: smallRing(lobes), tone: 1 },
      { kind: "disc", radius: 76, fill: "ground" },
    ],
    1.1,
    76,
  );
};

function drawing(parts: readonly Part[], line: number, rim?: number): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">',
    `<g id="portrait" fill="none" stroke-width="var(--ros-line,${line})">`,
    ...parts.map(drawPart),
    ...(rim === undefined
      ? []
      : [`<circle r="${rim}" stroke="${paint[1]}" stroke-width="${(line * 1.5).toFixed(1)}"/>`]),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

function drawPart(part: Part, index: number): string {
  if (part.kind === "disc") return `<circle r="${part.radius}" fill="${paint[part.fill]}" stroke="none"/>`;
  const [x, y] = part.at ?? [0, 0];
  if (part.kind === "circle") {
    const center = part.at ? ` cx="${x}" cy="${y}"` : "";
    return `<circle${center} r="${part.radius}" stroke="${paint[part.tone]}"/>`;
  }
  const move = part.at ? ` transform="translate(${x} ${y})"` : "";
  const id = `ring-${index}`;
  const copies = turns(part.ring).map((angle) => `<use href="#${id}" transform="rotate(${angle})"/>`);
  return [
    `<defs><path id="${id}" d="${ringPath(part.ring)}"/></defs>`,
    `<g stroke="${paint[part.tone]}"${move}>`,
    ...copies,
    "</g>",
  ].join("\n");
}
