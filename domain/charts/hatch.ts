export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const tenth = (value: number) => Math.round(value * 10) / 10 + 0;

/** Lines at 45 degrees that fill a box and end at its edges, as one path. */
export function hatch({ x, y, width, height }: Box, step: number): string {
  const lines: string[] = [];
  // On a line x + y is constant; it enters at the left or lower edge and leaves at the upper or right one.
  for (let sum = step; sum < width + height; sum += step) {
    const [fromX, fromY] = sum <= height ? [0, sum] : [sum - height, height];
    const [toX, toY] = sum <= width ? [sum, 0] : [width, sum - width];
    lines.push(`M${tenth(x + fromX)} ${tenth(y + fromY)}L${tenth(x + toX)} ${tenth(y + toY)}`);
  }
  return lines.join("");
}
