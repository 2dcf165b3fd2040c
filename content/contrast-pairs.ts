import { contrast } from "#domain/design/contrast.ts";
import type { ColorName } from "./colors.ts";

type Pair = readonly [color: ColorName, ground: ColorName];

/** Text colors and their backgrounds. WCAG 2.2 AA asks for 4.5. */
export const textPairs: readonly Pair[] = [
  ["ink", "paper"],
  ["ink", "sheet"],
  ["ink-2", "paper"],
  ["ink-2", "ease"],
  ["ink-3", "paper"],
  ["ink-3", "sheet"],
  ["ink-3", "ease"],
  ["ink-3", "ease-2"],
  ["pine-600", "paper"],
  ["pine-600", "ease"],
  ["pine-700", "pine-100"],
  ["brass-700", "paper"],
  ["brass-700", "ease"],
  ["brass-800", "brass-100"],
  ["oxblood-700", "paper"],
  ["oxblood-700", "ease"],
  ["oxblood-700", "oxblood-100"],
  ["on-pine", "pine-800"],
  ["on-pine", "pine-900"],
  ["on-pine-2", "pine-800"],
  ["on-pine-3", "pine-800"],
  ["on-pine-3", "pine-900"],
  ["brass-300", "pine-800"],
  ["brass-300", "pine-900"],
  ["pine-300", "pine-800"],
  ["pine-900", "on-pine"],
  ["on-pine-2", "pine-900"],
];

/** Lines, controls and marks with a meaning. WCAG 2.2 AA asks for 3. */
const markPairs: readonly Pair[] = [
  ["control", "paper"],
  ["control", "sheet"],
  ["control", "ease"],
  ["brass-600", "paper"],
  ["brass-600", "ease"],
  ["pine-500", "sheet"],
  ["brass-400", "pine-800"],
  ["on-pine-3", "pine-900"],
];

/** One sentence per pair that is not legible enough. */
export function contrastFaults(colors: Readonly<Record<ColorName, string>>): readonly string[] {
  const faultsOf = (kind: string, pairs: readonly Pair[], needed: number) =>
    pairs.flatMap(([color, ground]) => {
      const reached = contrast(colors[color], colors[ground]);
      if (reached >= needed) return [];
      const [ink, paper] = [`${color} (${colors[color]})`, `${ground} (${colors[ground]})`];
      return [`${kind} in ${ink} on ${paper} has a contrast of ${reached.toFixed(2)} and needs ${needed}`];
    });
  return [...faultsOf("text", textPairs, 4.5), ...faultsOf("a line or mark", markPairs, 3)];
}
