import { type PlateView, wholePlate } from "#app/design/art/plate.tsx";
import { hundredth } from "#domain/charts/rounding.ts";

/** Position of a detail on the whole illustration, in percent of its width and height. */
export function positionOnPlate([x, y, width, height]: PlateView) {
  const [, , wide, high] = wholePlate;
  const share = (part: number, of: number) => hundredth((part / of) * 100);
  return {
    "--x": share(x, wide),
    "--y": share(y, high),
    "--w": share(width, wide),
    "--h": share(height, high),
  } as const;
}
