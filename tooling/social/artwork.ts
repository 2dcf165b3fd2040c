import { readFileSync } from "node:fs";
import { pick, seedOf } from "#app/design/art/seed.ts";
import { socialCardSize } from "#app/shell/head/social-card.ts";
import { type ColorName, colors } from "#content/colors.ts";
import { type Ring, ringPath, turns } from "#tooling/art/guilloche.ts";
import type { Logo } from "#tooling/logo/logo.ts";

/** Everything on a social picture that is not text, as SVG. */

const { width, height } = socialCardSize;

/** The frame's vertical lines and the rule under the wordmark; pluses mark the crossings. */
export const frame = { left: 56, right: width - 56, top: 118 } as const;

export function ground(): string {
  return `<path fill="${colors["pine-900"]}" d="M0 0h${width}v${height}H0z"/>`;
}

export function frameLines(): string {
  const rule = colors["rule-pine-2"];
  const crossings = [frame.left, frame.right].map((x) => plus(x, frame.top, 13)).join("");
  return [
    `<path stroke="${colors["rule-pine"]}" stroke-width="1.5" d="M${frame.left} 0v${height}M${frame.right} 0v${height}M0 ${frame.top}h${width}"/>`,
    `<path stroke="${rule}" stroke-width="2" d="${crossings}"/>`,
  ].join("");
}

export function logo({ viewBox, paths }: Logo): string {
  const [, , wide = 1, high = 1] = viewBox.split(" ").map(Number);
  const width = Math.min(480, Math.ceil((34 * wide) / high));
  const fills: Readonly<Record<string, string>> = { ink: colors["on-pine"], accent: colors["brass-300"] };
  return [
    `<svg x="${frame.left + 34}" y="44" width="${width}" height="34" viewBox="${viewBox}">`,
    ...paths.map(
      ({ d, fill, evenOdd }) =>
        `<path fill="${fills[fill] ?? fill}"${evenOdd ? ' fill-rule="evenodd"' : ""} d="${d}"/>`,
    ),
    "</svg>",
  ].join("");
}

/** A rosette derived from the page, like a person's portrait, with a brass plus in the center. */
export function rosette(name: string): string {
  const seed = seedOf(name);
  const [x, y] = [948, 374];
  const outer = pick([30, 44, 58, 72], seed, 3);
  const inner = pick([30, 42, 54], seed, 7);
  const rings: readonly Ring[] = [
    {
      radius: 376 - outer,
      swing: outer,
      lobes: pick([8, 10, 12, 16, 24], seed),
      copies: 20,
      spread: pick([1, 0.7], seed, 9),
      detail: 10,
    },
    {
      radius: 200,
      swing: inner,
      lobes: pick([5, 6, 8, 9, 12], seed, 5),
      copies: 20,
      spread: pick([1, 0.8, 0.6], seed, 11),
      detail: 12,
    },
    { radius: 116, swing: 14, lobes: 24, copies: 8, spread: 1, detail: 8 },
  ];
  const tones = [colors["pine-600"], colors["pine-500"], colors["brass-400"]];
  const weave = rings.map((ring, index) => {
    const path = ringPath(ring);
    const copies = turns(ring).map((angle) => `<path d="${path}" transform="rotate(${angle})"/>`);
    return `<g stroke="${tones[index]}" opacity="${[0.5, 0.6, 0.8][index]}">${copies.join("")}</g>`;
  });
  return [
    crop(`<g transform="translate(${x} ${y})" fill="none" stroke-width="0.9">${weave.join("")}</g>`, frame.left),
    `<path stroke="${colors["brass-300"]}" stroke-width="7" d="${plus(x, y, 44)}"/>`,
  ].join("");
}

/** The industry's illustration, in its colors on green. */
export function plate(name: string): string {
  const drawing = readFileSync(`app/design/art/plates/${name}.svg`, "utf8");
  const painted = drawing.replace(/var\((?<paint>--il-[\w-]+),[^)]*\)/g, (...found) => {
    const { paint } = found.at(-1) as { paint: string };
    return paintOnPine(paint);
  });
  const inner = painted.slice(painted.indexOf("<g"), painted.lastIndexOf("</svg>"));
  return crop(`<g transform="translate(584 ${frame.top + 14}) scale(1.5)">${inner}</g>`, wordsEnd);
}

function paintOnPine(paint: string): string {
  const block =
    readFileSync("app/design/styles/contexts.css", "utf8").match(/\.on-pine \{(?<paints>[^}]*)\}/)?.groups?.[
      "paints"
    ] ?? "";
  const name = block.match(new RegExp(`${paint}: var\\(--color-(?<name>[\\w-]+)\\)`))?.groups?.["name"] ?? "";
  if (!Object.hasOwn(colors, name)) throw new Error(`app/design/styles/contexts.css names no ${paint} on pine`);
  return colors[name as ColorName];
}

/** Drawings extend under the frame on the right and below; the left side is kept free for text. */
export const wordsEnd = 610;

const crop = (drawing: string, left: number): string =>
  `<svg x="${left}" y="${frame.top}" width="${frame.right - left}" height="${height - frame.top}" viewBox="${left} ${frame.top} ${frame.right - left} ${height - frame.top}">${drawing}</svg>`;

function plus(x: number, y: number, reach: number): string {
  return `M${x - reach} ${y}h${reach * 2}M${x} ${y - reach}v${reach * 2}`;
}
