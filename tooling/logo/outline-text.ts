import { staticCut } from "#tooling/fonts/subsets.ts";

export type Outline = {
  readonly d: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const fontSize = 40;

/** Words in the display serif as one outline, with the box that it fills. */
export async function outlineText(text: string): Promise<Outline> {
  const { default: satori } = await import("satori");
  // A font file has to hold at least one letter, so the further one always gets one.
  const cuts = await Promise.all([
    staticCut("newsreader", { opsz: 72, wght: 500 }, { characters: text }),
    staticCut("newsreader", { opsz: 72, wght: 500 }, { characters: `${text}Ł`, extended: true }),
  ]);
  const fonts = cuts.map(
    (data, index) => ({ name: `Newsreader ${index}`, data, weight: 400, style: "normal" }) as const,
  );
  const style = {
    display: "flex",
    fontFamily: fonts.map(({ name }) => name).join(", "),
    fontSize,
    letterSpacing: -0.4,
  };
  const element = { type: "div", props: { style: { ...style, whiteSpace: "nowrap" }, children: text } };
  const svg = await satori(element as unknown as Parameters<typeof satori>[0], { width: 2_000, height: 100, fonts });
  const d = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path).join("");
  // The typesetter writes only absolute points, so the numbers are x and y in turn.
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  if (numbers.length === 0) throw new Error(`The display font has no letters for ${JSON.stringify(text)}`);
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis)) as [number[], number[]];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { d, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
