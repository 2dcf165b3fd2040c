import { staticInstance } from "#tooling/fonts/subsets.ts";

export type Outline = {
  readonly d: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Large, so that whole numbers are precise enough and the outline stays short. */
const fontSize = 200;

/** Text in the display serif as one outline, with its bounding box. */
export async function outlineText(text: string): Promise<Outline> {
  const { default: satori } = await import("satori");
  // A font file must have at least one letter, so the extended one always gets one.
  const files = await Promise.all([
    staticInstance("newsreader", { opsz: 72, wght: 500 }, { characters: text }),
    staticInstance("newsreader", { opsz: 72, wght: 500 }, { characters: `${text}Ł`, extended: true }),
  ]);
  const fonts = files.map(
    (data, index) => ({ name: `Newsreader ${index}`, data, weight: 400, style: "normal" }) as const,
  );
  const style = {
    display: "flex",
    fontFamily: fonts.map(({ name }) => name).join(", "),
    fontSize,
    letterSpacing: -2,
  };
  const element = { type: "div", props: { style: { ...style, whiteSpace: "nowrap" }, children: text } };
  const svg = await satori(element as unknown as Parameters<typeof satori>[0], { width: 10_000, height: 500, fonts });
  const absolute = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path).join("");
  const { d, points } = shortened(absolute);
  if (points.length === 0) throw new Error(`The display font has no letters for ${JSON.stringify(text)}`);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { d, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

type Point = readonly [x: number, y: number];

/** The typesetter writes absolute points with many digits. Relative whole numbers take a quarter of the space. */
function shortened(absolute: string): { readonly d: string; readonly points: readonly Point[] } {
  const points: Point[] = [];
  let from: Point = [0, 0];
  let start = from;
  const d = absolute.replace(/([MLQCZ])([^MLQCZ]*)/g, (_part, command: string, numbers: string) => {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number)));
    const own = values.flatMap((x, index) => (index % 2 === 0 ? [[x, values[index + 1] ?? 0] as const] : []));
    const steps = own.flatMap(([x, y]) => [x - from[0], y - from[1]]);
    points.push(...own);
    if (command === "M") start = own[0] ?? start;
    from = command === "Z" ? start : (own.at(-1) ?? from);
    return `${command.toLowerCase()}${steps.join(" ").replaceAll(" -", "-")}`;
  });
  return { d: d.replace(/^m/, "M"), points };
}
