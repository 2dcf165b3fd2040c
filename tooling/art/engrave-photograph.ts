import sharp from "sharp";
import { site } from "#content/site.ts";

/** The plate is 4:5; one sample per step along each line. */
const plate = { width: 400, height: 500, lines: 100, samples: 60 };
const lineHeight = plate.height / plate.lines;

/** A photograph as an engraver would cut it: lines that swell in the shadows and vanish in the lights, one color. */
export async function engravePhotograph(photograph: Uint8Array): Promise<string> {
  const { data } = await sharp(photograph)
    .rotate()
    .resize(plate.samples, plate.lines, { fit: "cover", position: "attention" })
    .grayscale()
    .normalize()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lines = Array.from({ length: plate.lines }, (_, line) =>
    engravedLine(data.subarray(line * plate.samples, (line + 1) * plate.samples), line),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plate.width} ${plate.height}">`,
    `<path fill="${site.colors.primary}" d="${lines.join("")}"/>`,
    "</svg>\n",
  ].join("\n");
}

/** One line as closed shapes, interrupted where the photograph is light. */
function engravedLine(lights: Uint8Array, line: number): string {
  const shapes: string[] = [];
  let upper: string[] = [];
  let lower: string[] = [];
  const close = () => {
    if (upper.length > 1) shapes.push(`M${upper.join("L")}L${lower.reverse().join("L")}Z`);
    upper = [];
    lower = [];
  };
  for (const [sample, light] of lights.entries()) {
    const half = ((1 - light / 255) * lineHeight * 0.94) / 2;
    if (half < 0.12) {
      close();
      continue;
    }
    const along = sample / (plate.samples - 1);
    // Slightly bent, like the lines of a banknote.
    const middle = (line + 0.5) * lineHeight + 5 * (along - 0.5) ** 2;
    const x = rounded(along * plate.width);
    upper.push(`${x} ${rounded(middle - half)}`);
    lower.push(`${x} ${rounded(middle + half)}`);
  }
  close();
  return shapes.join("");
}

const rounded = (value: number) => Math.round(value * 10) / 10;
