import { type ColorName, colors, paletteOf } from "#content/colors.ts";
import { contrastFaults } from "#content/contrast-pairs.ts";
import { site } from "#content/site.ts";

/**
 * The colors of a frame on a partner's site: the partner's color takes the place of the firm's primary one, in buttons,
 * links and dark areas. Background, text, errors and the accent stay.
 */
function paletteFor(color: string): Readonly<Record<ColorName, string>> {
  return paletteOf({ ...site.colors, primary: color });
}

const isHex = /^#[0-9a-f]{6}$/;

/** As it is stored; undefined if it is no color. `#abc` and a missing `#` are allowed. */
export function readColor(typed: string): string | undefined {
  const digits = typed.trim().toLowerCase().replace(/^#/, "");
  const color = `#${/^[0-9a-f]{3}$/.test(digits) ? digits.replace(/./g, "$&$&") : digits}`;
  return isHex.test(color) ? color : undefined;
}

/** Whether every text stays legible, by the same rule as the firm's own colors. */
export const isLegibleColor = (color: string): boolean => contrastFaults(paletteFor(color)).length === 0;

const steps = 20;

/** The same color, darker, until it is legible. Black always is. */
export function legibleShade(color: string): string {
  for (let step = 0; step < steps; step += 1) {
    const shade = darker(color, 1 - step / steps);
    if (isLegibleColor(shade)) return shade;
  }
  return "#000000";
}

function darker(color: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The custom properties that differ from the firm's own, for the frame's root element. */
export function colorProperties(color: string): Readonly<Record<`--color-${string}`, string>> {
  const changed = Object.entries(paletteFor(color)).filter(([name, hex]) => colors[name as ColorName] !== hex);
  return Object.fromEntries(changed.map(([name, hex]) => [`--color-${name}`, hex]));
}
