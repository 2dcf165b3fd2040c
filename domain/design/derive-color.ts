import { linearRgb } from "./contrast.ts";

/** Lightness 0 to 1, and two color axes. Perceptually uniform. */
type Oklab = readonly [lightness: number, a: number, b: number];

/** The constants are those of the OKLab definition (CSS Color 4, section 10). */
function toOklab(hex: string): Oklab {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toLinearRgb([lightness, a, b]: Oklab): readonly [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toHex(channels: readonly number[]): string {
  const digits = channels.map((share) => {
    const bounded = Math.min(1, Math.max(0, share));
    const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/**
 * A shade of a palette after its base color has changed. It keeps its lightness, so that contrast is preserved; its
 * hue and chroma change as the base's did, as far as a screen can show them.
 */
export function deriveColor(tone: string, base: string, changed: string): string {
  const [, a, b] = toOklab(tone);
  const [lightness] = toOklab(tone);
  const [, baseA, baseB] = toOklab(base);
  const [, changedA, changedB] = toOklab(changed);
  const turn = Math.atan2(changedB, changedA) - Math.atan2(baseB, baseA);
  const hue = Math.atan2(b, a) + turn;
  let chroma = (Math.hypot(a, b) * Math.hypot(changedA, changedB)) / Math.hypot(baseA, baseB);
  const rgbAt = () => toLinearRgb([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
  while (chroma > 0.001 && rgbAt().some((share) => share < -0.001 || share > 1.001)) chroma *= 0.97;
  return toHex(rgbAt());
}
